"""Whose turn it is."""

from functools import cache
from typing import Final, NamedTuple, TypeAlias

from ludo.engine.places import Seat

Actor: TypeAlias = int
"""Who acts: a seat, or `CHANCE`."""

CHANCE: Final[Actor] = -1
"""The actor that is nobody: shuffles, cuts, lots and draws are its actions."""


SOMEBODY: Final[Actor] = -3
"""In place of the seat that must act, in what those are told who may not know which it is."""


class Turn(NamedTuple):
    """Who has to act, and who may step in before.

    `must` is a seat, `CHANCE`, or None when the partie is over. Where the question itself would tell what a seat holds,
    a view says `SOMEBODY` to all others; a state never does. `may` lists, in order of precedence, the seats that
    may act before it does: where two want to, the act belongs to the first of them (`must` itself comes before all).
    """

    must: Actor | None
    may: tuple[Seat, ...] = ()


@cache
def turn_of(must: Actor, may: tuple[Seat, ...] = ()) -> Turn:
    """Return the turn, made once: a table has few of them."""
    return Turn(must, may)


OVER: Final = Turn(None)
"""Nobody acts any more."""


@cache
def seats_from(first: Seat, seats: int) -> tuple[Seat, ...]:
    """All seats once in the order of play, beginning with `first`."""
    return tuple((first + step) % seats for step in range(seats))
