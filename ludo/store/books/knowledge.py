"""Who saw whom: of two acts of a log, had one been read when the other was written?

Acts are numbered along chains: an act that saw the end of a chain, and nothing else, goes on with it; any other one
begins a chain, which keeps how far it knew the others. So the question costs one look, however long the log is.
"""

from collections.abc import Iterable, Mapping
from typing import NamedTuple, Protocol

from ludo.store.books.act import Act, Stamp


class Place(NamedTuple):
    """Where an act stands: the number of its chain, and its number along it from 0."""

    chain: int
    number: int


class Knowledge:
    """The chains of a log. What a book of one evening lacks of those that its acts saw is known to nobody."""

    def __init__(self) -> None:
        self.places: dict[str, Place] = {}
        self.knew: list[Mapping[int, int]] = []
        """By chain: how far it knew other chains where it began."""
        self._ends: list[int] = []

    def add(self, act: Act) -> Place:
        """Place an act; those that it saw are placed before it, as far as they are there."""
        seen = [self.places[name] for name in act.saw if name in self.places]
        if len(seen) == 1 == len(act.saw) and self._ends[seen[0].chain] == seen[0].number:
            place = Place(seen[0].chain, seen[0].number + 1)
            self._ends[place.chain] = place.number
        else:
            place = Place(len(self.knew), 0)
            self.knew.append(self._merged(seen))
            self._ends.append(0)
        self.places[act.id] = place
        return place

    def _merged(self, seen: Iterable[Place]) -> dict[int, int]:
        knew: dict[int, int] = {}
        for place in seen:
            for chain, number in (*self.knew[place.chain].items(), place):
                knew[chain] = max(knew.get(chain, -1), number)
        return knew

    def knows(self, later: str, earlier: str) -> bool:
        """Had one act been read when another was written? Every act knows itself."""
        one, other = self.places[later], self.places[earlier]
        if one.chain == other.chain:
            return other.number <= one.number
        return self.knew[one.chain].get(other.chain, -1) >= other.number

    def is_settled(self, name: str) -> bool:
        """Of this act and any other one, did one always know the other?"""
        return len(self.knew) == 1


class Seen(Protocol):
    """Tells who saw whom, as `Knowledge` does for a whole log."""

    def knows(self, later: str, earlier: str) -> bool:
        """See `Knowledge.knows`."""

    def is_settled(self, name: str) -> bool:
        """See `Knowledge.is_settled`."""


def in_order(acts: Iterable[Act]) -> list[Act]:
    """Return acts in their one order: what saw something after it, else by stamp, else by id."""
    known = {act.id: act for act in acts}
    stamps = stamps_of(known.values())
    return sorted(known.values(), key=lambda act: (stamps[act.id], act.id))


def stamps_of(acts: Iterable[Act]) -> dict[str, Stamp]:
    """Return by what acts are put in order: their stamps, later where they saw what has a later one."""
    known = {act.id: act for act in acts}
    stamps: dict[str, Stamp] = {}
    for first in known:
        waiting = [first]
        while waiting:
            act = known[waiting[-1]]
            missing = [name for name in act.saw if name in known and name not in stamps]
            if missing and act.id not in stamps:
                waiting += missing
                continue
            waiting.pop()
            latest = max((stamps[name] for name in act.saw if name in known), default=Stamp(-1, 0))
            stamps.setdefault(act.id, max(act.stamp, Stamp(latest[0], latest[1] + 1)))
    return stamps
