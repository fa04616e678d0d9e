"""The score sheet of Trut on the screen: counters of both sides, one touch a deal."""

from collections.abc import Mapping
from typing import ClassVar, Final, cast

from ludo.engine.places import Seat
from ludo.engine.refusals import Refusal
from ludo.games.trut.options import TrutOptions
from ludo.games.trut.rules import sides
from ludo.games.trut.scoring import Score
from ludo.nights.sheets.contract import Marked, Position
from ludo.nights.sheets.trut import Kind, TrutLine, TrutPosition
from ludo.ui.i18n import Text, texts, translate
from ludo.ui.sheets.entry import ChoiceEntry, LineChoice
from ludo.ui.sheets.view import Cell, SheetView, parties_text
from ludo.ui.wording.details import number_of
from ludo.ui.wording.refusals import RefusalSentence, told
from ludo.ui.wording.sheets import Token

_text = texts("Sheets")

_NOTES: Final[Mapping[Kind, Text]] = {
    "followed": _text("{name}: a trut that was followed"),
    "declined": _text("{name}: the trut was not followed"),
    "went": _text("{name} won the fortial"),
    "stayed": _text("{name}: the fortial was not played"),
    "plain": _text("{name} won without a trut"),
}
"""Who marked for what, by kind of line."""

_CHOICES: Final[Mapping[Kind, Text]] = {
    "followed": _text("Wins the trut: 1 trut"),
    "declined": _text("Trut not followed: 1 point"),
    "went": _text("Wins the fortial"),
    "stayed": _text("Fortial not played: 1 point"),
    "plain": _text("Wins without a trut: 1 point"),
}
"""What a side did, by kind of line."""


class TrutView(SheetView[TrutOptions, TrutLine, TrutPosition]):
    """How the sheet of Trut looks."""

    refusals: ClassVar[Mapping[str, RefusalSentence]] = {
        "no-fortial": told(_text("Nobody was at the fortial in this deal.")),
        "fortial-stayed": told(_text("If the fortial is not played, the other side marks the point.")),
    }

    @property
    def columns(self) -> tuple[tuple[Seat, ...], ...]:
        return sides(self.options.players)

    def standing(self, position: TrutPosition) -> tuple[Cell, ...]:
        """Tiles and discs; in a match the parties won."""
        standing = position.standing
        return tuple(
            _cell(score, parties_text(standing.parties[side], self.options.parties))
            for side, score in enumerate(standing.scores)
        )

    def cells(self, marked: Marked[TrutLine, TrutPosition]) -> tuple[Cell, ...]:
        """Return the counters after a deal."""
        return tuple(_cell(score) for score in marked.position.standing.scores)

    def note(self, line: TrutLine) -> str:
        """Return who marked for what."""
        if line.side is None:
            return translate("Sheets", "Three rotten tricks: nothing")
        return _NOTES[line.kind]().format(name=self.title(line.side))

    def next(self, position: TrutPosition) -> str:
        """The fortial is announced before cards are looked at."""
        if position.fortial is None:
            return ""
        return translate(
            "Sheets", "Fortial: {name} decides whether to go. {others}: do not look at your cards."
        ).format(name=self.title(position.fortial), others=self.title(1 - position.fortial))

    def refusal_text(self, refusal: Refusal) -> str:
        """Return why a line does not fit, with the side that was at the fortial."""
        if refusal.code == "fortial-first":
            text = translate("Sheets", "{name} was at the fortial: it was played, or not.")
            return text.format(name=self.title(number_of(refusal.details, "side")))
        return super().refusal_text(refusal)

    def entry(self) -> ChoiceEntry:
        """A button for each way in which a deal can go."""
        return ChoiceEntry([self.title(side) for side in (0, 1)], self._choices)

    def _choices(self, position: Position) -> list[LineChoice]:
        stand = cast(TrutPosition, position)
        if stand.standing.over:
            return []
        fortial = stand.fortial
        kinds: tuple[Kind, ...] = ("went", "stayed") if fortial is not None else ("plain", "followed", "declined")
        choices = [
            LineChoice(TrutLine(kind, side), self._choice_text(kind), side)
            for side in (0, 1)
            for kind in kinds
            if not (kind == "stayed" and side == fortial)
        ]
        return [*choices, LineChoice(TrutLine("void", None), _text("Three rotten tricks"))]

    def _choice_text(self, kind: Kind) -> Text:
        if kind == "plain" and not self.options.untruted_donne_points:
            return _text("Wins without a trut: nothing")
        return _CHOICES[kind]


def _cell(score: Score, detail: str = "") -> Cell:
    truts = translate("Sheets", "%n trut(s)", None, score.truts)
    points = translate("Sheets", "%n point(s)", None, score.points)
    text = translate("Sheets", "{truts}, {points}").format(truts=truts, points=points)
    return Cell(text, (Token("tile", score.truts), Token("disc", score.points)), detail)
