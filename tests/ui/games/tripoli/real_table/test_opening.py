"""How one comes to the board and from it."""

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ludo.games.tripoli.actions import CHECK
from ludo.games.tripoli.reports import Dealer, Leave, Report, Showdown, Shown, SpareHand, Wager, WentOut
from ludo.ui.games.tripoli.real_table.before_play import DealerForm
from ludo.ui.games.tripoli.real_table.form import ReportForm
from ludo.ui.games.tripoli.real_table.page import BoardPage
from ludo.ui.pages.rules import Rules
from ludo.ui.services.destinations import ToEvenings, ToRules, ToSheet
from ludo.ui.shell.window import MainWindow
from tests.ui.pages.conftest import Desk


def board_in(window: MainWindow) -> BoardPage:
    page = window.navigator.page
    assert isinstance(page, BoardPage)
    return page


@pytest.fixture
def window(desk: Desk) -> MainWindow:
    """The window with a board for three people."""
    window = desk.open("en")
    nights = window.services.store.nights
    people = [nights.people.add(name) for name in ("Anna", "Paul", "Zoé")]
    window.open(ToSheet(nights.sheets.create("tripoli", {}, people)))
    return window


def test_the_same_board_is_shown_as_it_was_left(window: MainWindow) -> None:
    page = board_in(window)
    page.form.send(Dealer(0))
    window.open(ToEvenings())
    window.open(ToSheet(page.model.number))
    assert board_in(window) is page


def test_escape_leaves_the_board_and_rules_open_over_it(window: MainWindow, qtbot: QtBot) -> None:
    page = board_in(window)
    page.go.emit(ToRules("tripoli"))
    assert isinstance(window.navigator.page, Rules)
    window.navigator.back()
    assert board_in(window) is page
    page.left.emit()
    assert not isinstance(window.navigator.page, BoardPage)


def test_another_board_of_the_same_people_takes_over_what_was_left(window: MainWindow) -> None:
    page = board_in(window)
    nothing = Shown((None,) * 5, (None,) * 4)
    deal: list[Report] = [Dealer(0), SpareHand(None, 0), nothing, *[Wager(seat, CHECK) for seat in (1, 2, 0)]]
    for report in [*deal, Showdown((1, None, None)), WentOut(0, (0, 1, 1)), Leave()]:
        page.form.send(report)
    left = page.model.position.board
    page.again.emit()
    following = board_in(window)
    assert following is not page
    assert isinstance(following.form, DealerForm)
    following.form.carry.click()
    assert following.model.position.board == left


def test_no_form_is_left_outside_the_board(window: MainWindow) -> None:
    assert board_in(window).form
    assert not [widget for widget in QApplication.topLevelWidgets() if isinstance(widget, ReportForm)]
