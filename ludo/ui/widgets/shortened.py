"""Buttons that take the width that there is, and shorten a text that is too long for it."""

from typing import Literal

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy

from ludo.ui.i18n import Text
from ludo.ui.widgets.labels import Button
from ludo.ui.widgets.plain_text import set_tip
from ludo.ui.widgets.surfaces import UNIT


def shortened(button: QPushButton, text: str) -> str:
    """Return as much of a text as a button has room for."""
    room = max(0, button.width() - 4 * UNIT)
    return button.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, room)


class ShortenedButton(Button):
    """A button that fills the width; a text that is too long is shortened, and its tooltip has all of it."""

    def __init__(self, text: Text, kind: Literal["", "primary", "plain"] = "", hint: Text | None = None) -> None:
        super().__init__(text, kind, hint)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def setText(self, text: str) -> None:
        """Show as much of a text as there is room for; assistive technology hears all of it."""
        super().setText(shortened(self, text))
        self.setAccessibleName(text)
        if self._hint is None:
            set_tip(self, text if self.text() != text else "")

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Shorten the text to the new width."""
        super().resizeEvent(event)
        self.setText(self._text())
