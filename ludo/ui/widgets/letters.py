"""Letters of their own for a widget, which follow the size of the text."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QWidget

from ludo.ui.theme import font


def write_in(widget: QWidget, letters: Callable[[], QFont]) -> None:
    """Set the letters of a widget, which are read again whenever the size of the text changes."""
    _Letters(widget, letters)


def numbers(times: float = 1.0) -> Callable[[], QFont]:
    """Return what makes letters for numbers, so many times as large as text."""

    def letters() -> QFont:
        made = font("number")
        made.setPointSizeF(made.pointSizeF() * times)
        return made

    return letters


class _Letters(QObject):
    def __init__(self, widget: QWidget, letters: Callable[[], QFont]) -> None:
        super().__init__(widget)
        self._letters = letters
        widget.installEventFilter(self)
        widget.setFont(letters())

    def renew(self) -> None:
        """Write in letters of the present size."""
        widget = self.parent()
        if isinstance(widget, QWidget) and widget.font() != self._letters():
            widget.setFont(self._letters())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Write again where a style sheet that changed while the widget was hidden has reset its letters."""
        if event.type() is QEvent.Type.Show:
            self.renew()
        return False
