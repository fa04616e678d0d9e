"""The graded players of Tripoli: they differ in stage three, in what they make of their poker hand, and in trade."""

from random import Random
from typing import Final

from ludo.bots.contract import DecisionRequest, Evaluation, evaluation_of
from ludo.bots.effort import Hurried, Strength
from ludo.bots.tripoli import baseline, betting, leads
from ludo.engine.actions import Action, Play
from ludo.games.tripoli.actions import AUCTION, CHECK, KEEP, PASS
from ludo.games.tripoli.view import tripoli_view

BETTINGS: Final = 2
"""How many times as many hands are imagined in the poker, where they are cheaper to play out."""
LITTLE: Final = 0.5
"""An amateur bids this part of what the rules of thumb would."""
STRENGTHS: Final = {"fort": Strength(4, reads=False), "expert": Strength(60, reads=True)}


def choose(request: DecisionRequest, rng: Random, hurried: Hurried) -> Action | None:
    """Return the action of a seat of Tripoli, by the level that the request names."""
    if request.level == "debutant":
        return _beginner(request, rng)
    if request.level == "amateur":
        return _amateur(request, rng)
    found = evaluate(request, rng, hurried)
    return baseline.choose(request, rng) if found is None else found.offers[0].action


def evaluate(request: DecisionRequest, rng: Random, hurried: Hurried) -> Evaluation | None:
    """Return the chips that each bet gains until the end of the poker, or each lead until the end of the deal.

    None in other stages, and where there is no choice.
    """
    worlds, reads = STRENGTHS[request.level]
    match tripoli_view(request.view).facts.phase:
        case "poker" if reads:
            return evaluation_of("chips", betting.values(request, rng, BETTINGS * worlds, hurried))
        case "michigan" if len(list(request.offers)) > 1:
            return evaluation_of("chips", leads.values(request, rng, worlds, reads, hurried))
        case _:
            return None


def _beginner(request: DecisionRequest, rng: Random) -> Action | None:
    """Lead the lowest card, never bet first, and keep the hand that was dealt; calls by the rules of thumb."""
    match tripoli_view(request.view).facts.phase:
        case "michigan":
            return min((lead for lead in request.offers if isinstance(lead, Play)), key=lambda lead: lead.card % 13)
        case "poker" if CHECK in request.offers:
            return CHECK
        case "spare" if KEEP in request.offers:
            return KEEP
        case "bid":
            return PASS
        case _:
            return _amateur(request, rng)


def _amateur(request: DecisionRequest, rng: Random) -> Action | None:
    """Play by the rules of thumb, but bid little for the spare hand, and do not offer it for sale."""
    thought = baseline.Thought(tripoli_view(request.view), rng)
    if thought.facts.phase == "bid":
        return thought.bid(request.offers, LITTLE * (thought.average() - thought.worth()))
    usual = baseline.choose(request, rng)
    return KEEP if usual == AUCTION else usual
