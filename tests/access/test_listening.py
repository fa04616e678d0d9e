"""What is heard of whole deals: everything that one may know, nothing twice, and no faster than a voice speaks."""

import pytest
from PySide6.QtWidgets import QApplication

from ludo.ui.games.registry import SCREENS
from tests.access.listener import listening, rate, says, twice

MOST: float = 3.0
"""Words a second, over any 20 seconds."""
DEALS = [
    pytest.param(game, language, marks=() if (game, language) == ("trut", "fr") else pytest.mark.long)
    for game in SCREENS
    for language in ("en", "fr")
]


@pytest.mark.parametrize(("game", "language"), DEALS)
def test_a_deal_is_spoken_no_faster_than_a_voice_speaks(game: str, language: str, qapp: QApplication) -> None:
    with listening(game, language, at_voice=True) as listener:
        listener.play()
    print(f"{game} {language}: {rate(listener.heard):.2f} words a second, {listener.heard[-1].at - 1000:.0f} s")
    assert rate(listener.heard) <= MOST
    assert twice(listener.heard) == []
    assert listener.moved
    assert listener.unsaid() == []


def test_cards_in_a_row_are_heard_as_cards() -> None:
    assert says("Hugo: Nine, Ten, Jack of spades.", "Ten of spades")
    assert says("Hugo\xa0: neuf, Dix, Valet de pique.", "Neuf de pique")
    assert not says("Hugo: Nine of hearts, Ten of spades.", "Nine of spades")
