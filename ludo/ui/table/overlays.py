"""The one owner of what is laid over a table: it knows what lies below, and where there is room.

A panel in the middle has everything that it would cover taken from sight, whole; what somebody says, and words that
grow, stand where they cover nothing.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import reduce
from itertools import compress
from math import inf
from typing import Final

from PySide6.QtCore import QEvent, QObject, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QRegion
from PySide6.QtWidgets import QWidget

from ludo.engine.places import Place, Seat
from ludo.ui.table import z_order
from ludo.ui.table.bubble import Bubble
from ludo.ui.table.card import CardWidget
from ludo.ui.table.cloth import Cloth, paint_table
from ludo.ui.table.contract import Layout, Spot, spot_rect
from ludo.ui.table.host import TableHost
from ludo.ui.table.places import covers
from ludo.ui.table.plate import SeatPlate

Weighed = tuple[QRectF, float]

_OWN_PLATE, _SIGN, _BACK, _FACE = 24.0, 12.0, 0.2, 4.0
"""How bad it is to cover the plate of whoever speaks, a sign or words, the back of a card, a face or another plate."""
_PART: Final = 0.9
"""What is wider than this, by the table, is cloth: no sign."""
_NO_SIGNS: Final = (z_order.STATUS - 1, z_order.STATUS, z_order.TARGET)
_SEEN: Final = (QEvent.Type.Show, QEvent.Type.Hide, QEvent.Type.Move, QEvent.Type.Resize)


def _region(rects: Iterable[QRectF]) -> QRegion:
    return reduce(QRegion.united, (QRegion(rect.toAlignedRect()) for rect in rects), QRegion())


class Overlays(QWidget):
    """Cloth over whatever a panel would cover a part of; the panels stand on it."""

    def __init__(
        self, cloth: Cloth, table: TableHost, layout: Layout, spots: Callable[[], Mapping[Place, Sequence[Spot]]]
    ) -> None:
        """spots: where the cards of each place lie."""
        super().__init__(cloth)
        self.level = float(z_order.PANEL)
        self._cloth = cloth
        self._table = table
        self._layout = layout
        self._spots = spots
        self._panels: dict[QWidget, int] = {}
        self.taken = QRegion()
        """Where panels stand, and what they have taken from sight."""
        self.hide()

    # panels

    def adopt(self, panel: QWidget, level: int) -> None:
        """Clear the table for a panel of this level whenever it is shown."""
        self._panels[panel] = level
        panel.installEventFilter(self)
        panel.destroyed.connect(lambda: self._panels.pop(panel))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the panels."""
        if event.type() in _SEEN:
            self.fit()
        return False

    def fit(self) -> None:
        """Take from sight what the panels that are shown would cover, and a panel that lies below another one."""
        shown = [(QRectF(panel.geometry()), level) for panel, level in self._panels.items() if not panel.isHidden()]
        upper = [rect for rect, level in shown if level > z_order.PANEL]
        lower = [rect for rect, level in shown if level <= z_order.PANEL]
        seen = [one for one in lower if not any(covers(one, other) for other in upper)]
        taken = self._touched([*upper, *lower])
        self.taken = _region([*upper, *lower, *taken]) - _region(self._words())
        self.setVisible(bool(taken) or len(seen) < len(lower))
        if self.isHidden():
            return
        self.level = z_order.PANEL + 0.5 if upper else z_order.PANEL - 0.5
        self.setGeometry(self._cloth.rect())
        self.setMask(self.taken - _region(seen if upper else ()))
        self._table.pack.restack()

    def _touched(self, panels: Sequence[QRectF]) -> list[QRectF]:
        """Return where all lies that panels would cover a part of, and what would look out below that."""
        taken, left = list[QRectF](), list(self._groups()) if panels else []
        while True:
            found = [any(covers(one, other) for one in group for other in (*panels, *taken)) for group in left]
            if not any(found):
                return taken
            taken += [rect for group in compress(left, found) for rect in group]
            left = [group for group, touched in zip(left, found, strict=True) if not touched]

    def hides(self, rect: QRectF) -> bool:
        """Is what lies there taken from sight?"""
        return self.taken.contains(rect.center().toPoint())

    def _groups(self) -> Iterator[list[QRectF]]:
        """Yield what is seen whole or not at all: the cards of a place, a sign, a board."""
        for place, spots in self._spots().items():
            cards = [card for card in self._table.pack.at(place) if not card.isHidden()]
            if cards and not any(spot.depth >= z_order.HAND - 1 for spot in spots):
                yield [*map(spot_rect, spots), *(QRectF(card.geometry()) for card in cards)]
        for sign in self._signs():
            yield [QRectF(sign.geometry())]
        for child in self._children():
            if getattr(child, "level", None) == z_order.GROUND and child.width() < self._cloth.width() * _PART:
                yield [QRectF(child.geometry())]

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the empty cloth."""
        paint_table(QPainter(self), QRectF(self._cloth.rect()), self._cloth.cloth)

    # what lies on the table

    def _children(self) -> Iterator[QWidget]:
        for child in self._cloth.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly):
            if not child.isHidden() and not isinstance(child, CardWidget):
                yield child

    def _signs(self) -> Iterator[QWidget]:
        """Yield plates, labels and whatever else is read on the cloth."""
        for child in self._children():
            level = getattr(child, "level", None)
            if level is not None and z_order.GROUND < level <= z_order.LABEL and level not in _NO_SIGNS:
                yield child

    def _words(self) -> Iterator[QRectF]:
        """Yield where words and buttons are."""
        for child in self._children():
            if getattr(child, "level", None) == z_order.STATUS:
                parts = getattr(child, "parts", None)
                yield from [QRectF(child.geometry())] if parts is None else parts()

    def _fixtures(self) -> list[QRectF]:
        table = self._table
        return [] if table.view is None or table.room is None else [*self._layout.fixtures(table.view, table.room)]

    def _cards(self) -> Iterator[tuple[QRectF, bool]]:
        """Yield where every card will lie, and whether its face is up."""
        for place, spots in self._spots().items():
            cards = self._table.pack.at(place)
            for number, spot in enumerate(spots):
                yield spot_rect(spot), number < len(cards) and cards[number].face is not None and not spot.down

    # what stands where it covers nothing

    def around(self, seat: Seat) -> list[Weighed]:
        """Return what the words of a seat should not cover, and how bad it is to cover it."""
        room = self._table.room
        assert room is not None
        found = [(rect, _FACE if face else _BACK) for rect, face in self._cards()]
        for sign in self._signs():
            plate = isinstance(sign, SeatPlate)
            own = isinstance(sign, SeatPlate) and sign.seat == seat
            found.append((QRectF(sign.geometry()), _OWN_PLATE if own else _FACE if plate else _SIGN))
        over = [*self._panels, *(each for each in self._children() if isinstance(each, Bubble) and each.seat != seat)]
        found += [(QRectF(each.geometry()), _SIGN) for each in over if not each.isHidden()]
        return [*found, *((rect, _SIGN) for rect in (room.status, *self._words(), *self._fixtures()))]

    def give_way(self, bubble: Bubble) -> None:
        """Dismiss older bubbles that a newer one covers."""
        for other in self._children():
            if isinstance(other, Bubble) and other is not bubble and other.geometry().intersects(bubble.geometry()):
                other.dismiss()

    def top_of_words(self) -> float:
        """Return where the words above the hand begin."""
        return min((rect.top() for rect in self._words()), default=inf)

    def free_above(self, rect: QRect, lasting: bool) -> int:
        """Return how much higher words can be before they cover anything; `lasting`: or what may come."""
        lying = [one for one, _ in self._cards()] + [QRectF(sign.geometry()) for sign in self._signs()]
        lying += [*self._fixtures(), *(QRectF(each.geometry()) for each in self._panels if not each.isHidden())]
        inside = [one for one in lying if one.right() > rect.left() and one.left() < rect.right()]
        lowest, room = max((one.bottom() for one in inside if one.top() < rect.top()), default=0.0), self._table.room
        if lasting and room is not None and room.usual:
            lowest = max(lowest, room.middle.bottom())
        return max(0, int(rect.top() - lowest))
