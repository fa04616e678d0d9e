"""While people play, their decisions are reviewed; nothing of it is shown before the end."""

import pytest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from ludo.bots.questions import Decide, Question, Weigh
from ludo.session.branches import branch_chairs
from ludo.ui.pages.replay import ReplayPage
from ludo.ui.play.ending import EndPanel
from ludo.ui.play.messages import Decided
from ludo.ui.play.state import Asking
from ludo.ui.shell.window import MainWindow
from tests.ui.pages.conftest import Desk, desk
from tests.ui.pages.thinkers import Appraiser
from tests.ui.play.tables import meek

__all__ = ["desk"]


def seated(desk: Desk, worker: Appraiser, names: str = "Anna Hugo", **settings: object) -> MainWindow:
    desk.play(names, actions=30, computers=["Hugo"])
    window = desk.open(worker=worker)
    window.services.settings.change(speed="none", **settings)
    window.playing.resume(1)
    return window


def said(window: MainWindow) -> list[str]:
    page = window.playing.page
    assert page is not None
    return [label.text() for label in page.findChildren(QLabel) if label.isVisible()]


def ended(window: MainWindow, qtbot: QtBot) -> EndPanel:
    """Give the partie up, and wait until its end is shown."""
    page = window.playing.page
    assert page is not None
    page.session.give_up(0)
    panel = page.table.findChild(EndPanel)
    assert panel is not None
    qtbot.waitUntil(panel.isVisible)
    return panel


def test_nothing_is_shown_during_the_partie_and_one_line_at_its_end(desk: Desk, qtbot: QtBot) -> None:
    worker = Appraiser()
    window = seated(desk, worker)
    qtbot.waitUntil(lambda: not worker.busy)
    assert worker.asked
    assert not [text for text in said(window) if "cost" in text]
    panel = ended(window, qtbot)
    assert panel.costs.isVisible()
    assert panel.costs.text().startswith("Your decisions cost about")


def test_the_decision_that_cost_most_is_told_and_can_be_tried_at_once(desk: Desk, qtbot: QtBot) -> None:
    worker = Appraiser()
    window = seated(desk, worker)
    qtbot.waitUntil(lambda: not worker.busy)
    panel = ended(window, qtbot)
    qtbot.waitUntil(panel.try_button.isVisible)
    assert panel.dearest.text().startswith("What cost you most (")
    panel.try_button.click()
    page = window.navigator.page
    assert isinstance(page, ReplayPage)
    assert page.state.tried is not None, "the table as it was, the answer hidden"


def test_the_line_grows_with_what_is_known(desk: Desk, qtbot: QtBot) -> None:
    worker = Appraiser(held=True)
    window = seated(desk, worker)
    panel = ended(window, qtbot)
    assert not panel.costs.isVisible()
    worker.held = False
    window.services.parties.bots.take()
    assert panel.costs.isVisible()
    assert "decisions reviewed" in panel.costs.text()
    qtbot.waitUntil(lambda: "reviewed" not in panel.costs.text())


def test_where_people_share_the_screen_what_they_lost_is_told_to_nobody_unasked(desk: Desk, qtbot: QtBot) -> None:
    worker = Appraiser()
    window = seated(desk, worker, "Anna Paul")
    qtbot.waitUntil(lambda: not worker.busy)
    panel = ended(window, qtbot)
    assert panel.costs.text() == ""


def test_switched_off_nothing_is_computed_and_nothing_said(desk: Desk, qtbot: QtBot) -> None:
    worker = Appraiser()
    window = seated(desk, worker, coach=False)
    panel = ended(window, qtbot)
    assert not worker.asked
    assert not panel.costs.isVisible()


def test_switched_off_in_the_middle_it_stops(desk: Desk, qtbot: QtBot) -> None:
    worker = Appraiser(held=True)
    window = seated(desk, worker)
    assert worker.waiting
    window.services.settings.change(coach=False)
    assert not worker.waiting
    panel = ended(window, qtbot)
    assert not panel.costs.isVisible()


def test_a_partie_that_is_left_is_reviewed_no_further(desk: Desk) -> None:
    worker = Appraiser(held=True)
    window = seated(desk, worker)
    assert worker.waiting
    window.navigator.leave_all()
    assert not worker.waiting


def test_a_lesson_is_not_reviewed(desk: Desk) -> None:
    worker = Appraiser()
    window = desk.open(worker=worker)
    window.playing.show_lesson("trut")
    window.services.parties.bots.take()
    assert not worker.asked


@pytest.mark.parametrize("size", [100, 150, 200])
def test_what_decisions_cost_is_whole_and_covers_no_question(desk: Desk, qtbot: QtBot, size: int) -> None:
    desk.play("Anna Hugo", actions=30, computers=["Hugo"])
    window = desk.open("fr", worker=Appraiser())
    window.resize(900, 560)
    window.services.settings.change(speed="none", text_scale=size)
    window.playing.resume(1)
    panel = ended(window, qtbot)
    qtbot.waitUntil(lambda: "analysées" not in panel.costs.text() and bool(panel.costs.text()))
    QApplication.processEvents()
    page = window.playing.page
    assert page is not None
    assert panel.costs.height() >= panel.costs.heightForWidth(panel.costs.width())
    assert panel.rect().contains(panel.costs.geometry())
    assert not panel.geometry().intersects(page.status_panel.geometry())


class Adviser(Appraiser):
    """Weighs, too, so that there are hints; and plays, also while it is held."""

    def __init__(self, *, held: bool = False) -> None:
        super().__init__(held=held)
        self.local.holds = lambda question: question.rank > 0

    def weighs(self, game: str, /) -> bool:
        return True

    def find(self, question: Question[object]) -> object:
        return meek(question.request) if isinstance(question, (Decide, Weigh)) else super().find(question)


def practising(desk: Desk, worker: Appraiser, qtbot: QtBot) -> MainWindow:
    """A partie for practice, played on from the middle of another one, in which the person has decided something."""
    desk.play("Anna Hugo", computers=["Hugo"], seed=5)
    window = desk.open(worker=worker)
    window.services.settings.change(speed="none")
    parties = window.services.parties
    replay = parties.replay(1)
    ply = next(ply for ply in range(20, len(replay)) if replay.turn(ply).must == replay.seat_of(ply, 0))
    session = parties.play_on(replay, ply, branch_chairs(replay, ply), 1)
    window.playing.resume(session.number)
    page = window.playing.page
    assert page is not None
    qtbot.waitUntil(lambda: isinstance(page.facts.phase, Asking))
    page.send(Decided(replay.done(ply)[1]))
    return window


def test_in_practice_one_asks_what_the_last_decision_cost(desk: Desk, qtbot: QtBot, heard: list[str]) -> None:
    worker = Adviser(held=True)
    window = practising(desk, worker, qtbot)
    page, panel = window.playing.page, window.playing.hint
    assert page is not None
    assert panel is not None
    assert page.top.cost_button.isVisible()
    qtbot.waitUntil(page.top.cost_button.isEnabled)
    page.top.cost_button.click()
    assert "Ludo is working it out" in panel.act.text()
    worker.held = False
    qtbot.waitUntil(lambda: "working" not in panel.act.text())
    assert panel.caption.text().startswith("Your last decision: ")
    assert panel.isVisible()
    assert any(panel.act.text() in text for text in heard)
    page.top.cost_button.click()
    assert not panel.isVisible()


def test_during_other_parties_nobody_asks_what_a_decision_cost(desk: Desk) -> None:
    window = seated(desk, Adviser())
    page = window.playing.page
    assert page is not None
    assert page.top.hint_button.isVisible()
    assert not page.top.cost_button.isVisible()


def test_where_the_coach_is_off_nothing_is_told_in_practice(desk: Desk, qtbot: QtBot) -> None:
    desk.play("Anna Hugo", computers=["Hugo"], seed=5)
    window = desk.open(worker=Adviser())
    window.services.settings.change(speed="none", coach=False)
    replay = window.services.parties.replay(1)
    session = window.services.parties.play_on(replay, 20, branch_chairs(replay, 20), 1)
    window.playing.resume(session.number)
    page = window.playing.page
    assert page is not None
    assert not page.top.cost_button.isVisible()
