"""Lessons from Home and Help: they can be reached without a mouse, and leave nothing in the file."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ludo.ui.games.registry import SCREENS
from ludo.ui.play.explainer import Explainer
from ludo.ui.play.messages import ReadOn
from ludo.ui.play.page import PlayPage
from ludo.ui.play.state import Asking
from ludo.ui.services.destinations import ToGame, ToRules
from ludo.ui.shell.window import MainWindow
from ludo.ui.widgets.labels import Button
from tests.ui.pages.finding import button
from tests.ui.play.hands import at_rest, click

_LESSONS = [game for game in SCREENS if SCREENS[game].has_lesson]
_SHORT = "trut"
"""The lesson that every run of the tests plays; the thorough tests play all."""


def _begin(window: MainWindow, game: str) -> tuple[PlayPage, Explainer]:
    window.open(ToGame(game))
    click(button(window.navigator.page, "Lesson"))
    page = window.playing.page
    assert page is not None
    assert page.facts.state.lesson is not None
    assert window.navigator.page is page
    return page, page.explainer


def _play_to_the_end(window: MainWindow, qtbot: QtBot, game: str) -> Explainer:
    page, teacher = _begin(window, game)
    while not (page.facts.part is None and page.facts.reading):
        qtbot.waitUntil(lambda: at_rest(page) and (page.facts.reading or isinstance(page.facts.phase, Asking)))
        page.send(ReadOn())
    return teacher


def _kept(window: MainWindow) -> object:
    store = window.services.store
    return store.session_count(), list(store.people()), list(store.open_evenings())


@pytest.mark.parametrize(
    "game", [pytest.param(game, marks=() if game == _SHORT else pytest.mark.long) for game in _LESSONS]
)
def test_a_lesson_leaves_nothing_in_the_file(window: MainWindow, qtbot: QtBot, game: str) -> None:
    window.services.settings.change(speed="none", reduced_motion="yes")
    before = _kept(window)
    _play_to_the_end(window, qtbot, game)
    assert _kept(window) == before
    assert not window.playing.is_open()
    assert not window.playing.can_resume()
    window.navigator.home()
    assert window.playing.page is None


def test_the_end_leads_to_a_partie(window: MainWindow, qtbot: QtBot) -> None:
    window.services.settings.change(speed="none", reduced_motion="yes")
    teacher = _play_to_the_end(window, qtbot, "trut")
    click(teacher.card.next)
    assert window.playing.is_open()
    assert window.services.store.session_count() == 1


def test_help_has_the_lesson_of_the_game_at_hand(window: MainWindow) -> None:
    window.open(ToRules("trio"))
    action = next(action for action in window.findChildren(QAction) if action.text().replace("&", "") == "Lesson")
    action.trigger()
    assert window.playing.page is not None
    assert window.playing.page.session.header.game == "trio"
    assert window.playing.page.facts.state.lesson is not None


def test_a_lesson_can_be_left_and_begun_again(window: MainWindow) -> None:
    _, teacher = _begin(window, "trut")
    click(teacher.card.skip)
    assert window.navigator.page is window.home
    _, again = _begin(window, "trut")
    assert again is not teacher
    assert "1 of" in again.card.caption.text()


def test_the_words_are_spoken_and_the_buttons_are_reached_by_tab(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    spoken: list[str] = []
    monkeypatch.setattr("ludo.ui.play.explainer.narrate", lambda widget, text, *_: spoken.append(text))
    page, teacher = _begin(window, "trut")
    qtbot.waitUntil(lambda: page.facts.reading)
    assert teacher.card.words.text() in spoken[0]
    seen = set()
    for _ in range(20):
        QTest.keyClick(QApplication.focusWidget() or page, Qt.Key.Key_Tab)
        seen.add(QApplication.focusWidget())
    assert {teacher.card.next, teacher.card.skip} <= seen
    assert teacher.card.next.accessibleName() or teacher.card.next.text()


def test_a_lesson_that_is_left_is_gone_on_with_from_there(window: MainWindow, qtbot: QtBot) -> None:
    window.services.settings.change(speed="none", reduced_motion="yes")
    page, _ = _begin(window, _SHORT)
    for _ in range(6):
        qtbot.waitUntil(lambda: at_rest(page) and (page.facts.reading or isinstance(page.facts.phase, Asking)))
        page.send(ReadOn())
    qtbot.waitUntil(lambda: at_rest(page) and (page.facts.reading or isinstance(page.facts.phase, Asking)))
    left = page.facts.state.lesson
    assert left is not None
    words = page.explainer.card.words.text()
    window.navigator.home()
    window.open(ToGame(_SHORT))
    click(button(window.navigator.page, "Go on with the lesson"))
    again = window.playing.page
    assert again is not None
    qtbot.waitUntil(lambda: again.explainer.card.words.text() == words)
    state = again.facts.state.lesson
    assert state is not None
    assert (state.part, state.told) == (left.part, left.told)
    page, _ = _begin(window, _SHORT)
    assert page.facts.state.lesson is not None
    assert page.facts.state.lesson.part == 0
    window.open(ToGame(_SHORT))
    assert not [each for each in window.navigator.page.findChildren(Button) if each.text() == "Go on with the lesson"]
