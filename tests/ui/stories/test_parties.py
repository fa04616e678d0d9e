"""Every game from the first page of the program to the end of a partie, by mouse and by keyboard alone."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ludo.bots.players import answer
from ludo.bots.questions import Decide
from ludo.engine.options import Value
from ludo.games import GAMES
from ludo.session.chairs import Chair
from ludo.session.ports import Header
from ludo.session.service import Setup
from ludo.session.session import Session
from ludo.store.store import Store
from ludo.ui.games.registry import SCREENS
from ludo.ui.pages.tiles import GameTile
from ludo.ui.play.page import PlayPage
from ludo.ui.shell.window import MainWindow
from tests.session.tables import AtOnce
from tests.ui.play.hands import click, press, wait_for
from tests.ui.play.tables import Mind, Notebook
from tests.ui.stories.doing import by_keys, by_mouse
from tests.ui.stories.still_window import still_window
from tests.ui.stories.test_stories import WAYS, Way, play, seated, usual
from tests.ui.waiting import settle

SHORT: Mapping[str, Mapping[str, Value]] = {
    "triomphe": {"target": 2},
    "trente_et_un": {"chips": 1},
    "trut": {"truts_to_win": 1},
}
"""What differs from the usual rules so that a partie is short."""
LAST_DEAL_ONLY = ("trio",)
"""Games in which a partie takes long by any options: it waits on the first page, its last deal still to be played."""
STEPS = 200


@pytest.fixture
def window(qtbot: QtBot, qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[MainWindow]:
    """The program as it starts, with cards that are the same every time and nothing that moves."""
    with still_window(qtbot, qapp, tmp_path, monkeypatch, Mind()) as window:
        for game in SCREENS:
            window.services.store.put(f"guide.{game}", "seen")
        yield window


def chairs_for(game: str) -> tuple[Chair, ...]:
    """One person, and as few computer players as the game allows."""
    players = GAMES[game].read_options(seated(game, usual(game))).players
    return (Chair("Anna"), *(Chair(f"Computer {number}", "simple") for number in range(1, players)))


def play_to_the_last_deal(store: Store, game: str) -> None:
    """Write a partie down up to the beginning of its last deal, played by the simplest computer players."""
    rules, values, chairs = GAMES[game], seated(game, usual(game)), chairs_for(game)
    header = Header(game, rules.rules_version, values, chairs, store.now())
    others = tuple(Chair(chair.name, "simple") for chair in chairs)
    notebook, ends = Notebook(), [0]
    players = AtOnce(lambda question: answer(question.request) if isinstance(question, Decide) else None)
    session = Session(rules, header._replace(chairs=others), notebook, Random(4), players)
    while not session.over:
        session.step()
        if session.deal_ended and not session.over:
            ends.append(len(notebook.lines))
    number = store.create(header)
    store.append(number, 0, notebook.lines[: ends[-1]], [], False)


def begin(window: MainWindow, game: str, way: Way, qtbot: QtBot) -> PlayPage:
    """Press "Play now" of the game on the first page, or "Continue"."""
    if game in LAST_DEAL_ONLY:
        play_to_the_last_deal(window.services.store, game)
        QCoreApplication.processEvents()  # the first page shows it
        wanted = None if window.home.hero is None else window.home.hero.button
    else:
        window.services.parties.remember(Setup(game, SHORT.get(game, {}), chairs_for(game)))
        QCoreApplication.processEvents()
        wanted = next(tile.play for tile in window.home.findChildren(GameTile) if tile.game == game)
    assert wanted is not None
    if way is by_mouse:
        click(wanted)
    else:
        settle(window)  # Tab follows what is seen
        for _ in range(STEPS):
            if wanted.hasFocus():
                break
            press(window, Qt.Key.Key_Tab)
        press(window, Qt.Key.Key_Return)
    assert window.playing.page is not None
    return window.playing.page


@WAYS
@pytest.mark.parametrize("game", SCREENS)
def test_from_the_first_page_to_the_end_of_a_partie(window: MainWindow, qtbot: QtBot, game: str, way: Way) -> None:
    page = begin(window, game, way, qtbot)
    play(page, qtbot, way, Random(2), STEPS)
    assert wait_for(qtbot, page, "over") == "over"
    assert page.status_panel.buttons[0].text() == "Play again"
    assert page.status_panel.text()
    if way is by_keys:
        press(page, Qt.Key.Key_Return)
        assert window.playing.page is page, "the end of a partie waits to be seen"
        press(page, Qt.Key.Key_Right)
        press(page, Qt.Key.Key_Return)
    else:
        click(page.status_panel.buttons[0])
    qtbot.waitUntil(lambda: window.playing.page is not None and window.playing.page is not page)
