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
    """Return the cards of a set, by suit, from the lowest rank up."""
    if not cards:
        return ()
    clubs, diamonds = _CLUBS[cards & _SUIT], _DIAMONDS[cards >> 13 & _SUIT]
    hearts, spades = _HEARTS[cards >> 26 & _SUIT], _SPADES[cards >> 39]
    if clubs is None or diamonds is None or hearts is None or spades is None:
        return tuple([card for suit in SUITS for card in _cards_of_a_suit(cards, suit)])
    return clubs + diamonds + hearts + spades


def _cards_of_a_suit(cards: CardSet, suit: Suit) -> tuple[Card, ...]:
    """Return the cards of one suit of a set, and keep them."""
    first = RANKS_OF_A_SUIT * suit
    found = tuple([card for card in range(first, first + RANKS_OF_A_SUIT) if cards >> card & 1])
    (_CLUBS, _DIAMONDS, _HEARTS, _SPADES)[suit][cards >> first & _SUIT] = found
    return found


_SUIT: Final = SUIT_SET[0]
_CLUBS: Final[list[tuple[Card, ...] | None]] = [None] * (_SUIT + 1)
_DIAMONDS: Final[list[tuple[Card, ...] | None]] = [None] * (_SUIT + 1)
_HEARTS: Final[list[tuple[Card, ...] | None]] = [None] * (_SUIT + 1)
_SPADES: Final[list[tuple[Card, ...] | None]] = [None] * (_SUIT + 1)
"""By thirteen bits, made when somebody asks: all of them take three megabytes."""
