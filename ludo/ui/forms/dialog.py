"""Small dialogs with fields: what is wrong stands in the dialog, and nothing that was typed is lost."""

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from PySide6.QtCore import QEvent, QObject, QPoint, QSize, Qt, QTimer, Slot
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QDialog, QLayout, QVBoxLayout, QWidget

from ludo.nights.errors import NightsError
from ludo.session.ports import StorageError
from ludo.ui.dialogs.attempt import as_seen, problem_text
from ludo.ui.forms.fields import Field, FormPart, why_of
from ludo.ui.i18n import Text, texts
from ludo.ui.widgets.dialog_size import grown, scrolling
from ludo.ui.widgets.labels import Button, Label
from ludo.ui.widgets.scroll_keys import scrolls
from ludo.ui.widgets.surfaces import UNIT, fill, row, with_margins, without_margins

_text = texts("Dialogs")

_WIDTH = 480

Content: TypeAlias = Sequence[FormPart[Any] | QWidget | QLayout | int]
"""Fields, sentences and other things below each other, in pixels what is left free between them."""
Act: TypeAlias = Callable[[], object]
"""Does what a form is for; a sentence that it returns says what is wrong. May raise NightsError or StorageError."""


class Form(QDialog):
    """Fields under each other, and a button that does something with them."""

    def __init__(self, parent: QWidget, content: Content, acts: Sequence[Act], heading: Text, done: Text) -> None:
        super().__init__(parent)
        self._acts = acts
        self._title = heading
        self._started = False
        self._parts = [part for part in content if isinstance(part, FormPart)]
        self.fields = [part for part in self._parts if isinstance(part, Field)]
        """What it asks for."""
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowModality(Qt.WindowModality.WindowModal)
        self._inner = QWidget()
        self._column = with_margins(QVBoxLayout(self._inner), UNIT, 3 * UNIT, 3 * UNIT, 3 * UNIT, UNIT)
        self._heading = Label(heading, "heading")
        self._column.addWidget(self._heading)
        self._area = scrolling(self._inner)
        self._pinned = with_margins(QVBoxLayout(), UNIT, 3 * UNIT, 0, 3 * UNIT, 0)
        self.problem = Label(str, "body", "mistake")
        self.problem.hide()
        self.done_button = Button(done, "primary", does=self.try_to_finish)
        cancel = Button(_text("Cancel"))
        cancel.clicked.connect(self.reject)
        self._foot = with_margins(QVBoxLayout(), UNIT, 3 * UNIT, UNIT, 3 * UNIT, 2 * UNIT)
        fill(self._foot, self.problem, row(None, cancel, self.done_button))
        box = without_margins(QVBoxLayout(self), 0)
        box.addWidget(self._area, 1)
        fill(box, self._pinned, self._foot)
        self.done_button.setDefault(True)
        self._inner.installEventFilter(self)
        self._area.verticalScrollBar().rangeChanged.connect(self._keep_focus_in_sight)
        for each in content:
            self._lay_out(each)
        self._column.addStretch(1)
        for at, field in enumerate(self.fields):
            field.widget.setObjectName(f"field-{at}")
            field.changed.connect(self.refresh)
        self.refresh()

    def _lay_out(self, each: FormPart[Any] | QWidget | QLayout | int) -> None:
        match each:
            case FormPart():
                (self._pinned if each.pinned else self._column).addWidget(each.frame)
            case QWidget():
                self._column.addWidget(each)
            case QLayout():
                self._column.addLayout(each)
            case _:
                self._column.addSpacing(each)

    @Slot()
    def refresh(self) -> None:
        """Show what depends on what has been entered."""
        for part in self._parts:
            part.refresh()
        self._heading.retranslate()
        self.setWindowTitle(self._title())

    def forget_problem_on_change(self) -> None:
        """Say no more what was wrong once something else is entered."""
        for field in self.fields:
            field.changed.connect(self.problem.hide)

    def start(self, focus: QWidget | None) -> None:
        """Open the dialog without waiting for it."""
        self._started = True
        self._grow()
        self.open()
        if focus is not None:
            focus.setFocus()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Grow when the content does."""
        if event.type() is QEvent.Type.LayoutRequest and self._started:
            self._grow()
        return super().eventFilter(watched, event)

    def changeEvent(self, event: QEvent) -> None:
        """Grow with the size of the text."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange and self._started:
            self._grow()

    def _grow(self) -> None:
        """Become as large as the content needs, within the window; never smaller, a person may have made it so."""
        now = self.size() if self.isVisible() else QSize(0, 0)
        size = grown(self, self._inner, (self._pinned, self._foot), _WIDTH + 6 * UNIT, now)
        if size != self.size():
            self.resize(size)

    def try_to_finish(self) -> None:
        """Do what the form is for; close it, or say what is wrong."""
        try:
            with as_seen(self.parentWidget()):
                problem = self._missing() or next(
                    (said for act in self._acts if isinstance(said := act(), str) and said), ""
                )
        except (NightsError, StorageError) as error:
            problem = problem_text(error)
            if error.code == "reason-missing":
                self._ask_why()
        if problem:
            said = problem
            self.problem.set_text(lambda: said)
            self.problem.show()
            self._grow()
            QTimer.singleShot(0, self, self._keep_focus_in_sight)
        else:
            self.accept()

    def _missing(self) -> str:
        """Return what is wrong with the first field that is not filled in as it has to be."""
        return next(filter(None, (field.settle() or field.problem() for field in self.fields if field.shown())), "")

    def _ask_why(self) -> None:
        """Go to the field for a reason."""
        for field in self.fields:
            if field.pinned:
                field.widget.setFocus()

    @Slot()
    def _keep_focus_in_sight(self) -> None:
        """Scroll to the field with the focus: what is wrong takes room from the fields."""
        focus = self.focusWidget()
        if self.problem.isVisible() and focus is not None and self._inner.isAncestorOf(focus):
            at = focus.mapTo(self._inner, QPoint(0, 0))
            for y in (at.y() + focus.height(), at.y()):  # for a line of text, Qt itself minds the cursor alone
                self._area.ensureVisible(at.x(), y, 0, UNIT)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close on Escape; Enter presses what has the focus, else the main button; other keys scroll."""
        focus = self.focusWidget()
        if event.matches(QKeySequence.StandardKey.Cancel):
            self.reject()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not isinstance(focus, Button):
            self.try_to_finish()
        elif not scrolls(self._area, event):
            super().keyPressEvent(event)


def show_form(
    page: QWidget, content: Content, *acts: Act, heading: Text, done: Text, focus: FormPart[Any] | None = None
) -> Form:
    """Show a form over a page; return it.

    acts: done in turn by the main button until one says what is wrong. done: its words. focus: where the focus begins,
    else at the first field.
    """
    form = Form(page, content, acts, heading, done)
    first = focus or next(iter(form.fields), None)
    form.start(None if first is None else first.widget)
    return form


def ask_why(
    page: QWidget,
    *about: FormPart[Label],
    act: Callable[[str], object],
    then: Act = str,
    heading: Text,
    done: Text,
    longest: int = 120,
) -> Form:
    """Ask for the reason of something, and do it. then: is called after it was done; longest: reason in letters."""
    why = why_of(_text("Why"), longest)
    return show_form(page, [*about, why], lambda: act(why.value), then, heading=heading, done=done)
