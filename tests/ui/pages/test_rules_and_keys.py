"""The pages of help."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage, QKeySequence, QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from ludo.engine.options import options_of
from ludo.games import GAMES
from ludo.resource_paths import resource
from ludo.session.chairs import Chair
from ludo.session.service import Setup
from ludo.ui.games.registry import SCREENS
from ludo.ui.pages.help import Keys
from ludo.ui.pages.rules import Rules
from ludo.ui.rules.in_force import SIDES, read_page, values_of
from ludo.ui.rules.markup import Passage, figures_of, named_options, parse
from ludo.ui.rules.view import TextView
from ludo.ui.screens.declared import shortcuts
from ludo.ui.services.destinations import ToKeys, ToRules
from ludo.ui.services.settings import SettingsStore
from ludo.ui.shell.window import MainWindow
from tests.ui.pages.finding import texts
from tests.ui.waiting import settle


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("game", list(SCREENS))
def test_every_game_has_its_rules_in_each_language(game: str, language: str, window: MainWindow) -> None:
    window.services.settings.change(language=language)
    window.open(ToRules(game))
    page = window.navigator.page
    assert isinstance(page, Rules)
    assert len(page.rules.text) > 1000
    assert page.rules.figures
    assert all(not figure.pixmap.isNull() for figure in page.rules.figures)


@pytest.mark.parametrize("path", sorted(resource("rules").glob("*.md")), ids=lambda path: path.name)
def test_rules_pages_name_options_and_values_that_exist(path: Path) -> None:
    game = path.name.split(".")[0]
    options = {option.name: option for option in options_of(GAMES[game].options_type)}
    blocks = parse(path.read_text(encoding="utf-8"))
    for block in blocks:
        if isinstance(block, Passage):
            for condition in block.conditions:
                assert condition.option == SIDES or values_of(options[condition.option], condition.values)
    assert set(named_options(blocks)) <= set(options)


@pytest.mark.parametrize("game", list(SCREENS))
def test_both_languages_show_the_same_figures(game: str) -> None:
    shown = [[(f.kind, f.content) for f in figures_of(read_page(game, code))] for code in ("fr", "en")]
    assert shown[0] == shown[1]


def test_french_pages_keep_their_marks_on_the_line() -> None:
    for path in resource("rules").glob("*.fr.md"):
        lines = path.read_text(encoding="utf-8").replace(" ![", "[").splitlines()
        text = "\n".join(line for line in lines if not line.startswith(":::"))
        for mark in (" ;", " :", " !", " ?", " »", "« "):
            assert mark not in text, f"{path.name}: an ordinary space before or after a mark ({mark!r})"


def test_no_paragraph_of_the_rules_is_cut(window: MainWindow) -> None:
    window.show_rules()
    page = window.navigator.page
    assert isinstance(page, Rules)
    for text in page.rules.findChildren(TextView):
        assert text.height() >= text.heightForWidth(text.width())


def test_what_holds_in_the_game_is_marked(window: MainWindow) -> None:
    window.open(ToRules("trut", {"truts_to_win": 3}))
    words = texts(window.navigator.page)
    assert "What holds in your game" in words
    assert "In the rulebook: 7 truts" in words
    assert words[words.index("Truts to win") + 1] == "3 truts"


def test_a_page_of_a_game_says_what_is_played_and_nothing_else(window: MainWindow) -> None:
    window.open(ToRules("trut", {"trut_timing": "own_turn"}))
    page = window.navigator.page
    assert isinstance(page, Rules)
    assert "and at no other time" in page.rules.text
    assert "between any two cards" not in page.rules.text
    assert not any(text.endswith("can be agreed") for text in texts(page))
    assert "Who answers first" not in texts(page)


def test_a_page_without_a_game_frames_what_can_be_agreed(window: MainWindow) -> None:
    window.open(ToRules("trut"))
    page = window.navigator.page
    assert isinstance(page, Rules)
    words = texts(page.rules)
    assert page.rules.text.startswith("Two players play against each other.")
    usual = words.index(next(text for text in words if "between any two cards" in text))
    assert words[usual + 1] == "When one may trut: Only the player on turn – can be agreed"
    assert "at no other time" in words[usual + 2]
    assert not any("None" in text or "match has" in text for text in words)
    assert "Who answers first" in texts(page)


def test_without_a_game_the_defaults_are_shown(window: MainWindow) -> None:
    window.open(ToRules("trut"))
    assert not any(text.startswith("In the rulebook") for text in texts(window.navigator.page))


def test_f1_shows_the_keys(window: MainWindow, qtbot: QtBot) -> None:
    window.activateWindow()
    QTest.keyClick(window, Qt.Key.Key_F1)
    assert isinstance(window.navigator.page, Keys)


def test_every_key_of_the_menus_is_in_the_list(window: MainWindow) -> None:
    window.open(ToKeys())
    words = texts(window.navigator.page)
    for text, keys in shortcuts():
        assert keys() in words
        assert text() in words


def test_the_keys_that_move_a_card_in_the_hand_are_listed_once(window: MainWindow) -> None:
    window.open(ToKeys())
    found = [text for text in texts(window.navigator.page) if text.startswith(("Shift+L", "Shift+R"))]
    assert found == ["Shift+Left", "Shift+Right"]


def test_every_word_of_a_game_is_in_the_list_with_its_letter(window: MainWindow) -> None:
    window.open(ToKeys())
    words = texts(window.navigator.page)
    assert words[words.index("Je trute!") - 1] == "T"
    assert all(f"Letters of {SCREENS[game].title()}" in words for game in SCREENS)


def test_no_two_commands_share_their_keys(window: MainWindow) -> None:
    keys = [keys for _, written in shortcuts() if (keys := written())]
    assert len(keys) == len(set(keys))
    assert all(not QKeySequence(each).isEmpty() for each in keys)


def test_keys_of_the_table_are_not_those_of_a_command(window: MainWindow) -> None:
    window.playing.begin(Setup("trut", {}, (Chair("Anna"), Chair("Zoé"))))
    assert window.playing.page is not None
    window.playing.show_guide()
    keys = [QKeySequence(keys).toString() for _, written in shortcuts() if (keys := written())]
    table = [shortcut.key().toString() for shortcut in window.playing.page.findChildren(QShortcut)]
    assert {"Ctrl+T", "Ctrl+G"} <= set(table)
    assert set(table).isdisjoint(keys)


def test_rules_follow_the_letters_of_the_cards(window: MainWindow, qtbot: QtBot) -> None:
    settings: SettingsStore = window.services.settings
    window.open(ToRules("trut"))
    page = window.navigator.page
    assert isinstance(page, Rules)

    def king() -> QImage:
        figure = next(figure for figure in page.rules.figures if figure.figure.content == "Kd")
        return figure.pixmap.toImage()

    settings.change(indices="RDV")
    before = king()
    settings.change(indices="KQJ")
    assert king() != before


@pytest.mark.parametrize("game", SCREENS)
def test_the_keys_begin_with_the_game_at_hand(window: MainWindow, game: str) -> None:
    heading = f"Letters of {SCREENS[game].title()}"
    window.playing.begin_again(game)
    window.open(ToKeys())
    page = window.navigator.page
    labels = [label for label in page.findChildren(QLabel) if label.text() == heading]
    assert len(labels) == 1
    table = next(label for label in page.findChildren(QLabel) if label.text() == "At the table")
    settle(page)
    assert labels[0].mapTo(page, QPoint()).y() < table.mapTo(page, QPoint()).y()
    window.navigator.home()
    window.open(ToKeys())
    assert all(f"Letters of {screen.title()}" in texts(window.navigator.page) for screen in SCREENS.values())
