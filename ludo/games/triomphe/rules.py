"""Judgements of Triomphe: which cards beat which, what a player is bound to lay, who speaks and who deals next."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from types import MappingProxyType
from typing import Final, NamedTuple

from ludo.engine.cards import ACE, DIAMONDS, FACES, HEARTS, JACK, KING, PACK_32, QUEEN, RANK, SUIT, SUITS, Card, Suit
from ludo.engine.masks import CardSet, mask_of
from ludo.engine.places import Place, Seat, hand
from ludo.engine.turns import seats_from
from ludo.games.triomphe.options import TEAM_PLAYERS, TriompheOptions

HAND_SIZE: Final = 5
TRICKS: Final = 5

_ORDERS: Final[Mapping[str, tuple[int, ...]]] = MappingProxyType(
    {
        "triomphe": (7, 8, 9, 10, ACE, JACK, QUEEN, KING),
        "as_qui_pille": (7, 8, 9, 10, JACK, QUEEN, KING, ACE),
    }
)
STRENGTH: Final[Mapping[str, tuple[int, ...]]] = MappingProxyType(
    {
        variant: tuple(order.index(RANK[card]) if RANK[card] in order else -1 for card in range(FACES))
        for variant, order in _ORDERS.items()
    }
)
"""Strength by variant and card within its suit, the seven being 0 (TRI-30, APP-03)."""


SUIT_CARDS: Final[tuple[CardSet, ...]] = tuple(mask_of(card for card in PACK_32 if SUIT[card] == s) for s in SUITS)
"""The eight cards of each suit."""


def _beaters(strength: tuple[int, ...], trump: Suit, card: Card) -> CardSet:
    """The cards that beat a card which is winning: stronger ones of its suit, and trumps (TRI-31)."""
    stronger = mask_of(other for other in PACK_32 if SUIT[other] == SUIT[card] and strength[other] > strength[card])
    return stronger if SUIT[card] == trump else stronger | SUIT_CARDS[trump]


BEATERS: Final[Mapping[str, tuple[tuple[CardSet, ...], ...]]] = MappingProxyType(
    {
        variant: tuple(tuple(_beaters(strength, trump, card) for card in range(52)) for trump in SUITS)
        for variant, strength in STRENGTH.items()
    }
)
"""By variant, trump suit and card: the cards that beat it in a trick that it is winning (TRI-30, TRI-31, TRI-50)."""

SIDES: Final[Mapping[str, tuple[int, ...]]] = MappingProxyType(
    {"individual": (0, 1, 2, 3, 4, 5), "2x2": (0, 0, 1, 1), "2x3": (0, 0, 0, 1, 1, 1)}
)
"""Side by format and seat: neighbours play together (TRI-06), or everybody for himself (TRI-04)."""


class Round(NamedTuple):
    """Who sits where: fixed by the number of players and the format of teams.

    sides: the seats of each side (TRI-06, TRI-09); of: the side by seat; mates: by seat the seats whose hands it may
    look at, its own among them (TRI-06); served: by dealer, from his right to himself, as they are served, play and
    speak (TRI-21, TRI-37), the hand that gets a packet, its seat and who may look at it; spokesmen: by dealer and side
    who of the side comes first in that order (TRI-88); others: by dealer the seats of other sides in that order;
    rivals: the same, in the order of seats.
    """

    sides: tuple[tuple[Seat, ...], ...]
    of: tuple[int, ...]
    mates: tuple[frozenset[Seat], ...]
    served: tuple[tuple[tuple[Place, Seat, frozenset[Seat]], ...], ...]
    spokesmen: tuple[tuple[Seat, ...], ...]
    others: tuple[tuple[Seat, ...], ...]
    rivals: tuple[tuple[Seat, ...], ...]


def _round(teams: str, players: int) -> Round:
    of = SIDES[teams][:players]
    sides = tuple(tuple(seat for seat in range(players) if of[seat] == side) for side in sorted(set(of)))
    order = tuple(seats_from((dealer + 1) % players, players) for dealer in range(players))
    others = tuple(tuple(seat for seat in order[dealer] if of[seat] != of[dealer]) for dealer in range(players))
    mates = tuple(frozenset(sides[side]) for side in of)
    served = tuple(tuple((hand(seat), seat, mates[seat]) for seat in order[dealer]) for dealer in range(players))
    spokesmen = tuple(tuple(min(side, key=order[dealer].index) for side in sides) for dealer in range(players))
    return Round(sides, of, mates, served, spokesmen, others, tuple(tuple(sorted(seats)) for seats in others))


_ROUNDS: Final = {("individual", players): _round("individual", players) for players in range(2, 7)} | {
    (teams, players): _round(teams, players) for teams, players in TEAM_PLAYERS.items()
}


def table(options: TriompheOptions) -> Round:
    """Who sits where with these options."""
    return _ROUNDS[options.teams, options.players]


def sides(options: TriompheOptions) -> tuple[tuple[Seat, ...], ...]:
    """The seats of each side (TRI-06, TRI-09)."""
    return table(options).sides


def to_beat(rule: str, beaters: tuple[CardSet, ...], trump: Suit, trick: Sequence[Card], best: Card) -> CardSet:
    """The cards that beat what there is to beat in a trick begun, `best` winning it (TRI-47, TRI-48)."""
    if rule == "winning":
        return beaters[best]
    if rule == "last":
        return beaters[trick[-1]]
    top = led = trick[0]
    for card in trick:
        if SUIT[card] == SUIT[led] and beaters[top] >> card & 1:
            top = card
    return beaters[top] & SUIT_CARDS[SUIT[led]] | beaters[best] & SUIT_CARDS[trump]


def bound(held: CardSet, led: Suit, trump: Suit, beating: CardSet) -> CardSet:
    """The cards that a player may lay after a lead, `beating` being those that beat what there is to beat.

    He follows suit (TRI-40), else ruffs (TRI-43), beating if he can (TRI-41, TRI-44) and if not with any such card
    (TRI-42, TRI-45); without suit and trump he lays what he likes (TRI-49). A partner is not spared (TRI-46).
    """
    forced = held & SUIT_CARDS[led] or held & SUIT_CARDS[trump]
    return forced & beating or forced or held


def fault(held: CardSet, led: Suit, trump: Suit, card: Card) -> str:
    """What a player does wrong who lays a card outside `bound` (TRI-91, TRI-92, TRI-94)."""
    if held & SUIT_CARDS[led]:
        return "must-beat" if SUIT[card] == led else "must-follow"
    return "must-beat" if SUIT[card] == trump else "must-ruff"


def cut_pack(cards: tuple[Card, ...], count: int) -> tuple[Card, ...]:
    """The pack with `count` cards moved from the top to the bottom (TRI-20)."""
    return cards[count:] + cards[:count]


def deal_out(
    cards: tuple[Card, ...], dealer: Seat, players: int, packets: str
) -> tuple[tuple[tuple[Card, ...], ...], tuple[Card, ...]]:
    """Hands by seat and the rest, turn-up first (TRI-21 to TRI-24): two rounds of packets, `3-2` or `2-3`."""
    hands = tuple([cards[first] + cards[second] for first, second in _packets_of(dealer, players, packets)])
    return hands, cards[players * HAND_SIZE :]


@cache
def _packets_of(dealer: Seat, players: int, packets: str) -> tuple[tuple[slice, slice], ...]:
    """By seat, where its two packets lie in the pack."""
    first = int(packets[0])
    second = HAND_SIZE - first
    places = [(seat - dealer - 1) % players for seat in range(players)]
    starts = [(place * first, players * first + place * second) for place in places]
    return tuple((slice(one, one + first), slice(two, two + second)) for one, two in starts)


_SORTED_PACK: Final = sorted(PACK_32)


def is_pack(cards: Iterable[Card]) -> bool:
    """Are these the 32 cards, each once (TRI-03)?"""
    return sorted(cards) == _SORTED_PACK


def strongest(drawn: Mapping[Seat, Card], variant: str) -> tuple[Seat, ...]:
    """The seats with the strongest card of a draw, whatever the suit (TRI-12)."""
    strength = STRENGTH[variant]
    best = max([strength[card] for card in drawn.values()])
    return tuple([seat for seat, card in drawn.items() if strength[card] == best])


def groups_by_colour(drawn: Sequence[Card]) -> tuple[tuple[Seat, ...], tuple[Seat, ...]]:
    """Who drew red and who drew black, each in the order of seats (TRI-10)."""
    red = tuple([seat for seat, card in enumerate(drawn) if SUIT[card] in (DIAMONDS, HEARTS)])
    return red, tuple([seat for seat in range(len(drawn)) if seat not in red])


def naming(options: TriompheOptions, dealer: Seat, last_taker: Seat | None) -> tuple[Seat, tuple[Seat, ...]]:
    """Who names the dealer of the next hand, and among whom (TRI-26, TRI-27); `last_taker` won the last trick."""
    around = table(options)
    if options.next_dealer == "rotate":
        return dealer, around.others[dealer][:1]
    if options.next_dealer == "last_trick_picks" and last_taker is not None:
        return last_taker, around.rivals[dealer]
    return dealer, around.rivals[dealer]


def pack_colour(options: TriompheOptions, dealer: Seat, hand: int) -> str:
    """The back of the pack in use, `red` or `blue`, when a seat deals that hand; empty with one pack (TRI-28)."""
    if not options.two_packs:
        return ""
    around = table(options)
    team = around.of[dealer] if len(around.sides) == 2 else (hand + 1) % 2
    return "blue" if team else "red"
