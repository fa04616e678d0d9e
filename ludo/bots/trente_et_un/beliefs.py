"""Beliefs of a seat about the hands of the others.

Hands are drawn at random from the cards not seen, and count for as much as they explain what was heard of a seat.
"""

from bisect import bisect
from collections.abc import Callable
from itertools import accumulate
from random import Random
from typing import Final, NamedTuple, TypeAlias

from ludo.engine.cards import Card
from ludo.engine.masks import BIT, CardSet, mask_of
from ludo.engine.places import STOCK, Seat, hand
from ludo.games.trente_et_un.rules import HAND_SIZE, pack_of
from ludo.games.trente_et_un.view import TrenteEtUnView

GUESSES: Final = 160
"""How many hands of each other seat are weighed for a move."""
TRIES: Final = 8
"""How often a hand is drawn again that holds a card already given to somebody else."""
CUTS: Final = 8
"""How many worlds are made from one shuffle, by cutting the cards anew for each."""

Reading: TypeAlias = Callable[[Seat, CardSet], float]
"""How well a hand explains what was heard of a seat."""


class World(NamedTuple):
    """Hands by seat, and the next cards of the stock, its top last."""

    hands: list[CardSet]
    stock: list[Card]


class Beliefs:
    """Worlds that agree with what a seat sees and with what it makes of what it heard. Without a reading of that,
    every world is alike. guesses: how many hands of each other seat are weighed."""

    def __init__(self, view: TrenteEtUnView, rng: Random, reading: Reading | None, guesses: int = GUESSES) -> None:
        lives = view.facts.lives
        self._rng = rng
        self._known = [mask_of(view.known(hand(seat))) for seat in range(len(lives))]
        others = [seat for seat, left in enumerate(lives) if left > 0 and seat != view.seat]
        self._missing = [
            (seat, missing) for seat in others if (missing := HAND_SIZE - self._known[seat].bit_count()) > 0
        ]
        seen = {card for cards in view.zones.values() for card in cards}
        self._unseen = [card for card in pack_of(view.options) if card not in seen]
        self._stock = len(view.cards(STOCK))
        self._worlds = 0
        self._guesses: dict[Seat, tuple[list[CardSet], list[float]]] = {}
        self._reading = reading
        self._guess(guesses)

    def _guess(self, guesses: int) -> None:
        """Draw so many hands of each other seat, and weigh them."""
        reading = self._reading
        if reading is None or not guesses:
            return
        for seat, missing in self._missing:
            known = self._known[seat]
            drawn = [self._drawn(missing, 0) for _ in range(guesses)]
            self._guesses[seat] = drawn, list(accumulate([reading(seat, known | cards) for cards in drawn]))

    def world(self) -> World:
        """Return a world."""
        hands = self._known[:]
        given = 0
        for seat, missing in self._missing:
            drawn = self._guessed(seat, given) or self._drawn(missing, given)
            hands[seat] |= drawn
            given |= drawn
        unseen = self._unseen
        if not self._worlds % CUTS:
            self._rng.shuffle(unseen)
        self._worlds += 1
        cut = int(self._rng.random() * len(unseen))
        pool = [card for card in unseen[cut:] + unseen[:cut] if not given >> card & 1]
        return World(hands, pool[: self._stock])

    def world_of(self, number: int, guesses: int) -> World:
        """Return the world with a number, always the same, from so many guesses of its own. Worlds that share guesses
        are more alike than their number says."""
        self._rng.seed(number)
        self._unseen.sort()
        self._worlds = 0
        self._guess(guesses)
        return self.world()

    def _guessed(self, seat: Seat, given: CardSet) -> CardSet:
        """Return cards of a seat drawn from its guesses; none if these do not go with what others were given."""
        if seat in self._guesses:
            drawn, weights = self._guesses[seat]
            for _ in range(TRIES):
                cards = drawn[min(bisect(weights, self._rng.random() * weights[-1]), len(drawn) - 1)]
                if not cards & given:
                    return cards
        return 0

    def _drawn(self, count: int, given: CardSet) -> CardSet:
        """Return so many cards drawn from those that nobody has."""
        unseen = self._unseen
        random, size = self._rng.random, len(unseen)
        drawn = 0
        while count:
            bit = BIT[unseen[int(random() * size)]]
            if not (given | drawn) & bit:
                drawn |= bit
                count -= 1
        return drawn
