"""The graded players of Tripoli: they differ in stage three, in what they make of their poker hand, and in trade."""

from random import Random
from typing import Final

from ludo.bots.contract import DecisionRequest, Evaluation, evaluation_of
from ludo.bots.effort import Hurried, Strength
from ludo.bots.tripoli import baseline, leads
from ludo.engine.actions import Action, Play
from ludo.games.tripoli.actions import CHECK
from ludo.games.tripoli.view import tripoli_view

STRENGTHS: Final = {"fort": Strength(8, reads=False), "expert": Strength(60, reads=True)}


def choose(request: DecisionRequest, rng: Random, hurried: Hurried) -> Action | None:
    """The action of a seat of Tripoli, by the level that the request names."""
    if request.level == "debutant":
        return _beginner(request, rng)
    found = evaluate(request, rng, hurried) if request.level in STRENGTHS else None
    return baseline.choose(request, rng) if found is None else found.offers[0].action


def evaluate(request: DecisionRequest, rng: Random, hurried: Hurried) -> Evaluation | None:
    """What each lead of stage three gains until the end of the deal, in chips; None in the other stages."""
    if tripoli_view(request.view).facts.phase != "michigan" or len(list(request.offers)) < 2:
        return None
    worlds, reads = STRENGTHS[request.level]
    return evaluation_of("chips", leads.values(request, rng, worlds, reads, hurried))


def _beginner(request: DecisionRequest, rng: Random) -> Action | None:
    """Lead the lowest card and never bet; trade, bids and calls by the rules of thumb."""
    match tripoli_view(request.view).facts.phase:
        case "michigan":
            return min((lead for lead in request.offers if isinstance(lead, Play)), key=lambda lead: lead.card % 13)
        case "poker" if CHECK in request.offers:
            return CHECK
        case _:
            return baseline.choose(request, rng)
