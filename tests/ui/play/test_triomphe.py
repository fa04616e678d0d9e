"""Triomphe on the play page: the next dealer is named by the number of the seat, a stake between two parties."""

from random import Random

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from ludo.engine.game import write_actor
from ludo.engine.options import Value, write_options
from ludo.engine.places import POT
from ludo.games import GAMES
from ludo.games.triomphe.actions import NameDealer
from ludo.games.triomphe.view import triomphe_view
from ludo.session.chairs import Chair
from ludo.session.ports import Header
from ludo.session.session import Session
from tests.gallery.camera import MOMENTS
from tests.ui.play.conftest import Open
from tests.ui.play.hands import button, press, wait_for, written
from tests.ui.play.tables import Mind, Notebook


def test_a_dealer_is_named_by_a_key(open_page: Open, qtbot: QtBot) -> None:
    moment = next(each for each in MOMENTS["triomphe"] if each.name == "designate")
    script, rules, mind = moment.script("triomphe"), GAMES["triomphe"], Mind()
    mind.held = True
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


def after_a_partie(stake: int = 4) -> tuple[Session, Mind, Notebook]:
    """A match at the moment when its first partie has just been won; Anna is the only person."""
    rules, mind = GAMES["triomphe"], Mind()
    values: dict[str, Value] = {"target": 1, "parties": 3, "stake": stake, "first_dealer": "random"}
    chairs = (Chair("Anna", None), Chair("Hugo", "simple"))
    head = Header("triomphe", rules.rules_version, write_options(rules.read_options(values)), chairs, "2026-01-01")
    notebook = Notebook([])
    luck = Random(5)
    state = rules.new(rules.read_options(values))
    while triomphe_view(state.view(None)).facts.winner is None:
        actor = state.turn().must
        assert actor is not None
        action = state.sample(actor, luck)
        notebook.lines.append(f"{write_actor(actor)} {rules.write(action)}")
        state.do(actor, action)
    session = Session(rules, head, notebook, Random(1), mind, lines=notebook.lines)
    assert session.damage is None
    return session, mind, notebook


def test_the_stake_of_the_next_partie_is_asked_beside_the_result(open_page: Open, qtbot: QtBot) -> None:
    """One press goes on as before; another number makes that button say what is played for."""
    session, mind, notebook = after_a_partie()
    page = open_page(session, mind)
    assert wait_for(qtbot, page, "result") == "result"
    assert page.status_panel.amount.isVisible()
    assert "The next partie is for 4 chips each" in page.status_panel.text()
    assert [found.text() for found in page.status_panel.buttons] == ["Next deal"]
    more = page.status_panel.amount.more
    place = more.mapTo(page, more.rect().center())
    more.click()
    assert more.rect().contains(more.mapFrom(page, place)), "the button stays under the pointer"
    more.click()
    assert [found.text() for found in page.status_panel.buttons] == ["Next partie for 6 chips"]
    assert not any(found.main for found in page.status_panel.buttons), "what costs chips is no default"
    press(page, Qt.Key.Key_Backspace)
    assert [found.text() for found in page.status_panel.buttons] == ["Next deal"]
    press(page, Qt.Key.Key_Plus)
    before = session.ply
    button(page, "Next partie").click()
    written(qtbot, session, before)
    assert notebook.lines[before] == "0 stake 5"
    assert wait_for(qtbot, page, "asking") == "asking"
    assert triomphe_view(session.view(0)).chips[POT] == 10
    again = Session(session.game, session.header, Notebook([]), Random(1), Mind(), number=1, lines=notebook.lines)
    assert again.damage is None
    assert again.view(0) == session.view(0)


def test_the_stake_that_nobody_touches_stays(open_page: Open, qtbot: QtBot) -> None:
    session, mind, _ = after_a_partie()
    page = open_page(session, mind)
    wait_for(qtbot, page, "result")
    press(page, Qt.Key.Key_Return)
    wait_for(qtbot, page, "asking")
    assert triomphe_view(session.view(0)).chips[POT] == 8


def test_without_stakes_nothing_is_asked_beside_the_result(open_page: Open, qtbot: QtBot) -> None:
    session, mind, _ = after_a_partie(stake=0)
    page = open_page(session, mind)
    wait_for(qtbot, page, "result")
    assert not page.status_panel.amount.isVisible()
