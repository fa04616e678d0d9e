"""A person sees that somebody thinks, hears it once, and can hurry."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from ludo.ui.play import runner as thinking
from ludo.ui.play.messages import Decided
from ludo.ui.play.page import PlayPage
from tests.ui.play.conftest import Open
from tests.ui.play.hands import button, click, press, wait_for
from tests.ui.play.tables import EIGHT_QUEEN_TEN, Mind, meek, open_session
from tests.ui.waiting import stays

ANSWERED = [EIGHT_QUEEN_TEN, "0 play Qh", "0 trut"]
"""Paul has to answer a call: nobody can step in before."""


class Slow(Mind):
    """Answers only when it is hurried."""

    def __init__(self) -> None:
        super().__init__(meek)
        self.held = True

    def hurry(self) -> None:
        self.held = False


@pytest.fixture
def page(open_page: Open, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> PlayPage:
    monkeypatch.setattr(thinking, "NOTICED", 30)
    monkeypatch.setattr(thinking, "LONG", 90)
    mind = Slow()
    opened = open_page(open_session(lines=ANSWERED, mind=mind), mind)
    wait_for(qtbot, opened, "gap")
    return opened


def test_it_is_marked_at_the_plate_and_said_once(heard: list[str], page: PlayPage, qtbot: QtBot) -> None:
    plate = page.table.seats.plates[1]
    qtbot.waitUntil(lambda: plate.thinking)
    assert not page.table.seats.plates[0].thinking
    qtbot.waitUntil(lambda: "Paul is thinking." in heard)
    stays(lambda: heard.count("Paul is thinking.") == 1 and page.session.ply == 3, 250)


def test_a_quick_answer_is_not_marked(open_page: Open, qtbot: QtBot) -> None:
    mind = Mind(meek)
    page = open_page(open_session(lines=ANSWERED, mind=mind), mind)
    marks: list[bool] = []
    page.runner.changed.connect(lambda: marks.append(page.facts.state.pace.thinking))
    qtbot.waitUntil(lambda: page.session.ply > 3)
    assert not any(marks)


@pytest.mark.parametrize("way", ["button", "key"])
def test_a_person_can_hurry_who_thinks(page: PlayPage, qtbot: QtBot, way: str) -> None:
    qtbot.waitUntil(lambda: page.facts.state.pace.thinking)
    if way == "button":
        click(button(page, "Hurry"))
    else:
        press(page, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: page.session.ply > 3)
    assert not page.table.seats.plates[1].thinking
    assert "Hurry" not in [found.text() for found in page.status_panel.buttons]


def test_at_a_relaxed_pace_computer_players_wait_longer(page: PlayPage) -> None:
    page.settings.change(speed="normal")
    usual = page.facts.gap
    page.settings.change(relaxed=True)
    assert page.facts.gap > 2 * usual


def test_a_table_that_is_left_while_cards_move_asks_nobody_any_more(open_page: Open, qtbot: QtBot) -> None:
    """A partie begun at once would take the answer for one to its own question."""
    mind = Mind(meek)
    session = open_session(lines=[EIGHT_QUEEN_TEN], mind=mind)
    page = open_page(session, mind, speed="fast", reduced_motion="no")
    wait_for(qtbot, page, "asking")
    page.send(Decided(session.game.read("play Qh")))
    qtbot.waitUntil(lambda: page.facts.phase.name == "showing" and page.table.busy)
    page.close_session()
    mind.held = True
    with qtbot.waitSignal(page.table.idle):
        page.table.skip()
    page.settings.change(wait_for_me="always")
    page.settings.change(wait_for_me="never")
    stays(lambda: not mind.busy and not session.thinking() and session.ply == 2)
