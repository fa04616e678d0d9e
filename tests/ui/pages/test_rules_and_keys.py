"""The pages of help."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QTextDocument
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from ludo.ui.games.registry import SCREENS
from ludo.ui.pages.help import Keys
from ludo.ui.pages.rules import Rules
from ludo.ui.resources import resource
from ludo.ui.settings import SettingsStore
from ludo.ui.window import MainWindow
from tests.ui.pages.finding import texts


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("game", list(SCREENS))
def test_every_game_has_its_rules_in_each_language(game: str, language: str, window: MainWindow) -> None:
    window.services.settings.change(language=language)
    window.screens.show_rules(game)
    page = window.navigator.page
    assert isinstance(page, Rules)
    assert len(page.text.toPlainText()) > 1000
    for card in page.text.pictures():
        picture = page.text.loadResource(QTextDocument.ResourceType.ImageResource.value, card)
        assert not picture.isNull()
    assert page.text.pictures()


def test_french_pages_keep_their_marks_on_the_line() -> None:
    for path in resource("rules").glob("*.fr.md"):
        text = path.read_text(encoding="utf-8")
        for mark in (" ;", " :", " !", " ?", " »", "« "):
            assert mark not in text, f"{path.name}: an ordinary space before or after a mark ({mark!r})"


def test_rules_are_as_high_as_their_text(window: MainWindow) -> None:
    window.show_rules()
    page = window.navigator.page
    assert isinstance(page, Rules)
    assert page.text.height() >= page.text.document().size().height()
    assert not page.text.verticalScrollBar().isVisible()


def test_what_holds_in_the_game_is_marked(window: MainWindow) -> None:
    window.screens.show_rules("trut", {"truts_to_win": 3})
    words = texts(window.navigator.page)
    assert "What holds in your game" in words
    assert "In the rulebook: 7" in words
    assert words[words.index("Truts to win") + 1] == "3"


def test_without_a_game_the_defaults_are_shown(window: MainWindow) -> None:
    window.screens.show_rules("trut")
    assert not any(text.startswith("In the rulebook") for text in texts(window.navigator.page))


def test_f1_shows_the_keys(window: MainWindow, qtbot: QtBot) -> None:
    window.activateWindow()
    QTest.keyClick(window, Qt.Key.Key_F1)
    assert isinstance(window.navigator.page, Keys)


def test_every_key_of_the_menus_is_in_the_list(window: MainWindow) -> None:
    window.screens.show_keys()
    words = texts(window.navigator.page)
    for text, keys in window.menus.shortcuts():
        assert keys in words
        assert text() in words


def test_every_word_of_a_game_is_in_the_list_with_its_letter(window: MainWindow) -> None:
    window.screens.show_keys()
    words = texts(window.navigator.page)
    assert words[words.index("Je trute!") - 1] == "T"
    assert all(f"Words of {SCREENS[game].title()}" in words for game in SCREENS)


def test_no_two_commands_share_their_keys(window: MainWindow) -> None:
    keys = [keys for _, keys in window.menus.shortcuts()]
    assert len(keys) == len(set(keys))
    assert all(not QKeySequence(each).isEmpty() for each in keys)


def test_rules_follow_the_letters_of_the_cards(window: MainWindow, qtbot: QtBot) -> None:
    settings: SettingsStore = window.services.settings
    window.screens.show_rules("trut")
    page = window.navigator.page
    assert isinstance(page, Rules)

    def king() -> object:
        return page.text.loadResource(QTextDocument.ResourceType.ImageResource.value, "card:Kd").toImage()

    settings.change(indices="RDV")
    before = king()
    settings.change(indices="KQJ")
    assert king() != before
