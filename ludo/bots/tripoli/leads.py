"""Values of the leads of stage three of Tripoli: hands that the others may hold are imagined, and each is played to the
end of the deal, everybody leading by a rule of thumb that sees their own cards."""

from dataclasses import replace
from random import Random

from ludo.bots.contract import DecisionRequest
from ludo.bots.effort import Hurried, iterations
from ludo.engine.actions import PLAYS, Action, Play
from ludo.engine.cards import Card
from ludo.engine.masks import BIT, CardSet
from ludo.engine.places import Seat
from ludo.games.tripoli.determinize import determinize
from ludo.games.tripoli.rules import NEXT
from ludo.games.tripoli.state import TripoliState
from ludo.games.tripoli.view import TripoliView, tripoli_view

_SURPRISE = 0.15
"""How often a lead in an imagined deal is made at random."""


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
            _play_on(after, rng)
            gains.append(after.chips_last_deal[seat] - before)
    return found


def _unread(view: TripoliView) -> TripoliView:
    """Return a view without what can be concluded from leads and passed leads."""
    return view._replace(facts=replace(view.facts, denied=(0,) * view.options.players))


def _play_on(state: TripoliState, rng: Random) -> None:
    """Play an imagined deal to its end."""
    while state.phase == "michigan":
        leader = state.asked[0]
        leads = [lead.card for lead in state.legal(leader) if isinstance(lead, Play)]
        if len(leads) > 1 and rng.random() >= _SURPRISE:
            card = _longest(state, leader, leads)
        else:
            card = leads[int(rng.random() * len(leads))]
        state.do(leader, PLAYS[card])


def _longest(state: TripoliState, seat: Seat, leads: list[Card]) -> Card:
    """Return the lead that lays most own cards at once, of equal ones the lowest."""
    held = state.hands[seat]
    return max(leads, key=lambda card: (_own_run(held, card), -card % 13))


def _own_run(held: CardSet, card: Card) -> int:
    """Return how many own cards follow each other without a gap from a card on."""
    count = 0
    while held & BIT[card]:
        count += 1
        if not NEXT[card]:
            break
        card += 1
    return count
