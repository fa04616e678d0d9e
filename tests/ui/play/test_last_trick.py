"""The last trick on demand, and the right button: take back, or look again."""

from random import Random

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ludo.engine.options import write_options
from ludo.session.ports import Header
from ludo.session.session import Session
from ludo.ui.pages.help import Keys
from ludo.ui.play.messages import Decided, ShowTrick
from ludo.ui.play.page import PlayPage
from ludo.ui.widgets.labels import Label
from tests.gallery import triomphe, trut
from tests.ui.play.conftest import Open
from tests.ui.play.hands import click, wait_for, written
from tests.ui.play.tables import BOTH, EIGHT_QUEEN_TEN, Mind, Notebook, open_session

MOMENTS = {
    "trut": next(one for one in trut.MOMENTS if one.name == "call"),
    "triomphe": next(one for one in triomphe.MOMENTS if one.name == "six"),
}


def right_click(page: PlayPage) -> None:
    """Press the right button on the cloth."""
    at = QPoint(20, page.table.height() // 2)
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, at, page.table.mapToGlobal(at))
    QApplication.sendEvent(page.table, event)


def open_moment(open_page: Open, name: str) -> PlayPage:
    game = "trut" if name == "trut" else "triomphe"
    script = MOMENTS[name].script(game)
    header = Header(game, script.game.rules_version, write_options(script.options), script.chairs, "2026-01-01")
    mind = Mind()
    mind.held = True
    session = Session(script.game, header, Notebook(list(script.lines)), Random(1), mind, lines=script.lines)
    assert session.damage is None
    return open_page(session, mind)


@pytest.mark.parametrize("name", ["trut", "triomphe"])
def test_the_last_trick_is_shown_and_said_on_demand(open_page: Open, qtbot: QtBot, heard: list[str], name: str) -> None:
    page = open_moment(open_page, name)
    wait_for(qtbot, page, "asking", "gap")
    assert page.top.trick_button.isVisible()
    click(page.top.trick_button)
    panel = page.cards
    assert panel.isVisible()
    assert len(panel.shown.held) == len(page.session.chairs)
    assert sum(held.best for held in panel.shown.held) == 1
    made = next(held for held in panel.shown.held if held.best)
    assert heard[-1].startswith("The last trick: ")
    assert made.name in heard[-1].rsplit(". ", 1)[1]
    for held in panel.shown.held:
        assert held.name in heard[-1]
    assert page.table.rect().contains(panel.geometry())
    click(panel)
    assert panel.isHidden()


def test_where_no_trick_was_made_that_is_said(open_page: Open, qtbot: QtBot, heard: list[str]) -> None:
    page = open_page(open_session(lines=[EIGHT_QUEEN_TEN]))
    wait_for(qtbot, page, "asking")
    click(page.top.trick_button)
    assert page.cards.isHidden()
    assert heard[-1] == "No trick has been made in this deal."


def test_a_right_click_takes_back_where_undo_would(open_page: Open, qtbot: QtBot, heard: list[str]) -> None:
    mind = Mind()
    mind.held = True
    page = open_page(open_session(lines=[EIGHT_QUEEN_TEN, "0 play Qh"], mind=mind), mind)
    wait_for(qtbot, page, "gap")
    assert page.session.undo_point() is not None
    right_click(page)
    wait_for(qtbot, page, "asking")
    assert page.session.ply == 1
    assert any(text.startswith("Taken back") for text in heard)
    assert page.cards.isHidden()


def test_a_right_click_shows_the_last_trick_where_nothing_can_be_taken_back(open_page: Open, qtbot: QtBot) -> None:
    mind = Mind()
    mind.held = True
    lines = [EIGHT_QUEEN_TEN, "0 play Qh", "1 play 7s", "1 play Kc"]
    page = open_page(open_session(lines=lines, mind=mind), mind)
    wait_for(qtbot, page, "asking")
    assert page.session.undo_point() is None, "hidden cards have been seen since"
    right_click(page)
    assert page.cards.isVisible()
    assert page.session.ply == 4
    mind.held = False
    before = page.session.ply
    page.send(Decided(page.session.game.read("play 8d")))
    written(qtbot, page.session, before)
    assert page.cards.isHidden(), "it goes with the next act"


def test_behind_the_curtain_nothing_is_shown(open_page: Open, qtbot: QtBot) -> None:
    lines = [EIGHT_QUEEN_TEN, "0 play Qh", "1 play 7s"]
    page = open_page(open_session(BOTH, lines=lines))
    wait_for(qtbot, page, "curtain")
    right_click(page)
    page.send(ShowTrick())
    assert page.cards.isHidden()


def test_what_was_picked_up_lies_again(open_page: Open, qtbot: QtBot) -> None:
    page = open_moment(open_page, "triomphe")
    wait_for(qtbot, page, "asking")
    before = page.session.ply
    source = page.table.editor.sources[0]
    page.table.editor.picked_up = source
    right_click(page)
    assert page.table.editor.picked_up is None
    assert page.session.ply == before
    assert page.cards.isHidden()


def test_the_keys_page_names_both(qtbot: QtBot) -> None:
    keys = Keys([])
    qtbot.addWidget(keys)
    keys.fit(1000)
    texts = [label.text() for label in keys.findChildren(Label)]
    assert "Right click" in texts
    assert "See the last trick" in texts
    assert "Ctrl+Shift+L" in texts
