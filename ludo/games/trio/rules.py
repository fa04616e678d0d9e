"""Judgements of Trio: packs, the first dealer, the deal, card points, the new stock."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from math import gcd
from typing import Final, NamedTuple

from ludo.engine.cards import FACES, JACK, PACK_52, RANK, Card, several
from ludo.engine.places import Seat
from ludo.engine.turns import seats_from
from ludo.games.trio.combinations import WILD
from ludo.games.trio.options import TrioOptions

HAND_SIZE: Final = 13


def _points(card: Card) -> int:
    if WILD[card]:
        return 20
    return 10 if RANK[card] >= 10 else 5


POINTS: Final = tuple(map(_points, range(FACES)))
"""Points by card (TRO-06, ECO-03)."""
CARD_STEP: Final = gcd(*POINTS)
"""Points of cards are multiples of this."""


def points(cards: Iterable[Card]) -> int:
    """Points of the cards left in a hand (TRO-06)."""
    return sum(POINTS[card] for card in cards)


def packs(options: TrioOptions) -> int:
    """Number of packs (TRO-02, ECO-02)."""
    if options.variant == "ecole":
        return options.players // 2 + 1
    return 2 if options.players <= 4 else 3


def jokers(options: TrioOptions) -> int:
    """Number of jokers in all packs together: none in Trio (TRO-02, ECO-03)."""
    return packs(options) * options.jokers_per_pack if options.variant == "ecole" else 0


def full_pack(options: TrioOptions) -> tuple[Card, ...]:
    """All cards of the game as one pack (TRO-02, ECO-03)."""
    return _several(packs(options), jokers(options))


@lru_cache(maxsize=32)
def _several(number: int, jokers: int) -> tuple[Card, ...]:
    return several(PACK_52, number, jokers)


class Search(NamedTuple):
    """The search for the first dealer: who they are, and who got which card, in order."""

    dealer: Seat
    shown: tuple[tuple[Seat, Card], ...]


def search_dealer(holder: Seat, cards: Sequence[Card], players: int) -> Search:
    """Cards face up, the first to the left of who holds the pack, until a Jack appears (TRO-08).

    Raises ValueError if there is no Jack among the cards.
    """
    shown = []
    for number, card in enumerate(cards):
        seat = (holder + 1 + number) % players
        shown.append((seat, card))
        if RANK[card] == JACK:
            return Search(seat, tuple(shown))
    raise ValueError("no Jack among the cards")


def next_seat(seat: Seat, players: int) -> Seat:
    """Return the player at the left: the next to deal (TRO-09), to begin (TRO-32), to play."""
    return (seat + 1) % players


def deal_out(
    cards: tuple[Card, ...], dealer: Seat, players: int
) -> tuple[tuple[tuple[Card, ...], ...], tuple[Card, ...]]:
    """Hands by seat, and the rest from the top down, its first card to be turned up (TRO-10, TRO-11)."""
    dealt = players * HAND_SIZE
    hands: list[tuple[Card, ...]] = [()] * players
    for place, seat in enumerate(seats_from(next_seat(dealer, players), players)):
        hands[seat] = cards[place:dealt:players]
    return tuple(hands), cards[dealt:]


def unnamed(pack: Iterable[Card], named: Iterable[Card]) -> tuple[Card, ...]:
    """Return the cards of a pack that are not among those named, equal faces as often as they are left."""
    left = list(pack)
    for card in named:
        left.remove(card)
    return tuple(left)


def renewed(discards: Sequence[Card]) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """When the stock is empty: the discards that stay, and those that are shuffled into a new stock (TRO-51)."""
    return tuple(discards[-1:]), tuple(discards[:-1])
