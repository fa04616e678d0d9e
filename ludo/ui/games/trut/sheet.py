"""The score sheet of Trut on the screen: counters of both sides, one touch a deal."""

from typing import cast

from ludo.engine.places import Seat
from ludo.engine.refusals import Refusal
from ludo.games.trut.options import TrutOptions
from ludo.games.trut.rules import sides
from ludo.games.trut.scoring import Score
from ludo.nights.sheets.contract import Marked, Position
from ludo.nights.sheets.trut import Kind, TrutLine, TrutPosition
from ludo.ui.i18n import Text, texts, translate
from ludo.ui.sheets.entry import ChoiceEntry, LineChoice
from ludo.ui.sheets.view import Cell, SheetView
from ludo.ui.wording.refusals import number_of
from ludo.ui.wording.sheets import Token

_text = texts("Sheets")


class TrutView(SheetView[TrutOptions, TrutLine, TrutPosition]):
    """How the sheet of Trut looks."""

    @property
    def columns(self) -> tuple[tuple[Seat, ...], ...]:
        """The two sides."""
        return sides(self.options.players)

    def standing(self, position: TrutPosition) -> tuple[Cell, ...]:
        """Tiles and discs; in a match the parties won."""
        standing = position.standing
        return tuple(
            _cell(score, self._parties_text(standing.parties[side])) for side, score in enumerate(standing.scores)
        )

    def cells(self, marked: Marked[TrutLine, TrutPosition]) -> tuple[Cell, ...]:
        """The counters after a deal."""
        return tuple(_cell(score) for score in marked.position.standing.scores)

    def note(self, line: TrutLine) -> str:
        """Who marked for what."""
        if line.side is None:
            return translate("Sheets", "Three rotten tricks: nothing")
        name = self.title(line.side)
        match line.kind:
            case "followed":
                return translate("Sheets", "{name}: a trut that was followed").format(name=name)
            case "declined":
                return translate("Sheets", "{name}: the trut was not followed").format(name=name)
            case "went":
                return translate("Sheets", "{name} won the fortial").format(name=name)
            case "stayed":
                return translate("Sheets", "{name}: the fortial was not played").format(name=name)
            case _:
                return translate("Sheets", "{name} won without a trut").format(name=name)

    def next(self, position: TrutPosition) -> str:
        """The fortial is announced before cards are looked at."""
        if position.fortial is None:
            return ""
        return translate(
            "Sheets", "Fortial: {name} decides whether to go. {others}: do not look at your cards."
        ).format(name=self.title(position.fortial), others=self.title(1 - position.fortial))

    def refusal(self, refusal: Refusal) -> str:
        match refusal.code:
            case "no-fortial":
                return translate("Sheets", "Nobody was at the fortial in this deal.")
            case "fortial-first":
                return translate("Sheets", "{name} was at the fortial: it was played, or not.").format(
                    name=self.title(number_of(refusal, "side"))
                )
            case "fortial-stayed":
                return translate("Sheets", "If the fortial is not played, the other side marks the point.")
            case _:
                return ""

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
        match kind:
            case "followed":
                return _text("Wins the trut: 1 trut")
            case "declined":
                return _text("Trut not followed: 1 point")
            case "went":
                return _text("Wins the fortial")
            case "stayed":
                return _text("Fortial not played: 1 point")
            case _:
                if self.options.untruted_donne_points:
                    return _text("Wins without a trut: 1 point")
                return _text("Wins without a trut: nothing")

    def _parties_text(self, parties: int) -> str:
        if self.options.parties == 1:
            return ""
        return translate("Sheets", "%n partie(s) of {parties}", None, parties).format(parties=self.options.parties)


def _cell(score: Score, detail: str = "") -> Cell:
    truts = translate("Sheets", "%n trut(s)", None, score.truts)
    points = translate("Sheets", "%n point(s)", None, score.points)
    text = translate("Sheets", "{truts}, {points}").format(truts=truts, points=points)
    return Cell(text, (Token("tile", score.truts), Token("disc", score.points)), detail)
