"""Where things lie on the table of Tripoli: the board, and the strip for runs, poker cards and the spare hand."""

from dataclasses import dataclass
from itertools import product
from typing import Final

from PySide6.QtCore import QPointF, QRectF

from ludo.ui.games.arrangements import around
from ludo.ui.table import z_order
from ludo.ui.table.contract import Spot
from ludo.ui.table.fonts import text_scale
from ludo.ui.table.geometry import TALL, Room, row_share

_GAP: Final = 8.0
_RUN_CARD: Final = 0.66
"""Width of the cards in the strip below the board, by that of a card in the middle."""
_DEAD: Final = 0.4
"""Width of the dead hand, and of the runs that have been put by."""
_WIDE: Final = 2.1
"""The widest board, by its height, where the strip is below it."""
_HIGH: Final = 1.1
"""The highest board, by its width."""
_BROAD: Final = 1.5
"""The widest board, by its height, where the strip is beside it."""
_PREFER_BELOW: Final = (1.2, 1.7)
"""The strip goes beside the board only where the board grows so much by it: in the very middle, and beside that."""
_LOW: Final = 0.75
"""In large letters it goes there, too, where the board would be so low by its usual height."""
SPARE_STEP: Final = 0.3
"""From one card of the spare hand to the next while it is for sale, by the width of a card."""
_READABLE: Final = 0.26
"""How much of a card of a run is seen at least, by its width."""
_SMALLER: Final = (1.0, 0.9, 0.8, 0.7)
_CLOSER: Final = tuple(1 - 0.02 * n for n in range(16))
"""How much smaller the cards of a run in two rows may be; the same where those lie over each other."""
_WINGS: Final = 3.4
"""The board lies in the very middle where the room beside it is so many cards wide."""
_IN_WING: Final = (1.0, 0.9, 0.8, 0.7)
"""How much smaller the cards there may be for that, and how slim the board, by its height."""
_SLIM: Final = 0.95
_SLIMMEST: Final = 180.0
NEXT_CARD: Final = 1.04
"""From one card of a run to the next, where there is room for it, by the width of a card."""


@dataclass(frozen=True, slots=True)
class Plan:
    """board: the nine spaces; strip: what is laid in the middle; dead: middle of the hand that nobody plays with.

    card: width of a card in the strip; small: width of cards that have been put by.
    """

    board: QRectF
    strip: QRectF
    dead: QPointF
    card: float
    small: float

    def run(self, count: int) -> list[Spot]:
        """Return the cards of a run of so many, and after them the place of the next one, which is never covered.

        A long run lies in two rows where there is room for them, else its cards are smaller: each index stays readable.
        """
        whole = self._line(count, self.card, QRectF(self.strip)) or self._close(count)
        if whole is not None:
            return whole
        first = (count + 1) // 2
        for share in _SMALLER:
            card = self.card * share
            wide, high = self.strip.width(), card * TALL * 1.04
            upper, lower = (around(self.strip.center() + QPointF(0, half * high), wide, high) for half in (-0.5, 0.5))
            if self.strip.height() >= 2 * high:
                above = self._line(first, card, upper, last=False)
                below = self._line(count - first, card, lower)
                if above is not None and below is not None:
                    return above + below
        fitting = self.strip.width() / (1 + NEXT_CARD + _READABLE * max(0, count - 1))
        return self._line(count, min(self.card, fitting), QRectF(self.strip)) or []

    def _close(self, count: int) -> list[Spot] | None:
        """Return a run in large letters in rows that lie over each other; None if they would hide an index."""
        for share, rows in product(_CLOSER, (2, 3, 4)) if text_scale() > 1 else ():
            card = self.card * share
            tall, in_row = card * TALL, -(-count // rows)
            down = min(tall * 1.04, (self.strip.height() - tall) / (rows - 1))
            spots: list[Spot] = []
            for number in range(rows):
                middle = self.strip.center() + QPointF(0, (number - (rows - 1) / 2) * down)
                area, last = around(middle, self.strip.width(), tall), number == rows - 1
                spots += self._line(min(in_row, count - len(spots)), card, area, last=last) or []
            if down >= tall * row_share(text_scale()) and len(spots) == count + 1:
                return spots
        return None

    def _line(self, count: int, width: float, area: QRectF, *, last: bool = True) -> list[Spot] | None:
        """Return a line of cards, and the place after them if `last`; None if indices would be covered."""
        after = width * NEXT_CARD if last and count else 0.0
        apart = width * NEXT_CARD
        if count > 1:
            apart = min(apart, (area.width() - after - width) / (count - 1))
        if apart < width * _READABLE - 0.01:
            return None
        left = area.center().x() - (apart * max(0, count - 1) + after) / 2
        y = area.center().y()
        spots = [Spot(left + apart * number, y, width, 0.0, z_order.LAID) for number in range(count)]
        return [*spots, Spot(spots[-1].x + after if spots else left, y, width, 0.0, z_order.LAID)] if last else spots

    def row(self, count: int, step: float = NEXT_CARD) -> list[Spot]:
        """Return a row of so many cards in the middle of the strip, overlapped evenly where it must be."""
        width = self.card
        apart = min(width * step, (self.strip.width() - width) / max(1, count - 1))
        left = self.strip.center().x() - apart * (count - 1) / 2
        y = self.strip.center().y()
        return [Spot(left + apart * number, y, width, 0.0, z_order.LAID) for number in range(count)]


def plan_for(room: Room) -> Plan:
    """Return where things lie in a room: the strip below the board, or beside it where that is too low."""
    usual = None if room.usual is None else plan_for(room.usual)
    below, beside = _below(room), _beside(room, 0.0 if usual is None else usual.card)
    if usual is not None:
        if below.card < usual.card:
            return beside if beside.card >= usual.card else max(below, beside, key=lambda plan: plan.card)
        low = below.board.height() < _LOW * usual.board.height()
        if low and beside.card >= usual.card and _worth(beside) > _worth(below):
            return beside
    centred = abs(beside.board.center().x() - room.middle.center().x()) < 1
    return beside if _worth(beside) > _PREFER_BELOW[not centred] * _worth(below) else below


def _worth(plan: Plan) -> float:
    return min(plan.board.height(), plan.board.width() / 1.3)


def _below(room: Room) -> Plan:
    middle, small = room.middle, room.unit * _DEAD
    tall = min(room.unit * _RUN_CARD * TALL + _GAP, middle.height() * 0.42)
    free = middle.height() - tall - _GAP
    high = min(free, middle.width() * _HIGH)
    board = around(middle.center(), min(middle.width(), high * _WIDE), high)
    board.moveTop(middle.top() + (free - high) / 2)
    reserved = small + 2 * _GAP
    strip = QRectF(middle.left() + reserved, board.bottom() + _GAP, middle.width() - 2 * reserved, tall)
    dead = QPointF(middle.left() + small / 2 + 2, strip.center().y())
    return Plan(board, strip, dead, (tall - _GAP) / TALL, small)


def _beside(room: Room, least: float) -> Plan:
    """Return the plan with the strip beside the board, which lies in the very middle if cards have `least` there."""
    middle, small = room.middle, room.unit * _DEAD
    usual = min(room.unit * 0.8, (middle.height() - _GAP) / TALL)
    for card in (usual * share for share in _IN_WING if usual * share >= least):
        width = min(middle.width() - 2 * (card * _WINGS + 2 * _GAP), middle.height() * _BROAD)
        if width >= max(middle.height() * _SLIM, _SLIMMEST):
            board = around(middle.center(), width, middle.height())
            wing = (middle.width() - width) / 2 - 2 * _GAP
            strip = QRectF(board.right() + 2 * _GAP, middle.top(), wing, middle.height())
            dead = QPointF(board.left() - 3 * _GAP - small / 2, strip.bottom() - small * TALL / 2 - 2)
            return Plan(board, strip, dead, card, small)
    card, width = usual, min(middle.width() * 0.52, middle.height() * _BROAD)
    board = QRectF(middle.left(), middle.top(), width, middle.height())
    left = board.right() + _GAP
    strip = QRectF(left, middle.top(), middle.right() - left, middle.height())
    dead = QPointF(strip.left() + small / 2 + 2, strip.bottom() - small * TALL / 2 - 2)
    strip.adjust(small + _GAP, 0, 0, 0)
    return Plan(board, strip, dead, card, small)


def bet_point(room: Room, seat: int) -> QPointF:
    """Return where the chips lie that a seat has bet; seen from afar they are as large as plates, and stand in line."""
    where = room.seats[seat]
    if room.far and where.side in ("left", "right"):
        return QPointF(where.plate.center().x() + where.toward.x() * where.plate.width() / 4, where.fan.y())
    return where.deck
