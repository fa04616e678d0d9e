"""Offers of a seat or luck at Triomphe where a plain list would be too long or too slow."""

from collections.abc import Iterator
from functools import cache
from itertools import chain, permutations
from typing import Final

from ludo.engine.actions import PLAYS, Action, Deal, Play
from ludo.engine.cards import PACK_32, SUIT, SUITS, Card, Suit
from ludo.engine.masks import CardSet, cards_in
from ludo.engine.offers import Listed, Offers, Rng, Shuffles, below
from ludo.engine.places import Seat
from ludo.games.triomphe import checks
from ludo.games.triomphe.actions import CONCEDE, CONCESSIONS, KEEP, NAMINGS, Draw, Stake

_CARDS_TO_ONE_FAULT: Final = 64
_CARDS_TO_ONE_OFFER: Final = 12
_DEALS_TO_ONE_OFFER: Final = 20


class Plays(Offers):
    """One card of a set may be laid."""

    __slots__ = ("cards",)

    def __init__(self, cards: CardSet) -> None:
        self.cards = cards

    def __iter__(self) -> Iterator[Action]:
        return iter([PLAYS[card] for card in cards_in(self.cards)])

    def __contains__(self, action: object) -> bool:
        return isinstance(action, Play) and bool(self.cards >> action.card & 1)

    def __bool__(self) -> bool:
        return self.cards != 0

    def sample(self, rng: Rng) -> Action:
        """Each with the same chance."""
        return sample_play(self.cards, rng)


def _plays_of(suit: Suit) -> dict[CardSet, tuple[Play, ...]]:
    """Return what lays one of them, by set of cards of a suit."""
    found: dict[CardSet, tuple[Play, ...]] = {0: ()}
    for card in PACK_32:
        if SUIT[card] == suit:
            found |= {cards | 1 << card: (*plays, PLAYS[card]) for cards, plays in found.items()}
    return found


_ACTIONS: Final = {cards: (plays, float(len(plays))) for suit in SUITS for cards, plays in _plays_of(suit).items()}
"""What lays one card of a set of one suit, and how many do; made once: three plays of four choose from such a set."""
PLAYS_OF_A_SUIT: Final = {cards: Plays(cards) for cards in _ACTIONS}
"""The same as offers."""


def sample_play(cards: CardSet, rng: Rng) -> Play:
    """Lay one card of a set, each with the same chance."""
    if not cards & cards - 1:
        return PLAYS[cards.bit_length() - 1]
    found = _ACTIONS.get(cards)
    if found is not None:
        plays, count = found
        return plays[int(rng.random() * count)]
    return sample_of(cards, cards.bit_count(), rng)


def sample_of(cards: CardSet, count: int, rng: Rng) -> Play:
    """Lay one card of a set of so many, each with the same chance."""
    for _ in range(below(count, rng)):
        cards &= cards - 1
    return PLAYS[(cards & -cards).bit_length() - 1]


class StrictPlays(Plays):
    """Any card of the hand may be laid on a strict table, though only some without a fault (TRI-90)."""

    __slots__ = ("lawful", "random_faults")

    def __init__(self, cards: CardSet, lawful: CardSet, random_faults: bool) -> None:
        super().__init__(cards)
        self.lawful = lawful
        self.random_faults = random_faults

    def sample(self, rng: Rng) -> Action:
        """A card without a fault; with `random_faults` once in a while any card (more would never end)."""
        if self.random_faults and rng.random() * _CARDS_TO_ONE_FAULT < 1:
            return super().sample(rng)
        return Plays(self.lawful).sample(rng)


class PlaysOrConcession(Offers):
    """Lay a card, or offer the deal instead (TRI-89)."""

    __slots__ = ("plays",)

    def __init__(self, plays: Plays) -> None:
        self.plays = plays

    def __iter__(self) -> Iterator[Action]:
        yield from self.plays
        yield CONCEDE

    def __contains__(self, action: object) -> bool:
        return action == CONCEDE or action in self.plays

    def __bool__(self) -> bool:
        return True

    def sample(self, rng: Rng) -> Action:
        """A card, and the offer once in a while."""
        return self.plays.sample(rng) if rng.random() * _CARDS_TO_ONE_OFFER >= 1 else CONCEDE


class Concessions(Listed):
    """Offer the deal or keep it (TRI-82)."""

    __slots__ = ()

    def sample(self, rng: Rng) -> Action:
        """Keep, and the offer once in a while."""
        return KEEP if rng.random() * _DEALS_TO_ONE_OFFER >= 1 else CONCEDE


CONCESSION_OFFERS: Final = Concessions(CONCESSIONS)


@cache
def namings(seats: tuple[Seat, ...]) -> Listed:
    """Name one of these seats as dealer (TRI-13, TRI-26)."""
    return Listed(tuple([NAMINGS[seat] for seat in seats]))


class Stakes(Offers):
    """Other acts, or any stake up to `most` but the present one (TRI-74)."""

    __slots__ = ("most", "others", "present")

    def __init__(self, others: Offers, most: int, present: int) -> None:
        self.others = others
        self.most = most
        self.present = present

    def __iter__(self) -> Iterator[Action]:
        return chain(self.others, [Stake(chips) for chips in range(self.most + 1) if chips != self.present])

    def __contains__(self, action: object) -> bool:
        if isinstance(action, Stake):
            return 0 <= action.chips <= self.most and action.chips != self.present
        return action in self.others

    def __bool__(self) -> bool:
        return True

    def sample(self, rng: Rng) -> Action:
        """Draw from the others if there are any, so that parties go on as they do without stakes; else a stake."""
        if self.others:
            return self.others.sample(rng)
        chips = below(self.most, rng)
        return Stake(chips + (chips >= self.present))


class Draws(Offers):
    """So many different cards of those left, one for everybody who draws."""

    __slots__ = ("count", "pool")

    def __init__(self, pool: tuple[Card, ...], count: int) -> None:
        self.pool = pool
        self.count = count

    def __iter__(self) -> Iterator[Action]:
        return map(Draw, permutations(self.pool, self.count))

    def __contains__(self, action: object) -> bool:
        return isinstance(action, Draw) and checks.draw_refusal(action, self.pool, self.count) is None

    def __bool__(self) -> bool:
        return True

    def sample(self, rng: Rng) -> Action:
        """A fair draw."""
        draw = rng.random
        left = list(self.pool)
        size = float(len(left))
        drawn: list[Card] = []
        for _ in range(self.count):
            drawn.append(left.pop(int(draw() * size)))
            size -= 1.0
        return Draw(tuple(drawn))


class Deals(Shuffles):
    """Every order of the pack, and every deal supplied instead that accounts for all cards (TRI-29)."""

    __slots__ = ()

    def __contains__(self, action: object) -> bool:
        if isinstance(action, Deal):
            return checks.deal_refusal(action, self.seats) is None
        return super().__contains__(action)
