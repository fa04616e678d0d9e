"""Hands of Trut as arrays: what a card leaves of a hand, and how often hands meet."""

from math import comb
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from ludo.bots.trut.hands import PAIRS, STRENGTHS, TRIPLES, number_of, word_for

Floats: TypeAlias = NDArray[np.floating]
Ints: TypeAlias = NDArray[np.intp]

_CARDS: Final = range(STRENGTHS)
BEFORE_CARD: Final[Ints] = np.array([[number_of((card, *rest)) for rest in PAIRS] for card in _CARDS])
"""The hand of three, by the card that leaves it and the two that stay."""
BEFORE_SECOND: Final[Ints] = np.array([[number_of((card, rest)) for rest in _CARDS] for card in _CARDS])
"""The hand of two, by the card that leaves it and the one that stays."""

KIND_OF_HAND: Final[Ints] = np.array([word_for(hand) for hand in TRIPLES])
"""What may be announced with a hand: 1 a pair and an odd card, 2 a brelan, 0 nothing."""


def _meetings(one: tuple[int, ...], other: tuple[int, ...]) -> int:
    """Return in how many ways two players can hold these hands, by suits."""
    ways = 1
    for rank in _CARDS:
        own, others = one.count(rank), other.count(rank)
        ways *= comb(4, own) * comb(4 - own, others)
    return ways


_DEALS: Final = comb(32, 3) * comb(29, 3)
MEETINGS: Final[NDArray[np.float64]] = np.array(
    [[_meetings(one, other) / _DEALS for other in TRIPLES] for one in TRIPLES]
)
"""The chance that the players hold these two hands."""


def meetings(one: Ints, other: Ints) -> Floats:
    """Return the chances of hands of both players, broadcast against each other."""
    return MEETINGS[one, other].astype(np.float32)
