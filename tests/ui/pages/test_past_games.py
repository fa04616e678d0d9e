"""The list of all that was played."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ludo.session.chairs import Chair
from ludo.session.partie_text import read_partie
from ludo.session.ports import StorageError
from ludo.session.service import Setup
from ludo.store.store import Store
from ludo.ui.dialogs import files as file_dialogs
from ludo.ui.dialogs.message import Message
from ludo.ui.games.registry import SCREENS
from ludo.ui.pages.game_picture import GamePicture
from ludo.ui.pages.past_games import PastGames
from ludo.ui.pages.replay import ReplayPage
from ludo.ui.services.destinations import ToFile, ToPastGames
from ludo.ui.shell.window import MainWindow
from ludo.ui.widgets.labels import Button
from tests.ui.pages.conftest import Desk
from tests.ui.pages.finding import button, now, only, texts
from tests.ui.pages.test_nothing_cut import cut

LEFT = Qt.MouseButton.LeftButton


def past_games(window: MainWindow) -> PastGames:
    window.open(ToPastGames())
    page = window.navigator.page
    assert isinstance(page, PastGames)
    return page


def test_nothing_played_is_said_in_a_sentence(desk: Desk) -> None:
    assert any("Nothing has been played yet" in text for text in texts(past_games(desk.open())))


def test_each_game_can_be_continued_looked_at_and_saved(desk: Desk) -> None:
    desk.play("Anna Hugo", actions=5)
    words = texts(past_games(desk.open()))
    for text in ("Trut: Anna and Hugo", "not finished", "Continue", "Replay", "Save as a file"):
        assert text in words
    assert not any("elete" in text or "emove" in text for text in words)


def test_a_game_saved_as_text_opens_again(
    desk: Desk, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk.play("Anna Hugo")
    window = desk.open()
    page = past_games(window)
    target = tmp_path / "partie"
    monkeypatch.setattr(file_dialogs, "run", lambda _: str(target))
    QTest.mouseClick(button(page, "Save as a file"), LEFT)
    written = tmp_path / "partie.ludogame"
    assert str(written) in only(window, Message).text.text()
    store = Store(desk.path)
    assert read_partie(written.read_text(encoding="utf-8")) == store.load(1)
    store.close()
    only(window, Message).close()
    monkeypatch.setattr(file_dialogs, "run", lambda _: str(written))
    QTest.mouseClick(button(page, "Open a saved game…"), LEFT)
    assert isinstance(window.navigator.page, ReplayPage)


def test_a_choice_given_up_changes_nothing(desk: Desk, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    desk.play("Anna Hugo")
    window = desk.open()
    page = past_games(window)
    monkeypatch.setattr(file_dialogs, "run", lambda _: "")
    monkeypatch.setattr(file_dialogs, "run", lambda _: "")
    QTest.mouseClick(button(page, "Save as a file"), LEFT)
    QTest.mouseClick(button(page, "Open a saved game…"), LEFT)
    assert window.navigator.page is page
    assert not window.findChildren(Message)


def test_a_place_that_cannot_be_written_is_named(
    desk: Desk, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk.play("Anna Hugo")
    window = desk.open()
    page = past_games(window)
    monkeypatch.setattr(file_dialogs, "run", lambda _: str(tmp_path / "none" / "partie.ludogame"))
    QTest.mouseClick(button(page, "Save as a file"), LEFT)
    assert "cannot be opened" in only(window, Message).text.text()


@pytest.mark.parametrize(
    ("content", "expected"),
    [
        (b"", "not a game that Ludo has written"),
        (b"\xff\xfe\x00garbage", "not a game that Ludo has written"),
        (b"Once upon a time", "not a game that Ludo has written"),
        (b"Ludo partie 9\n", "later version"),
        (b"Ludo partie 1\ngame trut 1\noption players two\nperson Anna\n\n", "Line 3"),
        (b"Ludo partie 1\ngame belote 1\nperson Anna\nperson Paul\n\n", "belote"),
        (b"Ludo partie 1\ngame trut 99\nperson Anna\nperson Paul\n\n", "later version"),
        (b'Ludo partie 1\ngame trut 1\noption magic "yes"\nperson Anna\nperson Paul\n\n', "rules that this version"),
        (b"Ludo partie 1\ngame trut 1\nperson Anna\n\n", "damaged"),
    ],
)
def test_a_file_that_is_no_game_is_refused_in_a_sentence(
    window: MainWindow, tmp_path: Path, content: bytes, expected: str
) -> None:
    path = tmp_path / "other.txt"
    path.write_bytes(content)
    window.open(ToFile(path))
    assert window.navigator.page is window.home
    assert expected in only(window, Message).text.text()


def test_a_file_that_is_not_there_is_said_to_be_missing(window: MainWindow, tmp_path: Path) -> None:
    window.open(ToFile(tmp_path / "none.txt"))
    assert "missing" in only(window, Message).text.text()


def test_a_list_that_cannot_be_read_says_why(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object, **__: object) -> None:
        raise StorageError("disk-error")

    monkeypatch.setattr(window.services.store, "sessions", fail)
    assert "The disk reports an error." in texts(past_games(window))


def test_a_long_list_grows_when_asked(desk: Desk, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludo.ui.pages.past_games._AT_ONCE", 2)
    for seed in range(3):
        desk.play("Anna Hugo", seed=seed, actions=3)
    page = past_games(desk.open())
    assert texts(page).count("Replay") == 2
    QTest.mouseClick(page.more, LEFT)
    qtbot.waitUntil(lambda: texts(page).count("Replay") == 3)
    assert not page.more.isVisible()


def test_a_game_is_taken_off_the_list_and_put_back(desk: Desk, qtbot: QtBot) -> None:
    for seed in range(2):
        desk.play("Anna Hugo", seed=seed)
    window = desk.open()
    window.open(ToPastGames())
    page = window.navigator.page
    assert isinstance(page, PastGames)
    assert now(page).restore.isHidden()
    remover = next(each for each in now(page).findChildren(Button) if each.accessibleName().startswith("Remove"))
    QTest.mouseClick(remover, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: texts(page).count("Replay") == 1)
    assert now(page).restore.text() == "List 1 removed game again"
    QTest.mouseClick(now(page).restore, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: texts(page).count("Replay") == 2)


def test_the_list_shows_the_games_that_are_asked_for(desk: Desk, qtbot: QtBot) -> None:
    desk.play("Anna Hugo")
    window = desk.open()
    window.open(ToPastGames())
    page = window.navigator.page
    assert isinstance(page, PastGames)
    other = next(game for game in SCREENS if game != "trut")
    QTest.mouseClick(page.filter.chip(other), Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: texts(page).count("Replay") == 0)
    QTest.mouseClick(page.filter.chip("trut"), Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: texts(page).count("Replay") == 1)


def test_a_finished_game_shows_its_score(desk: Desk, qtbot: QtBot) -> None:
    desk.play("Anna Hugo")
    window = desk.open()
    window.open(ToPastGames())
    page = window.navigator.page
    qtbot.waitUntil(lambda: any(" won · " in text and "–" in text for text in texts(page)))


def test_a_game_given_up_names_who_gave_it_up(desk: Desk, qtbot: QtBot) -> None:
    window = desk.open()
    session = window.services.parties.begin(Setup("trut", {}, (Chair("Anna"), Chair("Hugo", "simple"))))
    assert session.give_up(0)
    page = past_games(window)
    qtbot.waitUntil(lambda: "given up by Anna" in texts(page))


@pytest.mark.parametrize("games", [6, 9])
@pytest.mark.parametrize("scale", [100, 130])
@pytest.mark.parametrize("language", ["fr", "en"])
def test_an_empty_page_fits_the_smallest_window_with_more_games(
    desk: Desk, qapp: QApplication, monkeypatch: pytest.MonkeyPatch, language: str, scale: int, games: int
) -> None:
    longest = max(SCREENS.values(), key=lambda screen: len(screen.title()))
    more = {**SCREENS, **{f"more {number}": longest for number in range(games - len(SCREENS))}}
    monkeypatch.setattr("ludo.ui.pages.past_games.SCREENS", more)
    window = desk.open(language)
    window.services.settings.change(text_scale=scale)
    window.resize(window.minimumSize())
    page = past_games(window)
    qapp.processEvents()
    assert len(page.findChildren(GamePicture)) == games
    assert page.area.horizontalScrollBar().maximum() == 0
    assert list(cut(page)) == []
