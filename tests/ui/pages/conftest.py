"""The real window over a real file in a folder of the test, with nobody who thinks."""

import sqlite3
import sys
from collections.abc import Collection, Iterator, Sequence
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ludo.app.start import DATABASE, open_window
from ludo.engine.options import write_options
from ludo.games import GAMES
from ludo.session.asker import Asker
from ludo.session.chairs import Chair
from ludo.session.ports import Header
from ludo.session.session import Session
from ludo.store.rows import line_sum
from ludo.store.store import Store
from ludo.ui.i18n import set_language
from ludo.ui.shell.window import MainWindow
from ludo.ui.theme import apply_theme, theme_for
from tests.session.tables import AtOnce
from tests.ui.pages.thinkers import Nobody
from tests.ui.waiting import menus_filled


@pytest.fixture(autouse=True)
def _as_before(qapp: QApplication) -> Iterator[None]:
    """Leave language, theme and what catches errors as they were."""
    hook = sys.excepthook
    yield
    sys.excepthook = hook
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    set_language("en")
    apply_theme(qapp, theme_for("light"))


def write_partie(
    path: Path,
    names: str | Sequence[str],
    *,
    actions: int | None = None,
    seed: int = 0,
    computers: Collection[str] = (),
) -> int:
    """Write down a partie of Trut, random acts, all of it or so many actions; its number.

    computers: who of them is a computer player.
    """
    store = Store(path)
    game = GAMES["trut"]
    people = names.split() if isinstance(names, str) else names
    chairs = tuple(Chair(name, "simple" if name in computers else None) for name in people)
    options = game.read_options({"players": len(chairs), "truts_to_win": 2})
    header = Header(game.id, game.rules_version, write_options(options), chairs, store.now())
    luck = Random(seed)
    thinker = AtOnce()
    session = Session(game, header, store, luck, thinker)
    while not session.over and (actions is None or session.ply < actions):
        if not session.step():
            seat = session.turn().must
            assert seat is not None
            session.submit(seat, session.offers(seat).rollout_action(luck), session.ply)
    store.close()
    return session.number


class Desk:
    """A data folder, and the window over it."""

    def __init__(self, qtbot: QtBot, folder: Path) -> None:
        self.qtbot = qtbot
        self.folder = folder

    @property
    def path(self) -> Path:
        """The file."""
        return self.folder / DATABASE

    def open(self, language: str = "en", worker: Asker | None = None) -> MainWindow:
        """A new window, as after a start; nobody thinks, or this worker."""
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        window = open_window(app, self.folder, worker or Nobody(), language)
        self.qtbot.addWidget(window)
        window.show()
        self.qtbot.waitExposed(window)
        self.qtbot.waitUntil(lambda: menus_filled(window))  # they come after the first paint
        app.processEvents()  # widgets that were added with them are shown in the next turn of the event loop
        return window

    def play(
        self,
        names: str | Sequence[str],
        *,
        actions: int | None = None,
        seed: int = 0,
        computers: Collection[str] = (),
    ) -> int:
        """Write down a partie of Trut (`write_partie`)."""
        return write_partie(self.path, names, actions=actions, seed=seed, computers=computers)

    def damage(self, session: int, number: int, line: str) -> None:
        """Put another line in the place of one of a log: the file is whole, but the log cannot be played."""
        connection = sqlite3.connect(self.path)
        with connection:
            (trigger,) = connection.execute("SELECT sql FROM sqlite_master WHERE name = 'log_no_update'").fetchone()
            connection.execute("DROP TRIGGER log_no_update")
            where = "WHERE session = ? AND number = ?", (session, number)
            (before,) = connection.execute(f"SELECT line FROM log {where[0]}", where[1]).fetchone()
            more = line_sum(number, line) - line_sum(number, before)
            connection.execute("UPDATE sessions SET log_sum = log_sum + ? WHERE id = ?", (more, session))
            connection.execute("UPDATE log SET line = ? WHERE session = ? AND number = ?", (line, session, number))
            connection.execute(trigger)
        connection.close()


@pytest.fixture
def desk(qtbot: QtBot, tmp_path: Path) -> Desk:
    return Desk(qtbot, tmp_path)


@pytest.fixture
def window(desk: Desk) -> MainWindow:
    return desk.open()
