"""What somebody has just said, in a bubble beside their plate."""

from PySide6.QtCore import QPointF, QRectF, Qt, QTimer, QVariantAnimation
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QWidget

from ludo.ui.table import depths
from ludo.ui.table.durations import Durations
from ludo.ui.table.fonts import scaled_font
from ludo.ui.table.rim import SeatRoom
from ludo.ui.theme import current_theme

_POINT = 8.0


class Bubble(QWidget):
    """A short text that points at a seat and fades away."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.level = depths.BUBBLE
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.text = ""
        self._seat: SeatRoom | None = None
        self._scale = 1.0
        self._shown = 1.0
        self._wait = QTimer(self, singleShot=True)
        self._wait.timeout.connect(self._fade_out)
        self._fade = QVariantAnimation(self, startValue=1.0, endValue=0.0)
        self._fade.valueChanged.connect(self._set_shown)
        self._fade.finished.connect(self.hide)
        self.hide()

    def say(self, text: str, seat: SeatRoom, scale: float, durations: Durations) -> None:
        """Say this, beside this seat, in writing of that scale."""
        self._fade.stop()
        self.text = text
        self._shown = 1.0
        self._fade.setDuration(max(1, durations.fade))
        self._wait.start(durations.bubble)
        self.stand_at(seat, scale)
        self.show()
        self.update()

    def dismiss(self) -> None:
        """Be gone."""
        self._wait.stop()
        self._fade.stop()
        self.hide()

    def stand_at(self, seat: SeatRoom, scale: float) -> None:
        """Stand beside a seat."""
        self._seat = seat
        self._scale = scale
        metrics = QFontMetricsF(self._font())
        width = metrics.horizontalAdvance(self.text) + 30
        height = metrics.height() + 14
        plate = seat.plate
        parent = self.parentWidget()
        if seat.side == "bottom":
            left, top = plate.left() + 8, plate.top() - height - _POINT - 2
        else:
            left, top = plate.left() + 8, plate.bottom() + 2
        if seat.side == "right":
            left = plate.right() - width - 8
        if parent is not None:
            left = min(max(4.0, left), parent.width() - width - 4)
        self.setGeometry(round(left), round(top), round(width), round(height + _POINT))

    def _font(self) -> QFont:
        return scaled_font("body", self._scale, bold=True)

    def _fade_out(self) -> None:
        self._fade.start()

    def _set_shown(self, value: object) -> None:
        self._shown = float(value)  # type: ignore[arg-type]
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The bubble and its point."""
        if self._seat is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setOpacity(self._shown)
        above = self._seat.side == "bottom"
        body = (
            QRectF(self.rect()).adjusted(1, 1, -1, -_POINT - 1)
            if above
            else QRectF(self.rect()).adjusted(1, _POINT + 1, -1, -1)
        )
        path = QPainterPath()
        path.addRoundedRect(body, body.height() / 2, body.height() / 2)
        at = body.right() - 34 if self._seat.side == "right" else body.left() + 34
        at = max(body.left() + 16, min(at, body.right() - 16))
        point = QPainterPath()
        edge = body.bottom() - 2 if above else body.top() + 2
        tip = self.height() - 1 if above else 1.0
        point.moveTo(QPointF(at - 8, edge))
        point.lineTo(QPointF(at, tip))
        point.lineTo(QPointF(at + 8, edge))
        point.closeSubpath()
        path = path.united(point)
        theme = current_theme()
        painter.setPen(theme.bubble_line)
        painter.setBrush(theme.bubble_fill)
        painter.drawPath(path)
        painter.setPen(theme.bubble_text)
        painter.setFont(self._font())
        painter.drawText(body, Qt.AlignmentFlag.AlignCenter, self.text)
