"""Pages in large windows: columns side by side, pictures, nothing squeezed."""

from functools import partial

from PySide6.QtCore import QPoint, QSize
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from ludo.ui.pages.game_picture import GamePicture
from ludo.ui.pages.help import Keys
from ludo.ui.pages.new_game import NewGame
from ludo.ui.pages.past_games import PastGames
from ludo.ui.pages.rules import OptionsInForce, Rules
from ludo.ui.pages.settings_page import SettingsPage
from ludo.ui.pages.tiles import GameTile
from ludo.ui.rules.view import RulesView
from ludo.ui.services.destinations import ToKeys, ToNewGame, ToPastGames, ToRules, ToSettings
from ludo.ui.shell.window import MainWindow
from ludo.ui.widgets.labels import Label
from tests.ui.pages.conftest import Desk
from tests.ui.pages.finding import only
from tests.ui.waiting import settle

USUAL, WIDE = QSize(1280, 800), QSize(2560, 1440)


def resize(window: MainWindow, size: QSize, qtbot: QtBot) -> None:
    window.resize(size)
    qtbot.waitUntil(lambda: window.size() == size)
    settle(window)


def columns(window: MainWindow, widgets: list[QWidget]) -> int:
    """In how many columns these lie."""
    return len({widget.mapTo(window, QPoint(0, 0)).x() // 200 for widget in widgets})


def test_settings_and_keys_lie_in_three_columns_where_there_is_room(window: MainWindow, qtbot: QtBot) -> None:
    for show, kind in ((partial(window.open, ToSettings()), SettingsPage), (partial(window.open, ToKeys()), Keys)):
        show()
        page = only(window, kind)
        assert isinstance(page, SettingsPage | Keys)
        for size, expected in ((USUAL, 2), (WIDE, 3), (USUAL, 2)):
            resize(window, size, qtbot)
            groups: list[QWidget] = [*page._groups]
            lie_in(window, groups, expected, qtbot)
            assert not overlapping(window, groups)


def lie_in(window: MainWindow, widgets: list[QWidget], expected: int, qtbot: QtBot) -> None:
    """Wait until they lie in so many columns."""
    qtbot.waitUntil(lambda: columns(window, widgets) == expected and not overlapping(window, widgets))


def overlapping(window: MainWindow, widgets: list[QWidget]) -> list[tuple[QWidget, QWidget]]:
    """Pairs that lie one upon the other."""
    rects = [widget.rect().translated(widget.mapTo(window, QPoint(0, 0))) for widget in widgets]
    return [
        (widgets[one], widgets[two])
        for one in range(len(rects))
        for two in range(one)
        if rects[one].intersects(rects[two])
    ]


def test_the_options_stand_beside_the_rules_where_there_is_room(window: MainWindow, qtbot: QtBot) -> None:
    window.open(ToRules("trut"))
    page = only(window, Rules)
    parts: list[QWidget] = [only(page, RulesView), only(page, OptionsInForce)]
    for size, expected in ((USUAL, 1), (WIDE, 2)):
        resize(window, size, qtbot)
        lie_in(window, parts, expected, qtbot)
        assert not overlapping(window, parts)


def test_a_new_game_shows_its_picture_where_there_is_room(window: MainWindow, qtbot: QtBot) -> None:
    window.open(ToNewGame("trut"))
    page = only(window, NewGame)
    picture = page.findChild(GamePicture)
    assert picture is not None
    for size in (QSize(900, 560), WIDE):
        resize(window, size, qtbot)
        assert picture.isVisible()
    page.fold.click()
    assert not picture.isVisible()


def test_the_tiles_fill_the_first_page_and_no_words_lie_on_a_picture(window: MainWindow, qtbot: QtBot) -> None:
    for size in (QSize(900, 560), USUAL, QSize(1920, 1080), WIDE):
        resize(window, size, qtbot)
        tiles = window.home.findChildren(GameTile)
        assert window.home.area.verticalScrollBar().maximum() == 0, "nothing is below the fold"
        right = {tile.mapTo(window, tile.rect().topRight()).x() for tile in tiles[-1:]}
        assert right == {max(tile.mapTo(window, tile.rect().topRight()).x() for tile in tiles)}
        for tile in tiles:
            seen = [each for each in tile.findChildren(Label) if each.isVisible()]
            parts: list[QWidget] = [only(tile, GamePicture), *seen]
            assert not overlapping(window, parts), size


def test_past_games_begin_with_pictures(desk: Desk) -> None:
    window = desk.open()
    window.open(ToPastGames())
    assert len([found for found in only(window, PastGames).findChildren(GamePicture) if found.isVisible()]) == 5
    window.close()
    desk.play("Anna Hugo")
    window = desk.open()
    window.open(ToPastGames())
    assert len([found for found in only(window, PastGames).findChildren(GamePicture) if found.isVisible()]) == 1
