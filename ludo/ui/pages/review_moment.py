"""One decision of a review: what was done and what would have been better, why, and in which deals that shows."""

from datetime import date
from functools import partial

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QPaintEvent

from ludo.moments import today
from ludo.session.decisions import Decision
from ludo.session.record import PartieRecord
from ludo.session.reviewing import Moment
from ludo.ui.i18n import texts, translate
from ludo.ui.pages.review_hands import Deals
from ludo.ui.pages.review_hindsight import Hindsight
from ludo.ui.platform.announce import joined
from ludo.ui.play.review_hands import Deal, real_deal, typical_deals
from ludo.ui.play.review_text import asked_of
from ludo.ui.play.review_words import MomentWords, is_as_good, moment_words
from ludo.ui.services.coach import Coach
from ludo.ui.widgets.labels import Button, Label
from ludo.ui.widgets.surfaces import UNIT, Panel, flow

_text = texts("Review")


class MomentCard(Panel):
    """A decision in words and hands. again: it is to be tried once more."""

    again = Signal()

    def __init__(self, record: PartieRecord, coach: Coach) -> None:
        super().__init__(margin=UNIT + 4)
        self._record = record
        self._coach = coach
        self._moment: Moment | None = None
        self._noted: tuple[Decision, date] | None = None
        """Of which decision it was noted, on that day."""
        self.box.setSpacing(UNIT // 2)
        self._where = Label(str, "small", "quiet")
        self._mark = Label(str, "body", "mistake").make_bold()
        self._chosen = Label(str)
        self._better = Label(str)
        self._verdict = Label(str)
        self._why = Label(str)
        self._more = Label(str, "small", "quiet")
        for label in (self._where, self._mark, self._chosen, self._better, self._verdict, self._why, self._more):
            self.box.addWidget(label)
        self.try_again = Button(_text("Try again"), "plain", _text("Hide the answer, and choose once more."))
        self.try_again.clicked.connect(self.again)
        self.box.addLayout(flow(self.try_again))
        self.deals = Deals(coach.settings)
        self.box.addWidget(self.deals)
        self.hindsight = Hindsight(record, coach)
        self.box.addWidget(self.hindsight)
        self.hide()

    def show_moment(self, moment: Moment | None) -> None:
        """Show a decision; None: nothing."""
        self._moment = moment
        self.setVisible(moment is not None)
        self.hindsight.show_moment(moment)
        if moment is None:
            return
        said = self.words_of(moment)
        chosen = translate("Review", "Chosen: {act}.").format(act=said.chosen)
        better = translate("Review", "Better: {act}.").format(act=said.better) if said.better else ""
        for label, text in (
            (self._where, said.where),
            (self._mark, said.mark),
            (self._chosen, chosen),
            (self._better, better),
            (self._verdict, said.verdict),
            (self._why, said.why),
            (self._more, said.more),
        ):
            label.set_text(partial(str, text))
            label.setVisible(bool(text))
        self.deals.show_deals(self._deals(moment))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Note that the answer is seen."""
        super().paintEvent(event)
        QTimer.singleShot(0, self, self._note_seen)

    def _note_seen(self) -> None:
        if self._moment is None or not self.isVisible():
            return
        seen = self._moment.decision, today()
        if seen != self._noted:
            self._noted = seen
            self._coach.note_seen(self._record, *self._moment.decision[:2])

    def words_of(self, moment: Moment) -> MomentWords:
        """Return a decision in words."""
        return moment_words(asked_of(self._record, moment.decision), moment)

    def spoken(self, moment: Moment) -> str:
        """Return what is said of a decision; of the deals the first one, if that is short."""
        first = [deal.spoken for deal in self._deals(moment)[:1] if deal.short and not deal.real]
        return joined([self.words_of(moment).spoken(), *first])

    def _deals(self, moment: Moment) -> list[Deal]:
        """Return deals that show what a decision cost, and behind them how the cards lay."""
        if is_as_good(moment.appraisal):
            return []
        asked, typical = asked_of(self._record, moment.decision), moment.appraisal.typical
        real = real_deal(self._record, moment.decision, asked, typical)
        return [*typical_deals(asked, typical), *([] if real is None else [real])]
