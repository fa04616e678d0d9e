"""Trying a decision again: the answer is hidden, one chooses, and hears what the choice costs."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QListWidgetItem

from ludo.bots.coach.appraisal import Appraisal
from ludo.engine.actions import Action
from ludo.ui.i18n import texts, translate
from ludo.ui.pages.composed_acts import ComposedActs
from ludo.ui.pages.replay_state import Tried
from ludo.ui.platform.announce import answer, joined
from ludo.ui.play.hint_words import Asked, act_text
from ludo.ui.play.review_words import trial_text
from ludo.ui.table.table import TableWidget
from ludo.ui.widgets.labels import Button, Label
from ludo.ui.widgets.surfaces import UNIT, Panel, row
from ludo.ui.widgets.wrapped_list import WrappedList

_text = texts("Review")

_PLACE: Final = Qt.ItemDataRole.UserRole


Tell = Callable[[Appraisal, int], str]
"""What is said of the act at a place of an appraisal."""


class Acts(WrappedList):
    """A list that is as high as what stands in it: what surrounds it is scrolled."""

    def __init__(self) -> None:
        super().__init__(translate("Review", "What you could do"))
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def fit(self) -> None:
        """Take the height of all entries in the present width."""
        self.doItemsLayout()
        self.setFixedHeight(self.contentsSize().height() + 2)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Take another height in another width."""
        super().resizeEvent(event)
        if event.oldSize().width() != event.size().width():
            self.fit()


class Trial(Panel):
    """The acts of a decision, in an order that tells nothing; cards are also played on the table itself.

    tried: the place of an act; ended: the answer is wanted.
    """

    tried = Signal(int)
    ended = Signal()

    def __init__(self) -> None:
        super().__init__(margin=UNIT + 4)
        self._asked: Asked | None = None
        self._appraisal: Appraisal | None = None
        self._composed: ComposedActs | None = None
        self.setAccessibleName(_text("Try again")())
        self.box.setSpacing(UNIT // 2)
        self.where = Label(str, "small", "quiet")
        self.question = Label(_text("What would you do now?"), "body").make_bold()
        self.acts = Acts()
        self.acts.entered.connect(lambda item: self.tried.emit(item.data(_PLACE)))
        self.verdict = Label(str)
        self.answer = Button(_text("Show the answer"), "plain")
        self.answer.clicked.connect(self.ended)
        for widget in (self.where, self.question, self.acts, self.verdict):
            self.box.addWidget(widget)
        self.box.addLayout(row(self.answer, None))

    def answer_on(self, table: TableWidget) -> None:
        """Take answers from a table, too."""
        self._composed = ComposedActs(table, lambda: self._asked)
        self._composed.done.connect(self._answer)
        self.box.insertWidget(self.box.indexOf(self.acts), self._composed)

    def _answer(self, action: Action) -> None:
        acts = [] if self._appraisal is None else [each.act for each in self._appraisal.acts]
        if action in acts:
            self.tried.emit(acts.index(action))
        else:
            answer(self, translate("Review", "Nobody has worked out what this is worth."))

    def show_tried(self, asked: Asked, appraisal: Appraisal, tried: Tried, tell: Tell = trial_text) -> None:
        """Show a position, and how far somebody is who tries it. tell: what is said of an act."""
        if asked != self._asked:
            self._asked, self._appraisal = asked, appraisal
            self._write(asked, appraisal)
        said = tried.chosen >= 0
        self.verdict.setVisible(said)
        act = act_text(asked, appraisal.acts[tried.chosen].act) if said else ""
        self.verdict.set_text(joined([act, tell(appraisal, tried.chosen)]) if said else "")

    def _write(self, asked: Asked, appraisal: Appraisal) -> None:
        self.where.set_text(asked.words.progress(asked.view))
        self.acts.clear()
        named = [(act_text(asked, price.act), place) for place, price in enumerate(appraisal.acts)]
        for text, place in sorted(named):
            item = QListWidgetItem(text)
            item.setData(_PLACE, place)
            self.acts.addItem(item)
        self.acts.fit()

    def ask(self) -> None:
        """Bring the focus to the acts, and say what is asked."""
        self.acts.setFocus()
        answer(self, joined([self.where.text(), self.question.text()]))

    def say_verdict(self) -> None:
        """Say what is said of the act that was chosen last."""
        answer(self, self.verdict.text())
