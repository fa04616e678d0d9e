"""Scoring a hand, the partie, the match and stakes (rulebook sections 7 and 8)."""

from itertools import product

import pytest

from ludo.engine.events import DealEnded, PartieEnded
from ludo.engine.places import POT, purse
from ludo.engine.turns import CHANCE
from ludo.games.triomphe import TRIOMPHE, scoring
from ludo.games.triomphe.options import TriompheOptions
from tests.games.triomphe.table import TWO, Table

MISSED = ("Kd Qd Jd Ks 9s", "8h 7h 9c 8c As")
THREE_TWO = (
    "1 play 9c; 0 play Qd; 0 play Kd; 1 play 8h; 0 play Jd; 1 play 7h; 0 play 9s; 1 play As; 1 play 8c; 0 play Ks"
)
GIFT = "1 concede; 0 accept"


def options(**values: object) -> TriompheOptions:
    read: TriompheOptions = TRIOMPHE.read_options(values)
    return read


@pytest.mark.clause("TRI-60", "TRI-61")
@pytest.mark.parametrize(
    ("takers", "points"),
    [
        ((0, 1, 0, 1, 0), (1, 0)), ((1, 1, 1, 0, 1), (0, 1)), ((1, 1, 0, 0, 1), (0, 1)), ((0, 0, 0, 0, 1), (1, 0)),
        ((0,) * 5, (2, 0)), ((1,) * 5, (0, 2)),
    ],
)  # fmt: skip
def test_three_or_four_tricks_mark_one_and_five_two(takers: tuple[int, ...], points: tuple[int, int]) -> None:
    assert scoring.deal_points(takers, options()) == points


@pytest.mark.clause("TRI-60", "TRI-64")
@pytest.mark.parametrize(
    ("takers", "points"), [((0, 1, 0, 1, 0), (0, 0)), ((1, 1, 1, 0, 1), (0, 1)), ((0,) * 5, (2, 0))]
)
def test_four_tricks_may_be_asked_for(takers: tuple[int, ...], points: tuple[int, int]) -> None:
    assert scoring.deal_points(takers, options(min_tricks=4)) == points


@pytest.mark.clause("TRI-05")
def test_tricks_of_team_mates_count_together() -> None:
    assert scoring.tricks_of((0, 1, 2, 1, 3), options(players=4, teams="2x2")) == (3, 2)
    assert scoring.deal_points((5, 3, 4, 3, 5), options(players=6, teams="2x3")) == (0, 2)


@pytest.mark.clause("TRI-62", "TRI-63")
@pytest.mark.parametrize(
    ("takers", "winner", "worth"),
    [
        ((0, 1, 2, 3, 3), 3, 1), ((1, 0, 2, 0, 2), 0, 1), ((2, 0, 0, 2, 1), 0, 1), ((0, 2, 2, 0, 3), 2, 1),
        ((3, 2, 1, 0, 4), 3, 1), ((4, 4, 4, 4, 4), 4, 2), ((1, 2, 2, 2, 2), 2, 1),
    ],
)  # fmt: skip
def test_with_more_sides_the_most_tricks_mark_and_in_a_tie_who_had_them_first(
    takers: tuple[int, ...], winner: int, worth: int
) -> None:
    wanted = tuple(worth if side == winner else 0 for side in range(5))
    assert scoring.deal_points(takers, options(players=5)) == wanted


@pytest.mark.clause("TRI-08", "TRI-62", "TRI-64")
@pytest.mark.parametrize(
    ("least", "takers", "winner"),
    [(3, (0, 0, 1, 2, 1), None), (3, (2, 0, 2, 1, 2), 2), (4, (2, 0, 2, 1, 2), None), (4, (2, 2, 2, 1, 2), 2)],
)
def test_with_more_sides_a_minimum_may_be_asked_for(least: int, takers: tuple[int, ...], winner: int | None) -> None:
    points = scoring.deal_points(takers, options(players=3, multi_scoring="min_tricks", min_tricks=least))
    assert points == tuple(int(side == winner) for side in range(3))


@pytest.mark.clause("TRI-62")
def test_the_number_of_tricks_asked_for_means_nothing_to_the_most_tricks() -> None:
    assert scoring.deal_points((0, 0, 1, 2, 1), options(players=3, min_tricks=4)) == (1, 0, 0)
    assert scoring.deal_points((0, 1, 0, 1, 0), options(multi_scoring="min_tricks")) == (1, 0)


@pytest.mark.clause("TRI-64")
def test_exactly_one_side_marks() -> None:
    for players in range(2, 6):
        for takers in product(range(players), repeat=5):
            points = scoring.deal_points(takers, options(players=players))
            assert sorted(points)[:-1] == [0] * (players - 1)
            assert max(points) == (2 if len(set(takers)) == 1 else 1)


@pytest.mark.clause("TRI-69")
@pytest.mark.parametrize(
    ("takers", "values", "refuser", "over"),
    [
        ((0, 0, 0), {}, None, False), ((0, 0, 1, 0), {}, None, True), ((0, 1, 0, 1), {}, None, False),
        ((0, 1, 0, 1), {"min_tricks": 4}, None, True), ((0, 1, 0), {"min_tricks": 4}, None, False),
        ((0,), {}, 1, True), ((0, 0, 0), {}, 0, False), ((1, 0), {}, 0, True), ((1, 1, 1, 1), {}, None, False),
        ((0, 1, 2, 0), {"players": 4}, None, True), ((0, 1, 2, 3), {"players": 4}, None, False),
        ((0, 1, 0, 1), {"players": 3}, None, False), ((0, 1, 1, 1), {"players": 3}, None, True),
        ((0, 1, 2), {"players": 3, "multi_scoring": "min_tricks"}, None, False),
        ((0, 1, 2), {"players": 3, "multi_scoring": "min_tricks", "min_tricks": 4}, None, True),
    ],
)  # fmt: skip
def test_a_hand_is_decided_when_nothing_can_change_its_points(
    takers: tuple[int, ...], values: dict[str, object], refuser: int | None, over: bool
) -> None:
    assert scoring.decided(takers, options(**values), refuser) is over


@pytest.mark.clause("TRI-69")
def test_a_decided_hand_stops_with_the_same_score() -> None:
    short = Table(MISSED, "9d", concession="off", stop_when_decided=True)
    for action in THREE_TWO.split("; "):
        if not short.over:
            short.do(action)
    assert (short.outcome.how, short.outcome.tricks) == ("played", (3, 1))
    full = Table(MISSED, "9d", THREE_TWO, concession="off")
    assert full.outcome.tricks == (3, 2)
    assert short.score == full.score == [1, 0]
    refused = Table(MISSED, "9d", "1 concede; 0 refuse", THREE_TWO.rpartition("; 1 play 8c")[0], stop_when_decided=True)
    assert (refused.outcome.how, refused.score) == ("vole_missed", [0, 2])


@pytest.mark.clause("TRI-69", "TRI-89")
def test_a_hand_is_not_decided_as_long_as_it_may_be_conceded() -> None:
    """Two tricks each and four needed: nobody can win the hand any more, but it can still be given away."""
    hands = ("Kh 10h Qs 9s 8d", "Jh Ks 10s Kd 7d")
    play = "0 play Kh; 1 play Jh; 0 play Qs; 1 play Ks; 1 play Kd; 0 play 8d; 1 play 7d; 0 play 10h"
    table = Table(hands, "8h", play, dealer=1, min_tricks=4, stop_when_decided=True, concession="any_turn")
    assert not table.over
    assert table.offers(0) == {"play 9s", "concede"}
    assert table.do("0 concede; 1 accept").score == [0, 1]
    none = Table(hands, "8h", play, dealer=1, min_tricks=4, stop_when_decided=True, concession="off")
    assert (none.outcome.tricks, none.score) == ((2, 2), [0, 0])


@pytest.mark.clause("TRI-69", "TRI-93")
def test_a_fault_that_could_still_be_committed_does_not_keep_a_decided_hand_open() -> None:
    """The vole is missed at once; only a fault in a later trick could still give other points."""
    missed = "1 keep; 0 concede; 1 refuse; 1 play 9c; 0 play Qd"
    table = Table(MISSED, "9d", missed, stop_when_decided=True, strict_table=True)
    assert (table.outcome.how, table.score) == ("vole_missed", [2, 0])
    fined = Table(MISSED, "9d", missed, "0 play Ks; 1 play 8h", strict_table=True)
    assert (fined.outcome.how, fined.score) == ("fault", [1, 0])


@pytest.mark.clause("TRI-70")
@pytest.mark.parametrize(("target", "winner"), [(5, 0), (6, None), (1, 0)])
def test_the_first_side_at_the_target_wins_the_partie(target: int, winner: int | None) -> None:
    table = Table(TWO, "9d", GIFT, scores=(4, 3), target=target)
    assert table.facts.winner == winner
    assert (table.must is None) == (winner is not None)
    assert (PartieEnded((0,)) in table.events) == (winner is not None)
    assert table.state.standing().winners == (() if winner is None else (0,))
    assert table.refusal("0 keep") == ("not-asked" if winner is None else "partie-over")


@pytest.mark.clause("TRI-71")
def test_a_vole_passes_five() -> None:
    play = (
        "1 play 9c; 0 play Qd; 0 play Kd; 1 play 8h; 0 play Jd; 1 play 7h; 0 play Ks; 1 play 7s; 0 play Qs; 1 play 8c"
    )
    table = Table(TWO, "9d", play, scores=(4, 0), concession="off")
    assert (table.score, table.outcome.how, table.facts.winner) == ([6, 0], "vole", 0)


@pytest.mark.clause("TRI-72")
@pytest.mark.parametrize(
    ("winners", "result"),
    [((0,), (False, None)), ((0, 0), (False, None)), ((0, 0, 1), (True, 0)), ((1, 0, 2), (True, None))],
)
def test_the_most_parties_win_the_match_once_all_are_played(
    winners: tuple[int, ...], result: tuple[bool, int | None]
) -> None:
    assert scoring.match_result(winners, options(players=3, parties=3)) == result


@pytest.mark.clause("TRI-73")
def test_each_partie_starts_at_zero_and_the_last_dealer_names_the_next() -> None:
    table = Table(TWO, "9d", GIFT, scores=(4, 3), parties=2)
    assert (table.score, table.facts.winners, table.must) == ([5, 3], (0,), CHANCE)
    assert table.facts.dealer == 1
    table.deal(TWO, "9d")
    assert (table.score, table.facts.winner) == ([0, 0], None)
    assert table.state.standing().parties == (1, 0)


@pytest.mark.clause("TRI-72")
def test_a_match_may_be_drawn() -> None:
    table = Table(TWO, "9d", GIFT, scores=(4, 4), parties=2, target=5)
    for dealer in (1, 0, 1, 0, 1):
        table.deal(TWO, "9d").do(f"{1 - dealer} keep; {dealer} concede; {1 - dealer} accept" if dealer == 0
                                 else "0 concede; 1 accept")  # fmt: skip
    assert (table.must, table.facts.winners) == (None, (0, 1))
    assert table.state.standing().winners == ()


@pytest.mark.clause("TRI-74", "TRI-75")
def test_all_pay_at_the_start_of_a_partie_and_the_winners_share_it() -> None:
    table = Table(TWO, "9d", scores=(4, 3), stake=4, parties=2)
    assert table.state.view(None).chips == {purse(0): -4, purse(1): -4, POT: 8}
    table.do(GIFT)
    assert table.state.standing().chips == (4, -4)
    ended = [event for event in table.events if isinstance(event, DealEnded)]
    assert ended == [DealEnded(1, "conceded", (0,), (4, -4))]
    table.deal(TWO, "9d")
    assert table.state.view(None).chips == {purse(1): -8, POT: 8}


@pytest.mark.clause("TRI-75")
@pytest.mark.parametrize(
    ("values", "winner", "after"),
    [
        ({"players": 4, "teams": "2x2"}, 1, (7, 7, 13, 13)),
        ({"players": 6, "teams": "2x3"}, 0, (13, 13, 13, 7, 7, 7)),
        ({"players": 3}, 2, (7, 7, 16)),
        ({}, 0, (13, 7)),
    ],
)
def test_the_cagnotte_goes_to_the_winning_side(values: dict[str, object], winner: int, after: tuple[int, ...]) -> None:
    read = options(stake=3, **values)
    assert scoring.pay_out(scoring.pay_in([10] * read.players, 3), read, 3, winner) == after
    assert sum(after) == 10 * read.players
