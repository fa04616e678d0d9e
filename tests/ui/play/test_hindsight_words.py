"""Which act was better as the cards lay is said only where it is more than chance."""

import pytest
from PySide6.QtWidgets import QApplication

from ludo.ui.play.hindsight_words import hindsight_text


@pytest.mark.parametrize(
    ("gains", "end"),
    [
        ([(1.0, 1.0)] * 8, "Played on 8 times with these cards, the Expert in this seat, both acts brought the same."),
        ([(0.0, 1.0)] * 8, "“Follow” 8 times. With these cards “Follow” was the better one."),
        ([(1.0, 0.0)] * 8, "more 8 times, “Follow” 0 times. With these cards “Fold” was the better one."),
        ([(1.0, 1.0), (0.0, 1.0)], "So it is not clear which was better with these cards."),
        ([(0.0, 1.0)] * 4 + [(1.0, 0.0)] * 3, "So it is not clear which was better with these cards."),
        ([(0.0, 1.0)], "So it is not clear which was better with these cards."),
    ],
)
def test_it_is_said_as_far_as_it_is_more_than_chance(
    qapp: QApplication, gains: list[tuple[float, float]], end: str
) -> None:
    assert hindsight_text("Fold", "Follow", gains).endswith(end)


def test_nothing_is_said_before_anything_is_known(qapp: QApplication) -> None:
    assert hindsight_text("Fold", "Follow", []) == ""
