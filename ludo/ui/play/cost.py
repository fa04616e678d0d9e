"""The cost of the last decision, on demand at the table: in a partie for practice only."""

from PySide6.QtCore import QObject, Signal

from ludo.session.decisions import Decision
from ludo.session.reviewing import Moment, Review
from ludo.ui.i18n import translate
from ludo.ui.platform.announce import joined
from ludo.ui.play.facts import Facts, Look
from ludo.ui.play.hint import HintPanel
from ludo.ui.play.hint_words import Hint, act_text
from ludo.ui.play.review_text import asked_of
from ludo.ui.play.review_words import moment_words
from ludo.ui.services.coach import Coach


class LastCost(QObject):
    """Says it in the panel of hints, once it is known, until something happens at the table.

    `possible`: is there anything to ask for?
    """

    possible = Signal(bool)

    def __init__(self, panel: HintPanel, look: Look, coach: Coach, review: Review) -> None:
        super().__init__(panel)
        self._look = look
        self._panel = panel
        self._coach = coach
        self._review = review
        self._wanted: Decision | None = None
        """Of which it is not known yet."""
        coach.changed.connect(self._hear)

    def ask(self) -> None:
        """Say what the last decision of the person before the screen cost; once more takes it away."""
        decision = self._last()
        if self._panel.telling:
            self._panel.dismiss()
        elif decision is not None:
            self._wanted = decision
            self._coach.want(self._review)
            self._say()

    def _last(self) -> Decision | None:
        """Return the last decision of the person before the screen; None if they have taken none."""
        chair = self._look().chair
        return next((each for each in reversed(self._review.decisions) if each.chair == chair), None)

    def show_facts(self, facts: Facts) -> None:
        """Say whether there is anything to ask for."""
        possible = facts.curtain is None and not facts.now.stage.busy
        self.possible.emit(possible and self._last() is not None)

    def write_again(self) -> None:
        """Do nothing: the panel of hints writes."""

    def _hear(self, review: Review) -> None:
        if review is not self._review:
            return
        self.show_facts(self._look())
        if self._wanted is not None and self._panel.telling:
            self._say()

    def _say(self) -> None:
        """Say what is known, or that it is being worked out."""
        decision = self._wanted
        if decision is None:
            return
        key, asked = decision[:2], asked_of(self._review.record, decision)
        caption = translate("Hint", "Your last decision: {act}").format(act=act_text(asked, decision.done))
        appraisal = self._review.found.get(key)
        if appraisal is not None:
            self._wanted = None
            self._coach.note_seen(self._review.record, *key)
            said = moment_words(asked, Moment(decision, appraisal))
            better = translate("Review", "Better: {act}.").format(act=said.better) if said.better else ""
            rest = [better, said.verdict if said.mark else "", said.why, said.more]
            self._panel.tell(Hint(caption, said.mark or said.verdict, joined([*filter(None, rest)]), None))
        elif key in self._review.found or key in self._review.failed:
            self._wanted = None
            self._panel.tell(Hint(caption, translate("Hint", "Ludo cannot price this decision."), "", None))
        else:
            self._panel.tell(Hint(caption, translate("Hint", "Ludo is working it out…"), "", None))
