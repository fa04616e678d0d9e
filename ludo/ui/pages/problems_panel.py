"""A problem beside its table: one chooses, hears what a wrong act costs and why, and sees a deal that refutes it."""

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QWidget

from ludo.session.problems import Problem
from ludo.session.replay import Replay
from ludo.ui.i18n import Text, texts, translate
from ludo.ui.pages.problems_state import ProblemState
from ludo.ui.pages.problems_words import missed_text
from ludo.ui.pages.replay_state import Choose, EndTrial
from ludo.ui.pages.review_hands import Deals
from ludo.ui.pages.review_trial import Trial
from ludo.ui.platform.announce import announce, answer, joined
from ludo.ui.play.hint_words import act_text, acts_text, as_good_names, why_text
from ludo.ui.play.review_hands import typical_deals
from ludo.ui.play.review_text import asked_of
from ludo.ui.play.review_words import trial_text
from ludo.ui.services.settings import SettingsStore
from ludo.ui.widgets.labels import Button, Label
from ludo.ui.widgets.surfaces import UNIT, Panel, ScrollColumn, flow
from ludo.ui.wording.values import cost_text

_text = texts("Puzzles")
_branch_text = texts("Branch")

_MOST_NAMED = 4
"""So many right acts are named."""


class ProblemPanel(ScrollColumn):
    """The question of a problem and the comments on answers.

    message: what a person does there, for the page; wanted: another one; analysed: it is wanted on an analysis table.
    """

    message = Signal(object)
    wanted = Signal()
    analysed = Signal()

    def __init__(self, problem: Problem, played: Replay, name: Text, table: Text, settings: SettingsStore) -> None:
        """name: what the problem is called; table: by which rules and by how many it is played."""
        super().__init__()
        self._problem = problem
        self._state = ProblemState()
        self._asked = asked_of(played, problem.decision(played))
        self.name = Label(name, "heading")
        self.table = Label(table, "small", "quiet")
        self.trial = Trial()
        self.trial.tried.connect(lambda place: self.message.emit(Choose(place)))
        self.trial.ended.connect(lambda: self.message.emit(EndTrial()))
        self.solution = Panel(margin=UNIT + 4)
        self.solution.setAccessibleName(_text("The answer")())
        self.right = Label(self._right_text).make_bold()
        self.trap = Label(self._trap_text)
        self.missed = Label(lambda: missed_text(problem.missed), "small", "quiet")
        self.solution.box.setSpacing(UNIT // 2)
        for label in (self.right, self.trap, self.missed):
            self.solution.box.addWidget(label)
        self.deals = Deals(settings)
        self.next = Button(_text("Next problem"))
        self.next.clicked.connect(self.wanted)
        self.analyse = Button(_branch_text("Analyse from here"), "plain")
        self.analyse.clicked.connect(self.analysed)
        for widget in (self.name, self.table, self.trial, self.solution, self.deals):
            self.column.addWidget(widget)
        self.column.addLayout(flow(self.next, self.analyse))
        self.column.addStretch(1)
        self.setAccessibleName(translate("Puzzles", "Problem"))
        self.show_state(self._state)

    def show_state(self, state: ProblemState) -> None:
        """Show the answer or hide it, what is said of an act, and a deal in which it is worse than the best one."""
        self._state = state
        self.trial.show_tried(self._asked, self._problem.appraisal, state.tried, lambda _, place: self.tell(place))
        self.trial.answer.setHidden(state.shown)
        self.solution.setVisible(state.shown)
        self.analyse.setVisible(state.shown)
        typical = self._problem.of_act(state.refuted).typical if state.refuted >= 0 else None
        self.deals.show_deals([] if typical is None else typical_deals(self._asked, typical))

    def tell(self, place: int) -> str:
        """Return what is said of an act: that it is right, or what it costs and why."""
        found = self._problem.of_act(place)
        if self._problem.is_right(place):
            late = translate("Puzzles", "Its answer was on the screen today: this does not count as solved.")
            return joined([trial_text(found, place), *([] if self._state.counts else [late])])
        if found.is_open(place):
            return trial_text(found, place)
        if self._problem.is_near(place):
            return joined([translate("Puzzles", "Nearly: something is still better."), trial_text(found, place)])
        return joined([trial_text(found, place), why_text(self._asked, found)])

    def spoken(self) -> str:
        """Return what is asked, and the answer once it is shown."""
        shown = [self._answer_text()] if self._state.shown else []
        return joined([self.name.text(), self.trial.question.text(), *shown])

    def names_answer(self, place: int) -> bool:
        """Does what is said of an act name the one that is right?"""
        return act_text(self._asked, self._problem.appraisal.acts[0].act) in self.tell(place)

    def say_answer(self) -> None:
        """Say what is right, and what many fall for."""
        answer(self, self._answer_text())

    def say_deals(self) -> None:
        """Say a deal in which an act is worse than the best one, if that is short."""
        announce(self, joined([deal.spoken for deal in self.deals.shown if deal.short]))

    def bring(self, widget: QWidget) -> None:
        """Scroll to something once it has its place."""
        QTimer.singleShot(0, self, lambda: self.ensureWidgetVisible(widget))

    def _answer_text(self) -> str:
        return joined([label.text() for label in (self.right, self.trap, self.missed)])

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
