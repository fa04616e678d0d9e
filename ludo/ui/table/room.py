"""The room on the table: how large a card is, where each seat is, what is left for the game in the middle.

Everything is in pixels of the table; sizes go by the width of a card.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
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


_COLUMNS: Final = (0, 0, 0, 1, 1, 1, 2, 2, 3)
"""How many of so many others sit at each side of the table; the rest sits across."""


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

    hand: the own hand, lying; status: the line of words and buttons; middle: what is left for the game.
    """

    size: QSizeF
    unit: float
    scale: float
    small: bool
    seats: Mapping[Seat, SeatRoom]
    bottom: Seat
    hand: QRectF
    status: QRectF
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
    size: QSizeF, seats: int, bottom: Seat, clockwise: bool, status_height: Callable[[float], float], text: float = 1.0
) -> Room:
    """The room on a table of this size.

    `bottom`: the seat that sits nearest; `status_height`: room for words and buttons above the hand, by the scale;
    `text`: how large writing is wanted.
    """
    width, height = size.width(), size.height()
    unit = max(SMALLEST, min(LARGEST, height * 0.128, width * 0.115))
    scale = max(1.0, min(1.7, unit / USUAL))
    across = seats - 1 - 2 * _COLUMNS[seats - 1]
    tight = across * (PLATE.width() * scale + 2 * unit * BACK + 8 + EDGE) > width - EDGE
    small = seats >= 7 or tight
    usual = SMALL_PLATE if small else PLATE
    plate = QSizeF(usual.width() * scale * (1 + 0.35 * (text - 1)), usual.height() * scale * text)
    status_tall = status_height(scale)
    own = QSizeF(unit * OWN, unit * OWN * TALL)
    hand = QRectF(0, 0, width - 2 * (plate.width() + 3 * EDGE), own.height())
    hand.moveCenter(QPointF(width / 2, height - EDGE - own.height() / 2))
    status = QRectF(0, 0, min(width - 2 * EDGE, 720.0 * scale), status_tall)
    status.moveCenter(QPointF(width / 2, hand.top() - own.height() * RISE - status_tall / 2 - 4))
    top = EDGE + max(plate.height(), unit * BACK * TALL) + EDGE
    middle = QRectF(EDGE, top, width - 2 * EDGE, status.top() - 8 - top)
    rooms = {bottom: _nearest(hand, plate, unit)}
    around = _Rim(size, plate, unit, status.bottom()).places(seats - 1)
    for step, room in enumerate(around, 1):
        rooms[(bottom + step) % seats if clockwise else (bottom - step) % seats] = room
    sides = {room.side for room in rooms.values()}
    if "left" in sides or "right" in sides:
        wide = plate.width() + EDGE
        middle.adjust(wide, 0, -wide, 0)
    return Room(size, unit, scale, small, rooms, bottom, hand, status, middle)


def _nearest(hand: QRectF, plate: QSizeF, unit: float) -> SeatRoom:
    """The seat at the bottom: its plate to the left of the hand."""
    rect = QRectF(EDGE, hand.bottom() - plate.height(), plate.width(), plate.height())
    deck = QPointF(rect.left() + unit * BACK / 2 + 8, rect.top() - unit * BACK * TALL / 2 - 12)
    return SeatRoom("bottom", rect, hand.center(), QPointF(0, -1), deck)


@dataclass(frozen=True, slots=True)
class _Rim:
    """The places of the others: up the left side, along the far side, down the right one."""

    size: QSizeF
    plate: QSizeF
    unit: float
    bottom: float

    @property
    def back(self) -> QSizeF:
        """Size of a card in a fan."""
        return QSizeF(self.unit * BACK, self.unit * BACK * TALL)

    @property
    def row(self) -> float:
        """Height of the far row."""
        return max(self.plate.height(), self.back.height())

    def places(self, others: int) -> list[SeatRoom]:
        """One place for each of the others, clockwise, beginning at the left of the nearest."""
        column = _COLUMNS[others]
        across = others - 2 * column
        left = [self._side(n, column, on_left=True) for n in reversed(range(column))]
        far = [self._far(n, across) for n in range(across)]
        right = [self._side(n, column, on_left=False) for n in range(column)]
        return left + far + right

    def _far(self, number: int, count: int) -> SeatRoom:
        """Across the table: the plate, the fan to its right, the pack to its left."""
        fan = self.back.width() * 2
        group = self.plate.width() + 8 + fan
        pack = self.back.width() + 12
        if count * (group + pack + EDGE) > self.size.width() - EDGE:
            pack = 0.0
        middle = EDGE + (self.size.width() - 2 * EDGE) * (number + 0.5) / count
        left = middle - (group + pack) / 2 + pack
        y = EDGE + self.row / 2
        rect = QRectF(left, y - self.plate.height() / 2, self.plate.width(), self.plate.height())
        deck = QPointF(left - pack + self.back.width() / 2, y)
        if not pack:
            deck = QPointF(rect.center().x(), EDGE + self.row + 8 + self.back.height() / 2)
        return SeatRoom("top", rect, QPointF(rect.right() + 8 + fan / 2, y), QPointF(0, 1), deck)

    def _side(self, number: int, count: int, *, on_left: bool) -> SeatRoom:
        """At a side of the table: the plate, the fan below it at the rim, the pack below it further in."""
        top = EDGE + self.row + 8
        tall = self.plate.height() + 8 + self.back.height()
        bottom = self.bottom - (2 * EDGE if count == 1 else 0.0)
        y = top + (bottom - top) * (number + 0.5) / count
        x = EDGE if on_left else self.size.width() - EDGE - self.plate.width()
        rect = QRectF(x, y - tall / 2, self.plate.width(), self.plate.height())
        inward = 1 if on_left else -1
        row = rect.bottom() + 8 + self.back.height() / 2
        fan = QPointF(rect.center().x() - inward * (rect.width() / 2 - self.back.width()), row)
        deck = QPointF(rect.center().x() + inward * (rect.width() / 2 - self.back.width() / 2), row)
        return SeatRoom("left" if on_left else "right", rect, fan, QPointF(inward, 0), deck)
