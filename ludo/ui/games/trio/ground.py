"""The cloth of Trio: a plot for each seat, stock and discard pile, and the ladder of contracts."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from PySide6.QtCore import QRectF

from ludo.engine.places import Seat
from ludo.ui.table.room import TALL, Room

_GAP: Final = 10.0
_WORDS: Final = 20.0
"""Height of the words below stock and discard pile, at the usual scale."""
_NARROW: Final = 150.0
"""A ladder needs so much width, at the usual scale; else it lies below the piles."""


class Ground(NamedTuple):
    """Where things lie. plots: by seat, the cloth for combinations."""

    plots: Mapping[Seat, QRectF]
    stock: QRectF
    discard: QRectF
    ladder: QRectF


def ground_for(room: Room) -> Ground:
    """Divide the room: the middle holds stock, discard pile and ladder."""
    plots = {seat: where.plot or room.middle for seat, where in room.seats.items()}
    cell = room.middle
    words = _WORDS * room.scale
    width = min(room.unit, (cell.height() - words) / TALL, (cell.width() * 0.46 - _GAP) / 2)
    stock = QRectF(cell.left() + 4, cell.top() + 2, width, width * TALL)
    discard = stock.translated(width + _GAP, 0)
    ladder = QRectF(discard.right() + 2 * _GAP, cell.top(), cell.right() - discard.right() - 2 * _GAP, cell.height())
    return Ground(plots, stock, discard, ladder)
