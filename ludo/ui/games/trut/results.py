"""How deals and parties of Trut ended, in words."""

from collections.abc import Mapping, Sequence
from typing import Final

from ludo.engine.events import Changed, DealEnded
from ludo.engine.views import AnyView
from ludo.games.trut.rules import sides
from ludo.games.trut.scoring import Score
from ludo.games.trut.stakes import Mark, deal_mark
from ludo.games.trut.view import trut_view
from ludo.session.record import EventBatch
from ludo.ui.i18n import Text, listed, texts, translate
from ludo.ui.wording.common import StatusText, capital
from ludo.ui.wording.names import Names
from ludo.ui.wording.results import deal_title, gains_line, match_title, partie_title, side_title
from ludo.ui.wording.sheets import Sheet, Token

_text = texts("Trut")

HOWS: Final[Mapping[str, Text]] = {
    "fold": _text("not followed"),
    "no_go": _text("fortial, not played"),
    "nul": _text("three rotten tricks"),
    "play": _text("played"),
}
"""How a deal can end, in a word or two."""


def deal_status(view: AnyView, names: Names) -> StatusText:
    """Return how the deal ended, between two deals."""
    facts = trut_view(view).facts
    mark = deal_mark(trut_view(view))
    if mark is None:
        return StatusText(
            translate("Trut", "Three rotten tricks: the deal counts for nothing."),
            translate("Trut", "Nobody wins the deal"),
            "result",
        )
    seats = sides(view.options.players)[mark.side]
    if facts.winner is not None:
        return StatusText(match_line(view, names), partie_title(seats, names), "result")
    reason = won_by(mark.how, facts.results.count(mark.side))
    return StatusText(_worth_line(mark), deal_title(seats, names), "result", reason)


def won_by(how: str, tricks: int) -> str:
    """Return why a deal is won, in a sentence; `tricks`: how many its winner made."""
    if how == "fold":
        return translate("Trut", "The trut was not followed.")
    if how == "no_go":
        return translate("Trut", "The fortial was not played.")
    if tricks == 1:
        return translate("Trut", "The first trick made decides the deal, as others are rotten.")
    return translate("Trut", "%n trick(s) win the deal.", None, tricks)


def _worth_line(mark: Mark) -> str:
    """Return what a deal brought."""
    if mark.worth == "nothing":
        return translate("Trut", "Nobody truted: it is worth nothing.")
    if mark.worth == "trut":
        return translate("Trut", "A trut. The other side loses its points.")
    if mark.transformed:
        return translate("Trut", "A point, and the points become a trut. The other side loses its points.")
    return translate("Trut", "A point.")


def match_line(view: AnyView, names: Names) -> str:
    """Return the score of the match, or of the partie that ended."""
    facts = trut_view(view).facts
    truts = [score.truts for score in facts.scores]
    line = translate("Trut", "%n trut(s) to {less}.", None, max(truts)).format(less=min(truts))
    if trut_view(view).options.parties > 1:
        won = [facts.winners.count(side) for side in (0, 1)]
        teams = [names.all_of(team) for team in sides(view.options.players)]
        line += " " + translate("Trut", "Parties: {first} {one}, {second} {two}.").format(
            first=capital(teams[0]), one=won[0], second=capital(teams[1]), two=won[1]
        )
    return line


def end_status(view: AnyView, names: Names) -> StatusText:
    """Return how the partie or match ended."""
    facts = trut_view(view).facts
    first, second = facts.winners.count(0), facts.winners.count(1)
    seats = () if first == second else sides(view.options.players)[0 if first > second else 1]
    title = partie_title if trut_view(view).options.parties == 1 else match_title
    return StatusText(match_line(view, names), title(seats, names), "end")


def ended_line(ended: DealEnded, names: Names) -> str | None:
    """Return a line of the journal about a deal that ended, if no other line says it."""
    nul = translate("Trut", "Three rotten tricks: the deal counts for nothing.") if ended.how == "nul" else None
    return " ".join(filter(None, (nul, gains_line(ended.chips, names)))) or None


def score_words(score: Score) -> str:
    """Return a score in words."""
    truts = translate("Trut", "%n trut(s)", None, score.truts)
    points = translate("Trut", "%n point(s)", None, score.points)
    return f"{truts}, {points}"


def gain_words(gain: float, points_per_trut: int) -> str:
    """Return truts and points that a deal brought, with a sign; only what it brought."""
    whole, points = divmod(round(abs(gain) * points_per_trut), points_per_trut)
    named = [translate("Trut", "%n trut(s)", None, whole)] if whole else []
    named += [translate("Trut", "%n point(s)", None, points)] if points or not whole else []
    return ("−" if gain < 0 else "+" if gain > 0 else "") + listed(named)


def _tokens(score: Score) -> tuple[Token, ...]:
    return (Token("tile", score.truts), Token("disc", score.points))


def score_sheet(batches: Sequence[EventBatch], names: Names) -> Sheet:
    """Return one row a deal: who won it how, and the score of both sides after it."""
    teams = sides(len(names.names))
    columns = (
        translate("Trut", "Deal"),
        translate("Trut", "Won by"),
        *(side_title(names, team) for team in teams),
    )
    rows: list[tuple[str, ...]] = []
    tokens: dict[tuple[int, int], tuple[Token, ...]] = {}
    scores = (Score(), Score())
    for entry in batches:
        for event in entry.events:
            match event:
                case Changed("scores", (Score() as first, Score() as second)):
                    scores = (first, second)
                case DealEnded(deal, how, winners, _):
                    who = side_title(names, winners) if winners else "–"
                    tokens.update({(len(rows), 2 + side): _tokens(score) for side, score in enumerate(scores)})
                    rows.append((str(deal), f"{who} ({HOWS[how]()})", score_words(scores[0]), score_words(scores[1])))
                case _:
                    pass
    return Sheet(columns, tuple(rows), tokens)
