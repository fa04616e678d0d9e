"""What makes large hands of Trio easy: double clicks, groups, and a sign that the contract is held."""

from collections import Counter

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from ludo.engine.cards import read_card, read_cards
from ludo.engine.drafts import tray_place
from ludo.engine.places import STOCK, hand
from ludo.games.trio.view import trio_view
from ludo.ui.games.trio.ladder import Ladder
from ludo.ui.play.page import PlayPage
from ludo.ui.table.card import CardWidget
from tests.gallery import trio as moments
from tests.ui.play.conftest import Open
from tests.ui.play.hands import button, card, click, wait_for
from tests.ui.play.test_trio import OPENING, facts, hand_texts, open_session, session_of

NOT_READY = "9h 9c 8s Kd Qc 7d 4s 5s 7d 8c Jh Qh 3c"


def drawn(open_page: Open, qtbot: QtBot, hand: str) -> PlayPage:
    """Anna has drawn to this hand."""
    page = open_page(open_session(3, hand))
    wait_for(qtbot, page, "asking")
    click(page.table.pack.at(STOCK)[-1])
    qtbot.waitUntil(lambda: facts(page).phase == "play")
    wait_for(qtbot, page, "asking")
    return page


def double_click(held: CardWidget) -> None:
    """Click, then press and release once more as windows tell it."""
    click(held)
    QTest.mouseDClick(held, Qt.MouseButton.LeftButton)
    QTest.mouseRelease(held, Qt.MouseButton.LeftButton)


def test_a_double_click_sends_a_card_to_its_tray(open_page: Open, qtbot: QtBot) -> None:
    page = drawn(open_page, qtbot, OPENING)
    for text in ("9h", "9c", "9s", "Kd", "Kc", "2d"):
        double_click(card(page, text))
    trays = page.table.editor.trays
    assert sorted(trays[0].cards) == sorted(read_cards("9h 9c 9s"))
    assert sorted(trays[1].cards) == sorted(read_cards("Kd Kc 2d"))
    assert facts(page).phase == "play", "nothing was thrown"
    click(button(page, "Open"))
    qtbot.waitUntil(lambda: facts(page).opened == (0,))


def test_cards_that_are_laid_out_do_not_go_back_to_the_hand_when_one_opens(open_page: Open, qtbot: QtBot) -> None:
    page = drawn(open_page, qtbot, OPENING)
    for text in ("9h", "9c", "9s", "Kd", "Kc", "2d"):
        double_click(card(page, text))
    laid = [held for place in (0, 1) for held in page.table.pack.at(tray_place(place))]
    hand_top = min(held.spot.y for held in page.table.hand_cards() if held not in laid)
    page.settings.change(speed="normal")
    lowest: list[float] = []
    click(button(page, "Open"))

    def opened() -> bool:
        lowest.append(max(held.spot.y for held in laid))
        return not page.table.busy

    qtbot.waitUntil(opened)
    assert len(laid) == 6
    assert max(lowest) < hand_top


@pytest.mark.parametrize("name", ["many", "ecole"])
def test_a_double_click_sends_a_card_to_the_only_combination_that_takes_it(
    open_page: Open, qtbot: QtBot, name: str
) -> None:
    moment = next(each for each in moments.MOMENTS if each.name == name)
    page = open_page(session_of(moment.script("trio"), moment.values))
    wait_for(qtbot, page, "asking")
    editor = page.table.editor
    melds = {
        source: [target for target in editor.fitting(source) if target.place.kind == "meld"]
        for source in editor.sources
    }
    source = next(source for source, targets in melds.items() if len(targets) == 1)
    place = melds[source][0].place
    before = len(page.session.view(0).cards(place))
    held = next(each for each in page.table.hand_cards() if each.face == source.card)
    double_click(held)
    qtbot.waitUntil(lambda: len(page.session.view(0).cards(place)) == before + 1)


def test_a_card_that_the_first_click_laid_is_not_taken_back_by_the_second(open_page: Open, qtbot: QtBot) -> None:
    page = drawn(open_page, qtbot, OPENING)
    double_click(card(page, "9h"))
    (laid,) = page.table.pack.at(tray_place(0))
    QTest.mouseClick(laid, Qt.MouseButton.LeftButton)
    assert not page.table.editor.trays[0].cards, "a click by itself takes it back"


def test_the_hand_is_grouped_by_the_contract_and_nothing_is_laid(open_page: Open, qtbot: QtBot) -> None:
    page = drawn(open_page, qtbot, OPENING)
    before, ply = Counter(hand_texts(page)), page.session.ply
    click(page.sort_bar.by_order["groups"])
    order = hand_texts(page)
    assert Counter(order) == before
    groups = [order[:3], order[3:5]]
    assert {frozenset(face % 13 for face in group) for group in groups} == {
        frozenset({read_card("9h") % 13}), frozenset({read_card("Kd") % 13})
    }  # fmt: skip
    assert order[5] == read_card("2d"), "what may stand for anything comes after the groups"
    assert not page.table.editor.edited
    assert page.session.ply == ply


@pytest.mark.parametrize(("hand", "ready"), [(OPENING, True), (NOT_READY, False)])
def test_a_quiet_sign_says_that_the_contract_is_held(open_page: Open, qtbot: QtBot, hand: str, ready: bool) -> None:
    page = drawn(open_page, qtbot, hand)
    (ladder,) = page.table.findChildren(Ladder)
    assert ladder.ready is ready
    assert ("Your contract is ready" in ladder.accessibleName()) is ready
    assert page.status_panel.text().startswith("Your contract is ready") is ready
    assert not page.table.editor.edited


def test_the_sign_goes_with_the_opening(open_page: Open, qtbot: QtBot) -> None:
    page = drawn(open_page, qtbot, OPENING)
    for text in ("9h", "9c", "9s", "Kd", "Kc", "2d"):
        double_click(card(page, text))
    click(button(page, "Open"))
    qtbot.waitUntil(lambda: facts(page).opened == (0,))
    wait_for(qtbot, page, "asking")
    (ladder,) = page.table.findChildren(Ladder)
    assert not ladder.ready
    assert trio_view(page.session.view(0)).facts.opened == (0,)


def test_a_contract_that_is_held_is_laid_by_one_button(open_page: Open, qtbot: QtBot) -> None:
    page = drawn(open_page, qtbot, OPENING)
    click(button(page, "Open: Three of a kind, Nines · Three of a kind, Kings"))
    qtbot.waitUntil(lambda: facts(page).opened == (0,))


def test_without_the_contract_there_is_no_button_that_opens(open_page: Open, qtbot: QtBot) -> None:
    page = drawn(open_page, qtbot, NOT_READY)
    assert not [choice.text for choice in page.status_panel.choices if choice.text.startswith("Open")]


def test_cards_that_fit_are_laid_off_by_one_button(open_page: Open, qtbot: QtBot) -> None:
    moment = next(each for each in moments.MOMENTS if each.name == "many")
    page = open_page(session_of(moment.script("trio"), moment.values))
    wait_for(qtbot, page, "asking")
    before = page.session.view(0).cards(hand(0))
    click(button(page, "Lay off the 4 cards that fit"))
    qtbot.waitUntil(lambda: len(page.session.view(0).cards(hand(0))) == len(before) - 4)
    wait_for(qtbot, page, "asking")
    assert facts(page).phase == "play", "the turn goes on: a card is still to be thrown"
