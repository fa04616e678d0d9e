"""Principles: rules of thumb that a position shows, and the one that explains why an act is worse than another.

A *rule* may advise: in decisions that were not used to write it the act that it prefers is better in four of five and
more. A *cause* only explains a mark by its evidence; who obeyed it would lose (`python -m benchmarks.principles`).
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final, NamedTuple, get_args

from ludo.bots.coach.reasons import FEW, RARE, Reason, Split, gaps_of, lead, split_of
from ludo.bots.contract import Act, Basis, Evidence, Fact, Principle, PrincipleKind, Principles
from ludo.bots.estimates import Z95
from ludo.engine.cards import Card
from ludo.engine.events import Event
from ludo.engine.views import AnyView

BASES: Final[tuple[Basis, ...]] = get_args(Basis)
"""What principles go by: of two with equal evidence the one is said that comes first here."""
HALF: Final = 0.5
"""The least part of a cost that a principle explains."""
SHOWN: Final = 0.05
"""How much more a principle counts of which the cards show where it matters."""


class Explanation(NamedTuple):
    """The principle that explains why an act is worse: its id and kind, and the cards that one should look at."""

    id: str
    kind: PrincipleKind
    cards: tuple[Card, ...] = ()


@dataclass
class Told:
    """A decision as its seat was told of it, beside the principles of its game."""

    known: Principles
    view: AnyView
    history: Sequence[Event]

    @cached_property
    def position(self) -> Any:
        """The position that principles go by; None where none applies."""
        return self.known.position(self.view, self.history)

    def speaking(self, act: Act, other: Act) -> list[Principle[Any]]:
        """Return the principles that speak against an act and for the other one, and not the reverse."""
        spot = self.position
        every = self.known.every if spot is not None else ()
        return [each for each in every if each.against(spot, act, other) and not each.against(spot, other, act)]

    def advice(self, act: Act, others: Iterable[Act]) -> Explanation | None:
        """Return the rule that speaks for an act, and against most of the others; None if none does."""
        spoken: dict[Explanation, float] = {}
        doubted: set[str] = set()
        for other in others:
            doubted |= {each.id for each in self.speaking(act, other)}
            for each in self.speaking(other, act):
                found = Explanation(each.id, each.kind, self._cards(each, act, other))
                spoken[found] = spoken.get(found, -BASES.index(each.basis) / len(BASES)) + 1
        kept = [found for found in spoken if found.kind == "rule" and found.id not in doubted]
        return max(kept, key=spoken.__getitem__, default=None)

    def explanation(self, evidence: Evidence, best: Act, done: Act) -> tuple[Explanation, Reason | None] | None:
        """Return the principle that explains best why an act is worse, and where it matters if not everywhere.

        Evidence comes before what principles go by.
        """
        found: list[tuple[float, int, Explanation, Reason | None]] = []
        for each in self.speaking(done, best):
            strength, reason = _shown(each, self.position, evidence, best, done)
            if strength > 0:
                explanation = Explanation(each.id, each.kind, self._cards(each, done, best))
                found.append((-round(strength, 1), BASES.index(each.basis), explanation, reason))
        return min(found, key=lambda one: one[:2])[2:] if found else None

    def _cards(self, each: Principle[Any], act: Act, other: Act) -> tuple[Card, ...]:
        return each.cards(self.position, act, other) if each.cards is not None else ()


def _shown(
    each: Principle[Any], position: object, evidence: Evidence, best: Act, done: Act
) -> tuple[float, Reason | None]:
    """Return how much a principle explains, 0 if too little, and where it matters if not everywhere.

    What is certain holds in every deal. What the cards show comes next; then a rule that it costs much to break.
    """
    gaps = gaps_of(evidence.values, evidence, best, done)
    total = _mean(gaps, evidence.weights)
    if total <= 0:
        return 0.0, None
    if each.basis == "certain":
        return (1.0 + SHOWN if min(gaps) >= 0 else 0.0), None
    if each.condition is not None:
        fact, holds = each.condition(position, done, best)
        split = _split(evidence, fact, holds, best, done)
        if split is not None:
            return 1 - max(split.otherwise, 0.0) / split.total + SHOWN, Reason("fact", *fact, holds, *split)
    if each.kind == "cause":
        return 0.0, None
    breaking = [act for act in evidence.acts if act == done or (act != best and each.against(position, act, best))]
    costs = [_mean(gaps_of(evidence.values, evidence, best, act), evidence.weights) for act in breaking]
    least = sum(costs) / len(costs)
    return (HALF * min(least / total, 1.0) if least >= HALF * total else 0.0), None


def _mean(gaps: Sequence[float], weights: Sequence[float]) -> float:
    if weights:
        return sum(map(lambda gap, weight: gap * weight, gaps, weights)) / sum(weights)
    return sum(gaps) / len(gaps)


def _split(evidence: Evidence, fact: Fact, holds: bool, best: Act, done: Act) -> Split | None:
    """Return what an act costs where a fact holds or fails, and elsewhere; None if that explains too little.

    It must do so on one half of the deals and on the other, and in sign by the other way of playing on.
    """
    if fact not in evidence.facts:
        return None
    gaps = gaps_of(evidence.values, evidence, best, done)
    weights = evidence.weights or (1.0,) * len(gaps)
    matters = [shown == holds for shown in evidence.facts[fact][: len(gaps)]]
    halves = () if evidence.weights else (range(0, len(gaps), 2), range(1, len(gaps), 2))
    for places in halves:
        part = split_of(gaps, weights, matters, places)
        if part is None or not _explains(part) or (places.start and lead(gaps, matters, places) < Z95):
            return None
    split = split_of(gaps, weights, matters, range(len(gaps)))
    if split is None or not _explains(split):
        return None
    second = gaps_of(evidence.second, evidence, best, done) if evidence.second else []
    places = range(min(len(second), len(gaps)))
    held = sum(matters[place] for place in places)
    other = split_of(second, weights, matters, places) if min(held, len(places) - held) >= FEW else None
    return split if other is None or other.cost > other.otherwise else None


def _explains(split: Split) -> bool:
    return RARE <= split.share <= 1 - RARE and split.total > 0 and split.otherwise <= split.total * HALF
