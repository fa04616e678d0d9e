"""Who sits at a table.

A chair is a player for the whole partie, numbered as in the header; a seat is a place at the table. Players may change
seats, so whoever remembers a player remembers the chair and asks for its seat anew.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:  # the file of games is opened before anything of the games themselves is read
    from collections.abc import Iterable

    from ludo.engine.game import AnyState
    from ludo.engine.places import Seat

UNNAMED_KEY: Final = "player.unnamed"
"""Where it stands whose the parties are that were played without a name; empty: nobody's."""
UNNAMED: Final = 0
"""The number of whoever plays alone without a name, in *My play*."""


class Chair(NamedTuple):
    """Who sits on a seat: a person (`level` None), or a computer player of a level (`ludo.bots.levels.LEVELS`).

    `identity` is the number under which the storage knows the player, whatever the name becomes; None until then.
    `guest`: nobody whom the storage is to remember. Neither makes a difference between players.
    """

    name: str
    level: str | None = None
    identity: int | None = None
    guest: bool = False

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Chair) and self[:2] == other[:2]

    def __ne__(self, other: object) -> bool:
        return not self == other

    def __hash__(self) -> int:
        return hash(self[:2])

    @property
    def person(self) -> bool:
        """Is it a person?"""
        return self.level is None


def played_by(chairs: tuple[Chair, ...], changes: Iterable[tuple[int, int, str | None]], ply: int) -> tuple[Chair, ...]:
    """Return the players by chair after so many actions; `changes` are (ply, chair, level), oldest first."""
    players = list(chairs)
    for when, chair, level in changes:
        if when <= ply:
            players[chair] = players[chair]._replace(level=level)
    return tuple(players)


def seated(chairs: tuple[Chair, ...], state: AnyState) -> tuple[Chair, ...]:
    """Return who sits where now, by seat: players may have changed places since the start (`State.seated`)."""
    origins = state.seated()
    return chairs if origins is None else tuple(chairs[origin] for origin in origins)


def seat_of(chair: int, state: AnyState) -> Seat:
    """Return the seat on which the player of a chair (its number in the header) sits now."""
    origins = state.seated()
    return chair if origins is None else origins.index(chair)


def chair_of(seat: Seat, state: AnyState) -> int:
    """Return the chair (its number in the header) of the player who sits on a seat now."""
    origins = state.seated()
    return seat if origins is None else origins[seat]


def by_chair(chips: tuple[int, ...], state: AnyState) -> tuple[int, ...]:
    """Return chips by seat as chips by chair."""
    return tuple(chips[seat_of(chair, state)] for chair in range(len(chips)))
