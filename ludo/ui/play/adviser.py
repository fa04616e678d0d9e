"""Has the acts of the person at a table weighed, compared and priced, and sends what comes of it."""

from collections.abc import Callable, Mapping
from typing import TypeVar

from PySide6.QtCore import QObject

from ludo.bots.questions import Weigh
from ludo.session.asker import Asker
from ludo.session.pending import Pending
from ludo.session.reviewing import Review
from ludo.ui.play.advice_words import advice_words
from ludo.ui.play.effects import Do
from ludo.ui.play.facts import Look
from ludo.ui.play.messages import Compared, HintCame, Priced, Send, TableMessage
from ludo.ui.play.state import CostState
from ludo.ui.services.coach import Coach

A = TypeVar("A")


class Adviser(QObject):
    """Asks the process of the computer players, and the coach, on behalf of a table."""

    def __init__(self, parent: QObject, look: Look, send: Send, asker: Asker, coach: Coach | None) -> None:
        """coach: who compares the acts once there is a first answer; None: nobody does."""
        super().__init__(parent)
        self._look = look
        self._send = send
        self._asker = asker
        self._coach = coach
        self._asked: list[Pending[object]] = []
        self.deeds: Mapping[Do, Callable[[], None]] = {
            Do.ASK_HINT: self._ask, Do.COMPARE_ACTS: self._compare, Do.CANCEL_HINT: self._cancel,
            Do.REVIEW: self._review, Do.NOTE_SEEN: self._note_seen,
        }  # fmt: skip
        """Who does what the table wants done."""
        if coach is not None:
            coach.changed.connect(self._hear)

    def _ask(self) -> None:
        """Ask the strongest player."""
        facts = self._look()
        if facts.seat is not None:
            self._await(self._asker.ask(Weigh(facts.now.session.question(facts.seat))), HintCame)

    def _compare(self) -> None:
        """Have the acts compared."""
        facts = self._look()
        if self._coach is not None and facts.seat is not None:
            self._await(self._coach.check(facts.now.session.question(facts.seat)), Compared)

    def _await(self, pending: Pending[A] | None, message: Callable[[A | None], TableMessage]) -> None:
        if pending is not None:
            self._asked.append(pending)
            pending.then(lambda found: self._send(message(found)))

    def _cancel(self) -> None:
        """Want no answer any more."""
        while self._asked:
            self._asked.pop().cancel()

    def _review(self) -> None:
        """Have the decisions of the partie priced."""
        review = self._look().now.review
        if self._coach is not None and review is not None:
            self._coach.want(review)

    def _note_seen(self) -> None:
        """Note that what was best is seen: the partie may be played on from a mistake that is tried again."""
        facts = self._look()
        advice, words = facts.state.advice, advice_words(facts)
        if self._coach is None or advice is None or words is None or words.hint is None or not words.best:
            return
        ply, chair = advice.decision if isinstance(advice, CostState) else (advice.ply, advice.chair)
        if chair is not None:
            self._coach.note_seen(facts.now.session.record, ply, chair)

    def _hear(self, review: Review) -> None:
        if review is self._look().now.review:
            self._send(Priced())
