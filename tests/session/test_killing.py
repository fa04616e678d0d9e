"""Nothing that was shown is lost, whenever the program is killed: at 30 moments in the suite, 200 in `--long`."""

import pytest

from tests.session.killing import run


@pytest.mark.parametrize("kills", [30, pytest.param(200, marks=pytest.mark.long)])
def test_killed_at_random_instants_nothing_told_is_lost_and_no_chip_is_paid_twice(kills: int) -> None:
    tally = run(kills)
    assert tally.rounds == kills
    assert tally.acknowledged > 0  # how many, depends on what else the machine does
    assert tally.settled > 0
