"""A position is set by hand: cards are pressed for a hand, the rest is dealt, what cannot be is refused in words."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from ludo.engine.cards import read_cards
from ludo.engine.places import hand
from ludo.games.trente_et_un.view import TrenteEtUnFacts
from ludo.ui.analysis.page import AnalysisPage
from ludo.ui.analysis.position_page import PositionPage
from ludo.ui.games.registry import SCREENS
from ludo.ui.services.destinations import ToGame, ToPosition
from ludo.ui.shell.window import MainWindow
from tests.ui.analysis.test_analysis_page import FirstOffer
from tests.ui.pages.conftest import Desk, desk
from tests.ui.pages.finding import button
from tests.ui.waiting import settle

__all__ = ["desk"]

LEFT = Qt.MouseButton.LeftButton


def page_of(window: MainWindow, game: str) -> PositionPage:
    window.open(ToPosition(game))
    page = window.navigator.page
    assert isinstance(page, PositionPage)
    return page


def press(page: PositionPage, *names: str) -> None:
    for name in names:
        QTest.mouseClick(next(each for each in page.buttons if each.accessibleName() == name), LEFT)


@pytest.mark.parametrize("game", SCREENS)
def test_every_game_shows_a_dealt_position_with_prices(game: str, desk: Desk) -> None:
    window = desk.open(worker=FirstOffer())
    window.open(ToGame(game))
    QTest.mouseClick(button(window.navigator.page, "Set a position"), LEFT)
    page = window.navigator.page
    assert isinstance(page, PositionPage)
    page.show_it.click()
    settle(window)
    found = window.navigator.page
    assert isinstance(found, AnalysisPage)
    assert found.panel.bars.count()


def test_cards_that_are_pressed_are_held(desk: Desk) -> None:
    window = desk.open(worker=FirstOffer())
    page = page_of(window, "trut")
    names = [chair.name for chair in page.header.chairs]
    press(page, "Seven of hearts", "Seven of clubs")
    page.owners.chosen.emit(hand(1))
    press(page, "Ace of spades")
    assert f"{names[0]}: 2 of 3 · {names[1]}: 1 of 3" in page.held.text()
    press(page, "Seven of spades", "Eight of spades", "Nine of spades")
    assert page.problem.text() == f"{names[1]}: 3 cards at most"
    press(page, f"Seven of spades, {names[1]}")
    assert f"{names[1]}: 2 of 3" in page.held.text()
    page.show_it.click()
    found = window.navigator.page
    assert isinstance(found, AnalysisPage)
    held = [found.line.view(found.analysis.ply, seat).zones[hand(seat)] for seat in (0, 1)]
    assert {*read_cards("7h 7c")} < {*held[0]}
    assert {*read_cards("As 8s")} < {*held[1]}
    QTest.keyClick(found, Qt.Key.Key_Escape)
    assert window.navigator.page is page
    assert f"{names[0]}: 2 of 3" in page.held.text()


def test_a_score_that_cannot_be_is_refused_and_one_that_can_is_there(desk: Desk) -> None:
    page = page_of(desk.open(worker=FirstOffer()), "trente_et_un")
    page.scores[0].setText("many")
    page.show_it.click()
    assert page.problem.text() == "A score is a whole number, or empty."
    page.scores[0].setText("77")
    page.show_it.click()
    assert page.problem.text() == "Play was tried many times and never came to this score."
    window = page.window()
    assert isinstance(window, MainWindow)
    page.scores[0].setText("1")
    page.show_it.click()
    found = window.navigator.page
    assert isinstance(found, AnalysisPage)
    facts = found.line.view(found.analysis.ply, None).facts
    assert isinstance(facts, TrenteEtUnFacts)
    assert facts.lives[0] == 1


def test_what_was_entered_stays_in_another_language(desk: Desk) -> None:
    window = desk.open()
    page = page_of(window, "trut")
    press(page, "Seven of hearts")
    page.scores[1].setText("1")
    page.first.chosen.emit(1)
    window.services.settings.change(language="fr")
    desk.qtbot.waitUntil(lambda: window.navigator.page is not page)
    anew = window.navigator.page
    assert isinstance(anew, PositionPage)
    assert "1 sur 3" in anew.held.text()
    assert (anew.scores[1].text(), anew.first.value) == ("1", 1)
