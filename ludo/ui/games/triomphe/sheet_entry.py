"""Inputs for a deal of Triomphe: buttons for two sides, a counter of tricks for each of several."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Final, cast

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout

from ludo.engine.refusals import Refusal
from ludo.games.triomphe.options import TriompheOptions
from ludo.games.triomphe.rules import TRICKS
from ludo.nights.sheets.contract import Position
from ludo.nights.sheets.triomphe import TRIOMPHE_SHEET, Kind, TriompheLine, TriomphePosition, tied
from ludo.ui.games.triomphe.sheet_stake import StakeRow
from ludo.ui.i18n import Text, texts, translate
from ludo.ui.sheets.columns import ColumnRow, Columns
from ludo.ui.sheets.entry import ChoiceEntry, Entry, LineChoice
from ludo.ui.widgets.choices import Chips
from ludo.ui.widgets.first_focus import begin_focus_at
from ludo.ui.widgets.labels import Label
from ludo.ui.widgets.letters import numbers, write_in
from ludo.ui.widgets.plain_text import PlainButton
from ludo.ui.widgets.reserved_space import keep_room
from ludo.ui.widgets.surfaces import UNIT, row, without_margins

_text = texts("Sheets")

_NOBODY: Final = -1
_FIRST: Final = _text("Who had so many first?")
_FAULT: Final = _text("Fault of")


class TwoSidesEntry(ChoiceEntry):
    """A button for each way in which the tricks can fall, for accepted offers and for faults."""

    def __init__(self, titles: Sequence[str], options: TriompheOptions) -> None:
        super().__init__(titles, self._lines)
        self._position: TriomphePosition | None = None
        values: list[tuple[int, Text]] = [(_NOBODY, _text("No offer was refused"))]
        values += [(side, partial(_refused_text, title)) for side, title in enumerate(titles)]
        self.refused = Chips(values, _text("Was an offer refused?"))
        self.refused.chosen.connect(lambda _: self._offer())
        self.box.insertWidget(0, self.refused)
        self.stake = StakeRow(options)
        self.stake.changed.connect(self._offer)
        self.box.insertWidget(0, self.stake)

    def show_position(self, position: Position) -> None:
        """Begin a line."""
        self._position = cast(TriomphePosition, position)
        self.refused.set_value(_NOBODY)
        self.refused.setVisible("refused" in TRIOMPHE_SHEET.expected(self._position))
        self.stake.show_position(self._position)
        super().show_position(position)

    def load(self, line: object) -> None:
        deal = cast(TriompheLine, line)
        self.refused.set_value(deal.side if deal.kind == "refused" else _NOBODY)
        self.stake.load(deal)
        self._offer()
        super().load(line)

    def _offer(self) -> None:
        if self._position is not None:
            self.show_choices(self._lines(self._position))

    def _lines(self, position: Position) -> list[LineChoice]:
        """Return the lines that can be marked; those with more tricks of a side stand below it."""
        stand = cast(TriomphePosition, position)
        refuser = self.refused.checked
        choices: list[tuple[TriompheLine, Text, int]] = []
        for side in (0, 1):
            for won, lost in _FALLS:
                tricks = (won, lost) if side == 0 else (lost, won)
                line = TriompheLine("played", tricks)
                if refuser != _NOBODY:
                    line = TriompheLine("refused", tricks, side=refuser)
                choices.append((line, partial(_tricks_text, won, lost), side))
            choices += [(TriompheLine(kind, side=side), text, side) for kind, text in _ENDINGS.items()]
        lines = [
            LineChoice(replace(line, stake=self.stake.stake), text, side, refuser == _NOBODY or line.kind == "refused")
            for line, text, side in choices
        ]
        return [choice for choice in lines if _fits(stand, choice.line)]


def _fits(position: TriomphePosition, line: object) -> bool:
    return TRIOMPHE_SHEET.check(position, cast(TriompheLine, line)) is None


_FALLS: Final = tuple((won, lost) for won in range(TRICKS, 0, -1) for lost in range(TRICKS + 1 - won) if won > lost)
"""Tricks of a side that has more, and of the other."""


class TricksEntry(Entry):
    """A counter of tricks for each side."""

    has_figures = True

    def __init__(self, titles: Sequence[str], options: TriompheOptions) -> None:
        super().__init__()
        self._options = options
        self._titles = titles
        self.counters = [TrickCounter(title, partial(self._left_for, side)) for side, title in enumerate(titles)]
        self._row = ColumnRow(self.counters)
        self.stake = StakeRow(options)
        self.stake.changed.connect(self.typed)
        named: list[tuple[int, Text]] = [(side, partial(str, title)) for side, title in enumerate(titles)]
        self.first = Chips(named, _FIRST)
        self._first_label = Label(_FIRST).one_line()
        keep_room(self.first, self._first_label)
        self.fault = Chips([(_NOBODY, _text("No fault")), *named], _FAULT)
        self._fault_label = Label(_FAULT).one_line()
        box = without_margins(QVBoxLayout(self), UNIT)
        box.addWidget(self.stake)
        box.addWidget(self._row)
        for label, chips in ((self._first_label, self.first), (self._fault_label, self.fault)):
            line = row(label, chips)
            line.setStretch(1, 1)
            box.addLayout(line)
            chips.chosen.connect(lambda _: self._changed())
        for counter in self.counters:
            counter.changed.connect(self._changed)
            counter.entered.connect(self.finished)
        begin_focus_at(self, self.counters[0])

    def arrange(self, columns: Columns) -> None:
        """Lay out each counter below its column."""
        self._row.arrange(columns)

    def show_position(self, position: Position) -> None:
        for counter in self.counters:
            counter.set_tricks(0)
            counter.setEnabled(not position.standing.over)
        self.first.set_value(None)
        self.fault.set_value(_NOBODY)
        strict = "fault" in TRIOMPHE_SHEET.expected(cast(TriomphePosition, position))
        self.stake.show_position(cast(TriomphePosition, position))
        self.fault.setVisible(strict)
        self._fault_label.setVisible(strict)
        self._show_first()

    def line(self) -> TriompheLine | None:
        if self.fault.value != _NOBODY:
            return TriompheLine("fault", side=self.fault.value, stake=self.stake.stake)
        tricks = self._tricks()
        if not any(tricks):
            return None
        first = self.first.value if tied(self._options, tricks) else None
        return TriompheLine("played", tricks, first, stake=self.stake.stake)

    def load(self, line: object) -> None:
        deal = cast(TriompheLine, line)
        for counter, tricks in zip(self.counters, deal.tricks, strict=False):
            counter.set_tricks(tricks)
        self._offer()
        self.first.set_value(deal.first)
        self.stake.load(deal)
        self.fault.set_value(deal.side if deal.kind == "fault" else _NOBODY)
        self._show_first()

    def press(self, key: str) -> None:
        """Set the tricks of the counter with the focus; the next one gets it."""
        if key == "next":
            self.finished.emit()
            return
        place = self._place()
        self.counters[place].press(key)
        self.counters[(place + (key != "back")) % len(self.counters)].setFocus()

    def takes(self, key: str) -> bool:
        """Return False to take a trick from none, and for what no number of tricks has."""
        return key == "next" or (key.isdecimal() if key != "back" else self.counters[self._place()].tricks > 0)

    def _place(self) -> int:
        focus = self.focusWidget()
        return self.counters.index(focus) if isinstance(focus, TrickCounter) else 0

    def hint(self) -> str:
        return translate("Sheets", "Touch whoever took a trick, or type the figure. Enter writes the line.")

    def missing(self) -> str:
        """Return that tricks are missing."""
        return translate("Sheets", "How many tricks did each take?")

    def point_at(self, refusal: Refusal) -> None:
        if refusal.code == "who-was-first":
            candidates = tied(self._options, self._tricks())
            self.first.chip(candidates[0]).setFocus()

    def _tricks(self) -> tuple[int, ...]:
        return tuple(counter.tricks for counter in self.counters)

    def _left_for(self, side: int) -> int:
        """Return how many tricks a side can have, after those of all others."""
        return TRICKS - sum(counter.tricks for other, counter in enumerate(self.counters) if other != side)

    def _offer(self) -> None:
        """Disable whoever can have no trick beside the others."""
        for side, counter in enumerate(self.counters):
            counter.setEnabled(bool(counter.tricks or self._left_for(side)))

    def _changed(self) -> None:
        self._offer()
        self._show_first()
        self.typed.emit()

    def _show_first(self) -> None:
        """Ask who was first, where that matters."""
        candidates = tied(self._options, self._tricks()) if sum(self._tricks()) == TRICKS else ()
        for side in range(len(self._titles)):
            self.first.chip(side).setEnabled(side in candidates)
        self.first.setVisible(bool(candidates))
        self._first_label.setVisible(bool(candidates))


class TrickCounter(PlainButton):
    """The tricks of a side: a touch adds one, beyond the last it begins at none again; a figure sets them.

    changed: other tricks; entered: the line is complete.
    """

    changed = Signal()
    entered = Signal()

    def __init__(self, title: str, most: Callable[[], int]) -> None:
        """`most`: returns how many tricks the side can have."""
        super().__init__()
        self._title = title
        self._most = most
        self.tricks = 0
        self.setAutoDefault(False)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setMinimumHeight(7 * UNIT)
        write_in(self, numbers(1.4))
        self.clicked.connect(self._add)
        self.set_tricks(0)

    def set_tricks(self, tricks: int) -> None:
        """Show so many tricks."""
        self.tricks = tricks
        self.setText(str(tricks))
        self.setAccessibleName(translate("Sheets", "{name}: tricks").format(name=self._title))
        self.setAccessibleDescription(str(tricks))

    def press(self, key: str) -> None:
        """Set the tricks by a figure, or take one away."""
        if key == "back":
            self._choose(max(0, self.tricks - 1))
        elif key.isascii() and key.isdigit():
            self._choose(min(int(key), max(0, self._most())))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take figures; Enter completes the line."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.entered.emit()
        elif event.key() == Qt.Key.Key_Backspace:
            self.press("back")
        elif event.text().isascii() and event.text().isdigit():
            self.press(event.text())
        else:
            super().keyPressEvent(event)

    def _add(self) -> None:
        self._choose(self.tricks + 1 if self.tricks < self._most() else 0)

    def _choose(self, tricks: int) -> None:
        if tricks != self.tricks:
            self.set_tricks(tricks)
            self.changed.emit()


def _tricks_text(won: int, lost: int) -> str:
    if won == TRICKS:
        return translate("Sheets", "{won} to {lost}: the vole").format(won=won, lost=lost)
    return translate("Sheets", "{won} to {lost}").format(won=won, lost=lost)


_ENDINGS: Final[Mapping[Kind, Text]] = {
    "conceded": _text("The others conceded: 1 point"),
    "fault": _text("A fault of this side"),
}
"""Deals that end without all tricks, as they stand below a side."""


def _refused_text(title: str) -> str:
    return translate("Sheets", "{name} refused an offer").format(name=title)
