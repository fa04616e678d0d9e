"""Small dialogs with fields: what is wrong stands in the dialog, and nothing that was typed is lost."""

from collections.abc import Callable
from datetime import UTC, datetime

from PySide6.QtCore import QDateTime, QRegularExpression, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QRegularExpressionValidator
from PySide6.QtWidgets import QDateTimeEdit, QDialog, QLineEdit, QPlainTextEdit, QScrollArea, QVBoxLayout, QWidget

from ludo.nights.errors import NightsError
from ludo.session.ports import StorageError
from ludo.ui.acting import problem_text
from ludo.ui.i18n import Text, moment_form, texts
from ludo.ui.theme import font
from ludo.ui.widgets.labels import Button, Label
from ludo.ui.widgets.plain import literal
from ludo.ui.widgets.reading import scrolls
from ludo.ui.widgets.surfaces import UNIT, row

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
        self.setWindowTitle(heading())
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowModality(Qt.WindowModality.WindowModal)
        self._inner = QWidget()
        self.column = QVBoxLayout(self._inner)
        self.column.setContentsMargins(3 * UNIT, 3 * UNIT, 3 * UNIT, UNIT)
        self.column.setSpacing(UNIT)
        self.column.addWidget(Label(heading, "heading"))
        self._area = QScrollArea()
        self._area.setWidgetResizable(True)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._area.setWidget(self._inner)
        self.problem = Label(str, "body", "mistake")
        self.problem.hide()
        self.done_button = Button(done, "primary")
        self.done_button.clicked.connect(self.try_to_finish)
        cancel = Button(_text("Cancel"))
        cancel.clicked.connect(self.reject)
        foot = row(self.problem, None, cancel, self.done_button)
        foot.setStretch(0, 100)
        foot.setContentsMargins(3 * UNIT, UNIT, 3 * UNIT, 2 * UNIT)
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(0)
        box.addWidget(self._area, 1)
        box.addLayout(foot)
        self.done_button.setDefault(True)

    def add(self, label: Text, field: QWidget) -> None:
        """Add a field with its label above it."""
        title = Label(lambda: literal(label()), "small", "quiet")
        title.setBuddy(field)
        field.setAccessibleName(label())
        self.column.addSpacing(UNIT // 2)
        self.column.addWidget(title)
        self.column.addWidget(field)

    def add_note(self, text: Text) -> Label:
        """Add a sentence that explains; return its label."""
        note = Label(text, "body", "quiet")
        self.column.addWidget(note)
        return note

    def start(self, focus: QWidget | None = None) -> "Form":
        """Open the dialog without waiting for it; return it."""
        self.column.addStretch(1)
        inner = self._inner
        width = _WIDTH + 6 * UNIT
        height = max(inner.heightForWidth(width), inner.sizeHint().height()) + 9 * UNIT
        parent = self.parentWidget()
        room = parent.window().height() - 4 * UNIT if parent is not None else height
        self.resize(width, min(height, room))
        self.open()
        if focus is not None:
            focus.setFocus()
        return self

    def try_to_finish(self) -> None:
        """Do what the form is for; close it, or say what is wrong."""
        try:
            problem = self._act()
        except (NightsError, StorageError) as error:
            problem = problem_text(error)
        if problem:
            self.problem.set_text(lambda: problem)
            self.problem.show()
        else:
            self.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close on Escape; Enter presses what has the focus, else the main button; other keys scroll."""
        focus = self.focusWidget()
        if event.matches(QKeySequence.StandardKey.Cancel):
            self.reject()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not isinstance(focus, Button):
            self.try_to_finish()
        elif not scrolls(self._area, event):
            super().keyPressEvent(event)


class TextField(QLineEdit):
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


class ChipsField(QLineEdit):
    """A number of chips."""

    def __init__(self, chips: int | None = None) -> None:
        super().__init__("" if chips is None else str(chips))
        self.setValidator(
            QRegularExpressionValidator(QRegularExpression(f"[0-9 \u202f\u00a0]{{0,{_DIGITS + 4}}}"), self)
        )
        self.setFont(font("number"))
        self.setMaximumWidth(180)

    def chips(self) -> int:
        """Return the number, 0 if there is none."""
        digits = "".join(self.text().split())
        return int(digits) if digits.isascii() and digits.isdigit() else 0


class MomentField(QDateTimeEdit):
    """A date and a time of day, as clocks here show them."""

    def __init__(self, moment: str) -> None:
        """`moment`: UTC, ISO 8601."""
        super().__init__(QDateTime.fromSecsSinceEpoch(int(datetime.fromisoformat(moment).timestamp())))
        self.setDisplayFormat(moment_form())
        # a style sheet leaves a field without buttons no room for its text, so they are there and have no width
        self.setStyleSheet("QDateTimeEdit::up-button, QDateTimeEdit::down-button { width: 0px; border: none; }")
        self.lineEdit().setTextMargins(UNIT, 0, UNIT, 0)
        self.setMaximumWidth(240)
        self._shown = self.dateTime()
        self._moment = moment

    def moment(self) -> str:
        """Return it in UTC, ISO 8601; what was not changed keeps its seconds."""
        if self.dateTime() == self._shown:
            return self._moment
        return datetime.fromtimestamp(self.dateTime().toSecsSinceEpoch(), UTC).isoformat(timespec="seconds")
