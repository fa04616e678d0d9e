"""Reading by keys what does not fit: Page Up and Down, Home and End, the arrows."""

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractScrollArea, QAbstractSlider, QScrollArea

_Action = QAbstractSlider.SliderAction
_LONG: Final = {
    Qt.Key.Key_PageUp: _Action.SliderPageStepSub,
    Qt.Key.Key_PageDown: _Action.SliderPageStepAdd,
    Qt.Key.Key_Home: _Action.SliderToMinimum,
    Qt.Key.Key_End: _Action.SliderToMaximum,
}
_SHORT: Final = {
    Qt.Key.Key_Up: _Action.SliderSingleStepSub,
    Qt.Key.Key_Down: _Action.SliderSingleStepAdd,
}


def scrolls(area: QAbstractScrollArea, event: QKeyEvent) -> bool:
    """Scroll by a key that nothing else has taken; return whether the key is one that scrolls."""
    if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
        return False
    action = {**_LONG, **_SHORT}.get(Qt.Key(event.key()))
    if action is None:
        return False
    area.verticalScrollBar().triggerAction(action)
    return True


class ReadingArea(QScrollArea):
    """An area that Tab reaches and that all keys scroll."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Scroll."""
        if not scrolls(self, event):
            super().keyPressEvent(event)
