"""Where on the page the things are that a guide or a lesson speaks of."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QWidget

from ludo.engine.places import Place
from ludo.engine.views import AnyView
from ludo.ui.games.guide import Anchor, Plate, Target
from ludo.ui.play.status import StatusPanel
from ludo.ui.table.geometry import TALL, Room
from ludo.ui.table.table import TableWidget


class Anchors:
    """Where things are on a page with a table."""

    def __init__(self, page: QWidget, table: TableWidget, panel: StatusPanel) -> None:
        self._page = page
        self._table = table
        self._panel = panel

    def rect_of(self, target: Target, view: AnyView) -> QRectF:
        """Return where a target is on the page; nothing before the table has been laid out."""
        room = self._table.room
        rect = QRectF() if room is None else self._on_table(target, view, room)
        return rect if rect.isEmpty() else rect.translated(_origin(self._table, self._page))

    def plain_to_see(self) -> list[QRectF]:
        """Return what stays plain to see while something else is spoken of: plates, ranks, question, buttons."""
        room = self._table.room
        if room is None:
            return []
        shown = [*(seat.plate for seat in room.seats.values()), room.aid, self._words(), *self._buttons()]
        return [rect.translated(_origin(self._table, self._page)) for rect in shown if not rect.isEmpty()]

    def _on_table(self, target: Target, view: AnyView, room: Room) -> QRectF:
        match target:
            case Anchor.HAND:
                return joined([QRectF(card.outline()) for card in self._table.hand_cards()]) or room.hand
            case Anchor.TABLE:
                return room.middle
            case Anchor.STATUS:
                return self._words()
            case Anchor.BUTTONS:
                return joined(self._buttons()) or self._words()
            case Plate(seat):
                return room.seats[seat].plate
            case Place():
                return self._of_place(target, view, room) or room.middle
        return target(view, room)

    def _buttons(self) -> list[QRectF]:
        return [QRectF(one.rect()).translated(_origin(one, self._table)) for one in self._panel.buttons]

    def _words(self) -> QRectF:
        """Return where the line of words is, in coordinates of the table."""
        return self._panel.plate().translated(_origin(self._panel, self._table))

    def _of_place(self, place: Place, view: AnyView, room: Room) -> QRectF:
        layout = self._table.game_layout
        spots = layout.spots(view, room).get(place, ())
        if not spots:
            return layout.areas(view, room).get(place, QRectF())
        sizes = [(spot, spot.width, spot.width * TALL) for spot in spots]
        return joined([QRectF(spot.x - wide / 2, spot.y - tall / 2, wide, tall) for spot, wide, tall in sizes])


def _origin(widget: QWidget, above: QWidget) -> QPointF:
    return QPointF(widget.mapTo(above, widget.rect().topLeft()))


def joined(rects: Sequence[QRectF]) -> QRectF:
    """Return what encloses all of them; nothing if there are none."""
    result = QRectF()
    for rect in rects:
        result = result.united(rect)
    return result
