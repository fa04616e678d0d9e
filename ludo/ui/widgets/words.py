"""Labels and buttons that speak the language of the program and take part in its theme."""

from collections.abc import Callable
from typing import Final, Literal, TypeAlias

from PySide6.QtCore import Qt, Slot
from PySide6.QtGui import QPalette, QShowEvent
from PySide6.QtWidgets import QLabel, QPushButton, QSizePolicy, QWidget

from ludo.ui.i18n import language_signals
from ludo.ui.theme import font, theme_signals
from ludo.ui.theme.fonts import Role

Tone = Literal["plain", "quiet", "mistake", "accent"]
Text: TypeAlias = Callable[[], str]
"""Makes a text anew, in the language of the moment."""

_TONES: Final = {
    "plain": QPalette.ColorRole.WindowText,
    "quiet": QPalette.ColorRole.PlaceholderText,
    "mistake": QPalette.ColorRole.BrightText,
    "accent": QPalette.ColorRole.Accent,
}


class Words(QLabel):
    """A text that wraps."""

    def __init__(self, text: Text, role: Role = "body", tone: Tone = "plain", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._role: Role = role
        self._text = text
        self.setWordWrap(True)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.set_tone(tone)
        self._restyle()
        self.read_again()
        theme_signals().changed.connect(self._restyle)
        language_signals().changed.connect(self.read_again)

    def set_text(self, text: Text) -> None:
        """Say something else from now on."""
        self._text = text
        self.read_again()

    def set_tone(self, tone: Tone) -> None:
        """Plain, quiet, accent, or for something that is wrong."""
        self.setForegroundRole(_TONES[tone])

    @Slot()
    def read_again(self) -> None:
        """Make the text anew."""
        self.setText(self._text())

    def one_line(self) -> "Words":
        """The same, but never wrapped."""
        self.setWordWrap(False)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
        return self

    def showEvent(self, event: QShowEvent) -> None:
        """A style sheet that was set while it was hidden has taken the font back."""
        super().showEvent(event)
        self._restyle()

    @Slot()
    def _restyle(self) -> None:
        self.setFont(font(self._role))


class Push(QPushButton):
    """A button: `kind` "primary" for the one act that is meant, "plain" for one that steps back."""

    def __init__(self, text: Text, kind: Literal["", "primary", "plain"] = "", hint: Text | None = None) -> None:
        super().__init__()
        self._text = text
        self._hint = hint
        if kind:
            self.setProperty(kind, "true")
        self.setAutoDefault(False)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.read_again()
        language_signals().changed.connect(self.read_again)

    def set_text(self, text: Text) -> None:
        """Say something else from now on."""
        self._text = text
        self.read_again()

    @Slot()
    def read_again(self) -> None:
        """Make the text anew; `&` marks the key of the mnemonic."""
        self.setText(self._text())
        if self._hint is not None:
            self.setToolTip(self._hint())
