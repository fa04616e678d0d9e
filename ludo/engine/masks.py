"""Sets of cards of one pack as whole numbers: bit `card` is set if the card is in the set.

What takes an intersection or the lowest card of a suit thousands of times a second works on these.
"""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final, TypeAlias

from ludo.engine.cards import RANK, SUITS, Card, Suit

if TYPE_CHECKING:
    from mypy_extensions import i64 as i64

CardSet: TypeAlias = int
CardBits: TypeAlias = "i64"
"""The same as a machine word where the code is compiled; to plain Python it is an `int` as well."""

BIT: Final[tuple[CardSet, ...]] = tuple(1 << card for card in range(52))
"""The set of one card, by card."""
RANKS_OF_A_SUIT: Final = 13
SUIT_SET: Final[tuple[CardSet, ...]] = tuple(((1 << RANKS_OF_A_SUIT) - 1) << RANKS_OF_A_SUIT * suit for suit in SUITS)
"""All cards of a suit, by suit."""
RANK_SET: Final[tuple[CardSet, ...]] = tuple(
    sum(BIT[card] for card in range(52) if RANK[card] == rank) for rank in range(15)
)
"""All cards of a rank, by rank (2 to 14)."""
FULL_PACK: Final[CardSet] = (1 << 52) - 1


def mask_of(cards: Iterable[Card]) -> CardSet:
    """Return the set of these cards."""
    found = 0
    for card in cards:
        found |= BIT[card]
    return found


def cards_in(cards: CardSet) -> tuple[Card, ...]:
    """Return the cards of a set, by suit and rank upwards."""
    if not cards:
        return ()
    if not _SPADES:
        for suit, sets in zip(SUITS, (_CLUBS, _DIAMONDS, _HEARTS, _SPADES), strict=True):
            sets += _cards_of_a_suit(suit)
    return _CLUBS[cards & _SUIT] + _DIAMONDS[cards >> 13 & _SUIT] + _HEARTS[cards >> 26 & _SUIT] + _SPADES[cards >> 39]


def _cards_of_a_suit(suit: Suit) -> list[tuple[Card, ...]]:
    """Return the cards of every set of cards of a suit, by its thirteen bits."""
    found: list[tuple[Card, ...]] = [()]
    for card in range(RANKS_OF_A_SUIT * suit, RANKS_OF_A_SUIT * (suit + 1)):
        found += [(*cards, card) for cards in found]
    return found


_SUIT: Final = SUIT_SET[0]
_CLUBS: Final[list[tuple[Card, ...]]] = []
_DIAMONDS: Final[list[tuple[Card, ...]]] = []
_HEARTS: Final[list[tuple[Card, ...]]] = []
_SPADES: Final[list[tuple[Card, ...]]] = []
"""Made when somebody asks: they take three megabytes."""
