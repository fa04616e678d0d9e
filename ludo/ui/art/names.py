"""Names of the files in ``resources/cards``."""

from typing import Final

BACKS: Final = ("lattice-red", "lattice-blue", "rosette-green", "star-plum", "bold")
"""Names of the backs, the usual one first; the last is meant for high contrast."""

_RANKS = {11: "jack", 12: "queen", 13: "king", 14: "ace"}
_SUITS = ("clubs", "diamonds", "hearts", "spades")


def card_file(rank: int, suit: int) -> str:
    """Name of a face's file, as in ``king-hearts.svg``; the joker has suit -1."""
    return "joker.svg" if suit < 0 else f"{_RANKS.get(rank, rank)}-{_SUITS[suit]}.svg"
