"""Whatever is pressed answers: refused presses, taking back, sorting; and results are said once."""

from itertools import pairwise
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from ludo.engine.options import write_options
from ludo.games import GAMES
from ludo.session.chairs import Chair
from ludo.session.ports import Header
from ludo.session.session import Session
from ludo.ui.games.registry import SCREENS
from ludo.ui.play.messages import Confirm, Decided, Hurry
from ludo.ui.play.page import PlayPage
from tests.games.facts import FACTS
from tests.ui.play.conftest import Open
from tests.ui.play.hands import card, click, wait_for, written
from tests.ui.play.tables import Mind, Notebook
from tests.ui.waiting import settle

CTRL = Qt.KeyboardModifier.ControlModifier


def open_game(game: str, open_page: Open, **values: object) -> PlayPage:
    """A table of a game: one person, and computer players that answer at once."""
    rules = GAMES[game]
    players = FACTS[game].players
    chairs = (Chair("Anna"), *(Chair(f"Computer {number}", "random") for number in range(1, players)))
    options = rules.read_options({"players": players, **values})
    header = Header(game, rules.rules_version, write_options(options), chairs, "2026-01-01T00:00:00+00:00")
    mind = Mind()
    return open_page(Session(rules, header, Notebook(), Random(3), mind), mind)


@pytest.mark.parametrize("game", SCREENS)
def test_a_card_that_cannot_be_played_answers(game: str, open_page: Open, qtbot: QtBot, heard: list[str]) -> None:
    """Before the draw at Trio, while one bets at Tripoli, against the rules: a press is never silent.

    What is offered may be done, and nobody is told to wait while they are asked.
    """
    page, luck = open_game(game, open_page), Random(2)
    refused = []
    for _ in range(FACTS[game].refused):
        wait_for(qtbot, page, "asking", "gap")
        mine = page.facts.seat == page.session.turn().must
        for choice in page.status_panel.choices if mine else ():
            if isinstance(choice.message, Confirm):
                assert page.session.check(page.facts.seat or 0, choice.message.action) is None, choice.text
        for each in page.table.hand_cards():
            if page.table.drafts.source_of(each) is None or ", playable" not in each.accessibleName():
                ply = page.session.ply
                heard.clear()
                each.click()
                assert heard, each.accessibleName()
                assert page.session.ply == ply
                assert not (mine and heard[0].startswith("It is not your turn")), heard[0]
                refused.append(heard[0])
        if page.facts.phase.name == "asking":
            ply = page.session.ply
            page.send(Decided(page.facts.offers.sample(luck)))
            written(qtbot, page.session, ply)
        if wait_for(qtbot, page, "asking", "gap", "result", "over") in ("result", "over"):
            break
    assert refused, "no card was refused"


def test_the_answer_before_the_draw_says_what_is_asked(open_page: Open, qtbot: QtBot, heard: list[str]) -> None:
    page = open_game("trio", open_page)
    wait_for(qtbot, page, "asking")
    heard.clear()
    page.table.hand_cards()[0].click()
    assert heard[0].startswith("No card is asked for now. Your turn: draw a card.")


def test_undo_says_what_was_taken_back_and_answers_where_there_is_nothing(
    page: PlayPage, qtbot: QtBot, heard: list[str]
) -> None:
    heard.clear()
    QTest.keyClick(page, Qt.Key.Key_Z, CTRL)
    assert heard == ["Nothing can be taken back now."]
    ply = page.session.ply
    click(card(page, "Qh"))
    written(qtbot, page.session, ply)
    wait_for(qtbot, page, "asking", "gap")
    heard.clear()
    QTest.keyClick(page, Qt.Key.Key_Z, CTRL)
    assert "Taken back: You: Queen of hearts." in heard
    QTest.keyClick(page, Qt.Key.Key_Y, CTRL)
    wait_for(qtbot, page, "asking", "gap")
    heard.clear()
    QTest.keyClick(page, Qt.Key.Key_Y, CTRL)
    assert heard == ["There is nothing to do again."]


def test_sorting_is_said(page: PlayPage, heard: list[str]) -> None:
    heard.clear()
    QTest.keyClick(page, Qt.Key.Key_T, CTRL)
    assert heard == ["Sorted by suit."]


def play_to_the_end(page: PlayPage, qtbot: QtBot, luck_seed: int = 1) -> None:
    """Let the person act by chance until the deal has ended."""
    luck = Random(luck_seed)
    for _ in range(400):
        wait_for(qtbot, page, "asking", "gap", "result", "over", "luck")
        if page.facts.phase.name in ("result", "over"):
            return
        offers = page.facts.offers
        if page.facts.phase.name == "asking" and offers:
            ply = page.session.ply
            page.send(Decided(offers.sample(luck)))
            written(qtbot, page.session, ply)
        else:
            page.send(Hurry())
            settle(page)
    raise AssertionError("no end")


@pytest.mark.parametrize("game", ["trut", "triomphe", "trente_et_un"])
def test_a_result_is_said_once_with_the_standing(game: str, open_page: Open, qtbot: QtBot, heard: list[str]) -> None:
    page = open_game(game, open_page)
    play_to_the_end(page, qtbot)
    history = page.session.record.history(page.facts.chair)
    standing = page.words.standing_text(page.facts.view, history, page.names)
    assert standing.count(".") == 1
    (ending,) = [number for number, text in enumerate(heard) if standing in text]
    own = page.words.own_hand_text(page.facts.view, page.names)
    assert own not in heard[ending]
    others = page.words.end_text(page.facts.view, page.names)
    assert others in heard[ending]
    if game == "trente_et_un":
        assert "Computer 1 holds " in others
    title = page.status_panel.status.title
    assert not any(title in text for text in heard[ending + 1 :])
    assert heard[-1] in ("Enter: Next deal.", "Choose: Play again, Look back, Home, More…")
    assert not any(text == again for text, again in pairwise(heard[-4:]))
