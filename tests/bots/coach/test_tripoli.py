"""What acts at Tripoli cost: bad leads, bets and selections are marked, equal ones never."""

import pytest

from ludo.bots.contract import Fact, Mechanism
from ludo.engine.cards import read_card, read_cards
from ludo.games.tripoli import TRIPOLI
from ludo.games.tripoli.actions import Select
from tests.bots.coach.evaluated import appraised, weighed
from tests.games.tripoli.table import FIVES, Table


def going_out(kitty: int) -> Table:
    """The run of spades ends with the ace, which leads again; the two of hearts is then the last card."""
    others = ("3h 4h 5h 6h 7h", "2c 3c 4c 5c 6c", "2d 3d 4d 5d 6d", "8h 9h 7c 8c 9c", "7d 8d 9d 10d Jd")
    return Table("michigan", "Ks As 2h", *others, board={"kitty": kitty}, leader=0)


def test_a_lead_that_gives_the_deal_away_is_marked() -> None:
    found = appraised(going_out(30).state, TRIPOLI.read("play 2h"))
    assert found.unit == "chips"
    assert found.mark == "blunder"
    assert TRIPOLI.write(found.acts[0].act or TRIPOLI.read("check")) == "play Ks"
    assert appraised(going_out(30).state, TRIPOLI.read("play Ks")).mark is None


def test_a_lead_is_counted_with_what_becomes_of_the_deal_and_who_may_take_it() -> None:
    evidence = weighed(going_out(30).state, TRIPOLI.read("play 2h"))
    row = evidence.acts.index(TRIPOLI.read("play Ks"))
    assert set(evidence.mechanisms[Mechanism("goes-out")][row]) == {1.0}
    assert set(evidence.values[row]) == {55.0}
    holds = evidence.facts[Fact("opponent-holds", (read_card("3h"),))]
    assert 0 < sum(holds) < len(holds)
    other = evidence.values[evidence.acts.index(TRIPOLI.read("play 2h"))]
    assert {value for value, held in zip(other, holds, strict=True) if not held} == {55.0}


def test_to_fold_the_best_five_is_marked() -> None:
    table = Table("poker", "8s 9s 10s Js Qs", FIVES[1], board={"pot": 40}, dealer=0)
    table.do("1 bet 1")
    found = appraised(table.state, TRIPOLI.read("fold"))
    assert found.mark == "blunder"
    assert found.agrees
    best = weighed(table.state, TRIPOLI.read("fold")).facts[Fact("own-five-best")]
    assert sum(best) > 0.9 * len(best)


def test_five_cards_that_lose_are_marked_and_five_that_are_worth_as_much_are_not() -> None:
    held = "9h 10h Jh Qh Kh 2c 4d 6s 7c 9s Jc"
    table = Table("stage_one", held, "3h 4h 5c 6d 8s 9c 10d Ks Qc 2d 3s", board={"pot": 60}, dealer=1)
    thrown = Select(tuple(sorted(read_cards("2c 4d 6s 7c 9s"))))
    assert appraised(table.state, thrown).mark == "blunder"
    kept = Select(tuple(sorted(read_cards("9h 10h Jh Qh Kh"))))
    assert appraised(table.state, kept).mark is None


@pytest.mark.parametrize("done", ["4d 9h 9s Kh Kc", "4c 9h 9s Kh Kc"])
def test_selections_that_are_worth_the_same_cost_nothing(done: str) -> None:
    table = Table("stage_one", "2c 4d 2d 4c 9h 9s Kh Kc", "3h 5c 6d 8s 10d Qc 7d 3c", board={"pot": 60}, dealer=1)
    found = appraised(table.state, Select(tuple(sorted(read_cards(done)))))
    assert found.done in found.equal
    assert found.mark is None


def test_to_keep_a_poor_hand_where_the_board_is_rich_is_marked() -> None:
    hands = ("2c 3d 4s 6d 7s 9c Jd 5c 10c Qd", "2h 3c 4d 6c 7d 9s Jc 8d 10s Qc", "Ah 3h Qh 4h 10h 6h 8h 3s 5s 6s")
    board = {"ace": 30, "king": 30, "queen": 30, "jack": 30, "ten": 30, "king_queen": 60, "sequence": 12, "pot": 8}
    table = Table("spare", *hands, spare="2s Kh 4c 9h 7c 9d Js 8c 10d Qs", board=board)
    found = appraised(table.state, TRIPOLI.read("keep"))
    assert found.mark == "blunder"
    assert TRIPOLI.write(found.acts[0].act or TRIPOLI.read("check")) != "keep"


def test_a_bid_far_above_what_the_spare_hand_is_worth_is_marked() -> None:
    hands = ("2c 3d 4s 6d 7s 9c Jd 5c 10c Qd", "2h 3c 4d 6c 7d 9s Jc 8d 10s Qc", "Ah Kh Qh 4h 10h 6h 8h 3s 5s 6s")
    table = Table("spare", *hands, spare="2s Jh 4c 9h 7c 9d Js 8c 10d Qs", board={"pot": 8}).do("0 auction")
    assert appraised(table.state, TRIPOLI.read("bid 60")).mark == "blunder"
