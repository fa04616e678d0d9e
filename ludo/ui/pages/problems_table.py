"""A problem at its table: the cards as the player saw them, what was played before, and the question."""

from collections.abc import Callable

from PySide6.QtCore import QSizeF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from ludo.session.problems import Problem
from ludo.session.replay import Replay
from ludo.ui.games.registry import layout_of, words_of
from ludo.ui.i18n import Text, texts, translate
from ludo.ui.pages.problems_panel import ProblemPanel
from ludo.ui.pages.problems_state import PLAYED, QUESTION, Message, Opened, ProblemState, reduce
from ludo.ui.pages.problems_state import ProblemDo as Do
from ludo.ui.pages.replay_journal import journal_items
from ludo.ui.pages.replay_state import ShowBeside
from ludo.ui.pages.replay_views import Snapshot
from ludo.ui.pages.replay_voice import ReplayVoice
from ludo.ui.play.topbar import menus_grown
from ludo.ui.services.settings import SettingsStore
from ludo.ui.table.table import TableWidget
from ludo.ui.theme.fonts import text_scale
from ludo.ui.widgets.choices import Chips
from ludo.ui.widgets.printed_state import PrintsState
from ludo.ui.widgets.surfaces import UNIT, BarePage, with_margins, without_margins
from ludo.ui.widgets.wrapped_list import WrappedList

_text = texts("Puzzles")

_WIDTH = 320
"""Of what stands beside the table, at the usual size of text."""
_MOST = 0.45
"""Of the page."""


class ProblemPage(BarePage, PrintsState[ProblemState]):
    """A problem, as its state says. answered: was what is right chosen, or a trap? seen: what is right is seen."""

    answered = Signal(bool)
    seen = Signal()
    follows_data = True

    def __init__(self, problem: Problem, played: Replay, name: Text, table: Text, settings: SettingsStore) -> None:
        """played: the partie up to the decision; name: what the problem is called; table: what is played."""
        super().__init__()
        self.problem, self.played = problem, played
        self._name = name
        self.game_at = problem.game.id
        self.snapshot = Snapshot(played, played.ply, problem.chair, own=True)
        self.state = ProblemState()
        self._words = words_of(problem.game.id)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.table = TableWidget(settings, layout_of(problem.game.id), self._words, taken=self._taken)
        self.panel = ProblemPanel(problem, played, name, table, settings)
        self.panel.message.connect(self.send)
        self.panel.trial.answer_on(self.table)
        self.journal = self._make_journal()
        self.beside = Chips(
            [(QUESTION, _text("Problem")), (PLAYED, _text("What was played"))], _text("Beside the table")
        )
        self.beside.chosen.connect(lambda which: self.send(ShowBeside(which)))
        self._pages = QStackedWidget()
        self._pages.addWidget(self.panel)
        self._pages.addWidget(self.journal)
        self._side = QWidget()
        column = with_margins(QVBoxLayout(self._side), UNIT, 2 * UNIT, 2 * UNIT, UNIT, UNIT)
        column.addWidget(self.beside)
        column.addWidget(self._pages, 1)
        box = without_margins(QHBoxLayout(self), 0)
        box.addWidget(self.table, 1)
        box.addWidget(self._side)
        self._share()
        self.setAccessibleName(self.title())
        now, panel = self.snapshot, self.panel
        self._voice = ReplayVoice(self.table, self._words, lambda: now, self, panel.spoken)
        self._does: dict[Do, Callable[[], object]] = {
            Do.ASK: panel.trial.ask, Do.SAY_VERDICT: panel.trial.say_verdict, Do.SAY_DEALS: panel.say_deals,
            Do.SAY_ANSWER: panel.say_answer, Do.SEE_ANSWER: lambda: panel.bring(panel.solution),
            Do.SEE_VERDICT: lambda: panel.bring(panel.trial.verdict), Do.KEEP_SEEN: self.seen.emit,
            Do.KEEP_RIGHT: lambda: self.answered.emit(True), Do.KEEP_WRONG: lambda: self.answered.emit(False),
        }  # fmt: skip
        self.place = self.state

    def title(self) -> str:
        return self._name()

    def send(self, message: Message) -> None:
        """Show what a message makes of the state, then do the rest."""
        self.heard.append(message)
        state, effects = reduce(self.state, message, self.problem, self.panel.names_answer)
        if state != self.state:
            self.place = state
        for effect in effects:
            self._does[effect]()

    @property
    def place(self) -> ProblemState:
        """How far somebody is."""
        return self.state

    @place.setter
    def place(self, state: ProblemState) -> None:
        self.state = state
        self.panel.show_state(state)
        self._lay_table()
        self.beside.set_value(state.beside)
        self._pages.setCurrentWidget(self.panel if state.beside == QUESTION else self.journal)

    def _lay_table(self) -> None:
        """Show the table as it was, so that cards can be played on it."""
        now = self.snapshot
        assert now.perspective is not None
        self.table.show_view(now.view, now.seating, perspective=now.perspective)
        self.table.set_draft(now.replay.draft(now.ply, now.perspective), now.perspective)

    def showEvent(self, event: QShowEvent) -> None:
        """Ask once the page is seen."""
        super().showEvent(event)
        self.send(Opened())

    def parts(self) -> list[QWidget]:
        """Return the part to which F6 goes: the panel beside the table."""
        return [self._side]

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

    def _make_journal(self) -> WrappedList:
        """Return what the player was told of the deal."""
        journal, now = WrappedList(translate("Puzzles", "What was played")), self.snapshot
        seat = now.perspective
        assert seat is not None
        for batch in now.replay.heard(now.ply, seat):
            for item in journal_items(now._replace(ply=batch.ply), self._words):
                journal.addItem(item)
        journal.scrollToBottom()
        return journal

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave on Escape."""
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)
