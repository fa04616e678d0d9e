"""Evaluates the acts of a seat of Trut, for the coach.

Where two play all hands of the other are counted out, who goes on by the solved strategy, and in another way answers
truts like an Amateur; elsewhere imagined deals are played on by two tempers.
"""

from dataclasses import replace
from random import Random
from typing import Final

from ludo.bots.coach.paired_deals import doubtful
from ludo.bots.contract import DecisionRequest, Evidence, Hands, ReviewRequest
from ludo.bots.effort import Hurried
from ludo.bots.trut import features
from ludo.bots.trut.casual import TEMPERS
from ludo.bots.trut.exact_values import counted
from ludo.bots.trut.forecast import Forecast
from ludo.bots.trut.player import is_counted
from ludo.bots.trut.rollouts import Rollouts, rolled_out, spoken
from ludo.bots.trut.two_player import Duel, duel_of
from ludo.engine.actions import Action
from ludo.engine.cards import PACK_32, Card
from ludo.engine.places import hand
from ludo.games.trut.rules import STRENGTH
from ludo.games.trut.view import trut_view

PHASES: Final = ("play", "answer", "fortial")


def evaluate(request: ReviewRequest, rng: Random, hurried: Hurried) -> Evidence | None:
    """Return the chance to win the partie after each act; None where there is no choice."""
    decision = request.decision
    view = trut_view(decision.view)
    acts: list[Action | None] = list(decision.offers)
    if not decision.must:
        acts.append(None)
    acts = list(dict.fromkeys((*acts, *request.done)))
    if view.facts.phase not in PHASES or len(acts) < 2:
        return None
    known = duel_of(view, decision.history) if view.options.players == 2 else None
    if known is not None and is_counted(view, known):
        return _evidence(known, acts, request.done, hurried)
    return rolled_out(view, request, acts, rng, hurried)


def imagined(request: DecisionRequest, number: int) -> Hands:
    """Return the hands of the imagined deal of a number."""
    view = trut_view(request.view)
    known = duel_of(view, request.history) if view.options.players == 2 else None
    if known is None or not is_counted(view, known):
        return Rollouts(view, tuple(spoken(request.history))).hands(number)
    seen = {card for cards in view.zones.values() for card in cards}
    left = [card for card in PACK_32 if card not in seen]
    other: list[Card] = []
    for strength in Forecast(known).others_hands()[0][number]:
        other.append(next(card for card in left if STRENGTH[card] == strength and card not in other))
    seat = view.seat or 0
    return {hand(seat): view.known(hand(seat)), hand(1 - seat): tuple(other)}


def _evidence(
    duel: Duel, acts: list[Action | None], done: tuple[Action | None, ...], hurried: Hurried
) -> Evidence | None:
    found = counted(duel, acts, hurried)
    if found is None:
        return None
    facts = features.of_hands(duel, found.hands)
    evidence = Evidence("partie", tuple(acts), found.rows, facts=facts, worlds=found.worlds, weights=found.weights)
    tried = doubtful(evidence, done)
    other = counted(duel, tried, hurried, TEMPERS["amateur"].follows) if tried else None
    if other is None:
        return evidence if not tried else None
    rows = dict(zip(tried, other.rows, strict=True))
    return replace(evidence, second=tuple(rows.get(act, ()) for act in acts))
