"""Tripoli on the play page: chips that are dragged, and what is asked between two deals."""

from collections.abc import Callable
from random import Random

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from ludo.engine.drafts import Item
from ludo.engine.events import DealEnded
from ludo.engine.options import write_options
from ludo.games import GAMES
from ludo.games.tripoli.rules import POT
from ludo.games.tripoli.view import BOARDS, TripoliView, tripoli_view
from ludo.session.ports import Header
from ludo.session.session import Session
from ludo.ui.games.tripoli.own_chips import OwnChips
from ludo.ui.play.messages import NextDeal, TimeOver
from ludo.ui.play.page import PlayPage
from ludo.ui.play.summary import SummaryPanel
from tests.gallery.scripts import Script
from tests.gallery.tripoli import _step, people
from tests.ui.play.conftest import Open
from tests.ui.play.hands import button, click, press, wait_for, written
from tests.ui.play.tables import Mind, Notebook


def until(done: Callable[[TripoliView], bool], dealer: int = 3) -> tuple[Session, Mind]:
    """Four players, the first of them a person on turn, at the moment that is wanted. Who speaks before them bets."""
    script = Script("tripoli", {"first_dealer": dealer}, people(4))
    script.luck()
    while script.state.turn().must != 0 or not done(tripoli_view(script.state.view(0))):
        must = script.state.turn().must
        assert must is not None
        facts = tripoli_view(script.state.view(None)).facts
        if facts.phase == "poker" and not facts.total and must:
            script.act(must, "bet 4")
        else:
            _step(script, must, ("keep", "check", "call"))
        script.luck()
    mind = Mind()
    rules = GAMES["tripoli"]
    header = Header("tripoli", rules.rules_version, write_options(script.options), script.chairs, "2026-01-01")
    session = Session(rules, header, Notebook(list(script.lines)), Random(1), mind, lines=script.lines)
    assert session.damage is None
    return session, mind


def drag_chips(page: PlayPage, goal: QPointF) -> None:
    """Drag chips from the own plate to a point of the table."""
    chips = page.table.findChild(OwnChips)
    assert chips is not None
    assert chips.isVisible()
    start = chips.rect().center()
    QTest.mousePress(chips, Qt.MouseButton.LeftButton, pos=start)
    way = goal.toPoint() - chips.mapTo(page.table, start)
    for share in (0.3, 0.7, 1.0):
        QTest.mouseMove(chips, start + QPoint(round(way.x() * share), round(way.y() * share)))
        assert page.table.glows
        assert chips.dragged.isVisible()
    QTest.mouseRelease(chips, Qt.MouseButton.LeftButton, pos=start + way)
    assert not page.table.glows
    assert not chips.dragged.isVisible()


def pot(page: PlayPage) -> QPointF:
    """The middle of the pot."""
    table = page.table
    assert table.view is not None
    assert table.room is not None
    spot = table.game_layout.chip_spot(BOARDS[False][POT], table.view, table.room)
    assert spot is not None
    return spot


def test_chips_dragged_onto_the_pot_are_bet(open_page: Open, qtbot: QtBot) -> None:
    session, mind = until(lambda view: view.facts.phase == "poker" and not view.facts.total)
    page = open_page(session, mind)
    wait_for(qtbot, page, "asking")
    page.table.editor.set_amount(3)
    before = session.ply
    drag_chips(page, pot(page))
    written(qtbot, session, before)
    assert tripoli_view(session.view(0)).facts.put[0] == 3


def test_chips_dropped_elsewhere_stay(open_page: Open, qtbot: QtBot) -> None:
    session, mind = until(lambda view: view.facts.phase == "poker" and not view.facts.total)
    page = open_page(session, mind)
    wait_for(qtbot, page, "asking")
    before = session.ply
    assert page.table.room is not None
    drag_chips(page, page.table.room.hand.center())
    assert session.ply == before
    assert not page.table.editor.edited


def test_after_a_bet_chips_on_the_pot_may_be_a_call_or_a_raise(open_page: Open, qtbot: QtBot) -> None:
    session, mind = until(lambda view: view.facts.phase == "poker" and view.facts.total > 0, dealer=0)
    page = open_page(session, mind)
    wait_for(qtbot, page, "asking")
    drag_chips(page, pot(page))
    assert not any(found.main for found in page.status_panel.buttons), "what costs chips is no default"
    assert button(page, "Call").isVisible()
    before = session.ply
    button(page, "Raise").click()
    written(qtbot, session, before)


def test_after_a_deal_one_question_is_asked(open_page: Open, qtbot: QtBot) -> None:
    """Not first "Next deal", and then whether there is another deal."""
    session, mind = until(lambda view: view.facts.phase == "between")
    page = open_page(session, mind)
    wait_for(qtbot, page, "asking")
    assert [found.text() for found in page.status_panel.buttons] == ["Next deal", "Stop here"]
    assert "first" in page.status_panel.text()
    before = session.ply
    press(page, Qt.Key.Key_Return)
    written(qtbot, session, before)
    assert tripoli_view(session.view(0)).facts.phase != "over"


def test_whoever_stops_is_asked_for_the_number_of_pots(open_page: Open, qtbot: QtBot) -> None:
    """Nothing asks for it before; *Start again* leads back, and the number that is confirmed is played."""
    session, mind = until(lambda view: view.facts.phase == "between")
    page = open_page(session, mind)
    wait_for(qtbot, page, "asking")
    amount = page.status_panel.amount
    assert not amount.isVisible()
    before = session.ply
    button(page, "Stop here").click()
    assert session.ply == before
    assert amount.isVisible()
    assert "In how many pots" in page.status_panel.text()
    assert [found.text() for found in page.status_panel.buttons] == ["Stop: 1 pot", "Start again"]
    button(page, "Start again").click()
    assert [found.text() for found in page.status_panel.buttons] == ["Next deal", "Stop here"]
    assert not amount.isVisible()
    press(page, Qt.Key.Key_S)
    press(page, Qt.Key.Key_S)
    assert session.ply == before, "the letter asks, and does not answer what it asked"
    press(page, Qt.Key.Key_Plus)
    assert button(page, "Stop:").text() == "Stop: 2 pots"
    button(page, "Stop:").click()
    written(qtbot, session, before)
    facts = tripoli_view(session.view(0)).facts
    assert (facts.closing, facts.pots) == (1, 2)


def test_enter_does_not_play_less_than_the_best_five(open_page: Open, qtbot: QtBot) -> None:
    """The line warns, and only the button, which says so too, plays them."""
    session, mind = until(lambda view: view.facts.phase == "select")
    page = open_page(session, mind)
    wait_for(qtbot, page, "asking")
    low = sorted(page.table.hand_cards(), key=lambda card: (card.face or 0) % 13)[:5]
    for found in low:
        page.table.editor.press(Item(found.place, found.face))
    assert page.status_panel.text().startswith("You hold better than ")
    before = session.ply
    press(page, Qt.Key.Key_Return)
    assert session.ply == before
    assert page.status_panel.text().startswith("Choose: Play ")
    click(button(page, "Play my best five"))
    written(qtbot, session, before)


def after_a_deal(dealer: int) -> tuple[Session, Mind]:
    """Four players between two deals, of whom Anna deals next if `dealer` is 3; everybody keeps, checks and leads."""
    script = Script("tripoli", {"first_dealer": dealer}, people(4))
    script.luck()
    while tripoli_view(script.state.view(0)).facts.phase != "between":
        _step(script, script.state.turn().must or 0, ("keep", "check", "call"))
        script.luck()
    mind, rules = Mind(), GAMES["tripoli"]
    header = Header("tripoli", rules.rules_version, write_options(script.options), script.chairs, "2026-01-01")
    return Session(rules, header, Notebook(list(script.lines)), Random(1), mind, lines=script.lines), mind


def test_one_press_leads_to_the_next_deal_though_one_may_stop(open_page: Open, qtbot: QtBot) -> None:
    """Another player deals: whoever has gone on beside the result is not asked again, nor waited for."""
    session, mind = after_a_deal(1)
    page = open_page(session, mind, wait_for_me="always")
    wait_for(qtbot, page, "result")
    assert [found.text() for found in page.status_panel.buttons] == ["Next deal", "Stop here"]
    press(page, Qt.Key.Key_Return)
    assert not page.status_panel.buttons
    qtbot.waitUntil(lambda: tripoli_view(session.view(0)).facts.deal_number == 2)


def test_one_may_stop_beside_the_result(open_page: Open, qtbot: QtBot) -> None:
    session, mind = after_a_deal(1)
    page = open_page(session, mind)
    wait_for(qtbot, page, "result")
    stop = button(page, "Stop here")
    assert "a last poker for them follows" in stop.toolTip()
    stop.click()
    assert "belong to nobody yet" in page.status_panel.text()
    button(page, "Start again").click()
    assert [found.text() for found in page.status_panel.buttons] == ["Next deal", "Stop here"]
    button(page, "Stop here").click()
    before = session.ply
    button(page, "Stop:").click()
    written(qtbot, session, before)
    assert tripoli_view(session.view(0)).facts.closing == 1


def test_the_next_deal_that_comes_by_itself_waits_while_pots_are_chosen(open_page: Open, qtbot: QtBot) -> None:
    session, mind = after_a_deal(1)
    page = open_page(session, mind, next_deal_alone=True, speed="slow")
    wait_for(qtbot, page, "result")
    assert page.runner.timers["gap"].isActive()
    button(page, "Stop here").click()
    page.send(TimeOver("gap"))
    assert page.facts.phase.name == "result"
    button(page, "Start again").click()
    page.send(TimeOver("gap"))
    assert page.facts.phase.name != "result"


def test_a_summary_says_who_took_each_space_what_was_paid_and_the_own_sum(open_page: Open, qtbot: QtBot) -> None:
    """Its numbers are those of the books: what was put in, taken and paid makes the sum."""
    session, mind = after_a_deal(1)
    page = open_page(session, mind)
    panel = page.extras.add(SummaryPanel(page.table))
    wait_for(qtbot, page, "result")
    qtbot.waitUntil(panel.isVisible)
    assert panel.summary is not None
    spaces = dict(panel.summary.rows)
    assert {"Kitty", "Pot"} <= spaces.keys()
    ended = next(event for event in session.record.batch(session.ply, 0).events if isinstance(event, DealEnded))
    longer = dict(panel.summary.longer)
    taken = sum(int(part.split()[1]) for value in spaces.values() for part in value.split(", ") if "You" in part)
    fine = sum(int(part.split()[1]) for part in longer["For cards left"].split(", ") if "You" in part)
    assert taken - fine - int(longer["You put in"]) == ended.chips[0]
    assert panel.summary.total[1].lstrip("+").replace("−", "-") == str(ended.chips[0])
    assert all(value in panel.accessibleName() for value in (*spaces.values(), panel.summary.total[1]))
    assert page.table.rect().contains(panel.geometry())
    page.send(NextDeal())
    qtbot.waitUntil(panel.isHidden)


def betting(open_page: Open, qtbot: QtBot) -> PlayPage:
    """Return a page on which somebody has bet and the person may raise."""
    session, mind = until(lambda view: view.facts.phase == "poker" and view.facts.total > 0, dealer=0)
    page = open_page(session, mind)
    wait_for(qtbot, page, "asking")
    return page


def type_number(page: PlayPage, digits: str) -> None:
    number = page.status_panel.amount.number
    number.setFocus()
    number.selectAll()
    QTest.keyClicks(number, digits)


def test_the_button_says_what_is_typed_while_it_is_typed(open_page: Open, qtbot: QtBot) -> None:
    page = betting(open_page, qtbot)
    type_number(page, "3")
    assert button(page, "Raise").text().startswith("Raise by 3 (pay ")


def test_a_number_beyond_the_limit_is_refused_in_words_and_bets_nothing(open_page: Open, qtbot: QtBot) -> None:
    page = betting(open_page, qtbot)
    before, limits = page.session.ply, page.status_panel.amount.limits.text()
    assert limits == "1 to 10"
    type_number(page, "200")
    assert page.status_panel.text() == "200 is not possible: 1 to 10."
    assert not button(page, "Raise").isEnabled()
    QTest.keyClick(page.status_panel.amount.number, Qt.Key.Key_Return)
    assert page.session.ply == before
    type_number(page, "7")
    assert button(page, "Raise").isEnabled()
    QTest.keyClick(page.status_panel.amount.number, Qt.Key.Key_Return)
    written(qtbot, page.session, before)


def test_shortcuts_choose_half_the_pot_the_pot_and_the_limit(open_page: Open, qtbot: QtBot) -> None:
    page = betting(open_page, qtbot)
    page.resize(1600, 900)
    for shortcut in page.status_panel.amount.shortcuts:
        shortcut.click()
        draft = page.table.editor.draft
        assert draft is not None
        assert draft.amount is not None
        assert draft.amount.value == shortcut.amount
    assert page.status_panel.amount.shortcuts[-1].text() == "Max."
    assert page.status_panel.amount.shortcuts[-1].amount == 10
