"""The computer waits for a person who could step in: during the first partie of a game, or as long as they like."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from ludo.ui.play.effects import Do
from ludo.ui.play.messages import Decided, GoBack, NextDeal
from ludo.ui.play.page import PlayPage
from ludo.ui.services.settings import SettingsStore
from tests.ui.play.conftest import Open
from tests.ui.play.hands import card, choose_more, click, press, wait_for, written
from tests.ui.play.tables import EIGHT_QUEEN_TEN, FOUR, Keys, Mind, meek, open_session
from tests.ui.waiting import stays

LAID = [EIGHT_QUEEN_TEN, "0 play Qh"]
_INVITES = "You may trut first"


def waiting(open_page: Open, qtbot: QtBot, lines: list[str] = LAID, **settings: object) -> PlayPage:
    mind = Mind(meek)
    page = open_page(open_session(lines=lines, mind=mind), mind, **{"wait_for_me": "first", **settings})
    wait_for(qtbot, page, "gap")
    return page


def texts(page: PlayPage) -> list[str]:
    return [found.text() for found in page.status_panel.buttons]


def test_in_the_first_partie_the_computer_waits_and_the_chance_is_announced(
    open_page: Open, qtbot: QtBot, heard: list[str]
) -> None:
    page = waiting(open_page, qtbot)
    assert heard[-1] == "Paul is about to lay a card. You may trut first. Je trute [T]. Go on [Space]."
    assert len(heard) == len(set(heard))
    stays(lambda: page.session.ply == 2)
    press(page, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: page.session.ply > 2)


def test_the_chance_is_announced_also_where_the_time_runs(open_page: Open, qtbot: QtBot, heard: list[str]) -> None:
    mind = Mind(meek)
    mind.held = True
    page = open_page(open_session(lines=LAID, mind=mind), mind)
    wait_for(qtbot, page, "gap")
    assert heard.count("Paul is about to lay a card. You may trut first.") == 1


def test_nobody_waits_where_nobody_can_step_in(open_page: Open, qtbot: QtBot) -> None:
    mind = Mind(meek)
    page = open_page(open_session(lines=[*LAID, "0 trut"], mind=mind), mind, wait_for_me="always")
    wait_for(qtbot, page, "gap", "asking")
    qtbot.waitUntil(lambda: page.session.ply > 3)


def test_space_on_a_card_lets_the_computer_go_on(open_page: Open, qtbot: QtBot) -> None:
    page = waiting(open_page, qtbot)
    eight = card(page, "8d")
    eight.setFocus()
    QTest.keyClick(eight, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: page.session.ply > 2)
    assert page.status_panel.problem == ""


def test_the_end_of_a_partie_offers_to_wait_no_more(open_page: Open, qtbot: QtBot) -> None:
    mind = Mind(meek)
    session = open_session(mind=mind, truts_to_win=1, points_per_trut=2)
    page = open_page(session, mind, wait_for_me="first")
    while wait_for(qtbot, page, "asking", "gap", "result", "over") != "over":
        ply, state = session.ply, page.facts.phase.name
        if state == "asking" and not any(found.main for found in page.status_panel.buttons):
            click(page.table.hand_cards()[0])
        else:
            press(page, Qt.Key.Key_Return if state == "result" else Qt.Key.Key_Space)
        written(qtbot, session, ply)
    choose_more(page, "Do not wait for me any more")
    assert not page.settings.waits("trut")
    assert page.settings.waits("trio")


@pytest.mark.parametrize("players", [2, 4])
def test_a_chance_that_was_let_go_by_is_offered_again_with_the_next_card_only(
    open_page: Open, qtbot: QtBot, heard: list[str], players: int
) -> None:
    mind = Mind(meek)
    page = open_page(open_session(FOUR[:players], mind=mind, seed=3), mind, wait_for_me="always")
    let_by = 0
    while let_by < 6:
        state, ply = wait_for(qtbot, page, "asking", "gap", "result"), page.session.ply
        if state == "gap" and page.facts.waits_for_key:
            assert _INVITES in page.status_panel.text()
            assert [text for text in heard if _INVITES in text] == heard[-1:], "asked twice"
            heard.clear()
            mind.held = True
            press(page, Qt.Key.Key_Space)
            page.show_facts()
            assert _INVITES not in page.status_panel.text()
            assert texts(page)[0] == "Je trute", "one may still think better of it until the card is laid"
            assert not heard
            mind.held = False
            let_by += 1
        elif state == "result":
            page.send(NextDeal())
        elif state == "asking":
            page.send(Decided(next(iter(page.facts.offers))))
            heard.clear()
        written(qtbot, page.session, ply)


def test_a_chance_let_go_by_is_there_again_where_the_cards_fell_otherwise(open_page: Open, qtbot: QtBot) -> None:
    mind = Mind(meek)
    mind.held = True
    page = open_page(open_session(lines=LAID, mind=mind), mind, wait_for_me="always")
    wait_for(qtbot, page, "gap")
    press(page, Qt.Key.Key_Space)
    assert _INVITES not in page.status_panel.text()
    page.send(GoBack(Do.UNDO))
    wait_for(qtbot, page, "asking")
    mind.held = False
    click(card(page, "8d"))
    wait_for(qtbot, page, "gap")
    assert page.session.ply == 2
    assert _INVITES in page.status_panel.text()
    assert page.facts.waits_for_key


@pytest.mark.parametrize(("setting", "waits"), [("first", True), ("always", True), ("never", False)])
def test_the_setting_comes_before_what_was_turned_off(setting: str, waits: bool) -> None:
    settings = SettingsStore(Keys())
    settings.change(wait_for_me=setting)
    assert settings.waits("trut") is waits
    settings.stop_waiting("trut")
    assert settings.waits("trut") is (setting == "always")
    assert settings.waits("trio") is waits
