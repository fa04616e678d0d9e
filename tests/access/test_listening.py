"""What is heard of whole deals: everything that one may know, nothing twice, and no faster than a voice speaks."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget

from ludo.ui.games.registry import SCREENS
from tests.access import listener
from tests.access.listener import listening, rate, says, twice
from tests.ui.play import hands
from tests.ui.stories import doing

MOST: float = 3.0
"""Words a second, over any 20 seconds."""
DEALS = [
    pytest.param(game, language, marks=() if (game, language) == ("trut", "fr") else pytest.mark.long)
    for game in SCREENS
    for language in ("en", "fr")
]


@pytest.mark.parametrize(("game", "language"), DEALS)
def test_a_deal_is_spoken_no_faster_than_a_voice_speaks(game: str, language: str, qapp: QApplication) -> None:
    with listening(game, language, at_voice=True) as person:
        person.play()
    print(f"{game} {language}: {rate(person.heard):.2f} words a second, {person.heard[-1].at - 1000:.0f} s")
    assert rate(person.heard) <= MOST
    assert twice(person.heard) == []
    assert person.moved
    assert person.unsaid() == []
    if game == "trio":
        done = {text.split(":")[0].split()[0] for _, text in person.done}
        assert done >= {"open", "layoff"}, "the person opens and lays off in these cards"


@pytest.mark.parametrize(
    "game", [pytest.param(game, marks=() if game == "trut" else pytest.mark.long) for game in SCREENS]
)
def test_the_focus_goes_once_after_each_key(game: str, qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each hop would be read, and cut what is announced."""
    reached: list[QWidget] = []
    hops: list[list[QWidget]] = []

    def press(page: QWidget, key: Qt.Key) -> None:
        reached.clear()
        hands.press(page, key)
        qapp.processEvents()
        if len(reached) > 1:
            hops.append(list(reached))

    monkeypatch.setattr(doing, "press", press)
    monkeypatch.setattr(listener, "press", press)
    with listening(game, "en") as person:
        qapp.focusChanged.connect(lambda _, now: reached.append(now) if now is not None else None)
        person.play()
    assert hops == []


def test_cards_in_a_row_are_heard_as_cards() -> None:
    assert says("Hugo: Nine, Ten, Jack of spades.", "Ten of spades")
    assert says("Hugo\xa0: neuf, Dix, Valet de pique.", "Neuf de pique")
    assert not says("Hugo: Nine of hearts, Ten of spades.", "Nine of spades")
