"""Trying a decision again: the answer is hidden, one chooses, and hears what the choice costs."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QListWidgetItem

from ludo.bots.coach.appraisal import Appraisal
from ludo.ui.i18n import language_signals, texts, translate
from ludo.ui.platform.announce import announce, joined
from ludo.ui.play.hint_words import Asked, act_text
from ludo.ui.play.review_words import trial_text
from ludo.ui.theme import font, theme_signals
from ludo.ui.widgets.labels import Button, Label
from ludo.ui.widgets.surfaces import UNIT, Panel, row
from ludo.ui.widgets.wrapped_list import WrappedList

_text = texts("Review")

_PLACE: Final = Qt.ItemDataRole.UserRole


Tell = Callable[[int], str]
"""What is said of the act at a place of an appraisal."""


class Acts(WrappedList):
    """A list that is as high as what stands in it: what surrounds it is scrolled."""

    def __init__(self) -> None:
        super().__init__()
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
    """The acts of a decision, in an order that tells nothing.

    tried: the place of an act that was chosen, once what it costs has been said; answered: the same of the first one
    since it began of which it is known if it is right. ended: the answer is wanted again.
    """

    answered = Signal(int)
    ended = Signal()
    tried = Signal(int)

    def __init__(self) -> None:
        super().__init__(margin=UNIT + 4)
        self._asked: Asked | None = None
        self._appraisal: Appraisal | None = None
        self._tell: Tell | None = None
        self._chosen = -1
        """The place of the act that was chosen last; -1 before one is."""
        self._is_answered = False
        self.box.setSpacing(UNIT // 2)
        self.where = Label(self._where_text, "small", "quiet")
        self.question = Label(_text("What would you do now?"), "body").make_bold()
        self.acts = Acts()
        self.acts.itemClicked.connect(self._choose)
        self.acts.itemActivated.connect(self._choose)
        self.verdict = Label(self._verdict_text)
        self.answer = Button(_text("Show the answer"), "plain")
        self.answer.clicked.connect(self.ended)
        for widget in (self.where, self.question, self.acts, self.verdict):
            self.box.addWidget(widget)
        self.box.addLayout(row(self.answer, None))
        language_signals().changed.connect(self._write)
        theme_signals().changed.connect(self._write)

    def begin(self, asked: Asked, appraisal: Appraisal, tell: Tell | None = None) -> None:
        """Ask what somebody would do in a position. tell: says more of an act than what it costs."""
        self._asked, self._appraisal, self._tell, self._chosen = asked, appraisal, tell, -1
        self._is_answered = False
        self._write()
        self.acts.setFocus()
        announce(self, joined([self.where.text(), self.question.text()]), at_once=True)

    def _write(self) -> None:
        asked, appraisal = self._asked, self._appraisal
        self.setAccessibleName(translate("Review", "Try again"))
        self.acts.setAccessibleName(translate("Review", "What you could do"))
        self.acts.setFont(font("body"))
        self.where.retranslate()
        self.verdict.retranslate()
        self.verdict.setVisible(self._chosen >= 0)
        self.acts.clear()
        if asked is None or appraisal is None:
            return
        named = [(act_text(asked, price.act), place) for place, price in enumerate(appraisal.acts)]
        for text, place in sorted(named):
            item = QListWidgetItem(text)
            item.setData(_PLACE, place)
            self.acts.addItem(item)
        self.acts.fit()

    def _where_text(self) -> str:
        return "" if self._asked is None else self._asked.words.progress(self._asked.view)

    def _choose(self, item: QListWidgetItem) -> None:
        """Say what an act would have cost."""
        self.choose(item.data(_PLACE))

    def choose(self, place: int) -> None:
        """Choose the act at a place of the appraisal."""
        self._chosen = place
        self.verdict.retranslate()
        self.verdict.show()
        announce(self, self.verdict.text(), at_once=True)
        self.tried.emit(place)
        if self._appraisal is not None and not (self._is_answered or self._appraisal.is_open(place)):
            self._is_answered = True
            self.answered.emit(place)

    def _verdict_text(self) -> str:
        """Return what is said of the act that was chosen last."""
        if self._asked is None or self._appraisal is None or self._chosen < 0:
            return ""
        found = self._appraisal
        text = trial_text(found, self._chosen) if self._tell is None else self._tell(self._chosen)
        return joined([act_text(self._asked, found.acts[self._chosen].act), text])
