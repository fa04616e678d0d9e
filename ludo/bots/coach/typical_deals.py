"""Typical imagined deals: in which it matters what was done, and in which it does not."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from ludo.bots.coach.reasons import Reason, facts, gaps_of
from ludo.bots.contract import DecisionRequest, Evidence, Hands
from ludo.bots.registry import players_of
from ludo.engine.actions import Action

SHOWN: Final = 2
"""In how many of the deals shown it matters."""


class Typical(NamedTuple):
    """Deals by the number from which each is drawn again (`Evidence.worlds`): in which it matters, and in which not.

    hands: who holds what in each of them, first those in which it matters; empty where a game cannot show it.
    """

    matters: tuple[int, ...] = ()
    otherwise: tuple[int, ...] = ()
    hands: tuple[Hands, ...] = ()


def typical_of(evidence: Evidence, best: Action | None, done: Action | None, reasons: Sequence[Reason]) -> Typical:
    """Return deals that show what an act cost: those nearest to what it costs where it matters, and one of the others.

    Where there is a fact among the reasons, it holds in the former and not in the latter.
    """
    gaps = gaps_of(evidence.values, evidence, best, done)
    matters = _matters(evidence, gaps, reasons)
    places = [place for place, held in enumerate(matters) if held and gaps[place] > 0]
    if not places:
        return Typical()
    cost = sum(gaps[place] for place in places) / len(places)
    nearest = sorted(places, key=lambda place: abs(gaps[place] - cost))[:SHOWN]
    others = [place for place, held in enumerate(matters) if not held]
    least = min(others, key=lambda place: abs(gaps[place]), default=None)
    return Typical(
        tuple(evidence.worlds[place] for place in nearest),
        () if least is None else (evidence.worlds[least],),
    )


def hands_in(decision: DecisionRequest, number: int) -> Hands | None:
    """Return the cards of the imagined deal of a number by where they lie; None where a game cannot show it."""
    imagine = players_of(decision.view.game).imagine
    if imagine is None:
        return None
    return {place: cards for place, cards in imagine()(decision, number).items() if cards}


def shown(typical: Typical, decision: DecisionRequest) -> Typical:
    """Return typical deals with the hands that are imagined in them."""
    hands = [hands_in(decision, number) for number in (*typical.matters, *typical.otherwise)]
    return typical._replace(hands=tuple(each for each in hands if each is not None))


def _matters(evidence: Evidence, gaps: Sequence[float], reasons: Sequence[Reason]) -> Sequence[bool]:
    said = next(((each.code, each.details, each.holds) for each in reasons if each.kind == "fact"), None)
    for candidate in facts(evidence, gaps):
        if (*candidate.of, candidate.holds) == said:
            return candidate.matters
    return [gap > 0 for gap in gaps]
