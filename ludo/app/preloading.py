"""Reads code before it is needed, a piece at a time, while nothing else goes on: nobody waits for it afterwards."""

from collections import deque
from collections.abc import Callable, Sequence
from functools import partial
from importlib import import_module
from typing import Final, TypeAlias

from PySide6.QtCore import QObject, QTimer, SignalInstance, Slot

from ludo.ui.control.navigator import GamePage, Navigator
from ludo.ui.games.registry import SCREENS, layout_of, words_of

_REST: Final = 15
"""Milliseconds between two pieces."""
_OF_TABLES: Final = (
    *("bots.coach.luck", "bots.questions", "bots.process"),
    *("ui.table.card", "ui.table.stage", "ui.table.table"),
    *("ui.rules.markup", "ui.rules.view"),
    *("ui.play.action_lines", "ui.play.panel", "ui.play.runner", "ui.play.status", "ui.play.topbar", "ui.play.page"),
    *("ui.play.summary", "ui.play.ending", "ui.play.tally", "ui.play.winning", "ui.play.voice_question"),
    *("ui.control.sounds", "ui.play.hint", "ui.play.explainer", "ui.play.guide_card"),
    *("store.reviews", "store.retries", "ui.services.coach", "ui.control.playing"),
    *("session.reviewing", "ui.play.review_words", "session.luck_reviews", "ui.play.luck_words", "ui.play.adviser"),
    *("nights.chips", "store.nights.nights", "store.nights.statistics", "ui.games.arrangements"),
)
"""Modules of a table, what is small and needed by others first, so that no piece takes long."""
_OF_CHARTS: Final = (
    *("numpy", "ludo.ui.charts.pyqtgraph_import", "ludo.ui.charts.canvas", "ludo.ui.charts.plot"),
    *("ludo.nights.statistics", "ludo.ui.pages.statistics.filters", "ludo.ui.pages.statistics.page"),
)
"""The same of statistics."""
_NIGHTS: Final = "ludo.ui.pages.nights."

Piece: TypeAlias = Callable[[], object]


class Preloader(QObject):
    """Reads what tables need once somebody comes near a game, and what charts need once they look at game nights."""

    def __init__(self, near: SignalInstance, navigator: Navigator) -> None:
        """near: the pointer is at a game."""
        super().__init__(navigator)
        self._navigator = navigator
        self._tables = self._charts = False
        self._left: deque[Piece] = deque()
        self._timer = QTimer(self, interval=_REST)
        self._timer.timeout.connect(self._read_next)
        near.connect(self.want_tables)
        navigator.changed.connect(self._look)

    @property
    def busy(self) -> bool:
        """Is anything still to be read?"""
        return bool(self._left)

    @Slot()
    def want_tables(self) -> None:
        """Read what tables need."""
        if not self._tables:
            self._tables = True
            self._want([*(partial(import_module, f"ludo.{name}") for name in _OF_TABLES), *map(_of_game, SCREENS)])

    @Slot()
    def _look(self) -> None:
        page = self._navigator.page
        if isinstance(page, GamePage):
            self.want_tables()
        elif not self._charts and type(page).__module__.startswith(_NIGHTS):
            self._charts = True
            self._want([partial(import_module, name) for name in _OF_CHARTS])

    def _want(self, pieces: Sequence[Piece]) -> None:
        self._left.extend(pieces)
        self._timer.start()

    def _read_next(self) -> None:
        if self._left:
            self._left.popleft()()
        else:
            self._timer.stop()


def _of_game(game: str) -> Piece:
    """Return what reads what a game adds to its table."""

    def read() -> None:
        layout_of(game)
        words_of(game)
        SCREENS[game].guide()

    return read
