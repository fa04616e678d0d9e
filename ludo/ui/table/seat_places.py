"""Where the others sit: around the rim of the playing area, or in a grid of plots."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF

_TALL: Final = 89 / 58
_GAP: Final = 6.0
_ON_PLATE: Final = (0.3, 0.13)
"""Width of the one card on a plate that stands for a whole hand, by height and width of the plate at most."""
_HANG: Final = 0.1
"""How much lower the outer cards of a fan hang, by the width of a card."""
_COLUMNS: Final = (0, 0, 0, 1, 1, 1, 2, 2, 3)
"""How many of so many others sit at each side of the table; the rest sits across."""


@dataclass(frozen=True, slots=True)
class SeatRoom:
    """Where a seat is: its plate, and on which side of the table.

    fan: the middle of its cards; toward: the direction (unit vector) from the seat to the middle of the table; deck:
    where the pack lies when it deals; pack: width of its cards there; plot: cloth for its melds, where a game asks for
    that.
    """

    side: str
    plate: QRectF
    fan: QPointF
    toward: QPointF
    deck: QPointF
    pack: float
    plot: QRectF | None = None


@dataclass(frozen=True, slots=True)
class Rim:
    """The places of the others: up the left side, along the far side, down the right one.

    back: width of a card in a fan; pack: of the pack; fan: width of a fan by that of its cards, 0 for no fans; bottom:
    how far down the sides may be used; tight: fans at the sides lie beside their plates where they have no room below.
    """

    area: QRectF
    plate: QSizeF
    back: float
    pack: float
    fan: float
    edge: float
    bottom: float
    tight: bool = False

    @property
    def row(self) -> float:
        """Height of the far row."""
        return max(self.plate.height(), self.back * _TALL if self.fan else 0.0)

    def beside(self, others: int) -> float:
        """Return how much further in a side reaches for fans that lie beside the plates of so many others."""
        return self._fan_width if self._inward(_COLUMNS[others]) else 0.0

    def _inward(self, column: int) -> bool:
        """Do fans lie beside their plates, further in?"""
        below = column * (self.plate.height() + self._below + _GAP)
        return self.tight and self.fan > 0 and below > self.bottom - self._top

    @property
    def _below(self) -> float:
        """Height of a fan below its plate; its outer cards hang a little lower."""
        return _GAP + self.back * (_TALL + _HANG) if self.fan else 0.0

    def _tall(self, column: int) -> float:
        """Return the height of a seat at a side."""
        if self._inward(column):
            return max(self.plate.height(), self._below - _GAP)
        return self.plate.height() + self._below

    @property
    def _fan_width(self) -> float:
        return 8 + self.fan * self.back if self.fan else 0.0

    def fits(self, others: int) -> bool:
        """Do so many others have room?"""
        column = _COLUMNS[others]
        across = others - 2 * column
        wide = across * (self.plate.width() + self._fan_width + self.edge) <= self.area.width() - self.edge
        high = column * (self._tall(column) + _GAP) <= self.bottom - self._top
        wide_enough = not column or self.fan * self.back <= self.plate.width() + self.edge
        return wide and high and wide_enough

    @property
    def _top(self) -> float:
        return self.area.top() + 2 * self.edge + self.row

    def places(self, others: int) -> list[SeatRoom]:
        """Return one place for each of the others, clockwise, beginning at the left of the nearest."""
        column = _COLUMNS[others]
        across = others - 2 * column
        left = [self._side(n, column, on_left=True) for n in reversed(range(column))]
        far = [self._far(n, across) for n in range(across)]
        right = [self._side(n, column, on_left=False) for n in range(column)]
        return left + far + right

    def _far(self, number: int, count: int) -> SeatRoom:
        """Across the table: the plate, the fan to its right, the pack to its left."""
        group = self.plate.width() + self._fan_width
        pack = self.pack + 12
        if count * (group + pack + self.edge) > self.area.width() - self.edge:
            pack = 0.0
        share = (self.area.width() - 2 * self.edge) / count
        middle = self.area.left() + self.edge + share * (number + 0.5)
        left = middle - (group + pack) / 2 + pack
        y = self.area.top() + self.edge + self.row / 2
        rect = QRectF(left, y - self.plate.height() / 2, self.plate.width(), self.plate.height())
        deck = QPointF(left - pack + self.pack / 2, y)
        if not pack:
            deck = QPointF(rect.left() + self.pack / 2, rect.bottom() + 8 + self.pack * _TALL / 2)
        fan = QPointF(rect.right() + 8 + self.fan * self.back / 2, y) if self.fan else _on_plate(rect, self.back)
        return SeatRoom("top", rect, fan, QPointF(0, 1), deck, self.pack)

    def _side(self, number: int, count: int, *, on_left: bool) -> SeatRoom:
        """At a side of the table: the plate, the fan below it at the rim or beside it, the pack further in."""
        share = (self.bottom - self._top) / count
        y = self._top + share * (number + 0.5)
        x = self.area.left() + self.edge if on_left else self.area.right() - self.edge - self.plate.width()
        rect = QRectF(x, y - self._tall(count) / 2, self.plate.width(), self.plate.height())
        inward = 1 if on_left else -1
        fan, deck = _on_plate(rect, self.back), QPointF()
        if self._inward(count):
            further = rect.width() / 2 + self._fan_width
            fan = QPointF(rect.center().x() + inward * (further - self.fan * self.back / 2), rect.center().y())
            deck = QPointF(rect.center().x() + inward * (further + 8 + self.pack / 2), rect.center().y())
        elif self.fan:
            row = rect.bottom() + _GAP + self.back * _TALL / 2
            fan = QPointF(rect.center().x() - inward * (rect.width() - self.fan * self.back) / 2, row)
            deck = QPointF(rect.center().x() + inward * (rect.width() - self.pack) / 2, row)
        if not self._inward(count) and (not self.fan or self.fan * self.back + self.pack > rect.width()):
            deck = QPointF(rect.center().x() + inward * (rect.width() + self.pack + 16) / 2, rect.center().y())
        side = "left" if on_left else "right"
        return SeatRoom(side, rect, fan, QPointF(inward, 0), deck, self.pack)


def card_on_plate(plate: QSizeF) -> float:
    """Return the width of the one card on a plate that stands for a whole hand."""
    return min(plate.height() * _ON_PLATE[0], plate.width() * _ON_PLATE[1])


def _on_plate(plate: QRectF, back: float) -> QPointF:
    """Return where the one small card lies on a plate that stands for a whole hand: at its right, in the lower row."""
    number = min(plate.height() * 0.42, max(plate.width() * 0.16, 18.0))
    return QPointF(plate.right() - 10 - back / 2 - number, plate.bottom() - 3 - back * _TALL / 2)


class Plots(NamedTuple):
    """A grid of plots: the others by the order of play, the plot of the nearest, one cell for the rest of the game."""

    seats: list[SeatRoom]
    own: QRectF
    middle: QRectF
    fits: bool


def grid_seats(area: QRectF, seats: int, plate: QSizeF, tall: float, pack: float, back: float = 0.0) -> Iterator[Plots]:
    """Divide an area into one plot for each seat, and one cell for stock and discard pile, which comes before the last.

    Each plate lies at the top left of its plot; the rest of the cell is for melds. Yield such divisions, best first.
    `tall`: where a plate has its melds beside it, it is so high at most; `back`: least width of the card on a plate.
    """
    by_worth = sorted(range(1, 5), key=lambda count: _worth(area, seats + 1, count, plate), reverse=True)
    return (_grid(area, seats, plate, tall, pack, back, columns) for columns in by_worth)


def _grid(area: QRectF, seats: int, plate: QSizeF, tall: float, pack: float, back: float, columns: int) -> Plots:
    cells = seats + 1
    rows = -(-cells // columns)
    width, height = area.width() / columns, area.height() / rows

    def cell(number: int) -> QRectF:
        left, top = area.left() + number % columns * width, area.top() + number // columns * height
        return QRectF(left, top, width, height).adjusted(3, 3, -3, -3)

    others = []
    for number in range(seats - 1):
        rect = cell(number)
        deck = QPointF(cell(cells - 2).center())
        beside, below = rect.adjusted(plate.width() + 6, 0, 0, 0), rect.adjusted(0, plate.height() + 4, 0, 0)
        plot, where = below, QRectF(rect.topLeft(), plate)
        if beside.width() * 0.42 >= below.height():
            plot = beside
            where.setHeight(max(plate.height(), min(tall, rect.height())))
        card = _on_plate(where, max(back, card_on_plate(where.size())))
        others.append(SeatRoom("top", where, card, QPointF(0, 1), deck, pack, plot))
    return Plots(
        others, cell(cells - 1), cell(cells - 2), height >= plate.height() + 6 and width >= plate.width() * 1.6
    )


def _worth(area: QRectF, cells: int, columns: int, plate: QSizeF) -> float:
    """Return how good a number of columns is: the largest melds count, which are about two and a half times as wide."""
    width, height = area.width() / columns, area.height() / -(-cells // columns)
    return max(min(width - plate.width(), height * 2.6), min(width, (height - plate.height()) * 2.6))
