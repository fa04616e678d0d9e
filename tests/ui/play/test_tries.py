"""What cannot be done is refused in words; what can be done needs no detour."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from ludo.engine.cards import write_card
from ludo.engine.places import TRICK
from ludo.ui.play.page import PlayPage
from ludo.ui.table.geometry import TALL
from tests.ui.play.conftest import Open
from tests.ui.play.hands import (
    button,
    card,
    click,
    double_click,
    drag,
    let_go,
    move_held,
    press,
    shows_the_view,
    take_up,
    trick_point,
    wait_for,
)
from tests.ui.play.tables import BRELAN, EIGHT_QUEEN_TEN, Mind, Notebook, meek, open_session
from tests.ui.table.seen import Picture
from tests.ui.waiting import stays


def asked(open_page: Open, qtbot: QtBot, *lines: str, **settings: object) -> tuple[PlayPage, Notebook]:
    mind, notebook = Mind(meek), Notebook([EIGHT_QUEEN_TEN, *lines])
    page = open_page(open_session(lines=notebook.lines, mind=mind, notebook=notebook), mind, **settings)
    wait_for(qtbot, page, "asking")
    return page, notebook


@pytest.mark.clause("TRU-33")
def test_a_second_trut_is_refused_aloud(open_page: Open, qtbot: QtBot, heard: list[str]) -> None:
    """TRU-33: one trut a deal; the letter still answers, with the reason."""
    page, notebook = asked(open_page, qtbot, "0 trut", "1 follow")
    press(page, Qt.Key.Key_T)
    assert page.status_panel.text() == "You have truted already: there is one trut a deal."
    assert heard[-1] == page.status_panel.text()
    assert page.status_panel.buttons == []
    assert notebook.lines[1:] == ["0 trut", "1 follow"]


@pytest.mark.clause("TRU-73")
def test_an_untrue_announcement_is_refused(open_page: Open, qtbot: QtBot) -> None:
    """TRU-73: only who holds the cards may announce."""
    page, notebook = asked(open_page, qtbot)
    press(page, Qt.Key.Key_B)
    assert page.status_panel.text() == "You do not hold three of a kind."
    press(page, Qt.Key.Key_P)
    assert page.status_panel.text() == "You do not hold two alike and an odd one."
    assert len(notebook.lines) == 1


@pytest.mark.clause("TRU-71")
def test_a_brelan_has_its_button(open_page: Open, qtbot: QtBot) -> None:
    """TRU-71: who holds three of one rank is offered the announcement, and its letter does it."""
    mind, notebook = Mind(meek), Notebook([BRELAN])
    page = open_page(open_session(lines=[BRELAN], mind=mind, notebook=notebook), mind)
    wait_for(qtbot, page, "asking")
    assert [found.text() for found in page.status_panel.buttons] == ["Je trute", "Three of a kind"]
    press(page, Qt.Key.Key_B)
    qtbot.waitUntil(lambda: notebook.lines[1:] == ["0 brelan", "1 follow"])


def test_a_card_out_of_turn_is_refused_and_glides_home(open_page: Open, qtbot: QtBot) -> None:
    mind, notebook = Mind(meek), Notebook([EIGHT_QUEEN_TEN, "0 play Qh"])
    page = open_page(open_session(lines=notebook.lines, mind=mind, notebook=notebook), mind, wait_for_me="always")
    wait_for(qtbot, page, "gap")
    for dragged in (False, True):
        page.status_panel.forget_problem()
        if dragged:
            drag(card(page, "10s"), trick_point(page))
        else:
            click(card(page, "8d"))
        assert page.status_panel.text() == "It is not your turn: it is Paul’s turn."
        assert len(notebook.lines) == 2
    shows_the_view(page)


def test_a_card_dropped_beside_the_hand_goes_home(open_page: Open, qtbot: QtBot) -> None:
    page, notebook = asked(open_page, qtbot)
    drag(card(page, "Qh"), QPoint(60, page.table.height() - 60))
    assert len(notebook.lines) == 1
    assert page.status_panel.problem == ""
    shows_the_view(page)


@pytest.mark.parametrize("where", [(60, 300), (380, 30), (376, 420)], ids=["cloth", "plate", "line of words"])
def test_a_card_dropped_anywhere_on_the_table_is_laid(open_page: Open, qtbot: QtBot, where: tuple[int, int]) -> None:
    page, notebook = asked(open_page, qtbot)
    drag(card(page, "Qh"), QPoint(*where))
    qtbot.waitUntil(lambda: notebook.lines[1:2] == ["0 play Qh"])


@pytest.mark.parametrize(
    "where", [(5, 300), (380, 3), (380, -40), (900, 300), (-80, 300)], ids=["edge", "top", "air", "journal", "outside"]
)
def test_a_card_let_go_off_the_table_glides_home(open_page: Open, qtbot: QtBot, where: tuple[int, int]) -> None:
    page, notebook = asked(open_page, qtbot)
    drag(card(page, "Qh"), QPoint(*where))
    qtbot.waitUntil(lambda: not page.table.busy)
    assert len(notebook.lines) == 1
    assert page.status_panel.problem == ""
    shows_the_view(page)


def test_escape_calls_a_drag_off(open_page: Open, qtbot: QtBot) -> None:
    page, notebook = asked(open_page, qtbot)
    held, goal = card(page, "Qh"), trick_point(page)
    take_up(held)
    move_held(page.table, goal)
    QTest.keyClick(held, Qt.Key.Key_Escape)
    let_go(page.table, goal)
    qtbot.waitUntil(lambda: not page.table.busy)
    assert len(notebook.lines) == 1
    shows_the_view(page)


def test_keys_of_the_game_work_after_a_click_into_the_journal(open_page: Open, qtbot: QtBot) -> None:
    page, notebook = asked(open_page, qtbot)
    QTest.mouseClick(page.panel.journal.viewport(), Qt.MouseButton.LeftButton)
    assert page.panel.journal.hasFocus()
    QTest.keyClick(page.panel.journal, Qt.Key.Key_T, Qt.KeyboardModifier.NoModifier)
    qtbot.waitUntil(lambda: notebook.lines[1:2] == ["0 trut"])


def test_a_card_dropped_on_the_table_out_of_turn_says_why(open_page: Open, qtbot: QtBot) -> None:
    mind, notebook = Mind(meek), Notebook([EIGHT_QUEEN_TEN, "0 play Qh"])
    mind.held = True
    page = open_page(open_session(lines=notebook.lines, mind=mind, notebook=notebook), mind)
    wait_for(qtbot, page, "gap")
    drag(card(page, "10s"), QPoint(60, 300))
    assert page.status_panel.text() == "It is not your turn: it is Paul’s turn."
    shows_the_view(page)


def test_cards_are_laid_elsewhere_in_the_hand_by_dragging_and_by_keys(open_page: Open, qtbot: QtBot) -> None:
    page, notebook = asked(open_page, qtbot)
    assert faces(page) == ["8d", "Qh", "10s"]
    last = card(page, "10s")
    first = page.table.home_of(card(page, "8d"))
    assert first is not None
    drag(last, QPoint(round(first.x), round(first.y)))
    assert faces(page) == ["10s", "8d", "Qh"]
    last.setFocus()
    QTest.keyClick(last, Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    assert faces(page) == ["8d", "10s", "Qh"]
    assert len(notebook.lines) == 1
    shows_the_view(page)
    page.table.resize(page.table.width() - 40, page.table.height())
    assert faces(page) == ["8d", "10s", "Qh"]
    page.table.sort_hand()
    assert faces(page) == ["8d", "Qh", "10s"]


def faces(page: PlayPage) -> list[str]:
    return [write_card(found.face) for found in page.table.hand_cards() if found.face is not None]


def test_one_card_rises_and_only_on_ones_turn(open_page: Open, qtbot: QtBot) -> None:
    page, notebook = asked(open_page, qtbot)
    eight, queen = card(page, "8d"), card(page, "Qh")
    up = page.table.home_of(eight)
    assert up is not None
    eight.setFocus()
    assert eight.spot == up, "for the pointer the focus is a ring"
    press(page, Qt.Key.Key_2)
    press(page, Qt.Key.Key_1)
    assert eight.spot.y < up.y
    press(page, Qt.Key.Key_2)
    assert eight.spot == up
    assert queen.spot.y < up.y
    press(page, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: len(notebook.lines) > 1)
    qtbot.waitUntil(lambda: not queen.hasFocus())


def test_the_card_that_makes_the_trick_is_marked_and_says_whose_it_is(open_page: Open, qtbot: QtBot) -> None:
    notebook = Notebook([EIGHT_QUEEN_TEN, "0 play Qh"])
    mind = Mind(meek)
    page = open_page(open_session(lines=notebook.lines, mind=mind, notebook=notebook), mind, speed="fast")
    qtbot.waitUntil(lambda: len(page.table.pack.at(TRICK)) == 2)
    queen, king = page.table.pack.at(TRICK)
    assert king.best
    assert not queen.best
    assert "Paul" in king.accessibleName()
    assert "Anna" in queen.accessibleName()
    assert not king.isEnabled()
    qtbot.waitUntil(lambda: not page.table.pack.at(TRICK))
    assert not king.best


def test_a_card_dropped_on_the_trick_is_laid(open_page: Open, qtbot: QtBot) -> None:
    page, notebook = asked(open_page, qtbot)
    drag(card(page, "Qh"), trick_point(page) + QPoint(30, 20))
    qtbot.waitUntil(lambda: notebook.lines[1:2] == ["0 play Qh"])


def test_while_a_card_is_dragged_the_hand_closes_and_the_trick_glows(open_page: Open, qtbot: QtBot) -> None:
    page, _ = asked(open_page, qtbot)
    queen, left, right = card(page, "Qh"), card(page, "8d"), card(page, "10s")
    apart = right.spot.x - left.spot.x
    start = take_up(queen)
    move_held(page.table, start - QPoint(0, 60))
    where = queen.spot
    move_held(page.table, start - QPoint(17, 100))
    assert right.spot.x - left.spot.x < apart
    assert page.table.gestures.held is queen
    assert queen.spot != where
    assert queen.spot.y < left.spot.y - 60
    assert page.table.glows
    let_go(page.table, QPoint(-5000, 0))
    assert not page.table.glows


def test_two_clicks_where_the_person_wants_two(open_page: Open, qtbot: QtBot) -> None:
    page, notebook = asked(open_page, qtbot, one_click=False)
    queen = card(page, "Qh")
    click(queen)
    assert len(notebook.lines) == 1
    assert queen.hasFocus()
    double_click(queen)
    qtbot.waitUntil(lambda: notebook.lines[1:2] == ["0 play Qh"])


@pytest.mark.clause("TRU-34")
def test_a_person_steps_in_before_the_computer_lays_its_card(open_page: Open, qtbot: QtBot) -> None:
    """TRU-34: between two cards any player may call; the computer waits for Space where the person wants it so."""
    mind, notebook = Mind(meek), Notebook([EIGHT_QUEEN_TEN, "0 play Qh"])
    page = open_page(open_session(lines=notebook.lines, mind=mind, notebook=notebook), mind, wait_for_me="always")
    wait_for(qtbot, page, "gap")
    stays(lambda: len(notebook.lines) == 2)
    click(button(page, "Je trute"))
    qtbot.waitUntil(lambda: notebook.lines[2:] == ["0 trut"])
    wait_for(qtbot, page, "gap")
    press(page, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: notebook.lines[3:] == ["1 follow"])


def test_a_computer_that_steps_in_first_drops_what_the_person_did(open_page: Open, qtbot: QtBot) -> None:
    game = open_session().game
    mind = Mind(lambda request: game.read("trut") if not request.must and request.offers else meek(request))
    notebook = Notebook([EIGHT_QUEEN_TEN])
    mind.held = True
    page = open_page(open_session(lines=notebook.lines, mind=mind, notebook=notebook), mind)
    qtbot.waitUntil(lambda: page.facts.phase.name == "asking")
    click(card(page, "Qh"))
    assert page.facts.phase.name == "sent"
    assert len(notebook.lines) == 1
    mind.held = False
    qtbot.waitUntil(lambda: notebook.lines[1:2] == ["1 trut"])
    wait_for(qtbot, page, "asking")
    assert page.status_panel.status.title == "Paul: je trute!"
    assert len(page.table.hand_cards()) == 3
    shows_the_view(page)


def test_a_risen_card_hides_no_index_of_its_neighbours(open_page: Open, qtbot: QtBot) -> None:
    page, _ = asked(open_page, qtbot)
    press(page, Qt.Key.Key_1)
    risen, *others = page.table.hand_cards()
    assert page.table.drafts.raised() is risen
    for other in others:
        index = QPoint(round(other.spot.width * 0.12), round(other.spot.width * 0.2))
        corner = QPoint(round(other.spot.x - other.spot.width / 2), round(other.spot.y - other.spot.width * TALL / 2))
        assert Picture(page.table).at(corner + index) is other


def test_a_card_that_was_up_and_has_been_laid_takes_no_room_below_itself(open_page: Open, qtbot: QtBot) -> None:
    page, notebook = asked(open_page, qtbot)
    press(page, Qt.Key.Key_2)
    laid = card(page, "Qh")
    assert laid.hit_margin > 0
    press(page, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: len(notebook.lines) > 1 and not page.table.busy)
    assert laid.hit_margin == 0


def test_where_a_question_waits_it_is_said_what_it_asks_for(open_page: Open, qtbot: QtBot, heard: list[str]) -> None:
    page, notebook = asked(open_page, qtbot, "0 play Qh", "1 trut")
    answers = [found.text() for found in page.status_panel.buttons]
    assert len(answers) == 2
    double = card(page, "8d")
    QTest.mouseDClick(double, Qt.MouseButton.LeftButton)
    press(page, Qt.Key.Key_B)
    assert page.status_panel.text() == "Answer first: follow or fold"
    assert heard[-1] == page.status_panel.text()
    assert [found.text() for found in page.status_panel.buttons] == answers
    assert notebook.lines[-1] == "1 trut"


def test_the_button_in_the_bar_skips_what_is_waited_for(open_page: Open, qtbot: QtBot) -> None:
    mind, notebook = Mind(meek), Notebook([EIGHT_QUEEN_TEN, "0 play Qh"])
    page = open_page(open_session(lines=notebook.lines, mind=mind, notebook=notebook), mind, wait_for_me="always")
    wait_for(qtbot, page, "gap")
    assert page.top.skip_button.isEnabled()
    assert "Ctrl+Right" in page.top.skip_button.toolTip()
    before = page.session.ply
    click(page.top.skip_button)
    qtbot.waitUntil(lambda: page.session.ply > before)


def test_while_one_is_asked_nothing_can_be_skipped_and_a_grey_undo_says_why(open_page: Open, qtbot: QtBot) -> None:
    page, _ = asked(open_page, qtbot)
    assert not page.top.skip_button.isEnabled()
    assert not page.top.undo_button.isEnabled()
    assert "Nothing to undo" in " ".join(page.top.undo_button.toolTip().split())
