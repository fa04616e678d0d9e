"""The appraisal of a decision: what is kept of its evidence, small enough to be stored by the thousand."""

from dataclasses import replace
from random import Random
from typing import Final, NamedTuple

from ludo.bots.coach.prices import Mark, Price, deals_of, is_as_good, mark_of, priced, worth
from ludo.bots.coach.principles import Explanation, Told
from ludo.bots.coach.reasons import Reason, reasons_of
from ludo.bots.coach.typical_deals import Typical, shown, typical_of
from ludo.bots.contract import DecisionRequest, Evidence, ReviewRequest, Unit, luck_of
from ludo.bots.effort import Hurried, Limited, never
from ludo.bots.estimates import Estimate
from ludo.bots.registry import players_of
from ludo.engine.actions import Action

EVALUATED: Final = "expert"
"""The level that a decision is priced for, whoever took it."""


class ActPrice(NamedTuple):
    """An act, what it is worth in the unit, and what it costs against the best one."""

    act: Action | None
    worth: Estimate
    cost: Estimate


class Appraisal(NamedTuple):
    """The appraisal of a decision.

    acts: best first, the act that was done among them; done: its place there (None for a hint); mark: None where
    nothing is marked; agrees: does another way of playing on agree (for a hint: that the next best
    act is worse); equal: the places of the acts that are shown to be as good as
    the best one, it among them. reasons: why what is marked cost so much (for a hint: why the next best act does), what
    tells most first; principle: what a teacher would say of that; typical: deals that
    show it.
    """

    unit: Unit
    acts: tuple[ActPrice, ...]
    deals: int
    done: int | None = None
    mark: Mark | None = None
    agrees: bool | None = None
    equal: tuple[int, ...] = ()
    reasons: tuple[Reason, ...] = ()
    typical: Typical = Typical()
    principle: Explanation | None = None

    @property
    def next_best(self) -> int | None:
        """The place of the best act that is surely worse than the best one; None if none is."""
        return next((place for place in range(1, len(self.acts)) if self.is_worse(place)), None)

    @property
    def exact(self) -> bool:
        """Is nothing left to luck: were these all the deals that there are?"""
        return all(each.cost.low == each.cost.high for each in self.acts)

    def is_right(self, place: int) -> bool:
        """Is an act shown to be as good as the best one?"""
        return place == 0 or place in self.equal

    def is_open(self, place: int) -> bool:
        """Was an act not compared long enough to tell if it is as good as the best one or worse?"""
        return not self.is_right(place) and self.acts[place].cost.low <= 0

    def is_worse(self, place: int) -> bool:
        """Is an act surely worse than the best one?"""
        return not self.is_right(place) and self.acts[place].cost.low > 0


def appraise(request: ReviewRequest, hurried: Hurried = never) -> Appraisal | None:
    """Return what a decision cost; None where it is not priced, or where it was hurried before it could be."""
    if request.seconds is not None:
        hurried = Limited(hurried, request.seconds)
    evidence = evidence_of(request, hurried)
    found = None if evidence is None else appraisal_of(evidence, request.done, request.decision)
    return None if found is None else found._replace(typical=shown(found.typical, request.decision))


def evidence_of(request: ReviewRequest, hurried: Hurried = never) -> Evidence | None:
    """Return what each act came to; the same request always gets the same evidence."""
    evaluator = players_of(request.decision.view.game).evaluator
    return None if evaluator is None else evaluator()(request, evaluation_luck(request.decision), hurried)


def evaluation_luck(decision: DecisionRequest) -> Random:
    """Return the random numbers of a decision's evidence: the same whatever level is asked."""
    return luck_of(replace(decision, level=EVALUATED, budget=None))


def appraisal_of(
    evidence: Evidence, done: tuple[Action | None, ...] = (), decision: DecisionRequest | None = None
) -> Appraisal | None:
    """Return what is kept of evidence; None if too few deals were imagined. decision: what principles are read from."""
    prices = [(act, priced(evidence, act)) for act in evidence.acts]
    rows: list[tuple[ActPrice, Price]] = []
    for act, price in prices:
        if price is None:
            return None
        rows.append((ActPrice(act, worth(evidence, act), price.cost), price))
    best = rows[0][1].best
    rows.sort(key=lambda found: (found[0].act != best, -found[0].worth.value))
    acts = tuple(row for row, _ in rows)
    unit = evidence.unit
    equal = tuple(place for place, row in enumerate(acts) if place == 0 or is_as_good(unit, row.cost))
    if not done:
        found = Appraisal(unit, acts, deals_of(evidence), equal=equal)
        return found if found.next_best is None else _explained(found, evidence, rows[found.next_best][1], decision)
    place = [row.act for row in acts].index(done[0])
    price = rows[place][1]
    mark = mark_of(price, unit, evidence.least)
    found = Appraisal(unit, acts, deals_of(evidence), place, mark, price.agrees, equal)
    if mark is None:
        return found
    found = _reasoned(found, evidence, price, done[0], decision)
    return found._replace(typical=typical_of(evidence, price.best, done[0], found.reasons))


def _explained(found: Appraisal, evidence: Evidence, price: Price, decision: DecisionRequest | None) -> Appraisal:
    """Return an appraisal with why the next best act is worse. No reason where another way of playing on was not asked,
    or disagrees."""
    found = found._replace(agrees=price.agrees)
    if found.next_best is None or not price.agrees:
        return found
    return _reasoned(found, evidence, price, found.acts[found.next_best].act, decision)


def _reasoned(
    found: Appraisal, evidence: Evidence, price: Price, act: Action | None, decision: DecisionRequest | None
) -> Appraisal:
    """Return an appraisal with why an act is worse; a fact by which a principle matters comes before any other one."""
    reasons = reasons_of(evidence, price.best, act)
    principles = None if decision is None else players_of(decision.view.game).principles
    if decision is None or principles is None:
        return found._replace(reasons=reasons)
    explained = Told(principles(), decision.view, decision.history).explanation(evidence, price.best, act)
    if explained is None:
        return found._replace(reasons=reasons)
    principle, where = explained
    if where is not None:
        reasons = (where, *(each for each in reasons if each.kind != where.kind))
    return found._replace(reasons=reasons, principle=principle)
