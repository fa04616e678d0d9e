"""A short form of the campaign (`python -m tests.faults` is the whole one)."""

from pathlib import Path
from random import Random

import pytest

from tests.faults.plans import PLANS, Plan, possible
from tests.faults.trials import SHARES


@pytest.mark.parametrize(
    "plan", [plan for plan in PLANS if plan.short and possible(plan)], ids=lambda plan: plan.trial.__name__
)
def test_nothing_is_lost_without_a_word(plan: Plan, tmp_path: Path) -> None:
    wrong = []
    for number in range(plan.short):
        folder = tmp_path / str(number)
        folder.mkdir()
        problems = plan.trial(folder, Random(f"{plan.trial.__name__} 0 {number}"))
        wrong += [f"{number}: {problem}" for problem in problems]
    assert wrong == []
    if plan.trial.__name__ == "share_saved":
        assert SHARES.low() == []
