"""Estimates, against values worked out by hand."""

from math import inf, log10

import pytest

from ludo.bots.estimates import bradley_terry, mean, quantile, wilson


@pytest.mark.parametrize(
    ("successes", "trials", "low", "high"), [(50, 100, 0.4038, 0.5962), (10, 10, 0.7225, 1.0), (0, 4, 0.0, 0.4899)]
)
def test_the_interval_of_a_share_is_wilsons(successes: float, trials: int, low: float, high: float) -> None:
    found = wilson(successes, trials)
    assert found.value == successes / trials
    assert found[1:] == pytest.approx((low, high), abs=0.0001)


def test_the_interval_of_a_mean_is_two_standard_errors_wide_on_each_side() -> None:
    """2, 4, 4, 6: mean 4, sum of squares 8, variance 8 / 3, standard error the root of 2 / 3 = 0.8165."""
    assert mean([2, 4, 4, 6]) == pytest.approx((4, 4 - 1.96 * 0.8165, 4 + 1.96 * 0.8165), abs=0.0001)


def test_a_single_sample_says_nothing_about_its_spread() -> None:
    assert mean([3.0]) == (3.0, -inf, inf)


def test_equal_samples_leave_no_doubt() -> None:
    assert mean([0.5, 0.5, 0.5]) == (0.5, 0.5, 0.5)


@pytest.mark.parametrize(("share", "expected"), [(0.5, 10), (0.51, 11), (0.95, 19), (1.0, 20), (0.0, 1)])
def test_a_quantile_is_the_nearest_rank(share: float, expected: int) -> None:
    assert quantile(range(1, 21), share) == expected


def test_two_players_differ_by_the_odds_of_their_results() -> None:
    """Nine wins of twelve and a draw added: 9.5 to 3.5."""
    found = bradley_terry({("a", "b"): 9, ("b", "a"): 3})
    assert found["a"] == pytest.approx(-found["b"])
    assert found["a"] - found["b"] == pytest.approx(400 * log10(9.5 / 3.5))


def test_three_players_keep_odds_that_agree() -> None:
    """Strengths 4, 2 and 1 give wins of 40 to 20, 48 to 12 and 40 to 20 out of sixty; the draws added matter little."""
    wins = {("a", "b"): 400, ("b", "a"): 200, ("a", "c"): 480, ("c", "a"): 120, ("b", "c"): 400, ("c", "b"): 200}
    found = bradley_terry({pair: float(count) for pair, count in wins.items()})
    assert found["a"] - found["b"] == pytest.approx(400 * log10(2), abs=1)
    assert found["b"] - found["c"] == pytest.approx(400 * log10(2), abs=1)
    assert sum(found.values()) == pytest.approx(0)


def test_one_who_always_wins_has_a_finite_rating() -> None:
    found = bradley_terry({("a", "b"): 10.0})
    assert found["a"] - found["b"] == pytest.approx(400 * log10(10.5 / 0.5))
