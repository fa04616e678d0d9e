"""The graded players of Triomphe and L'As qui pille.

The strong ones imagine hands that fit what they know (`search`); a beginner looks at their own cards, an amateur
follows the rules of thumb of `baseline`.
"""

from random import Random
from typing import Final

from ludo.bots.contract import DecisionRequest, Evaluation, evaluation_of
from ludo.bots.effort import Hurried, Strength
from ludo.bots.triomphe import baseline
from ludo.bots.triomphe.best_reply import BestReply
from ludo.bots.triomphe.search import Search
from ludo.engine.actions import PLAYS, Action
from ludo.games.triomphe.actions import ACCEPT, KEEP
from ludo.games.triomphe.duty import best_card
from ludo.games.triomphe.view import triomphe_view

STRENGTHS: Final = {"fort": Strength(12, reads=False), "expert": Strength(60, reads=True)}


def choose(request: DecisionRequest, rng: Random, hurried: Hurried) -> Action | None:
    """Return the action of a seat of Triomphe, by the level that the request names; the stake is kept."""
    if not request.must:
        return None
    if request.level == "debutant":
        return _beginner(request, rng)
    found = evaluate(request, rng, hurried) if request.level in STRENGTHS else None
    return best_or_usual(found, baseline.choose(request, rng))


def best_or_usual(found: Evaluation | None, usual: Action | None) -> Action | None:
    """Return the best act; the usual one where that is as good, or where nothing was weighed."""
    if found is None or any(usual == action and value == found.offers[0].value for action, value in found.offers):
        return usual
    return found.offers[0].action


def evaluate(request: DecisionRequest, rng: Random, hurried: Hurried) -> Evaluation | None:
    """Return the chance to win the partie after each offer."""
    view, strength = triomphe_view(request.view), STRENGTHS[request.level]
    kind = BestReply if strength.reads and view.options.teams == "individual" else Search
    search = kind(view, rng, strength, request.budget, hurried)
    values = search.values(request)
    return None if values is None else evaluation_of("partie", values)


def _beginner(request: DecisionRequest, rng: Random) -> Action | None:
    """Lay the best card that may win, and the worst where none does; never give a deal away nor refuse one."""
    thought = baseline.Thought(triomphe_view(request.view), rng)
    match thought.facts.phase:
        case "concession":
            return KEEP
        case "answer":
            return ACCEPT
        case "play":
            lawful = thought.lawful()
            beating = thought.beaten_by[best_card(thought.view)]
            wins = any(beating >> card & 1 for card in lawful)
            return PLAYS[(max if wins else min)(lawful, key=thought.value)]
        case _:
            return baseline.choose(request, rng)
