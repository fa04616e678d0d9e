"""Setting up a game: the numbers of players on offer follow the rules that are chosen."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from ludo.games import GAMES
from ludo.ui.pages.new_game import NewGame
from ludo.ui.services.destinations import ToNewGame
from ludo.ui.shell.window import MainWindow

LEFT = Qt.MouseButton.LeftButton


def page_of(window: MainWindow, game: str) -> NewGame:
    window.open(ToNewGame(game))
    shown = window.navigator.page
    assert isinstance(shown, NewGame)
    shown.sentence.open("names")
    return shown


def offered(page: NewGame) -> tuple[int, ...]:
    return tuple(count for count in page.draft.all_counts() if page.count.chip(count).isVisible())


@pytest.mark.parametrize("game", GAMES)
def test_every_preset_offers_its_numbers_of_players_whatever_was_chosen_before(window: MainWindow, game: str) -> None:
    page = page_of(window, game)
    presets = GAMES[game].presets
    for before in presets:
        for preset in presets:
            QTest.mouseClick(page.presets.chip(before), LEFT)
            QTest.mouseClick(page.presets.chip(preset), LEFT)
            assert offered(page) == GAMES[game].player_counts(presets[preset])
            assert page.count.value in offered(page)
            assert page.start.isEnabled()


def test_teams_of_last_time_are_no_fate(window: MainWindow) -> None:
    page = page_of(window, "triomphe")
    QTest.mouseClick(page.presets.chip("partners"), LEFT)
    QTest.mouseClick(page.start, LEFT)
    page = page_of(window, "triomphe")
    assert offered(page) == (4,)
    QTest.mouseClick(page.presets.chip("classic"), LEFT)
    assert offered(page) == (2, 3, 4, 5, 6)
    QTest.mouseClick(page.count.chip(2), LEFT)
    assert page.count.value == 2


def test_seven_can_sit_down_at_lecole(window: MainWindow) -> None:
    page = page_of(window, "trio")
    QTest.mouseClick(page.presets.chip("ecole"), LEFT)
    QTest.mouseClick(page.count.chip(7), LEFT)
    assert len(page.draft.chairs) == 7
    assert page.start.isEnabled()


def test_red_lines_that_are_spoken_of_are_in_sight(window: MainWindow) -> None:
    page = page_of(window, "trut")
    page.draft.values = {"first_dealer": 3}
    QTest.mouseClick(page.count.chip(2), LEFT)
    assert not page.start.isEnabled()
    assert page.options["first_dealer"].isVisible()
