"""Prices from paired deals: chosen on one half and priced on the other, marked only for sure."""

from random import Random
from statistics import mean

import pytest

from ludo.bots.coach.prices import mark_of, priced
from ludo.bots.contract import PARTIE_MARKS, Evidence
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
    assert price.equal == (ONE,)


@pytest.mark.parametrize(("cost", "mark"), [(0.005, None), (0.02, "slip"), (0.05, "mistake"), (0.2, "blunder")])
def test_marks_go_by_the_lower_end(cost: float, mark: str | None) -> None:
    rng = Random(4)
    luck = [rng.random() for _ in range(40)]
    price = priced(Evidence("partie", (ONE, TWO), (tuple(luck), tuple(v - cost for v in luck))), TWO)
    assert price is not None
    assert mark_of(price, PARTIE_MARKS) == mark


def test_nothing_is_marked_where_another_way_of_playing_on_disagrees() -> None:
    better, worse = (1.0,) * 20, (0.5,) * 20
    evidence = Evidence("partie", (ONE, TWO), (better, worse), second=(worse, better))
    price = priced(evidence, TWO)
    assert price is not None
    assert price.agrees is False
    assert mark_of(price, PARTIE_MARKS) is None


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
    assert mark_of(price, PARTIE_MARKS) == "blunder"
    assert price.equal == (ONE,)
