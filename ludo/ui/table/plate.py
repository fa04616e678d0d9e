"""The plate of a seat: who sits there, what they have, whose turn it is."""

from PySide6.QtCore import QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QMouseEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QPushButton, QWidget

from ludo.engine.places import Seat
from ludo.ui.art.tokens import paint_chip, paint_dealer
from ludo.ui.table import depths
from ludo.ui.table.contract import SeatMark
from ludo.ui.table.fonts import scaled_font
from ludo.ui.theme import current_theme

_TURN = 5
_TICK = 33
_OUT = 0.5
"""How strongly a seat is seen that plays no more."""


def initials(name: str) -> str:
    """One or two letters for a name."""
    words = name.split()
    result = words[0][:1] + (words[-1][:1] if len(words) > 1 else "") if words else "?"
    return result.upper()


def paint_light(painter: QPainter, rect: QRectF) -> None:
    """Paint the light of a plate that is lit: a golden sheen and a line within its edge."""
    theme = current_theme()
    sheen = QColor(theme.gold)
    sheen.setAlphaF(0.0 if theme.name == "contrast" else 0.16)
    painter.setPen(QPen(theme.gold, 1.5, Qt.PenStyle.DashLine))
    painter.setBrush(sheen)
    painter.drawRoundedRect(rect.adjusted(3, 3, -3, -3), theme.radius - 2, theme.radius - 2)


class SeatPlate(QWidget):
    """One seat. `chosen`: somebody wants to sit down here; `called`: the small button was pressed."""

    chosen = Signal(int)
    called = Signal(int)

    def __init__(self, parent: QWidget, seat: Seat) -> None:
        super().__init__(parent)
        self.seat = seat
        self.level = depths.PLATE
        self.name = ""
        self.chair = 0
        self.mark = SeatMark()
        self.small = False
        self.scale = 1.0
        self.inviting = False
        self._angle = 0
        self._thinking = False
        self._motionless = False
        self._timer = QTimer(self, interval=_TICK)
        self._timer.timeout.connect(self._spin)
        self.button = QPushButton(self)
        self.button.setCursor(Qt.CursorShape.PointingHandCursor)
        self.button.clicked.connect(lambda: self.called.emit(self.seat))
        self.button.hide()

    def show_seat(self, name: str, chair: int, mark: SeatMark, small: bool, scale: float) -> None:
        """Show who sits here (the name, and the number of the chair) and what they have."""
        if (name, chair, mark, small, scale) == (self.name, self.chair, self.mark, self.small, self.scale):
            return
        self.name, self.chair, self.mark, self.small, self.scale = name, chair, mark, small, scale
        self._place_button()
        self.update()

    def set_thinking(self, thinking: bool, motionless: bool) -> None:
        """The ring around the picture runs while the seat thinks; `motionless`: it is only there."""
        if (thinking, motionless) == (self._thinking, self._motionless):
            return
        self._thinking, self._motionless = thinking, motionless
        if thinking and not motionless:
            self._timer.start()
        else:
            self._timer.stop()
        self.update()

    def invite(self, inviting: bool) -> None:
        """Can a person sit down here with a click?"""
        self.inviting = inviting
        self.setCursor(Qt.CursorShape.PointingHandCursor if inviting else Qt.CursorShape.ArrowCursor)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus if inviting else Qt.FocusPolicy.NoFocus)

    def offer_button(self, text: str, hint: str) -> None:
        """Show the small button with this text; hidden if empty."""
        self.button.setText(text)
        self.button.setToolTip(hint)
        self.button.setAccessibleDescription(hint)
        self.button.setVisible(bool(text))
        self._place_button()
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the button in its place."""
        super().resizeEvent(event)
        self._place_button()

    def _place_button(self) -> None:
        """Below the name, where the note would be."""
        if self.button.isHidden():
            return
        self.button.setFont(scaled_font("small", self.scale))
        self.button.setStyleSheet("padding: 0px 8px; min-height: 0px;")
        height = self.height() * 0.4
        left = self._picture().right() + 9
        width = min(self.button.sizeHint().width(), self.width() - left - 8)
        self.button.setGeometry(round(left), round(self.height() * 0.52), round(width), round(height))

    def _picture(self) -> QRectF:
        size = self.height() - 19
        return QRectF(9.5, 9.5, size, size)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A click asks to sit down."""
        if (
            self.inviting
            and event.button() == Qt.MouseButton.LeftButton
            and self.rect().contains(event.position().toPoint())
        ):
            self.chosen.emit(self.seat)
        else:
            event.ignore()

    def keyPressEvent(self, event: object) -> None:
        """Enter or Space asks to sit down."""
        key = getattr(event, "key", lambda: 0)()
        if self.inviting and key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.chosen.emit(self.seat)
        else:
            super().keyPressEvent(event)  # type: ignore[arg-type]

    def _spin(self) -> None:
        self._angle = (self._angle + _TURN) % 360
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The plate, the picture with its ring, name, note and marks."""
        theme = current_theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        turn = self.mark.turn
        line = 2.5 if turn or self.hasFocus() else float(theme.line_width)
        rect = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        painter.setPen(QPen(theme.gold if turn or self.hasFocus() else theme.cloth_line, line))
        painter.setBrush(theme.cloth_plate)
        painter.drawRoundedRect(rect, theme.radius, theme.radius)
        if self.mark.lit:
            paint_light(painter, rect)
        if self.mark.out:
            painter.setOpacity(_OUT)
        picture = self._picture()
        self._paint_picture(painter, picture)
        left = picture.right() + 10
        right = rect.right() - 8
        marks = self._paint_marks(painter, right, rect.top() + 7 * self.scale)
        name_font = scaled_font("small" if self.small else "body", self.scale, bold=True)
        mark = self.mark
        second_row = bool(mark.note or mark.signs) or mark.chips is not None or not self.button.isHidden()
        middle = rect.center().y()
        metrics = QFontMetricsF(name_font)
        painter.setFont(name_font)
        painter.setPen(theme.cloth_text)
        top = middle - metrics.height() + 1 if second_row else middle - metrics.height() / 2
        room = marks - 6 - left
        painter.drawText(
            QRectF(left, top, room, metrics.height()),
            Qt.AlignmentFlag.AlignVCenter,
            metrics.elidedText(self.name, Qt.TextElideMode.ElideRight, room),
        )
        if not self.button.isHidden():
            return
        if self.mark.chips is not None:
            right = self._paint_chips(painter, right, middle, self.mark.chips) - 6
        note_font = scaled_font("small", self.scale)
        painter.setFont(note_font)
        small = QFontMetricsF(note_font)
        left = self._paint_signs(painter, left, middle + 1, small.height())
        colour = QColor(theme.cloth_text)
        colour.setAlphaF(0.85 if theme.name != "contrast" else 1.0)
        painter.setPen(colour)
        painter.drawText(
            QRectF(left, middle + 1, right - left, small.height()),
            Qt.AlignmentFlag.AlignVCenter,
            small.elidedText(self.mark.note, Qt.TextElideMode.ElideRight, right - left),
        )

    def _paint_chips(self, painter: QPainter, right: float, middle: float, chips: int) -> float:
        """The number of chips with a chip before it, in the second row from the right; where it begins."""
        number = scaled_font("number", self.scale * 0.9, bold=True)
        text = str(chips).replace("-", "−")
        metrics = QFontMetricsF(number)
        wide = metrics.horizontalAdvance(text)
        painter.setFont(number)
        painter.setPen(current_theme().cloth_text)
        painter.drawText(QRectF(right - wide - 1, middle + 1, wide + 1, metrics.height()), text)
        size = metrics.height() * 0.8
        left = right - wide - 6 - size
        paint_chip(painter, QRectF(left, middle + 1 + (metrics.height() - size) / 2, size, size), 5)
        return left

    def _paint_signs(self, painter: QPainter, left: float, top: float, size: float) -> float:
        """Paint the signs of the game in the second row from the left; return where the note begins."""
        for sign in self.mark.signs:
            sign(painter, QRectF(left, top, size, size))
            left += size + 2
        return left + 4 if self.mark.signs else left

    def _paint_picture(self, painter: QPainter, rect: QRectF) -> None:
        theme = current_theme()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.persons[self.chair % len(theme.persons)])
        painter.drawEllipse(rect)
        painter.setFont(scaled_font("body", self.scale, bold=True))
        painter.setPen(theme.person_text)
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, initials(self.name))
        if self._thinking:
            ring = rect.adjusted(-3.5, -3.5, 3.5, 3.5)
            pen = QPen(theme.cloth_text, 2)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            if self._motionless:
                pen.setStyle(Qt.PenStyle.DotLine)
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawArc(ring, -self._angle * 16, (360 if self._motionless else 110) * 16)

    def _paint_marks(self, painter: QPainter, right: float, top: float) -> float:
        """Dealer, leader and partner as small signs from the right; where the next would end."""
        theme = current_theme()
        size = 20.0 * self.scale
        painter.save()
        if self.mark.dealer:
            paint_dealer(painter, QRectF(right - size, top, size, size))
            right -= size + 4
        if self.mark.leader:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.gold)
            x, y, side = right - size * 0.7, top + size * 0.15, size * 0.7
            painter.drawPolygon([QPointF(x, y), QPointF(x + side * 0.8, y + side / 2), QPointF(x, y + side)])
            right -= size
        if self.mark.partner:
            painter.setPen(QPen(theme.cloth_text, 1.8))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            ring = size * 0.55
            painter.drawEllipse(QRectF(right - ring, top + size * 0.22, ring, ring))
            painter.drawEllipse(QRectF(right - ring * 1.62, top + size * 0.22, ring, ring))
            right -= ring * 1.62 + 5
        painter.restore()
        return right
