"""Fields of score sheets: a figure for each column, with a mark below it that can be set or not."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from ludo.engine.refusals import Refusal
from ludo.ui.sheets.columns import ColumnRow, Columns
from ludo.ui.sheets.entry import Entry
from ludo.ui.table.fitted_text import fitting
from ludo.ui.theme import font
from ludo.ui.widgets.first_focus import begin_focus_at
from ludo.ui.widgets.letters import numbers, write_in
from ludo.ui.widgets.plain_text import PlainButton
from ludo.ui.widgets.surfaces import UNIT, fill, without_margins
from ludo.ui.widgets.toggles import make_checkable, set_checked
from ludo.ui.widgets.value_field import ValueField
from ludo.ui.wording.common import with_head

_FIGURES: Final = "0123456789,.½"
_PADDING: Final = 3
"""Between the text of a mark and its edge, with the line."""


class FigureField(ValueField):
    """A figure. marked: the key of the mark was pressed here; entered: the figure is complete."""

    marked = Signal()
    entered = Signal()

    def __init__(self, name: str, keys: str) -> None:
        """`keys`: letters that set the mark."""
        super().__init__()
        self._keys = keys
        self.setMaxLength(5)
        write_in(self, numbers(1.2))
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(name)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take figures; letters of the mark set it; Enter completes the figure."""
        letter = event.text().casefold()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.entered.emit()
        elif letter and letter in self._keys:
            if not event.isAutoRepeat():
                self.marked.emit()
        elif not letter or not letter.isprintable() or letter in _FIGURES or event.modifiers() & _HELD:
            super().keyPressEvent(event)


_HELD: Final = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier


class MarkButton(PlainButton):
    """A mark of a person: set or not."""

    def __init__(self, text: str, name: str) -> None:
        super().__init__(text)
        make_checkable(self)
        self.setAutoDefault(False)
        self.setProperty("chip", "true")
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setMinimumHeight(4 * UNIT)
        self.setStyleSheet(f"padding: 3px {_PADDING - 1}px;")
        self.setAccessibleName(with_head(text, name))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Write as large as the column allows."""
        super().resizeEvent(event)
        self.setFont(fitting(font("body"), self.text(), self.width() - 2 * _PADDING))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Press it with Enter as well as with Space."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)


class FieldEntry(Entry):
    """A figure and a mark for each person."""

    has_figures = True

    def __init__(self, names: Sequence[str], figure: str, mark: str, keys: str) -> None:
        """`figure`: what is typed; `mark`: what the mark says; `keys`: letters that set it."""
        super().__init__()
        self.fields = [FigureField(with_head(name, figure), keys) for name in names]
        self.marks = [MarkButton(mark, name) for name in names]
        self._under = [_Under(field, button) for field, button in zip(self.fields, self.marks, strict=True)]
        self._row = ColumnRow(self._under)
        self.box = without_margins(QVBoxLayout(self), UNIT)
        self.box.addWidget(self._row)
        for seat, (field, button) in enumerate(zip(self.fields, self.marks, strict=True)):
            field.textEdited.connect(lambda _, seat=seat: self.figure_changed(seat))
            field.selectionChanged.connect(self.selected)
            field.marked.connect(button.click)
            field.entered.connect(lambda seat=seat: self.advance(seat))
            button.clicked.connect(lambda on, seat=seat: self.mark_changed(seat, on))

    def tab_order(self) -> list[QWidget]:
        """Return all fields, then all marks: figures are typed one after the other."""
        return [*self.fields, *self.marks]

    def arrange(self, columns: Columns) -> None:
        """Lay out field and mark of each person below the column."""
        self._row.arrange(columns)

    def open_for(self, seats: Sequence[int]) -> None:
        """Empty all fields; only these people have any."""
        for seat, (field, button) in enumerate(zip(self.fields, self.marks, strict=True)):
            field.clear()
            set_checked(button, False)
            field.setEnabled(seat in seats)
            button.setEnabled(seat in seats)
        if seats:
            begin_focus_at(self, self.fields[seats[0]])

    def advance(self, seat: int) -> None:
        """Go to the next empty field; where none is left the line is finished."""
        seats = [*range(seat + 1, len(self.fields)), *range(seat + 1)]
        empty = next((s for s in seats if self.fields[s].isEnabled() and not self.fields[s].text().strip()), None)
        if empty is None or not self.wanted(empty):
            self.finished.emit()
        else:
            self.fields[empty].setFocus()

    def wanted(self, seat: int) -> bool:
        """Is the figure of a person needed?"""
        return True

    def figure_changed(self, seat: int) -> None:
        """Handle a typed figure."""
        self.typed.emit()

    def mark_changed(self, seat: int, on: bool) -> None:
        """Handle a mark that was set or taken away."""
        self.typed.emit()

    def press(self, key: str) -> None:
        """Type into the field that has the focus, or had it last."""
        field = self._typed_into()
        if field is not self.focusWidget():
            field.setFocus()
        if key == "next":
            field.entered.emit()
        elif key == "back":
            field.backspace()
            field.textEdited.emit(field.text())
        else:
            field.insert(key)
            field.textEdited.emit(field.text())

    def takes(self, key: str) -> bool:
        """Return False to take nothing from an empty field and put nothing into a full one."""
        field = self._typed_into()
        if key == "back":
            return bool(field.text())
        full = len(field.text()) + len(key) > field.maxLength() and not field.hasSelectedText()
        return key == "next" or not full

    def _typed_into(self) -> FigureField:
        """Return the field that has the focus, had it last, or is the first that is empty."""
        field = self.focusWidget()
        if isinstance(field, FigureField):
            return field
        return next((f for f in self.fields if f.isEnabled() and not f.text()), self.fields[0])

    def point_at(self, refusal: Refusal) -> None:
        """Put the focus into the field of whom the refusal names."""
        seat = refusal.details.get("seat")
        if isinstance(seat, int) and 0 <= seat < len(self.fields):
            self.fields[seat].setFocus()
            self.fields[seat].selectAll()


class _Under(QWidget):
    """A field and a mark below each other."""

    def __init__(self, field: QWidget, mark: QWidget) -> None:
        super().__init__()
        box = without_margins(QVBoxLayout(self), UNIT // 2)
        fill(box, field, mark)
