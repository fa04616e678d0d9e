"""Lives, leaving the table, and the end of the partie (rulebook 1.7 and 2.4)."""

import pytest

from ludo.engine.events import DealEnded, PartieEnded
from ludo.engine.places import POT, purse
from ludo.engine.turns import CHANCE
from ludo.games.trente_et_un import scoring
from tests.games.trente_et_un.table import LOW, Table, shuffled

WINS = "Ad Kd Qd"


def again(table: Table, winner: int) -> Table:
    """The next deal, in which this seat is dealt a thirty-one."""
    hands = [WINS if seat == winner else LOW[seat] for seat in range(len(table.lives))]
    return table.deal(*(held if left else "" for held, left in zip(hands, table.lives, strict=True)))


@pytest.mark.clause("T31-46", "T31-47", "SCH-30")
@pytest.mark.parametrize(("grace", "losses"), [(True, 4), (False, 3)])
def test_who_has_no_life_left_leaves(grace: bool, losses: int) -> None:
    table = Table((WINS, *LOW[1:]), grace_life=grace)
    for lost in range(1, losses):
        assert table.lives == (losses, losses - lost, losses - lost)
        assert not table.state.standing().over
        again(table, 0)
    assert table.lives == (losses, 0, 0)
    assert table.happened("left") == [{"seat": 1}, {"seat": 2}]
    assert table.state.standing().over


@pytest.mark.clause("T31-47")
def test_a_loss_of_two_takes_a_chip_and_the_grace_life() -> None:
    """The worked example E12."""
    payment = scoring.pay((3, 1, 0), (4, 2, 1), (0, 2, 1))
    assert payment == scoring.Payment((3, 0, 0), (4, 0, 0), (0, 1, 0))
    assert scoring.last_left(payment.lives) == (0,)
    assert scoring.pay((0, 0, 2), (0, 1, 3), (None, 0, 2)) == ((0, 0, 0), (0, 1, 1), (0, 0, 2))
    assert scoring.pay((0, 3), (1, 4), (2, 0)) == ((0, 3), (0, 4), (0, 0))
    assert [scoring.lives_of(3, True), scoring.lives_of(3, False), scoring.lives_of(1, True)] == [4, 3, 2]


@pytest.mark.clause("T31-41", "T31-46", "T31-47")
def test_a_loss_greater_than_the_lives_left_takes_those_and_sends_away() -> None:
    lowest_first = (LOW[1], LOW[0], LOW[2])
    table = Table(lowest_first, "0 knock", "1 draw_talon", "1 discard:Kc", "2 draw_talon", "2 discard:Kd",
                  rest="5c Kc Kd", chips=1, grace_life=False)  # fmt: skip
    assert table.losses == (2, 0, 0)
    assert table.lives == (0, 1, 1)
    assert table.chips == (0, 1, 1)
    assert table.happened("life-lost") == [{"seat": 0, "lives": 1}]
    assert table.happened("left") == [{"seat": 0}]
    table.deal("", *LOW[1:])
    assert table.state.hands[0] == ()
    assert table.losses is None


@pytest.mark.clause("T31-46")
def test_a_player_on_his_grace_life_plays_on() -> None:
    table = Table((WINS, *LOW[1:]), chips=1)
    assert table.chips == (1, 0, 0)
    assert table.lives == (2, 1, 1)
    table.deal(*LOW)
    assert table.must == 1
    assert len(table.state.hands[1]) == 3


@pytest.mark.clause("T31-50", "T31-45")
def test_the_last_player_wins_and_takes_the_pot() -> None:
    table = Table((WINS, *LOW[1:]), chips=1, grace_life=False)
    assert table.chips == (3, 0, 0)
    assert table.state.view(None).chips == {purse(0): 3}
    standing = table.state.standing()
    assert (standing.over, standing.winners, standing.chips) == (True, (0,), (2, -1, -1))
    assert table.must is None
    assert table.refusal("0 knock") == "partie-over"
    assert [event for event in table.events if isinstance(event, DealEnded | PartieEnded)] == [
        DealEnded(1, "thirty_one", (0,), (2, -1, -1)), PartieEnded((0,)),
    ]  # fmt: skip


@pytest.mark.clause("T31-50", "T31-51")
def test_else_a_new_deal_begins() -> None:
    table = Table((WINS, *LOW[1:]))
    assert (table.must, table.facts.dealer, table.facts.phase) == (CHANCE, 0, "shuffle")
    shuffled(table.state, "2c 3c 4c")
    assert (table.facts.deal_number, table.must, table.facts.turns) == (2, 1, 0)


@pytest.mark.clause("T31-49")
def test_a_thirty_one_ends_the_deal_or_the_party() -> None:
    assert not Table((WINS, *LOW[1:])).state.standing().over
    table = Table((WINS, *LOW[1:]), thirty_one_ends="party")
    assert table.losses == (0, 1, 1)
    assert table.state.standing().winners == (0,)
    assert table.chips == (5, 2, 2)
    assert table.lives == (4, 3, 3)


@pytest.mark.clause("T31-49")
def test_several_holders_share_the_party_and_the_pot() -> None:
    table = Table((LOW[0], "Ac Kc Qc", WINS, LOW[2]), thirty_one_ends="party", chips=1)
    assert table.state.standing().winners == (1, 2)
    assert table.chips == (0, 2, 2, 0)
    odd = Table((LOW[0], "Ac Kc Qc", WINS), thirty_one_ends="party")
    assert odd.chips == (2, 4, 3), "the odd chip goes to the first in playing order"
    first = Table((LOW[0], "Ac Kc Qc", WINS), thirty_one_ends="party", dealt_31_several="first_only")
    assert first.state.standing().winners == (1,)


@pytest.mark.clause("T31-49")
def test_a_showdown_never_ends_the_party_while_others_are_left() -> None:
    table = Table(
        LOW, "0 knock", "1 draw_talon", "1 discard:8s", "2 draw_talon", "2 discard:6s", thirty_one_ends="party"
    )
    assert table.outcome is not None
    assert not table.state.standing().over


def test_the_best_hands_win_a_deal() -> None:
    """T31-36: what a deal tells about itself."""
    table = Table(("Kh 9h 7h", "Qs 10s 2d", "8d 7d 6d"), rest="9s 3c 3h")
    table.do("0 knock", "1 draw_talon", "1 discard:3c", "2 draw_talon", "2 discard:3h")
    ended = [event for event in table.events if isinstance(event, DealEnded)]
    assert ended == [DealEnded(1, "showdown", (0,), (0, -1, 0))]
    assert table.happened("life-lost") == [{"seat": 1, "lives": 1}]
    assert table.state.view(None).chips[POT] == 1
