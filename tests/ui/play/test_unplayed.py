"""After a deal of Trut that was decided by folding, the cards may be looked at if everybody agrees."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from ludo.engine.cards import read_card, read_cards
from ludo.session.session import Session
from ludo.ui.dialogs.message import Message
from ludo.ui.play.messages import SeeHands, ShowHands
from ludo.ui.play.page import PlayPage
from tests.ui.play.conftest import Open
from tests.ui.play.hands import button, press, wait_for
from tests.ui.play.tables import BOTH, EIGHT_QUEEN_TEN, TWO, Mind, Notebook, open_session

FOLDED = [EIGHT_QUEEN_TEN, "0 play Qh", "1 trut", "0 fold"]
PLAYED = [EIGHT_QUEEN_TEN, "0 play Qh", "1 play 7s", "1 play Kc", "0 play 8d", "0 play 10s", "1 play 9h"]


def held_by(page: PlayPage) -> dict[str, tuple[int | None, ...]]:
    """What the panel shows, by name; empty if none is shown."""
    return {} if page.cards.isHidden() else {held.name: held.cards for held in page.cards.shown.held}


def test_one_press_shows_what_everybody_held_and_says_it(open_page: Open, qtbot: QtBot, heard: list[str]) -> None:
    page = open_page(open_session(lines=FOLDED))
    wait_for(qtbot, page, "result")
    button(page, "Show the cards").click()
    assert held_by(page) == {"You": tuple(read_cards("8d 10s")), "Paul": tuple(read_cards("Kc 7s 9h"))}
    assert "Seven of spades" in heard[-1]
    assert "Paul" in heard[-1]
    button(page, "Show the cards").click()
    assert not held_by(page)


def test_enter_deals_and_shows_nothing(open_page: Open, qtbot: QtBot) -> None:
    page = open_page(open_session(lines=FOLDED))
    wait_for(qtbot, page, "result")
    press(page, Qt.Key.Key_Return)
    assert page.facts.phase.name != "result"
    assert not held_by(page)


def test_a_deal_that_was_played_offers_nothing(open_page: Open, qtbot: QtBot) -> None:
    session = open_session(lines=PLAYED)
    assert session.deal_ended
    page = open_page(session)
    wait_for(qtbot, page, "result")
    assert all(found.text() != "Show the cards" for found in page.status_panel.buttons)


@pytest.mark.parametrize("agree", [True, False])
def test_where_several_persons_sit_all_have_to_agree(open_page: Open, qtbot: QtBot, agree: bool) -> None:
    page = open_page(open_session(BOTH, lines=FOLDED))
    wait_for(qtbot, page, "result")
    button(page, "Show the cards").click()
    assert not held_by(page)
    (question,) = page.window().findChildren(Message)
    assert question.buttons[-1].isDefault(), "Enter leaves them unseen"
    question.buttons[0 if agree else -1].click()
    assert bool(held_by(page)) is agree
    assert (page.session.undo_point() is None) is agree


def test_what_was_seen_bars_undo_also_when_the_partie_is_opened_again(open_page: Open, qtbot: QtBot) -> None:
    notebook = Notebook(list(FOLDED))
    session = open_session(lines=FOLDED, notebook=notebook)
    page = open_page(session)
    wait_for(qtbot, page, "result")
    assert session.undo_point() == 3, "a fold can be taken back"
    button(page, "Show the cards").click()
    assert session.undo_point() is None
    assert not session.undo()
    assert not page.top.undo_button.isEnabled()
    assert notebook.lines == [*FOLDED, "shown"], "kept once"
    again = open_session(lines=notebook.lines)
    assert again.undo_point() is None
    assert again.ply == session.ply


def test_nobody_is_told_what_was_held(qtbot: QtBot) -> None:
    """Views and records of a chair hold nothing of it, before and after it was shown."""
    session = open_session(TWO, FOLDED)
    before = _known(session)
    session.show_hands()
    assert _known(session) == before
    assert read_card("7s") not in before


def test_hands_are_there_at_the_end_of_a_deal_only() -> None:
    session = open_session(TWO, FOLDED[:-1], mind=Mind())
    assert session.hands_at_end() == {}
    session.show_hands()
    assert session.undo_point() == open_session(TWO, FOLDED[:-1]).undo_point()


def test_a_line_that_says_so_elsewhere_is_refused() -> None:
    session = open_session(TWO, [EIGHT_QUEEN_TEN])
    error = session._timeline.play(["shown"])
    assert error is not None


def test_agreement_holds_for_the_rest_of_the_partie(open_page: Open, qtbot: QtBot) -> None:
    page = open_page(open_session(BOTH, lines=FOLDED))
    wait_for(qtbot, page, "result")
    page.send(SeeHands())
    assert held_by(page)
    page.send(ShowHands())
    assert not held_by(page)
    page.send(ShowHands())
    assert held_by(page)
    assert not page.window().findChildren(Message)


def _known(session: Session) -> set[int]:
    """Every card that the person's view and record name."""
    view = session.view(0)
    named = {card for cards in view.zones.values() for card in cards if card is not None}
    return named | {
        card
        for batch in session.record.deal(0)
        for event in batch.events
        for card in getattr(event, "cards", ())
        if card is not None
    }
