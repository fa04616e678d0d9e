"""A problem beside its table: one chooses, hears what a wrong act costs and why, and sees a deal that refutes it."""

from PySide6.QtCore import Qt, QTimer, Signal, Slot
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from ludo.session.problems import Problem
from ludo.session.replay import Replay
from ludo.ui.i18n import Text, language_signals, texts, translate
from ludo.ui.pages.problems_words import missed_text
from ludo.ui.pages.review_hands import Deals
from ludo.ui.pages.review_trial import Trial
from ludo.ui.platform.announce import announce, joined
from ludo.ui.play.hint_words import act_text, acts_text, as_good_names, why_text
from ludo.ui.play.review_hands import typical_deals
from ludo.ui.play.review_text import asked_of
from ludo.ui.play.review_words import trial_text
from ludo.ui.services.settings import SettingsStore
from ludo.ui.widgets.labels import Button, Label
from ludo.ui.widgets.surfaces import UNIT, Panel, flow
from ludo.ui.wording.values import cost_text

_text = texts("Puzzles")

_MOST_NAMED = 4
"""So many right acts are named."""


class ProblemPanel(QScrollArea):
    """The question of a problem and the comments on answers.

    answered: somebody has chosen what is right, or a trap; what is nearly right does not count, nor what nobody can
    tell. seen: what is right is on the screen. wanted: another one.
    """

    answered = Signal(bool)
    seen = Signal()
    wanted = Signal()

    def __init__(self, problem: Problem, played: Replay, name: Text, table: Text, settings: SettingsStore) -> None:
        """name: what the problem is called; table: by which rules and by how many it is played."""
        super().__init__()
        self._problem = problem
        self._asked = asked_of(played, problem.decision(played))
        self.name = Label(name, "heading")
        self.table = Label(table, "small", "quiet")
        self.trial = Trial()
        self.trial.tried.connect(self._judge)
        self.trial.ended.connect(self.show_answer)
        self.solution = Panel(margin=UNIT + 4)
        self.solution.name_as(_text("The answer"))
        self.right = Label(self._right_text).make_bold()
        self.trap = Label(self._trap_text)
        self.missed = Label(lambda: missed_text(problem.missed), "small", "quiet")
        self.solution.box.setSpacing(UNIT // 2)
        for label in (self.right, self.trap, self.missed):
            self.solution.box.addWidget(label)
        self.solution.hide()
        self.deals = Deals(settings)
        self.deals.hide()
        self.solved = False
        self.counts = True
        """Does it count now if what is right is chosen? Not once it was on the screen, unless it was solved before."""
        self._refuted = -1
        """The place of the act that the deals refute; -1 while there are none."""
        self.next = Button(_text("Next problem"))
        self.next.clicked.connect(self.wanted)
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, UNIT, 0)
        column.setSpacing(UNIT)
        for widget in (self.name, self.table, self.trial, self.solution, self.deals):
            column.addWidget(widget)
        column.addLayout(flow(self.next))
        column.addStretch(1)
        self.setWidget(inside)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        language_signals().changed.connect(self.retranslate)
        self.retranslate()

    def begin(self) -> None:
        """Ask what one would do."""
        self.trial.begin(self._asked, self._problem.appraisal, self.tell)

    def tell(self, place: int) -> str:
        """Return what is said of an act: that it is right, or what it costs and why."""
        found = self._problem.of_act(place)
        if self._problem.is_right(place):
            late = translate("Puzzles", "Its answer was on the screen today: this does not count as solved.")
            return joined([trial_text(found, place), *([] if self.counts else [late])])
        if found.is_open(place):
            return trial_text(found, place)
        if self._problem.is_near(place):
            return joined([translate("Puzzles", "Nearly: something is still better."), trial_text(found, place)])
        return joined([trial_text(found, place), why_text(self._asked, found)])

    def spoken(self) -> str:
        """Return what is asked, and the answer once it is shown."""
        shown = [] if self.solution.isHidden() else [label.text() for label in self._said()]
        return joined([self.name.text(), self.trial.question.text(), *shown])

    def show_answer(self) -> None:
        """Show what is right, what many fall for, and a deal that refutes it."""
        if self.solution.isHidden():
            self.answered.emit(False)
            self._show_solution()
            if self._problem.appraisal.done is not None:
                self._refute(self._problem.appraisal.done)
        announce(self, joined([label.text() for label in self._said()]), at_once=True)
        self._bring(self.solution)

    def _bring(self, widget: QWidget) -> None:
        """Scroll to something once it has its place."""
        QTimer.singleShot(0, self, lambda: self.ensureWidgetVisible(widget))

    @Slot(int)
    def _judge(self, place: int) -> None:
        right, decides = self._problem.is_right(place), self._problem.decides(place)
        if decides:
            self.answered.emit(right)
        if right:
            self.solved = self.solved or self.counts
            self._show_solution()
        elif act_text(self._asked, self._problem.appraisal.acts[0].act) in self.tell(place):
            self._note_seen()  # the reason names what is right
        self._refute(place if decides and not right else -1)
        self._bring(self.solution if right else self.trial.verdict)

    def _note_seen(self) -> None:
        """Note that what is right is on the screen."""
        self.counts = self.counts and self.solved
        self.seen.emit()

    def _show_solution(self) -> None:
        for label in self._said():
            label.retranslate()
        self.solution.show()
        self._note_seen()
        self.trial.answer.hide()

    def _said(self) -> tuple[Label, ...]:
        return self.right, self.trap, self.missed

    def _refute(self, place: int) -> None:
        """Show a deal in which an act is worse than the best one; -1: none."""
        self._refuted = place
        self._show_deals()
        if place >= 0:
            announce(self, joined([deal.spoken for deal in self.deals.shown if deal.short]))

    def _show_deals(self) -> None:
        typical = self._problem.of_act(self._refuted).typical if self._refuted >= 0 else None
        self.deals.show_deals([] if typical is None else typical_deals(self._asked, typical))

    def _right_text(self) -> str:
        appraisal = self._problem.appraisal
        best = appraisal.acts[0].act
        names = [act_text(self._asked, best), *as_good_names(self._asked, appraisal, best)]
        if len(names) > _MOST_NAMED:
            text = translate("Puzzles", "Right: “{act}”, and %n more.", None, len(names) - 1)
            return text.format(act=names[0])
        return translate("Puzzles", "Right: {acts}.").format(acts=acts_text(names))

    def _trap_text(self) -> str:
        found = self._problem.appraisal
        assert found.done is not None
        row = found.acts[found.done]
        trap = translate("Puzzles", "The trap: “{act}”.").format(act=act_text(self._asked, row.act))
        return joined([trap, cost_text(found.unit, row.cost), why_text(self._asked, found)])

    @Slot()
    def retranslate(self) -> None:
        """Write everything in the current language."""
        self.setAccessibleName(translate("Puzzles", "Problem"))
        for label in (self.name, self.table, *self._said()):
            label.retranslate()
        self._show_deals()
