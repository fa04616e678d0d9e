"""The way back: a button, the keyboard, the mouse; and pages that are found as they were left."""

from collections.abc import Callable
from functools import partial

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ludo.session.chairs import Chair
from ludo.session.service import Setup
from ludo.ui.games.registry import SCREENS
from ludo.ui.pages.new_game import NewGame
from ludo.ui.pages.past_games import PastGames
from ludo.ui.pages.replay import ReplayPage
from ludo.ui.pages.rules import Rules
from ludo.ui.pages.settings_page import SettingsPage
from ludo.ui.pages.tiles import GameTile
from ludo.ui.services.destinations import ToKeys, ToNewGame, ToPastGames, ToReplay, ToRules, ToSettings
from ludo.ui.shell.window import MainWindow
from ludo.ui.widgets.labels import Button
from tests.ui.pages.conftest import Desk
from tests.ui.pages.finding import button
from tests.ui.waiting import settle

TWO = Setup("trut", {}, (Chair("Anna"), Chair("Hugo", "simple")))
LEFT = Qt.MouseButton.LeftButton
ALT = Qt.KeyboardModifier.AltModifier


def press_button(window: MainWindow) -> None:
    QTest.mouseClick(window.menus.back, LEFT)


def press_keys(window: MainWindow) -> None:
    window.activateWindow()
    QApplication.processEvents()
    QTest.keyClick(window, Qt.Key.Key_Left, ALT)


def press_mouse(window: MainWindow) -> None:
    """Over the middle of the page, whatever lies there."""
    QTest.mouseClick(window.windowHandle(), Qt.MouseButton.BackButton, Qt.KeyboardModifier.NoModifier, QPoint(500, 400))


@pytest.mark.parametrize("go_back", [press_button, press_keys, press_mouse])
def test_every_page_has_a_way_back(desk: Desk, qtbot: QtBot, go_back: object) -> None:
    assert callable(go_back)
    number = desk.play("Anna Hugo", actions=12)
    window = desk.open()
    assert not window.menus.back.isVisible()
    openers: tuple[Callable[[], object], ...] = (
        *(partial(window.open, to) for to in (ToNewGame(), ToSettings(), ToPastGames(), ToKeys(), ToReplay(number))),
        window.show_rules,
        lambda: window.playing.begin(TWO),
    )
    for open_page in openers:
        open_page()
        assert window.navigator.page is not window.home
        assert window.menus.back.isVisible()
        go_back(window)
        assert window.navigator.page is window.home
    assert not window.menus.back.isVisible()
    go_back(window) if go_back is not press_button else None
    assert window.navigator.page is window.home


def test_leaving_the_table_lets_go_of_the_session(window: MainWindow) -> None:
    window.playing.begin(TWO)
    press_mouse(window)
    assert not window.playing.is_open()
    assert window.playing.can_resume()


def test_the_list_of_past_games_is_where_it_was(desk: Desk, qtbot: QtBot) -> None:
    for seed in range(24):
        desk.play("Anna Hugo", actions=8, seed=seed)
    window = desk.open()
    window.open(ToPastGames())
    page = window.navigator.page
    assert isinstance(page, PastGames)
    bar = page.area.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 200)
    settle(page)  # lines that wrap get their height last
    bar.setValue(bar.maximum() - 40)
    chosen = [each for each in page.findChildren(Button) if each.text() == "Replay"][-2]
    chosen.setFocus()
    kept = bar.value()
    chosen.click()
    assert isinstance(window.navigator.page, ReplayPage)
    window.navigator.back()
    assert window.navigator.currentWidget() is page
    settle(page)
    assert bar.value() == kept
    assert page.focusWidget() is chosen


def test_the_list_is_read_anew_where_something_was_played_but_does_not_jump(desk: Desk, qtbot: QtBot) -> None:
    numbers = [desk.play("Anna Hugo", actions=8, seed=seed) for seed in range(24)]
    window = desk.open()
    window.open(ToPastGames())
    page = window.navigator.page
    assert isinstance(page, PastGames)
    bar = page.area.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 200)
    bar.setValue(180)
    window.open(ToKeys())
    desk.play("Léa Paul", actions=8, seed=99)
    window.navigator.back()
    qtbot.waitUntil(lambda: bar.value() == 180)
    assert len(page.findChildren(Button)) > 3 * len(numbers)


def test_home_offers_to_go_on_first_and_else_keeps_the_focus(window: MainWindow, qtbot: QtBot) -> None:
    tile = window.home.findChildren(GameTile)[0]
    tile.link.setFocus()
    tile.link.click()
    window.navigator.back()
    assert window.home.focusWidget() is tile.link
    window.playing.begin(TWO)
    window.navigator.back()
    assert window.home.hero is not None
    assert window.home.focusWidget() is window.home.hero.button


def test_a_setup_begun_is_kept_while_the_rules_are_read(window: MainWindow) -> None:
    window.open(ToNewGame("trut"))
    page = window.navigator.page
    assert isinstance(page, NewGame)
    page.count.chip(4).click()
    page.presets.chip("bluffers").click()
    button(page, "How to play").click()
    assert isinstance(window.navigator.page, Rules)
    press_button(window)
    assert window.navigator.currentWidget() is page
    assert page.count.value == 4
    assert page.presets.value == "bluffers"


def test_a_page_that_is_open_comes_up_as_it_was_left(window: MainWindow, qtbot: QtBot) -> None:
    window.resize(window.minimumSize())
    window.services.settings.change(text_scale=130)
    window.open(ToSettings())
    page = window.navigator.page
    assert isinstance(page, SettingsPage)
    bar = page.area.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 20)
    bar.setValue(20)
    window.open(ToKeys())
    window.open(ToSettings())
    assert window.navigator.page is page
    assert bar.value() == 20


def test_nothing_looks_as_if_the_pointer_were_on_it_after_coming_back(window: MainWindow) -> None:
    home = window.navigator.page
    settle(window)
    pressed = button(home, "Ten minutes a day")
    where = pressed.mapTo(window, pressed.rect().center())
    window.windowHandle().requestActivate()
    for point in (QPoint(1, 1), where):
        QTest.mouseMove(window.windowHandle(), point)
        QApplication.processEvents()
    assert pressed.underMouse()
    QTest.mouseClick(pressed, LEFT)
    assert window.navigator.page is not home
    QApplication.processEvents()
    window.navigator.back()
    assert window.navigator.page is home
    assert not pressed.underMouse()


def test_the_game_open_last_is_remembered(desk: Desk) -> None:
    window = desk.open()
    first = next(iter(SCREENS))
    assert window.game == first
    window.open(ToRules("trut"))
    window.navigator.home()
    assert window.game == "trut"
    assert desk.open().game == "trut"
    window.services.store.put("window.game", "no-such-game")
    assert desk.open().game == first
