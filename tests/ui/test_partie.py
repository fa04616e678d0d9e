"""A partie of Trut from the start of the program to its end, in the real window over a real file."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ludo.app import start
from ludo.games.trut.view import trut_view
from ludo.session.commitments import COMMIT
from ludo.store.store import Store
from ludo.ui.i18n import set_language
from ludo.ui.pages.new_game import NewGame
from ludo.ui.play.page import PlayPage
from ludo.ui.services.destinations import ToRules
from ludo.ui.shell.window import MainWindow
from ludo.ui.theme import apply_theme, theme_for
from tests.ui.play.hands import click, press, shows_the_view, wait_for, written
from tests.ui.play.tables import Mind
from tests.ui.play.test_partie import one_step_by_keys, one_step_by_mouse
from tests.ui.stories.still_window import still_window
from tests.ui.waiting import menus_filled


@pytest.fixture
def window(qtbot: QtBot, qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[MainWindow]:
    """The program as it starts, with cards that are the same every time and nothing that moves."""
    with still_window(qtbot, qapp, tmp_path, monkeypatch, Mind()) as window:
        qtbot.waitUntil(lambda: menus_filled(window))  # they come after the first paint
        yield window
    set_language("en")
    apply_theme(qapp, theme_for("light"))


def new_game(window: MainWindow) -> NewGame:
    """The page for a new game of Trut, by its key."""
    window.open(ToRules("trut"))
    QTest.keyClick(window, Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    page = window.navigator.page
    assert isinstance(page, NewGame)
    assert page.game_at == "trut"
    return page


def table(window: MainWindow) -> PlayPage:
    """The page with the table."""
    assert window.playing.page is not None
    assert window.navigator.page is window.playing.page
    return window.playing.page


def the_file_holds(folder: Path, page: PlayPage) -> None:
    """What was played is in the file, and its chips sum to zero."""
    store = Store(folder / start.DATABASE)
    kept = store.sessions()
    assert [summary.over for summary in kept] == [True]
    actions = [line for line in store.load(kept[0].number)[1] if not line.startswith(COMMIT)]
    assert len(actions) == page.session.ply
    store.close()


def test_by_mouse(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    click(new_game(window).start)
    page, luck = table(window), Random(1)
    assert page.facts.phase.name == "held"
    assert window.playing.page is not None
    click(window.playing.page.explainer.card.skip)
    while wait_for(qtbot, page, "asking", "result", "over") != "over":
        ply = page.session.ply
        one_step_by_mouse(page, luck)
        written(qtbot, page.session, ply)
    shows_the_view(page)
    assert max(score.truts for score in trut_view(page.session.view(None)).facts.scores) == 7
    the_file_holds(tmp_path, page)


def test_by_keyboard_alone(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    setup, luck = new_game(window), Random(2)
    for _ in range(60):
        if setup.start.hasFocus():
            break
        press_key(window, Qt.Key.Key_Tab)
    assert setup.start.hasFocus()
    press_key(window, Qt.Key.Key_Space)
    page = table(window)
    assert page.facts.phase.name == "held"
    press_key(window, Qt.Key.Key_Escape)
    while wait_for(qtbot, page, "asking", "result", "over") != "over":
        ply = page.session.ply
        one_step_by_keys(page, luck)
        written(qtbot, page.session, ply)
    assert max(score.truts for score in trut_view(page.session.view(None)).facts.scores) == 7
    the_file_holds(tmp_path, page)
    press(page, Qt.Key.Key_Right)
    press(page, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: window.playing.page is not None and window.playing.page is not page)


def press_key(window: MainWindow, key: Qt.Key) -> None:
    """Press a key where the focus is."""
    QTest.keyClick(QApplication.focusWidget() or window, key)
