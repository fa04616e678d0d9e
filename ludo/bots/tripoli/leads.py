"""Values of the leads of stage three of Tripoli. Hands that the others may hold are imagined, and each is played to the
end of the deal, everybody leading by a rule of thumb that sees their own cards."""

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import TypeAlias

from ludo.bots.contract import DecisionRequest
from ludo.bots.effort import Hurried, iterations
from ludo.engine.actions import PLAYS, Action, Play
from ludo.engine.cards import Card
from ludo.engine.events import Event
from ludo.engine.masks import BIT, CardSet, mask_of
from ludo.engine.places import Seat
from ludo.games.tripoli.determinize import determinize
from ludo.games.tripoli.rules import NEXT
from ludo.games.tripoli.state import TripoliState
from ludo.games.tripoli.view import TripoliView, tripoli_view

LeadRule: TypeAlias = Callable[[TripoliState, Seat, list[Card]], Card]
"""Which of several leads somebody chooses who sees their own cards."""

_SURPRISE = 0.15
"""How often a lead in an imagined deal is made at random."""
_ELSEWHERE = 0.75
"""How likely a card that one lacks is in somebody's hand, and not in the spare one."""
_FOR_OTHERS = 0.2
"""What a card costs that somebody else lays, in own cards laid."""


def values(
    request: DecisionRequest, rng: Random, worlds: int, reads: bool, hurried: Hurried
) -> list[tuple[Action, list[float]]]:
    """Return by lead the chips that it gains in each imagined deal until that ends.

    worlds: how many are imagined at most; reads: what the leads of others deny is heeded.
    """
    view = tripoli_view(request.view)
    if not reads:
        view = _unread(view)
    seat = view.seat
    assert seat is not None
    found: list[tuple[Action, list[float]]] = [(action, []) for action in request.offers]
    for _ in iterations(worlds, request.budget, hurried):
        state = determinize(view, rng)
        before = state.results()[seat]
        for action, gains in found:
            after = state.clone()
            after.do(seat, action)
            play_on(after, rng)
            gains.append(after.chips_last_deal[seat] - before)
    return found


def _unread(view: TripoliView) -> TripoliView:
    """Return a view without what can be concluded from leads and passed leads."""
    return view._replace(facts=replace(view.facts, denied=(0,) * view.options.players))


def play_on(state: TripoliState, rng: Random, rule: LeadRule | None = None, events: list[Event] | None = None) -> None:
    """Play an imagined deal to its end, everybody leading by a rule: the longest run without one.

    Append what happened to `events`, unless it is None.
    """
    choose = rule or _longest
    while state.phase == "michigan":
        leader = state.asked[0]
        leads = [lead.card for lead in state.legal(leader) if isinstance(lead, Play)]
        if len(leads) > 1 and rng.random() >= _SURPRISE:
            card = choose(state, leader, leads)
        else:
            card = leads[int(rng.random() * len(leads))]
        state.carry_out(leader, PLAYS[card], events)


def _longest(state: TripoliState, seat: Seat, leads: list[Card]) -> Card:
    """Return the lead that lays most own cards at once, of equal ones the lowest."""
    held = state.hands[seat]
    return max(leads, key=lambda card: (_own_run(held, card), -card % 13))


def lowest(state: TripoliState, seat: Seat, leads: list[Card]) -> Card:
    """Return the lead of the lowest rank."""
    return min(leads, key=_rank)


def _rank(card: Card) -> int:
    return card % 13


def keeping(state: TripoliState, seat: Seat, leads: list[Card]) -> Card:
    """Return the lead after which the seat is most likely to lead again: its own cards laid less those of others."""
    held = state.hands[seat]
    gone = mask_of(state.dead) | mask_of([card for _, card in state.plays])
    return max(leads, key=lambda card: (_run_worth(held, gone, card), -card % 13))


def _run_worth(held: CardSet, gone: CardSet, card: Card) -> float:
    """Return how many own cards a run lays, less what it lays for others; more where nobody can go on with it."""
    worth, alive = 0.0, 1.0
    while True:
        if held & BIT[card]:
            worth += alive
        elif gone & BIT[card]:
            return worth + alive
        else:
            alive *= _ELSEWHERE
            worth -= alive * _FOR_OTHERS
        if not NEXT[card]:
            return worth + (alive if held & BIT[card] else 0.0)
        card += 1


def _own_run(held: CardSet, card: Card) -> int:
    """Return how many own cards follow each other without a gap from a card on."""
    count = 0
    while held & BIT[card]:
        count += 1
        if not NEXT[card]:
            break
        card += 1
    return count
