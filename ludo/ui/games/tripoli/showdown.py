"""Where poker hands lie that are shown: in the middle, each above its name and what it is."""

from collections.abc import Mapping, Sequence
from math import ceil
from typing import Final, NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetricsF

from ludo.engine.places import Seat
from ludo.games.tripoli.rules import POKER_SIZE
from ludo.games.tripoli.view import APART, HAND, TripoliView
from ludo.ui.table import z_order
from ludo.ui.table.contract import Spot
from ludo.ui.table.fonts import scaled_font
from ludo.ui.table.geometry import TALL, Room

STEP: Final = 0.36
"""From one card of a poker hand that is shown to the next, by the width of a card."""
_WIDE: Final = 1 + STEP * (POKER_SIZE - 1)
"""Width of a hand, by that of a card."""
_LARGE: Final = 56.0
_READ: Final = 44.0
"""Where cards would be narrower than this, the words lie over their feet."""
_LARGEST: Final = 0.8
"""Width of a card in the middle, by that of the own hand, at most."""
_GAP: Final = 6.0


class Shown(NamedTuple):
    """Where a hand is shown in the middle. cell: the room that it has with its name; cards: from left to right."""

    cell: QRectF
    cards: Sequence[Spot]


def width_before_player(room: Room) -> float:
    """Return the width of a card that is shown before its player."""
    return min(room.unit * 0.62, room.back * 1.35)


def in_the_middle(view: TripoliView, room: Room) -> Mapping[Seat, Shown]:
    """Return where the hands of the others are shown in the middle; none as long as nobody shows one.

    Where all hands lie open, as in a replay, the poker cards lie before their players if they are large there.

    Who has not shown theirs yet has a place, too, so that none moves when the next one is shown.
    """
    seats = range(view.options.players)
    out = (*view.facts.folded, *view.facts.sitting_out, room.bottom)
    still_in = [seat for seat in seats if seat not in out and len(view.cards(APART[seat])) == POKER_SIZE]
    if not any(len(view.known(APART[seat])) == POKER_SIZE for seat in still_in):
        return {}
    open_hands = any(view.known(HAND[seat]) for seat in still_in)
    if open_hands and room.fans and not room.far and width_before_player(room) >= _LARGE:
        return {}
    first = room.bottom + 1
    in_order = sorted(still_in, key=lambda seat: (seat - first) % len(seats))
    return dict(zip(in_order, _cells(room, len(in_order)), strict=True))


def _cells(room: Room, count: int) -> list[Shown]:
    """Return so many places in rows in the middle, as large as there is room."""
    words = 2 * QFontMetricsF(scaled_font("small", room.scale, bold=True)).lineSpacing() + _GAP
    best, alone = (
        max(_card(room, number, ceil(count / number), kept) for number in range(1, count + 1)) for kept in (words, 0.0)
    )
    if best < _READ or (room.usual and best < alone):
        words = 0.0  # they lie over the foot of the cards
    columns = max(range(1, count + 1), key=lambda number: _card(room, number, ceil(count / number), words))
    rows = ceil(count / columns)
    card = _card(room, columns, rows, words)
    area, places = room.middle, []
    high = min(area.height() / rows, card * TALL + (words + 2 * _GAP if words else 4 * _GAP))
    top = area.center().y() - high * rows / 2
    for number in range(count):
        row, column = divmod(number, columns)
        here = columns if row < rows - 1 else count - columns * (rows - 1)
        wide = min(area.width() / here, max(area.width() / columns, card * _WIDE + 4 * _GAP))
        left = area.center().x() - wide * here / 2 + wide * column
        cell = QRectF(left, top + high * row, wide, high)
        start = cell.center().x() - card * STEP * (POKER_SIZE - 1) / 2
        y = cell.center().y() - words / 2
        cards = [Spot(start + card * STEP * n, y, card, 0.0, z_order.LAID) for n in range(POKER_SIZE)]
        places.append(Shown(cell, cards))
    return places


def _card(room: Room, columns: int, rows: int, words: float) -> float:
    """Return how wide a card is with so many hands beside and below each other, each above its words."""
    wide = (room.middle.width() / columns - _GAP) / _WIDE
    high = (room.middle.height() / rows - _GAP - words) / TALL
    return min(wide, high, room.unit if room.far else room.own * _LARGEST)
