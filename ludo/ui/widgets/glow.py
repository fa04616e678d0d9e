"""A ring of light around a button for a moment: it was pressed, and the press was not taken."""

from PySide6.QtCore import QPoint, QRect, QRectF, Qt, QTimer
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from ludo.ui.theme import current_theme

_TIME_MS = 260
_REACH = 4
"""Pixels by which the ring is larger than the button."""
_WIDTH = 3.0
_CORNER = 10.0


class GlowRing(QWidget):
    """The ring: it takes no input, holds no focus, and goes by itself."""

    def __init__(self, window: QWidget, around: QRect) -> None:
        super().__init__(window)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setGeometry(around.adjusted(-_REACH, -_REACH, _REACH, _REACH))
        QTimer.singleShot(_TIME_MS, self, self.deleteLater)
        self.show()
        self.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ring."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(current_theme().gold, _WIDTH))
        half = _WIDTH / 2
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(half, half, -half, -half), _CORNER, _CORNER)


def glow_around(widget: QWidget) -> None:
    """Show a ring of light around a widget for a moment."""
    window = widget.window()
    GlowRing(window, QRect(widget.mapTo(window, QPoint(0, 0)), widget.size()))
