"""The play of Triomphe with all hands open, on bit masks: what may be laid, and who wins.

Cards are numbered by suit and strength within it (`8 * suit + strength`), so that of two cards of a suit the higher
number wins, whatever the variant.
"""

from collections.abc import Iterable
from functools import cache
from typing import Final, NamedTuple

from ludo.engine.cards import PACK_32, SUIT, SUITS, Card, Suit
from ludo.engine.places import Seat
from ludo.games.triomphe.rules import STRENGTH

NO_CARD: Final = -1
PACK: Final = (1 << len(PACK_32)) - 1
"""All cards."""
_SUIT_SIZE: Final = 8
_SUITS: Final = tuple(0xFF << _SUIT_SIZE * suit for suit in SUITS)
_SUIT_OF: Final = tuple(_SUITS[card // _SUIT_SIZE] for card in range(32))
_ABOVE: Final = tuple(_SUIT_OF[card] & -(2 << card) for card in range(32))
"""By card the higher ones of its suit."""
_BEATING: Final = tuple(
    tuple(_ABOVE[card] | (0 if _SUIT_OF[card] == _SUITS[trump] else _SUITS[trump]) for card in range(32))
    for trump in SUITS
)
"""By trump and card the cards that beat it."""


class Numbering(NamedTuple):
    """The numbers of the cards of a variant: by face, and back."""

    number: tuple[int, ...]
    face: tuple[Card, ...]

    def mask(self, faces: Iterable[Card]) -> int:
        """Return the set of some cards."""
        found = 0
        for card in faces:
            found |= 1 << self.number[card]
        return found


@cache
def numbering(variant: str) -> Numbering:
    """Return the numbers of the cards of a variant."""
    number = [-1] * 53
    face = [-1] * 32
    for card in PACK_32:
        at = _SUIT_SIZE * SUIT[card] + STRENGTH[variant][card]
        number[card] = at
        face[at] = card
    return Numbering(tuple(number), tuple(face))


class Trick(NamedTuple):
    """The trick in play.

    seat: who plays next; suit: the cards of the suit led, 0 before the lead; beating: the cards that beat what there is
    to beat (TRI-47, TRI-48); best: the card that wins it; taker: who laid that; size: how many cards lie there.
    """

    seat: Seat
    suit: int = 0
    beating: int = 0
    best: int = NO_CARD
    taker: Seat = -1
    size: int = 0


class Play:
    """The constants of a deal while its hands are played out."""

    __slots__ = ("_beaten_by", "_players", "_rule", "_trump")

    def __init__(self, trump: Suit, players: int, rule: str) -> None:
        self._trump = _SUITS[trump]
        self._beaten_by = _BEATING[trump]
        self._players = players
        self._rule = rule

    def lawful(self, held: int, trick: Trick) -> int:
        """Return the cards that a hand may lay to a trick."""
        if not trick.size:
            return held
        forced = held & trick.suit or held & self._trump
        return forced & trick.beating or forced or held

    def laid(self, trick: Trick, card: int) -> Trick:
        """Return a trick with one card more, the seat after it on turn; it may be complete."""
        suit, best, taker = trick.suit, trick.best, trick.taker
        if not trick.size:
            suit = _SUIT_OF[card]
        if best < 0 or self._beaten_by[best] >> card & 1:
            best, taker = card, trick.seat
        beating = self._beaten_by[best]
        if self._rule == "last":
            beating = self._beaten_by[card]
        elif self._rule == "suit":
            in_suit = _ABOVE[card] if not trick.size or trick.beating & suit & 1 << card else trick.beating & suit
            beating = in_suit | beating & self._trump
        return Trick((trick.seat + 1) % self._players, suit, beating, best, taker, trick.size + 1)

    def different(self, moves: int, hands: list[int], best: int) -> int:
        """Return those of some moves that can come to something else: of neighbours in a suit the highest."""
        others = 1 << best if best >= 0 else 0
        for held in hands:
            others |= held
        kept = 0
        while moves:
            bit = moves & -moves
            moves ^= bit
            above = others & _ABOVE[bit.bit_length() - 1]
            if not above & -above & moves:
                kept |= bit
        return kept


def trump_cards(trump: Suit) -> int:
    """Return the set of all trumps."""
    return _SUITS[trump]


def cards_of(cards: int) -> list[int]:
    """Return the cards of a set."""
    return [card for card in range(32) if cards >> card & 1]


def strength_of(card: int) -> int:
    """Return how strong a card is within its suit, from 0."""
    return card % _SUIT_SIZE


def higher_in_suit(card: int) -> int:
    """Return the set of the cards of a suit that are higher than one of it."""
    return _ABOVE[card]


def suit_of(card: int) -> int:
    """Return the set of the cards of a card's suit."""
    return _SUIT_OF[card]
