"""One's own name is a field on Home: it holds for every game, and nobody becomes somebody they played against."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from ludo.session.chairs import Chair
from ludo.session.service import Setup
from ludo.ui.games.registry import SCREENS
from ludo.ui.pages.new_game import NewGame
from ludo.ui.pages.past_games import UNFINISHED, PastGames
from ludo.ui.pages.tiles import GameTile
from ludo.ui.services.destinations import ToNewGame, ToPastGames
from ludo.ui.shell.window import MainWindow
from tests.ui.pages.conftest import Desk
from tests.ui.pages.finding import button, now, texts
from tests.ui.waiting import settle

LEFT = Qt.MouseButton.LeftButton


def tile(window: MainWindow, game: str) -> GameTile:
    return next(tile for tile in window.home.findChildren(GameTile) if tile.game == game)


def persons(window: MainWindow) -> list[str]:
    assert window.playing.page is not None
    return [chair.name for chair in window.playing.page.session.chairs if chair.person]


def test_a_name_typed_once_holds_for_every_game(desk: Desk) -> None:
    desk.play("Amandine Hugo")  # two people of the roster: neither is meant
    window = desk.open()
    QTest.keyClicks(window.home.name, "Zoe")
    QTest.keyClick(window.home.name, Qt.Key.Key_Tab)
    for game in SCREENS:
        QTest.mouseClick(tile(window, game).play, LEFT)
        assert persons(window) == ["Zoe"]
        window.navigator.home()
    window.open(ToNewGame("trio"))
    page = window.navigator.page
    assert isinstance(page, NewGame)
    assert page.draft.chairs[0].name == "Zoe"
    assert desk.open().home.name.text() == "Zoe"


def test_nobody_becomes_a_person_of_the_roster(desk: Desk) -> None:
    desk.play("Amandine Hugo")
    window = desk.open()
    assert window.home.name.text() == ""
    QTest.mouseClick(tile(window, "trio").play, LEFT)
    assert persons(window) == ["Player 1"]


def test_who_one_was_in_the_last_game_one_stays_in_another(desk: Desk) -> None:
    window = desk.open()
    window.playing.begin(Setup("trut", {}, (Chair("Mia"), Chair("Hugo", "amateur"))))
    window.navigator.home()
    assert window.home.name.text() == "Mia"
    window.playing.begin(Setup("trut", {}, (Chair("Mia"), Chair("Lou"))))  # two persons: nobody is oneself
    window.navigator.home()
    assert window.home.name.text() == "Mia"
    QTest.mouseClick(tile(window, "triomphe").play, LEFT)
    assert persons(window) == ["Mia"]


def test_a_computer_player_gives_the_name_up(desk: Desk) -> None:
    window = desk.open()
    QTest.keyClicks(window.home.name, "Hugo")
    QTest.keyClick(window.home.name, Qt.Key.Key_Return)
    QTest.mouseClick(tile(window, "trut").play, LEFT)
    assert window.playing.page is not None
    names = [chair.name for chair in window.playing.page.session.chairs]
    assert names[0] == "Hugo"
    assert len(set(names)) == len(names)


def test_each_tile_says_whom_and_what(desk: Desk) -> None:
    window = desk.open()
    trut = tile(window, "trut")
    minutes = SCREENS["trut"].minutes["classic"]
    assert trut.begins.text() == f"You against Hugo, Amateur · Classic · {minutes} min"
    assert trut.begins.text() in trut.play.accessibleDescription()
    assert trut.facts.text().startswith("2, 4 players")
    assert [game for game in SCREENS if "easiest" in tile(window, game).facts.text()] == ["trente_et_un"]
    window.playing.begin(Setup("trut", {"truts_to_win": 4}, (Chair("Mia"), Chair("Octave", "fort"))))
    window.navigator.home()
    trut = tile(window, "trut")
    assert trut.begins.text() == "You against Octave, Strong · own rules"
    window.services.settings.change(language="fr")
    settle(window)
    trut = tile(window, "trut")
    assert trut.begins.text().startswith("Vous contre Octave")


@pytest.mark.parametrize("count", [1, 3])
def test_all_that_waits_is_reached_from_home_and_can_be_cleared(desk: Desk, count: int) -> None:
    for seed in range(count):
        desk.play("Anna Hugo", actions=8, seed=seed)
    desk.play("Anna Hugo", seed=9)
    window = desk.open()
    more = [text for text in texts(window.home) if text.endswith("not finished")]
    if count == 1:
        assert more == ["not finished"] or not more
        return
    QTest.mouseClick(button(window.home, "2 more not finished"), LEFT)
    page = window.navigator.page
    assert isinstance(page, PastGames)
    assert page.filter.value == UNFINISHED
    settle(now(page))
    assert texts(page).count("Continue") == count
    QTest.mouseClick(now(page).clear_list, LEFT)
    settle(now(page))
    assert "Continue" not in texts(page)
    window.navigator.home()
    assert "Continue" not in texts(window.home)
    window.open(ToPastGames(unfinished=True))
    page = window.navigator.page
    assert isinstance(page, PastGames)
    QTest.mouseClick(now(page).restore, LEFT)
    settle(now(page))
    assert texts(page).count("Continue") == count
