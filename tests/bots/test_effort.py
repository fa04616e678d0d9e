"""How many iterations a search has."""

import pytest

from ludo.bots.effort import iterations


@pytest.mark.parametrize(("usual", "budget", "most"), [(5, None, 5), (5, 3, 3), (5, 9, 5), (5, 0, 1)])
def test_a_budget_limits_the_iterations_of_a_level(usual: int, budget: int | None, most: int) -> None:
    assert list(iterations(usual, budget)) == list(range(most))


def test_hurried_it_ends_after_one_at_least() -> None:
    assert list(iterations(5, None, lambda: True)) == [0]
    asked = iter([False, False, True])
    assert list(iterations(9, None, lambda: next(asked))) == [0, 1, 2]
