"""Effects besides cards when something happens: chips that fly, big moments."""

from collections.abc import Callable, Sequence

from PySide6.QtWidgets import QWidget

from ludo.engine.events import Event, Paid
from ludo.engine.places import Place
from ludo.engine.views import AnyView
from ludo.ui.table import z_order
from ludo.ui.table.chips import ChipFlights
from ludo.ui.table.contract import Layout, Spot, TableWords
from ludo.ui.table.durations import Durations
from ludo.ui.table.geometry import Room
from ludo.ui.table.moment_banner import MomentBanner
from ludo.ui.table.mover import Mover
from ludo.ui.table.seats import Seats
from ludo.ui.wording.names import Names

_CHIP = 20.0
"""Width of a flying chip at the usual scale."""


class Effects:
    """The effects of one table."""

    def __init__(self, table: QWidget, mover: Mover, layout: Layout, words: TableWords, seats: Seats) -> None:
        self._layout, self._words, self._seats = layout, words, seats
        self._moment = MomentBanner(table)
        self._chips = ChipFlights(table, mover, layout.paint_chip)

    def finish(self) -> None:
        """Show nothing more."""
        self._moment.finish()

    def show(
        self, events: Sequence[Event], before: AnyView, room: Room, durations: Durations, names: Callable[[], Names]
    ) -> int:
        """Show what belongs to these events; return how long it takes. `before`: the view before them."""
        rest = 0
        for event in events:
            if isinstance(event, Paid) and durations.moves:
                start, end = self._spot(event.source, before, room), self._spot(event.target, before, room)
                if start is not None and end is not None:
                    rest = max(rest, self._chips.fly(event.amount, start, end, durations.token))
        if not durations.moment:
            return rest
        moments = (self._words.moment(event, before, names()) for event in events)
        moment = next((moment for moment in moments if moment is not None), None)
        return rest if moment is None else max(rest, self._moment.show_moment(moment, room, durations.moment))

    def _spot(self, place: Place, view: AnyView, room: Room) -> Spot | None:
        """Return where the chips of a place lie, None if they are not shown."""
        if place.kind == "purse":
            plate = self._seats.plates.get(place.owner)
            point = None if plate is None else plate.chip_spot()
        else:
            point = self._layout.chip_spot(place, view, room)
        return None if point is None else Spot(point.x(), point.y(), _CHIP * room.scale, 0.0, z_order.FLYING)
