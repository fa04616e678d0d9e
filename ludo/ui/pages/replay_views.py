"""As whose player a partie is looked at again, and with which cards face up."""

from typing import Final, NamedTuple

from ludo.engine.places import Seat
from ludo.engine.views import AnyView, View
from ludo.session.questions import Asked
from ludo.session.record import PartieRecord
from ludo.ui.table.contract import Seating
from ludo.ui.wording.names import Names, names_of

ALL_OPEN: Final = "open"
"""Stands among the chairs for all cards open."""


class Snapshot(NamedTuple):
    """A partie after so many actions, as the player of a chair saw it (None: an onlooker).

    all_open: with every card face up that anybody knew; asked: as a computer player knew it that was asked there. own:
    the player is spoken to, and not of.
    """

    replay: PartieRecord
    ply: int
    chair: int | None
    all_open: bool = False
    asked: Asked | None = None
    own: bool = False

    @property
    def view(self) -> AnyView:
        """Return what lies on the table."""
        if self.asked is not None:
            return self.asked.request.view
        return open_view(self.replay, self.ply) if self.all_open else self.replay.view(self.ply, self.chair)

    @property
    def perspective(self) -> Seat | None:
        """The seat that is shown nearest: where the player sat at this ply."""
        return self.replay.seat_of(self.ply, self.chair) if self.asked is None else self.asked.seat

    @property
    def seating(self) -> Seating:
        """Who sits where."""
        chairs = self.replay.chairs(self.ply)
        seats = {self.replay.seat_of(self.ply, chair): chair for chair in range(len(chairs))}
        return Seating(chairs, tuple(seats[seat] for seat in range(len(chairs))))

    def names(self, ply: int) -> Names:
        """Return what all are called after so many actions."""
        return names_of(self.replay.chairs(ply), self.replay.seat_of(ply, self.chair) if self.own else None)


def open_chairs(replay: PartieRecord) -> tuple[int | None, ...]:
    """Return as whose player a partie may be looked at, the usual chair first (None: an onlooker)."""
    chairs = replay.header.chairs
    persons = [number for number, chair in enumerate(chairs) if chair.person]
    if replay.over:
        others = [number for number in range(len(chairs)) if number not in persons]
        return (*persons, *others, None)
    return (persons[0], None) if len(persons) == 1 and not replay.changes else (None,)


def open_view(replay: PartieRecord, ply: int) -> AnyView:
    """Return the table of a finished partie with every card face up that anybody knew."""
    base = replay.view(ply, open_chairs(replay)[0])
    zones = dict(base.zones)
    for chair in range(len(replay.header.chairs)):
        for place, cards in replay.view(ply, chair).zones.items():
            known = zones.get(place, ())
            if len(known) == len(cards) and cards.count(None) < known.count(None):
                zones[place] = cards
    return View(base.game, base.options, base.seat, base.turn, zones, base.chips, base.facts)
