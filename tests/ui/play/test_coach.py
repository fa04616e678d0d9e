"""While people play, their decisions are reviewed; nothing of it is shown before the end."""

import pytest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from ludo.ui.play.ending import EndPanel
from ludo.ui.window import MainWindow
from tests.ui.pages.conftest import Desk, desk
from tests.ui.pages.thinkers import Appraiser

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
    qtbot.waitUntil(lambda: not window.coach._reviews().busy)
    assert worker.asked
    assert not [text for text in said(window) if "cost" in text]
    panel = ended(window, qtbot)
    assert panel.costs.isVisible()
    assert panel.costs.text().startswith("Your decisions cost about")


def test_the_line_grows_with_what_is_known(desk: Desk, qtbot: QtBot) -> None:
    worker = Appraiser(held=True)
    window = seated(desk, worker)
    panel = ended(window, qtbot)
    assert not panel.costs.isVisible()
    worker.held = False
    window.coach.poll()
    assert panel.costs.isVisible()
    assert "decisions reviewed" in panel.costs.text()
    qtbot.waitUntil(lambda: "reviewed" not in panel.costs.text())


def test_each_person_at_the_screen_has_their_part(desk: Desk, qtbot: QtBot) -> None:
    window = seated(desk, Appraiser(), "Anna Paul")
    qtbot.waitUntil(lambda: not window.coach._reviews().busy)
    panel = ended(window, qtbot)
    assert "Anna:" in panel.costs.text()
    assert "Paul:" in panel.costs.text()


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
    window.coach.poll()
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
