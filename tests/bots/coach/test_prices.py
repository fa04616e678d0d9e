"""Prices from paired deals: chosen on one half and priced on the other, marked only for sure."""

from random import Random
from statistics import mean
from typing import get_args

import pytest

from ludo.bots.coach.appraisal import appraisal_of
from ludo.bots.coach.prices import AS_GOOD, MARKED, MARKS, STAKES, Price, mark_of, priced
from ludo.bots.contract import Evidence, Unit
from ludo.bots.estimates import Estimate
from ludo.engine.actions import PLAYS

ONE, TWO, THREE = PLAYS[0], PLAYS[1], PLAYS[2]


def noisy(rng: Random, means: tuple[float, ...], deals: int, noise: float) -> Evidence:
    values = tuple(tuple(rng.gauss(value, noise) for _ in range(deals)) for value in means)
    return Evidence("partie", (ONE, TWO, THREE)[: len(means)], values)


def test_equal_acts_cost_nothing_on_average() -> None:
    """Choosing and pricing on the same deals would make them cost 0.08 here."""
    rng = Random(1)
    costs = []
    for _ in range(400):
        price = priced(noisy(rng, (0.5, 0.5, 0.5), 50, 0.5), ONE)
        assert price is not None
        costs.append(price.cost.value)
    assert abs(mean(costs)) < 0.015


def test_an_interval_holds_the_true_cost() -> None:
    rng = Random(2)
    inside = 0
    for _ in range(400):
        price = priced(noisy(rng, (0.6, 0.4), 60, 0.3), TWO)
        assert price is not None
        inside += price.cost.low <= 0.2 <= price.cost.high
    assert inside >= 400 * 0.91


@pytest.mark.parametrize("means", [(0.5, 0.5, 0.5), (0.52, 0.5, 0.51), (0.55, 0.5, 0.54)])
def test_an_interval_holds_the_true_cost_where_acts_are_nearly_equal(means: tuple[float, ...]) -> None:
    """Each half of the deals may find another act best, which moves the price by more than the deals alone do."""
    rng = Random(5)
    inside = 0
    for _ in range(600):
        price = priced(noisy(rng, means, 120, 0.4), TWO)
        assert price is not None
        inside += price.cost.low <= max(means) - means[1] <= price.cost.high
    assert inside >= 600 * 0.93


def test_luck_that_all_acts_share_does_not_widen_the_interval() -> None:
    rng = Random(3)
    luck = [rng.random() for _ in range(40)]
    values = (tuple(luck), tuple(value - 0.05 for value in luck))
    price = priced(Evidence("partie", (ONE, TWO), values), TWO)
    assert price is not None
    assert price.cost == pytest.approx((0.05, 0.05, 0.05), abs=0.005)
    assert price.best == ONE


@pytest.mark.parametrize(("cost", "mark"), [(0.005, None), (0.02, "slip"), (0.05, "mistake"), (0.2, "blunder")])
def test_marks_go_by_the_lower_end(cost: float, mark: str | None) -> None:
    rng = Random(4)
    luck = [rng.random() for _ in range(40)]
    price = priced(Evidence("partie", (ONE, TWO), (tuple(luck), tuple(v - cost for v in luck))), TWO)
    assert price is not None
    assert mark_of(price, "partie") == mark


def test_every_unit_is_marked_by_the_same_share_of_what_is_at_stake_and_not_below_what_can_be_told() -> None:
    units = get_args(Unit)
    assert set(STAKES) == set(units) == set(AS_GOOD)
    for mark, share in zip(MARKS, MARKED, strict=True):
        for unit in units:
            cost = 1.001 * share * STAKES[unit]
            price = Price(Estimate(cost, cost, cost), ONE, True)
            assert mark_of(price, unit) == mark
            assert mark_of(price, unit, 2 * cost) is None


def test_nothing_is_marked_where_another_way_of_playing_on_disagrees() -> None:
    better, worse = (1.0,) * 20, (0.5,) * 20
    evidence = Evidence("partie", (ONE, TWO), (better, worse), second=(worse, better))
    price = priced(evidence, TWO)
    assert price is not None
    assert price.agrees is False
    assert mark_of(price, "partie") is None


def test_acts_given_up_early_are_compared_as_far_as_they_went() -> None:
    rng = Random(5)
    values = (tuple(rng.random() for _ in range(60)), tuple(rng.random() for _ in range(60)), (-1.0,) * 10)
    price = priced(Evidence("partie", (ONE, TWO, THREE), values), THREE)
    assert price is not None
    assert price.cost.low > 0.8


def test_what_was_never_seen_may_still_be() -> None:
    """What loses in two deals of a hundred may never do so in forty."""
    rng = Random(6)
    inside = 0
    for _ in range(300):
        worse = tuple(0.0 if rng.random() < 0.02 else 1.0 for _ in range(40))
        swung = (0.0,) + (1.0,) * 39
        price = priced(Evidence("partie", (ONE, TWO, THREE), ((1.0,) * 40, worse, swung)), TWO)
        assert price is not None
        inside += price.cost.low <= 0.02 <= price.cost.high
    assert inside >= 300 * 0.93


def test_too_few_deals_price_nothing() -> None:
    assert priced(Evidence("partie", (ONE, TWO), ((1.0,) * 4, (0.0,) * 4)), TWO) is None


def test_what_was_counted_out_has_no_interval() -> None:
    evidence = Evidence("partie", (ONE, TWO), ((1.0, 0.0), (0.0, 1.0)), weights=(0.75, 0.25))
    price = priced(evidence, TWO)
    assert price is not None
    assert price.cost == pytest.approx((0.5, 0.5, 0.5))
    assert mark_of(price, "partie") == "blunder"


FEW, MANY = 24, 200


def verdicts(evidence: Evidence) -> list[str]:
    """What is said of the acts other than the best one, best first."""
    found = appraisal_of(evidence)
    assert found is not None
    said = {True: "worse", False: "not compared long enough"}
    costs = list(enumerate(each.cost for each in found.acts))[1:]
    return ["as good" if place in found.equal else said[cost.low > 0] for place, cost in costs]


@pytest.mark.parametrize("mean", [-8.0, -1.0, -0.2])
def test_an_act_that_was_given_up_early_is_not_as_good_however_wide_its_interval(mean: float) -> None:
    """So said of "Bid 9", which cost 8 chips: in 24 deals anything may have happened that brings 60."""
    rng = Random(7)
    values = tuple(rng.gauss(0.0, 2.0) for _ in range(MANY))
    given_up = tuple(value + mean + 30.0 * (-1) ** (deal // 2) for deal, value in enumerate(values[:FEW]))
    assert verdicts(Evidence("chips", (ONE, TWO), (values, given_up))) == ["not compared long enough"]


@pytest.mark.parametrize(
    ("deals", "noise", "said"),
    [
        (MANY, 0.0, "as good"),  # the same in every deal
        (12, 0.0, "not compared long enough"),
        (4 * MANY, 0.02, "as good"),
        (FEW, 0.3, "not compared long enough"),
    ],
)
def test_an_act_is_as_good_once_its_whole_interval_lies_within_the_threshold(
    deals: int, noise: float, said: str
) -> None:
    rng = Random(8)
    values = tuple(rng.random() for _ in range(deals))
    other = tuple(value + rng.gauss(0.0, noise) for value in values)
    assert verdicts(Evidence("partie", (ONE, TWO), (values, other))) == [said]


def test_what_surely_costs_something_is_worse_however_little_it_is() -> None:
    values = tuple(Random(9).random() for _ in range(MANY))
    less = tuple(value - 0.01 for value in values)
    assert verdicts(Evidence("partie", (ONE, TWO), (values, less))) == ["worse"]


def test_what_was_counted_out_is_as_good_or_worse_and_nothing_is_open() -> None:
    evidence = Evidence("partie", (ONE, TWO, THREE), ((1.0, 0.0), (0.5, 1.5), (0.0, 0.0)), weights=(0.75, 0.25))
    assert verdicts(evidence) == ["as good", "worse"]
