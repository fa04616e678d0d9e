"""Rules of thumb for Trente-et-un and its 36-card game.

What a hand can become is the mean of what the cards not seen would make of it. The risk of a knock, or of a pass that
closes the deal, is found by dealing those cards to the others some dozens of times, everybody improving as they can.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from ludo.bots.contract import DecisionRequest
from ludo.bots.seat_context import SeatContext
from ludo.bots.trente_et_un.stalemate import stops_waiting
from ludo.engine.actions import DISCARD_ACTIONS, Action
from ludo.engine.cards import SUIT, SUITS, Card
from ludo.engine.offers import Offers
from ludo.engine.places import DISCARD_PILE, hand
from ludo.games.trente_et_un import rules
from ludo.games.trente_et_un.actions import (
    DEALER_KEEP,
    DEALER_REFUSE,
    DRAW_DISCARD,
    DRAW_TALON,
    END_TURN,
    KNOCK,
    PASS,
    PUSH,
    SWAP_ALL,
    Swap,
)
from ludo.games.trente_et_un.options import TrenteEtUnOptions, setting_of
from ludo.games.trente_et_un.rules import HAND_SIZE, POINTS
from ludo.games.trente_et_un.view import TABLE, TrenteEtUnFacts, packet, trente_et_un_view

THIRTY_ONE: Final = 31
DEALS: Final = 30
"""How often the cards not seen are dealt to find a risk."""
KNOCK_RISK: Final = 0.25
"""The greatest risk of being surpassed, or of being lowest where only that is punished, that a knocker takes."""
PASS_RISK: Final = 0.4
"""The greatest risk of being lowest, as a part of an equal share of it, at which a player closes the deal."""
BOUND: Final = 3
"""How many points it must bring to exchange all three cards and be bound, rather than one."""
MOST_DRAWS: Final = 4
"""After how many turns the others hardly improve any more."""


def choose(request: DecisionRequest, rng: Random) -> Action | None:
    """Return the action of a seat of Trente-et-un."""
    return Thought(trente_et_un_view(request.view), rng).act(request.offers)


@dataclass(slots=True)
class Thought(SeatContext[TrenteEtUnOptions, TrenteEtUnFacts]):
    """A view as its seat understands it."""

    def act(self, offers: Offers) -> Action:
        """Return what it does, by what it is asked."""
        match self.facts.phase:
            case "draw":
                return self.draw(offers)
            case "discard":
                return max(offers, key=self.worth_throwing)
            case "knock_or_end":
                return KNOCK if KNOCK in offers and self.knocks() else END_TURN
            case "dealer_choice":
                return self.keep()
            case _:
                return self.exchange(offers)

    @property
    def cards(self) -> tuple[Card, ...]:
        """Its hand."""
        return self.view.known(hand(self.seat))

    def value(self, cards: Sequence[Card]) -> float:
        """Return the value of three cards."""
        return rules.hand_value(self.view.options, cards)

    def unseen(self) -> list[Card]:
        """Return the cards that this seat does not see."""
        seen = {card for cards in self.view.zones.values() for card in cards}
        return [card for card in rules.pack_of(self.view.options) if card not in seen]

    def best(self, cards: Sequence[Card]) -> float:
        """Return the best that three of these cards are worth."""
        return max(self.value([card for card in cards if card != thrown]) for thrown in cards)

    def draw(self, offers: Offers) -> Action:
        """A thirty-one if it lies there; knock if it is safe; else the better of the two cards (T31-24, T31-29).

        The discard is better if it brings more than an unseen card does on average.
        """
        held = self.cards
        top = self.view.known(DISCARD_PILE)[-1]
        taken = max(self.value([*(card for card in held if card != thrown), top]) for thrown in held)
        if taken < THIRTY_ONE and KNOCK in offers and self.knocks():
            return KNOCK
        unseen = self.unseen()
        drawn = sum(self.best((*held, card)) for card in unseen) / len(unseen)
        return DRAW_DISCARD if taken > self.value(held) and taken >= drawn else DRAW_TALON

    def worth_throwing(self, action: Action) -> tuple[float, float]:
        """Return the hand left after a discard: its value, then how much of it lies together in suits."""
        kept = [card for card in self.cards if DISCARD_ACTIONS[card] != action]
        totals = [sum(POINTS[card] for card in kept if SUIT[card] == suit) for suit in SUITS]
        return self.value(kept), sum(total * total for total in totals)

    def knocks(self) -> bool:
        """Has everybody waited long enough, or does it dare to knock anyhow?"""
        own = self.value(self.cards)
        return stops_waiting(self.facts, own) or self.dares_to_knock(own)

    def dares_to_knock(self, own: float) -> bool:
        """Is the risk of a knock small with a hand of this value? (T31-41)"""
        only_lowest = self.view.options.knocker_surpassed == "only_if_lowest"
        failed = 0
        for others in self.rivals():
            failed += all(other > own for other in others) if only_lowest else any(other > own for other in others)
        return failed <= KNOCK_RISK * DEALS

    def keep(self) -> Action:
        """Keep a packet that is better than an unseen one (SCH-06)."""
        own = self.value(self.view.known(packet(self.seat)))
        unseen = self.unseen()
        total = 0.0
        for _ in range(DEALS):
            self.rng.shuffle(unseen)
            total += self.value(unseen[:HAND_SIZE])
        return DEALER_KEEP if own * DEALS >= total else DEALER_REFUSE

    def exchange(self, offers: Offers) -> Action:
        """Close the deal with a hand that will hardly be lowest; else whatever makes the hand better (SCH-12)."""
        held, table = self.cards, self.view.known(TABLE)
        own = self.value(held)
        if SWAP_ALL not in offers:
            return PASS
        swaps = {offer: self.value(self.after(offer)) for offer in offers if isinstance(offer, Swap)}
        best = max(swaps, key=swaps.__getitem__)
        if swaps[best] < THIRTY_ONE and self.facts.closer < 0 and PASS in offers and self.hardly_lowest():
            return PASS
        penalty = BOUND if self.facts.closer < 0 and setting_of(self.view.options).binds else 0
        if self.value(table) - penalty > max(own, swaps[best]):
            return SWAP_ALL
        return best if swaps[best] > own else self.no_better(offers, swaps, best)

    def no_better(self, offers: Offers, swaps: Mapping[Swap, float], best: Swap) -> Action:
        """Return the act where no exchange helps: push for a new table, else pass, else the cheapest exchange."""
        if PUSH in offers:
            return PUSH
        if PASS in offers:
            return PASS
        return best if swaps[best] >= self.value(self.view.known(TABLE)) else SWAP_ALL

    def after(self, swap: Swap) -> list[Card]:
        """Return the hand after an exchange."""
        return [*(card for card in self.cards if card != swap.held), swap.taken]

    def hardly_lowest(self) -> bool:
        """Is the risk of having the lowest hand small? (SCH-25)"""
        own = self.value(self.cards)
        failed = sum(own <= min(others) for others in self.rivals())
        return failed * sum(lives > 0 for lives in self.facts.lives) <= PASS_RISK * DEALS

    def rivals(self) -> list[list[float]]:
        """Return hands that the others might hold after one more turn, dealt at random some dozens of times."""
        unseen = self.unseen()
        lives = self.facts.lives
        others = [seat for seat, left in enumerate(lives) if left > 0 and seat != self.seat]
        known = [self.view.known(hand(seat)) for seat in others]
        draws = min(self.facts.turns // (len(others) + 1), MOST_DRAWS) + 1
        table = self.view.known(TABLE)
        dealt = []
        for _ in range(DEALS):
            self.rng.shuffle(unseen)
            pool = unseen[:]
            hands = [[*cards, *(pool.pop() for _ in range(HAND_SIZE - len(cards)))] for cards in known]
            dealt.append([self.improved(held, table or self.rng.sample(pool, min(draws, len(pool)))) for held in hands])
        return dealt

    def improved(self, held: list[Card], offered: Sequence[Card]) -> float:
        """Return the value of a hand after exchanging cards for some of those offered, one at a time, if that helps."""
        if self.view.known(TABLE):
            return max(self.best([*held, card]) for card in offered)
        for card in offered:
            four = [*held, card]
            thrown = max(four, key=lambda out: self.value([kept for kept in four if kept != out]))
            held = [kept for kept in four if kept != thrown]
        return self.value(held)
