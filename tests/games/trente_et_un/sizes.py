"""How wide the cards are that lie on the table of Trente-et-un."""

from ludo.engine.views import AnyView
from ludo.ui.games.trente_et_un.middle import middle_of
from ludo.ui.table.geometry import Room

TIGHT = {(9, "1280x800")}
"""Players and windows where large letters leave least."""
MOMENTS = {("middle", "900x560")}
"""Moments of the gallery, and the windows in which they are looked at every time."""


def widths(room: Room, view: AnyView) -> dict[str, float]:
    """Return the width of the piles."""
    return {"piles": middle_of(view, room).width}
