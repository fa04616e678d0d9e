"""Chips on their way between the board and the players."""

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from ludo.engine.places import Place
from ludo.ui.art.tokens import chips_for, paint_chip
from ludo.ui.table import depths
from ludo.ui.table.contract import Spot
from ludo.ui.table.mover import Mover

_MOST: Final = 5
"""So many chips fly for one payment."""
_LATER: Final = 0.16
"""How much longer each further chip is on its way, so that they arrive one after the other."""


class Payment(NamedTuple):
    """Chips that went from one place to another."""

    amount: int
    source: Place
    target: Place


def payments(before: Mapping[Place, int], after: Mapping[Place, int]) -> list[Payment]:
    """Return payments that lead from some chips by place to others."""
    places = list(dict.fromkeys((*before, *after)))
    change = {place: after.get(place, 0) - before.get(place, 0) for place in places}
    left = {place: -amount for place, amount in change.items() if amount < 0}
    found = []
    for place, amount in change.items():
        due = amount
        for payer, owed in left.items():
            share = min(due, owed)
            if share > 0:
                found.append(Payment(share, payer, place))
                left[payer] -= share
                due -= share
    return found


class FlyingChip(QWidget):
    """One chip on its way. `worth` picks its colour."""

    def __init__(self, parent: QWidget, worth: int) -> None:
        super().__init__(parent)
        self.level = depths.FLYING
        self._worth = worth
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def lie(self, spot: Spot, moving: bool = False) -> None:
        """Lie on a spot, or pass over it."""
        half = spot.width / 2
        self.setGeometry(round(spot.x - half), round(spot.y - half), round(spot.width), round(spot.width))

    def turn_over(self, share: float) -> None:
        """Do nothing: chips look the same from both sides."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the chip."""
        paint_chip(QPainter(self), QRectF(self.rect()).adjusted(1, 1, -1, -1), self._worth)


class ChipFlights:
    """Sends chips over the table."""

    def __init__(self, table: QWidget, mover: Mover) -> None:
        self._table = table
        self._mover = mover

    def send(
        self, amount: int, start: QPointF, end: QPointF, width: float, duration: int, landed: Callable[[int], None]
    ) -> int:
        """Send an amount off as a few chips; `landed` is told the worth of each. Return when the last one arrives."""
        worths = chips_for(amount)
        shown = worths[:_MOST]
        last = duration
        for number, worth in enumerate(shown):
            chip = FlyingChip(self._table, worth)
            rest = worth + (sum(worths[_MOST:]) if number == len(shown) - 1 else 0)
            chip.lie(Spot(start.x(), start.y(), width))
            chip.show()
            last = round(duration * (1 + _LATER * number))
            self._mover.send(
                chip,
                Spot(start.x(), start.y(), width),
                Spot(end.x(), end.y(), width),
                last,
                lambda chip=chip, rest=rest: self._land(chip, rest, landed),  # type: ignore[misc]
            )
        return last

    def _land(self, chip: FlyingChip, worth: int, landed: Callable[[int], None]) -> None:
        chip.hide()
        chip.deleteLater()
        landed(worth)
