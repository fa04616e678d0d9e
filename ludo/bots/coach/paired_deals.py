"""Trying acts: each is played on in the same imagined deals with the same luck, and given up once it cannot matter."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from math import sqrt
from random import Random
from typing import Final, Generic, NamedTuple, TypeVar

from ludo.bots.coach.prices import best_act, mark_of, priced
from ludo.bots.contract import Evidence, Fact, Mechanism, ReviewRequest, Unit
from ludo.bots.effort import Hurried, iterations
from ludo.engine.actions import Action

WorldT = TypeVar("WorldT")
PartT = TypeVar("PartT")

BEHIND: Final = 3.0
"""How many standard errors behind the best one an act is given up."""
LIKELY: Final = 2.0
"""How many standard errors better than was found an act may be."""
RATHER: Final = 1.0
"""The same where only what is about to be marked goes on."""
UNSEEN: Final = 0.25
"""How much acts may differ in a deal that was not imagined, in chances."""
CHECKED_AT_ONCE: Final = 4
"""How many acts are tried in another way where none was done."""
USUAL: Final = 0
"""The number of the usual way of playing on; others count from 1."""


class Course(NamedTuple):
    """How an imagined deal went on after an act: what it came to, and how much of each mechanism was counted."""

    value: float
    counts: tuple[float, ...] = ()


class Check(NamedTuple):
    """Another way of playing on, by its number, and in how many deals it is tried."""

    way: int
    deals: int


@dataclass(frozen=True, slots=True)
class Trial(Generic[WorldT]):
    """A comparison of acts that a game sets up.

    draw: an imagined deal from its number; play: how it goes on after an act, by the number of the way of playing on.
    stages: after how many deals acts are given up; after the last one all is done. checks: other ways, each tried only
    where all before agree. facts: what is so in an imagined deal; concerns: those that say something of some acts only,
    with these; mechanisms: what `play` counts, in its order.
    least: by how much an act must be likely to be better than what was done, to be tried on; 0 where deals are cheap.
    usual: after so many deals it must be rather likely: the rest is for what is about to be marked.
    """

    unit: Unit
    acts: Sequence[Action | None]
    draw: Callable[[int], WorldT]
    play: Callable[[WorldT, Action | None, int], Course]
    stages: tuple[int, ...]
    checks: tuple[Check, ...] = ()
    facts: Mapping[Fact, Callable[[WorldT], bool]] = field(default_factory=dict)
    concerns: Mapping[Fact, tuple[Action | None, ...]] = field(default_factory=dict)
    mechanisms: tuple[Mechanism, ...] = ()
    least: float = 0.0
    usual: int | None = None


def facts_of_part(
    facts: Mapping[Fact, Callable[[PartT], bool]], part: Callable[[WorldT], PartT]
) -> dict[Fact, Callable[[WorldT], bool]]:
    """Return facts of a part of imagined deals, such as the hands, as facts of the deals."""
    return {fact: partial(_holds, holds, part) for fact, holds in facts.items()}


def _holds(holds: Callable[[PartT], bool], part: Callable[[WorldT], PartT], world: WorldT) -> bool:
    return holds(part(world))


def gathered(trial: Trial[WorldT], request: ReviewRequest, rng: Random, hurried: Hurried) -> Evidence | None:
    """Return what the acts came to; None where there is no choice, or where it was hurried before it could be checked.

    Another way of playing on is tried only for what would be marked; where not one act was done, for all that were not
    given up.
    """
    acts = tuple(dict.fromkeys((*trial.acts, *request.done)))
    if len(acts) < 2:
        return None
    stages = [number * request.effort for number in trial.stages]
    numbers = [rng.getrandbits(48) for _ in range(stages[-1])]
    worlds: list[WorldT] = []
    courses: list[list[Course]] = [[] for _ in acts]
    left = list(range(len(acts)))
    kept = [acts.index(act) for act in request.done]
    for number in iterations(len(numbers), request.decision.budget, hurried):
        worlds.append(trial.draw(numbers[number]))
        for act in left:
            courses[act].append(trial.play(worlds[-1], acts[act], USUAL))
        if number + 1 in stages[:-1]:
            so_far = [[course.value for course in row] for row in courses]
            going_on = contenders(left, so_far, kept)
            if trial.least and len(kept) == 1:
                late = trial.usual is not None and number + 1 >= trial.usual * request.effort
                going_on = dearer(going_on, so_far, kept[0], trial.least, RATHER if late else LIKELY)
            if len(going_on) == 1:
                break
            left = going_on
    values = tuple(tuple(course.value for course in row) for row in courses)
    evidence = Evidence(
        trial.unit,
        acts,
        values,
        least=trial.least,
        facts={fact: tuple(map(holds, worlds)) for fact, holds in trial.facts.items()},
        concerns=trial.concerns,
        mechanisms={
            mechanism: tuple(tuple(course.counts[place] for course in row) for row in courses)
            for place, mechanism in enumerate(trial.mechanisms)
        },
        worlds=tuple(numbers[: len(worlds)]),
    )
    return _checked(trial, request, evidence, worlds, hurried)


def contenders(left: Sequence[int], values: Sequence[Sequence[float]], kept: Sequence[int]) -> list[int]:
    """Return the numbers of the acts that may still be best, and of those that are kept in any case.

    Nothing is left but one if it is the only one kept, or if none is.
    """
    best = max(left, key=lambda act: sum(values[act]))
    return [act for act in left if act == best or act in kept or not _behind(values[best], values[act])]


def dearer(left: Sequence[int], values: Sequence[Sequence[float]], done: int, least: float, errors: float) -> list[int]:
    """Return the numbers of the acts that may be better than what was done by so much, and of this one.

    errors: by how many standard errors it may be better than was found. The deals so far are taken with one more in
    which they differ by `UNSEEN`: a few that end alike prove little.
    """
    return [act for act in left if act == done or _may_lead(values[act], values[done], errors) >= least]


def _may_lead(other: Sequence[float], done: Sequence[float], errors: float) -> float:
    """Return by how much an act may be better than another one."""
    lead, squares = _lead(other, done)
    return lead + errors * sqrt(squares + UNSEEN**2) / len(done)


def _behind(best: Sequence[float], other: Sequence[float]) -> bool:
    lead, squares = _lead(best, other)
    return lead > BEHIND * sqrt(squares) / len(best)


def _lead(better: Sequence[float], worse: Sequence[float]) -> tuple[float, float]:
    """Return the mean by which an act is better than another one, and the sum of the squared deviations from it."""
    gaps = [one - two for one, two in zip(better, worse, strict=True)]
    lead = sum(gaps) / len(gaps)
    return lead, sum([(gap - lead) ** 2 for gap in gaps])


def _checked(
    trial: Trial[WorldT], request: ReviewRequest, evidence: Evidence, worlds: Sequence[WorldT], hurried: Hurried
) -> Evidence | None:
    """Return the evidence with what another way of playing on says: the first that disagrees, or the first of all."""
    tried = _to_check(request, evidence, trial.least)
    one = len(request.done) == 1
    second: tuple[tuple[float, ...], ...] = ()
    for way, deals in (trial.checks if one else trial.checks[:1]) if tried else ():
        rows: list[list[float]] = [[] for _ in evidence.acts]
        for number in iterations(min(deals * request.effort, len(worlds)), None, hurried):
            for act in tried:
                rows[act].append(trial.play(worlds[number], evidence.acts[act], way).value)
        if hurried() and request.done:
            return None
        values = tuple(map(tuple, rows))
        disagrees = one and sum(values[tried[0]]) <= sum(values[tried[1]])
        if disagrees or not second:
            second = values
        if disagrees:
            break
    return replace(evidence, second=second)


def doubtful(evidence: Evidence, done: Sequence[Action | None]) -> list[Action | None]:
    """Return the acts that are tried in another way where all deals were counted out."""
    if len(done) != 1:
        return list(evidence.acts)
    price = priced(evidence, done[0])
    return [] if price is None or mark_of(price, evidence.unit) is None else [price.best, done[0]]


def _to_check(request: ReviewRequest, evidence: Evidence, least: float) -> list[int]:
    """Return the numbers of the acts that are tried in another way: where one was done, the best one and then it.

    Where none was, the best ones. least: what it must surely cost to be tried, where deals are dear.
    """
    if not request.done:
        means = [sum(row) / len(row) for row in evidence.values]
        return sorted(range(len(means)), key=lambda act: -means[act])[:CHECKED_AT_ONCE]
    if len(request.done) != 1:
        longest = max(map(len, evidence.values))
        return [act for act, row in enumerate(evidence.values) if len(row) == longest]
    price = priced(evidence, request.done[0])
    if price is None or price.cost.low <= 0 or price.cost.low < least:
        return []
    return [best_act(evidence.values), evidence.acts.index(request.done[0])]
