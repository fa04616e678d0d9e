"""How wide the cards are that lie on the table of Triomphe."""

from ludo.engine.views import AnyView
from ludo.ui.games.triomphe.middle import middle_of, stock_place
from ludo.ui.table.geometry import Room

TIGHT = {(6, "900x560"), (6, "1920x1080")}
"""Players and windows where large letters leave least."""
MOMENTS = {("partners", "1366x768")}
"""Moments of the gallery, and the windows in which they are looked at every time."""


def widths(room: Room, view: AnyView) -> dict[str, float]:
    """Return the widths of a trick, of the stock beside it, and of the stock in a plunder."""
    middle = middle_of(room)
    plunder = stock_place(middle, room, plunder=True)
    return {"trick": middle.width, "stock": middle.side, "plunder": plunder.width}
