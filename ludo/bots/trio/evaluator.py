"""Evaluates the acts of a turn of Trio in imagined deals, for the coach: the chance of the partie by contracts.

At L'École it is the chance to fulfil this year, up to the sixth; from the seventh on that of the partie. Imagined deals
are dear: they are tried in stages, and the Expert plays on only after what is about to be marked.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from random import Random
from types import MappingProxyType
from typing import Final

from ludo.bots.coach.paired_deals import Check, Course, Trial, gathered
from ludo.bots.contract import DecisionRequest, Evidence, Hands, Mechanism, ReviewRequest, Unit
from ludo.bots.effort import Hurried, never
from ludo.bots.trio import features, player
from ludo.bots.trio.features import Imagined
from ludo.bots.trio.rollout_policy import Way, from_stock, play_on, usual
from ludo.bots.trio.win_probability import chance_of
from ludo.engine.actions import Action
from ludo.engine.game import AnyState
from ludo.engine.offers import Offers
from ludo.engine.places import STOCK, Seat, hand
from ludo.games.trio.context import TurnContext
from ludo.games.trio.determinize import determinize
from ludo.games.trio.rules import points
from ludo.games.trio.state import TrioState
from ludo.games.trio.view import TrioView, trio_view

STAGES: Final = (8, 24, 56, 120, 240, 480)
"""After how many imagined deals acts are given up that cannot matter."""
USUAL: Final = 120
"""After so many only what is about to be marked goes on."""
CHECKED: Final = 40
"""In how many deals the other cheap way is tried, and the Expert."""
BY_EXPERT: Final = 8
WEIGHED: Final = 4
"""How many acts are tried besides what was done: those that the Expert's formula likes best."""
LEAST: Final[Mapping[Unit, float]] = MappingProxyType({"partie": 0.05, "year": 0.15})
"""Less than 5 parties of 100 cannot be told at Trio, nor less of a year of L'École, which is one of ten."""
PRICED_AS_PARTIE: Final = 7
"""The year from which on the partie can be told at L'École."""
FULFILLED, OTHERS_FULFIL = Mechanism("contract-fulfilled"), Mechanism("others-fulfil")
GOES_OUT, POINTS_LEFT = Mechanism("goes-out"), Mechanism("points-left")
MECHANISMS: Final = (FULFILLED, OTHERS_FULFIL, GOES_OUT, POINTS_LEFT)
"""Does the seat fulfil its contract, how many others do, does it go out, and what points it is left with."""


def evaluate(request: ReviewRequest, rng: Random, hurried: Hurried) -> Evidence | None:
    """Return what the acts of a seat come to; None where only points depend on them."""
    view = trio_view(request.decision.view)
    seat = view.seat
    if seat is None or seat != view.facts.current_turn:
        return None
    year = by_year(view)
    if year and seat in view.facts.opened:
        return None
    acts = _acts(request.decision, rng)
    facts = features.facts_of(view, (*acts, *request.done))
    unit: Unit = "year" if year else "partie"
    return gathered(
        Trial(
            unit=unit,
            acts=acts,
            draw=partial(_drawn, view),
            play=partial(_played, seat=seat, year=year),
            stages=STAGES,
            checks=(Check(1, CHECKED), Check(2, BY_EXPERT)),
            facts=facts,
            concerns=features.concerns_of(facts),
            mechanisms=MECHANISMS,
            least=LEAST[unit],
            usual=USUAL,
        ),
        request,
        rng,
        hurried,
    )


def imagined(request: DecisionRequest, number: int) -> Hands:
    """Return the hands of the imagined deal of a number, and the next card of the stock."""
    state = _drawn(trio_view(request.view), number).state
    found = {hand(seat): state.view(seat).known(hand(seat)) for seat in range(state.options.players)}
    return {**found, STOCK: state.stock[-1:]}


def reshuffle(state: AnyState, rng: Random) -> None:
    """Mix the stock anew."""
    assert isinstance(state, TrioState)
    state.stock = tuple(rng.sample(state.stock, len(state.stock)))


def by_year(view: TrioView) -> bool:
    """Is it the chance of this year that is told, since the partie is too far?"""
    return view.options.variant == "ecole" and view.facts.contracts[view.seat or 0] < PRICED_AS_PARTIE


def _acts(request: DecisionRequest, rng: Random) -> list[Action]:
    """Return the acts that are tried: those that the Expert's formula likes best."""
    asked = replace(request, level="expert", budget=None)
    worth = sorted(player.Thought(asked, Random(rng.getrandbits(48)), never).worth(), key=lambda offer: -offer[1])
    return [action for action, _ in worth[:WEIGHED]]


def _drawn(view: TrioView, luck: int) -> Imagined:
    return Imagined(determinize(view, Random(luck)), luck)


def _expert(state: TrioState, context: TurnContext, offers: Offers, rng: Random) -> Action:
    """Play as the Expert does, without having heard what went before."""
    found = player.choose(DecisionRequest(state.view(context.seat), (), offers, True, "expert"), rng, never)
    assert found is not None
    return found


WAYS: Final[Sequence[Way]] = (usual, from_stock, _expert)


def _played(imagined: Imagined, action: Action | None, way: int, seat: Seat, year: bool) -> Course:
    """Play an imagined deal on after an act of the seat."""
    assert action is not None
    state = imagined.state.clone()
    before = state.stage.contracts
    state.do(seat, action)
    play_on(state, WAYS[way], Random(imagined.luck), len(imagined.state.stage.sheet))
    done = [contract > was for contract, was in zip(after_deal(state), before, strict=True)]
    value = float(done[seat]) if year else chance_of(state, seat)
    outcome = state.stage.outcome
    out = outcome is not None and state.current_turn < 0 and outcome.out == seat
    counts = (float(done[seat]), float(sum(done) - done[seat]), float(out), float(points(state.hands[seat])))
    return Course(value, counts)


def after_deal(state: TrioState) -> tuple[int, ...]:
    """Return the contracts to fulfil next, those of a deal that goes on as it stands."""
    if state.current_turn < 0:
        return state.stage.contracts
    return tuple([contract + (seat in state.opened) for seat, contract in enumerate(state.stage.contracts)])
