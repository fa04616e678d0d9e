"""Giving up, a computer player for a person and back, fast-forward, forced cards: what a person notices."""

from PySide6.QtWidgets import QDialog
from pytestqt.qtbot import QtBot

from ludo.session.replay import Replay
from ludo.ui.play.effects import ChangePlayer, Do
from ludo.ui.play.messages import GoBack, LiftCurtain, SkipTo
from ludo.ui.play.page import PlayPage
from ludo.ui.play.people import ask_to_give_up, show_people
from ludo.ui.widgets.labels import Label
from tests.ui.play.conftest import Open
from tests.ui.play.hands import button, card, click, shows_the_view, wait_for, written
from tests.ui.play.tables import BOTH, EIGHT_QUEEN_TEN, TWO, Mind, Notebook, meek, open_session


def journal(page: PlayPage) -> list[str]:
    return [page.panel.journal.item(row).text() for row in range(page.panel.journal.count())]


def test_giving_up_is_asked_and_ends_the_partie(open_page: Open, qtbot: QtBot) -> None:
    mind, notebook = Mind(meek), Notebook([EIGHT_QUEEN_TEN])
    page = open_page(open_session(lines=notebook.lines, mind=mind, notebook=notebook), mind)
    wait_for(qtbot, page, "asking")
    question = ask_to_give_up(page, page.facts, page.send)
    assert question is not None
    question.buttons[-1].click()
    assert len(notebook.lines) == 1
    question = ask_to_give_up(page, page.facts, page.send)
    assert question is not None
    question.buttons[0].click()
    assert notebook.lines[1:] == ["give_up 0"]
    assert wait_for(qtbot, page, "over") == "over"
    assert page.status_panel.status.title == "You have given up the partie"
    assert page.status_panel.status.line == "Nobody has won it."
    assert journal(page)[-1] == "Anna gives up the partie."
    assert ask_to_give_up(page, page.facts, page.send) is None
    page.send(GoBack(Do.UNDO))
    wait_for(qtbot, page, "asking")
    assert page.status_panel.status.title == ""
    shows_the_view(page)


def test_the_computer_takes_over_and_the_person_comes_back(open_page: Open, qtbot: QtBot) -> None:
    mind, notebook = Mind(meek), Notebook([EIGHT_QUEEN_TEN])
    session = open_session(lines=notebook.lines, mind=mind, notebook=notebook)
    page = open_page(session, mind)
    wait_for(qtbot, page, "asking")
    dialog = show_people(page, page.facts, page.send)
    assert dialog is not None
    assert [row.value for row in dialog.rows] == [None, "simple"]
    dialog.rows[0].chip("debutant").click()
    assert notebook.lines[1] == "player 0 debutant"
    dialog.close()
    wait_for(qtbot, page, "result")
    assert page.table.hand_cards() == []
    assert "Anna: the computer plays from here on (Beginner)." in journal(page)
    page.send(GoBack(ChangePlayer(0, None)))
    wait_for(qtbot, page, "result")
    click(button(page, "Next deal"))
    wait_for(qtbot, page, "curtain")
    page.curtain.button.click()
    wait_for(qtbot, page, "asking")
    assert len(page.table.hand_cards()) == 3
    assert "Anna: a person plays from here on." in journal(page)
    replay = Replay(session.game, session.header, notebook.lines)
    assert replay.damage is None


def test_a_level_changes_in_the_middle_of_a_partie(open_page: Open, qtbot: QtBot) -> None:
    mind, notebook = Mind(meek), Notebook([EIGHT_QUEEN_TEN])
    page = open_page(open_session(lines=notebook.lines, mind=mind, notebook=notebook), mind)
    wait_for(qtbot, page, "asking")
    page.send(GoBack(ChangePlayer(1, "random")))
    wait_for(qtbot, page, "asking")
    assert "Paul (Weak computer)" in page.table.seats.plates[1].accessibleName()
    click(card(page, "Qh"))
    qtbot.waitUntil(lambda: page.session.ply > 2)


def test_who_leaves_a_shared_screen_leaves_no_cards_open(open_page: Open, qtbot: QtBot) -> None:
    mind = Mind(meek)
    mind.held = True
    page = open_page(open_session(BOTH, lines=[EIGHT_QUEEN_TEN], mind=mind), mind)
    wait_for(qtbot, page, "curtain")
    page.curtain.button.click()
    wait_for(qtbot, page, "asking")
    page.send(GoBack(ChangePlayer(0, "simple")))
    wait_for(qtbot, page, "gap")
    assert page.table.hand_cards() == []
    assert all(found.face is None for found in page.table.pack.all() if found.place.kind == "hand")


def test_fast_forward_comes_to_the_next_decision(open_page: Open, qtbot: QtBot) -> None:
    mind = Mind(meek)
    lines = [EIGHT_QUEEN_TEN, "0 play Qh"]
    page = open_page(open_session(lines=lines, mind=mind), mind, wait_for_me="always", speed="slow")
    wait_for(qtbot, page, "gap")
    page.send(SkipTo("turn"))
    wait_for(qtbot, page, "asking")
    assert page.session.ply == 4
    assert page.facts.state.pace.fast == ""


def test_a_forced_card_is_played_for_the_person(open_page: Open, qtbot: QtBot) -> None:
    mind, notebook = Mind(meek), Notebook([EIGHT_QUEEN_TEN, "0 trut", "1 follow"])
    session = open_session(lines=notebook.lines, mind=mind, notebook=notebook, stop_when_decided=False)
    page = open_page(session, mind, play_forced=True)
    for text in ("10s", "Qh"):
        wait_for(qtbot, page, "asking")
        ply = session.ply
        click(card(page, text))
        written(qtbot, session, ply)
    wait_for(qtbot, page, "result")
    assert "0 play 8d" in notebook.lines


def test_nothing_is_asked_about_people_once_the_partie_is_over(open_page: Open, qtbot: QtBot) -> None:
    page = open_page(open_session(TWO, lines=[EIGHT_QUEEN_TEN, "give_up 0"], mind=Mind()), Mind())
    wait_for(qtbot, page, "over")
    assert show_people(page, page.facts, page.send) is None
    assert page.findChildren(QDialog) == []


def test_at_a_shared_screen_the_question_says_who_gives_up(open_page: Open, qtbot: QtBot) -> None:
    """Also behind the curtain, where nobody is known to be there: it is whom the curtain waits for."""
    notebook = Notebook([EIGHT_QUEEN_TEN])
    page = open_page(open_session(BOTH, notebook.lines, notebook=notebook))
    wait_for(qtbot, page, "curtain")
    page.send(LiftCurtain())
    wait_for(qtbot, page, "asking")
    click(card(page, "Qh"))
    wait_for(qtbot, page, "curtain")
    assert page.curtain.shown.name == "Paul"
    question = ask_to_give_up(page, page.facts, page.send)
    assert question is not None
    assert "Paul, give up this partie?" in [label.text() for label in question.findChildren(Label)]
    question.buttons[0].click()
    assert notebook.lines[-1] == "give_up 1"
