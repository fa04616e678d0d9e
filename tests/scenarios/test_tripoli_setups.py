"""Setups of Tripoli that show only the cards that matter are answered."""

from typing import Any

import pytest

from tests.scenarios.asking import ask
from tests.scenarios.tripoli import FORM

THREE = {"players": 3}


def answer_to(question: str, setup: dict[str, Any], **options: Any) -> Any:
    return ask(FORM, {"type": question}, setup, {**THREE, **options})


@pytest.mark.parametrize("phase", ["spare", "pay_suit", "stage_one", "poker", "michigan"])
def test_everybody_has_looked_at_a_hand_that_is_not_shown(phase: str) -> None:
    """Who sits out has none (TRP-31, TRP-92)."""
    setup = {"dealer": 0, "phase": phase, "michigan": {"leader": 0}}
    for hands in ({}, {"hands": ["2d 8h Jc", "", ""]}):
        seen = answer_to("seen", {**setup, **hands, "sitting": [2]}, pay_suit="auction")
        assert seen == {"hands": [[0], [1], []], "spare": []}


@pytest.mark.parametrize("phase", ["ante", "deal", "closing"])
def test_nobody_has_looked_at_a_hand_before_the_deal(phase: str) -> None:
    setup = {"dealer": 0, "phase": phase, "board": {"pot": 3}}
    assert answer_to("seen", setup) == {"hands": [[], [], []], "spare": []}


@pytest.mark.parametrize("hands", [{}, {"hands": ["2d 8h Jc", "", ""], "spare": "6s"}, {"hands": ["", "5c", "9h"]}])
@pytest.mark.parametrize(
    ("actions", "seen"),
    [
        (["0 exchange"], {"hands": [[0], [1], [2]], "spare": [0]}),
        (["0 auction", "1 bid 2", "2 pass"], {"hands": [[0], [1], [2]], "spare": [1]}),
        (["0 exchange", "0 auction", "1 bid 2", "2 pass"], {"hands": [[0], [0, 1], [2]], "spare": [1]}),
    ],
)
def test_who_knows_a_hand_does_not_hang_on_the_cards_shown(hands: Any, actions: Any, seen: Any) -> None:
    """The buyer knows what they took and what they laid aside, the dealer their old hand (TRP-31)."""
    assert answer_to("seen", {"dealer": 0, "phase": "spare", **hands, "actions": actions}) == seen


def test_a_closing_round_shows_the_hands_that_matter_only() -> None:
    """Who folds shows nothing, whatever they held (TRP-65, TRP-97)."""
    hands = ["Ac Ad 9s 6h 3c", "", "Qc Qd 7h 4s 3d"]
    actions = ["0 bet 2", "1 fold", "2 call"]
    setup = {"dealer": 2, "phase": "closing", "board": {"pot": 3}, "closing": {"hands": [hands]}, "actions": actions}
    assert answer_to("balances_after", setup) == {"balances": [105, 100, 98], "board": {}}
    assert answer_to("exposed", setup) == [0, 2]
    alone = {**setup, "closing": {"hands": [["", "", ""]]}, "actions": ["0 bet 2", "1 fold", "2 fold"]}
    assert answer_to("night_result", alone) == [3, 0, 0]
