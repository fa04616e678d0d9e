"""Cards in front of a player of Triomphe: a partner's open hand, and tricks won as packets that can be counted."""

from typing import Final

from PySide6.QtCore import QPointF

from ludo.engine.places import Seat
from ludo.games.triomphe.rules import HAND_SIZE, TRICKS
from ludo.ui.table import z_order
from ludo.ui.table.contract import Spot
from ludo.ui.table.geometry import EDGE, TALL, Room
from ludo.ui.table.seat_places import SeatRoom

FAN: Final = 2.6
"""Width of a hand at a table of teams, by that of its cards."""
PACKETS: Final = 0.6
"""Width kept for packets beside a hand across the table, likewise."""
_LARGEST: Final = 0.7
"""Width of the cards of an open hand, by that of a card in the middle, where there is room."""
_READABLE: Final = 2.1
"""Width of a whole open hand by that of its cards, at least, so that each index is seen."""
_SMALLEST: Final = 0.42
"""Width of the cards of an open hand where fans have no room."""
_PACKET: Final = 0.31
"""Width of a trick won."""
_APART: Final = 0.62
"""From one packet to the next, by their width, where there is room."""
_DEEP: Final = 3
"""So many cards of a packet can be seen."""


def open_hand(room: Room, partner: Seat, count: int) -> list[Spot]:
    """Lay out the hand of a partner face up where the fans of others are, every index readable."""
    seat = room.seats[partner]
    if not room.fans:
        return _beside_plate(room, partner, count)
    top = seat.fan.y() - room.back * TALL / 2
    whole = _open_row(room, seat)
    width = max(_open_width(each, each.seats[partner]) for each in (room, room.usual) if each)
    step = min(width * 1.04, (whole - width) / (HAND_SIZE - 1))
    high = width * TALL
    if seat.side != "top":  # the words come below
        top = max(seat.plate.bottom() + 1, min(top, room.status.top() - high))
    y = max(top, room.area.top() + 4) + high / 2
    match seat.side:
        case "top":
            left = seat.fan.x() - fan_room(room) / 2 + (whole - step * (HAND_SIZE - 1)) / 2
        case "left":
            left = seat.plate.left() + width / 2
        case _:
            left = seat.plate.right() - width / 2 - step * (count - 1)
    return [Spot(left + step * n, y, width, 0.0, z_order.FAN) for n in range(count)]


def _open_row(room: Room, seat: SeatRoom) -> float:
    """Return the width that an open hand may take."""
    return FAN * room.back if seat.side == "top" else seat.plate.width()


def _open_width(room: Room, seat: SeatRoom) -> float:
    """Return the width of the cards of an open hand."""
    height = 1.1 * seat.plate.height() / TALL if seat.side == "top" else _LARGEST * room.unit
    return max(room.back, min(_LARGEST * room.unit, height, _open_row(room, seat) / _READABLE))


def fan_room(room: Room) -> float:
    """Return the width of cloth beside a far plate that is kept for a hand of a team and its packets."""
    return (FAN + PACKETS) * room.back


def _beside_plate(room: Room, partner: Seat, count: int) -> list[Spot]:
    """Lay an open hand out at the inner edge of the plate, where fans have no room."""
    seat = room.seats[partner]
    usual = room.usual
    width = max(room.unit * _SMALLEST, _open_width(usual, usual.seats[partner]) if usual else 0.0)
    step = min(width * 0.6, (seat.plate.width() - width) / (HAND_SIZE - 1))
    free = seat.plate.width() - width - step * (count - 1)
    inward = {"left": 0.0, "right": 1.0}.get(seat.side, 0.5)
    left = seat.plate.left() + width / 2 + free * inward
    y = seat.plate.bottom() + 3 + width * TALL / 2
    return [Spot(left + step * n, y, width, 0.0, z_order.FAN) for n in range(count)]


def packet(room: Room, seat: Seat, nth: int, count: int, teams: bool) -> list[Spot]:
    """Lay out a trick won, face down; `nth`: how many the player has taken before."""
    width = room.unit * _PACKET
    first, step = _row(room, room.seats[seat], width, teams)
    x = first.x() + step * nth
    return [Spot(x - n * 0.8, first.y() - n, width, 0.0, z_order.PUT_BY, down=True) for n in range(min(count, _DEEP))]


def _row(room: Room, seat: SeatRoom, width: float, teams: bool) -> tuple[QPointF, float]:
    """Return where the first packet of a player lies, and how far it is to the next."""
    plate, high = seat.plate, width * TALL
    usual = width * _APART
    inward = -1 if seat.side == "right" else 1
    fan = room.back if room.fans else 0.0
    match seat.side:
        case "bottom":
            return QPointF(plate.left() + width / 2 + 4, plate.top() - 8 - high / 2), usual
        case "top" if room.fans:
            left = seat.fan.x() + (FAN * room.back - fan_room(room) / 2 if teams else 1.1 * room.back) + 4
            others = [other.plate.left() for other in room.seats.values() if other.plate.left() > left]
            right = min(others, default=room.area.right()) - EDGE / 2
            if right - left < width:
                return QPointF(plate.left() + width / 2 + 4, plate.bottom() + 4 + high / 2), usual
            step = max(2.0, min(usual, (right - left - width) / (TRICKS - 1)))
            return QPointF(left + width / 2, plate.center().y()), step
        case "top":
            return QPointF(plate.left() + width / 2 + 4, plate.bottom() + 3 + high / 2), usual
        case _ if teams or not room.fans:
            first = plate.left() + width / 2 + 4 if inward > 0 else plate.right() - width / 2 - 4
            above = [other.plate.bottom() for other in room.seats.values() if other.plate.bottom() <= plate.top()]
            y = max(plate.top() - 6 - high / 2, max(above, default=room.area.top()) + 2 + high / 2)
            return QPointF(first, y), inward * usual  # it looks out from behind the plate where there is little room
        case _:
            edge = seat.fan.x() + inward * (fan + 4)
            last = plate.right() if inward > 0 else plate.left()
            step = max(2.0, min(usual, (abs(last - edge) - width) / (TRICKS - 1)))
            y = seat.fan.y() + room.back * TALL / 2 - high / 2
            return QPointF(edge + inward * width / 2, y), inward * step
