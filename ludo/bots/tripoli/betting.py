"""Values of checks, bets, calls and folds in the poker of Tripoli. Hands that the others may hold are imagined, and the
betting is played to its end by rules of thumb."""

from bisect import bisect_left
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Final

from ludo.bots.contract import DecisionRequest
from ludo.bots.effort import Hurried, iterations
from ludo.bots.tripoli.baseline import CHALLENGED, usual_bet
from ludo.engine.actions import Action
from ludo.engine.events import Event
from ludo.engine.masks import FULL_PACK, CardSet, cards_in, mask_of
from ludo.engine.offers import Offers
from ludo.engine.places import Seat
from ludo.engine.poker import PokerValue, poker_value
from ludo.games.tripoli import scoring
from ludo.games.tripoli.actions import Bet, Raise
from ludo.games.tripoli.determinize import determinize
from ludo.games.tripoli.offers import Amounts, Choices
from ludo.games.tripoli.rules import POT
from ludo.games.tripoli.state import TripoliState
from ludo.games.tripoli.view import TripoliView, tripoli_view

SELDOM: Final = 0.05
"""How likely, at least, chips are put in with a hand that does not call for it."""
LEAD: Final = 1.0
"""What it is worth in chips to win the poker, besides the pot: the first lead (TRP-81)."""
HANDS: Final = 500
"""Hands drawn to tell how good one is."""


def values(request: DecisionRequest, rng: Random, worlds: int, hurried: Hurried) -> list[tuple[Action, list[float]]]:
    """Return by act the chips that it gains in each imagined deal until the poker ends.

    Who has put chips in is believed to hold good cards; whoever weighs bets without that loses to `baseline`.
    worlds: how many deals are imagined at most.
    """
    view = tripoli_view(request.view)
    seat = view.seat
    assert seat is not None
    imagined = [determinize(view, rng) for _ in iterations(worlds, request.budget, hurried)]
    ranks = [ranks_of(state) for state in imagined]
    if others_bet(view, seat):
        weights = [likelihood(view, seat, rank) for rank in ranks]
        drawn = rng.choices(range(len(imagined)), weights, k=len(imagined))
        imagined, ranks = [imagined[number] for number in drawn], [ranks[number] for number in drawn]
    found: list[tuple[Action, list[float]]] = [(action, []) for action in acts_of(request.offers)]
    for state, rank in zip(imagined, ranks, strict=True):
        before = state.balances[seat]
        for action, gains in found:
            after = state.clone()
            after.do(seat, action)
            bet_on(after, rank, rng)
            gains.append(after.balances[seat] - before + LEAD * (after.winners[:1] == (seat,)))
    return found


def others_bet(view: TripoliView, seat: Seat) -> bool:
    """Has somebody else put in chips?"""
    return any(chips for other, chips in enumerate(view.facts.put) if other != seat)


def acts_of(offers: Offers) -> Iterator[Action]:
    """Return the acts that are weighed: of the amounts the least, the most and some between."""
    assert isinstance(offers, Choices)
    yield from offers.words
    if offers.amounts is not None:
        lowest, highest = offers.amounts.lowest, offers.amounts.highest
        for chips in sorted({lowest, (lowest + highest) // 4, (lowest + highest) // 2, highest} - {0}):
            yield _wager(offers.amounts, chips)


def _wager(amounts: Amounts, chips: int) -> Action:
    return Bet(chips) if amounts.verb == Bet.verb else Raise(chips)


def ranks_of(state: TripoliState) -> list[float]:
    """Return by seat the part of all hands that its five cards beat."""
    ace_low = state.setting.options.ace_low_straight
    return [
        rank_of(five, five.bit_count() + held.bit_count(), ace_low)
        for five, held in zip(state.apart, state.hands, strict=True)
    ]


def rank_of(cards: CardSet, size: int, ace_low: bool) -> float:
    """Return the part of all hands of this size that the best five of some cards beat."""
    return bisect_left(drawn_values(size, ace_low), poker_value(cards, ace_low)) / HANDS


@cache
def drawn_values(size: int, ace_low: bool) -> list[PokerValue]:
    """Return what some hands of so many cards are worth, in ascending order."""
    pack, luck = list(cards_in(FULL_PACK)), Random(size)
    return sorted(poker_value(mask_of(luck.sample(pack, size)), ace_low) for _ in range(HANDS))


def likelihood(view: TripoliView, seat: Seat, ranks: list[float]) -> float:
    """Return how likely the others would have put in what they did with hands of these ranks."""
    chance = 1.0
    rivals = len(ranks) - len(view.facts.sitting_out) - 1
    for other, chips in enumerate(view.facts.put):
        if other != seat and chips:
            chance *= max(ranks[other] ** rivals, SELDOM)
    return chance


def bet_on(
    state: TripoliState, ranks: list[float], rng: Random, caution: float = 1.0, events: list[Event] | None = None
) -> None:
    """Play the betting to its end; append what happened to `events`, unless it is None.

    caution: how much less than their rank hands are taken to be worth, above 1.
    """
    while state.phase == "poker":
        seat = state.asked[0]
        state.carry_out(seat, _thumb(state, seat, ranks[seat] ** caution, rng), events)


def _thumb(state: TripoliState, seat: Seat, rank: float, rng: Random) -> Action:
    """Return what a seat does by the rules of thumb of `baseline`."""
    raises = sum(other != seat and chips > 0 for other, chips in enumerate(state.put))
    rivals = len(state.put) - len(state.sitting_out) - len(state.folded) - 1
    cost = scoring.call_cost(state.total, state.put[seat], state.balances[seat])
    chance = rank**rivals * CHALLENGED**raises
    return usual_bet(state.legal(seat), chance, state.total, state.board[POT], cost, rng)
