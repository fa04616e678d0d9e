"""Bases of painted widgets whose role assistive technology does not pass over, as it does with plain widgets.

VoiceOver and UI Automation ignore the role of a plain `QWidget` (client) and of a frame (border).
"""

from PySide6.QtCore import QEvent
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QGroupBox, QLabel, QWidget


class Sign(QLabel):
    """A painted thing that says in words what it shows: its accessible name, as text. Subclasses paint it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint nothing: the sign only speaks."""


class Group(QGroupBox):
    """A named part of the window, without a frame of its own."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setContentsMargins(0, 0, 0, 0)

    def changeEvent(self, event: QEvent) -> None:
        """Keep no room for a frame and a title, as a group box does in another font or style."""
        super().changeEvent(event)
        self.setContentsMargins(0, 0, 0, 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint nothing."""
