"""How tricks, deals and parties of Triomphe ended, and why, in words."""

from collections.abc import Mapping, Sequence
from typing import Final

from ludo.engine.cards import rank_of
from ludo.engine.events import Changed, DealEnded
from ludo.engine.places import Seat
from ludo.engine.views import AnyView
from ludo.games.triomphe.ending import deal_marked
from ludo.games.triomphe.scoring import asks_stake, parties_won
from ludo.games.triomphe.teams import sides
from ludo.games.triomphe.view import TriompheView, triomphe_view
from ludo.session.record import EventBatch
from ludo.ui.i18n import Text, enumerated, texts, translate
from ludo.ui.wording.cards import card_name, rank_name
from ludo.ui.wording.common import StatusText
from ludo.ui.wording.details import Details, number_of, numbers_of
from ludo.ui.wording.names import Names, choose, choose_of
from ludo.ui.wording.results import deal_title, match_title, partie_title, side_title
from ludo.ui.wording.sheets import Sheet

_text = texts("Triomphe")

HOWS: Final[Mapping[str, Text]] = {
    "vole": _text("vole"),
    "conceded": _text("given up"),
    "vole_made": _text("refused, vole made"),
    "vole_missed": _text("refused, vole missed"),
    "fault": _text("fault"),
    "played": _text("tricks"),
}
"""How a deal can end, in a word or two."""


_MARKS: Final[Mapping[int, Sequence[Text]]] = {
    -1: (
        _text("You lose a point."),
        _text("{name} loses a point."),
        _text("Your side loses a point."),
        _text("{name} lose a point."),
    ),
    1: (
        _text("You mark a point."),
        _text("{name} marks a point."),
        _text("Your side marks a point."),
        _text("{name} mark a point."),
    ),
    2: (
        _text("You mark two points."),
        _text("{name} marks two points."),
        _text("Your side marks two points."),
        _text("{name} mark two points."),
    ),
}
"""Who gains or loses so many points."""


def trick_line(details: Details, names: Names) -> str:
    """Return whose trick it is, and why: "King beats Ten: Hugo’s trick."."""
    seat = number_of(details, "seat")
    card, over = number_of(details, "card"), number_of(details, "over")
    whose = choose(names, (seat,), translate("Triomphe", "your trick"), translate("Triomphe", "{name}’s trick"))
    match details.get("how"):
        case "beats":
            reason = translate("Triomphe", "{card} beats {other}").format(
                card=rank_name(rank_of(card)), other=rank_name(rank_of(over))
            )
        case "ruffs":
            reason = translate("Triomphe", "{card} ruffs").format(card=card_name(card))
        case _:
            reason = translate("Triomphe", "Nobody can answer {card}").format(card=card_name(card))
    return translate("Triomphe", "{reason}: {whose}.").format(reason=reason, whose=whose)


def reason_line(how: str, tricks: int, tied: bool, points: int) -> str:
    """Return why a deal is scored as it is, without saying for whom."""
    match how:
        case "vole":
            return translate("Triomphe", "All five tricks, the vole: two points.")
        case "conceded":
            return translate("Triomphe", "The deal was given up: one point.")
        case "vole_made":
            return translate("Triomphe", "The offer was refused and the vole made: two points.")
        case "vole_missed":
            return translate("Triomphe", "The offer was refused, but the vole was missed: two points.")
        case "fault" if points < 0:
            return translate("Triomphe", "A fault: it costs a point.")
        case "fault":
            return translate("Triomphe", "A fault: the deal is lost, one point for the other side.")
        case _ if points == 0:
            return translate("Triomphe", "Nobody has enough tricks: no point.")
        case _ if tied:
            return translate("Triomphe", "%n trick(s), and the first to get them: one point.", None, tricks)
    return translate("Triomphe", "%n trick(s) of 5: one point.", None, tricks)


def marked_line(details: Details, names: Names) -> str:
    """Return who marks what for a deal, and why, for the journal."""
    seats, points = numbers_of(details, "seats"), number_of(details, "points")
    how, tied = str(details.get("how")), details.get("tied") is True
    reason = reason_line(how, number_of(details, "tricks"), tied, points)
    if not seats:
        return reason
    who = marks_sentence(seats, points, names)
    return translate("Triomphe", "{reason} {who}").format(reason=reason, who=who)


def marks_sentence(seats: Sequence[Seat], points: int, names: Names) -> str:
    """Return who gains or loses how many points, as a sentence."""
    return choose_of(names, seats, _MARKS[points])


def deal_status(view: AnyView, names: Names) -> StatusText:
    """Return how the deal ended, between two deals, and who names the next dealer."""
    known = triomphe_view(view)
    facts = known.facts
    assert facts.outcome is not None
    teams = sides(known.options)
    marked = deal_marked(facts.outcome, teams)
    seats, points = numbers_of(marked.details, "seats"), number_of(marked.details, "points")
    reason = reason_line(facts.outcome.how, number_of(marked.details, "tricks"), marked.details["tied"] is True, points)
    if facts.winner is not None:
        line = f"{reason} {score_line(view, names)}{_stake_line(known)}"
        return StatusText(line, partie_title(teams[facts.winner], names), "result")
    if facts.phase == "next_dealer":
        who = choose(
            names, (facts.outcome.designator,),
            translate("Triomphe", "You name the next dealer."),
            translate("Triomphe", "{name} names the next dealer.")
        )  # fmt: skip
        reason = f"{reason} {who}"
    return StatusText(reason, _deal_title(seats, points, names), "result")


def _stake_line(view: TriompheView) -> str:
    """Return what the next partie of a match is played for, and that it may still be changed (TRI-74)."""
    if not asks_stake(view.options):
        return ""
    stake = translate(
        "Triomphe", "The next partie is for %n chip(s) each, unless you agree on another stake.", None, view.facts.stake
    )
    return f" {stake}"


def _deal_title(seats: Sequence[Seat], points: int, names: Names) -> str:
    if not seats:
        return translate("Triomphe", "Nobody marks")
    if points < 0:
        return choose(
            names,
            seats,
            translate("Triomphe", "You lose a point"),
            translate("Triomphe", "{name} loses a point"),
            translate("Triomphe", "Your side loses a point"),
            translate("Triomphe", "{name} lose a point"),
        )
    return deal_title(seats, names)


def score_line(view: AnyView, names: Names) -> str:
    """Return the score of the partie, best first, and of the match."""
    known = triomphe_view(view)
    teams = sides(known.options)
    if len(teams) == 2:
        best, least = max(known.facts.scores), min(known.facts.scores)
        line = translate("Triomphe", "%n point(s) to {less}.", None, best).format(less=number_text(least))
    else:
        order = sorted(range(len(teams)), key=lambda side: -known.facts.scores[side])
        parts = (f"{side_title(names, teams[side])} {number_text(known.facts.scores[side])}" for side in order)
        line = translate("Triomphe", "{scores}.").format(scores=enumerated(parts))
    if known.options.parties > 1:
        won = parties_won(known.facts.winners, known.options)
        parts = (f"{side_title(names, team)} {count}" for team, count in zip(teams, won, strict=True))
        line += " " + translate("Triomphe", "Parties: {parties}.").format(parties=enumerated(parts))
    return line


def number_text(number: int) -> str:
    """Return a number with a real minus sign."""
    return str(number).replace("-", "−")


def end_status(view: AnyView, names: Names) -> StatusText:
    """Return how the partie or the match ended, and what decided it."""
    known = triomphe_view(view)
    teams = sides(known.options)
    line = score_line(view, names)
    if known.options.parties == 1:
        side = known.facts.winners[0] if known.facts.winners else 0
        return StatusText(line, partie_title(teams[side], names), "end")
    won = parties_won(known.facts.winners, known.options)
    first = [side for side, count in enumerate(won) if count == max(won)]
    return StatusText(line, match_title(teams[first[0]] if len(first) == 1 else (), names), "end")


def score_sheet(batches: Sequence[EventBatch], names: Names) -> Sheet:
    """Return one row a deal: who won it how, and the score of every side after it.

    Partners are neighbours, so the number of scores says who plays with whom.
    """
    rows: list[tuple[str, ...]] = []
    scores: tuple[int, ...] = (0,) * len(names.names)
    for entry in batches:
        for event in entry.events:
            match event:
                case Changed("scores", tuple() as after):
                    scores = after
                case DealEnded(deal, how, winners, _):
                    who = side_title(names, winners) if winners else "–"
                    rows.append((str(deal), f"{who} ({HOWS[how]()})", *(number_text(score) for score in scores)))
                case _:
                    pass
    size = len(names.names) // len(scores)
    teams = [range(side * size, (side + 1) * size) for side in range(len(scores))]
    titles = (side_title(names, team) for team in teams)
    return Sheet((translate("Triomphe", "Deal"), translate("Triomphe", "Won by"), *titles), tuple(rows))
