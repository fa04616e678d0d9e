"""The first page."""

import sqlite3
from contextlib import closing
from functools import partial

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ludo.app.start import open_window
from ludo.ui.games.registry import SCREENS, game_title
from ludo.ui.pages.game_picture import GamePicture
from ludo.ui.pages.home import GameTile
from ludo.ui.pages.new_game import NewGame
from ludo.ui.pages.past_games import PastGames
from ludo.ui.pages.replay import ReplayPage
from ludo.ui.pages.rules import Rules
from ludo.ui.services.destinations import ToNewGame
from ludo.ui.shell.window import MainWindow
from tests.ui.pages.conftest import Desk
from tests.ui.pages.finding import button, texts
from tests.ui.pages.thinkers import Nobody

LEFT = Qt.MouseButton.LeftButton


def _tile(window: MainWindow, game: str = "trut") -> GameTile:
    return next(tile for tile in window.home.findChildren(GameTile) if tile.game == game)


def test_one_click_leads_from_the_first_start_to_the_first_deal(desk: Desk, qtbot: QtBot) -> None:
    window = desk.open()
    window.home.setFocus()
    qtbot.waitUntil(window.home.findChildren(GameTile)[0].play.hasFocus)
    QTest.keyClick(_tile(window).play, Qt.Key.Key_Return)
    assert window.playing.page is not None
    chairs = window.playing.page.session.chairs
    assert [chair.person for chair in chairs] == [True] + [False] * (len(chairs) - 1)
    assert all(chair.name for chair in chairs)
    window.navigator.home()


def test_the_first_start_shows_the_games_and_no_empty_lists(desk: Desk) -> None:
    home = desk.open().home
    assert "Trut" in texts(home)
    assert "Continue" not in texts(home)
    assert "Past games" not in texts(home)
    assert texts(home).count("Play now") == len(SCREENS)


def test_the_tiles_of_a_narrower_window_take_all_of_its_width(desk: Desk) -> None:
    window = desk.open()
    for width in (1280, 900):
        window.resize(width, 800)
        QApplication.processEvents()
    around = _tile(window).parentWidget()
    assert around is not None
    assert max(tile.geometry().right() for tile in window.home.findChildren(GameTile)) == around.width() - 1


@pytest.mark.parametrize("game", SCREENS)
def test_every_game_can_be_played_with_real_cards(game: str, desk: Desk) -> None:
    window = desk.open()
    table = _tile(window, game).table
    assert table.text() == "With real cards"
    assert table.isVisibleTo(window)
    assert table.accessibleName() == f"With real cards: {game_title(game)}"
    table.click()
    page = window.navigator.page
    assert isinstance(page, NewGame)
    assert page.title() == f"With real cards: {game_title(game)}"
    page.start.click()
    assert [sheet.game for sheet in window.services.store.nights.sheets.all()] == [game]


def test_what_is_open_comes_first_and_goes_on(desk: Desk, qtbot: QtBot) -> None:
    desk.play("Anna Hugo", actions=8)
    window = desk.open()
    words = texts(window.home)
    assert words.index("Continue") < words.index("Games")
    assert "Trut: Anna and Hugo" in words
    window.home.setFocus()
    qtbot.waitUntil(button(window.home, "Continue").hasFocus)
    QTest.mouseClick(button(window.home, "Continue"), LEFT)
    assert window.playing.page is not None
    assert window.playing.page.session.ply >= 8
    window.navigator.home()


def test_the_past_games_name_who_won(desk: Desk, qtbot: QtBot) -> None:
    desk.play("Anna Hugo", seed=1)
    home = desk.open().home
    qtbot.waitUntil(lambda: any(text.startswith(("Anna won", "Hugo won")) for text in texts(home)))


def test_a_finished_game_can_be_looked_at_again(desk: Desk, qtbot: QtBot) -> None:
    desk.play("Anna Hugo")
    window = desk.open()
    QTest.mouseClick(button(window.home, "Replay"), LEFT)
    assert isinstance(window.navigator.page, ReplayPage)


def test_the_tile_leads_to_a_new_game_and_to_the_rules(desk: Desk, qtbot: QtBot) -> None:
    window = desk.open()
    QTest.mouseClick(_tile(window).setup, LEFT)
    assert isinstance(window.navigator.page, NewGame)
    window.navigator.back()
    QTest.mouseClick(_tile(window).learn, LEFT)
    assert isinstance(window.navigator.page, Rules)


def test_a_list_of_many_leads_to_all_past_games(desk: Desk, qtbot: QtBot) -> None:
    for seed in range(5):
        desk.play("Anna Hugo", seed=seed)
    window = desk.open()
    assert texts(window.home).count("Replay") == 3
    QTest.mouseClick(button(window.home, "All 5 past games"), LEFT)
    assert isinstance(window.navigator.page, PastGames)
    assert texts(window.navigator.page).count("Replay") == 5


def test_a_game_that_this_program_does_not_know_is_listed_but_not_offered(desk: Desk) -> None:
    desk.play("Anna Hugo")
    with closing(sqlite3.connect(desk.path)) as connection, connection:
        connection.execute("UPDATE sessions SET game = 'belote', over = 0")
    connection.close()
    home = desk.open().home
    words = texts(home)
    assert "belote: Anna and Hugo" in words
    assert "This version of Ludo does not know this game." in words
    assert "Continue" not in words
    assert "Replay" not in words


def test_one_click_starts_as_last_time(desk: Desk, qtbot: QtBot) -> None:
    window = desk.open()
    window.open(ToNewGame("trut"))
    assert isinstance(window.navigator.page, NewGame)
    QTest.mouseClick(window.navigator.page.start, LEFT)
    assert window.playing.page is not None
    first = window.playing.page.session
    window.navigator.home()
    QTest.mouseClick(_tile(window).play, LEFT)
    again = window.playing.page
    assert again is not None
    assert again.session.number != first.number
    assert again.session.chairs == first.chairs
    window.navigator.home()


def test_a_later_start_has_the_pictures_of_the_games_at_once(desk: Desk, qtbot: QtBot) -> None:
    first = desk.open()
    pictures = first.home.findChildren(GamePicture)
    for picture in pictures:
        first.home.area.ensureWidgetVisible(picture)
        qtbot.waitUntil(partial(getattr, picture, "drawn"))
    shown = [picture.grab().toImage() for picture in pictures]
    for picture in pictures:
        picture.keep()
    first.close()
    window = desk.open()
    again = window.home.findChildren(GamePicture)
    assert [picture.grab().toImage() for picture in again] == shown
    assert all(picture.drawn for picture in again)


def test_a_kept_picture_in_another_colour_is_not_shown(desk: Desk, qtbot: QtBot, qapp: QApplication) -> None:
    first = desk.open()
    picture = _tile(first).picture
    qtbot.waitUntil(lambda: picture.drawn)
    picture.keep()
    first.services.settings.change(cloth="slate")
    qapp.processEvents()
    picture = _tile(first).picture
    picture.grab()
    assert not picture.drawn


def test_a_damaged_kept_picture_is_drawn_anew(desk: Desk, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    first = desk.open()
    picture = _tile(first).picture
    qtbot.waitUntil(lambda: picture.drawn)
    shown = picture.grab().toImage()
    picture.keep()
    first.close()
    (kept,) = desk.path.with_name("pictures").glob(f"{_tile(first).game}-*")
    kept.write_bytes(kept.read_bytes()[:-1])
    with monkeypatch.context() as never:
        never.setattr("ludo.ui.pages.game_picture._LATER", 10**9)
        damaged = _tile(desk.open()).picture
        damaged.grab()
        assert not damaged.drawn
    again = _tile(desk.open()).picture
    qtbot.waitUntil(lambda: again.drawn)
    assert again.grab().toImage() == shown


def test_past_games_come_after_the_first_painting_and_stay(desk: Desk, qtbot: QtBot) -> None:
    desk.play("Anna Hugo")
    window = desk.open()
    qtbot.waitUntil(lambda: "Past games" in texts(window.home))
    window.home.complete()
    assert texts(window.home).count("Past games") == 1


def test_past_games_that_are_gone_before_the_first_painting_are_not_listed(
    desk: Desk, qtbot: QtBot, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk.play("Anna Hugo")
    window = open_window(qapp, desk.folder, Nobody(), "en")
    qtbot.addWidget(window)
    monkeypatch.setattr(window.services.store, "sessions", lambda *_args, **_kwargs: [])
    monkeypatch.setattr(window.services.store, "session_count", lambda *_args, **_kwargs: 0)
    window.build_home_anew()
    assert "Past games" not in texts(window.home)
    window.close()


@pytest.mark.clause("TRI-11", "T31-04")
def test_the_age_is_told_where_a_game_is_chosen(window: MainWindow) -> None:
    ages = {"triomphe": "From 10 years of age.", "trente_et_un": "From 7 years of age."}
    for game in SCREENS:
        tile = next(tile for tile in window.home.findChildren(GameTile) if tile.game == game)
        window.open(ToNewGame(game))
        for page in (tile, window.navigator.page):
            said = [text for text in texts(page) if "years of age" in text]
            assert bool(said) == (game in ages)
            assert all(text.endswith(ages[game]) for text in said)
