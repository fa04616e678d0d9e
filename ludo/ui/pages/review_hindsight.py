"""Which act was better as the cards lay: what was done and what would have been better, both played on."""

from typing import Final

from PySide6.QtCore import Slot
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ludo.bots.coach.playing_on import PlayedOn
from ludo.engine.actions import Action
from ludo.session.outlook import play_on_request, real_end
from ludo.session.record import PartieRecord
from ludo.session.reviewing import Moment
from ludo.ui.coach import Coach
from ludo.ui.games.registry import words_of
from ludo.ui.i18n import language_signals, texts
from ludo.ui.platform.announce import announce
from ludo.ui.play.hindsight_words import hindsight_text
from ludo.ui.play.hint_words import act_text
from ludo.ui.play.outlook_words import gain
from ludo.ui.play.review_text import asked_of
from ludo.ui.play.review_words import is_as_good
from ludo.ui.widgets.labels import Button, Label
from ludo.ui.widgets.surfaces import UNIT, flow

_text = texts("Review")

TIMES: Final = 8
"""How often both acts are played on."""


class Hindsight(QWidget):
    """Plays both acts of a decision on, when asked; what it says counts nowhere."""

    def __init__(self, record: PartieRecord, coach: Coach) -> None:
        super().__init__()
        self._record, self._coach = record, coach
        self._moment: Moment | None = None
        self._ticket: int | None = None
        self._gains: tuple[list[float], list[float]] = ([], [])
        self.play = Button(
            _text("As the cards lay"),
            "plain",
            _text("Play both acts on as the cards lay. You could not know this; it changes no cost."),
        )
        self.play.clicked.connect(self.begin)
        self.words = Label(self._words_text, "small", "quiet")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, UNIT // 2, 0, 0)
        column.setSpacing(UNIT // 2)
        column.addLayout(flow(self.play))
        column.addWidget(self.words)
        coach.checked.connect(self._take)
        language_signals().changed.connect(self.retranslate)

    def show_moment(self, moment: Moment | None) -> None:
        """Offer it for a decision: where both acts were acts, and the deal was played out."""
        if moment == self._moment:
            return
        self._cancel()
        self._moment, self._gains = moment, ([], [])
        self.setVisible(moment is not None and self._is_told(moment))
        self.retranslate()

    def _is_told(self, moment: Moment) -> bool:
        appraisal = moment.appraisal
        marked = appraisal.mark is not None and not is_as_good(appraisal)
        return marked and None not in self._acts(moment) and real_end(self._record, moment.decision.ply) is not None

    def _acts(self, moment: Moment) -> tuple[Action | None, Action | None]:
        """Return what was done, and what would have been better."""
        acts = moment.appraisal.acts
        return acts[moment.appraisal.done or 0].act, acts[0].act

    @Slot()
    def begin(self) -> None:
        """Play both on."""
        if self._ticket is None and len(self._gains[1]) < TIMES:
            self._ask()
            self.retranslate()

    def _ask(self) -> None:
        """Play the act on that was played on less often: both with the same luck."""
        assert self._moment is not None
        done = len(self._gains[1])
        act = self._acts(self._moment)[len(self._gains[0]) - done]
        assert act is not None
        decision = self._moment.decision
        request = play_on_request(self._record, decision.ply, done + 1, (decision.seat, act))
        self._ticket = self._coach.play_on(request)

    @Slot(int, object)
    def _take(self, ticket: int, found: object) -> None:
        if ticket != self._ticket or self._moment is None:
            return
        self._ticket = None
        if isinstance(found, PlayedOn):
            decision, words = self._moment.decision, words_of(self._record.header.game)
            before = self._record.view(decision.ply, None)
            row = self._gains[len(self._gains[0]) - len(self._gains[1])]
            row.append(gain(self._record.game, words, decision.seat, before, found.view))
            if len(self._gains[1]) < TIMES:
                self._ask()
        self.retranslate()
        if self._ticket is None and self.words.text():
            announce(self, self.words.text())

    def _words_text(self) -> str:
        if self._moment is None:
            return ""
        asked = asked_of(self._record, self._moment.decision)
        chosen, better = (act_text(asked, act) for act in self._acts(self._moment))
        return hindsight_text(chosen, better, list(zip(*self._gains, strict=False)))

    @Slot()
    def retranslate(self) -> None:
        """Write what is known in the current language."""
        self.words.retranslate()
        self.words.setVisible(bool(self.words.text()))
        self.play.setVisible(self._ticket is None and len(self._gains[1]) < TIMES)

    def _cancel(self) -> None:
        if self._ticket is not None:
            self._coach.drop(self._ticket)
            self._ticket = None

    def hideEvent(self, event: QHideEvent) -> None:
        """Play no more once nobody looks."""
        super().hideEvent(event)
        if not event.spontaneous():
            self._cancel()
            self.retranslate()
