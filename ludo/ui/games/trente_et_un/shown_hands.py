"""Where the hands of the others lie that are shown at the end of a deal in little room: large enough to be read."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF

from ludo.engine.places import hand
from ludo.engine.views import AnyView
from ludo.games.trente_et_un.rules import HAND_SIZE
from ludo.games.trente_et_un.view import trente_et_un_view
from ludo.ui.games.arrangements import around
from ludo.ui.table.geometry import TALL, Room
from ludo.ui.table.seat_places import SeatRoom

STEP: Final = 0.52
"""From card to card of a hand that is shown, by their width."""
RISEN: Final = 0.14
"""How far cards rise that count, by their width."""
_WIDTH: Final = 33.0
"""Width of a card that is read; hands are left where they lie if those of fans are as wide."""
_WIDE: Final = 1 + STEP * (HAND_SIZE - 1)
_GAP: Final = 4.0
_PILES: Final = 3.0
"""Room that is kept between hands for the piles, by the width of a card in the middle."""


def are_larger(view: AnyView, room: Room) -> bool:
    """Return whether hands of others are shown at the end of a deal larger than fans, which are too small to be read.

    In large letters they are if they are in letters of the usual size.
    """
    others = (seat for seat in room.seats if seat != room.bottom)
    ended = room.fans and room.back < _WIDTH and trente_et_un_view(view).facts.on_turn < 0
    shown = ended and any(len(view.known(hand(seat))) == HAND_SIZE for seat in others)
    return shown and _fit(room) and (room.usual is None or _fit(room.usual))


def _fit(room: Room) -> bool:
    """Have all hands room beside the plates, the words and the piles?"""
    hands = [shown_area(room, where) for seat, where in room.seats.items() if seat != room.bottom]
    others = [room.status, *(where.plate for where in room.seats.values())]
    free = not any(area.intersects(other) for area in hands for other in others)
    return free and _between(room) >= _PILES * room.unit


def shown_area(room: Room, where: SeatRoom) -> QRectF:
    """Return where the three cards of a seat lie: at the right of a plate that is across, else below it or beside it.

    Beside it, towards the middle, where the next plate is too near.
    """
    plate, wide, high, rise = where.plate, _WIDTH * _WIDE, _WIDTH * TALL, _WIDTH * RISEN
    if where.side == "top":
        return QRectF(plate.right() + _GAP, room.area.top() + rise + 1, wide, high)
    inward = where.toward.x()
    if _least_below(room) < high + rise + 2 * _GAP:
        x = plate.center().x() + inward * (plate.width() / 2 + _GAP + wide / 2)
        return around(QPointF(x, plate.center().y() + rise / 2), wide, high)
    x = plate.center().x() - inward * (plate.width() - wide) / 2
    return around(QPointF(x, plate.bottom() + _GAP + rise + high / 2), wide, high)


def _least_below(room: Room) -> float:
    """Return how much is free below the plates at the sides, at least."""
    plates = [seat.plate for seat in room.seats.values() if seat.side in ("left", "right")]
    tops = [*(plate.top() for plate in plates), room.status.top()]
    lower = [min((top for top in tops if top > plate.top()), default=plate.bottom()) for plate in plates]
    return min((top - plate.bottom() for top, plate in zip(lower, plates, strict=True)), default=0.0)


def width_between(view: AnyView, room: Room) -> float:
    """Return how much of the middle is free between the hands that are shown; all of it before that."""
    return _between(room) if are_larger(view, room) else room.middle.width()


def _between(room: Room) -> float:
    hands = [shown_area(room, seat) for seat in room.seats.values() if seat.side in ("left", "right")]
    centre = room.middle.center().x()
    beside = [max(area.left() - centre, centre - area.right()) - _GAP for area in hands]
    return 2 * min([room.middle.width() / 2, *beside])
