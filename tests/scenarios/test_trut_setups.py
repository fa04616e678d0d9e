"""Setups of Trut that name no more than their question needs are answered."""

from typing import Any

import pytest

from tests.scenarios.asking import ask
from tests.scenarios.form import FormError
from tests.scenarios.trut import FORM

SCORED = {"dealer": 0, "score": [[6, 2], [2, 1]]}
ENDED = {"dealer": 0, "score": [[3, 1], [7, 2]]}


def answer_to(question: str, setup: dict[str, Any]) -> Any:
    return ask(FORM, {"type": question}, setup, {})


@pytest.mark.parametrize(
    ("question", "setup", "given"),
    [
        ("score_after", SCORED, [[6, 2], [2, 1]]),
        ("fortial", SCORED, [True, False]),
        ("next_dealer", SCORED, 1),
        ("game_over", SCORED, {"over": False, "winner": None}),
        ("game_over", ENDED, {"over": True, "winner": 1}),
        ("score_after", ENDED, [[3, 1], [7, 2]]),
        ("fortial", ENDED, [False, False]),
    ],
)
def test_the_score_needs_no_cards(question: str, setup: dict[str, Any], given: Any) -> None:
    assert answer_to(question, setup) == given
    assert answer_to(question, {**setup, "actions": []}) == given
    with pytest.raises(FormError, match="hands"):
        answer_to(question, {**setup, "actions": ["1 trut"]})


def test_a_partie_with_enough_truts_is_over_whatever_was_dealt() -> None:
    """Points left over do not matter (TRU-90)."""
    assert answer_to("game_over", {**ENDED, "hands": ["8d Qh 10s", "Kc 7s 9h"]}) == {"over": True, "winner": 1}


@pytest.mark.parametrize(
    ("question", "given"),
    [("score_after", [[6, 2], [2, 1]]), ("fortial", [True, False]), ("game_over", {"over": False, "winner": None})],
)
def test_the_score_is_the_same_whoever_deals(question: str, given: Any) -> None:
    """Nobody has to deal for it; with cards somebody has to."""
    score = {"score": SCORED["score"]}
    assert answer_to(question, score) == given
    with pytest.raises(FormError, match="dealer"):
        answer_to(question, {**score, "hands": ["8d Qh 10s", "Kc 7s 9h"]})


def test_before_any_donne_nobody_has_marked() -> None:
    assert answer_to("score_after", {}) == [[0, 0], [0, 0]]


def test_a_misdeal_is_one_whoever_dealt() -> None:
    """Three distinct cards each, or it is refused (TRU-95)."""
    assert answer_to("misdeal", {"hands": ["8d Qh 10s", "Kc 7s 9h"]}) is False
    assert answer_to("misdeal", {"hands": ["8d Qh 10s", "Kc 7s 8d"]}) is True
