"""How a deal of Tripoli goes on from any of its decisions: everybody goes by rules of thumb for their own cards."""

from dataclasses import dataclass
from random import Random
from typing import Final

from ludo.bots.tripoli import leads
from ludo.bots.tripoli.baseline import GREED, POOR, hand_worth, suit_worth, unseen_worth
from ludo.bots.tripoli.betting import bet_on, rank_of, ranks_of
from ludo.engine.actions import Action
from ludo.engine.cards import SUITS, Suit
from ludo.engine.events import Event
from ludo.engine.masks import CardSet, cards_in
from ludo.engine.places import Seat
from ludo.engine.poker import best_five
from ludo.games.tripoli.actions import AUCTION, EXCHANGE, KEEP, NAME_SUITS, PASS, Bid, Select
from ludo.games.tripoli.offers import Choices
from ludo.games.tripoli.state import TripoliState

STAGE_ONE: Final = ("spare", "bid", "suit_bid", "suit")
"""Phases of a deal before the stakes of the board are claimed."""
POKER: Final = ("select", "poker")
"""Phases of the poker."""
_MIXED: Final = 0x9E3779B97F4A7C15
"""What makes the luck of the leads another one than that of the bets."""


@dataclass(frozen=True, slots=True)
class Temper:
    """How people are taken to play on. greed: the part of an expected gain that is bid for it; caution: how much less
    than their rank poker hands are taken to be worth, above 1; lead: the rule of leads."""

    greed: float
    caution: float
    lead: leads.LeadRule


USUAL: Final = Temper(GREED, 1.0, leads.keeping)
"""Leads as `keeping` does win 0.9 chips a deal more than the longest runs do, those of the lowest rank 0.9, too."""
OTHER: Final = Temper(1.0, 1.6, leads.lowest)


def trade_on(state: TripoliState, temper: Temper, events: list[Event] | None = None) -> None:
    """Play trade and auctions to their end; append what happened to `events`, unless it is None."""
    while state.phase in STAGE_ONE:
        seat = state.asked[0]
        state.carry_out(seat, _traded(state, seat, temper), events)


def poker_on(state: TripoliState, temper: Temper, luck: int, events: list[Event] | None = None) -> None:
    """Play the poker to its end, from the choice of five cards on; events: as in `trade_on`."""
    ace_low = state.setting.ace_low
    closing = state.stage.closing
    while state.phase == "select":
        seat = state.asked[0]
        state.carry_out(seat, Select(cards_in(best_five(state.hands[seat], ace_low))), events)
    if state.phase == "poker" and state.stage.closing == closing:
        bet_on(state, ranks_of(state), Random(luck), temper.caution, events)


def lead_on(state: TripoliState, temper: Temper, luck: int, events: list[Event] | None = None) -> None:
    """Play stage three to its end; its luck is the same however the stages before went. events: as in `trade_on`."""
    leads.play_on(state, Random(luck ^ _MIXED), temper.lead, events)


def _traded(state: TripoliState, seat: Seat, temper: Temper) -> Action:
    match state.phase:
        case "spare":
            return _dealer(state, seat)
        case "bid":
            return _bid(state, seat, temper.greed * (_average(state, seat) - _worth(state, seat)))
        case "suit_bid":
            return _bid(state, seat, temper.greed * _suit_worth(state, seat, _best_suit(state, seat)))
        case _:
            return NAME_SUITS[_best_suit(state, seat)]


def _dealer(state: TripoliState, seat: Seat) -> Action:
    """Exchange a poor hand; else sell the spare one if somebody could buy it (TRP-20)."""
    offers = state.legal(seat)
    if EXCHANGE in offers and _worth(state, seat) < POOR * _average(state, seat):
        return EXCHANGE
    buyers = any(state.balances[other] > 0 for other in state.seats(seat + 1)[:-1])
    return AUCTION if AUCTION in offers and buyers else KEEP


def _bid(state: TripoliState, seat: Seat, most: float) -> Action:
    offers = state.legal(seat)
    assert isinstance(offers, Choices)
    amounts = offers.amounts
    return Bid(amounts.lowest) if amounts is not None and amounts.lowest <= most else PASS


def _worth(state: TripoliState, seat: Seat) -> float:
    held = state.hands[seat]
    return hand_worth(state.options, state.stage.layout, state.board, held, _chance(state, held))


def _chance(state: TripoliState, held: CardSet) -> float:
    """Return the chance to win the poker with these cards, against hands of the same size."""
    rank = rank_of(held, held.bit_count(), state.setting.ace_low)
    return 0.0 if state.options.cosmo else rank ** (_rivals(state))


def _average(state: TripoliState, seat: Seat) -> float:
    return unseen_worth(state.options, state.board, state.spare.bit_count(), _rivals(state))


def _rivals(state: TripoliState) -> int:
    return state.setting.players - len(state.sitting_out) - 1


def _best_suit(state: TripoliState, seat: Seat) -> Suit:
    return max(SUITS, key=lambda suit: _suit_worth(state, seat, suit))


def _suit_worth(state: TripoliState, seat: Seat, suit: Suit) -> float:
    return suit_worth(state.options, state.board, state.hands[seat], suit)
