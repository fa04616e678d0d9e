"""Where things lie in the middle of the table of Triomphe: the trick, the stock, the cards of a plunder."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF

from ludo.engine.places import Seat
from ludo.ui.games.arrangements import TILTS, around, pile
from ludo.ui.table import z_order
from ludo.ui.table.contract import Spot, hull
from ludo.ui.table.fonts import text_scale
from ludo.ui.table.geometry import TALL, Room, index_share

_STEP: Final = 1.1
"""From one card of the trick to its neighbour, by the width of a card."""
_SIDE: Final = 0.64
"""Width of the stock while tricks are played, by that of a card; it may shrink to `_SMALL_SIDE`."""
_SMALL_SIDE: Final = 0.46
_GROUP: Final = 1.95
"""Room for stock and turn-up, by the width of the stock."""
_FAN: Final = 0.3
"""From one card given up to the next."""
_ROW: Final = 0.8
"""From one row of them to the next."""
_UNDER: Final = 0.58
"""How far the turn-up looks out from under the stock."""
_CROSS: Final = 0.66
"""A cross is wanted as long as its cards are so large, by those of a flat ring."""
_ROWS: Final = ("top", "left", "right", "bottom")
"""Nearer cards lie above farther ones, so that each index is seen."""


@dataclass(frozen=True, slots=True)
class Middle:
    """The middle of the table.

    width: of a card of the trick; offsets: by seat where its card lies, from the centre, in widths and heights of a
    card; stock: the middle of the stock while tricks are played, and side: the width of its cards; sign: where the
    trump sign is painted; edge: the right edge of the trick.
    """

    centre: QPointF
    width: float
    offsets: Mapping[Seat, tuple[float, float]]
    stock: QPointF
    side: float
    sign: QRectF
    edge: float


def middle_of(room: Room) -> Middle:
    """Measure the middle of a table: the trick, the stock at its left, the trump sign at its right."""
    area, usual = room.middle, middle_of(room.usual) if room.usual else None
    side = usual.side if usual else room.unit * _SIDE
    offsets, width = _best_ring(room, area.width() - 2 * _GROUP * side, area.height())
    if usual is None and width < 0.85 * room.unit:
        side = room.unit * _SMALL_SIDE
        offsets, width = _best_ring(room, area.width() - 2 * _GROUP * side, area.height())
    if usual is not None and width < usual.width:
        offsets, width = _overlapped(room, usual.width, area.width() - 2 * _GROUP * side, area.height())
    half = width * (max(abs(x) for x, _ in offsets.values()) + 0.5)
    free = area.width() / 2 - half
    gap = max(0.3 * side, min(free - 1.6 * side, 0.7 * width))
    centre = area.center()
    stock = QPointF(centre.x() - half - gap - side * 0.5, centre.y())
    large = max(0.8 * side, min(free - gap, 1.15 * room.unit))
    sign = around(QPointF(centre.x() + half + gap + large * 0.5, centre.y()), large, large)
    return Middle(centre, width, offsets, stock, side, sign, centre.x() + half + 0.04 * width)


def _best_ring(room: Room, wide: float, high: float) -> tuple[Mapping[Seat, tuple[float, float]], float]:
    """Return a cross around the centre, or a flat ring where the table is so low that cards would be small.

    Large letters leave less room for the middle, but are no reason for small cards: then the cards lie nearer.
    """
    rings = [_cross(room), _flat(room)]
    if text_scale() > 1:
        rings.append(_flat(room, 0.0))
        widths = [_fitting(ring, room.unit, wide, high) for ring in rings]
        best = widths.index(max(widths))
        return rings[best], widths[best]
    widths = [_fitting(ring, room.unit, wide, high) for ring in rings]
    best = 0 if widths[0] >= _CROSS * widths[1] else 1
    return rings[best], widths[best]


def _overlapped(room: Room, least: float, wide: float, high: float) -> tuple[Mapping[Seat, tuple[float, float]], float]:
    """Return one row whose cards lie as near to each other as cards so wide must."""
    width = min(least, high / (1.06 * TALL))
    step = (wide / width - 1.06) / (len(room.seats) - 1)
    return _flat(room, 0.0, max(index_share(text_scale()), min(_STEP, step))), width


def _fitting(ring: Mapping[Seat, tuple[float, float]], unit: float, wide: float, high: float) -> float:
    """Return the largest width of a card at which a ring fits."""
    across = 2 * max(abs(x) for x, _ in ring.values()) + 1.06
    down = max(y for _, y in ring.values()) - min(y for _, y in ring.values()) + 1.06
    return max(20.0, min(unit * 1.12, wide / across, high / (down * TALL)))


def _around(room: Room) -> list[Seat]:
    """Return the seats clockwise, beginning at the left of the nearest."""
    order = {"left": 0, "top": 1, "right": 2}
    others = [seat for seat in room.seats if seat != room.bottom]

    def key(seat: Seat) -> tuple[int, float]:
        where = room.seats[seat]
        along = {"left": -where.plate.y(), "top": where.plate.x(), "right": where.plate.y()}
        return order[where.side], along[where.side]

    return sorted(others, key=key)


def _cross(room: Room) -> dict[Seat, tuple[float, float]]:
    """Return a loose cross: everybody's card in front of them."""
    if len(room.seats) < 4:
        return _flat(room)
    top = [seat for seat in _around(room) if room.seats[seat].side == "top"]
    off = 0.46 if len(top) < 3 else 0.53
    ring = {seat: (_STEP * (n - (len(top) - 1) / 2), -off) for n, seat in enumerate(top)}
    ring[room.bottom] = (0.0, off)
    edge = _STEP * (len(top) + 1) / 2
    for seat in _around(room):
        side = room.seats[seat].side
        if side in ("left", "right"):
            x = edge if len(top) < 3 else _STEP * 1.03
            y = {1: 0.0, 2: 0.12}.get(len(top), off)
            ring[seat] = (-x if side == "left" else x, y)
    return ring


def _flat(room: Room, lift: float = 1.0, step: float = _STEP) -> dict[Seat, tuple[float, float]]:
    """Return one row: the far seats a little higher, the nearest a little lower, by so much as `lift` says."""
    order = _around(room)
    order.insert((len(order) + 1) // 2, room.bottom)
    lifts = {"top": -0.13 * lift, "bottom": 0.13 * lift}
    return {
        seat: (step * (n - (len(order) - 1) / 2), lifts.get(room.seats[seat].side, 0.0)) for n, seat in enumerate(order)
    }


def trick_spot(middle: Middle, room: Room, seat: Seat, fan: int = 0) -> Spot:
    """Return where a seat's card lies in the trick; `fan`: so many cards lie there before it."""
    x, y = middle.offsets[seat]
    centre, width, side = middle.centre, middle.width, room.seats[seat].side
    row = not any(high for _, high in middle.offsets.values())
    above = sum(1 for other, _ in middle.offsets.values() if other < x) if row else _ROWS.index(side)
    depth = z_order.LAID + above
    return Spot(centre.x() + (x + fan * _FAN) * width, centre.y() + y * width * TALL, width, TILTS[side], depth)


def trick_spots(middle: Middle, room: Room, seats: Sequence[Seat]) -> list[Spot]:
    """Return where the cards of a trick lie, by who laid them."""
    return [trick_spot(middle, room, seat) for seat in seats]


@dataclass(frozen=True, slots=True)
class StockPlace:
    """Where the stock lies, and what belongs to it: small beside the trick, large in the middle for a plunder.

    left: how far cards may lie to the left.
    """

    at: QPointF
    width: float
    large: bool
    left: float

    def stock(self, count: int) -> list[Spot]:
        """Return where the cards of the stock lie that can be seen."""
        return pile(self.at, self.width, count)

    def turn_up(self) -> Spot:
        """Return where the turn-up lies: half under the stock, or drawn out while it is on offer."""
        out = 1.12 if self.large else _UNDER
        return Spot(self.at.x() - out * self.width, self.at.y(), self.width, 0.0, z_order.PILE - 2)

    def given(self, count: int) -> list[Spot]:
        """Return where the cards given up lie: half under the stock, each index in sight, in rows if there are many."""
        step = self.width * _FAN
        first = self.at.x() - _UNDER * self.width
        in_row = max(1, 1 + int((first - self.width / 2 - self.left) / step))
        rows = -(-count // in_row)
        spots = []
        for n in range(count):
            row = n // in_row
            mates = min(count - row * in_row, in_row)
            x = first - step * (mates - 1 - n % in_row)
            y = self.at.y() + (row - (rows - 1) / 2) * self.width * _ROW
            spots.append(Spot(x, y, self.width, 0.0, z_order.PILE - 2))
        return spots

    def turned(self) -> Spot:
        """Return where the card turned from the stock lies: beside it while it is on offer, afterwards on it."""
        out = 1.12 if self.large else 0.03
        return Spot(self.at.x() + out * self.width, self.at.y() - 3, self.width, 0.0, z_order.PILE + 2)

    def given_area(self, count: int) -> QRectF:
        """Return the area of the cards given up."""
        return hull(self.given(max(1, count))).adjusted(0, 0, -self.width * (1 - _UNDER), 0)


def stock_place(middle: Middle, room: Room, plunder: bool) -> StockPlace:
    """Return where the stock lies; `plunder`: it is what the deal is about just now."""
    if plunder:
        width = min(room.unit, room.middle.height() / (1.1 * TALL), room.middle.width() / 4.4)
        return StockPlace(middle.centre, width, True, room.middle.left())
    return StockPlace(middle.stock, middle.side, False, room.middle.left())
