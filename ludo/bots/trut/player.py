"""The graded players of Trut.

Expert and Fort know the solved strategy where two play; Fort plays every score as if the partie had just begun, and
follows too many truts. Where four play, the Expert goes by measured odds (`partners`), and Fort by the rules of thumb
of `baseline`. Amateur and beginner follow rules of their own (`casual`).
"""

from random import Random
from typing import Final

from ludo.bots.contract import DecisionRequest, Evaluation, evaluation_of
from ludo.bots.effort import Hurried
from ludo.bots.trut import baseline, casual, duel, sense, tables
from ludo.bots.trut.forecast import Forecast
from ludo.bots.trut.partners import Partner
from ludo.engine.actions import Action
from ludo.engine.places import hand
from ludo.games.trut.actions import GO
from ludo.games.trut.scoring import NO_SCORES
from ludo.games.trut.view import TrutView, trut_view

FORECASTS: Final = 150
"""Deals played out for each offer where two play."""


def choose(request: DecisionRequest, rng: Random, hurried: Hurried) -> Action | None:
    """The action of a seat of Trut, by the level that the request names."""
    view = trut_view(request.view)
    known = duel.duel_of(view, request.history) if view.options.players == 2 else None
    if request.level in casual.TEMPERS:
        action = casual.choose(request, rng)
    elif known is not None and is_solved(view, known):
        curious = request.level == "fort" and view.facts.phase == "answer"
        action = casual.curious_answer(view, rng) if curious else duel.draw(_chances(request, view, known), rng)
    elif view.options.players == 4 and request.level == "expert":
        action = Partner(view, rng).best(request)
    else:
        action = baseline.choose(request, rng)
    return sense.corrected(view, known, action)


def chances(request: DecisionRequest) -> duel.Chances:
    """Return what the solved strategy does at a table of two, and how likely."""
    view = trut_view(request.view)
    return _chances(request, view, duel.duel_of(view, request.history))


def _chances(request: DecisionRequest, view: TrutView, known: duel.Duel) -> duel.Chances:
    assert view.seat is not None
    if known.phase == "fortial" and view.options.fortial_stake == "donne":
        return [(GO, 1.0)]
    strategy = known.strategy
    if request.level == "fort" and view.facts.fortial is None:
        strategy = tables.strategy(NO_SCORES)
    return duel.chances(known, strategy, request.offers, view.known(hand(view.seat)), request.must)


def evaluate(request: DecisionRequest, rng: Random, hurried: Hurried) -> Evaluation:
    """Return the chance to win the partie after each offer; a single rough value where the strategy is not solved."""
    view = trut_view(request.view)
    known = duel.duel_of(view, request.history) if view.options.players == 2 else None
    if known is not None and is_solved(view, known):
        forecast = Forecast(known, rng)
        return evaluation_of(
            "partie", forecast.values(request, FORECASTS if request.budget is None else min(request.budget, FORECASTS))
        )
    return evaluation_of("partie", [(action, [value]) for action, value in Partner(view, rng).values(request)])


def is_solved(view: TrutView, known: duel.Duel) -> bool:
    """Return if the tables hold: a deal without a trut must count, and its winner must not be certain yet (TRU-65)."""
    return view.options.untruted_donne_points == 1 and not known.line.is_decided()
