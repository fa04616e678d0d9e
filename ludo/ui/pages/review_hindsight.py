"""Which act was better as the cards lay: what was done and what would have been better, both played on."""

from typing import Final

from PySide6.QtCore import Slot
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ludo.engine.actions import Action
from ludo.engine.views import AnyView
from ludo.session.record import PartieRecord
from ludo.session.reviewing import Moment
from ludo.ui.i18n import texts
from ludo.ui.pages.deal_played_on import DealPlayedOn
from ludo.ui.platform.announce import announce
from ludo.ui.play.hindsight_words import hindsight_text
from ludo.ui.play.hint_words import act_text
from ludo.ui.play.review_text import asked_of
from ludo.ui.play.review_words import is_as_good
from ludo.ui.services.coach import Coach
from ludo.ui.widgets.labels import Button, Label
from ludo.ui.widgets.surfaces import UNIT, flow, with_margins

_text = texts("Review")

TIMES: Final = 8
"""How often both acts are played on."""


class Hindsight(QWidget):
    """Plays both acts of a decision on, when asked; what it says counts nowhere."""

    def __init__(self, record: PartieRecord, coach: Coach) -> None:
        super().__init__()
        self._record = record
        self._moment: Moment | None = None
        self._deal = DealPlayedOn(record, coach, self)
        self._deal.came.connect(self._take)
        self._gains: tuple[list[float], list[float]] = ([], [])
        self.play = Button(
            _text("As the cards lay"),
            "plain",
            _text("Play both acts on as the cards lay. You could not know this; it changes no cost."),
        )
        self.play.clicked.connect(self.begin)
        self.words = Label(self._words_text, "small", "quiet")
        column = with_margins(QVBoxLayout(self), UNIT // 2, 0, UNIT // 2, 0, 0)
        column.addLayout(flow(self.play))
        column.addWidget(self.words)

    @property
    def place(self) -> tuple[tuple[list[float], list[float]], bool]:
        """The gains of both acts so far, and whether they are still played on."""
        return self._gains, self._deal.awaited

    @place.setter
    def place(self, place: tuple[tuple[list[float], list[float]], bool]) -> None:
        self._gains, awaited = place
        if awaited:
            self._ask()
        self._show_known()

    def show_moment(self, moment: Moment | None) -> None:
        """Offer it for a decision: where both acts were acts, and the deal was played out."""
        if moment == self._moment:
            return
        self._deal.drop()
        self._moment, self._gains = moment, ([], [])
        if moment is not None:
            self._deal.begin(moment.decision.ply, moment.decision.seat)
        self.setVisible(moment is not None and self._is_told(moment))
        self._show_known()

    def _is_told(self, moment: Moment) -> bool:
        appraisal = moment.appraisal
        marked = appraisal.mark is not None and not is_as_good(appraisal)
        return marked and None not in self._acts(moment) and self._deal.real_end() is not None

    def _acts(self, moment: Moment) -> tuple[Action | None, Action | None]:
        """Return what was done, and what would have been better."""
        acts = moment.appraisal.acts
        return acts[moment.appraisal.done or 0].act, acts[0].act

    @Slot()
    def begin(self) -> None:
        """Play both on."""
        if not self._deal.awaited and len(self._gains[1]) < TIMES:
            self._ask()
            self._show_known()

    def _ask(self) -> None:
        """Play the act on that was played on less often: both with the same luck."""
        assert self._moment is not None
        done = len(self._gains[1])
        act = self._acts(self._moment)[len(self._gains[0]) - done]
        assert act is not None
        self._deal.ask(done + 1, (self._moment.decision.seat, act))

    @Slot(object)
    def _take(self, end: AnyView | None) -> None:
        if end is not None:
            self._gains[len(self._gains[0]) - len(self._gains[1])].append(self._deal.gain(end))
            if len(self._gains[1]) < TIMES:
                self._ask()
        self._show_known()
        if not self._deal.awaited and self.words.text():
            announce(self, self.words.text())

    def _words_text(self) -> str:
        if self._moment is None:
            return ""
        asked = asked_of(self._record, self._moment.decision)
        chosen, better = (act_text(asked, act) for act in self._acts(self._moment))
        return hindsight_text(chosen, better, list(zip(*self._gains, strict=False)))

    def _show_known(self) -> None:
        self.words.retranslate()
        self.words.setVisible(bool(self.words.text()))
        self.play.setVisible(not self._deal.awaited and len(self._gains[1]) < TIMES)

    def hideEvent(self, event: QHideEvent) -> None:
        """Play no more once nobody looks."""
        super().hideEvent(event)
        if not event.spontaneous():
            self._deal.drop()
            self._show_known()
