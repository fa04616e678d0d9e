"""As whose player a partie is looked at again, and with which cards face up."""

from typing import Final

from ludo.engine.views import AnyView, View
from ludo.session.replay import Replay

ALL_OPEN: Final = "open"
"""Stands among the chairs for all cards open."""


def open_chairs(replay: Replay) -> tuple[int | None, ...]:
    """Return as whose player a partie may be looked at, the usual chair first (None: an onlooker)."""
    chairs = replay.header.chairs
    persons = [number for number, chair in enumerate(chairs) if chair.person]
    if replay.over:
        others = [number for number in range(len(chairs)) if number not in persons]
        return (*persons, *others, None)
    return (persons[0], None) if len(persons) == 1 and not replay.changes else (None,)


def open_view(replay: Replay, ply: int) -> AnyView:
    """Return the table of a finished partie with every card face up that anybody knew."""
    base = replay.view(ply, open_chairs(replay)[0])
    zones = dict(base.zones)
    for chair in range(len(replay.header.chairs)):
        for place, cards in replay.view(ply, chair).zones.items():
            known = zones.get(place, ())
            if len(known) == len(cards) and cards.count(None) < known.count(None):
                zones[place] = cards
    return View(base.game, base.options, base.seat, base.turn, zones, base.chips, base.facts)
