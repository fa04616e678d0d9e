"""The cloth of Trio: a plot for each seat, stock and discard pile, and the ladder of contracts."""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QRectF

from ludo.engine.drafts import Tray
from ludo.engine.places import Place, Seat, hand
from ludo.games.trio.combinations import is_closed
from ludo.games.trio.drafts import MELD
from ludo.games.trio.view import TrioView
from ludo.ui.games.trio.plots import Fan, lay_fans
from ludo.ui.table.contract import Spot
from ludo.ui.table.fonts import text_scale
from ludo.ui.table.geometry import TALL, Room
from ludo.ui.table.trays import tray_width

_GAP: Final = 10.0
_INSET: Final = 6.0
_CLOSE_INSET: Final = 0.5
"""From the edge of a plot to what lies there, in large letters."""
_WORDS: Final = 20.0
"""Height of the words below stock and discard pile, at the usual scale."""
_LOW: Final = 60.0
"""In a cell that is lower than this, at the usual scale, there are no words below the piles."""
_PILES: Final = 0.42
"""How much of the width of their cell stock and discard pile take at most: the rest is for the ladder."""
_MOST_PILES: Final = 0.55
"""The same where large letters leave little room."""
_MELD: Final = 0.78
"""Width of the cards of combinations at most, by that of a card in the middle."""
_TRAY: Final = 1.36
"""Height of a tray at most, by that of a card in the middle."""


class TrioPlan(NamedTuple):
    """Where things lie.

    plots: by seat, the cloth for combinations; frames: the same with the plate of the seat; words: height of the words
    below stock and discard pile, 0 for none.
    """

    plots: Mapping[Seat, QRectF]
    frames: Mapping[Seat, QRectF]
    stock: QRectF
    discard: QRectF
    ladder: QRectF
    words: float


def ground_for(room: Room) -> TrioPlan:
    """Divide the room: the middle holds stock, discard pile and ladder."""
    plots, frames = {}, {}
    inset = _CLOSE_INSET if room.usual else _INSET
    right = max(where.plot.right() for where in room.seats.values() if where.plot is not None)
    for seat, where in room.seats.items():
        plot = QRectF(where.plot or room.middle)
        if seat == room.bottom:
            plot.setRight(max(right, room.middle.right()))
            frames[seat] = plot
        else:
            frames[seat] = plot.united(where.plate)
        plots[seat] = plot.adjusted(inset, inset, -inset, -inset)
    cell = room.middle.adjusted(inset, inset, -inset, -inset)
    words = _WORDS * room.scale * (text_scale() if room.usual else 1.0) if cell.height() > _LOW * room.scale else 0.0
    width = min(room.unit, (cell.height() - words) / TALL, (cell.width() * _PILES - _GAP) / 2)
    if room.usual is not None and width < (least := ground_for(room.usual).stock.width()) - 0.01:
        words = 0.0
        width = min(least, cell.height() / TALL, (cell.width() * _MOST_PILES - _GAP) / 2)
    top = cell.top() + (cell.height() - words - width * TALL) / 2
    stock = QRectF(cell.left() + 4, top, width, width * TALL)
    discard = stock.translated(width + _GAP, 0)
    ladder = QRectF(discard.right() + 2 * _GAP, cell.top(), cell.right() - discard.right() - 2 * _GAP, cell.height())
    return TrioPlan(plots, frames, stock, discard, ladder, words)


def meld_spots(view: TrioView, room: Room) -> dict[Place, list[Spot]]:
    """Lay the combinations out before those who laid them; beside the viewer's there is room for another one.

    When a deal has ended, what others have left in their hands lies open at the end of their combinations.
    """
    closed = [is_closed(meld.combination) for meld in view.facts.melds]
    fans: dict[Seat, list[tuple[Place, Fan]]] = {}
    for place, cards in view.zones.items():
        if place.kind == "meld" and cards:
            squared = place.number < len(closed) and closed[place.number]
            fans.setdefault(place.owner, []).append((place, Fan(len(cards), squared)))
    for seat in room.seats:
        left = view.known(hand(seat)) if view.facts.outcome is not None and seat != room.bottom else ()
        if left:
            fans.setdefault(seat, []).append((hand(seat), Fan(len(left))))
    spots: dict[Place, list[Spot]] = {}
    for seat, mine in fans.items():
        mine.sort(key=lambda entry: (entry[0].kind == "hand", entry[0].number))
        laid = laid_fans(room, seat, [fan for _, fan in mine])
        spots.update(zip([place for place, _ in mine], laid, strict=True))
    return spots


def laid_fans(room: Room, seat: Seat, fans: Sequence[Fan], text: float | None = None) -> list[list[Spot]]:
    """Lay combinations out before the seat, none smaller for large letters; `text`: how large it is written there."""
    least = laid_fans(room.usual, seat, fans, 1.0)[0][0].width if room.usual and fans else 0.0
    ground = ground_for(room)
    plot = ground.plots[seat]
    if seat == room.bottom:
        plot = plot.adjusted(0, 0, -new_meld_area(ground, room, text).width() - _GAP, 0)
    return lay_fans(plot, fans, room.unit * _MELD, least)


def new_meld_area(ground: TrioPlan, room: Room, text: float | None = None) -> QRectF:
    """Return where a new combination is composed: at the right of the viewer's plot."""
    frame = ground.frames[room.bottom]
    height = min(frame.height(), room.unit * TALL * _TRAY)
    width = min(tray_width(4, height, room, text or text_scale()), frame.width() * 0.4)
    return QRectF(frame.right() - width, frame.top(), width, height)


def tray_areas(trays: Sequence[Tray], room: Room) -> Mapping[Place, QRectF]:
    """Return where the trays lie: in the viewer's own plot, side by side."""
    ground = ground_for(room)
    if len(trays) == 1 and trays[0].code == MELD:
        return {trays[0].place: new_meld_area(ground, room)}
    frame = ground.frames[room.bottom]
    height = min(frame.height(), room.unit * TALL * _TRAY)
    wishes = [tray_width(max(tray.minimum, len(tray.cards)), height, room, text_scale()) for tray in trays]
    share = min(1.0, (frame.width() - _GAP * (len(trays) - 1)) / max(1.0, sum(wishes)))
    left = frame.center().x() - (sum(wishes) * share + _GAP * (len(trays) - 1)) / 2
    areas = {}
    for tray, wish in zip(trays, wishes, strict=True):
        areas[tray.place] = QRectF(left, frame.top(), wish * share, height)
        left += wish * share + _GAP
    return areas
