"""The title of a sheet, and what can be done besides writing lines."""

from collections.abc import Sequence

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QWidget

from ludo.ui.i18n import Text
from ludo.ui.widgets.labels import Button, Label
from ludo.ui.widgets.surfaces import UNIT, Flow


class SheetTop(QWidget):
    """The title with buttons at its right, or below it where there is little room."""

    def __init__(self, title: Text, buttons: Sequence[Button]) -> None:
        super().__init__()
        self._title = Label(title, "title")
        self._buttons = buttons
        self._holder = QWidget()
        self._flow = Flow(self._holder, UNIT, between=0)
        for button in buttons:
            self._flow.addWidget(button.flush_left())
        self._box = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._box.setContentsMargins(0, 0, 0, 0)
        self._box.setSpacing(UNIT)
        self._box.addWidget(self._title)
        self._box.addWidget(self._holder, 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the buttons below the title where both have no room beside each other."""
        super().resizeEvent(event)
        shown = [button for button in self._buttons if not button.isHidden()]
        title = self._title.fontMetrics().horizontalAdvance(self._title.text())
        needed = title + sum(button.sizeHint().width() + 2 * UNIT for button in shown)
        beside = needed <= self.width()
        self._title.setWordWrap(not beside)
        self._box.setDirection(QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom)
