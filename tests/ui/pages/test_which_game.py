"""New game, rules and score sheet know which game one is at, and another one can be chosen there."""

from collections.abc import Callable, Mapping

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from ludo.nights.evenings import Plan
from ludo.session.chairs import Chair
from ludo.session.service import Setup
from ludo.ui.control.navigator import GamePage
from ludo.ui.games.registry import SCREENS
from ludo.ui.pages.new_game import NewGame
from ludo.ui.services.destinations import Guests, ToNewGame, ToReplay, ToRules, ToSheet, ToSheetSetup
from ludo.ui.shell.window import MainWindow
from tests.ui.pages.conftest import Desk

SHORTCUTS: Mapping[str, Callable[[MainWindow], object]] = {
    "new game": lambda window: QTest.keyClick(window, Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier),
    "score sheet": lambda window: QTest.keyClick(
        window, Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    ),
    "rules": lambda window: window.open(ToRules(window.game)),
}


def reach_table(window: MainWindow, game: str) -> None:
    window.playing.begin_again(game)


def reach_replay(window: MainWindow, game: str) -> None:
    window.playing.begin_again(game)
    assert window.playing.page is not None
    number = window.playing.page.session.number
    window.navigator.home()
    window.open(ToReplay(number))


def reach_sheet(window: MainWindow, game: str) -> None:
    nights = window.services.store.nights
    people = [nights.people.seat(name) for name in ("Anna", "Lou", "Mia", "Noé")]
    header = Setup(game, {}, tuple(map(Chair, ("Anna", "Lou", "Mia", "Noé"))))
    count = max(count for count in NewGame(window.services.parties, game, table=True).draft.counts() if count <= 4)
    window.open(ToSheet(nights.sheets.create(header.game, {}, people[:count], None)))


PLACES = {"table": reach_table, "replay": reach_replay, "sheet": reach_sheet}


@pytest.mark.parametrize("key", SHORTCUTS)
@pytest.mark.parametrize("place", PLACES)
def test_the_game_that_one_is_at_is_set_up(window: MainWindow, place: str, key: str) -> None:
    game = list(SCREENS)[-2]
    PLACES[place](window, game)
    SHORTCUTS[key](window)
    page = window.navigator.page
    assert isinstance(page, GamePage)
    assert page.game_at == game


@pytest.mark.parametrize("table", [False, True])
def test_another_game_is_chosen_with_the_same_guests(desk: Desk, table: bool) -> None:
    window = desk.open()
    number = window.services.store.nights.evenings.start(Plan("Friday"))
    guests = Guests(number, (Chair("Anna"), Chair("Lou"), Chair("Mia")))
    if table:
        window.open(ToSheetSetup("trente_et_un", guests))
    else:
        window.open(ToNewGame("trente_et_un", guests))
    page = window.navigator.page
    assert isinstance(page, NewGame)
    page.games.setFocus()
    QTest.keyClick(page.games, Qt.Key.Key_End)
    shown = window.navigator.page
    assert isinstance(shown, NewGame)
    assert shown is not page
    assert (shown.game_at, shown.table) == (list(SCREENS)[-1], table)
    assert shown.games.value == shown.game_at
    assert window.focusWidget() is shown.games
    assert [chair.name for chair in shown.draft.chairs[:3]] == ["Anna", "Lou", "Mia"]
    assert len(window.navigator.findChildren(NewGame)) == 2  # the one that was left goes with the next turn of the loop
