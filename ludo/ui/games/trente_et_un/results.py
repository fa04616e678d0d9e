"""How deals and parties of Trente-et-un ended, in words."""

from collections.abc import Mapping, Sequence
from typing import Final

from ludo.engine.events import Changed, DealEnded
from ludo.engine.places import Seat
from ludo.engine.views import AnyView
from ludo.games.trente_et_un.options import setting_of
from ludo.games.trente_et_un.view import Outcome, trente_et_un_view
from ludo.session.record import EventBatch
from ludo.ui.games.trente_et_un.values import value_text
from ludo.ui.i18n import Text, enumerated, full_stop, texts, translate
from ludo.ui.wording.common import StatusText, capital
from ludo.ui.wording.names import Names, choose, choose_of
from ludo.ui.wording.results import shared_partie_title
from ludo.ui.wording.sheets import Sheet

_text = texts("Trente-et-un")

HOWS: Final[Mapping[str, Text]] = {
    "showdown": _text("The last round is over: hands are compared."),
    "thirty_one": _text("A thirty-one ends the deal at once."),
    "fire": _text("Three aces end the deal at once."),
    "pushed": _text("Everybody has pushed, and there are no new cards for the middle: hands are compared."),
    "stock": _text("The stock is empty: hands are compared."),
    "turns": _text("The deal has lasted long enough: hands are compared."),
    "bound": _text("Everybody has exchanged all three cards: hands are compared."),
}
"""How a deal can end."""

_COLUMNS: Final = 4
"""With more players the score sheet has no column for each."""


_LOSSES: Final[Mapping[str, Sequence[Text]]] = {
    "surpassed": (
        _text("You knocked with {value}, {best} is better: you lose two lives."),
        _text("{name} knocked with {value}, {best} is better: two lives."),
    ),
    "lowest": (
        _text("{value} is the lowest: you lose a life."),
        _text("{value} is the lowest: {name} loses a life."),
        _text("{value} is the lowest: {name} each lose a life."),
        _text("{value} is the lowest: {name} lose a life each."),
    ),
    "tied": (
        _text("{value} ties the knocker’s best hand: you lose a life."),
        _text("{value} ties the knocker’s best hand: {name} loses a life."),
        _text("{value} ties the knocker’s best hand: {name} each lose a life."),
        _text("{value} ties the knocker’s best hand: {name} lose a life each."),
    ),
    "others": (_text("Somebody ties the knocker’s best hand: all others lose a life."),) * 4,
}
"""Why hands that were compared cost lives, by reason: of whoever loses them."""


def losers(outcome: Outcome, reason: str) -> list[Seat]:
    """Return the seats that lose lives for a reason."""
    return [seat for seat, why in enumerate(outcome.reasons) if why == reason]


def _value(outcome: Outcome, seat: Seat) -> str:
    value = outcome.values[seat]
    return "" if value is None else value_text(value)


def _shown(outcome: Outcome, names: Names) -> str:
    """Return who has shown fire or a thirty-one, and what that costs the others if they need not compare."""
    if outcome.how == "fire":
        return choose(
            names,
            outcome.holders,
            translate("Trente-et-un", "You show fire, three aces: everybody else loses a life."),
            translate("Trente-et-un", "{name} shows fire, three aces: everybody else loses a life."),
        )
    payers = losers(outcome, "thirty_one")
    if not payers:
        return choose(
            names,
            outcome.holders,
            translate("Trente-et-un", "You show thirty-one."),
            translate("Trente-et-un", "{name} shows thirty-one."),
            translate("Trente-et-un", "{name} each show thirty-one."),
            translate("Trente-et-un", "{name} show thirty-one."),
        )
    if set(payers) & set(outcome.holders):
        return choose(
            names,
            outcome.holders[:1],
            translate("Trente-et-un", "You are the first with thirty-one: everybody else loses a life."),
            translate("Trente-et-un", "{name} is the first with thirty-one: everybody else loses a life."),
        )
    return choose(
        names,
        outcome.holders,
        translate("Trente-et-un", "You show thirty-one: everybody else loses a life."),
        translate("Trente-et-un", "{name} shows thirty-one: everybody else loses a life."),
        translate("Trente-et-un", "{name} each show thirty-one: everybody else loses a life."),
        translate("Trente-et-un", "{name} show thirty-one: everybody else loses a life."),
    )


def _knocker_on_31(outcome: Outcome, names: Names) -> str:
    seat = next(seat for seat, loss in enumerate(outcome.losses) if loss == 2)
    return choose(
        names,
        (seat,),
        translate("Trente-et-un", "You had knocked: you lose two."),
        translate("Trente-et-un", "{name} had knocked and loses two."),
    )


def reasons(outcome: Outcome, names: Names) -> list[str]:
    """Return why a deal cost what it cost, one sentence a reason."""
    sentences = [_shown(outcome, names)] if outcome.holders else []
    if losers(outcome, "fire"):
        return sentences
    if losers(outcome, "thirty_one"):
        return [*sentences, _knocker_on_31(outcome, names)] if 2 in outcome.losses else sentences
    best = max((value for value in outcome.values if value is not None), default=0)
    for reason, forms in _LOSSES.items():
        seats = losers(outcome, reason)
        if seats:
            value = _value(outcome, seats[0])
            sentences.append(choose_of(names, seats, forms, value=value, best=value_text(best)))
    if not any(outcome.losses):
        sentences.append(translate("Trente-et-un", "All hands are worth the same: nobody loses a life."))
    return sentences


def _gone(view: AnyView, outcome: Outcome, names: Names) -> str:
    """Return who has left the table with this deal, empty if nobody has."""
    lives = trente_et_un_view(view).facts.lives
    seats = [seat for seat, loss in enumerate(outcome.losses) if loss and not lives[seat]]
    if not seats:
        return ""
    return choose(
        names,
        seats,
        translate("Trente-et-un", "You are out."),
        translate("Trente-et-un", "{name} is out."),
        translate("Trente-et-un", "{name} are out now."),
        translate("Trente-et-un", "{name} are out."),
    )


def _best(view: AnyView, outcome: Outcome, names: Names) -> str:
    """Return whose hand was the best: that of a knocker whom nobody surpassed, or of whoever it is."""
    closer = trente_et_un_view(view).facts.closer
    values = [-1.0 if value is None else value for value in outcome.values]
    seats = [seat for seat, value in enumerate(values) if value == max(values)]
    if closer in seats and not setting_of(trente_et_un_view(view).options).is_36:
        seats = [closer]
        you = translate("Trente-et-un", "You knocked with {value}, and nobody has more.")
        one = translate("Trente-et-un", "{name} knocked with {value}, and nobody has more.")
    else:
        you = translate("Trente-et-un", "Your hand is the best: {value}.")
        one = translate("Trente-et-un", "The best hand is worth {value}: {name}.")
    return choose(names, seats, you, one, one, one, value=value_text(max(values)))


def deal_status(view: AnyView, outcome: Outcome, names: Names) -> StatusText:
    """Return how a deal ended, between two deals."""
    title, *rest = reasons(outcome, names)
    if not rest:
        rest = [_best(view, outcome, names) if outcome.how == "showdown" else HOWS[outcome.how]()]
    return StatusText(" ".join(filter(None, (*rest, _gone(view, outcome, names)))), capital(title), "result")


def end_status(view: AnyView, names: Names) -> StatusText:
    """Return how the partie ended."""
    facts = trente_et_un_view(view).facts
    sentences = [] if facts.outcome is None else reasons(facts.outcome, names)
    return StatusText(capital(" ".join(sentences[:2])), capital(shared_partie_title(facts.winners, names)), "end")


def outcome_lines(outcome: Outcome, names: Names) -> str:
    """Return the line of the journal about how a deal ended, and why it cost what it cost."""
    how = [] if outcome.holders else [HOWS[outcome.how]()]
    return " ".join([*how, *map(capital, reasons(outcome, names))])


def score_text(view: AnyView, names: Names) -> str:
    """Return the lives of everybody in a sentence."""
    lives = trente_et_un_view(view).facts.lives
    parts = [
        translate("Trente-et-un", "{name}: {lives}").format(
            name=names.of(seat), lives=translate("Trente-et-un", "%n life(lives)", None, left)
        )
        for seat, left in enumerate(lives)
    ]
    return full_stop(enumerated(parts))


def _lost(outcome: Outcome, names: Names) -> str:
    """Return who lost how many lives, in a few signs."""
    losses = [f"{names.of(seat)} −{loss}" for seat, loss in enumerate(outcome.losses) if loss]
    return enumerated(losses) or "–"


def _life(lives: int) -> str:
    return str(lives) if lives else translate("Trente-et-un", "out")


def score_sheet(batches: Sequence[EventBatch], names: Names) -> Sheet:
    """Return one row a deal: the lives of everybody after it; with many players only who lost how many."""
    many = len(names.names) > _COLUMNS
    seats = range(len(names.names))
    columns = [translate("Trente-et-un", "Lives lost")] if many else [names.of(seat) for seat in seats]
    rows = []
    lives: tuple[int, ...] = ()
    outcome: Outcome | None = None
    for batch in batches:
        for event in batch.events:
            match event:
                case Changed("lives", tuple() as now):
                    lives = now
                case Changed("outcome", Outcome() as now):
                    outcome = now
                case DealEnded(deal, _, _, _) if outcome is not None:
                    rows.append((str(deal), *([_lost(outcome, names)] if many else map(_life, lives))))
                case _:
                    pass
    return Sheet((translate("Trente-et-un", "Deal"), *columns), tuple(rows))
