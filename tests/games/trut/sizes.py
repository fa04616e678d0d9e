"""How wide the cards are that lie on the table of Trut."""

from ludo.engine.views import AnyView
from ludo.ui.games.arrangements import trick_width
from ludo.ui.table.geometry import Room

TIGHT = {(4, "900x560")}
"""Players and windows where large letters leave least."""
MOMENTS = {("four", "1920x1080")}
"""Moments of the gallery, and the windows in which they are looked at every time."""


def widths(room: Room, view: AnyView) -> dict[str, float]:
    """Return the width of a trick."""
    return {"trick": trick_width(room)}
