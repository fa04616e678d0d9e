"""Going back, another language, another size, another theme, a full disk, and picking up where one stopped."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ludo.engine.places import TRICK
from ludo.engine.turns import CHANCE
from ludo.games.trut.view import trut_view
from ludo.session.ports import StorageError
from ludo.session.record import EventBatch
from ludo.ui.i18n import set_language
from ludo.ui.theme import apply_theme, theme_for
from tests.ui.play.conftest import Open
from tests.ui.play.hands import button, card, click, press, shows_the_view, wait_for
from tests.ui.play.tables import EIGHT_QUEEN_TEN, ROTTEN, Mind, Notebook, meek, open_session, score_lines


def test_a_trut_is_taken_back_and_done_again(open_page: Open, qtbot: QtBot) -> None:
    mind, notebook = Mind(meek), Notebook([EIGHT_QUEEN_TEN])
    page = open_page(open_session(lines=notebook.lines, mind=mind, notebook=notebook), mind)
    wait_for(qtbot, page, "asking")
    assert not page.top.undo_button.isEnabled()
    click(button(page, "Je trute"))
    qtbot.waitUntil(lambda: len(notebook.lines) == 3)
    wait_for(qtbot, page, "asking")
    assert page.table.view is not None
    assert trut_view(page.table.view).facts.followed
    click(page.top.undo_button)
    wait_for(qtbot, page, "asking")
    assert notebook.lines[-1] == "undo 1"
    assert not trut_view(page.table.view).facts.followed
    assert [found.text() for found in page.status_panel.buttons] == ["Je trute"]
    assert page.top.marked.text() == "with moves taken back"
    shows_the_view(page)
    click(page.top.redo_button)
    wait_for(qtbot, page, "asking")
    assert trut_view(page.table.view).facts.followed
    shows_the_view(page)
    page.setFocus()
    QTest.keyClick(page, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: notebook.lines[-1] == "undo 1")


def test_what_is_undone_before_it_was_shown_is_not_written_down(open_page: Open, qtbot: QtBot) -> None:
    mind = Mind(meek)
    page = open_page(open_session(lines=[EIGHT_QUEEN_TEN], mind=mind), mind, speed="slow", reduced_motion="no")
    wait_for(qtbot, page, "asking")
    table, shown = page.table, []
    assert table.view is not None
    assert table.seating is not None
    batch = page.session.record.batch(1, 0)
    table.play(batch, table.view, table.seating, perspective=table.perspective)
    assert table.busy
    table.happening.connect(lambda told, part: shown.append(told))
    jump = EventBatch(page.session.ply, CHANCE, (), jumped=True)
    table.play(jump, table.view, table.seating, perspective=table.perspective)
    assert not shown


def test_the_language_is_switched_while_playing(open_page: Open, qtbot: QtBot) -> None:
    mind = Mind(meek)
    page = open_page(open_session(lines=[EIGHT_QUEEN_TEN, "0 play Qh", "1 trut"], mind=mind), mind)
    wait_for(qtbot, page, "asking")
    assert page.status_panel.text() == "Paul: je trute! Follow or fold?"
    assert card(page, "8d").accessibleName() == "Eight of diamonds"
    set_language("fr")
    assert page.status_panel.text() == "Paul\u00a0: je trute\u00a0! Suivez-vous\u00a0?"
    assert [found.text() for found in page.status_panel.buttons] == [
        "Suivre\u00a0: un trut en jeu",
        "Ne pas suivre\u00a0: un point pour Paul",
    ]
    assert card(page, "8d").accessibleName() == "Huit de carreau"
    assert card(page, "8d").style_of_card.indices == "RDV"
    assert page.panel.journal.item(1).text() == "Vous\u00a0: Dame de cœur"
    press(page, Qt.Key.Key_S)
    wait_for(qtbot, page, "asking", "gap")
    assert trut_view(page.session.view(None)).facts.followed


def test_a_resized_table_is_laid_out_anew_even_in_mid_flight(open_page: Open, qtbot: QtBot) -> None:
    mind = Mind(meek)
    page = open_page(open_session(lines=[ROTTEN], mind=mind), mind, speed="normal")
    wait_for(qtbot, page, "asking")
    click(card(page, "Ac"))
    qtbot.waitUntil(lambda: bool(page.table.pack.at(TRICK)))
    page.resize(1500, 950)
    qtbot.waitUntil(lambda: page.width() == 1500)
    table = page.table
    assert table.view is not None
    assert table.room is not None
    assert table.pack.at(TRICK)[0].spot == table.game_layout.spots(table.view, table.room)[TRICK][0]
    wait_for(qtbot, page, "gap", "asking")
    shows_the_view(page)
    page.resize(1024, 700)
    shows_the_view(page)


@pytest.mark.parametrize("name", ["dark", "contrast"])
def test_another_theme_changes_the_cloth_and_nothing_else(
    open_page: Open, qtbot: QtBot, qapp: QApplication, name: str
) -> None:
    mind = Mind(meek)
    page = open_page(open_session(lines=[EIGHT_QUEEN_TEN], mind=mind), mind)
    wait_for(qtbot, page, "asking")

    def cloth() -> QColor:
        return page.table.grab().toImage().pixelColor(20, page.table.height() // 2)

    before, words = cloth(), page.status_panel.text()
    apply_theme(qapp, theme_for(name))
    assert cloth().lightness() < before.lightness()
    assert card(page, "8d").style_of_card.high_contrast == (name == "contrast")
    assert page.status_panel.text() == words
    shows_the_view(page)


def test_a_full_disk_loses_nothing(open_page: Open, qtbot: QtBot) -> None:
    mind, notebook = Mind(meek), Notebook([EIGHT_QUEEN_TEN])
    page = open_page(open_session(lines=notebook.lines, mind=mind, notebook=notebook), mind)
    wait_for(qtbot, page, "asking")
    notebook.fault = StorageError("disk-full")
    click(card(page, "Qh"))
    wait_for(qtbot, page, "failed")
    assert "The disk is full" in page.status_panel.text()
    assert len(notebook.lines) == 1
    assert not page.top.undo_button.isEnabled()
    click(button(page, "Try again"))
    wait_for(qtbot, page, "failed")
    notebook.fault = None
    press(page, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: notebook.lines[1:2] == ["0 play Qh"])
    wait_for(qtbot, page, "asking")
    shows_the_view(page)


def test_a_full_disk_while_the_computer_acts(open_page: Open, qtbot: QtBot) -> None:
    mind, notebook = Mind(meek), Notebook([EIGHT_QUEEN_TEN, "0 play Qh"], StorageError("disk-full"))
    page = open_page(open_session(lines=notebook.lines, mind=mind, notebook=notebook), mind)
    wait_for(qtbot, page, "failed")
    notebook.fault = None
    press(page, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: len(notebook.lines) == 3)
    wait_for(qtbot, page, "asking")


@pytest.mark.clause("TRU-82")
def test_at_the_fortial_the_blind_hand_stays_face_down(open_page: Open, qtbot: QtBot) -> None:
    """TRU-82: the opponents of the side at the fortial do not look at their cards."""
    mind = Mind(lambda request: None)
    lines = score_lines([1] * 20)
    page = open_page(open_session(lines=lines, mind=mind), mind, wait_for_me="always")
    wait_for(qtbot, page, "result")
    click(button(page, "Next deal"))
    wait_for(qtbot, page, "gap")
    assert page.status_panel.status.title == "Fortial"
    assert "You may not look" in page.status_panel.text()
    assert page.table.hand_cards() == []
    assert all(found.face is None for found in page.table.pack.all())
    names = {found.accessibleName() for found in page.table.pack.all()}
    assert names == {"Card of Anna, face down", "Card of Paul, face down", "The pack, face down"}


@pytest.mark.clause("TRU-87")
def test_the_fortial_is_answered_by_its_letters(open_page: Open, qtbot: QtBot) -> None:
    """TRU-87: who is asked decides freely."""
    mind, lines = Mind(meek), score_lines([0] * 20)
    notebook = Notebook(list(lines))
    page = open_page(open_session(lines=lines, mind=mind, notebook=notebook), mind)
    wait_for(qtbot, page, "result")
    press(page, Qt.Key.Key_Return)
    wait_for(qtbot, page, "asking")
    assert [found.text() for found in page.status_panel.buttons] == [
        "Go: a trut is at stake",
        "Do not go: a point for Paul",
    ]
    press(page, Qt.Key.Key_N)
    wait_for(qtbot, page, "result")
    assert notebook.lines[-1] == "0 no_go"


def test_a_session_goes_on_at_every_moment(open_page: Open, qtbot: QtBot) -> None:
    lines = [ROTTEN, "0 play Ac", "1 play Ad", "0 trut", "1 follow", "1 play Js", "0 play Jd", "0 play 9s"]
    for length in range(len(lines) + 1):
        mind = Mind(meek)
        mind.held = True
        page = open_page(open_session(lines=lines[:length], mind=mind), mind)
        wait_for(qtbot, page, "asking", "gap")
        shows_the_view(page)
        page.close_session()


def test_what_assistive_technology_finds(open_page: Open, qtbot: QtBot) -> None:
    mind, notebook = Mind(meek), Notebook([EIGHT_QUEEN_TEN])
    page = open_page(open_session(lines=notebook.lines, mind=mind, notebook=notebook), mind)
    wait_for(qtbot, page, "asking")
    queen = QAccessible.queryAccessibleInterface(card(page, "Qh"))
    assert queen.role() == QAccessible.Role.Button
    assert queen.text(QAccessible.Text.Name) == "Queen of hearts, playable"
    assert queen.text(QAccessible.Text.Description) == "Enter plays it.", "in words for keys"
    trut = QAccessible.queryAccessibleInterface(button(page, "Je trute"))
    assert trut.text(QAccessible.Text.Name) == "Je trute"
    assert "your side marks a point" in trut.text(QAccessible.Text.Description)
    plates = {
        QAccessible.queryAccessibleInterface(plate).text(QAccessible.Text.Name)
        for plate in page.table.seats.plates.values()
    }
    assert plates == {"Anna, on turn, 3 cards", "Paul (Computer), deals, 3 cards"}
    card(page, "Qh").click()
    qtbot.waitUntil(lambda: notebook.lines[1:2] == ["0 play Qh"])


def test_one_key_shows_the_end_of_what_is_moving(open_page: Open, qtbot: QtBot) -> None:
    mind = Mind(meek)
    page = open_page(open_session(lines=[EIGHT_QUEEN_TEN, "0 play Qh"], mind=mind), mind, speed="slow")
    wait_for(qtbot, page, "gap")
    press(page, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: page.table.busy)
    press(page, Qt.Key.Key_Escape)
    assert not page.table.busy
    assert not page.table.mover.moving
    wait_for(qtbot, page, "gap", "asking")
    shows_the_view(page)
