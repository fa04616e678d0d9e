"""The graded players of Trente-et-un and its 36-card game.

The strong ones imagine what the others hold and play each choice to the end of the deal; the others look at their own
cards (`casual`). With 52 cards the Expert goes by tables (`planning`), and imagines hands only for hints.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from math import sqrt
from random import Random
from types import MappingProxyType
from typing import Final, NamedTuple, TypeAlias

from ludo.bots.contract import DecisionRequest, Evaluation, evaluation_of
from ludo.bots.effort import Hurried, iterations
from ludo.bots.trente_et_un import casual
from ludo.bots.trente_et_un.beliefs import Beliefs, Reading, World
from ludo.bots.trente_et_un.draw_inference import DrawReading
from ludo.bots.trente_et_un.drawing_rollout import Drawing
from ludo.bots.trente_et_un.exchange_inference import ExchangeReading
from ludo.bots.trente_et_un.exchanging_rollout import Exchanging
from ludo.bots.trente_et_un.hands import best_throw, hands_of
from ludo.bots.trente_et_un.opponent_model import enough, knock_limits, takes
from ludo.bots.trente_et_un.planning import Policy, is_planned, planned, policy_of, stakes_of
from ludo.bots.trente_et_un.stalemate import stops_waiting
from ludo.engine.actions import DISCARD_ACTIONS, Action, Discard
from ludo.engine.cards import Card
from ludo.engine.events import Event
from ludo.engine.masks import BIT, mask_of
from ludo.engine.offers import Offers
from ludo.engine.places import DISCARD_PILE, hand
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
from ludo.games.trente_et_un.rules import NO_CARD, is_31, is_36
from ludo.games.trente_et_un.view import TrenteEtUnView, trente_et_un_view

Samples: TypeAlias = Mapping[Action, list[float]]
"""By action the chance of the partie in each world; of one that fell behind, only in the first ones."""
Try: TypeAlias = Callable[[World], float]
"""The chance of the partie in a world after an action."""

BATCH: Final = 24
"""After how many worlds actions are given up that fell behind."""
BEHIND: Final = 3.0
"""How many standard errors behind the best an action is given up."""
SURE: Final = 2.5
SURE_KNOCK: Final = 1.5
"""How many standard errors better than the usual action another has to be, and a knock."""
LEAST: Final = 8
"""In how many worlds an action is tried before it is preferred to the usual one."""

HANDS_IMAGINED: Final = 1152
"""Hands of all seats together that are imagined at most for a decision: what a world costs grows with the seats."""


class ThinkingDepth(NamedTuple):
    """How far a player thinks that imagines hands.

    worlds: how many they imagine at most; span: how many turns of each other seat they remember and read, 0 for none;
    eager: with 52 cards they knock as soon as the risk is small, unless something else is better beyond doubt.
    """

    worlds: int
    span: int
    eager: bool


STRENGTHS: Final[Mapping[str, ThinkingDepth]] = MappingProxyType(
    {"fort": ThinkingDepth(12, 1, eager=True), "expert": ThinkingDepth(192, 8, eager=False)}
)


def choose(request: DecisionRequest, rng: Random, hurried: Hurried) -> Action | None:
    """Return the action of a seat of Trente-et-un, by the level that the request names."""
    if request.level in casual.TEMPERS:
        return casual.choose(request, rng)
    view = trente_et_un_view(request.view)
    sensible = _sensible(view, request.offers)
    if len(sensible) == 1:
        return sensible[0]
    stop = next((action for action in sensible if action in (KNOCK, PASS)), None)
    if stop is not None and stops_waiting(view.facts, _own_value(view)):
        return stop
    if request.level == "expert" and is_planned(view.options):
        return planned(view, request.offers)
    eager = STRENGTHS[request.level].eager
    return _chosen(sensible, _usual(view, request.offers, eager), _samples(request, rng, hurried))


def evaluate(request: DecisionRequest, rng: Random, hurried: Hurried) -> Evaluation | None:
    """Return the worth of each offer, as the chance of winning the partie."""
    return evaluation_of("partie", _samples(request, rng, hurried).items())


def _samples(request: DecisionRequest, rng: Random, hurried: Hurried) -> Samples:
    """Play each offer to the end of the deal in worlds, until there is no doubt left which is best."""
    view = trente_et_un_view(request.view)
    strength = STRENGTHS[request.level]
    beliefs = Beliefs(view, rng, reading_of(view, request.history, rng, strength.span))
    planning = request.level == "expert" and is_planned(view.options)
    ways = tries(view, request.offers, rest_of_deal(view, rng, policy_of(stakes_of(view)) if planning else None))
    samples: dict[Action, list[float]] = {action: [] for action in ways}
    left = list(ways)
    worlds = min(strength.worlds, HANDS_IMAGINED // view.options.players)
    for number in iterations(worlds, request.budget, hurried):
        world = beliefs.world()
        for action in left:
            samples[action].append(ways[action](world))
        if number % BATCH == BATCH - 1:
            left = _contenders(left, samples)
            if len(left) == 1:
                break
    return samples


def _chosen(sensible: Sequence[Action], usual: Action | None, samples: Samples) -> Action:
    """Return the best action, or the usual one unless another is better beyond doubt.

    A choice that can be made again later, such as not to knock, needs less of a reason: where luck makes the other
    look better once, it is too late.
    """
    longest = max(len(samples[action]) for action in sensible)
    left = [action for action in sensible if len(samples[action]) == longest]
    if usual is None or usual not in left:
        return max(left, key=lambda action: sum(samples[action]))
    lead = {action: _lead(samples[action], samples[usual], _doubt(action)) for action in left if action != usual}
    best = max(lead, key=lead.__getitem__, default=usual)
    return best if best != usual and lead[best] > 0 else usual


def _doubt(action: Action) -> float:
    return SURE_KNOCK if action == KNOCK else SURE


def _lead(samples: Sequence[float], usual: Sequence[float], doubt: float) -> float:
    """Return by how much an action is better on average, less so many standard errors."""
    gaps = [one - other for one, other in zip(samples, usual, strict=True)]
    count = len(gaps)
    lead = sum(gaps) / count
    if count < LEAST:
        return -1.0
    return lead - doubt * sqrt(sum((gap - lead) ** 2 for gap in gaps)) / count


def _contenders(left: Sequence[Action], samples: Samples) -> list[Action]:
    """Return the actions that may still be best."""
    best = max(left, key=lambda action: sum(samples[action]))
    return [action for action in left if action == best or _lead(samples[best], samples[action], BEHIND) <= 0]


def reading_of(view: TrenteEtUnView, history: Iterable[Event], rng: Random, span: int) -> Reading | None:
    """Return what is made of the turns of the others."""
    if not span or view.facts.phase == "dealer_choice":
        return None
    if is_36(view.options):
        return ExchangeReading(view, history, span)
    return DrawReading(view, history, rng, span)


def _sensible(view: TrenteEtUnView, offers: Offers) -> list[Action]:
    """Return the offers that may be chosen: a thirty-one is always made, and no exchange makes a hand worse."""
    held = view.known(hand(view.seat or 0))
    pile = view.known(DISCARD_PILE)
    found = list(offers)
    match view.facts.phase:
        case "draw" if any(is_31([pile[-1], *(card for card in held if card != thrown)]) for thrown in held):
            return [DRAW_DISCARD]
        case "discard":
            made: list[Action] = [
                action
                for action in found
                if isinstance(action, Discard) and is_31([card for card in held if card != action.card])
            ]
            return made or found
        case "turn":
            value, cards = hands_of(view.options).value, mask_of(held)
            return [
                action
                for action in found
                if not isinstance(action, Swap) or value[cards ^ BIT[action.held] ^ BIT[action.taken]] >= value[cards]
            ]
        case _:
            return found


def _own_value(view: TrenteEtUnView) -> float:
    """Return what the three cards of the seat are worth."""
    return hands_of(view.options).value[mask_of(view.known(hand(view.seat or 0)))]


def _usual(view: TrenteEtUnView, offers: Offers, eager: bool) -> Action | None:
    """Return what improves the hand most in the 52-card game; a knock only of who is eager for it, where the risk is
    small. None in the 36-card game."""
    held = view.known(hand(view.seat or 0))
    if eager and KNOCK in offers and _own_value(view) >= enough(view, knock_limits):
        return KNOCK
    match view.facts.phase:
        case "draw":
            return DRAW_DISCARD if takes(view.options, mask_of(held), view.known(DISCARD_PILE)[-1]) else DRAW_TALON
        case "discard":
            thrown = [card for card in held if DISCARD_ACTIONS[card] in offers]
            return DISCARD_ACTIONS[best_throw(hands_of(view.options).value, held, thrown)]
        case "knock_or_end":
            return END_TURN
        case _:
            return None


def rest_of_deal(
    view: TrenteEtUnView, rng: Random, policy: Policy | None, boldness: float = 0.0
) -> Drawing | Exchanging:
    """Return what plays a deal out for the seat; boldness: how many points less are enough to stop."""
    assert view.seat is not None
    if is_36(view.options):
        return Exchanging(view, view.seat, boldness)
    return Drawing(view, view.seat, rng, policy, boldness)


def tries(view: TrenteEtUnView, offers: Iterable[Action], rest: Drawing | Exchanging) -> dict[Action, Try]:
    """Return by offer how it is played out in a world."""
    if isinstance(rest, Exchanging):
        return _exchanges(rest, offers)
    pile = view.known(DISCARD_PILE)
    top = pile[-1] if pile else NO_CARD
    ways: dict[Action, Callable[[World, Card], float]] = {
        KNOCK: rest.knock,
        DRAW_TALON: rest.draw,
        DRAW_DISCARD: rest.take,
        END_TURN: rest.pass_on,
    }
    return {
        action: partial(rest.discard, card=action.card)
        if isinstance(action, Discard)
        else partial(_from_pile, ways[action], top)
        for action in offers
    }


def _from_pile(way: Callable[[World, Card], float], top: Card, world: World) -> float:
    return way(world, top)


def _exchanges(exchanging: Exchanging, offers: Iterable[Action]) -> dict[Action, Try]:
    """Return by offer of the 36-card game how it is played out in a world."""
    ways: dict[Action, Try] = {
        PASS: exchanging.stop,
        PUSH: exchanging.push,
        SWAP_ALL: exchanging.swap_all,
        DEALER_KEEP: exchanging.keep,
        DEALER_REFUSE: exchanging.refuse,
    }
    return {
        action: partial(exchanging.swap, held=action.held, taken=action.taken)
        if isinstance(action, Swap)
        else ways[action]
        for action in offers
    }
