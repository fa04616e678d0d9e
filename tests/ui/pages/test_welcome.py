"""The first start by ear: a welcome that says what to press, and a key for a lesson."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ludo.ui.pages.tiles import GameTile
from ludo.ui.pages.welcome import greet
from tests.ui.pages.conftest import Desk


def test_who_has_not_played_yet_is_told_what_to_press(desk: Desk, heard: list[str], qtbot: QtBot) -> None:
    window = desk.open()
    greet(window.home, window.services.parties)
    assert "Press L" in heard[-1]
    assert len(heard[-1].split(". ")) == 2, "two sentences"


def test_who_has_played_is_not_welcomed_again(desk: Desk, heard: list[str], qtbot: QtBot) -> None:
    desk.play("Anna Hugo", actions=8)
    window = desk.open()
    greet(window.home, window.services.parties)
    assert not any("Welcome" in text for text in heard)


def test_a_letter_begins_the_lesson_of_the_game_that_has_the_focus(desk: Desk, qtbot: QtBot) -> None:
    window = desk.open()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    tile = window.home.findChildren(GameTile)[2]
    tile.play.setFocus()
    QTest.keyClick(QApplication.focusWidget() or window, Qt.Key.Key_L)
    qtbot.waitUntil(lambda: window.playing.page is not None)
    assert window.playing.page is not None
    assert window.playing.page.game_at == tile.game
