"""Where on the page the things are that a guide or a lesson speaks of."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QWidget

from ludo.engine.places import Place
from ludo.ui.games.guide import Anchor, Plate, Target
from ludo.ui.play.parts import PlayParts
from ludo.ui.table.geometry import TALL

WORDS: Final = (Anchor.STATUS, Anchor.BUTTONS)
"""What is at the line above the hand, at least while there are no buttons."""


def rect_of(page: PlayParts, target: Target) -> QRectF:
    """Return where a target is on the page; nothing before the table has been laid out."""
    if page.table.room is None:
        return QRectF()
    rect = _on_table(page, target)
    return rect if rect.isEmpty() else rect.translated(_origin(page.table, page))


def plain_to_see(page: PlayParts) -> list[QRectF]:
    """Return what stays plain to see while something else is spoken of: plates, the ranks, the question, buttons."""
    room = page.table.room
    if room is None:
        return []
    buttons = [QRectF(one.rect()).translated(_origin(one, page.table)) for one in page.status_panel.buttons]
    shown = [*(seat.plate for seat in room.seats.values()), room.aid, _words(page), *buttons]
    return [rect.translated(_origin(page.table, page)) for rect in shown if not rect.isEmpty()]


def _origin(widget: QWidget, above: QWidget) -> QPointF:
    return QPointF(widget.mapTo(above, widget.rect().topLeft()))


def _on_table(page: PlayParts, target: Target) -> QRectF:
    room = page.table.room
    assert room is not None
    match target:
        case Anchor.HAND:
            return joined([QRectF(card.outline()) for card in page.table.hand_cards()]) or room.hand
        case Anchor.TABLE:
            return room.middle
        case Anchor.STATUS:
            return _words(page)
        case Anchor.BUTTONS:
            return _buttons(page) or _words(page)
        case Plate(seat):
            return room.seats[seat].plate
        case Place():
            return _of_place(page, target) or room.middle
        case _:
            return target(page.facts.view, room)


def _buttons(page: PlayParts) -> QRectF:
    table = page.table
    return joined([QRectF(one.rect()).translated(_origin(one, table)) for one in page.status_panel.buttons])


def _words(page: PlayParts) -> QRectF:
    """Return where the line of words is, in coordinates of the table."""
    panel = page.status_panel
    return panel.plate().translated(_origin(panel, page.table))


def _of_place(page: PlayParts, place: Place) -> QRectF:
    room, view = page.table.room, page.facts.view
    assert room is not None
    spots = page.table.game_layout.spots(view, room).get(place, ())
    if not spots:
        return page.table.game_layout.areas(view, room).get(place, QRectF())
    sizes = [(spot, spot.width, spot.width * TALL) for spot in spots]
    return joined([QRectF(spot.x - wide / 2, spot.y - tall / 2, wide, tall) for spot, wide, tall in sizes])


def joined(rects: Sequence[QRectF]) -> QRectF:
    """Return what encloses all of them; nothing if there are none."""
    result = QRectF()
    for rect in rects:
        result = result.united(rect)
    return result
