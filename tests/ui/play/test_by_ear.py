"""What is heard of cards, numbers, choices and guides by who uses keys."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from ludo.engine.places import Place
from ludo.ui.games.registry import SCREENS, words_of
from ludo.ui.i18n import set_language
from ludo.ui.widgets.choices import Chips
from ludo.ui.wording.cards import spoken_cards
from tests.ui.play.conftest import Open
from tests.ui.play.hands import press, wait_for
from tests.ui.play.test_answers import open_game

POINTER = ("click", "pull ", "drag", "cliqu", "tirez", "glissez")


@pytest.mark.parametrize(
    ("language", "written", "heard"),
    [
        ("en", "Play A♦ K♦ 10♣ (pair)", "Play Ace of diamonds, King of diamonds, Ten of clubs (pair)"),
        ("fr", "R♦ V♠", "Roi de carreau, Valet de pique"),
        ("en", "No card at all", "No card at all"),
    ],
)  # fmt: skip
def test_written_cards_are_heard_in_words(language: str, written: str, heard: str) -> None:
    set_language(language)
    assert spoken_cards(written) == heard
    set_language("en")


def test_a_playable_card_says_which_key_plays_it_and_the_pointer_reads_its_own(open_page: Open, qtbot: QtBot) -> None:
    page = open_game("trut", open_page)
    wait_for(qtbot, page, "asking")
    cards = [card for card in page.table.hand_cards() if card.takeable]
    assert cards
    for card in cards:
        assert card.accessibleDescription() == "Enter plays it."
        assert "drag it" in card.hint


@pytest.mark.parametrize("game", SCREENS)
def test_a_card_that_can_be_taken_says_where_it_lies(game: str) -> None:
    words = words_of(game)
    for kind in words.sentences.places:
        for face in (None, 0):
            lying, takeable = (words.card_title(face, Place(kind), (), playable) for playable in (False, True))
            assert takeable == f"{lying}, playable"


def test_an_arrow_in_a_row_of_one_card_says_which_it_is(
    open_page: Open, qtbot: QtBot, heard: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    page = open_game("trut", open_page)
    wait_for(qtbot, page, "asking")
    card = page.table.hand_cards()[0]
    monkeypatch.setattr(page.table, "reachable", lambda: [card])
    press(page, Qt.Key.Key_Right)
    assert card.hasFocus()
    heard.clear()
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Left, Qt.Key.Key_1):
        press(page, key)
    assert heard == [card.accessibleName()] * 3


@pytest.mark.parametrize("game", SCREENS)
def test_a_guide_that_speaks_of_the_pointer_has_words_for_keys(game: str) -> None:
    """Where a text is the same for all tables, which most are."""
    for language in ("en", "fr"):
        set_language(language)
        for step in SCREENS[game].guide():
            if not callable(step.text):
                continue
            shown = step.text().casefold()
            heard = (step.heard or step.text)().casefold()
            assert not any(word in heard for word in POINTER), heard
            assert (step.heard is None) == (not any(word in shown for word in POINTER)), shown
    set_language("en")


@pytest.fixture
def chips(qtbot: QtBot) -> Iterator[Chips[int]]:
    page = QWidget()
    qtbot.addWidget(page)
    chips = Chips([(value, f"{value} %") for value in range(90, 100)], "Text size")
    box = QVBoxLayout(page)
    box.addWidget(chips)
    page.resize(160, 400)
    chips.set_value(93)
    page.show()
    page.activateWindow()
    yield chips
    page.close()


def test_tab_enters_a_row_of_choices_at_the_chosen_one_and_arrows_reach_each_line(
    chips: Chips[int], qtbot: QtBot
) -> None:
    qtbot.waitUntil(chips.window().isActiveWindow)
    chips.window().setFocus()
    QTest.keyClick(chips.window(), Qt.Key.Key_Tab)
    now = QApplication.focusWidget()
    assert isinstance(now, QAbstractButton)
    assert QAccessible.queryAccessibleInterface(now).state().checked, "it is heard as checked"
    reached = [now.text()]
    for _ in range(9):
        QTest.keyClick(now, Qt.Key.Key_Right)
        now = QApplication.focusWidget()
        assert isinstance(now, QAbstractButton)
        reached.append(now.text())
    assert sorted(reached) == [f"{value} %" for value in range(90, 100)]
    assert chips.value == 92, "going round chooses each"
