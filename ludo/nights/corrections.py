"""Corrections of the books afterwards: what counts, what was a mistake, and who it really was.

Nothing that was posted is changed: chips go back by counter-entries with a reason. A partie played in Ludo ("session")
or on a table ("sheet") is named by its source and number.
"""

from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

PartieKey: TypeAlias = tuple[str, int]
"""Source and number of a partie or sheet."""


@dataclass(frozen=True, slots=True)
class OutsidePartie:
    """A partie or sheet of before that belonged to no evening though its chips were counted.

    people, chips: the persons in it, and what it brought each of them. evening: where it belongs now, None for none.
    counts: nobody has answered yet, so it counts as before. started, changed: UTC, ISO 8601.
    """

    source: str
    origin: int
    game: str
    started: str
    changed: str
    people: tuple[int, ...]
    chips: tuple[int, ...]
    evening: int | None
    counts: bool

    @property
    def key(self) -> PartieKey:
        """Source and number."""
        return self.source, self.origin

    @property
    def alone(self) -> bool:
        """Did one person play it, against the computer?"""
        return len(self.people) < 2


class TakenOut(NamedTuple):
    """Something that was taken out of an evening. moment: UTC, ISO 8601."""

    source: str
    origin: int
    game: str
    people: tuple[int, ...]
    moment: str
