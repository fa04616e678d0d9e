"""Several cards of a hand of Trio are chosen with Ctrl and dragged at once."""

from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from ludo.engine.cards import read_cards
from ludo.engine.drafts import tray_place
from ludo.engine.places import DISCARD_PILE
from ludo.ui.play.page import PlayPage
from tests.ui.play.conftest import Open
from tests.ui.play.hands import card, click, drag, press
from tests.ui.play.test_trio import OPENING, facts, hand_texts, target_point
from tests.ui.play.test_trio_comfort import drawn


def choose(page: PlayPage, *texts: str) -> None:
    for text in texts:
        click(card(page, text), Qt.KeyboardModifier.ControlModifier)


def test_chosen_cards_go_to_a_tray_together(open_page: Open, qtbot: QtBot) -> None:
    page = drawn(open_page, qtbot, OPENING)
    choose(page, "9h", "9c", "9s")
    assert [found.chosen for found in (card(page, "9h"), card(page, "9c"), card(page, "9s"))] == [True] * 3
    assert not page.table.editor.edited, "choosing lays nothing"
    drag(card(page, "9c"), target_point(page, tray_place(0)))
    assert sorted(page.table.editor.trays[0].cards) == sorted(read_cards("9h 9c 9s"))
    assert not any(found.chosen for found in page.table.pack.all())


def test_those_that_do_not_fit_stay_in_the_hand(open_page: Open, qtbot: QtBot) -> None:
    page = drawn(open_page, qtbot, OPENING)
    choose(page, "9h", "9c", "Kd")
    drag(card(page, "9h"), target_point(page, tray_place(0)))
    assert sorted(page.table.editor.trays[0].cards) == sorted(read_cards("9h 9c"))
    assert card(page, "Kd").isVisible()


def test_a_throw_takes_one_card_only(open_page: Open, qtbot: QtBot) -> None:
    page = drawn(open_page, qtbot, OPENING)
    before = len(hand_texts(page))
    choose(page, "9h", "3c")
    drag(card(page, "3c"), target_point(page, DISCARD_PILE))
    qtbot.waitUntil(lambda: facts(page).turns == 1 and not page.table.busy)
    assert len(hand_texts(page)) == before - 1


def test_dropped_elsewhere_all_glide_home(open_page: Open, qtbot: QtBot) -> None:
    page = drawn(open_page, qtbot, OPENING)
    before = hand_texts(page)
    choose(page, "9h", "9c")
    drag(card(page, "9h"), QPoint(page.table.width() - 2, 2))
    assert hand_texts(page) == before
    for found in page.table.hand_cards():
        home = page.table.home_of(found)
        assert home is not None
        assert abs(found.spot.x - home.x) < 1


def test_a_second_click_or_escape_chooses_no_longer(open_page: Open, qtbot: QtBot) -> None:
    page = drawn(open_page, qtbot, OPENING)
    choose(page, "9h", "9c", "9h")
    assert not card(page, "9h").chosen
    assert card(page, "9c").chosen
    press(page, Qt.Key.Key_Escape)
    assert not card(page, "9c").chosen


def test_another_card_is_dragged_alone(open_page: Open, qtbot: QtBot) -> None:
    page = drawn(open_page, qtbot, OPENING)
    choose(page, "9h", "9c")
    drag(card(page, "Kd"), target_point(page, tray_place(1)))
    assert page.table.editor.trays[1].cards == tuple(read_cards("Kd"))
    assert not page.table.editor.trays[0].cards
