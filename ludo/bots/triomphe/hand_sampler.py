"""Hands that the others may hold, many at once. Cards are drawn for one seat after another among those that it may
hold, and each deal is worth as many draws as there were to choose from."""

from dataclasses import dataclass, field
from math import comb
from random import Random
from typing import NamedTuple

from ludo.bots.triomphe.opponent_model import OpponentModel
from ludo.bots.triomphe.tricks import PACK, cards_of
from ludo.bots.triomphe.worlds import World
from ludo.engine.cards import ACE, card_of
from ludo.engine.places import STOCK, Seat, hand
from ludo.games.triomphe.view import TURNED


class Missing(NamedTuple):
    """A seat with hidden cards: how many, and which it may hold."""

    seat: Seat
    number: int
    allowed: int


@dataclass(slots=True)
class HandSampler:
    """Constraints on the hidden cards. known: hands by seat as far as they are seen.

    dealt: the ace of trumps, if it is known that somebody holds it, but not who (APP-11).
    """

    habits: OpponentModel
    rng: Random
    known: list[int] = field(init=False)
    unseen: int = field(init=False)
    missing: list[Missing] = field(init=False)
    stock: int = field(init=False)
    dealt: int = field(init=False, default=0)

    def __post_init__(self) -> None:
        view, numbers = self.habits.view, self.habits.numbers
        facts, seats = view.facts, range(view.options.players)
        self.known = [numbers.mask(view.known(hand(seat))) for seat in seats]
        self.stock = len(view.cards(STOCK))
        shown = numbers.mask(card for cards in view.zones.values() for card in cards if card is not None)
        self.unseen = PACK & ~shown
        ace = 1 << numbers.number[card_of(ACE, facts.trump)] & self.unseen
        none_has_it = self._none_has_the_ace()
        if facts.plunderer >= 0:
            self.known[facts.plunderer] |= ace
            self.unseen &= ~ace
        elif view.options.variant == "as_qui_pille" and view.cards(TURNED):
            self.dealt = ace
        allowed = self.habits.allowed
        self.missing = [
            Missing(seat, number, allowed[seat] & ~(ace if none_has_it else 0))
            for seat in seats
            if (number := len(view.cards(hand(seat))) - self.known[seat].bit_count())
        ]
        self.missing.sort(key=lambda missing: (missing.allowed & self.unseen).bit_count())

    def draw(self) -> tuple[World, float] | None:
        """Draw a deal, and how many there are like it; None if the cards left fit no more."""
        hands, left, weight = self.known.copy(), self.unseen, 1.0
        for seat, number, allowed in self.missing:
            free = cards_of(left & allowed)
            if len(free) < number:
                return None
            weight *= comb(len(free), number)
            for card in self.rng.sample(free, number):
                hands[seat] |= 1 << card
            left &= ~hands[seat]
        return None if left & self.dealt else (World(hands, self._stock(left)), weight)

    def _none_has_the_ace(self) -> bool:
        """Do all know that no hand holds the ace of trumps: who does would have plundered (APP-05, APP-11)?"""
        options, facts = self.habits.view.options, self.habits.view.facts
        if options.variant != "as_qui_pille" or facts.last_turned >= 0:
            return False
        return not (options.pillage_optional and options.pillage_takes_turnup)

    def _stock(self, left: int) -> tuple[int, ...]:
        if self.habits.view.facts.phase != "pillage":
            return ()
        return tuple(self.rng.sample(cards_of(left), self.stock))
