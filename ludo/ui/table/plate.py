"""The plate of a seat: who sits there, what they have, whose turn it is."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QMouseEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QPushButton, QWidget

from ludo.engine.places import Seat
from ludo.ui.art.tokens import paint_dealer
from ludo.ui.table import depths
from ludo.ui.table.contract import SeatMark
from ludo.ui.theme import current_theme, font

PERSONS: Final = (
    "#e0b15c", "#8fc1d9", "#d98f8f", "#a5c98a", "#c3a5d9", "#e3a673", "#86c9bb", "#d6c98a", "#b7bfc9",
)  # fmt: skip
"""The colour of a person's picture, by seat."""
_TURN = 5
_TICK = 33


def initials(name: str) -> str:
    """One or two letters for a name."""
    words = name.split()
    letters = words[0][:1] + (words[-1][:1] if len(words) > 1 else "") if words else "?"
    return letters.upper()


class SeatPlate(QWidget):
    """One seat. `chosen`: somebody wants to sit down here; `called`: the small button was pressed."""

    chosen = Signal(int)
    called = Signal(int)

    def __init__(self, parent: QWidget, seat: Seat) -> None:
        super().__init__(parent)
        self.seat = seat
        self.level = depths.PLATE
        self.name = ""
        self.mark = SeatMark()
        self.small = False
        self.inviting = False
        self._angle = 0
        self._thinking = False
        self._still = False
        self._timer = QTimer(self, interval=_TICK)
        self._timer.timeout.connect(self._spin)
        self.button = QPushButton(self)
        self.button.setFont(font("small"))
        self.button.setCursor(Qt.CursorShape.PointingHandCursor)
        self.button.clicked.connect(lambda: self.called.emit(self.seat))
        self.button.hide()

    def show_seat(self, name: str, mark: SeatMark, small: bool) -> None:
        """Show who sits here and what they have."""
        self.name, self.mark, self.small = name, mark, small
        self.update()

    def set_thinking(self, thinking: bool, still: bool) -> None:
        """The ring around the picture runs while the seat thinks; `still`: it does not run, it is only there."""
        self._thinking, self._still = thinking, still
        if thinking and not still:
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
        """Keep the button at the right edge."""
        super().resizeEvent(event)
        self._place_button()

    def _place_button(self) -> None:
        if self.button.isHidden():
            return
        self.button.setStyleSheet("padding: 1px 8px; min-height: 0px;")
        size = self.button.sizeHint()
        self.button.setGeometry(
            self.width() - size.width() - 8, (self.height() - size.height()) // 2, size.width(), size.height()
        )

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A click asks to sit down."""
        if self.inviting and event.button() == Qt.MouseButton.LeftButton and self.rect().contains(event.pos()):
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
        size = rect.height() - 16
        picture = QRectF(rect.left() + 8, rect.top() + 8, size, size)
        self._paint_picture(painter, picture)
        left = picture.right() + 10
        right = rect.right() - (self.button.width() + 14 if not self.button.isHidden() else 8)
        marks = self._paint_marks(painter, right, rect.top() + 8)
        name_font = font("small" if self.small else "body")
        name_font.setBold(True)
        has_note = bool(self.mark.note)
        middle = rect.center().y()
        metrics = QFontMetricsF(name_font)
        painter.setFont(name_font)
        painter.setPen(theme.cloth_text)
        top = middle - metrics.height() + 1 if has_note else middle - metrics.height() / 2
        room = marks - 6 - left
        painter.drawText(
            QRectF(left, top, room, metrics.height()), Qt.AlignmentFlag.AlignVCenter,
            metrics.elidedText(self.name, Qt.TextElideMode.ElideRight, room),
        )  # fmt: skip
        if has_note:
            painter.setFont(font("small"))
            small = QFontMetricsF(font("small"))
            colour = QColor(theme.cloth_text)
            colour.setAlphaF(0.85 if theme.name != "contrast" else 1.0)
            painter.setPen(colour)
            painter.drawText(
                QRectF(left, middle + 1, right - left, small.height()), Qt.AlignmentFlag.AlignVCenter,
                small.elidedText(self.mark.note, Qt.TextElideMode.ElideRight, right - left),
            )  # fmt: skip

    def _paint_picture(self, painter: QPainter, rect: QRectF) -> None:
        theme = current_theme()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(PERSONS[self.seat % len(PERSONS)]))
        painter.drawEllipse(rect)
        letters = font("body")
        letters.setBold(True)
        painter.setFont(letters)
        painter.setPen(QColor("#22262a"))
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, initials(self.name))
        if self._thinking:
            ring = rect.adjusted(-3, -3, 3, 3)
            pen = QPen(theme.cloth_text, 2)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            if self._still:
                pen.setStyle(Qt.PenStyle.DotLine)
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawArc(ring, -self._angle * 16, (360 if self._still else 110) * 16)

    def _paint_marks(self, painter: QPainter, right: float, top: float) -> float:
        """Dealer, leader and partner as small signs from the right; where the next would end."""
        theme = current_theme()
        size = 18.0
        painter.save()
        letters = font("small")
        letters.setBold(True)
        painter.setFont(letters)
        if self.mark.dealer:
            paint_dealer(painter, QRectF(right - 20, top - 1, 20, 20))
            right -= size + 5
        if self.mark.leader:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.gold)
            x, y = right - size + 4, top + 2
            painter.drawPolygon([QPointF(x, y), QPointF(x + 11, y + 7), QPointF(x, y + 14)])
            right -= size
        if self.mark.partner:
            pen = QPen(theme.cloth_text, 1.8)
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(QRectF(right - 19, top + 4, 11, 11))
            painter.drawEllipse(QRectF(right - 12, top + 4, 11, 11))
            right -= size + 6
        painter.restore()
        return right
