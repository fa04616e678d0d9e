"""The play page hangs together by its state and its messages, and by nothing else."""

import pytest

from tests.house.coupling import CEILINGS, counts


@pytest.mark.parametrize("name", CEILINGS)
def test_nothing_hangs_together_by_hand_again(name: str) -> None:
    """A ceiling only falls: lower it in `coupling.py` with what was taken away."""
    found = counts()[name]
    assert len(found) <= CEILINGS[name], "\n".join(found)
