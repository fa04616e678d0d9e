"""How many iterations a search has."""

import pytest

from ludo.bots.effort import Limited, iterations, never


@pytest.mark.parametrize(("usual", "budget", "most"), [(5, None, 5), (5, 3, 3), (5, 9, 5), (5, 0, 1)])
def test_a_budget_limits_the_iterations_of_a_level(usual: int, budget: int | None, most: int) -> None:
    assert list(iterations(usual, budget)) == list(range(most))


def test_hurried_it_ends_after_one_at_least() -> None:
    assert list(iterations(5, None, lambda: True)) == [0]
    asked = iter([False, False, True])
    assert list(iterations(9, None, lambda: next(asked))) == [0, 1, 2]


def test_limited_time_goes_into_a_search_and_then_into_its_check() -> None:
    moment = 0.0
    limited = Limited(never, 2.0, lambda: moment)
    assert not limited()
    moment = 1.5
    assert limited()
    assert not limited()
    moment = 1.9
    assert not limited()
    moment = 2.0
    assert limited()
    assert limited()


def test_who_is_hurried_has_no_time_left() -> None:
    limited = Limited(lambda: True, 2.0, lambda: 0.0)
    assert limited()
    assert limited()
