"""Conceding a hand (rulebook section 6)."""

from typing import Any

import pytest

from ludo.engine.events import Moved
from ludo.engine.places import TRICK
from ludo.engine.turns import CHANCE
from tests.games.triomphe.table import FOUR, SIX, THREE, TWO, Table

VOLE = "1 play 9c; 0 play Qd; 0 play Kd; 1 play 8h; 0 play Jd; 1 play 7h; 0 play Ks; 1 play 7s; 0 play Qs; 1 play 8c"
MISSED = ("Kd Qd Jd Ks 9s", "8h 7h 9c 8c As")
MISS = "1 play 9c; 0 play Qd; 0 play Kd; 1 play 8h; 0 play Jd; 1 play 7h; 0 play 9s; 1 play As; 1 play 8c; 0 play Ks"
ANY: dict[str, Any] = {"concession": "any_turn"}


@pytest.mark.clause("TRI-80", "TRI-81")
def test_a_side_offers_the_hand_and_the_other_accepts_or_refuses() -> None:
    table = Table(TWO, "9d")
    assert (table.must, table.offers(1)) == (1, {"concede", "keep"})
    assert table.refusal("1 play 9c") == "unknown-action"
    table.do("1 concede")
    assert (table.must, table.offers(0)) == (0, {"accept", "refuse"})
    assert table.refusal("0 keep") == "unknown-action"
    assert table.facts.conceder == 1


@pytest.mark.clause("TRI-82")
def test_each_side_is_asked_once_before_the_first_card_the_leaders_first() -> None:
    table = Table(TWO, "9d", "1 keep")
    assert (table.must, table.offers(0)) == (0, {"concede", "keep"})
    assert table.do("0 keep").cards(1) == set(TWO[1].split())
    assert Table(TWO, "9d", "1 keep; 0 concede").must == 1
    assert Table(TWO, "9d", concession="off").cards(1) == set(TWO[1].split())


@pytest.mark.clause("TRI-83")
def test_accepted_the_other_side_marks_one_and_no_card_is_shown() -> None:
    table = Table(TWO, "9d", "1 concede; 0 accept", scores=(2, 1))
    assert (table.score, table.outcome.how, table.outcome.tricks) == ([3, 1], "conceded", (0, 0))
    assert not any(isinstance(event, Moved) and event.target == TRICK for event in table.events)
    assert table.sees(0, 1) == " +5"


@pytest.mark.clause("TRI-84")
def test_refused_the_vole_is_worth_two_and_missing_it_gives_two_to_the_other_side() -> None:
    table = Table(TWO, "9d", "1 concede; 0 refuse", VOLE, scores=(2, 1))
    assert (table.score, table.outcome.how) == ([4, 1], "vole_made")
    table = Table(MISSED, "9d", "1 concede; 0 refuse", MISS, scores=(2, 1))
    assert (table.score, table.outcome.how, table.outcome.tricks) == ([2, 3], "vole_missed", (3, 2))


@pytest.mark.clause("TRI-84")
def test_the_side_of_the_leader_may_refuse_and_miss_the_vole_as_well() -> None:
    table = Table(MISSED, "9d", "1 keep; 0 concede; 1 refuse", MISS, scores=(2, 1))
    assert (table.score, table.outcome.how, table.outcome.tricks) == ([4, 1], "vole_missed", (3, 2))


@pytest.mark.clause("TRI-85")
def test_after_a_refusal_the_eldest_leads_and_all_five_tricks_are_played() -> None:
    table = Table(MISSED, "9d", "1 keep; 0 concede; 1 refuse")
    assert (table.must, table.facts.refused) == (1, True)
    table.do(MISS.rpartition("; ")[0])
    assert not table.over


@pytest.mark.clause("TRI-86")
def test_there_is_one_offer_in_a_hand() -> None:
    table = Table(TWO, "9d", "1 concede; 0 refuse", **ANY)
    assert table.must == 1
    assert table.refusal("1 concede") == "concede-already"
    assert "concede" not in table.offers(1)
    assert Table(TWO, "9d", "1 concede; 0 refuse").refusal("1 concede") == "concede-off"


@pytest.mark.clause("TRI-87")
@pytest.mark.parametrize("when", ["before_play", "any_turn"])
def test_with_more_than_two_sides_nobody_concedes(when: str) -> None:
    table = Table(THREE, "7d", concession=when)
    assert table.offers(1) == {f"play {card}" for card in THREE[1].split()}
    assert table.refusal("1 concede") == "concede-off"


@pytest.mark.clause("TRI-88")
@pytest.mark.parametrize(("dealer", "first", "second"), [(0, 1, 2), (1, 2, 0), (2, 3, 0), (3, 0, 2)])
def test_the_member_nearest_to_the_dealers_right_speaks_for_his_team(dealer: int, first: int, second: int) -> None:
    table = Table(FOUR, "7s", teams="2x2", dealer=dealer)
    assert table.must == first
    assert table.do(f"{first} keep").must == second
    assert table.do(f"{second} concede").must == first
    assert table.do(f"{first} refuse").must == first


@pytest.mark.clause("TRI-88")
def test_three_against_three_have_a_spokesman_each() -> None:
    table = Table(SIX, "As", "2 keep", teams="2x3", dealer=1)
    assert table.must == 3


@pytest.mark.clause("TRI-89")
def test_the_player_on_turn_may_concede_instead_of_laying_a_card() -> None:
    table = Table(FOUR, "7s", "1 play Jd", teams="2x2", **ANY)
    assert "concede" in table.offers(2)
    assert table.refusal("3 concede") == "not-your-turn"
    table.do("2 concede")
    assert (table.must, table.offers(1)) == (1, {"accept", "refuse"})
    table.do("1 refuse")
    assert table.must == 2
    assert table.cards(2) == set(FOUR[2].split())


@pytest.mark.clause("TRI-89")
def test_a_side_with_a_trick_cannot_be_played_against_for_the_vole() -> None:
    table = Table(("Kd Qd Jd Ks 9s", "8h 7h Kc 8c As"), "9d", "1 play As; 0 play Ks; 0 play 9s", **ANY)
    assert table.facts.takers == (0,)
    table = Table(("8d Qd Jd Ks 9s", "8h 7h Kc 8c Ac"), "Kd", "1 play 8h; 0 play 8d; 0 play 9s; 1 play 8c", **ANY)
    assert table.facts.takers == (0, 0)
    table.do("0 concede")
    assert table.offers(1) == {"accept"}
    assert table.refusal("1 refuse") == "refuse-no-vole"
    assert table.do("1 accept").score == [0, 1]


@pytest.mark.clause("TRI-89")
def test_nobody_concedes_once_a_side_has_three_tricks() -> None:
    table = Table(TWO, "9d", "1 play 9c; 0 play Qd; 0 play Kd; 1 play 8h", **ANY)
    assert table.refusal("0 concede") is None
    table.do("0 play Jd; 1 play 7h")
    assert table.refusal("0 concede") == "concede-late"
    assert "concede" not in table.offers(0)


@pytest.mark.clause("TRI-89")
def test_on_a_strict_table_too_one_may_concede_at_any_turn() -> None:
    table = Table(TWO, "9d", "1 play 9c", strict_table=True, **ANY)
    assert table.offers(0) == {"concede"} | {f"play {card}" for card in TWO[0].split()}
    offers = table.state.legal(0)
    assert offers
    assert table.do("0 concede").must == 1


@pytest.mark.clause("TRI-83", "TRI-26")
def test_after_a_conceded_hand_the_deal_passes() -> None:
    table = Table(TWO, "9d", "1 keep; 0 concede; 1 accept")
    assert (table.score, table.must, table.facts.dealer) == ([0, 1], CHANCE, 1)
