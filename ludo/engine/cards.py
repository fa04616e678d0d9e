"""Cards and packs.

A card is a face, written as one small number; where it lies is a place (`ludo.engine.places`). Two copies of a face in
several packs are equal. Suits count clubs, diamonds, hearts, spades from 0; ranks count 2 to 14, the ace being 14.
How strong a rank is belongs to each game.
"""

from collections.abc import Iterable
from typing import Final, TypeAlias

Card: TypeAlias = int
Suit: TypeAlias = int
Rank: TypeAlias = int

CLUBS: Final[Suit] = 0
DIAMONDS: Final[Suit] = 1
HEARTS: Final[Suit] = 2
SPADES: Final[Suit] = 3
SUITS: Final[tuple[Suit, ...]] = (CLUBS, DIAMONDS, HEARTS, SPADES)

JACK: Final[Rank] = 11
QUEEN: Final[Rank] = 12
KING: Final[Rank] = 13
ACE: Final[Rank] = 14

JOKER: Final[Card] = 52
"""The joker (*Fou*). It has neither suit nor rank: both are -1."""

FACES: Final = 53
"""Number of different faces, the joker included."""

RANK: Final[tuple[Rank, ...]] = (*(card % 13 + 2 for card in range(52)), -1)
"""Rank by card, for loops that cannot afford a call."""
SUIT: Final[tuple[Suit, ...]] = (*(card // 13 for card in range(52)), -1)
"""Suit by card, for loops that cannot afford a call."""

_RANK_TEXTS: Final = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
_SUIT_TEXTS: Final = "cdhs"
_TEXTS: Final = (*(_RANK_TEXTS[c % 13] + _SUIT_TEXTS[c // 13] for c in range(52)), "Jo")
_CARDS: Final = {text: card for card, text in enumerate(_TEXTS)}


def card_of(rank: Rank, suit: Suit) -> Card:
    """Return the card of that rank (2 to 14) and suit (0 to 3)."""
    if not (2 <= rank <= ACE and CLUBS <= suit <= SPADES):
        raise ValueError(f"no card of rank {rank} and suit {suit}")
    return suit * 13 + rank - 2


def rank_of(card: Card) -> Rank:
    """Rank of a card, 2 to 14; -1 for the joker."""
    return RANK[card]


def suit_of(card: Card) -> Suit:
    """Suit of a card, 0 to 3; -1 for the joker."""
    return SUIT[card]


def write_card(card: Card) -> str:
    """A card as the rulebooks write it: `Kh`, `10s`, `Jo`."""
    return _TEXTS[card]


def read_card(text: str) -> Card:
    """Return the card written as in the rulebooks. Raises ValueError naming a text that is no card."""
    try:
        return _CARDS[text]
    except KeyError:
        raise ValueError(f"no card is written {text!r}") from None


def write_cards(cards: Iterable[Card]) -> str:
    """Several cards in one text, separated by single spaces; the empty text for none."""
    return " ".join(_TEXTS[card] for card in cards)


def read_cards(text: str) -> tuple[Card, ...]:
    """Return the cards of a text written by `write_cards`. Raises ValueError naming what is no card."""
    return tuple(read_card(word) for word in text.split())


def write_suit(suit: Suit) -> str:
    """A suit as one letter: `c`, `d`, `h` or `s`."""
    return _SUIT_TEXTS[suit]


def read_suit(text: str) -> Suit:
    """Return the suit of one letter. Raises ValueError naming another text."""
    if len(text) != 1 or text not in _SUIT_TEXTS:
        raise ValueError(f"no suit is written {text!r}")
    return _SUIT_TEXTS.index(text)


def pack_from(lowest: Rank) -> tuple[Card, ...]:
    """One pack of the four suits from a lowest rank up to the ace."""
    return tuple(card_of(rank, suit) for suit in SUITS for rank in range(lowest, ACE + 1))


PACK_32: Final = pack_from(7)
PACK_36: Final = pack_from(6)
PACK_52: Final = pack_from(2)


def several(pack: tuple[Card, ...], packs: int, jokers: int = 0) -> tuple[Card, ...]:
    """Several packs as one, with a number of jokers in all."""
    return pack * packs + (JOKER,) * jokers
