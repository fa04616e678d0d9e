"""Nothing that was shown is lost, whenever the program is killed."""

from tests.session.killing import run


def test_killed_at_200_random_instants_nothing_told_is_lost_and_no_chip_is_paid_twice() -> None:
    tally = run(200)
    assert tally.rounds == 200
    assert tally.acknowledged > 200
    assert tally.settled > 0
