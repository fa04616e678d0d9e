"""Who sits at a table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:  # the file of games is opened before anything of the games themselves is read
    from ludo.engine.game import State


@dataclass(frozen=True, slots=True)
class Chair:
    """Who sits on a seat: a person (`level` None), or a computer player of a level (`ludo.bots.contract.LEVELS`)."""

    name: str
    level: str | None = None

    @property
    def person(self) -> bool:
        """Is it a person?"""
        return self.level is None


def seated(chairs: tuple[Chair, ...], state: State) -> tuple[Chair, ...]:
    """Who sits where now, by seat: players may have changed places since the start (`State.seated`)."""
    origins = state.seated()
    return chairs if origins is None else tuple(chairs[origin] for origin in origins)


def by_chair(chips: tuple[int, ...], state: State) -> tuple[int, ...]:
    """Chips by seat as chips by chair of the start."""
    origins = state.seated()
    if origins is None:
        return chips
    return tuple(chips[origins.index(chair)] for chair in range(len(chips)))
