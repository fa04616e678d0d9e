"""The graded players of Trut.

Expert and Fort know the solved strategy where two play; Fort plays every score as if the partie had just begun, and
follows too many truts. Where four play, the Expert goes by measured odds (`partners`), and Fort by the rules of thumb
of `baseline`. Amateur and beginner follow rules of their own (`casual`).
"""

from operator import mul
from random import Random

from ludo.bots.contract import DecisionRequest, Evaluation, Valued, evaluation_of
from ludo.bots.effort import Hurried
from ludo.bots.estimates import Estimate
from ludo.bots.trut import baseline, blunder_guard, casual, exact_values, strategy_file, two_player
from ludo.bots.trut.forecast import Forecast
from ludo.bots.trut.partners import Partner
from ludo.engine.actions import Action
from ludo.engine.places import hand
from ludo.games.trut.actions import GO
from ludo.games.trut.scoring import NO_SCORES
from ludo.games.trut.view import TrutView, trut_view


def choose(request: DecisionRequest, rng: Random, hurried: Hurried) -> Action | None:
    """Return the action of a seat of Trut, by the level that the request names."""
    view = trut_view(request.view)
    known = two_player.duel_of(view, request.history) if view.options.players == 2 else None
    if request.level in casual.TEMPERS:
        action = casual.choose(request, rng)
    elif known is not None and is_solved(view, known):
        action = _solved(request, view, known, rng)
    elif view.options.players == 4 and request.level == "expert":
        action = Partner(view, rng).best(request)
    else:
        action = baseline.choose(request, rng)
    return blunder_guard.corrected(view, known, action)


def _solved(request: DecisionRequest, view: TrutView, known: two_player.Duel, rng: Random) -> Action | None:
    """Return what a seat of two does that knows the strategy; who has left it goes on as well as they can."""
    if request.level == "fort" and view.facts.phase == "answer":
        return casual.curious_answer(view, rng)
    if request.level == "expert" and is_counted(view, known) and not Forecast(known).is_learned():
        return _counted_out(known, request).offers[0].action
    return two_player.draw(_chances(request, view, known), rng)


def chances(request: DecisionRequest) -> two_player.Chances:
    """Return what the solved strategy does at a table of two, and how likely."""
    view = trut_view(request.view)
    return _chances(request, view, two_player.duel_of(view, request.history))


def _chances(request: DecisionRequest, view: TrutView, known: two_player.Duel) -> two_player.Chances:
    assert view.seat is not None
    if known.phase == "fortial" and view.options.fortial_stake == "donne":
        return [(GO, 1.0)]
    strategy = known.strategy
    if request.level == "fort" and view.facts.fortial is None:
        strategy = strategy_file.strategy(NO_SCORES)
    return two_player.chances(known, strategy, request.offers, view.known(hand(view.seat)), request.must)


def evaluate(request: DecisionRequest, rng: Random, hurried: Hurried) -> Evaluation:
    """Return the chance to win the partie after each offer; a single rough value where the strategy is not solved."""
    view = trut_view(request.view)
    known = two_player.duel_of(view, request.history) if view.options.players == 2 else None
    if known is not None and is_solved(view, known):
        return _counted_out(known, request)
    return evaluation_of("partie", [(action, [value]) for action, value in Partner(view, rng).values(request)])


def _counted_out(known: two_player.Duel, request: DecisionRequest) -> Evaluation:
    """Return the exact chance to win the partie after each offer, best first."""
    acts: list[Action | None] = [*request.offers, *([] if request.must else [None])]
    found = exact_values.counted(known, acts)
    assert found is not None
    worths = [sum(map(mul, row, found.weights)) for row in found.rows]
    offers = [Valued(act, Estimate(worth, worth, worth)) for act, worth in zip(acts, worths, strict=True)]
    return Evaluation("partie", tuple(sorted(offers, key=lambda offer: -offer.value.value)))


def is_solved(view: TrutView, known: two_player.Duel) -> bool:
    """Return if the tables hold: a deal without a trut must count, and its winner must not be certain yet (TRU-65)."""
    return view.options.untruted_donne_points == 1 and not known.line.is_decided()


def is_counted(view: TrutView, known: two_player.Duel) -> bool:
    """Return if the solved strategy says what becomes of everything: if a fortial is played for a trut."""
    return is_solved(view, known) and (view.facts.fortial is None or view.options.fortial_stake == "trut")
