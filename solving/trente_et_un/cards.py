"""Hands as arrays: what three cards are worth, which of four to throw by rule of thumb, and the hands to solve."""

from itertools import combinations, permutations
from typing import Any, Final, TypeAlias

import numpy as np

from ludo.bots.trente_et_un.value_tables import KINDS, kind_of
from ludo.engine.cards import SUIT, SUITS
from ludo.engine.masks import mask_of
from ludo.games.trente_et_un.rules import HAND_SIZE, POINTS, THIRTY_ONE, value_of

Array: TypeAlias = np.ndarray[Any, np.dtype[Any]]

PACK: Final = 52
CARD_POINTS: Final = np.array(POINTS)
SQUARES: Final = 4096
"""More than the squares of a hand's points by suit can come to."""


def _by_hand() -> tuple[Array, Array, Array]:
    """Return by three cards in any order their value, a score that orders throws, and the kind of hand."""
    shape = (PACK,) * HAND_SIZE
    values, scores, kinds = np.zeros(shape, np.int8), np.zeros(shape, np.int32), np.zeros(shape, np.int16)
    for hand in combinations(range(PACK), HAND_SIZE):
        value = int(value_of(hand, False, True))
        totals = [sum(POINTS[card] for card in hand if SUIT[card] == suit) for suit in SUITS]
        score = value * SQUARES + sum(total * total for total in totals)
        kind = kind_of(mask_of(hand))
        for order in permutations(hand):
            values[order], scores[order], kinds[order] = value, score, kind
    return values, scores, kinds


VALUE, SCORE, KIND = _by_hand()


def options(hands: Array, cards: Array) -> Array:
    """Return the hands that are left when each of four cards is thrown, the one that came last.

    hands: (rows, 3); cards: (rows,); the result: (rows, 4, 3).
    """
    found = np.repeat(hands[:, None, :], HAND_SIZE + 1, axis=1)
    for place in range(HAND_SIZE):
        found[:, place, place] = cards
    return found


def look(table: Array, hands: Array) -> Array:
    """Return what a table by three cards says of hands; hands: (..., 3)."""
    return table[hands[..., 0], hands[..., 1], hands[..., 2]]


def looked(table: Array, hands: Array) -> Array:
    """Return what a table says of hands with each card of the pack in each place; (rows, 3, 52)."""
    pack = np.arange(PACK)[None, :]
    first, second, third = (hands[:, place, None] for place in range(HAND_SIZE))
    return np.stack([table[pack, second, third], table[first, pack, third], table[first, second, pack]], axis=1)


def _hands_of_kinds() -> Array:
    """Return a hand of each kind; (kinds, 3)."""
    found = np.zeros((KINDS, HAND_SIZE), np.intp)
    for hand in combinations(range(PACK), HAND_SIZE):
        found[KIND[hand]] = hand
    return found


HANDS: Final = _hands_of_kinds()
KIND_VALUE: Final = look(VALUE, HANDS).astype(np.intp)
THREW: Final = looked(KIND, HANDS)
"""By kind of hand, place and card: the kind of hand if that card takes that place."""
HELD: Final = (HANDS[:, :, None] == np.arange(PACK)).any(axis=1)
MAKES_31: Final = (looked(VALUE, HANDS) == THIRTY_ONE).any(axis=1) & ~HELD
