"""A problem at its table: the cards as the player saw them, what was played before, and the question."""

from PySide6.QtCore import QSizeF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from ludo.engine.views import AnyView
from ludo.session.problems import Problem
from ludo.session.replay import Replay
from ludo.ui.games.registry import layout_of, words_of
from ludo.ui.i18n import Text, texts, translate
from ludo.ui.pages.problems_panel import ProblemPanel
from ludo.ui.pages.replay_journal import journal_items
from ludo.ui.pages.replay_voice import ReplayVoice
from ludo.ui.play.topbar import menus_grown
from ludo.ui.services.settings import SettingsStore
from ludo.ui.table.contract import Seating
from ludo.ui.table.table import TableWidget
from ludo.ui.theme import font
from ludo.ui.theme.fonts import text_scale
from ludo.ui.widgets.choices import Chips
from ludo.ui.widgets.surfaces import UNIT, without_margins
from ludo.ui.widgets.wrapped_list import WrappedList

_text = texts("Puzzles")

_WIDTH = 320
"""Of what stands beside the table, at the usual size of text."""
_MOST = 0.45
"""Of the page."""
QUESTION, PLAYED = "question", "played"


class ProblemPage(QWidget):
    """A problem. `left`: the person has seen enough."""

    left = Signal()

    def __init__(self, problem: Problem, played: Replay, name: Text, table: Text, settings: SettingsStore) -> None:
        """played: the partie up to the decision; name: what the problem is called; table: what is played."""
        super().__init__()
        self.problem = problem
        self.title = name
        self.game_at = problem.game.id
        self.replay = played
        self.ply = played.ply
        self.chair: int | None = problem.chair
        self._words = words_of(problem.game.id)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.table = TableWidget(settings, layout_of(problem.game.id), self._words, taken=self._taken)
        self.panel = ProblemPanel(problem, played, name, table, settings)
        self.journal = WrappedList()
        self.beside = Chips(
            [(QUESTION, _text("Problem")), (PLAYED, _text("What was played"))], _text("Beside the table")
        )
        self.beside.set_value(QUESTION)
        self.beside.chosen.connect(self.show_beside)
        self._pages = QStackedWidget()
        self._pages.addWidget(self.panel)
        self._pages.addWidget(self.journal)
        self._side = QWidget()
        column = QVBoxLayout(self._side)
        column.setContentsMargins(2 * UNIT, 2 * UNIT, UNIT, UNIT)
        column.setSpacing(UNIT)
        column.addWidget(self.beside)
        column.addWidget(self._pages, 1)
        box = without_margins(QHBoxLayout(self), 0)
        box.addWidget(self.table, 1)
        box.addWidget(self._side)
        self._voice = ReplayVoice(self, self, self._words, own=True)
        self._begun = False
        self.renew()

    def showEvent(self, event: QShowEvent) -> None:
        """Ask once the page is seen."""
        super().showEvent(event)
        if not self._begun:
            self._begun = True
            self.panel.begin()

    def show_beside(self, which: str) -> None:
        """Show the question beside the table, or what was played before."""
        self.beside.set_value(which)
        self._pages.setCurrentWidget(self.panel if which == QUESTION else self.journal)

    def parts(self) -> list[QWidget]:
        """Return the part to which F6 goes: the panel beside the table."""
        return [self._side]

    def shown_view(self) -> AnyView:
        """Return what lies on the table: what the player saw."""
        return self.replay.view(self.ply, self.chair)

    def decision_text(self) -> str:
        """Return what is asked, and the answer once it is shown."""
        return self.panel.spoken()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the width between table and panel."""
        super().resizeEvent(event)
        self._share()

    def _share(self) -> None:
        """Widen the panel with its letters, as far as the table can do without."""
        self._side.setFixedWidth(round(max(_WIDTH, min(_WIDTH * text_scale(), self.width() * _MOST))))

    def _taken(self) -> QSizeF:
        """Return how much more of the window panel and menus take than in letters of the usual size."""
        return QSizeF(self._side.minimumWidth() - _WIDTH, menus_grown(self.window()))

    def renew(self) -> None:
        """Write everything in the language and the letters of the moment."""
        self.journal.setFont(font("body"))
        self._share()
        self.setAccessibleName(self.title())
        self.journal.setAccessibleName(translate("Puzzles", "What was played"))
        chairs = self.replay.chairs(self.ply)
        seats = {self.replay.seat_of(self.ply, chair): chair for chair in range(len(chairs))}
        seating = Seating(chairs, tuple(seats[seat] for seat in range(len(chairs))))
        self.table.show_view(self.shown_view(), seating, perspective=self.replay.seat_of(self.ply, self.chair))
        self._write_journal()

    def _write_journal(self) -> None:
        """Write what the player was told of the deal."""
        self.journal.clear()
        seat = self.replay.seat_of(self.ply, self.chair)
        assert seat is not None
        for batch in self.replay.heard(self.ply, seat):
            for item in journal_items(self.replay, self._words, batch.ply, self.chair, own=True):
                self.journal.addItem(item)
        self.journal.scrollToBottom()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave on Escape."""
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)
