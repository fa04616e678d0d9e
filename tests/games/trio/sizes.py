"""How wide the cards are that lie on the table of Trio."""

from ludo.engine.views import AnyView
from ludo.ui.games.trio.cloth import ground_for, laid_fans
from ludo.ui.games.trio.plots import Fan
from ludo.ui.table.geometry import Room

TIGHT = {(3, "1280x800"), (6, "900x560")}
"""Players and windows where large letters leave least."""
MOMENTS = {("layoff", "900x560"), ("many", "1366x768")}
"""Moments of the gallery, and the windows in which they are looked at every time."""
_MELDS = ([Fan(5)], [Fan(9)], [Fan(3), Fan(4)], [Fan(3)] * 3, [Fan(5), Fan(4, squared=True), Fan(3), Fan(3), Fan(6)])
"""What may lie before a seat."""


def widths(room: Room, view: AnyView) -> dict[str, float]:
    """Return the widths of the stock and of combinations before every seat."""
    laid = {f"{fans} of {seat}": laid_fans(room, seat, fans)[0][0].width for seat in room.seats for fans in _MELDS}
    return {"stock": ground_for(room).stock.width(), **laid}
