"""A whole partie on the play page, by mouse and by keyboard, against the computer."""

from random import Random

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from pytestqt.qtbot import QtBot

from ludo.games.trut.view import trut_view
from ludo.session.asker import Asker
from ludo.session.chairs import Chair
from ludo.ui.platform.waker import Waker
from ludo.ui.play.choices import choices_of
from ludo.ui.play.page import PlayPage
from tests.ui.play.conftest import Open
from tests.ui.play.hands import button, click, drag, press, shows_the_view, trick_point, wait_for, written
from tests.ui.play.tables import FOUR, TWO, Mind, Notebook, open_session


def must_call(page: PlayPage) -> bool:
    """Is the question answered by a button, not by a card?"""
    return not any(page.table.drafts.usable(card) for card in page.table.hand_cards())


def one_step_by_mouse(page: PlayPage, luck: Random) -> None:
    """Answer a question by a button, lay a card by click or by dragging it, or trut now and then."""
    buttons, cards = page.status_panel.buttons, page.table.hand_cards()
    if page.facts.phase.name == "result":
        click(button(page, "Next deal"))
    elif buttons and (must_call(page) or luck.random() < 0.2):
        click(luck.choice(buttons))
    elif luck.random() < 0.5:
        click(luck.choice(cards))
    else:
        drag(luck.choice(cards), trick_point(page))


@pytest.mark.parametrize("chairs", [TWO, FOUR], ids=["two", "four"])
def test_by_mouse(open_page: Open, qtbot: QtBot, chairs: tuple[Chair, ...]) -> None:
    mind, notebook, luck = Mind(), Notebook(), Random(3)
    session = open_session(chairs, mind=mind, notebook=notebook, truts_to_win=3, stake=5)
    page = open_page(session, mind)
    while wait_for(qtbot, page, "asking", "result", "over") != "over":
        shows_the_view(page)
        before = session.ply
        one_step_by_mouse(page, luck)
        written(qtbot, session, before)
    assert session.over
    assert session.standing().winners
    assert sum(session.standing().chips) == 0
    assert "won the partie" in page.status_panel.text()
    labels = [found.text() for found in page.status_panel.buttons]
    assert labels == ["Play again", "Look back", "Home", "More…"]
    page.runner.now.evening = True
    assert [found.text for found in choices_of(page.facts)] == [
        "Back to the evening",
        "Play again",
        "Look back",
        "More…",
    ]
    assert page.panel.score.rowCount() == trut_view(session.view(None)).facts.deal_number


def one_step_by_keys(page: PlayPage, luck: Random) -> None:
    """Enter for the next deal; letters for answers; arrows to a card, Enter or Space to lay it."""
    if page.facts.phase.name == "result":
        press(page, luck.choice((Qt.Key.Key_Return, Qt.Key.Key_Enter)))
    elif page.status_panel.buttons and (must_call(page) or luck.random() < 0.2):
        press(page, Qt.Key(ord(luck.choice(page.status_panel.buttons).key)))
    else:
        for _ in range(luck.randrange(4)):
            press(page, luck.choice((Qt.Key.Key_Left, Qt.Key.Key_Right)))
        if not any(found.hasFocus() for found in page.table.hand_cards()):
            press(page, Qt.Key.Key_Right)
        press(page, luck.choice((Qt.Key.Key_Return, Qt.Key.Key_Space)))


def test_by_keyboard_alone(open_page: Open, qtbot: QtBot) -> None:
    mind, notebook, luck = Mind(), Notebook(), Random(5)
    session = open_session(mind=mind, notebook=notebook, truts_to_win=3)
    page = open_page(session, mind)
    while wait_for(qtbot, page, "asking", "result", "over") != "over":
        before = session.ply
        one_step_by_keys(page, luck)
        written(qtbot, session, before)
    assert session.over
    shows_the_view(page)
    with qtbot.assertNotEmitted(page.new_game_wanted):
        press(page, Qt.Key.Key_Return)
    with qtbot.waitSignal(page.new_game_wanted):
        press(page, Qt.Key.Key_Right)
        press(page, Qt.Key.Key_Return)


def test_with_the_real_worker(open_page: Open, qtbot: QtBot) -> None:
    asker, luck = Asker(), Random(7)
    application = QCoreApplication.instance()
    assert application is not None
    waker = Waker(asker, application)
    session = open_session(mind=asker, truts_to_win=2)
    try:
        page = open_page(session)
        while wait_for(qtbot, page, "asking", "result", "over") != "over":
            before = session.ply
            one_step_by_mouse(page, luck)
            written(qtbot, session, before)
        assert session.over
    finally:
        asker.stop()
        waker.deleteLater()


def test_all_four_computers_play_by_themselves(open_page: Open, qtbot: QtBot) -> None:
    mind = Mind()
    chairs = tuple(Chair(name, "simple") for name in ("Anna", "Paul", "Inès", "Marc"))
    session = open_session(chairs, mind=mind, truts_to_win=1, points_per_trut=2)
    page = open_page(session, mind)
    while wait_for(qtbot, page, "result", "over") != "over":
        assert page.table.hand_cards() == []
        click(button(page, "Next deal"))
        qtbot.waitUntil(lambda: page.facts.phase.name != "result")
    assert session.over
