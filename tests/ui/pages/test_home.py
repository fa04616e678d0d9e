"""The first page."""

import sqlite3
from contextlib import closing
from datetime import UTC, datetime, timedelta
from functools import partial

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication
from pytestqt.qtbot import QtBot

from ludo.nights.evenings import EventKind, Plan
from ludo.ui.games.registry import SCREENS, game_title
from ludo.ui.pages.entries import EntryList
from ludo.ui.pages.game_page import OneGame
from ludo.ui.pages.game_picture import GamePicture
from ludo.ui.pages.home import lesson_key
from ludo.ui.pages.new_game import NewGame
from ludo.ui.pages.past_games import PastGames
from ludo.ui.pages.problems import ProblemsPage
from ludo.ui.pages.replay import ReplayPage
from ludo.ui.pages.rules import Rules
from ludo.ui.pages.statistics.page import StatisticsPage
from ludo.ui.pages.tiles import GameTile
from ludo.ui.services.destinations import ToGame, ToNewGame, ToPastGames
from ludo.ui.shell.window import MainWindow
from ludo.ui.theme import apply_theme, theme_for
from ludo.ui.widgets.labels import Button
from tests.ui.pages.conftest import Desk
from tests.ui.pages.finding import button, texts
from tests.ui.waiting import settle

LEFT = Qt.MouseButton.LeftButton


def _tile(window: MainWindow, game: str = "trut") -> GameTile:
    return next(tile for tile in window.home.findChildren(GameTile) if tile.game == game)


def test_one_click_leads_from_the_first_start_to_the_first_deal(desk: Desk, qtbot: QtBot) -> None:
    window = desk.open()
    window.home.setFocus()
    qtbot.waitUntil(button(window.home, "Begin the lesson").hasFocus)
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
    window.open(ToGame(game))
    button(window.navigator.page, "With real cards").click()
    page = window.navigator.page
    assert isinstance(page, NewGame)
    assert page.title() == f"With real cards: {game_title(game)}"
    page.start.click()
    assert [sheet.game for sheet in window.services.store.nights.sheets.all()] == [game]


def test_what_is_open_comes_first_and_goes_on(desk: Desk, qtbot: QtBot) -> None:
    desk.play("Anna Hugo", actions=8)
    window = desk.open()
    words = texts(window.home)
    assert words.index("Continue") < words.index("Triomphe")
    assert "Trut: Anna and Hugo" in words
    window.home.setFocus()
    qtbot.waitUntil(button(window.home, "Continue").hasFocus)
    QTest.mouseClick(button(window.home, "Continue"), LEFT)
    assert window.playing.page is not None
    assert window.playing.page.session.ply >= 8
    window.navigator.home()


def test_a_partie_that_waits_says_how_it_stands(desk: Desk, qtbot: QtBot) -> None:
    desk.play("Anna Hugo", actions=8)
    home = desk.open().home
    qtbot.waitUntil(lambda: any("Deal 2" in text and "Hugo 0 truts" in text for text in texts(home)), timeout=3000)


def test_a_tile_marks_who_won_last_and_the_lesson_that_was_taken(desk: Desk, qtbot: QtBot) -> None:
    desk.play("Anna Hugo", seed=1)
    window = desk.open()
    qtbot.waitUntil(lambda: _tile(window).marks.text() in ("Anna won", "Hugo won"))
    window.services.store.put(lesson_key("trut"), "taken")
    qtbot.waitUntil(lambda: _tile(window).marks.text() in ("✓ lesson · Anna won", "✓ lesson · Hugo won"))


def test_what_was_played_last_is_offered_once_more(desk: Desk) -> None:
    desk.play("Anna Hugo")
    window = desk.open()
    assert window.home.hero is not None
    assert "Trut" in texts(window.home.hero)
    QTest.mouseClick(button(window.home, "Play again"), LEFT)
    assert window.playing.page is not None
    assert window.playing.page.game_at == "trut"
    window.navigator.home()


@pytest.mark.parametrize(("days", "offered"), [(7, True), (14, True), (6, False), (21, False)])
def test_a_club_is_offered_its_evening_a_week_later(desk: Desk, days: int, offered: bool) -> None:
    first = desk.open()
    nights = first.services.store.nights
    evening = nights.evenings.start(Plan("Club"), [nights.people.add(name) for name in ("Anna", "Hugo", "Léa")])
    nights.evenings.record(evening, EventKind.CLOSED)
    began = (datetime.now(UTC) - timedelta(days=days)).isoformat(timespec="seconds")
    nights.evenings.set_span(evening, began, began)
    window = desk.open()
    assert ("Tonight: 3 people" in texts(window.home)) == offered
    if offered:
        QTest.mouseClick(button(window.home, "Begin the evening"), LEFT)
        assert len(window.services.store.open_evenings()) == 1


@pytest.mark.parametrize("by", ["name", "anywhere"])
def test_the_tile_leads_to_the_page_of_the_game_and_that_to_all_else(desk: Desk, by: str) -> None:
    window = desk.open()
    tile = _tile(window)
    QTest.mouseClick(tile.link if by == "name" else tile, LEFT)
    page = window.navigator.page
    assert isinstance(page, OneGame)
    assert page.game_at == "trut"
    for text, kind in (("Set up…", NewGame), ("Rules", Rules), ("Problems", ProblemsPage), ("Figures", StatisticsPage)):
        QTest.mouseClick(button(page, text), LEFT)
        assert isinstance(window.navigator.page, kind)
        if isinstance(window.navigator.page, ProblemsPage):
            assert window.navigator.page.game == "trut"
        window.navigator.back()


def test_the_page_of_a_game_lists_what_was_played_of_it(desk: Desk, qtbot: QtBot) -> None:
    for seed in range(6):
        desk.play("Anna Hugo", seed=seed)
    window = desk.open()
    window.open(ToGame("trut"))
    assert texts(window.navigator.page).count("Replay") == 5
    qtbot.waitUntil(lambda: any(text.startswith(("Anna won", "Hugo won")) for text in texts(window.navigator.page)))
    QTest.mouseClick(button(window.navigator.page, "All past games"), LEFT)
    assert isinstance(window.navigator.page, PastGames)
    assert window.navigator.page.filter.value == "trut"
    window.navigator.back()
    QTest.mouseClick(window.navigator.page.findChildren(EntryList)[0].findChildren(Button)[0], LEFT)
    assert isinstance(window.navigator.page, ReplayPage)


def test_the_first_page_needs_no_scrolling_and_has_few_controls(desk: Desk, qtbot: QtBot) -> None:
    desk.play("Anna Hugo", actions=8)
    window = desk.open()
    for size in (QSize(1366, 768), QSize(900, 560)):
        window.resize(size)
        qtbot.waitUntil(lambda: window.size() == size)  # noqa: B023
        settle(window)
        assert window.home.area.verticalScrollBar().maximum() == 0, size
        found = [each for each in window.home.findChildren(QAbstractButton) if each.isVisible()]
        assert len(found) + 1 == 15, "hero, two for each game, three links, and one's name"


def test_the_first_page_in_letters_twice_as_large_needs_no_scrolling_and_keeps_its_pictures(desk: Desk) -> None:
    desk.play("Anna Hugo", actions=8)
    window = desk.open("fr")
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    apply_theme(app, theme_for("light"), 2.0)
    for size, pictures in ((QSize(1366, 768), len(SCREENS)), (QSize(900, 560), 0)):
        window.resize(size)
        settle(window)
        assert window.home.area.verticalScrollBar().maximum() == 0, size
        assert sum(tile.picture.isVisible() for tile in window.home.findChildren(GameTile)) == pictures


def test_the_picture_of_a_game_takes_what_is_left_of_its_page(desk: Desk) -> None:
    window = desk.open()
    window.resize(1366, 768)
    window.open(ToGame("trut"))
    settle(window)
    page = window.navigator.page
    assert isinstance(page, OneGame)
    assert page.area.verticalScrollBar().maximum() == 0
    picture = page.findChild(GamePicture)
    assert picture is not None
    assert picture.height() > page.height() / 3


def test_a_game_that_this_program_does_not_know_is_listed_but_not_offered(desk: Desk) -> None:
    desk.play("Anna Hugo")
    with closing(sqlite3.connect(desk.path)) as connection, connection:
        connection.execute("UPDATE sessions SET game = 'belote', over = 0")
    connection.close()
    window = desk.open()
    assert window.home.hero is None
    window.open(ToPastGames())
    words = texts(window.navigator.page)
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


@pytest.mark.clause("TRI-11", "T31-04")
def test_the_age_is_told_where_a_game_is_chosen(window: MainWindow) -> None:
    ages = {"triomphe": "From 10 years of age.", "trente_et_un": "From 7 years of age."}
    for game in SCREENS:
        for there in (ToGame(game), ToNewGame(game)):
            window.open(there)
            page = window.navigator.page
            said = [text for text in texts(page) if "years of age" in text]
            assert bool(said) == (game in ages)
            assert all(text.endswith(ages[game]) for text in said)
