"""Judgements of Triomphe: which cards beat which, what a player is bound to lay, how the pack is dealt out."""

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Final, Literal, TypeAlias

from ludo.engine.cards import ACE, DIAMONDS, FACES, HEARTS, JACK, KING, PACK_32, QUEEN, RANK, SUIT, SUITS, Card, Suit
from ludo.engine.masks import FULL_PACK, CardBits, CardSet, mask_of
from ludo.engine.places import Seat
from ludo.games.triomphe.options import TriompheOptions
from ludo.games.triomphe.teams import teams_of

Colour: TypeAlias = Literal["", "red", "blue"]
"""The back of the pack in use; empty with one pack (TRI-28)."""
Packets: TypeAlias = Literal["", "3-2", "2-3"]
"""How the cards are dealt (TRI-22); empty before the dealer has chosen."""

HAND_SIZE: Final = 5
TRICKS: Final = 5

_ORDERS: Final[Mapping[str, tuple[int, ...]]] = MappingProxyType(
    {
        "triomphe": (7, 8, 9, 10, ACE, JACK, QUEEN, KING),
        "as_qui_pille": (7, 8, 9, 10, JACK, QUEEN, KING, ACE),
    }
)
RANKS: Final[Mapping[str, tuple[int, ...]]] = MappingProxyType(
    {variant: order[::-1] for variant, order in _ORDERS.items()}
)
"""The ranks by variant, from high to low (TRI-30, APP-03)."""
STRENGTH: Final[Mapping[str, tuple[int, ...]]] = MappingProxyType(
    {
        variant: tuple(order.index(RANK[card]) if RANK[card] in order else -1 for card in range(FACES))
        for variant, order in _ORDERS.items()
    }
)
"""Strength by variant and card within its suit, the seven being 0 (TRI-30, APP-03)."""


SUIT_CARDS: Final[tuple[CardSet, ...]] = tuple(mask_of(card for card in PACK_32 if SUIT[card] == s) for s in SUITS)
"""The eight cards of each suit."""


def _beaten_by(strength: tuple[int, ...], trump: Suit, card: Card) -> CardSet:
    """Return the cards that beat a card which is winning: stronger ones of its suit, and trumps (TRI-31)."""
    stronger = mask_of(other for other in PACK_32 if SUIT[other] == SUIT[card] and strength[other] > strength[card])
    return stronger if SUIT[card] == trump else stronger | SUIT_CARDS[trump]


NO_CARD: Final = -1
"""In place of the winning card of a trick in which nothing lies."""

BEATEN_BY: Final[Mapping[str, tuple[tuple[CardSet, ...], ...]]] = MappingProxyType(
    {
        variant: tuple((*(_beaten_by(strength, trump, card) for card in range(52)), FULL_PACK) for trump in SUITS)
        for variant, strength in STRENGTH.items()
    }
)
"""By variant, trump suit and card: the cards that beat it in a trick that it is winning (TRI-30, TRI-31, TRI-50).

The last entry, which is that of `NO_CARD`, holds all cards.
"""


def to_beat(rule: str, beaten_by: tuple[CardSet, ...], trump: Suit, trick: Sequence[Card], best: Card) -> CardSet:
    """Return the cards that beat what there is to beat in a trick begun, `best` winning it (TRI-47, TRI-48)."""
    if rule == "winning":
        return beaten_by[best]
    if rule == "last":
        return beaten_by[trick[-1]]
    top = led = trick[0]
    for card in trick:
        if SUIT[card] == SUIT[led] and beaten_by[top] >> card & 1:
            top = card
    return beaten_by[top] & SUIT_CARDS[SUIT[led]] | beaten_by[best] & SUIT_CARDS[trump]


def lawful_cards(held: CardBits, led: Suit, trump: Suit, beating: CardBits) -> CardBits:
    """Return the cards that a player may lay after a lead, `beating` being those that beat what there is to beat.

    They follow suit (TRI-40), else ruff (TRI-43), beating if they can (TRI-41, TRI-44) and if not with any such card
    (TRI-42, TRI-45); without suit and trump they lay what they like (TRI-49). A partner is not spared (TRI-46).
    """
    forced = held & SUIT_CARDS[led] or held & SUIT_CARDS[trump]
    return forced & beating or forced or held


def fault_code(held: CardSet, led: Suit, trump: Suit, card: Card) -> str:
    """Return what a player does wrong who lays a card outside `lawful_cards` (TRI-91, TRI-92, TRI-94)."""
    if held & SUIT_CARDS[led]:
        return "must-beat" if SUIT[card] == led else "must-follow"
    return "must-beat" if SUIT[card] == trump else "must-ruff"


def cut_pack(cards: tuple[Card, ...], count: int) -> tuple[Card, ...]:
    """Return the pack with `count` cards moved from the top to the bottom (TRI-20)."""
    return cards[count:] + cards[:count]


def deal_out(
    cards: tuple[Card, ...], dealer: Seat, players: int, packets: str
) -> tuple[tuple[tuple[Card, ...], ...], tuple[Card, ...]]:
    """Return hands by seat and the rest, turn-up first (TRI-21 to TRI-24): two rounds of packets, `3-2` or `2-3`."""
    first = _FIRST_PACKET[packets]
    starts = _STARTS[packets][players][dealer]
    hands = tuple([cards[one : one + first] + cards[two : two + HAND_SIZE - first] for one, two in starts])
    return hands, cards[players * HAND_SIZE :]


_FIRST_PACKET: Final[Mapping[str, int]] = {"3-2": 3, "2-3": 2}
"""How many cards each player gets in the first round."""


def _starts(first: int, players: int, dealer: Seat) -> tuple[tuple[int, int], ...]:
    """Return, by seat, where its two packets begin in the pack; first: how many cards the first one has."""
    places = [(seat - dealer - 1) % players for seat in range(players)]
    return tuple([(place * first, players * first + place * (HAND_SIZE - first)) for place in places])


_STARTS: Final[Mapping[str, tuple[tuple[tuple[tuple[int, int], ...], ...], ...]]] = {
    packets: tuple(tuple(_starts(first, players, dealer) for dealer in range(players)) for players in range(7))
    for packets, first in _FIRST_PACKET.items()
}
"""The same by packets, number of players and dealer."""


_SORTED_PACK: Final = sorted(PACK_32)


def is_pack(cards: Iterable[Card]) -> bool:
    """Are these the 32 cards, each once (TRI-03)?"""
    return sorted(cards) == _SORTED_PACK


def strongest(seats: Sequence[Seat], drawn: Sequence[Card], variant: str) -> tuple[Seat, ...]:
    """Return which of these seats drew the strongest card, whatever the suit (TRI-12); drawn: the card of each."""
    strengths = [STRENGTH[variant][card] for card in drawn]
    best = max(strengths)
    return tuple([seats[number] for number, strength in enumerate(strengths) if strength == best])


def groups_by_colour(drawn: Sequence[Card]) -> tuple[tuple[Seat, ...], tuple[Seat, ...]]:
    """Return who drew red and who drew black, each in the order of seats (TRI-10)."""
    red: list[Seat] = []
    black: list[Seat] = []
    for seat, card in enumerate(drawn):
        (red if SUIT[card] in (DIAMONDS, HEARTS) else black).append(seat)
    return tuple(red), tuple(black)


def pack_colour(options: TriompheOptions, dealer: Seat, deal_number: int) -> Colour:
    """Return the back of the pack that a seat deals, with two packs in use; empty with one (TRI-28)."""
    if not options.two_packs:
        return ""
    teams = teams_of(options)
    team = teams.side_of[dealer] if len(teams.sides) == 2 else (deal_number + 1) % 2
    return "blue" if team else "red"
