"""The room on the table: how large a card is, where each seat is, what is left for the game in the middle.

Everything is in pixels of the table; sizes go by the width of a card.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from math import cos, radians, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF

from ludo.engine.places import Seat

TALL: Final = 89 / 58
"""Height of a card by its width."""
SMALLEST: Final = 64.0
LARGEST: Final = 180.0
PLATE: Final = QSizeF(178, 56)
SMALL_PLATE: Final = QSizeF(124, 44)
USUAL: Final = 94.0
"""Width of a card at which plates and writing have their usual size."""
EDGE: Final = 14.0
"""From things to the rim of the table."""
BACK: Final = 0.5
"""Width of the cards in other people's fans."""
OWN: Final = 1.25
"""Width of the cards in the own hand."""
RISE: Final = 0.2
"""How far a card under pointer or focus rises, by its height."""


@dataclass(frozen=True, slots=True)
class SeatRoom:
    """Where a seat is: its plate, and on which side of the table.

    fan: the middle of its cards; toward: the direction (unit vector) from the seat to the middle of the table; deck:
    where the pack lies when it deals.
    """

    side: str
    plate: QRectF
    fan: QPointF
    toward: QPointF
    deck: QPointF


@dataclass(frozen=True, slots=True)
class Room:
    """The whole table. `unit`: width of a card in the middle; `scale`: size of plates and writing; `small`: are plates
    shrunk to picture, name and number?

    hand: the own hand, lying; prompt: the line of words and buttons; middle: what is left for the game.
    """

    size: QSizeF
    unit: float
    scale: float
    small: bool
    seats: Mapping[Seat, SeatRoom]
    bottom: Seat
    hand: QRectF
    prompt: QRectF
    middle: QRectF

    @property
    def card(self) -> QSizeF:
        """Size of a card in the middle."""
        return QSizeF(self.unit, self.unit * TALL)

    @property
    def own(self) -> float:
        """Width of a card in the own hand."""
        return self.unit * OWN


def room_for(
    size: QSizeF, seats: int, bottom: Seat, clockwise: bool, prompt_height: Callable[[float], float], text: float = 1.0
) -> Room:
    """The room on a table of this size.

    `bottom`: the seat that sits nearest; `prompt_height`: room for words and buttons above the hand, by the scale;
    `text`: how large writing is wanted.
    """
    width, height = size.width(), size.height()
    unit = max(SMALLEST, min(LARGEST, height * 0.128, width * 0.115))
    scale = max(1.0, min(1.7, unit / USUAL))
    small = seats >= 7 or width < 620
    plate = (SMALL_PLATE if small else PLATE) * (scale * text)
    prompt_tall = prompt_height(scale)
    own = QSizeF(unit * OWN, unit * OWN * TALL)
    hand = QRectF(0, 0, width - 2 * (plate.width() + 3 * EDGE), own.height())
    hand.moveCenter(QPointF(width / 2, height - EDGE - own.height() / 2))
    prompt = QRectF(0, 0, min(width - 2 * EDGE, 720.0 * scale), prompt_tall)
    prompt.moveCenter(QPointF(width / 2, hand.top() - own.height() * RISE - prompt_tall / 2 - 4))
    back = unit * BACK * TALL
    top = EDGE + max(plate.height(), back) + EDGE
    middle = QRectF(EDGE, top, width - 2 * EDGE, prompt.top() - 8 - top)
    oval = QRectF(EDGE, EDGE, width - 2 * EDGE, prompt.bottom() - EDGE - 0.3 * back)
    rooms = {bottom: _nearest(hand, plate, unit)}
    for step in range(1, seats):
        turn = step / seats if clockwise else 1 - step / seats
        rooms[(bottom + step) % seats] = _around(turn, seats, oval, plate, unit)
    sides = {room.side for room in rooms.values()}
    if "left" in sides or "right" in sides:
        wide = plate.width() + EDGE
        middle.adjust(wide, 0, -wide, 0)
    return Room(size, unit, scale, small, rooms, bottom, hand, prompt, middle)


def _nearest(hand: QRectF, plate: QSizeF, unit: float) -> SeatRoom:
    """The seat at the bottom: its plate to the left of the hand."""
    rect = QRectF(EDGE, hand.bottom() - plate.height(), plate.width(), plate.height())
    deck = QPointF(rect.left() + unit * BACK / 2 + 8, rect.top() - unit * BACK * TALL / 2 - 12)
    return SeatRoom("bottom", rect, hand.center(), QPointF(0, -1), deck)


def _around(turn: float, seats: int, oval: QRectF, plate: QSizeF, unit: float) -> SeatRoom:
    """Another seat, `turn` (0 to 1) of the way around from the bottom, clockwise as seen from above."""
    angle = radians(90 + 360 * turn)
    across, down = cos(angle), sin(angle)
    back = QSizeF(unit * BACK, unit * BACK * TALL)
    fan_width = back.width() * 2.0
    if abs(across) < 0.75 and down < 0:
        pack = back.width() + 12
        group = QSizeF(pack + plate.width() + 8 + fan_width, max(plate.height(), back.height()))
        x = oval.center().x() + across * 1.25 * (oval.width() - group.width()) / 2
        x = min(max(x, oval.left() + group.width() / 2), oval.right() - group.width() / 2)
        left = x - group.width() / 2 + pack
        rect = QRectF(left, oval.top() + (group.height() - plate.height()) / 2, plate.width(), plate.height())
        fan = QPointF(rect.right() + 8 + fan_width / 2, oval.top() + group.height() / 2)
        return SeatRoom("top", rect, fan, QPointF(0, 1), QPointF(left - pack + back.width() / 2, fan.y()))
    on_left = across < 0
    tall = plate.height() + 8 + back.height()
    y = oval.center().y() + 0.05 * oval.height() + down * (oval.height() - tall) / 2
    x = oval.left() if on_left else oval.right() - plate.width()
    rect = QRectF(x, y - tall / 2, plate.width(), plate.height())
    inward = 1 if on_left else -1
    row = rect.bottom() + 8 + back.height() / 2
    fan = QPointF(rect.center().x() - inward * (rect.width() / 2 - fan_width / 2), row)
    deck = QPointF(rect.center().x() + inward * (rect.width() / 2 - back.width() / 2), row)
    return SeatRoom("left" if on_left else "right", rect, fan, QPointF(1 if on_left else -1, 0), deck)
