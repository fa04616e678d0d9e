"""Words with buttons at their right, or above them where there is little room."""

from collections.abc import Sequence

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QWidget

from ludo.ui.widgets.labels import Button, Label
from ludo.ui.widgets.surfaces import UNIT, Flow

_LETTERS = 26
"""Words beside buttons have room for so many letters a line, or stand above."""


class Beside(QWidget):
    """A sentence that explains buttons, and the buttons."""

    def __init__(self, words: Label, *buttons: Button) -> None:
        super().__init__()
        self._words = words
        self._buttons: Sequence[Button] = buttons
        holder = QWidget()
        flow = Flow(holder)
        for button in buttons:
            flow.addWidget(button)
        self._box = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._box.setContentsMargins(0, 0, 0, 0)
        self._box.setSpacing(UNIT)
        self._box.addWidget(words, 1)
        self._box.addWidget(holder)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the buttons below the words where both have no room beside each other."""
        super().resizeEvent(event)
        shown = [button for button in self._buttons if not button.isHidden()]
        needed = sum(button.sizeHint().width() + UNIT for button in shown)
        letters = self._words.fontMetrics().averageCharWidth()
        beside = needed + _LETTERS * letters <= self.width()
        self._box.setDirection(QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom)
