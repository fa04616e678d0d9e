"""Inputs for a line of a score sheet: the base, and a column of buttons of which each is a whole line."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QVBoxLayout, QWidget

from ludo.engine.refusals import Refusal
from ludo.nights.sheets.contract import Position
from ludo.ui.i18n import Text, translate
from ludo.ui.sheets.columns import Columns
from ludo.ui.widgets.first_focus import begin_focus_at
from ludo.ui.widgets.labels import Label
from ludo.ui.widgets.plain_text import PlainButton, set_tip
from ludo.ui.widgets.shortened import shortened
from ludo.ui.widgets.surfaces import UNIT, clear, without_margins
from ludo.ui.widgets.toggles import make_checkable, set_checked
from ludo.ui.wording.common import with_head

KEYS: Final = "1234567890"
"""Keys of buttons, in their order."""


class Entry(QWidget):
    """Inputs for a line.

    typed: something was typed or chosen. selected: another part of what is typed is selected.
    finished: the line is complete as far as the person is concerned.
    """

    typed = Signal()
    selected = Signal()
    finished = Signal()

    has_figures = False
    """Are figures typed, so that a keypad helps?"""

    def arrange(self, columns: Columns) -> None:
        """Lay out what belongs to columns below them."""

    def show_position(self, position: Position) -> None:
        """Begin a line in a position."""

    def line(self) -> object | None:
        """Return the line as it is typed so far; None where no line can be made of it."""
        return None

    def load(self, line: object) -> None:
        """Show a line that was typed before."""

    def press(self, key: str) -> None:
        """Take a key of the keypad: a figure, `,5`, `back` or `next`."""

    def takes(self, key: str) -> bool:
        """Would a key of the keypad do anything now?"""
        return True

    def hint(self) -> str:
        """Return which keys help."""
        return ""

    def missing(self) -> str:
        """Return what is still missing where no line can be made of what is typed."""
        return translate("Sheets", "Something is still missing.")

    def point_at(self, refusal: Refusal) -> None:
        """Put the focus where something is wrong."""


class LineChoice(NamedTuple):
    """A button that is a whole line. column: in which it stands, -1 in the last; usable: can it be chosen now?"""

    line: object
    text: Text
    column: int = -1
    usable: bool = True


class _ChoiceButton(PlainButton):
    """The button of a choice; a text that is too long for its column is shortened."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self._whole = text
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def whole_width(self) -> int:
        """Return the width in which nothing is shortened."""
        return self.fontMetrics().horizontalAdvance(self._whole) + 4 * UNIT + 1

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Shorten the text to the new width."""
        super().resizeEvent(event)
        self.setText(shortened(self, self._whole))


class ChoiceEntry(Entry):
    """Buttons of which each is a whole line: one touch, or one key."""

    def __init__(self, titles: Sequence[str], choices: Callable[[Position], Sequence[LineChoice]]) -> None:
        """`titles` of the columns; choices of no column stand in one more."""
        super().__init__()
        self._choices_for = choices
        self._chosen: object | None = None
        self.choices: Sequence[LineChoice] = ()
        self.buttons: list[_ChoiceButton] = []
        self._titles = tuple(titles)
        self._stacks = [_Stack(title) for title in (*titles, translate("Sheets", "Nobody"))]
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(2 * UNIT)
        self._grid.setVerticalSpacing(UNIT)
        self.box = without_margins(QVBoxLayout(self), UNIT)
        self.box.addLayout(self._grid)
        for column, stack in enumerate(self._stacks):
            self._grid.addWidget(stack, 0, column)

    def show_position(self, position: Position) -> None:
        """Offer the lines that may come next."""
        self._chosen = None
        self.show_choices(self._choices_for(position))

    def show_choices(self, choices: Sequence[LineChoice]) -> None:
        """Offer these lines."""
        for stack in self._stacks:
            clear(stack.box)
        self.choices = choices
        self.buttons = []
        for choice, key in zip(choices, (*KEYS, *[""] * len(choices)), strict=False):
            button = _ChoiceButton(f"{key}   {choice.text()}" if key else choice.text())
            make_checkable(button)
            button.setEnabled(choice.usable)
            button.setAutoDefault(False)
            button.setCursor(Qt.CursorShape.PointingHandCursor)
            button.setMinimumHeight(4 * UNIT + 4)
            button.setStyleSheet("text-align: left; padding: 3px 8px;")
            set_tip(button, choice.text())
            button.setAccessibleName(self._name_of(choice))
            button.setAccessibleDescription(translate("Sheets", "Key {key}").format(key=key) if key else "")
            button.clicked.connect(lambda _=False, line=choice.line: self.choose(line))
            self._stacks[choice.column].box.addWidget(button)
            self.buttons.append(button)
        self._stacks[-1].setVisible(any(choice.column < 0 for choice in choices))
        self._mark()
        self._fit()
        if self.buttons:
            begin_focus_at(self, self.buttons[0])

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay out as many columns beside each other as there is room for."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        shown = self._stacks if any(choice.column < 0 for choice in self.choices) else self._stacks[:-1]
        widest = max((button.whole_width() for button in self.buttons), default=0)
        gap = self._grid.horizontalSpacing()
        room = max(1, (self.width() + gap) // (widest + gap))
        beside = len(shown) if room >= len(shown) else min(room, len(self._titles))
        for column in range(len(self._stacks)):
            self._grid.setColumnStretch(column, int(column < beside))
        for place, stack in enumerate(shown):
            self._grid.addWidget(stack, place // beside, place % beside, Qt.AlignmentFlag.AlignTop)

    def _name_of(self, choice: LineChoice) -> str:
        """Return what a line is called: with whose it is, where it stands below a name."""
        return choice.text() if choice.column < 0 else with_head(self._titles[choice.column], choice.text())

    def choose(self, line: object) -> None:
        """Take the line of a button."""
        self._chosen = line
        self._mark()
        self.typed.emit()
        self.finished.emit()

    def line(self) -> object | None:
        return self._chosen

    def load(self, line: object) -> None:
        """Show which line was chosen before."""
        self._chosen = line
        self._mark()

    def press(self, key: str) -> None:
        """Choose by key."""
        choice = self.choices[KEYS.index(key)] if key and key in KEYS[: len(self.choices)] else None
        if choice is not None and choice.usable:
            self.choose(choice.line)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose by key."""
        if event.text() and event.text() in KEYS[: len(self.choices)]:
            self.press(event.text())
        else:
            super().keyPressEvent(event)

    def missing(self) -> str:
        """Return that nothing was chosen."""
        return translate("Sheets", "Choose how the deal went.")

    def _mark(self) -> None:
        for choice, button in zip(self.choices, self.buttons, strict=True):
            set_checked(button, choice.line == self._chosen)


class _Stack(QWidget):
    """Buttons below each other under a title."""

    def __init__(self, title: str) -> None:
        super().__init__()
        column = without_margins(QVBoxLayout(self), UNIT // 2)
        column.addWidget(Label(lambda: title, "small", "quiet"))
        self.box = QVBoxLayout()
        self.box.setSpacing(UNIT // 2)
        column.addLayout(self.box)
