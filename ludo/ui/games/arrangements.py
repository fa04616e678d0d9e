"""Layouts of cards that several games use."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPen

from ludo.ui.table import depths
from ludo.ui.table.contract import Spot
from ludo.ui.table.rim import SeatRoom
from ludo.ui.table.room import CROWDED, RISE, TALL, Room
from ludo.ui.theme import current_theme

_APART = 1.06
"""From one card of the own hand to the next, where there is room for it, by the width of a card."""
_FAN_STEP = 0.42
_FAN_ANGLE = 7.0


def own_hand(room: Room, count: int) -> list[Spot]:
    """Lay out the hand of the viewer: one row, overlapped evenly; two where a row would hide too much of each card."""
    width = room.own
    crowded = (room.hand.width() - width) < CROWDED * width * (count - 1)
    upper = count // 2 if room.rows > 1 and crowded else 0
    bottom = room.hand.bottom() - width * TALL / 2
    back = _row(room, upper, room.hand.top() + width * TALL / 2)
    return back + _row(room, count - upper, bottom)


def _row(room: Room, count: int, y: float) -> list[Spot]:
    width = room.own
    step = min(width * _APART, (room.hand.width() - width) / max(1, count - 1))
    left = room.hand.center().x() - step * (count - 1) / 2
    return [Spot(left + step * n, y, width, 0.0, depths.HAND) for n in range(count)]


def other_hand(room: Room, seat: SeatRoom, count: int) -> list[Spot]:
    """Lay out the hand of another seat: a small fan beside the plate, or one card on it where there is no room."""
    width = room.back
    if not room.fans:
        return [Spot(seat.fan.x(), seat.fan.y(), width, 0.0, depths.FAN)] * min(1, count)
    step = min(width * _FAN_STEP, width * 1.1 / max(1, count - 1))
    spots = []
    for n in range(count):
        off = n - (count - 1) / 2
        spots.append(
            Spot(
                seat.fan.x() + off * step, seat.fan.y() + abs(off) * width * 0.035, width, off * _FAN_ANGLE, depths.FAN
            )
        )
    return spots


def pile(at: QPointF, width: float, count: int, shown: int = 4) -> list[Spot]:
    """Lay out a pile whose top cards can be seen."""
    return [Spot(at.x() - n * 0.9, at.y() - n * 1.1, width, 0.0, depths.PILE) for n in range(min(count, shown))]


def packet(left: float, middle: float, width: float, count: int, show: float = 0.3) -> list[Spot]:
    """Lay out a finished trick as a packet in which each index can be read."""
    return [Spot(left + width / 2 + n * width * show, middle, width, 0.0, depths.PUT_BY) for n in range(count)]


def crossed(at: QPointF, width: float, count: int) -> list[Spot]:
    """Lay out cards crossed, as a trick that nobody won."""
    spread = 62.0 if count == 2 else 84.0
    return [
        Spot(
            at.x() + (n - (count - 1) / 2) * width * 0.12, at.y(), width,
            spread * (n / max(1, count - 1) - 0.5), depths.PUT_BY,
        )
        for n in range(count)
    ]  # fmt: skip


def loose_cross(room: Room, seats: Sequence[int], width: float) -> list[Spot]:
    """Lay out a trick as a loose cross: each card nearest to its player, slightly tilted."""
    height = width * TALL
    middle = room.middle.center()
    spots = []
    for seat in seats:
        where = room.seats[seat]
        toward = where.toward
        two = len(room.seats) == 2
        x = -toward.x() * width * 1.08 + (toward.y() * -width * 0.3 if two else 0.0)
        y = -toward.y() * height * (0.27 if two else 0.51)
        tilt = {"bottom": -1.5, "top": 2.0, "left": 1.5, "right": -2.0}[where.side]
        spots.append(Spot(middle.x() + x, middle.y() + y, width, tilt, depths.LAID))
    return spots


def around(middle: QPointF, width: float, height: float) -> QRectF:
    """Return a rectangle by its centre and size."""
    return QRectF(middle.x() - width / 2, middle.y() - height / 2, width, height)


def paint_plate(painter: QPainter, rect: QRectF, strong: bool) -> None:
    """Paint a plate on the cloth; `strong`: with a golden edge."""
    theme = current_theme()
    line = 2.0 if strong else float(theme.line_width)
    painter.setPen(QPen(theme.gold if strong else theme.cloth_line, line))
    painter.setBrush(theme.cloth_plate)
    inset = line / 2 + 0.5
    painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), theme.radius, theme.radius)


def hand_room(room: Room) -> QRectF:
    """Return the area of the viewer's hand, including the height that a hovered card rises."""
    rise = room.own * TALL * RISE
    return room.hand.adjusted(0, -rise, 0, 0)
