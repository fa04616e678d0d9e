"""How the simple player plays Triomphe, in positions where a sensible player has no doubt."""

from random import Random
from typing import Any

import pytest

from ludo.bots.contract import DecisionRequest
from ludo.bots.triomphe.baseline import choose
from ludo.games import any_game
from ludo.games.triomphe import TRIOMPHE
from tests.bots.requests import requests
from tests.games.triomphe.table import FOUR, THREE, TWO, Table

VARIANT: dict[str, Any] = {"variant": "as_qui_pille", "concession": "off"}


def wishes(table: Table, seat: int) -> set[str]:
    """What the seat does, with many different lucks."""
    state = table.state
    assert seat == state.turn().must
    request = DecisionRequest(state.view(seat), (), state.legal(seat), True, "simple")
    answers = [choose(request, Random(luck)) for luck in range(20)]
    return {TRIOMPHE.write(answer) for answer in answers if answer is not None}


def test_gives_a_hopeless_hand_away_and_keeps_a_good_one() -> None:
    assert wishes(Table(TWO, "9d"), 1) == {"concede"}
    assert wishes(Table(TWO, "9d", "1 keep"), 0) == {"keep"}


def test_refuses_an_offer_only_with_all_the_tricks_in_hand() -> None:
    assert wishes(Table(("Kd Qd Jd Ad Ks", TWO[1]), "9d", "1 concede"), 0) == {"refuse"}
    assert wishes(Table(("Kd 7d Ac 9s 8s", TWO[1]), "9d", "1 concede"), 0) == {"accept"}


def test_gives_up_at_any_turn_only_before_the_first_trick() -> None:
    table = Table(TWO, "9d", concession="any_turn")
    assert wishes(table, 1) == {"concede"}
    table.do("1 play 9c; 0 play Qd; 0 play Kd")
    assert all(wish.startswith("play") for wish in wishes(table, 1))


def test_names_a_dealer_after_whom_it_leads() -> None:
    table = Table(THREE, "7d", "1 play Kc; 2 play Kd", strict_table=True)
    assert wishes(table, 0) == {"dealer 2"}
    table = Table(FOUR, "7s", "2 concede; 0 accept", teams="2x2", dealer=1)
    assert wishes(table, 1) == {"dealer 3"}


def test_never_commits_a_fault() -> None:
    table = Table(("Kc Jc 8c 9d 7h", "Qc 10c Ad Kh 9h"), "10h", "1 play Qc", strict_table=True, concession="off")
    assert wishes(table, 0) == {"play Kc"}


def test_plunders_giving_up_its_worst_card_and_leaves_what_is_worse() -> None:
    table = Table(("9c 8d 7s Kd Jh", "Qc 10d Js Kh 8h"), "As", stock="9s 10s", **VARIANT)
    assert wishes(table, 0) == {"pillage 8d"}
    table = Table(("Ad Kd Qd Jd 10d", "Qc 10c Js Kh 8h"), "7d", stock="9s 10s", **VARIANT)
    assert wishes(table, 0) == {"no_pillage"}


@pytest.mark.parametrize(
    ("led", "held", "laid"),
    [("9c", "Kc Jc 8c 9d 7h", "play Jc"), ("Kc", "Jc 8c 9d 7h 8h", "play 8c"), ("Kc", "9d 8d Kh 10h 8h", "play 8h")],
)
def test_wins_with_the_cheapest_card_and_throws_the_cheapest(led: str, held: str, laid: str) -> None:
    fillers = [card for card in ("Qd", "Jd", "As", "Js") if card not in held][:4]
    table = Table((held, " ".join((led, *fillers))), "Ah", f"1 play {led}", concession="off")
    assert wishes(table, 0) == {laid}


def test_in_the_middle_of_a_trick_it_wins_for_sure_or_as_high_as_it_can() -> None:
    hands = ("9c 9d 8d 7d 8s", "Kc 10c Qd Qs As", "Jh 7h Jd 10d 9s")
    assert wishes(Table(hands, "Ah", "0 play 9c", dealer=2), 1) == {"play Kc"}
    hands = ("9c 9d 8d 7d 8s", "Jc 10c Qd Qs As", "Jh 7h Jd 10d 9s")
    assert wishes(Table(hands, "Ah", "0 play 9c", dealer=2), 1) == {"play Jc"}


def test_leads_its_best_trumps_and_else_not_a_trump() -> None:
    assert wishes(Table(("Kd Qd 7s 8c 9h", "8h 7h 9c Jc Ks"), "9d", dealer=1, concession="off"), 0) == {"play Kd"}
    hands = ("7d 7s 8c 9h 10h", "Kd Qd Jd Ad Ks")
    assert "play 7d" not in wishes(Table(hands, "9d", dealer=1, concession="off"), 0)


@pytest.mark.parametrize(
    "values",
    [
        {"deal_packets": "dealer_choice", "players": 5}, {"teams": "2x3", "players": 6, "concession": "any_turn"},
        {"variant": "as_qui_pille", "pillage_optional": False}, {"strict_table": True, "beat_rule": "suit"},
        {"teams": "2x2", "players": 4, "beat_rule": "last", "next_dealer": "last_trick_picks"},
    ],
)  # fmt: skip
def test_answers_whatever_it_is_asked(values: dict[str, Any]) -> None:
    options = TRIOMPHE.read_options(values)
    asked = 0
    for _, request in requests(any_game(TRIOMPHE), TRIOMPHE.new(options), options.players, "simple", Random(4)):
        assert choose(request, Random(asked)) in request.offers
        asked += 1
    assert asked
