"""Trying a decision again: the answer is hidden, one chooses, and hears what the choice costs."""

from functools import partial
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QListWidget, QListWidgetItem

from ludo.bots.coach.appraisal import Appraisal
from ludo.ui.i18n import language_signals, texts, translate
from ludo.ui.platform.announce import announce, joined
from ludo.ui.play.hint_words import Asked, act_text
from ludo.ui.play.review_words import trial_text
from ludo.ui.theme import font, theme_signals
from ludo.ui.widgets.labels import Button, Label
from ludo.ui.widgets.surfaces import UNIT, Panel, row
from ludo.ui.wording.common import with_head

_text = texts("Review")

_PLACE: Final = Qt.ItemDataRole.UserRole
_LEAST_HEIGHT: Final = 160


class Trial(Panel):
    """The acts of a decision, in an order that tells nothing.

    answered: the first choice since it began, by its place among the acts. ended: the answer is wanted again.
    """

    answered = Signal(int)
    ended = Signal()

    def __init__(self) -> None:
        super().__init__(margin=UNIT + 4)
        self._asked: Asked | None = None
        self._appraisal: Appraisal | None = None
        self._verdict = ""
        self.box.setSpacing(UNIT // 2)
        self.where = Label(self._where_text, "small", "quiet")
        self.question = Label(_text("What would you do now?"), "body").make_bold()
        self.acts = QListWidget()
        self.acts.setWordWrap(True)
        self.acts.setFrameShape(QFrame.Shape.NoFrame)
        self.acts.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.acts.setMinimumHeight(_LEAST_HEIGHT)
        self.acts.itemClicked.connect(self._choose)
        self.acts.itemActivated.connect(self._choose)
        self.verdict = Label(lambda: self._verdict)
        self.answer = Button(_text("Show the answer"), "plain")
        self.answer.clicked.connect(self.ended)
        for widget in (self.where, self.question, self.acts, self.verdict):
            self.box.addWidget(widget)
        self.box.addLayout(row(self.answer, None))
        language_signals().changed.connect(self._write)
        theme_signals().changed.connect(self._write)

    def begin(self, asked: Asked, appraisal: Appraisal) -> None:
        """Ask what somebody would do in a position."""
        self._asked, self._appraisal, self._verdict = asked, appraisal, ""
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
        self.verdict.setVisible(bool(self._verdict))
        self.acts.clear()
        if asked is None or appraisal is None:
            return
        named = [(act_text(asked, price.act), place) for place, price in enumerate(appraisal.acts)]
        for text, place in sorted(named):
            item = QListWidgetItem(text)
            item.setData(_PLACE, place)
            self.acts.addItem(item)

    def _where_text(self) -> str:
        return "" if self._asked is None else self._asked.words.progress(self._asked.view)

    def _choose(self, item: QListWidgetItem) -> None:
        """Say what an act would have cost."""
        if self._appraisal is None:
            return
        first = not self._verdict
        text = trial_text(self._appraisal, item.data(_PLACE))
        self._verdict = with_head(item.text(), text)
        self.verdict.set_text(partial(str, self._verdict))
        self.verdict.show()
        announce(self, self._verdict, at_once=True)
        if first:
            self.answered.emit(item.data(_PLACE))
