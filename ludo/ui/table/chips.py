"""Chips that fly, one after the other, from who pays to who is paid."""

from collections.abc import Callable, Iterator
from typing import Final, TypeAlias

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from ludo.ui.art.cache import PixmapCache
from ludo.ui.art.tokens import chips_for
from ludo.ui.table import z_order
from ludo.ui.table.contract import Spot
from ludo.ui.table.mover import Mover

Paint: TypeAlias = Callable[[QPainter, QRectF, int], None]

_KEPT: Final = 2 * 1024 * 1024
_MOST: Final = 7
"""So many chips fly at most for one payment."""
_STEP: Final = 0.28
"""From one chip to the next, by how long a chip flies."""


class FlyingChip(QWidget):
    """A chip on its way. worth: what it is worth."""

    def __init__(self, parent: QWidget, picture: Callable[[int, int, float], QPixmap]) -> None:
        """`picture`: makes that of a worth, so many pixels wide, for a pixel ratio."""
        super().__init__(parent)
        self._picture = picture
        self.level = z_order.FLYING
        self.worth = 1
        self.hide()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def lie(self, spot: Spot, moving: bool = False) -> None:
        """Lie on a spot; the chip becomes visible when it starts to move."""
        half = spot.width / 2
        self.setGeometry(round(spot.x - half), round(spot.y - half), round(spot.width), round(spot.width))
        if moving and self.isHidden():
            self.show()

    def turn_over(self, share: float) -> None:
        """Do nothing: chips look the same from both sides."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the chip."""
        QPainter(self).drawPixmap(0, 0, self._picture(self.worth, self.width(), self.devicePixelRatioF()))


class ChipFlights:
    """All chips that are on their way over a table; those that have arrived rest until they fly again."""

    def __init__(self, table: QWidget, mover: Mover, paint: Paint) -> None:
        """`paint`: paints a chip of a worth into a rectangle."""
        self._table = table
        self._paint = paint
        self._mover = mover
        self._resting: list[FlyingChip] = []
        self._pictures = PixmapCache(_KEPT)

    def fly(self, amount: int, start: Spot, end: Spot, duration: int) -> int:
        """Fly chips worth an amount; return how long that takes."""
        if duration <= 0 or amount <= 0:
            return 0
        step = round(duration * _STEP)
        last = 0
        for number, worth in enumerate(_pieces(amount)):
            chip = self._resting.pop() if self._resting else FlyingChip(self._table, self._picture)
            chip.worth = worth
            chip.lie(start)
            last = number * step
            self._mover.send(chip, start, end, duration, lambda chip=chip: self._land(chip), delay=last)  # type: ignore[misc]
        return last + duration

    def _picture(self, worth: int, width: int, ratio: float) -> QPixmap:
        return self._pictures.get((worth, width, ratio), lambda: self._draw(worth, width, ratio))

    def _draw(self, worth: int, width: int, ratio: float) -> QPixmap:
        picture = QPixmap(QSize(width, width) * ratio)
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        self._paint(painter, QRectF(1, 1, width - 2, width - 2), worth)
        painter.end()
        return picture

    def _land(self, chip: FlyingChip) -> None:
        chip.hide()
        self._resting.append(chip)


def _pieces(amount: int) -> Iterator[int]:
    """Yield the chips that are seen for an amount: singles if they are few, else the dearest."""
    if amount <= _MOST:
        yield from [1] * amount
    else:
        yield from chips_for(amount, _MOST)
