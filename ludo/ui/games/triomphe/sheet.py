"""The score sheet of Triomphe on the screen: tricks, offers and faults."""

from collections.abc import Mapping
from typing import ClassVar

from ludo.engine.places import Seat
from ludo.games.triomphe.options import TriompheOptions
from ludo.games.triomphe.rules import TRICKS
from ludo.games.triomphe.teams import sides
from ludo.nights.sheets.contract import Marked
from ludo.nights.sheets.triomphe import TriompheLine, TriomphePosition
from ludo.ui.games.triomphe.results import number_text
from ludo.ui.games.triomphe.sheet_entry import TricksEntry, TwoSidesEntry
from ludo.ui.i18n import plurals, texts, translate
from ludo.ui.sheets.entry import Entry
from ludo.ui.sheets.view import Cell, SheetView, parties_text
from ludo.ui.wording.refusals import RefusalSentence, counted, told

_text = texts("Sheets")
_plural = plurals("Sheets")


class TriompheView(SheetView[TriompheOptions, TriompheLine, TriomphePosition]):
    """How the sheet of Triomphe looks."""

    refusals: ClassVar[Mapping[str, RefusalSentence]] = {
        "line-tricks": counted(_plural("There are %n tricks in all."), "tricks"),
        "stake-limits": counted(_plural("At most %n chip(s) can be staked."), "most"),
        "stake-fixed": told(_text("Another stake is agreed only between two parties of a match.")),
        "who-was-first": told(_text("Several have the most tricks: who had so many first?")),
    }

    @property
    def columns(self) -> tuple[tuple[Seat, ...], ...]:
        return sides(self.options)

    def standing(self, position: TriomphePosition) -> tuple[Cell, ...]:
        """Points, and in a match the parties won."""
        standing = position.standing
        return tuple(
            Cell(
                translate("Sheets", "{points} of {target}").format(
                    points=number_text(points), target=self.options.target
                ),
                (),
                parties_text(standing.parties[side], self.options.parties),
            )
            for side, points in enumerate(standing.scores)
        )

    def cells(self, marked: Marked[TriompheLine, TriomphePosition]) -> tuple[Cell, ...]:
        """Points after a deal, and the tricks of it."""
        line = marked.line
        assert line is not None
        scores = marked.position.standing.scores
        if not line.tricks:
            return tuple(Cell(number_text(points)) for points in scores)
        form = translate("Sheets", "{points} · {tricks} tr.")
        return tuple(
            Cell(form.format(points=number_text(points), tricks=tricks))
            for points, tricks in zip(scores, line.tricks, strict=True)
        )

    def note(self, line: TriompheLine) -> str:
        """Return the stake agreed before it, and how the deal went."""
        parts = () if line.stake is None else (translate("Sheets", "%n chip(s) at stake", None, line.stake),)
        return " · ".join(part for part in (*parts, self._how(line)) if part)

    def _how(self, line: TriompheLine) -> str:
        name = "" if line.side is None else self.title(line.side)
        match line.kind:
            case "conceded":
                return translate("Sheets", "conceded to {name}").format(name=name)
            case "refused":
                return translate("Sheets", "{name} refused the offer").format(name=name)
            case "fault":
                return translate("Sheets", "fault of {name}").format(name=name)
        if max(line.tricks) == TRICKS:
            return translate("Sheets", "vole of {name}").format(name=self.title(line.tricks.index(TRICKS)))
        if line.first is not None:
            return translate("Sheets", "{name} was first").format(name=self.title(line.first))
        return ""

    def entry(self) -> Entry:
        """Buttons for two sides; with more, a counter for each."""
        titles = [self.title(side) for side in range(len(self.columns))]
        return TwoSidesEntry(titles, self.options) if len(titles) == 2 else TricksEntry(titles, self.options)
