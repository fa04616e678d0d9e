"""How deals and parties of Trio ended, in words, and the score sheet."""

from collections.abc import Sequence

from ludo.engine.events import Changed
from ludo.engine.places import Seat
from ludo.engine.views import AnyView
from ludo.games.trio.contracts import last_contract
from ludo.games.trio.scoring import Line
from ludo.games.trio.view import Outcome, TrioView, trio_view
from ludo.session.record import EventBatch
from ludo.ui.games.trio.combination_words import contract_title
from ludo.ui.i18n import enumerated, full_stop, translate
from ludo.ui.wording.common import StatusText, capital
from ludo.ui.wording.names import Names, choose
from ludo.ui.wording.results import shared_partie_title
from ludo.ui.wording.sheets import Sheet


def end_title(outcome: Outcome, names: Names) -> str:
    """Return how a deal ended, as a title."""
    match outcome.how:
        case "out":
            return choose(names, (outcome.out,), translate("Trio", "You go out"), translate("Trio", "{name} goes out"))
        case "stock":
            return translate("Trio", "The stock is empty")
        case "turns":
            return translate("Trio", "The limit of turns is reached")
    return translate("Trio", "Nobody can go out any more")


def _against(outcome: Outcome, names: Names) -> str:
    """Return how many points count against whom: in full for you, in short for the others."""
    parts = []
    you = names.you
    if you is not None and you != outcome.out:
        parts.append(translate("Trio", "%n point(s) against you", None, outcome.points[you]))
    parts += [
        translate("Trio", "{name} {points}").format(name=names.name(seat), points=points)
        for seat, points in enumerate(outcome.points)
        if seat not in (you, outcome.out)
    ]
    return enumerated(parts)


def outcome_line(outcome: Outcome, names: Names) -> str:
    """Return a line of the journal: who went out, and what counts against the others."""
    return translate("Trio", "{end}: {points}.").format(end=end_title(outcome, names), points=_against(outcome, names))


def deal_status(view: TrioView, names: Names) -> StatusText:
    """Return how the deal ended and what is next, between two deals."""
    facts = view.facts
    assert facts.outcome is not None
    you = names.you
    if you is None:
        return StatusText(full_stop(capital(_against(facts.outcome, names))), end_title(facts.outcome, names), "result")
    parts = []
    if you != facts.outcome.out:
        parts.append(translate("Trio", "%n point(s) against you.", None, facts.outcome.points[you]))
    else:
        parts.append(translate("Trio", "The others count the cards left in their hands."))
    if facts.phase != "over":
        following = contract_title(facts.contracts[you], view.options)
        if you in facts.opened:
            parts.append(translate("Trio", "Next for you: {contract}.").format(contract=following))
        else:
            parts.append(translate("Trio", "Once more for you: {contract}.").format(contract=following))
    return StatusText(" ".join(parts), end_title(facts.outcome, names), "result")


def end_status(view: TrioView, names: Names) -> StatusText:
    """Return who won the partie, and by what."""
    facts, options = view.facts, view.options
    winners, outcome = facts.winners, facts.outcome
    last = last_contract(options)
    finishers = [seat for seat in facts.opened if facts.contracts[seat] > last]
    ecole = options.variant == "ecole"
    if len(finishers) == 1 or outcome is None:
        line = (
            translate("Trio", "The tenth year is passed: the first to do so wins.")
            if ecole
            else translate("Trio", "The seventh contract is fulfilled: the first to do so wins.")
        )
    elif outcome.out in winners:
        line = translate("Trio", "Several fulfilled the last contract; the one of them who went out wins.")
    elif len(winners) > 1:
        line = translate("Trio", "Several fulfilled the last contract with equal points.")
    elif options.final_tie == "first_to_open" and _tied(view, finishers):
        line = translate("Trio", "Several fulfilled the last contract with equal points; whoever opened first wins.")
    else:
        line = translate("Trio", "Several fulfilled the last contract; the fewest points win.")
    return StatusText(line, shared_partie_title(winners, names), "end")


def _tied(view: TrioView, finishers: Sequence[Seat]) -> bool:
    """Return whether the best of those who fulfilled the last contract had equal points."""
    facts = view.facts
    assert facts.outcome is not None
    counted = facts.outcome.points if view.options.tiebreak_points == "deal" else facts.scores
    fewest = min(counted[seat] for seat in finishers)
    return sum(1 for seat in finishers if counted[seat] == fewest) > 1


def score_sheet(batches: Sequence[EventBatch], names: Names) -> Sheet:
    """Return one row a deal: for each player the total, and in brackets the contract to fulfil next (TRO-53)."""
    columns = (translate("Trio", "Deal"), *(names.of(seat) for seat in range(len(names.names))))
    lines: tuple[Line, ...] = ()
    for batch in batches:
        for event in batch.events:
            if isinstance(event, Changed) and event.name == "sheet" and isinstance(event.value, tuple):
                lines = event.value
    rows = [
        (str(number), *(f"{score} ({contract})" for score, contract in zip(line.scores, line.contracts, strict=True)))
        for number, line in enumerate(lines, 1)
    ]
    return Sheet(columns, tuple(rows))


def standing_of(view: AnyView) -> str:
    """Return where in the partie one is: the deal, and the own contract."""
    shown = trio_view(view)
    facts, options = shown.facts, shown.options
    if not facts.deal_number:
        return ""
    parts = [translate("Trio", "Deal {number}").format(number=facts.deal_number)]
    last = last_contract(options)
    number = 0 if shown.seat is None else played_contract(shown, shown.seat)
    if 0 < number <= last:
        text = translate("Trio", "year {number} of {last}") if options.variant == "ecole" else ""
        text = text or translate("Trio", "contract {number} of {last}")
        parts.append(text.format(number=number, last=last))
    return " · ".join(parts)


def played_contract(view: TrioView, seat: Seat) -> int:
    """Return the contract of a seat in this deal: once the deal has ended, the sheet names the next one."""
    facts = view.facts
    return facts.contracts[seat] - (facts.outcome is not None and seat in facts.opened)
