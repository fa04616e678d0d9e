"""Evaluates the acts of a turn of Trente-et-un in imagined deals, for the coach: the chance of the partie.

It plays on as the graded players do; the other way is that all stop earlier (with 36 cards later), and that the seat
itself goes by the same habits as everybody else.
"""

from collections.abc import Callable
from operator import attrgetter
from random import Random
from typing import Final, NamedTuple

from ludo.bots.coach.paired_deals import Check, Course, Trial, facts_of_part, gathered
from ludo.bots.contract import DecisionRequest, Evidence, Hands, Mechanism, ReviewRequest
from ludo.bots.effort import Hurried
from ludo.bots.trente_et_un import features
from ludo.bots.trente_et_un.beliefs import Beliefs, World
from ludo.bots.trente_et_un.planning import is_planned, policy_of, stakes_of
from ludo.bots.trente_et_un.player import STRENGTHS, reading_of, rest_of_deal, tries
from ludo.engine.actions import Action
from ludo.engine.events import Event
from ludo.engine.game import AnyState
from ludo.engine.masks import cards_in
from ludo.engine.places import STOCK, hand
from ludo.games.trente_et_un.rules import is_36
from ludo.games.trente_et_un.state import TrenteEtUnState
from ludo.games.trente_et_un.view import TrenteEtUnView, trente_et_un_view

STAGES: Final = (24, 72, 192, 480)
"""After how many imagined deals acts are given up that fell behind."""
CHECKED: Final = 240
"""In how many deals the other way is tried."""
HANDS: Final = 2880
"""Hands of all seats together that are imagined at most: what a deal costs grows with the seats."""
GUESSED: Final = 8
"""How many hands of each other seat are weighed for an imagined deal by what was heard of it."""
SPAN: Final = STRENGTHS["expert"].span
KNOCKS_EARLIER: Final = 2.0
CLOSES_LATER: Final = -2.0
"""How many points less are enough to stop, in the other way of playing on."""
LOSES: Final = Mechanism("loses-life")
"""Does the seat lose a life in the deal?"""
LIVES: Final = Mechanism("lives-lost")
"""How many lives does it lose? Who knocks and is surpassed loses two (T31-41)."""


class Imagined(NamedTuple):
    """An imagined deal and its luck."""

    world: World
    luck: int


def evaluate(request: ReviewRequest, rng: Random, hurried: Hurried) -> Evidence | None:
    """Return what the acts of a seat come to, as chances of the partie."""
    view = trente_et_un_view(request.decision.view)
    acts = list(request.decision.offers)
    if view.seat is None or len(acts) < 2:
        return None
    beliefs = _beliefs(view, request.decision.history, rng)
    facts = facts_of_part(features.facts_of(view, acts), attrgetter("world"))
    return gathered(
        Trial(
            unit="partie",
            acts=acts,
            draw=lambda number: Imagined(beliefs.world_of(number, GUESSED), number),
            play=_played(view, acts),
            stages=stages_for(view.options.players),
            checks=(Check(1, CHECKED),),
            facts=facts,
            concerns=features.concerns_of(facts, acts),
            mechanisms=(LOSES, LIVES),
        ),
        request,
        rng,
        hurried,
    )


def imagined(request: DecisionRequest, number: int) -> Hands:
    """Return the hands of the imagined deal of a number, and the next card of the stock."""
    view = trente_et_un_view(request.view)
    world = _beliefs(view, request.history, Random()).world_of(number, GUESSED)
    return {**{hand(seat): cards_in(held) for seat, held in enumerate(world.hands)}, STOCK: tuple(world.stock[-1:])}


def reshuffle(state: AnyState, rng: Random) -> None:
    """Mix the stock anew, unless somebody has to choose between packets that lie there."""
    assert isinstance(state, TrenteEtUnState)
    if state.phase != "dealer_choice":
        state.pack = (*rng.sample(state.stock, state.left), *state.pack[state.left :])


def _beliefs(view: TrenteEtUnView, history: tuple[Event, ...], rng: Random) -> Beliefs:
    own = Random(rng.getrandbits(64))
    return Beliefs(view, own, reading_of(view, history, own, SPAN), guesses=0)


def stages_for(players: int) -> tuple[int, ...]:
    """Return the stages, fewer at large tables."""
    most = min(STAGES[-1], HANDS // players)
    return (*(stage for stage in STAGES if stage < most), most)


def _played(view: TrenteEtUnView, acts: list[Action]) -> Callable[[Imagined, Action | None, int], Course]:
    """Return what plays an imagined deal on after an act."""
    luck = Random(0)
    policy = policy_of(stakes_of(view)) if is_planned(view.options) else None
    boldness = CLOSES_LATER if is_36(view.options) else KNOCKS_EARLIER
    rests = (rest_of_deal(view, luck, policy), rest_of_deal(view, luck, None, boldness))
    ways = tuple(tries(view, acts, rest) for rest in rests)

    def play(imagined: Imagined, action: Action | None, way: int) -> Course:
        assert action is not None
        luck.seed(imagined.luck)
        value = ways[way][action](imagined.world)
        lost = rests[way].lost
        return Course(value, (float(lost > 0), float(lost)))

    return play
