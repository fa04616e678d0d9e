"""Prices of acts, from imagined deals in which every act was played on with the same luck.

The best act is chosen on one half of the deals and priced on the other, and the reverse: choosing and pricing on the
same deals makes prices 10 to 100 % too high.
"""

from collections.abc import Mapping, Sequence
from math import hypot, sqrt
from types import MappingProxyType
from typing import Final, Literal, NamedTuple, TypeAlias

from ludo.bots.contract import Evidence, Unit
from ludo.bots.estimates import Z95, Estimate, mean
from ludo.engine.actions import Action

Mark: TypeAlias = Literal["slip", "mistake", "blunder"]
MARKS: Final[tuple[Mark, ...]] = ("slip", "mistake", "blunder")
"""By how much an act cost, least first."""
MARKED: Final = (0.01, 0.03, 0.08)
"""From which share of what is at stake on an act is so marked: the same in every game."""
STAKES: Final[Mapping[Unit, float]] = MappingProxyType(
    {"partie": 1.0, "year": 3.0, "chips": 100 / 3, "points": 10.0, "lives": 5.0}
)
"""By unit, what is at stake: so much of it counts as much as a partie."""
LEAST_DEALS: Final = 8
"""With fewer imagined deals nothing is priced: an interval from so few says nothing."""

AS_GOOD: Final[Mapping[Unit, float]] = MappingProxyType(
    {unit: round(0.03 * stake, 6) for unit, stake in STAKES.items()}
)
"""By unit, the most that an act may cost by its interval to be called as good as the best one."""
UNSEEN: Final = 10
"""How many times as much acts may differ in a deal that was not imagined, where they differ in none that was."""
ALIKE: Final = 1e-6
"""Acts that differ by less are the same where everything was counted out."""


class Price(NamedTuple):
    """The price of an act against the best one.

    best: the act that is best over all deals; agrees: does another way of playing on say so too, None where none was
    tried.
    """

    cost: Estimate
    best: Action | None
    agrees: bool | None


def priced(evidence: Evidence, done: Action | None) -> Price | None:
    """Return what an act cost; None if too few deals were imagined. Raises ValueError for an act without values."""
    number = evidence.acts.index(done)
    values = evidence.values
    if evidence.weights:
        return _counted(evidence, number)
    if min(map(len, values)) < LEAST_DEALS:
        return None
    best = best_act(values)
    own = values[number]
    differences: list[float] = []
    chosen = [best_act([row[1 - half :: 2] for row in values]) for half in (0, 1)]
    for half, other in enumerate(chosen):
        differences.extend(_differences(values[other], own)[half::2])
    swing = _swing(values[best], values) or UNSEEN * AS_GOOD[evidence.unit]
    cost = _widened(honest(differences or [0.0] * LEAST_DEALS, swing), _differences(*(values[act] for act in chosen)))
    return Price(cost, evidence.acts[best], _agrees(evidence, best, number))


def _counted(evidence: Evidence, number: int) -> Price:
    """Return what an act costs where all deals were counted out."""
    worths = [_weighed(row, evidence.weights) for row in evidence.values]
    most = max(worths)
    best = worths.index(most)
    gap = most - worths[number]
    return Price(Estimate(gap, gap, gap), evidence.acts[best], _agrees(evidence, best, number))


def _weighed(row: Sequence[float], weights: Sequence[float]) -> float:
    return sum(value * weight for value, weight in zip(row, weights, strict=True))


def best_act(values: Sequence[Sequence[float]]) -> int:
    """Return the number of the act with the highest mean, among those that were not given up."""
    longest = max(map(len, values))
    kept = [number for number, row in enumerate(values) if len(row) == longest]
    return max(kept, key=lambda number: sum(values[number]))


def is_as_good(unit: Unit, cost: Estimate) -> bool:
    """Is an act shown to be as good as the best one: does the whole interval of its cost lie within the threshold?

    What surely costs something is worse, however little that is.
    """
    least = AS_GOOD[unit]
    return -least <= cost.low <= ALIKE and cost.high <= least


def mark_of(price: Price, unit: Unit, least: float = 0.0) -> Mark | None:
    """Return how an act is marked: by the lower end of its cost, and only if another way of playing on agrees.

    least: below this costs cannot be told in the game.
    """
    if price.agrees is False or price.cost.low < least:
        return None
    share = price.cost.low / STAKES[unit]
    reached = [mark for mark, from_there in zip(MARKS, MARKED, strict=True) if share >= from_there]
    return reached[-1] if reached else None


def _differences(better: Sequence[float], worse: Sequence[float]) -> list[float]:
    """Return by deal by how much an act is better than another one, as far as both were played on."""
    return [one - two for one, two in zip(better, worse, strict=False)]


def honest(differences: Sequence[float], swing: float) -> Estimate:
    """Return a mean difference, its interval wide enough for what is too rare to have been seen.

    swing: the largest difference of two acts in one deal. It counts as seen once in either direction, much as the rule
    of three has it; the normal interval alone is empty where all deals agree.
    """
    value, low, _ = mean(differences)
    half = hypot(value - low, Z95 * sqrt(2) * swing / len(differences))
    return Estimate(value, value - half, value + half)


def _widened(cost: Estimate, between: Sequence[float]) -> Estimate:
    """Return a cost with what is not known about the best act. between: by deal, how the two that were chosen differ.

    Where each half of the deals finds another act best, the price moves with the choice by more than the deals tell.
    Half of the variance between the two counts, for each has half of the deals.
    """
    value, low, _ = mean(between)
    half = hypot(cost.value - cost.low, (value - low) / sqrt(2))
    return Estimate(cost.value, cost.value - half, cost.value + half)


def _swing(best: Sequence[float], values: Sequence[Sequence[float]]) -> float:
    return max((abs(gap) for row in values for gap in _differences(best, row)), default=0.0)


def _agrees(evidence: Evidence, best: int, done: int) -> bool | None:
    """Return if another way of playing on prefers the same act, in sign; None where that was not tried enough."""
    if best == done or not evidence.second:
        return None
    differences = _differences(evidence.second[best], evidence.second[done])
    if evidence.weights:
        return _weighed(differences, evidence.weights) > 0 if differences else None
    return sum(differences) > 0 if len(differences) >= LEAST_DEALS else None


def worth(evidence: Evidence, act: Action | None) -> Estimate:
    """Return what an act is worth by itself, in the unit of the evidence."""
    row = evidence.values[evidence.acts.index(act)]
    if evidence.weights:
        value = _weighed(row, evidence.weights)
        return Estimate(value, value, value)
    return mean(row)


def deals_of(evidence: Evidence) -> int:
    """Return how many deals were imagined."""
    return max(map(len, evidence.values), default=0)
