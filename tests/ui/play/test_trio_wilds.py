"""A wild of a combination is exchanged for the natural card (TRO-30), by dragging and by clicks, at every size."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from ludo.engine.cards import read_card
from ludo.engine.drafts import Item
from ludo.engine.places import STOCK
from ludo.games.trio.view import meld_place, trio_view
from ludo.ui.play.page import PlayPage
from ludo.ui.table.targets import TargetButton
from tests.ui.play.conftest import Open
from tests.ui.play.hands import button, card, click, drag, press, wait_for
from tests.ui.play.test_trio import facts, open_session, to_tray

HAND = "9h 9c 9s Kd Kc 2d Kh 4s 5s 7d 8c Jh 3c"
KINGS = meld_place(0, 1)
WILD = Item(KINGS, read_card("2d"))
SIZES = [(900, 560), (1024, 700), (1920, 1080)]


@pytest.fixture
def opened(open_page: Open, qtbot: QtBot) -> Callable[[int, int], PlayPage]:
    """Anna has opened with nines and with two kings and a wild, and holds the king of hearts."""

    def open_(width: int, height: int) -> PlayPage:
        page = open_page(open_session(3, HAND, wild_replacement=True, layoff_opening_turn="any"))
        page.resize(width, height)
        wait_for(qtbot, page, "asking")
        click(page.table.pack.at(STOCK)[-1])
        qtbot.waitUntil(lambda: facts(page).phase == "play")
        wait_for(qtbot, page, "asking")
        for text, tray in (("9h", 0), ("9c", 0), ("9s", 0), ("Kd", 1), ("Kc", 1), ("2d", 1)):
            to_tray(page, text, tray)
        click(button(page, "Open"))
        qtbot.waitUntil(lambda: facts(page).opened == (0,))
        wait_for(qtbot, page, "asking")
        return page

    return open_


def exchanged(page: PlayPage, qtbot: QtBot) -> None:
    """The wild is in the hand, the king in the combination."""
    qtbot.waitUntil(lambda: read_card("2d") not in trio_view(page.session.view(0)).cards(KINGS))
    wait_for(qtbot, page, "asking")
    held = [found.face for found in page.table.hand_cards()]
    assert read_card("2d") in held
    assert read_card("Kh") not in held
    assert {found.face for found in page.table.pack.at(KINGS)} == {read_card(text) for text in ("Kd", "Kc", "Kh")}


def target_button(page: PlayPage) -> TargetButton:
    return next(found for found in page.table.drafts.targets.buttons if found.target == WILD)


@pytest.mark.clause("TRO-30")
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_by_dragging_the_natural_card_onto_the_wild(
    opened: Callable[[int, int], PlayPage], qtbot: QtBot, size: tuple[int, int]
) -> None:
    """TRO-30: an opened player puts the natural card in the wild's place and takes the wild into their hand."""
    page = opened(*size)
    area = page.table.drafts.area_of(WILD)
    assert area is not None
    drag(card(page, "Kh"), area.center().toPoint())
    exchanged(page, qtbot)


@pytest.mark.clause("TRO-30")
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_by_clicks_on_the_card_and_on_the_wild(
    opened: Callable[[int, int], PlayPage], qtbot: QtBot, size: tuple[int, int]
) -> None:
    """TRO-30: the same by clicks."""
    page = opened(*size)
    click(card(page, "Kh"))
    click(target_button(page))
    exchanged(page, qtbot)


@pytest.mark.clause("TRO-30")
def test_by_keys(opened: Callable[[int, int], PlayPage], qtbot: QtBot) -> None:
    """TRO-30: the same without a mouse; the wild says what it is exchanged for."""
    page = opened(1024, 700)
    card(page, "Kh").setFocus()
    press(page, Qt.Key.Key_Return)
    target = target_button(page)
    target.setFocus()
    press(page, Qt.Key.Key_Return)
    exchanged(page, qtbot)


@pytest.mark.clause("TRO-46")
def test_beside_the_wild_the_card_is_added(opened: Callable[[int, int], PlayPage], qtbot: QtBot) -> None:
    """TRO-46: dropped on the rest of the combination, the card is laid off and the wild stays."""
    page = opened(1024, 700)
    wild, whole = page.table.drafts.area_of(WILD), page.table.drafts.area_of(Item(KINGS))
    assert wild is not None
    assert whole is not None
    point = whole.center().toPoint()
    point.setX(round((whole.left() + wild.left()) / 2))
    assert not wild.contains(point)
    drag(card(page, "Kh"), point)
    qtbot.waitUntil(lambda: len(trio_view(page.session.view(0)).cards(KINGS)) == 4)
    assert read_card("2d") in trio_view(page.session.view(0)).cards(KINGS)
