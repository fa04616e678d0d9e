"""Irregularities and penalties (rulebook section 9)."""

from random import Random
from typing import Any

import pytest

from ludo.engine.events import DealEnded, Happened
from ludo.games.triomphe import TRIOMPHE
from tests.games.triomphe.table import FOUR, THREE, TWO, Table

STRICT: dict[str, Any] = {"strict_table": True, "concession": "off"}
HANDS = ("Kc Jc 8c 9d 7h", "Qc 10c Ad Kh 9h")


@pytest.mark.clause("TRI-90")
def test_illegal_cards_are_refused_except_on_a_strict_table() -> None:
    lenient = Table(HANDS, "10h", "1 play Qc", concession="off")
    assert (lenient.cards(0), lenient.refusal("0 play 7h")) == ({"Kc"}, "must-follow")
    strict = Table(HANDS, "10h", "1 play Qc", **STRICT)
    assert strict.cards(0) == set(HANDS[0].split())
    assert strict.refusal("0 play Qh") == "not-held"
    assert not strict.do("0 play Kc").over


FAULTS = [
    pytest.param(HANDS, "Qc", "7h", "must-follow", marks=pytest.mark.clause("TRI-91")),
    pytest.param(HANDS, "Qc", "8c", "must-beat", marks=pytest.mark.clause("TRI-94")),
    pytest.param(("10h 8h Ks 9d 7h", "Qc 10c Ad Kh 9h"), "Qc", "Ks", "must-ruff", marks=pytest.mark.clause("TRI-92")),
]


@pytest.mark.parametrize(("hands", "led", "laid", "code"), FAULTS)
@pytest.mark.clause("TRI-93")
def test_a_fault_loses_the_hand_or_a_point(hands: tuple[str, str], led: str, laid: str, code: str) -> None:
    lost = Table(hands, "Ah", f"1 play {led}; 0 play {laid}", **STRICT)
    assert (lost.score, lost.outcome.how) == ([0, 1], "fault")
    assert Happened("fault", {"seat": 0, "code": code}) in lost.events
    assert DealEnded(1, "fault", (1,), (0, 0)) in lost.events
    minus = Table(hands, "Ah", f"1 play {led}; 0 play {laid}", renonce_penalty="minus_point", **STRICT)
    assert (minus.score, minus.over) == ([-1, 0], True)
    assert DealEnded(1, "fault", (), (0, 0)) in minus.events


@pytest.mark.clause("TRI-94")
def test_failing_to_overruff_is_a_fault() -> None:
    hands = ("Kc 9c 8d 7d Ks", "9h Kd Qd Qs As", "Jh 7h Jd 10d 9s", "10h Kh Ad Qh 8s")
    table = Table(hands, "Ah", "0 play Kc; 1 play 9h; 2 play 7h", dealer=3, teams="2x2", **STRICT)
    assert Happened("fault", {"seat": 2, "code": "must-beat"}) in table.events
    assert table.score == [1, 0]


@pytest.mark.clause("TRI-93", "TRI-84")
def test_the_penalty_replaces_every_other_score_an_offer_refused_included() -> None:
    table = Table(HANDS, "10h", "1 keep; 0 concede; 1 refuse; 1 play Qc; 0 play 8c", strict_table=True)
    assert table.score == [0, 1]
    table = Table(HANDS, "10h", "1 concede; 0 refuse; 1 play Qc; 0 play 8c", strict_table=True,
                  renonce_penalty="minus_point")  # fmt: skip
    assert table.score == [-1, 0]


@pytest.mark.clause("TRI-71", "TRI-93")
def test_a_team_loses_for_its_member_and_may_go_below_zero() -> None:
    table = Table(FOUR, "7s", "1 play Jd; 2 play Ac; 3 play 9h", teams="2x2", renonce_penalty="minus_point", **STRICT)
    assert table.score == [0, -1]
    assert table.outcome.tricks == (0, 0)


@pytest.mark.clause("TRI-95", "TRI-64")
@pytest.mark.parametrize("penalty", ["lose_hand", "minus_point"])
def test_with_more_sides_a_fault_always_costs_a_point(penalty: str) -> None:
    table = Table(THREE, "7d", "1 play Kc; 2 play Kd", strict_table=True, renonce_penalty=penalty, scores=(1, 1, 1))
    assert (table.score, table.outcome.points) == ([1, 1, 0], (0, 0, -1))


@pytest.mark.clause("TRI-96")
def test_after_a_fault_the_next_dealer_is_named_as_after_any_hand() -> None:
    table = Table(THREE, "7d", "1 play Kc; 2 play Kd", strict_table=True)
    assert (table.must, table.offers(0)) == (0, {"dealer 1", "dealer 2"})
    assert table.refusal("1 play Jd") == "not-your-turn"
    assert table.do("0 dealer 2").facts.dealer == 2


@pytest.mark.clause("TRI-90", "TRI-93")
def test_a_fault_may_end_the_partie() -> None:
    table = Table(HANDS, "10h", "1 play Qc; 0 play 7h", scores=(0, 4), **STRICT)
    assert (table.score, table.facts.winner, table.must) == ([0, 5], 1, None)


def test_a_player_at_random_seldom_commits_a_fault() -> None:
    table = Table(HANDS, "10h", "1 play Qc", **STRICT)
    drawn = [TRIOMPHE.write(table.state.legal(0).sample(Random(seed))) for seed in range(400)]
    assert 0 < len(drawn) - drawn.count("play Kc") < 40


def test_a_player_at_random_commits_none_where_it_would_cost_points_not_won() -> None:
    values = {**STRICT, "renonce_penalty": "minus_point"}
    for score, faults in ((0, True), (-1, False), (2, False)):
        table = Table(HANDS, "10h", "1 play Qc", scores=(score, 0), **values)
        drawn = {TRIOMPHE.write(table.state.legal(0).sample(Random(seed))) for seed in range(400)}
        assert (drawn != {"play Kc"}) is faults


def test_a_player_at_random_concedes_seldom() -> None:
    for when, word in (("before_play", "keep"), ("any_turn", "play")):
        offers = Table(TWO, "9d", concession=when).state.legal(1)
        drawn = [TRIOMPHE.write(offers.sample(Random(seed))) for seed in range(200)]
        assert 0 < drawn.count("concede") < 60
        assert sum(text.startswith(word) for text in drawn) == 200 - drawn.count("concede")
