"""Players of Trente-et-un who look at their own cards only: they forget what the others took and threw."""

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from types import MappingProxyType
from typing import Final, NamedTuple

from ludo.bots.contract import DecisionRequest
from ludo.bots.trente_et_un.baseline import Thought
from ludo.bots.trente_et_un.opponent_model import enough, knock_limits, pass_limits
from ludo.engine.actions import Action
from ludo.engine.offers import Offers
from ludo.engine.places import DISCARD_PILE
from ludo.games.trente_et_un.actions import (
    DEALER_KEEP,
    DEALER_REFUSE,
    DRAW_DISCARD,
    DRAW_TALON,
    KNOCK,
    PASS,
    SWAP_ALL,
    Swap,
)
from ludo.games.trente_et_un.rules import THIRTY_ONE
from ludo.games.trente_et_un.view import TABLE, packet, trente_et_un_view


class Temper(NamedTuple):
    """How a player takes the game.

    knocks: what a hand is worth with which they knock, less what is enough for a small risk (`opponent_model`); takes:
    how many points better the discard has to make their hand; passes: the same as knocks, for closing a deal of the
    36-card game; keeps: what a packet is worth that they keep as dealer.
    """

    knocks: float
    takes: float
    passes: float
    keeps: float


TEMPERS: Final[Mapping[str, Temper]] = MappingProxyType(
    {
        "debutant": Temper(knocks=-7, takes=4, passes=6, keeps=20),
        "amateur": Temper(knocks=-3, takes=1, passes=2, keeps=16),
    }
)
"""A beginner knocks far too soon, seldom takes the discard and lets others close; an amateur is nearer to what is
right."""


def choose(request: DecisionRequest, rng: Random) -> Action:
    """Return the action of a seat of Trente-et-un, by the level that the request names."""
    return Casual(trente_et_un_view(request.view), rng, TEMPERS[request.level]).act(request.offers)


@dataclass(slots=True)
class Casual(Thought):
    """A view as such a player understands it."""

    temper: Temper

    def draw(self, offers: Offers) -> Action:
        """A thirty-one if it lies there; knock with enough points; take what makes the hand clearly better."""
        held, own = self.cards, self.value(self.cards)
        top = self.view.known(DISCARD_PILE)[-1]
        taken = max(self.value([*(card for card in held if card != thrown), top]) for thrown in held)
        if taken < THIRTY_ONE and KNOCK in offers and self.knocks():
            return KNOCK
        return DRAW_DISCARD if taken == THIRTY_ONE or taken >= own + self.temper.takes else DRAW_TALON

    def dares_to_knock(self, own: float) -> bool:
        """Is the hand worth enough?"""
        return own >= enough(self.view, knock_limits) + self.temper.knocks

    def keep(self) -> Action:
        """Keep a packet that is worth enough (SCH-06)."""
        own = self.value(self.view.known(packet(self.seat)))
        return DEALER_KEEP if own >= self.temper.keeps else DEALER_REFUSE

    def exchange(self, offers: Offers) -> Action:
        """Close the deal with enough points; else the exchange that is worth most (SCH-12)."""
        own = self.value(self.cards)
        if SWAP_ALL not in offers:
            return PASS
        swaps = {offer: self.value(self.after(offer)) for offer in offers if isinstance(offer, Swap)}
        best = max(swaps, key=swaps.__getitem__)
        if (
            swaps[best] < THIRTY_ONE
            and self.facts.closer < 0
            and PASS in offers
            and own >= enough(self.view, pass_limits) + self.temper.passes
        ):
            return PASS
        if self.value(self.view.known(TABLE)) > max(own, swaps[best]):
            return SWAP_ALL
        return best if swaps[best] > own else self.no_better(offers, swaps, best)
