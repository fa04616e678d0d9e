"""Small dialogs with fields: what is wrong stands in the dialog, and nothing that was typed is lost."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QPoint, QRegularExpression, QSize, Qt, QTimer, Slot
from PySide6.QtGui import QFontMetrics, QKeyEvent, QKeySequence, QRegularExpressionValidator
from PySide6.QtWidgets import (
    QDialog,
    QLineEdit,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from ludo.nights.errors import NightsError
from ludo.session.ports import StorageError
from ludo.ui.dialogs.attempt import problem_text
from ludo.ui.i18n import Text, texts
from ludo.ui.widgets.dialog_size import grown, scrolling
from ludo.ui.widgets.labels import Button, Label
from ludo.ui.widgets.letters import numbers, write_in
from ludo.ui.widgets.plain import literal
from ludo.ui.widgets.reading import scrolls
from ludo.ui.widgets.surfaces import UNIT, row
from ludo.ui.widgets.value_field import ValueField

_text = texts("Dialogs")

_WIDTH = 480
_DIGITS = 12


class Form(QDialog):
    """Fields under each other, and a button that does something with them.

    act: does it and returns what is wrong, empty if it is done; it may raise NightsError or StorageError.
    """

    def __init__(self, parent: QWidget, heading: Text, done: Text, act: Callable[[], str]) -> None:
        super().__init__(parent)
        self._act = act
        self._started = False
        self._title = heading
        self.setWindowTitle(heading())
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowModality(Qt.WindowModality.WindowModal)
        self._inner = QWidget()
        self.column = QVBoxLayout(self._inner)
        self.column.setContentsMargins(3 * UNIT, 3 * UNIT, 3 * UNIT, UNIT)
        self.column.setSpacing(UNIT)
        self._heading = Label(heading, "heading")
        self.column.addWidget(self._heading)
        self._area = scrolling(self._inner)
        self._pinned = QVBoxLayout()
        self._pinned.setContentsMargins(3 * UNIT, 0, 3 * UNIT, 0)
        self._pinned.setSpacing(UNIT)
        self.why: QLineEdit | None = None
        self.problem = Label(str, "body", "mistake")
        self.problem.hide()
        self.done_button = Button(done, "primary")
        self.done_button.clicked.connect(self.try_to_finish)
        cancel = Button(_text("Cancel"))
        cancel.clicked.connect(self.reject)
        foot = QVBoxLayout()
        foot.setContentsMargins(3 * UNIT, UNIT, 3 * UNIT, 2 * UNIT)
        foot.setSpacing(UNIT)
        foot.addWidget(self.problem)
        foot.addLayout(row(None, cancel, self.done_button))
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(0)
        box.addWidget(self._area, 1)
        box.addLayout(self._pinned)
        box.addLayout(foot)
        self.done_button.setDefault(True)
        self._foot = foot
        self._inner.installEventFilter(self)
        self._area.verticalScrollBar().rangeChanged.connect(self._keep_focus_in_sight)

    def add(self, label: Text, field: QWidget) -> None:
        """Add a field with its label above it."""
        self.column.addSpacing(UNIT // 2)
        self._add_to(self.column, label, field)

    def ask_why(self, label: Text, field: QLineEdit) -> None:
        """Add the field for a reason, which is seen however long the form is."""
        self.why = field
        self._add_to(self._pinned, label, field)

    def _add_to(self, column: QVBoxLayout, label: Text, field: QWidget) -> None:
        title = Label(lambda: literal(label()), "small", "quiet")
        title.setBuddy(field)
        field.setAccessibleName(label())
        column.addWidget(title)
        column.addWidget(field)

    def retitle(self) -> None:
        """Say in the title what has been entered by now."""
        self._heading.retranslate()
        self.setWindowTitle(self._title())

    def add_note(self, text: Text) -> Label:
        """Add a sentence that explains; return its label."""
        note = Label(text, "body", "quiet")
        self.column.addWidget(note)
        return note

    def start(self, focus: QWidget | None = None) -> "Form":
        """Open the dialog without waiting for it; return it."""
        self.column.addStretch(1)
        self._started = True
        self._grow()
        self.open()
        if focus is not None:
            focus.setFocus()
        return self

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
            problem = self._act()
        except (NightsError, StorageError) as error:
            problem = problem_text(error)
            if self.why is not None and error.code == "reason-missing":
                self.why.setFocus()
        if problem:
            self.problem.set_text(lambda: problem)
            self.problem.show()
            self._grow()
            QTimer.singleShot(0, self, self._keep_focus_in_sight)
        else:
            self.accept()

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


class TextField(ValueField):
    """One line of text."""

    def __init__(self, text: str = "", longest: int = 60) -> None:
        super().__init__(text)
        self.setMaxLength(longest)

    def words(self) -> str:
        """Return what was typed, without needless spaces."""
        return " ".join(self.text().split())


class NotesField(QPlainTextEdit):
    """Several lines of text; Tab leaves the field."""

    def __init__(self, text: str = "") -> None:
        super().__init__(text)
        self.setTabChangesFocus(True)
        self.setFixedHeight(5 * self.fontMetrics().lineSpacing())


class ChipsField(ValueField):
    """A number of chips."""

    def __init__(self, chips: int | None = None) -> None:
        super().__init__("" if chips is None else str(chips))
        self.setValidator(
            QRegularExpressionValidator(QRegularExpression(f"[0-9 \u202f\u00a0]{{0,{_DIGITS + 4}}}"), self)
        )
        write_in(self, numbers())
        self.setMaximumWidth(QFontMetrics(numbers()()).horizontalAdvance("0" * (_DIGITS + 2)) + 2 * UNIT)

    def chips(self) -> int:
        """Return the number, 0 if there is none."""
        digits = "".join(self.text().split())
        return int(digits) if digits.isascii() and digits.isdigit() else 0
