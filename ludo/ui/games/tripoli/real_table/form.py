"""The base of what is asked at each step of a deal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QLineEdit, QSizePolicy, QVBoxLayout, QWidget

from ludo.nights.sheets.tripoli import TRIPOLI_SHEET
from ludo.ui.games.tripoli.real_table.words import refusal_text
from ludo.ui.widgets.labels import Label
from ludo.ui.widgets.plain import PlainButton, tip
from ludo.ui.widgets.reserved import RoomForAny, keep_room
from ludo.ui.widgets.shortened import ShortenedButton, shortened
from ludo.ui.widgets.surfaces import UNIT
from ludo.ui.widgets.toggles import make_checkable

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ludo.engine.refusals import Refusal
    from ludo.games.tripoli.reports import Report
    from ludo.nights.sheets.tripoli import TripoliPosition
    from ludo.ui.i18n import Text
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
        self.setToolTip(tip("" if self.text() == self._whole else self._whole))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Shorten the text to the new width."""
        super().resizeEvent(event)
        self._fit()


class ReportForm(QWidget):
    """What is asked at a step.

    reported: what happened, as far as it can be; marked: the table shows something else now.
    """

    reported = Signal(object)
    marked = Signal()

    def __init__(self, position: TripoliPosition, names: Names, question: Text, hint: Text | None = None) -> None:
        super().__init__()
        self.position = position
        self.names = names
        facts = position.facts
        self.playing = tuple(seat for seat in range(position.options.players) if seat not in facts.sitting_out)
        self.box = QVBoxLayout(self)
        self.box.setContentsMargins(0, 0, 0, 0)
        self.box.setSpacing(UNIT + 2)
        self.question = RoomForAny(question, self.questions, "heading")
        self.box.addWidget(self.question)
        self.hint = Label(hint or str, "small", "quiet")
        if hint is None:
            self.hint.hide()
        self.box.addWidget(self.hint)
        self.problem = Label(str, "small", "mistake")
        self.problem.hide()
        self.main = WideButton(str, "primary")
        self.main.clicked.connect(self.confirm)
        self.foot = QWidget(self)
        below = QVBoxLayout(self.foot)
        below.setContentsMargins(0, 0, 0, 0)
        below.addWidget(self.problem)
        below.addWidget(self.main)

    def finish(self) -> None:
        """Show what there is; the last call of a constructor. The foot stands below the form and never scrolls."""
        self.box.addStretch(1)
        self.update_main()

    def questions(self) -> Iterable[str]:
        """Return all that may be asked while one thing is reported: there is room for each."""
        return ("",)

    # what the table shows

    def choosable(self) -> frozenset[int]:
        """Return who can be touched."""
        return frozenset()

    def chosen(self) -> frozenset[int]:
        """Return who has been touched."""
        return frozenset()

    def notes(self) -> dict[int, str]:
        """Return what stands on plates."""
        return {}

    def turn(self) -> int:
        """Return whose turn it is, -1 for nobody's."""
        return -1

    def spaces(self) -> frozenset[int]:
        """Return the spaces that can be touched."""
        return frozenset()

    def space(self) -> int:
        """Return the space that is chosen, -1 for none."""
        return -1

    def taken(self) -> frozenset[int]:
        """Return the spaces whose holder is known."""
        return frozenset()

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
