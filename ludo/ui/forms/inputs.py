"""Controls of forms in which people write."""

from PySide6.QtCore import QRegularExpression, Slot
from PySide6.QtGui import QFontMetrics, QRegularExpressionValidator, QTextCursor
from PySide6.QtWidgets import QPlainTextEdit

from ludo.nights.amounts import read_figure
from ludo.ui.widgets.letters import numbers, write_in
from ludo.ui.widgets.surfaces import UNIT
from ludo.ui.widgets.value_field import ValueField

_DIGITS = 12
_LONGEST = 10_000
"""Letters of notes."""


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
        self._longest = max(_LONGEST, self.document().characterCount() - 1)
        self.textChanged.connect(self._shorten)

    @Slot()
    def _shorten(self) -> None:
        """Take away what was typed or pasted beyond the longest text; it stands before the cursor."""
        over, cursor = self.document().characterCount() - 1 - self._longest, self.textCursor()
        if over > 0:
            cursor.setPosition(max(cursor.position(), over))
            cursor.setPosition(cursor.position() - over, QTextCursor.MoveMode.KeepAnchor)
            cursor.removeSelectedText()


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
        return read_figure(self.text()) or 0
