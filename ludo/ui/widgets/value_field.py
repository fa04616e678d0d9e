"""A line to write in, in which a name or number may stand already: whoever comes to it and types replaces that."""

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QFocusEvent, QMouseEvent
from PySide6.QtWidgets import QLineEdit

_COMING_BACK: Final = (
    Qt.FocusReason.ActiveWindowFocusReason,
    Qt.FocusReason.PopupFocusReason,
    Qt.FocusReason.MenuBarFocusReason,
)


class ValueField(QLineEdit):
    """Selects all when it gets the focus, however that comes; a second click puts the cursor where it is pressed."""

    _clicked_into = False

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Select what stands there; a click selects once it is over, since it places the cursor first."""
        super().focusInEvent(event)
        if event.reason() == Qt.FocusReason.MouseFocusReason:
            self._clicked_into = True
        elif event.reason() not in _COMING_BACK:
            self.selectAll()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Select what stands there after the first click, unless a part was selected by dragging."""
        super().mouseReleaseEvent(event)
        self.end_click()

    def end_click(self) -> None:
        """Select what stands there if a click has just given the focus."""
        if self._clicked_into and not self.hasSelectedText():
            self.selectAll()
        self._clicked_into = False
