"""Setups of Triomphe that name no more than their question needs, or more, are answered."""

from typing import Any

import pytest

from tests.scenarios.asking import ask
from tests.scenarios.form import FormError
from tests.scenarios.triomphe import FORM

Content = dict[str, Any]

TWO = ["Kh 10h Qs 9s 8d", "Jh Ks 10s Kd 7d"]


def answer_to(question: str, setup: Content, **options: Any) -> Any:
    return ask(FORM, {"type": question}, setup, options)


def test_the_score_needs_no_cards() -> None:
    setup = {"dealer": 0, "scores": [3, 5]}
    assert answer_to("score_after", setup) == [3, 5]
    assert answer_to("game_over", setup) == {"over": True, "winner": 1}
    assert answer_to("game_over", setup, target=6) == {"over": False, "winner": None}
    with pytest.raises(FormError, match="hands"):
        answer_to("score_after", {**setup, "actions": ["1 keep"]})


def test_the_score_is_the_same_whoever_deals() -> None:
    """Nobody has to deal for it; with cards somebody has to."""
    assert answer_to("score_after", {"scores": [3, 5]}) == [3, 5]
    assert answer_to("score_after", {}, players=3) == [0, 0, 0]
    assert answer_to("game_over", {"scores": [3, 5]}) == {"over": True, "winner": 1}
    with pytest.raises(FormError, match="dealer"):
        answer_to("score_after", {"scores": [3, 5], "hands": TWO, "turn_up": "8h"})


def test_a_partie_with_enough_points_is_over_whatever_was_dealt() -> None:
    """Passing the target is enough too (TRI-70, TRI-71)."""
    dealt = {"dealer": 0, "scores": [6, 1], "hands": TWO, "turn_up": "8h"}
    assert answer_to("game_over", dealt) == {"over": True, "winner": 0}


@pytest.mark.parametrize(
    ("options", "dealer", "named"),
    [
        ({"players": 2}, 1, [0]),
        ({"players": 5}, 2, [0, 1, 3, 4]),
        ({"players": 4, "teams": "2x2"}, 2, [0, 1]),
        ({"players": 6, "teams": "2x3", "next_dealer": "rotate"}, 4, [0]),
        ({"players": 3, "next_dealer": "last_trick_picks"}, 0, [1, 2]),
    ],
)
def test_the_naming_of_the_next_dealer_needs_no_cards(options: Content, dealer: int, named: list[int]) -> None:
    """Without a trick it is the dealer who names (TRI-26, TRI-27)."""
    assert answer_to("next_dealer", {"dealer": dealer}, **options) == {"designator": dealer, "candidates": named}


def test_a_hand_that_is_not_over_names_nobody() -> None:
    with pytest.raises(FormError, match="not over"):
        answer_to("next_dealer", {"dealer": 0, "hands": TWO, "turn_up": "8h"})


@pytest.mark.parametrize("setup", [{}, {"draws": []}, {"draws": [{"0": "Kh", "1": "7c", "2": "9d"}]}])
def test_a_first_dealer_named_by_luck_needs_no_draw(setup: Content) -> None:
    """Any seat may become dealer, whatever was drawn (TRI-13)."""
    assert answer_to("first_dealer_candidates", setup, players=3, first_dealer="random") == [0, 1, 2]


def test_a_first_dealer_who_is_drawn_needs_a_draw() -> None:
    with pytest.raises(FormError, match="draws"):
        answer_to("first_dealer_candidates", {}, players=3)


@pytest.mark.parametrize("first_dealer", ["draw_designates", "draw_deals", "random"])
def test_teams_are_those_of_the_first_equal_round(first_dealer: str) -> None:
    """What is drawn after it has nothing to do with them (TRI-10)."""
    rounds = [{"0": "Kh", "1": "7c", "2": "7d", "3": "Ks"}, {"0": "Kc", "1": "7h", "2": "8s", "3": "9d"}]
    options = {"players": 4, "teams": "2x2", "first_dealer": first_dealer}
    for draws in (rounds[:1], rounds, [*rounds, rounds[0]]):
        assert answer_to("teams_by_colour", {"draws": draws}, **options) == [[0, 2], [1, 3]]


def test_a_misdeal_is_one_whoever_dealt() -> None:
    """All 32 cards and five to each hand, or it is refused (TRI-29)."""
    stock = "8c 9c 10c Ac Jc Qc Kc 7c 9d 10d Ad Jd Qd 7h 9h Ah Qh 7s 8s As Js"
    assert answer_to("misdeal", {"hands": TWO, "turn_up": "8h", "talon": stock}) is False
    assert answer_to("misdeal", {"hands": TWO, "turn_up": "8h"}) is True
