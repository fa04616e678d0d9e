"""The base of what is asked at each step of a deal."""

from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Any, Literal, NamedTuple

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QLayout, QLineEdit, QSizePolicy, QVBoxLayout, QWidget

from ludo.engine.refusals import Refusal
from ludo.games.tripoli.reports import Report
from ludo.nights.sheets.tripoli import TRIPOLI_SHEET, TripoliPosition
from ludo.ui.forms.fields import Field, FormPart
from ludo.ui.games.tripoli.real_table.words import refusal_text
from ludo.ui.i18n import Text
from ludo.ui.widgets.labels import Label
from ludo.ui.widgets.plain_text import PlainButton, set_tip
from ludo.ui.widgets.reserved_space import RoomForAny, keep_room
from ludo.ui.widgets.shortened import ShortenedButton, shortened
from ludo.ui.widgets.surfaces import UNIT, without_margins
from ludo.ui.widgets.toggles import make_checkable
from ludo.ui.wording.names import Names


class WideButton(ShortenedButton):
    """A button that fills the width and is high enough for a finger."""

    def __init__(self, text: Text, kind: Literal["", "primary", "plain"] = "", hint: Text | None = None) -> None:
        super().__init__(text, kind, hint)
        self.setMinimumHeight(5 * UNIT + 2)


class WideChip(PlainButton):
    """One of several that is marked, as wide as its column whatever it says."""

    def __init__(self) -> None:
        super().__init__()
        self._whole = ""
        self.setProperty("chip", "true")
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        make_checkable(self, one_of_many=True)

    def show_text(self, text: str, name: str = "") -> None:
        """Show as much of a text as there is room for; `name`: what assistive technology reads instead."""
        self._whole = text
        self.setAccessibleName(name or text)
        self._fit()

    def _fit(self) -> None:
        self.setText(shortened(self, self._whole))
        set_tip(self, "" if self.text() == self._whole else self._whole)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Shorten the text to the new width."""
        super().resizeEvent(event)
        self._fit()


def wide(
    text: Text, act: Callable[[], object], kind: Literal["", "primary"] = "", hint: Text | None = None
) -> WideButton:
    """Return a wide button that does something."""
    button = WideButton(text, kind, hint)
    button.clicked.connect(lambda: act())
    return button


def grid_of_seats(between: int) -> tuple[QWidget, QGridLayout]:
    """Return a widget for a line a person, with so many pixels between lines, and its grid."""
    holder = QWidget()
    grid = QGridLayout(holder)
    grid.setContentsMargins(0, 0, 0, 0)
    grid.setVerticalSpacing(between)
    grid.setColumnStretch(0, 1)
    return holder, grid


class Marks(NamedTuple):
    """Marks of the table while something is asked.

    choosable, chosen: seats that can be touched, and that have been; notes: what stands on plates; turn: whose it is;
    spaces, space: those that can be touched, and the one that is chosen; taken: those whose holder is known.
    """

    choosable: Collection[int] = ()
    chosen: Collection[int] = ()
    notes: Mapping[int, str] = {}
    turn: int = -1
    spaces: Collection[int] = ()
    space: int = -1
    taken: Collection[int] = ()


class ReportForm(QWidget):
    """The question of a step.

    reported: what happened, as far as it can be; marked: the table shows something else now.
    """

    reported = Signal(object)
    marked = Signal()
    answer: Any = None
    """Everything that was touched so far, as one value; what stands in fields is kept with them."""

    def __init__(self, position: TripoliPosition, names: Names) -> None:
        super().__init__()
        self.position = position
        self.names = names
        facts = position.facts
        self.playing = tuple(seat for seat in range(position.options.players) if seat not in facts.sitting_out)
        self._parts: list[FormPart[Any]] = []
        self.problem = Label(str, "small", "mistake")
        self.problem.hide()
        self.main = WideButton(str, "primary")
        self.main.clicked.connect(self.confirm)
        self.foot = QWidget(self)
        below = QVBoxLayout(self.foot)
        below.setContentsMargins(0, 0, 0, 0)
        below.addWidget(self.problem)
        below.addWidget(self.main)

    def ask(self, question: Text, hint: Text | None, *content: FormPart[Any] | QWidget | QLayout) -> None:
        """Lay out what is asked; the last call of a constructor. The foot stands below the form and never scrolls."""
        box = without_margins(QVBoxLayout(self), UNIT + 2)
        self.question = RoomForAny(question, self.questions, "heading")
        self.hint = Label(hint or str, "small", "quiet")
        if hint is None:
            self.hint.hide()
        for each in (self.question, self.hint, *content):
            if isinstance(each, QLayout):
                box.addLayout(each)
            elif isinstance(each, QWidget):
                box.addWidget(each)
            else:
                box.addWidget(each.frame)
                self._parts.append(each)
        box.addStretch(1)
        for field in self._parts:
            if isinstance(field, Field):
                field.changed.connect(self.refresh)
        self.refresh()

    @Slot()
    def refresh(self) -> None:
        """Show what depends on what has been reported so far."""
        for part in self._parts:
            part.refresh()
        self.question.retranslate()
        self.update_main()

    def questions(self) -> Iterable[str]:
        """Return all that may be asked while one thing is reported: there is room for each."""
        return ("",)

    def marks(self) -> Marks:
        """Return what the table shows."""
        return Marks()

    def touch_seat(self, seat: int) -> None:
        """Handle a touch on a seat that can be chosen."""

    def touch_space(self, space: int) -> None:
        """Handle a touch on a space that can be chosen."""

    def press_letter(self, letter: str) -> None:
        """Handle a typed letter."""

    def touch_nobody(self) -> None:
        """Handle the answer that it is nobody."""

    def load(self, report: Report) -> None:
        """Show what was reported before, to correct it."""

    @property
    def place(self) -> object:
        """The answer so far."""
        return self.answer

    @place.setter
    def place(self, answer: object) -> None:
        self.answer = answer
        self.refresh()

    # what is reported

    def report(self) -> Report | None:
        """Return what happened, None if something is missing."""
        return None

    def main_text(self) -> str:
        """Return the text of the main button, empty for none."""
        return ""

    def update_main(self) -> None:
        """Show what the main button does now, and why it cannot do it yet."""
        report = self.report()
        refusal = None if report is None else TRIPOLI_SHEET.check(self.position, report)
        self.main.set_text(self.main_text)
        self.main.setVisible(bool(self.main_text()))
        self.main.setEnabled(report is not None and refusal is None)
        self.show_problem(refusal)
        self.marked.emit()

    def show_problem(self, refusal: Refusal | None) -> None:
        """Say why something cannot have happened."""
        text = "" if refusal is None else refusal_text(refusal, self.names)
        if text:
            self.problem.set_text(lambda: text)
            keep_room(self.problem)
        self.problem.setVisible(bool(text))
        self.foot.setVisible(bool(text) or bool(self.main_text()) or self.main.sizePolicy().retainSizeWhenHidden())

    def confirm(self) -> None:
        """Report what happened, if it is complete."""
        report = self.report()
        if report is not None:
            self.send(report)

    def send(self, report: Report) -> None:
        """Report something, or say why it cannot be."""
        refusal = TRIPOLI_SHEET.check(self.position, report)
        self.show_problem(refusal)
        if refusal is None:
            self.reported.emit(report)

    def first_focus(self) -> QWidget | None:
        """Return what gets the focus first."""
        return self.main if self.main_text() and self.main.isEnabled() else None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go to the next field on Enter; after the last one, report."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            fields = [field for field in self.findChildren(QLineEdit) if field.isVisibleTo(self)]
            focus = self.focusWidget()
            if focus in fields[:-1]:
                following = fields[fields.index(focus) + 1]
                following.setFocus()
                following.selectAll()
            elif self.main.isEnabled() and self.main_text():
                self.confirm()
            return
        super().keyPressEvent(event)
