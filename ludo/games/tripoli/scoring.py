"""The chips of Tripoli: side pots, closing pots, shares."""

from collections.abc import Collection, Sequence
from typing import NamedTuple

from ludo.engine.frozen import new_tuple
from ludo.engine.places import Seat


class Layer(NamedTuple):
    """A part of the poker pot and who may win it."""

    chips: int
    entitled: tuple[Seat, ...]


def layers(base: int, put: Sequence[int], still_in: Collection[Seat]) -> list[Layer]:
    """Return the pot cut at the contributions of those still in, lowest layer first (TRP-68).

    base: chips that lay there before the betting; put: chips put in, by seat.
    """
    found: list[Layer] = []
    below = 0
    chips = base
    for level in sorted({put[seat] for seat in still_in}):
        for paid in put:
            if paid > below:
                chips += min(paid, level) - below
        entitled = tuple([seat for seat, paid in enumerate(put) if paid >= level and seat in still_in])
        found.append(new_tuple(Layer, (chips, entitled)))
        below = level
        chips = 0
    return found


def share(chips: int, winners: Sequence[Seat], odd_ones: bool) -> dict[Seat, int]:
    """Return what each winner gets of a layer; chips that do not divide are left over (TRP-66).

    With `odd_ones` they go one each to the winners in their order (TRP-97, TRP-99).
    """
    each, odd = divmod(chips, len(winners))
    return {seat: each + (odd_ones and place < odd) for place, seat in enumerate(winners)}


def closing_pots(chips: int, pots: int) -> tuple[int, ...]:
    """Return the pots of the closing rounds: as equal as possible, larger ones first, never an empty one (TRP-98)."""
    count = min(chips, pots)
    return tuple(chips // count + (number < chips % count) for number in range(count))


def call_cost(total: int, put: int, chips: int) -> int:
    """Return what a call costs: up to the last bettor's total, or all chips that one has (TRP-61, TRP-68)."""
    return min(total - put, chips)


def results(balances: Sequence[int], bought: Sequence[int], starting_chips: int) -> tuple[int, ...]:
    """Return what each player has won or lost since the partie began (TRP-100)."""
    return tuple([chips - starting_chips - bought[seat] for seat, chips in enumerate(balances)])
