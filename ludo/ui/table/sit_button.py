"""The button that lets a person sit down on a seat."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QWidget

from ludo.ui.widgets.plain_text import PlainAbstractButton


class SitButton(PlainAbstractButton):
    """An invisible button over a plate on which a person can sit down; the plate paints its focus."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._plate = parent
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.hide()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Press the button on Enter as well."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Repaint the plate with its focus."""
        super().focusInEvent(event)
        self._plate.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Repaint the plate without its focus."""
        super().focusOutEvent(event)
        self._plate.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint nothing."""
