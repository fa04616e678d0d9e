"""Hands of Trut without suits: multisets of strengths, from 0 (the nine) to 7 (the seven), numbered in sorted order."""

from collections.abc import Iterable
from itertools import combinations, combinations_with_replacement
from typing import Final

STRENGTHS: Final = 8
TRIPLES: Final = tuple(combinations_with_replacement(range(STRENGTHS), 3))
PAIRS: Final = tuple(combinations_with_replacement(range(STRENGTHS), 2))
UNEQUAL_PAIRS: Final = tuple(combinations(range(STRENGTHS), 2))

_NUMBERS: Final[dict[tuple[int, ...], int]] = {
    hand: number
    for hands in (TRIPLES, PAIRS, [(strength,) for strength in range(STRENGTHS)], [()])
    for number, hand in enumerate(hands)
}
_UNEQUAL: Final = {hand: number for number, hand in enumerate(UNEQUAL_PAIRS)}


def number_of(hand: Iterable[int]) -> int:
    """Return the number of a hand among those of its size."""
    return _NUMBERS[tuple(sorted(hand))]


def unequal_number(low: int, high: int) -> int:
    """Return the number of a hand of two different strengths among those."""
    return _UNEQUAL[low, high]


def without(hand: tuple[int, ...], card: int) -> tuple[int, ...]:
    """Return a hand less one card of that strength."""
    place = hand.index(card)
    return hand[:place] + hand[place + 1 :]


def word_for(hand: tuple[int, ...]) -> int:
    """Return what may be announced with a hand of three: 1 a pair and an odd card, 2 a brelan, 0 nothing."""
    return 3 - len(set(hand))
