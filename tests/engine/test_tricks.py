"""The strongest cards of a trick."""

import pytest

from ludo.engine.tricks import Laid, strongest


@pytest.mark.parametrize(
    ("cards", "best"),
    [
        ([], []),
        ([3], [0]),
        ([0, 0], [0, 1]),
        ([1, 2, 3], [2]),
        ([3, 2, 1], [0]),
        ([1, 3, 2, 3], [1, 3]),
        ([-1, -2, -1], [0, 2]),
    ],
)
def test_the_cards_that_no_other_beats_in_the_order_in_which_they_were_laid(cards: list[int], best: list[int]) -> None:
    trick: list[Laid] = list(enumerate(cards))
    assert [seat for seat, _ in strongest(trick, lambda card: card)] == best
