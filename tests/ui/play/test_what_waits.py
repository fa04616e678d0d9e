"""What waits for the person is what line, F3, Enter and refusals speak of: words to be read, or the next deal."""

from collections.abc import Callable
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from ludo.games import GAMES
from ludo.session.chairs import Chair
from ludo.session.session import Session
from ludo.ui.games.registry import SCREENS
from ludo.ui.play.explainer import Explainer
from ludo.ui.play.messages import Decided
from ludo.ui.play.page import PlayPage
from ludo.ui.play.state import Asking
from ludo.ui.play.status_line import read_first
from tests.session.tables import header
from tests.ui.play.conftest import Open
from tests.ui.play.hands import at_rest, button, card, click, press, wait_for
from tests.ui.play.tables import EIGHT_QUEEN_TEN, Mind, Notebook, meek, open_session
from tests.ui.play.test_lessons import LESSONS, sit_down
from tests.ui.play.test_press_guard import go_on, settled, table

GUIDED = [game for game in SCREENS if SCREENS[game].guide()]


def guided(open_page: Open, game: str) -> tuple[PlayPage, Explainer]:
    mind = Mind(meek)
    page = open_page(open_session(mind=mind), mind) if game == "trut" else table(open_page, game, 3, (1024, 700))
    page.extras.add_guide(SCREENS[game].guide())
    guide = page.explainer
    return page, guide


def taught(open_page: Open, game: str) -> tuple[PlayPage, Explainer]:
    page, teacher, _ = sit_down(open_page, game)
    return page, teacher


def held_with_cards(page: PlayPage, who: Explainer | Explainer, qtbot: QtBot) -> None:
    """Read on until everything waits, and the person has cards that they could want to lay."""
    for _ in range(60):
        qtbot.waitUntil(lambda: at_rest(page) and (page.facts.reading or isinstance(page.facts.phase, Asking)))
        if page.facts.held and page.table.hand_cards() and not page.facts.speaks_of_line:
            return
        if not page.facts.reading and page.facts.seat is not None:
            page.send(Decided(page.session.offers(page.facts.seat).sample(Random(1))))
        else:
            click(who.card.next)
    raise AssertionError("nothing was to be read with cards in hand")


@pytest.mark.parametrize(("begin", "game"), [(guided, game) for game in GUIDED] + [(taught, game) for game in LESSONS])
def test_while_something_is_to_be_read_everything_speaks_of_that(
    open_page: Open,
    qtbot: QtBot,
    heard: list[str],
    begin: Callable[[Open, str], tuple[PlayPage, Explainer | Explainer]],
    game: str,
) -> None:
    page, who = begin(open_page, game)
    held_with_cards(page, who, qtbot)
    words, question = who.card.words.text(), page.words.status(page.facts.view, page.names).line
    assert page.status_panel.asked() == read_first()
    heard.clear()
    QTest.keyClick(page, Qt.Key.Key_F3)
    assert words in heard[-1]
    assert "Enter goes on." in heard[-1]
    assert question not in heard[-1]
    first = page.table.hand_cards()[0]
    for by_key in (False, True):
        heard.clear()
        if by_key:
            QTest.keyClick(first, Qt.Key.Key_Space)
        else:
            click(first)
        assert heard == [read_first()]
        assert who.card.words.text() == words, "a refusal took the place of what was to be read"
    first.setFocus()
    press(page, Qt.Key.Key_Return)
    assert not page.facts.held or who.card.words.text() != words, "Enter did not go on from a card that cannot be laid"


def test_a_letter_says_that_something_is_to_be_read(open_page: Open, qtbot: QtBot, heard: list[str]) -> None:
    page, guide = guided(open_page, "trut")
    held_with_cards(page, guide, qtbot)
    heard.clear()
    assert page.focus.do_letter("t")
    assert heard == [read_first()]


def test_f3_reads_what_a_guide_says_where_a_card_may_be_laid_as_well(
    open_page: Open, qtbot: QtBot, heard: list[str]
) -> None:
    mind = Mind(meek)
    page = open_page(open_session(lines=[EIGHT_QUEEN_TEN], mind=mind), mind)
    wait_for(qtbot, page, "asking")
    page.extras.add_guide(SCREENS["trut"].guide(), known=(0, 1))
    heard.clear()
    QTest.keyClick(page, Qt.Key.Key_F3)
    assert "On your turn play any card: the arrows lead to it, Enter plays it." in heard[-1], "in words for keys"
    assert "Your turn: you open the deal." in heard[-1]


def test_f3_reads_what_a_lesson_wants_to_be_done(open_page: Open, qtbot: QtBot, heard: list[str]) -> None:
    page, teacher = taught(open_page, "trut")
    while page.facts.reading or not page.table.hand_cards():
        qtbot.waitUntil(lambda: page.facts.reading or isinstance(page.facts.phase, Asking))
        if page.facts.reading:
            click(teacher.card.next)
    heard.clear()
    QTest.keyClick(page, Qt.Key.Key_F3)
    assert teacher.card.words.text() in heard[-1]


def test_the_next_deal_is_named_when_the_last_words_have_been_read(
    open_page: Open, qtbot: QtBot, heard: list[str]
) -> None:
    mind = Mind(meek)
    page = open_page(open_session(lines=[EIGHT_QUEEN_TEN, "1 trut", "0 fold"], mind=mind), mind)
    wait_for(qtbot, page, "result")
    heard.clear()
    page.extras.add_guide(SCREENS["trut"].guide(), known=range(6))
    guide = page.explainer
    page.show_facts()
    QTest.keyClick(page, Qt.Key.Key_F3)
    assert not [text for text in heard if "[Enter]" in text or text.startswith("Enter: ")], "Enter is the guide’s"
    click(guide.card.next)
    QTest.keyClick(page, Qt.Key.Key_F3)
    assert "Next deal [Enter]" in heard[-1]


# cards that cannot be laid any more


def main_button(page: PlayPage) -> str:
    return next(found.text() for found in page.status_panel.buttons if found.main)


def given_up(open_page: Open, qtbot: QtBot, game: str) -> PlayPage:
    """A deal has ended with cards left in the hand before the person, given up where that can be done."""
    others = 1 if game == "triomphe" else 2
    chairs = (Chair("Anna"), *(Chair(f"Computer {number}", "random") for number in range(others)))
    mind, luck = Mind(), Random(2)
    head = header(game, chairs, **({"concession": "any_turn"} if game == "triomphe" else {}))
    page = open_page(Session(GAMES[game], head, Notebook(), Random(3), mind), mind)
    for _ in range(200):
        if settled(page, qtbot) == "result" and page.table.hand_cards():
            return page
        seat = page.facts.seat
        offers = page.session.offers(seat) if seat is not None and page.facts.phase.name == "asking" else ()
        give_up = next((act for act in offers if page.session.game.write(act) == "concede"), None)
        if give_up is not None:
            page.send(Decided(give_up))
        else:
            go_on(page, luck)
    raise AssertionError("no deal ended with cards in hand")


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space], ids=["enter", "space"])
@pytest.mark.parametrize("game", ["triomphe", "trente_et_un", "trio"])
def test_a_card_of_a_deal_that_is_over_leaves_enter_to_the_next_deal(
    open_page: Open, qtbot: QtBot, game: str, key: Qt.Key
) -> None:
    page = given_up(open_page, qtbot, game)
    click(page.table.hand_cards()[0])
    assert page.status_panel.problem == f"The deal is over: first choose “{main_button(page)}”."
    press(page, key)
    assert page.facts.phase.name != "result"


def test_a_card_that_cannot_be_laid_says_why_where_enter_has_no_other_use(
    open_page: Open, qtbot: QtBot, heard: list[str]
) -> None:
    mind = Mind(meek)
    mind.held = True
    page = open_page(open_session(lines=[EIGHT_QUEEN_TEN, "0 play Qh"], mind=mind), mind)
    wait_for(qtbot, page, "gap")
    card(page, "8d").setFocus()
    heard.clear()
    press(page, Qt.Key.Key_Return)
    assert heard == ["It is not your turn: it is Paul’s turn."]
    assert button(page, "Je trute").isVisible()
