"""Looking at a partie again: the table after any number of actions, as any player saw it."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QPlainTextEdit,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from ludo.session.replay import Replay
from ludo.session.reviewing import Review
from ludo.ui.games.registry import layout_of, words_of
from ludo.ui.i18n import Text, texts, translate
from ludo.ui.pages.entries import title_of
from ludo.ui.pages.replay_bar import ReplayBar
from ludo.ui.pages.replay_branch import FromHere
from ludo.ui.pages.replay_journal import ReplayJournal
from ludo.ui.pages.replay_outlook import Outlook
from ludo.ui.pages.replay_state import (
    JOURNAL,
    REVIEW,
    AskNext,
    CardsRest,
    GoTo,
    Knowledge,
    LookAhead,
    Message,
    NextMark,
    ReplayNow,
    ReplayState,
    RestOver,
    RunOrStop,
    SeeAs,
    ShowBeside,
    StepBy,
    first_state,
    reduce,
)
from ludo.ui.pages.replay_state import (
    ReplayDo as Do,
)
from ludo.ui.pages.replay_views import ALL_OPEN, Snapshot, open_chairs
from ludo.ui.pages.replay_voice import ReplayVoice
from ludo.ui.pages.review import ReviewPanel
from ludo.ui.platform.announce import answer
from ludo.ui.platform.shortcuts import NEXT_MARK, PREVIOUS_MARK
from ludo.ui.play.onlooker import Onlooker
from ludo.ui.play.seal_check import show_seal_check
from ludo.ui.play.topbar import menus_grown
from ludo.ui.services.coach import Coach
from ludo.ui.services.settings import SettingsStore
from ludo.ui.table.table import TableWidget
from ludo.ui.theme import font
from ludo.ui.theme.fonts import text_scale
from ludo.ui.widgets.choices import Chips
from ludo.ui.widgets.labels import Button, Label
from ludo.ui.widgets.printed_state import PrintsState
from ludo.ui.widgets.shortcuts import add_shortcut
from ludo.ui.widgets.shortened import ShortenedButton
from ludo.ui.widgets.surfaces import UNIT, BarePage, line, with_margins, without_margins
from ludo.ui.widgets.toggles import make_checkable, set_checked
from ludo.ui.wording.errors import damage_text
from ludo.ui.wording.player_knowledge import known_text

_text = texts("Replay")

_JOURNAL_WIDTH: Final = 296
_WIDER: Final = 1.1
"""How much wider it is at most where text is large."""
_REST = 500
"""Milliseconds between two actions when it runs by itself."""


class ReplayPage(BarePage, PrintsState[ReplayState]):
    """A partie that is looked at again, as its state says (`replay_state`).

    A partie that is not over is shown as an onlooker sees it, or as its only person does: the cards of the others are
    still a secret. answered: the first answer to a decision that was to be tried again, a Moment and the place of the
    act.
    """

    answered = Signal(object, int)
    follows_data = True

    def __init__(
        self, replay: Replay, settings: SettingsStore, coach: Coach | None = None, review: Review | None = None
    ) -> None:
        """review: what decisions cost, None where nobody says so."""
        super().__init__()
        self.replay = replay
        self.game_at = replay.header.game
        self._words = words_of(replay.game.id)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(translate("Replay", "Partie seen again"))
        self.review = None if review is None or coach is None else ReviewPanel(replay, review, coach)
        self.table = TableWidget(settings, layout_of(replay.game.id), self._words, taken=self._taken)
        self.state = first_state(self.now)
        self.onlooker = Onlooker(lambda: (replay, self.state.ply, -1))
        self.journal = ReplayJournal(replay, self._words, seals=settings.value.seals)
        self.journal.chosen.connect(lambda ply: self.send(GoTo(ply)))
        self.known = self._make_known()
        self.outlook = Outlook(replay, coach) if coach is not None and coach.possible(self.game_at) else None
        self.from_here = FromHere(replay, expert=self.outlook is not None)
        self.from_here.looked_on.connect(lambda: self.send(LookAhead(True)))
        self._heading = Label(self._heading_text, "heading")
        self.know = ShortenedButton(_text("What a computer player knew"))
        make_checkable(self.know)
        self.know.clicked.connect(lambda wanted: self.send(Knowledge(wanted)))
        self.another = Button(self._another_text, "plain")
        self.another.clicked.connect(lambda: self.send(AskNext()))
        self.check = ShortenedButton(_text("Proof of fair shuffling"))
        self.check.clicked.connect(lambda: show_seal_check(self, replay))
        self.bar = ReplayBar(len(replay))
        self.bar.message.connect(self.send)
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(lambda: self.send(RestOver()))
        chairs = open_chairs(replay)
        seen: list[tuple[int | str | None, Text]] = [(chair, self._name_of(chair)) for chair in chairs]
        if replay.over:
            seen.append((ALL_OPEN, _text("All cards open")))
        self.seen_by = Chips(seen, _text("Seen by"))
        self.seen_by.chosen.connect(lambda chair: self.send(SeeAs(chair)))
        self.beside = Chips([(REVIEW, _text("Review")), (JOURNAL, _text("Journal"))], _text("Beside the table"))
        self.beside.chosen.connect(lambda which: self.send(ShowBeside(which)))
        self._voice = ReplayVoice(self.table, self._words, lambda: self.snapshot, self, self.decision_text)
        self._side, self._below, self._pages = QWidget(), QWidget(), QStackedWidget()
        self._lay_out()
        self._does: dict[Do, Callable[[], object]] = {
            Do.SKIP: self.table.skip, Do.PLAY: self._play, Do.SHOW: self._show_table, Do.STOP: self._timer.stop,
            Do.REST: lambda: self._timer.start(_REST), Do.SAY_STEP: self._voice.say_step,
        }  # fmt: skip
        if self.review is not None:
            self._connect_review(self.review)
        if self.outlook is not None:
            self._connect_outlook(self.outlook)
        self.table.idle.connect(lambda: self.send(CardsRest()))
        self.table.idle.connect(self._ask_on_table)
        self._show()
        self._show_table()

    def _make_known(self) -> QPlainTextEdit:
        known = QPlainTextEdit()
        known.setAccessibleName(translate("Replay", "What a computer player knew"))
        known.setReadOnly(True)
        known.setTabChangesFocus(True)
        known.setFrameShape(QFrame.Shape.NoFrame)
        known.setFont(font("body"))
        return known

    def _connect_review(self, panel: ReviewPanel) -> None:
        panel.message.connect(self.send)
        panel.trial.answer_on(self.table)
        panel.changed.connect(self._show_marks)
        add_shortcut(self, NEXT_MARK, lambda: self.send(NextMark(1)))
        add_shortcut(self, PREVIOUS_MARK, lambda: self.send(NextMark(-1)))
        self._does.update({
            Do.WANT_REVIEW: panel.begin, Do.ASK: panel.trial.ask, Do.SAY_VERDICT: panel.trial.say_verdict,
            Do.SAY_DECISION: self._say_decision, Do.NOTE_ANSWER: self._note_answer,
            Do.SAY_NO_MARK: lambda: answer(self, _text("No further mark in this direction.")()),
            Do.END_TRIAL: panel.detail.try_again.setFocus,
        })  # fmt: skip

    def _connect_outlook(self, outlook: Outlook) -> None:
        outlook.left.connect(lambda: self.send(LookAhead(False)))
        self._does[Do.PLAY_ON] = lambda: outlook.begin(self.state.ply, self.state.expert or 0)

    def _lay_out(self) -> None:
        side = self._side
        side.setFixedWidth(round(_JOURNAL_WIDTH * min(_WIDER, text_scale())))
        column = with_margins(QVBoxLayout(side), UNIT, 2 * UNIT, 2 * UNIT, UNIT, UNIT)
        for page in (self.journal, self.known, self.review, self.outlook):
            if page is not None:
                self._pages.addWidget(page)
        column.addWidget(self.beside)
        self.beside.setVisible(self.review is not None)
        column.addWidget(self._heading)
        column.addWidget(self._pages, 1)
        damage = Label(lambda: damage_text(len(self.replay)), "body", "mistake")
        below = without_margins(QVBoxLayout(self._below), UNIT)
        for widget in (self.another, damage, self.know, self.check, line()):
            below.addWidget(widget)
        below.addWidget(Label(_text("Seen by"), "small", "quiet"))
        below.addWidget(self.seen_by)
        column.addWidget(self._below)
        column.addWidget(self.from_here)
        damage.setVisible(self.replay.damage is not None)
        self.check.setVisible(self.replay.over)
        computers = self.replay.changes or any(not chair.person for chair in self.replay.header.chairs)
        self.know.setVisible(self.replay.over and bool(computers))
        left = QVBoxLayout()
        left.setSpacing(0)
        left.addWidget(self.table, 1)
        left.addWidget(line())
        left.addWidget(self.bar)
        box = without_margins(QHBoxLayout(self), 0)
        box.addLayout(left, 1)
        box.addWidget(side)

    def title(self) -> str:
        """Return what the place is called."""
        return translate("Window", "{game} · replay").format(game=title_of(self.replay.header, self.replay.opening))

    def parts(self) -> list[QWidget]:
        """Return the parts between which F6 goes: the bar with the steps, and the panel beside the table."""
        return [self.bar, self._side]

    # what happens

    @property
    def now(self) -> ReplayNow:
        """The world as it is known now."""
        return ReplayNow(self.replay, None if self.review is None else self.review.review, self.table.busy)

    @property
    def snapshot(self) -> Snapshot:
        """The moment that is looked at."""
        return self.now.snapshot(self.state)

    def send(self, message: Message) -> None:
        """Show what a message makes of the state, then do the rest."""
        self.heard.append(message)
        before = self.state
        self.state, effects = reduce(before, message, self.now)
        if self.state != before:
            self._show(before)
        for effect in effects:
            self._does[effect]()

    @property
    def place(self) -> ReplayState:
        """The moment that is looked at; where it ran it goes on."""
        return self.state

    @place.setter
    def place(self, state: ReplayState) -> None:
        before, self.state = self.state, state
        self._show(before)
        self._show_table()
        if state.running:
            self._timer.start(_REST)

    # what is shown

    def _show(self, before: ReplayState | None = None) -> None:
        state, now = self.state, self.snapshot
        if before is None or before.seen != state.seen:
            self.seen_by.set_value(state.seen)
            self.journal.show_chair(now.chair)
            self._show_marks()
        self.journal.go(state.ply)
        self.bar.show_state(state, self._words.progress(self.replay.view(state.ply, now.chair)))
        self.from_here.follow(state.ply)
        self._show_known(now)
        if self.review is not None:
            self.review.show_state(state)
            self._ask_on_table()
        self._show_beside()
        self.onlooker.tell()

    def _show_beside(self) -> None:
        state = self.state
        reviewed = self.review is not None and state.beside == REVIEW
        panel: QWidget | None = self.journal if state.among is None else self.known
        panel = self.review if reviewed and state.among is None else panel
        panel = self.outlook if state.expert is not None else panel
        self.beside.set_value(state.beside)
        self._heading.setVisible(not reviewed)
        self._below.setVisible(not reviewed)
        if panel is not None and panel is not self._pages.currentWidget():
            self._pages.setCurrentWidget(panel)

    def _show_known(self, now: Snapshot) -> None:
        """Write what the computer player knew that was asked at this moment."""
        set_checked(self.know, self.state.among is not None)
        self._heading.retranslate()
        self.another.setVisible(now.asked is not None and len(self.replay.asked(self.state.ply)) > 1)
        self.another.retranslate()
        if self.state.among is None:
            return
        if now.asked is None:
            text = translate("Replay", "No computer player was asked at this moment. Go one step on.")
        else:
            text = known_text(self.replay, self._words, now.ply, now.asked)
        if text != self.known.toPlainText():
            self.known.setPlainText(text)

    def _show_marks(self) -> None:
        """Show the marks of decisions on the slider, and in the journal at what was done."""
        found = [(each.decision.ply, each.appraisal.mark) for each in self.now.marked(self.state)]
        marked = {ply: mark for ply, mark in found if mark is not None}
        self.bar.show_marks(marked)
        self.journal.show_marks(marked)

    def _play(self) -> None:
        now = self.snapshot
        self.table.play(self.replay.batch(now.ply, now.chair), now.view, now.seating, perspective=now.perspective)

    def _show_table(self) -> None:
        now = self.snapshot
        self.table.show_view(now.view, now.seating, perspective=now.perspective)
        self._ask_on_table()

    def _ask_on_table(self) -> None:
        """Let cards be played where a decision is tried again, and nothing moves."""
        state, moment = self.state, self.now.moment(self.state.looked)
        decision = None if moment is None or state.tried is None or self.table.busy else moment.decision
        if decision is not None and decision[:2] == (state.ply, state.seen):
            self.table.set_draft(self.replay.draft(decision.ply, decision.seat), decision.seat)
        elif self.table.editor.draft is not None:
            self.table.set_draft(None, None)

    def decision_text(self) -> str:
        """Return what is said of the decision at this moment; empty if nothing is."""
        return self.review.spoken() if self.review is not None and self.review.isVisible() else ""

    def _say_decision(self) -> None:
        moment = self.now.moment(self.state.looked)
        if self.review is not None and moment is not None:
            answer(self, self.review.spoken())
            self.review.note_seen(moment.decision)

    def _note_answer(self) -> None:
        if self.state.tried is not None:
            self.answered.emit(self.now.moment(self.state.looked), self.state.tried.chosen)

    def _another_text(self) -> str:
        asked = self.replay.asked(self.state.ply)
        if not asked:
            return ""
        seat = asked[((self.state.among or 0) + 1) % len(asked)].seat
        name = self.replay.chairs(self.state.ply)[seat].name
        return translate("Replay", "Also asked: {name}").format(name=name)

    def _heading_text(self) -> str:
        if self.state.among is not None:
            return translate("Replay", "What a computer player knew")
        return translate("Replay", "Journal")

    def _name_of(self, chair: int | None) -> Text:
        if chair is None:
            return _text("An onlooker")
        return lambda: self.replay.header.chairs[chair].name

    def _taken(self) -> QSizeF:
        """Return how much more of the window is around the table than in letters of the usual size."""
        height = self.bar.where.fontMetrics().height() * (1 - 1 / text_scale())
        return QSizeF(self._side.minimumWidth() - _JOURNAL_WIDTH, menus_grown(self.window()) + height)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows step, Home and End jump, Space runs, Escape leaves."""
        match event.key():
            case Qt.Key.Key_Left:
                self.send(StepBy(-1))
            case Qt.Key.Key_Right:
                self.send(StepBy(1))
            case Qt.Key.Key_Home:
                self.send(GoTo(0))
            case Qt.Key.Key_End:
                self.send(GoTo(len(self.replay)))
            case Qt.Key.Key_Space:
                self.send(RunOrStop())
            case Qt.Key.Key_Escape:
                self.left.emit()
            case _:
                super().keyPressEvent(event)
