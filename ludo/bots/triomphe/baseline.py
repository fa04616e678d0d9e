"""Rules of thumb for Triomphe and L'As qui pille.

How good hands are is told by the tricks that they may be expected to take: each card by how many unseen cards beat it,
and how likely one of the others has such a card or ruffs.
"""

from dataclasses import dataclass
from random import Random
from typing import Final

from ludo.bots.contract import DecisionRequest
from ludo.bots.seat_context import SeatContext
from ludo.engine.actions import PLAYS, Action
from ludo.engine.cards import PACK_32, SUIT, Card
from ludo.engine.masks import CardSet, mask_of
from ludo.engine.places import STOCK, TRICK, Seat, hand
from ludo.games.triomphe import rules
from ludo.games.triomphe.actions import (
    ACCEPT,
    CONCEDE,
    KEEP,
    NAMINGS,
    NO_PILLAGE,
    PILLAGES,
    REFUSE,
    THREE_TWO,
    TWO_THREE,
    NameDealer,
)
from ludo.games.triomphe.options import TriompheOptions
from ludo.games.triomphe.rules import BEATEN_BY, STRENGTH, SUIT_CARDS
from ludo.games.triomphe.teams import teams_of
from ludo.games.triomphe.view import TURN_UP, TURNED, TriompheFacts, triomphe_view

HOPELESS: Final = 0.9
"""Tricks below which a side would rather give the deal away."""
SURE_OF_ALL: Final = 4.6
"""Tricks from which a side refuses an offer and plays for all five."""
TRUMP_BONUS: Final = 20
"""How much more a trump is worth than a card of another suit."""


def choose(request: DecisionRequest, rng: Random) -> Action | None:
    """Return the action of a seat of Triomphe; who merely may name another stake keeps it."""
    if not request.must:
        return None
    thought = Thought(triomphe_view(request.view), rng)
    match thought.facts.phase:
        case "designate" | "next_dealer":
            return thought.name_dealer(request)
        case "packets":
            return THREE_TWO if rng.random() < 0.5 else TWO_THREE
        case "pillage":
            return thought.plunder(request)
        case "concession":
            return CONCEDE if thought.expected_tricks() < HOPELESS else KEEP
        case "answer":
            return REFUSE if REFUSE in request.offers and thought.expected_tricks() > SURE_OF_ALL else ACCEPT
        case _:
            return CONCEDE if CONCEDE in request.offers and thought.gives_up() else PLAYS[thought.best_card()]


@dataclass(slots=True)
class Thought(SeatContext[TriompheOptions, TriompheFacts]):
    """A view as its seat understands it."""

    @property
    def cards(self) -> tuple[Card, ...]:
        """Its hand."""
        return self.view.known(hand(self.seat))

    @property
    def beaten_by(self) -> tuple[CardSet, ...]:
        """Return by card the cards that beat it with the trump of this deal."""
        return BEATEN_BY[self.view.options.variant][self.facts.trump]

    def name_dealer(self, request: DecisionRequest) -> NameDealer:
        """Dealing is a disadvantage: name somebody after whom this seat leads, or at least its side (TRI-13)."""
        teams = teams_of(self.view.options)
        seats = [seat for seat in range(len(teams.side_of)) if NAMINGS[seat] in request.offers]
        others = [seat for seat in seats if teams.side_of[seat] != teams.side_of[self.seat]] or seats

        def after(seat: Seat) -> tuple[bool, bool]:
            leader = (seat + 1) % len(teams.side_of)
            return leader == self.seat, teams.side_of[leader] == teams.side_of[self.seat]

        best = max(map(after, others))
        fitting = [seat for seat in others if after(seat) == best]
        return NAMINGS[fitting[int(self.rng.random() * len(fitting))]]

    def value(self, card: Card) -> int:
        """Return how much a card is worth keeping: trumps before all others, then by strength."""
        return STRENGTH[self.view.options.variant][card] + TRUMP_BONUS * (SUIT[card] == self.facts.trump)

    def plunder(self, request: DecisionRequest) -> Action:
        """Give up the card that is worth least, if the card on offer is worth more (APP-05, APP-07).

        Of equal ones a card whose suit goes with it, so that there is a suit to ruff.
        """
        offered = (self.view.known(TURNED) or self.view.known(TURN_UP))[0]
        free = [card for card in self.cards if PILLAGES[card] in request.offers]
        worst = min(free, key=lambda card: (self.value(card), self._length(card)))
        if NO_PILLAGE in request.offers and self.value(worst) > self.value(offered):
            return NO_PILLAGE
        return PILLAGES[worst]

    def _length(self, card: Card) -> int:
        return sum(SUIT[other] == SUIT[card] for other in self.cards)

    def expected_tricks(self) -> float:
        """Return the tricks that the hands of this side may still be expected to take."""
        mates = teams_of(self.view.options).mates[self.seat]
        ours = {card for mate in mates for card in self.view.known(hand(mate))}
        return min(sum(map(self.promise, ours)), max(len(self.view.cards(hand(mate))) for mate in mates))

    def promise(self, card: Card) -> float:
        """A rough chance that a card makes a trick: nobody else beats it, and nobody ruffs it."""
        unseen = self.unseen()
        higher = unseen & self.beaten_by[card]
        same_suit = (higher & SUIT_CARDS[SUIT[card]]).bit_count()
        trumps = (higher & ~SUIT_CARDS[SUIT[card]]).bit_count()
        others = self._others()
        held = others / max(1, others + len(self.view.cards(STOCK)))
        safe = (1 - held) ** same_suit
        if SUIT[card] != self.facts.trump:
            safe *= (1 - held / 3) ** trumps * (0.5 if self._length(card) > 2 else 0.8)
        elif same_suit:
            safe = max(safe, 0.4)
        return safe

    def _others(self) -> int:
        """Number of cards in hands that this seat does not see."""
        teams = teams_of(self.view.options)
        hidden = [seat for seat in range(len(teams.side_of)) if seat not in teams.mates[self.seat]]
        return sum(len(self.view.cards(hand(seat))) for seat in hidden)

    def unseen(self) -> CardSet:
        """Return the cards that this seat has not seen in this deal."""
        seen = {card for cards in self.view.zones.values() for card in cards if card is not None}
        return mask_of(card for card in PACK_32 if card not in seen)

    def gives_up(self) -> bool:
        """Concede between two cards (TRI-89)? Only before the first trick, where a vole threatens."""
        return not self.facts.takers and self.expected_tricks() < HOPELESS

    def lawful(self) -> list[Card]:
        """Return the cards that may be laid without a fault, also on a strict table."""
        held = mask_of(self.cards)
        trick = self.view.known(TRICK)
        if trick:
            beating = rules.to_beat(self.view.options.beat_rule, self.beaten_by, self.facts.trump, trick, self._best())
            held = rules.lawful_cards(held, SUIT[trick[0]], self.facts.trump, beating)
        return [card for card in self.cards if held >> card & 1]

    def _best(self) -> Card:
        """Return the card that is winning the trick."""
        trick = self.view.known(TRICK)
        best = trick[0]
        for card in trick:
            if self.beaten_by[best] >> card & 1:
                best = card
        return best

    def best_card(self) -> Card:
        """Return the card to lay: what wins for sure, else the cheapest that may do."""
        lawful = self.lawful()
        trick = self.view.known(TRICK)
        if not trick:
            return max(lawful, key=lambda card: (self.promise(card) > 0.8, self._lead_value(card)))
        winning = [card for card in lawful if self.beaten_by[self._best()] >> card & 1]
        if not winning:
            return min(lawful, key=lambda card: (self.value(card), self._length(card)))
        if len(trick) + 1 == self.view.options.players:
            return min(winning, key=self.value)
        sure = [card for card in winning if not self.beaten_by[card] & self.unseen()]
        return min(sure, key=self.value) if sure else max(winning, key=self.value)

    def _lead_value(self, card: Card) -> float:
        """Draw trumps with the best ones; otherwise lead what is good in its suit, and save the trumps."""
        promise = self.promise(card)
        if promise > 0.8:
            return promise + (SUIT[card] == self.facts.trump)
        return promise - (SUIT[card] == self.facts.trump)
