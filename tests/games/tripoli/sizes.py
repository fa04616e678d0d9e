"""How wide the cards are that lie on the table of Tripoli."""

from ludo.engine.views import AnyView
from ludo.ui.games.tripoli.plan import plan_for
from ludo.ui.table.geometry import Room

TIGHT = {(5, "900x560"), (6, "1280x800")}
"""Players and windows where large letters leave least."""
MOMENTS = {("michigan", "900x560")}
"""Moments of the gallery, and the windows in which they are looked at every time."""


def widths(room: Room, view: AnyView) -> dict[str, float]:
    """Return the widths of runs and of what has been put by."""
    plan = plan_for(room)
    runs = {f"run of {count}": min(spot.width for spot in plan.run(count)) for count in (1, 5, 9, 13)}
    return {"put by": plan.small, **runs}
