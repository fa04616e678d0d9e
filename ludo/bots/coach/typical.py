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
    """Deals by the number from which each is drawn again (`Evidence.worlds`): in which it matters, and in which not."""

    matters: tuple[int, ...] = ()
    otherwise: tuple[int, ...] = ()


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
    """Return the hands by seat of the imagined deal of a number; None where a game cannot show it."""
    imagine = players_of(decision.view.game).imagine
    return None if imagine is None else imagine()(decision, number)


def _matters(evidence: Evidence, gaps: Sequence[float], reasons: Sequence[Reason]) -> Sequence[bool]:
    said = next(((each.code, each.details, each.holds) for each in reasons if each.kind == "fact"), None)
    for candidate in facts(evidence, gaps):
        if (*candidate.of, candidate.holds) == said:
            return candidate.matters
    return [gap > 0 for gap in gaps]
