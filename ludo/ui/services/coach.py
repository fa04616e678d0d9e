"""The coach: has decisions reviewed while people play and think, and brings what is known to whoever shows it."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal

from ludo.ui.services.store_types import LossesTable, RetriesTable

if TYPE_CHECKING:  # nothing of the games is read before a partie is open
    from collections.abc import Callable

    from ludo.bots.coach.appraisal import Appraisal
    from ludo.bots.coach.continuation import PlayedOn, PlayOnRequest
    from ludo.bots.contract import DecisionRequest
    from ludo.engine.actions import Action
    from ludo.session.asker import Asker
    from ludo.session.luck_reviews import LuckAccount, LuckReviews
    from ludo.session.pending import Pending
    from ludo.session.ports import LuckStore, ReviewStore
    from ludo.session.record import PartieRecord
    from ludo.session.reviewing import Review, Reviews
    from ludo.session.session import Session
    from ludo.ui.services.settings import SettingsStore

CHECK: Final = 1.7
"""Seconds for which acts are compared where somebody waits: with the way there and back at most two."""


class Coach(QObject):
    """Reviews parties, one decision at a time, in the process of the computer players while it is idle.

    Off by a setting, or where nobody can price decisions: then there are no reviews at all. Signals: `changed`: more is
    known about a Review, or no more comes; `completed`: one was made as far as possible, of a partie that is over;
    `switched`: the coach was switched on or off.
    """

    changed = Signal(object)
    completed = Signal(object)
    switched = Signal()

    def __init__(
        self,
        asker: Asker,
        store: ReviewStore,
        settings: SettingsStore,
        parent: QObject | None = None,
        losses: LossesTable | None = None,
        lucks: LuckStore | None = None,
        retries: RetriesTable | None = None,
    ) -> None:
        """store: where reviews are kept. losses, lucks, retries: where what they come to, luck and own mistakes are
        kept, None: nowhere."""
        super().__init__(parent)
        self._asker = asker
        self._store = store
        self._keep_losses = losses.keep if losses is not None else None
        self.settings = settings
        self._was_on = settings.value.coach
        self._luck_store = lucks
        self._retries = retries
        self._made: Reviews | None = None
        self._lucks: LuckReviews | None = None
        self._account: tuple[Review, LuckAccount | None] | None = None
        settings.changed.connect(self._obey)

    @property
    def on(self) -> bool:
        """Are reviews wanted?"""
        return self.settings.value.coach

    def possible(self, game: str) -> bool:
        """Are decisions at a game priced, and is that wanted?"""
        return self.on and self._asker.prices(game)

    def look(self, record: PartieRecord, session: int | None = None) -> Review | None:
        """Return what is known about a partie; None where there are no reviews of it."""
        if not self.possible(record.header.game):
            return None
        return self._reviews().look(record, session)

    def want(self, review: Review, *, last: bool = False) -> None:
        """Have the rest of a review made; last: after all others that are wanted."""
        self._reviews().want(review, last=last)
        self.changed.emit(review)

    def wants(self, review: Review) -> bool:
        """Is a review being made?"""
        return self._made is not None and self._made.wants(review)

    def cancel(self, review: Review) -> None:
        """Compute no more of a review; what is known stays."""
        self._reviews().cancel(review)
        self.changed.emit(review)

    def attend(self, session: Session, at_rest: Callable[[], bool]) -> Review | None:
        """Review a partie while it is played.

        at_rest: does nothing move on the screen, in whose way something could be? Once that is so, `take` is called.
        """
        self._asker.at_rest = at_rest
        review = self.look(session.record, session.number)
        if review is not None:
            self.want(review)
        return review

    def follow(self, review: Review) -> None:
        """Take in what was done in a partie that is played, or undone."""
        if self.possible(review.record.header.game):
            self._reviews().follow(review)

    def leave(self, review: Review | None) -> None:
        """Leave a partie that was played: what is not over is reviewed when it goes on."""
        self._asker.at_rest = _always
        self._asker.wake()
        if review is not None and not review.record.over:
            self._reviews().cancel(review)

    def check(self, request: DecisionRequest, seconds: float = CHECK) -> Pending[Appraisal | None] | None:
        """Have the acts of somebody who waits compared, so many seconds at most; None where that is not possible."""
        from ludo.bots.contract import ReviewRequest
        from ludo.bots.questions import Compare

        if not self.possible(request.view.game):
            return None
        return self._asker.ask(Compare(ReviewRequest(request, seconds=seconds), waited=True))

    def decide(self, request: DecisionRequest) -> Pending[Action | None] | None:
        """Have a computer player decide for somebody who waits; None where that is not possible."""
        from ludo.bots.questions import Decide

        return self._asker.ask(Decide(request)) if self.possible(request.view.game) else None

    def play_on(self, request: PlayOnRequest) -> Pending[PlayedOn | None] | None:
        """Have a deal played on for somebody who waits; None where that is not possible."""
        from ludo.bots.questions import PlayOn

        return self._asker.ask(PlayOn(request)) if self.possible(request.game) else None

    def note_seen(self, record: PartieRecord, ply: int, chair: int) -> None:
        """Note that what was best at a decision is on the screen, wherever that is: it is not known by that.

        A partie that is played on from another one has the decisions of that one.
        """
        from ludo.session.ports import StorageError

        if self._retries is not None:
            with suppress(StorageError):  # it is asked once more then
                begun = record.header if record.origin is None else record.origin
                self._retries.seen(begun.started, ply, chair)

    def note_all_seen(self, review: Review) -> None:
        """Note that a review can be read as a whole."""
        for moment in review.moments:
            self.note_seen(review.record, *moment.decision[:2])

    def luck(self, review: Review) -> LuckAccount | None:
        """Return what luck gave in a partie whose review is complete, and have worked out what is not known yet.

        None where nothing is to be told of it.
        """
        record = review.record
        if review.open or not record.over or not self.possible(record.header.game):
            return None
        if self._account is None or self._account[0] is not review:
            self._account = (review, self._luck_account(review))
        return self._account[1]

    def _luck_account(self, review: Review) -> LuckAccount | None:
        from ludo.session.luck_reviews import LuckReviews, account_of

        account = account_of(review)
        if account is None:
            return None
        if self._lucks is None:
            self._lucks = LuckReviews(self._asker, self._luck_store)
            self._lucks.changed = self._tell_luck
        self._lucks.fill(account)
        self._lucks.want(account)
        return account

    def _tell_luck(self, account: LuckAccount) -> None:
        """Bring what is known of luck to whoever shows it."""
        if account.known and self._account is not None and self._account[1] is account:
            self.changed.emit(self._account[0])

    def _reviews(self) -> Reviews:
        if self._made is None:
            from ludo.session.reviewing import Reviews

            self._made = Reviews(self._asker, self._store, self._keep_losses)
            self._made.changed = self.changed.emit
            self._made.completed = self.completed.emit
        return self._made

    def _obey(self) -> None:
        """Stop where the coach has been switched off."""
        if self._was_on == self.settings.value.coach:
            return
        self._was_on = self.settings.value.coach
        if not self._was_on:
            self._account = None
            if self._lucks is not None:
                self._lucks.stop()
        if not self._was_on and self._made is not None:
            self._made.stop()
        self.switched.emit()


def _always() -> bool:
    return True
