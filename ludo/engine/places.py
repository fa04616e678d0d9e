"""Where cards and chips lie."""

from functools import cache
from typing import Final, NamedTuple, TypeAlias

Seat: TypeAlias = int
"""A seat, from 0 in the order of play."""


class Place(NamedTuple):
    """A spot of the table that holds cards or chips: its kind, whose it is, and which of several.

    `owner` is a seat (or a side, where the kind says so); -1 for what belongs to the whole table. `number` tells
    several of one kind and owner apart, such as the melds in front of a seat.
    """

    kind: str
    owner: Seat = -1
    number: int = 0


BOX: Final = Place("box")
"""Where the pack rests between two deals: nobody sees a card in it."""
STOCK: Final = Place("stock")
"""The stock (*talon*): undealt cards, face down."""
DISCARD_PILE: Final = Place("discard")
"""The discard pile (*pile de défausses*), bottom first, face up."""
TRICK: Final = Place("trick")
"""The cards of the current trick (*pli*, *levée*), in the order in which they were laid."""
POT: Final = Place("pot")
"""Chips staked by all."""


@cache
def hand(seat: Seat) -> Place:
    """Return the cards that a seat holds (*main*)."""
    return Place("hand", seat)


@cache
def purse(seat: Seat) -> Place:
    """Return the chips of a seat, counted from the start of the session; they may be below zero."""
    return Place("purse", seat)
