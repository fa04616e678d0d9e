"""Rules of thumb for Tripoli: what the cards are worth decides about trade, bids and bets; leads empty the hand.

The chance to win the poker is found by dealing the cards not seen to the others some dozens of times, everybody
playing their best five. What a hand is worth in chips is the pay cards that it holds and that chance of the pot.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from ludo.bots.contract import DecisionRequest
from ludo.bots.seat_context import SeatContext
from ludo.engine.actions import Action, Play
from ludo.engine.cards import SUITS, Card, Suit
from ludo.engine.masks import FULL_PACK, CardSet, cards_in, mask_of
from ludo.engine.offers import Offers
from ludo.engine.places import Seat, hand, purse
from ludo.engine.poker import best_five, poker_value
from ludo.games.tripoli import rules, scoring
from ludo.games.tripoli.actions import (
    ANOTHER,
    AUCTION,
    CALL,
    CHECK,
    CLOSE,
    EXCHANGE,
    FOLD,
    KEEP,
    NAME_SUITS,
    PASS,
    Bet,
    Bid,
    Raise,
    Select,
)
from ludo.games.tripoli.offers import Amounts, Choices
from ludo.games.tripoli.options import TripoliOptions
from ludo.games.tripoli.rules import KITTY, NEXT, PAIR_SPACE, POKER_SIZE, POT, SEQUENCE_SPACE, Layout
from ludo.games.tripoli.view import SPARE, TripoliFacts, apart, space, tripoli_view

ROUNDS: Final = 3
"""How often everybody has dealt when the partie has been long enough."""
DEALS: Final = 40
"""How often the cards not seen are dealt to find a chance."""
POOR: Final = 0.8
"""The dealer takes the spare hand if their own is worth less than this part of an average one."""
GREED: Final = 0.6
"""The part of an expected gain that is bid for it."""
PLAYED: Final = 0.5
"""Chance that a pay card held is laid before somebody is out, where stakes are collected by play."""
CHALLENGED: Final = 0.8
"""What a chance shrinks to for every time that somebody bet or raised on it."""
STRONG: Final = 0.6
"""The chance from which chips are put in of one's own accord."""
BLUFF: Final = 0.05
"""How often a weak hand bets."""
THEIRS: Final = 0.3
"""What a card laid by somebody else costs, in own cards laid."""
KEEPS_LEAD: Final = 0.5
"""What it is worth to lead again, in own cards laid."""


def choose(request: DecisionRequest, rng: Random) -> Action | None:
    """Return the action of a seat of Tripoli, None if it leaves it to the others whether the partie goes on."""
    thought = Thought(tripoli_view(request.view), rng)
    match thought.facts.phase:
        case "between":
            return thought.goes_on(request.offers) if request.must else None
        case "spare":
            return thought.trade(request.offers)
        case "bid":
            return thought.bid(request.offers, thought.average() - thought.worth())
        case "suit_bid":
            return thought.bid(request.offers, thought.suit_worth(thought.best_suit()))
        case "suit":
            return NAME_SUITS[thought.best_suit()]
        case "select":
            return Select(cards_in(best_five(thought.cards, thought.view.options.ace_low_straight)))
        case "poker":
            return thought.wager(request.offers)
        case _:
            return max(request.offers, key=thought.lead_value)


@dataclass(slots=True)
class Thought(SeatContext[TripoliOptions, TripoliFacts]):
    """A view as its seat understands it."""

    @property
    def cards(self) -> CardSet:
        """Its cards, those kept apart for the poker among them."""
        return mask_of((*self.view.known(hand(self.seat)), *self.view.known(apart(self.seat))))

    def stake(self, index: int) -> int:
        """Return the chips on a space."""
        return self.view.chips.get(space(rules.spaces(self.view.options)[index]), 0)

    def goes_on(self, offers: Offers) -> Action:
        """Another hand, until everybody has dealt a few times."""
        long_enough = self.facts.deal_number >= ROUNDS * self.view.options.players
        return ANOTHER if ANOTHER in offers and not long_enough else CLOSE

    def trade(self, offers: Offers) -> Action:
        """A poor hand is exchanged; a hand that is not wanted is sold if it goes (TRP-20 to TRP-28)."""
        if EXCHANGE in offers and self.worth() < POOR * self.average():
            return EXCHANGE
        buyers = any(self.view.chips.get(purse(seat), 0) > 0 for seat in self._others())
        return AUCTION if AUCTION in offers and buyers else KEEP

    def bid(self, offers: Offers, gain: float) -> Action:
        """One step more, as long as it is worth it (TRP-25, TRPV-06)."""
        amounts = _amounts(offers)
        return Bid(amounts.lowest) if amounts is not None and amounts.lowest <= GREED * gain else PASS

    def worth(self) -> float:
        """Return the chips that the hand should bring in pay cards and poker."""
        held = self.cards
        chance = 0.0 if self.view.options.cosmo else self.chance(held)
        return hand_worth(self.view.options, self.facts.layout, self._stakes(), held, chance)

    def average(self) -> float:
        """Return the chips that an unseen hand of the size of the spare should bring."""
        return unseen_worth(self.view.options, self._stakes(), len(self.view.cards(SPARE)), len(self._others()))

    def best_suit(self) -> Suit:
        """Return the suit in which the pay cards should bring most (TRPV-07)."""
        return max(SUITS, key=self.suit_worth)

    def suit_worth(self, suit: Suit) -> float:
        """Return the chips that this pay suit should bring (TRPV-08)."""
        return suit_worth(self.view.options, self._stakes(), self.cards, suit)

    def _stakes(self) -> list[int]:
        return [self.stake(index) for index in range(POT + 1)]

    def _others(self) -> tuple[Seat, ...]:
        facts = self.facts
        out = (*facts.sitting_out, *facts.folded, self.seat)
        return tuple(seat for seat in range(self.view.options.players) if seat not in out)

    def chance(self, held: CardSet) -> float:
        """Return the chance that the best five of these cards beat all others still in, ties counting for nothing."""
        ace_low = self.view.options.ace_low_straight
        own = poker_value(held, ace_low)
        sizes = [len(self.view.cards(hand(seat))) + len(self.view.cards(apart(seat))) for seat in self._others()]
        unseen = list(cards_in(FULL_PACK & ~held & ~mask_of(self.view.known(SPARE))))
        won = 0
        for _ in range(DEALS):
            self.rng.shuffle(unseen)
            won += all(poker_value(other, ace_low) < own for other in _dealt(unseen, sizes))
        return won / DEALS

    def wager(self, offers: Offers) -> Action:
        """Bet and raise with good cards, call where the odds are right, bluff now and then (TRP-57 to TRP-62)."""
        facts = self.facts
        raises = sum(seat != self.seat and chips > 0 for seat, chips in enumerate(facts.put))
        chance = self.chance(self.cards) * CHALLENGED**raises
        cost = scoring.call_cost(facts.total, facts.put[self.seat], self.view.chips.get(purse(self.seat), 0))
        return usual_bet(offers, chance, facts.total, self.stake(POT), cost, self.rng)

    def lead_value(self, action: Action) -> float:
        """Return how many own cards a lead should lay, less what it does for the others; stakes taken count as well."""
        assert isinstance(action, Play)
        card: Card | None = action.card
        facts = self.facts
        held = self.cards
        gone = mask_of(facts.dead) | mask_of(laid for _, laid in facts.plays)
        others = sum(len(self.view.cards(hand(seat))) for seat in self._opponents())
        somebody = others / max(1, others + self.view.cards(SPARE).count(None))
        value, alive, mine = 0.0, 1.0, True
        while card is not None:
            bit = 1 << card
            if held & bit:
                value += alive * (1 + self._taken_by(card))
                mine = True
            elif gone & bit:
                break
            else:
                value += alive * (1 - somebody) * KEEPS_LEAD * mine
                alive *= somebody
                value -= alive * THEIRS
                mine = False
            card = card + 1 if NEXT[card] else None
        return value + alive * KEEPS_LEAD * mine

    def _opponents(self) -> Iterable[Seat]:
        return (seat for seat in range(self.view.options.players) if seat != self.seat)

    def _taken_by(self, card: Card) -> float:
        """Return the stakes that the seat would take with this card, as a part of the kitty (TRPV-01)."""
        if self.view.options.pay_collect != "by_play":
            return 0
        taken = sum(self.stake(index) for index, shown in enumerate(self.facts.layout.cards) if shown == card)
        return taken / max(1, self.stake(KITTY))


def hand_worth(options: TripoliOptions, board: Layout, stakes: Sequence[int], held: CardSet, chance: float) -> float:
    """Return what a hand should bring in chips: pay cards, and the pot with this chance to win it."""
    paid = sum(stakes[index] for index, holds in _pays(board, held) if holds)
    return _sure(options) * paid + (0.0 if options.cosmo else chance * stakes[POT])


def unseen_worth(options: TripoliOptions, stakes: Sequence[int], size: int, others: int) -> float:
    """Return what an unseen hand of this size should bring in chips, against so many others."""
    part = size / rules.PACK_SIZE
    singles = sum(stakes[:PAIR_SPACE]) * part
    several = stakes[PAIR_SPACE] * part**2 + stakes[SEQUENCE_SPACE] * len(SUITS) * part**3
    pot = 0 if options.cosmo else stakes[POT] / (1 + others)
    return _sure(options) * (singles + several) + pot


def suit_worth(options: TripoliOptions, stakes: Sequence[int], held: CardSet, suit: Suit) -> float:
    """Return what a pay suit should bring a hand in chips (TRPV-08)."""
    pays = _pays(rules.layout(options, suit), held)
    return PLAYED * sum(stakes[index] for index, holds in pays if holds and index != SEQUENCE_SPACE)


def _sure(options: TripoliOptions) -> float:
    """Return how likely a pay card that is held takes its stake."""
    return 1.0 if options.pay_collect == "stage_one" else PLAYED


def _pays(board: Layout, held: CardSet) -> list[tuple[int, bool]]:
    """Return the spaces, and whether these cards would take what lies there."""
    pays = [(index, bool(held >> card & 1)) for index, card in enumerate(board.cards)]
    pair = mask_of(board.pair)
    return [
        *pays,
        (PAIR_SPACE, held & pair == pair),
        (SEQUENCE_SPACE, rules.has_sequence(held, board.sequence) > 0),
    ]


def _dealt(cards: list[Card], sizes: Iterable[int]) -> Iterable[CardSet]:
    """Return the first cards dealt to hands of these sizes."""
    start = 0
    for size in sizes:
        yield mask_of(cards[start : start + max(size, POKER_SIZE)])
        start += size


def usual_bet(offers: Offers, chance: float, total: int, pot: int, cost: int, rng: Random) -> Action:
    """Return what is done in the betting with this chance to win it; total: put in so far; cost: of a call."""
    amounts = _amounts(offers)
    wants = chance > STRONG or (total == 0 and rng.random() < BLUFF)
    if amounts is not None and wants and rng.random() < chance + BLUFF:
        chips = max(amounts.lowest, round(chance * min(amounts.highest, pot)))
        return Raise(chips) if total else Bet(chips)
    if CHECK in offers:
        return CHECK
    return CALL if chance * (pot + cost) >= cost else FOLD


def _amounts(offers: Offers) -> Amounts | None:
    return offers.amounts if isinstance(offers, Choices) else None
