"""Triomphe on the play page: who deals next is named by the number of the seat."""

from random import Random

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from ludo.engine.options import write_options
from ludo.games import GAMES
from ludo.games.triomphe.actions import NameDealer
from ludo.session.ports import Header
from ludo.session.session import Session
from tests.gallery.camera import MOMENTS
from tests.ui.play.conftest import Open
from tests.ui.play.hands import press, wait_for, written
from tests.ui.play.tables import Mind, Notebook


def test_a_dealer_is_named_by_a_key(open_page: Open, qtbot: QtBot) -> None:
    moment = next(each for each in MOMENTS["triomphe"] if each.name == "designate")
    script, rules, mind = moment.script("triomphe"), GAMES["triomphe"], Mind()
    mind.hold = True
    header = Header("triomphe", rules.rules_version, write_options(script.options), script.chairs, "2026-01-01")
    notebook = Notebook(list(script.lines))
    session = Session(rules, header, notebook, Random(1), mind, lines=script.lines)
    page = open_page(session, mind)
    wait_for(qtbot, page, "asking")
    named = [action for action in session.offers(0) if isinstance(action, NameDealer)]
    assert [found.key for found in page.status_panel.buttons] == [str(action.seat + 1) for action in named]
    before = session.ply
    press(page, Qt.Key(Qt.Key.Key_1.value + named[-1].seat))
    written(qtbot, session, before)
    assert notebook.lines[before] == f"0 {rules.write(named[-1])}"
