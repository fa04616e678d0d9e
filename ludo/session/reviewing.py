"""Reviews of the decisions of persons in a partie: computed one after the other, kept, and never made twice."""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from ludo.bots.coach.appraisal import Appraisal
from ludo.bots.questions import Compare
from ludo.session.appraisals import AppraisalError, read_appraisal, write_appraisal
from ludo.session.asker import Asker
from ludo.session.decisions import Decision, Digests, decisions, request_of
from ludo.session.losses import KeepLosses, losses_of, mistakes_of
from ludo.session.pending import Pending
from ludo.session.ports import KeptReview, ReviewStore, StorageError
from ludo.session.record import PartieRecord

MOST: Final = 8
"""Parties that wait for the rest of their review at the same time; each of them is held in memory."""


class Moment(NamedTuple):
    """A decision, and what it cost."""

    decision: Decision
    appraisal: Appraisal


@dataclass
class Review:
    """All decisions of persons in a partie, as far as it is known what they cost.

    session: its number in the file; None for a partie that is not in it. found: by ply and chair; None: not priced.
    """

    record: PartieRecord
    session: int | None
    decisions: list[Decision] = field(default_factory=list)
    found: dict[tuple[int, int], Appraisal | None] = field(default_factory=dict)
    failed: set[tuple[int, int]] = field(default_factory=set)

    def __post_init__(self) -> None:
        """Find the decisions."""
        self.decisions = list(decisions(self.record))
        self.digests = Digests(self.record)

    @property
    def open(self) -> list[Decision]:
        """The decisions of which it is not known yet what they cost."""
        return [each for each in self.decisions if each[:2] not in self.found and each[:2] not in self.failed]

    @property
    def moments(self) -> list[Moment]:
        """The decisions of which it is known what they cost, in their order."""
        known = [(each, self.found.get(each[:2])) for each in self.decisions]
        return [Moment(decision, appraisal) for decision, appraisal in known if appraisal is not None]

    def catch_up(self) -> None:
        """Take in what has been done since, or undone."""
        same = self.digests.catch_up()
        self.decisions = [each for each in self.decisions if each.ply < same]
        self.decisions += decisions(self.record, same)
        for key in [key for key in self.found if key[0] >= same]:
            del self.found[key]


@dataclass
class _Waiting:
    pending: Pending[Appraisal | None]
    review: Review
    decision: Decision
    digest: str


class Reviews:
    """Reviews parties, the one wanted last first, one decision at a time.

    changed: called whenever more is known about a review, or nothing more comes. completed: called when a review of a
    partie that is over was made, as far as that was possible.
    """

    def __init__(self, asker: Asker, store: ReviewStore | None, keep_losses: KeepLosses | None = None) -> None:
        """store: where reviews are kept, keep_losses: keeps what they come to; None: nowhere."""
        self._asker = asker
        self._store = store
        self._keep_losses = keep_losses
        self._wanted: list[Review] = []
        self._last: Review | None = None
        self._waiting: _Waiting | None = None
        self.changed: Callable[[Review], None] = lambda review: None
        self.completed: Callable[[Review], None] = lambda review: None

    def wants(self, review: Review) -> bool:
        """Is a review being made?"""
        return any(wanted is review for wanted in self._wanted)

    def look(self, record: PartieRecord, session: int | None) -> Review:
        """Return what is known about a partie; nothing is computed."""
        review = Review(record, session)
        self._fill(review)
        return review

    def want(self, review: Review, *, last: bool = False) -> None:
        """Request the rest of a review, before those requested earlier. last: after them.

        Of those that wait, at most `MOST` are held in memory: the oldest are given up, what is known of them stays.
        """
        others = [other for other in self._wanted if other is not review]
        self._wanted = [*others, review] if last else [review, *others]
        if last:
            self._last = review
        for old in [each for each in self._wanted if each is not self._last][MOST:]:
            self.cancel(old)
        review.failed.clear()
        self._next()

    def follow(self, review: Review) -> None:
        """Bring a review in line with a partie that goes on: more has been done, or something was undone."""
        review.catch_up()
        if review.record.over and not review.open and not self.wants(review):
            self._complete(review)  # its log has grown by what is no decision
        self._next()

    def cancel(self, review: Review) -> None:
        """Compute no more of a review; what is known stays."""
        self._wanted = [other for other in self._wanted if other is not review]
        if self._waiting is not None and self._waiting.review is review:
            self._waiting.pending.cancel()
            self._waiting = None
        self._next()

    def stop(self) -> None:
        """Compute nothing more."""
        for review in tuple(self._wanted):
            self.cancel(review)

    def _fill(self, review: Review) -> None:
        """Read what is kept."""
        if self._store is None or review.session is None:
            return
        by_place = {each[:2]: each for each in review.decisions}
        try:
            kept = self._store.kept(review.session)
        except StorageError:
            return
        for each in kept:
            decision = by_place.get((each.ply, each.chair))
            if decision is None or each.digest != review.digests.at(each.ply):
                continue
            try:
                appraisal = read_appraisal(review.record.game, each.content)
            except AppraisalError:
                continue
            review.found[decision[:2]] = appraisal

    def _take(self, waiting: _Waiting, appraisal: Appraisal | None) -> None:
        """Keep what was found out, and ask the next question."""
        self._waiting = None
        self._add(waiting, appraisal)
        self._next()

    def _add(self, waiting: _Waiting, appraisal: Appraisal | None) -> None:
        review, decision = waiting.review, waiting.decision
        review.catch_up()
        if decision not in review.decisions or waiting.digest != review.digests.at(decision.ply):
            return
        if waiting.pending.failed:
            review.failed.add(decision[:2])
        else:
            review.found[decision[:2]] = appraisal
            self._keep(waiting, appraisal)
        self.changed(review)

    def _keep(self, waiting: _Waiting, appraisal: Appraisal | None) -> None:
        """Write down what was found out; where that is not possible, it is known as long as the program runs."""
        review, decision = waiting.review, waiting.decision
        if self._store is None or review.session is None:
            return
        content = write_appraisal(review.record.game, appraisal)
        try:
            self._store.keep(review.session, KeptReview(decision.ply, decision.chair, waiting.digest, content))
        except StorageError:
            return

    def _next(self) -> None:
        """Ask what the next decision cost."""
        made = [review for review in self._wanted if review.record.over and not review.open]
        self._wanted = [review for review in self._wanted if review.open or not review.record.over]
        for each in made:
            self._complete(each)
        review = next((review for review in self._wanted if review.open), None)
        if self._waiting is not None or review is None:
            return
        decision = review.open[0]
        pending = self._asker.ask(Compare(request_of(review.record, decision)))
        waiting = self._waiting = _Waiting(pending, review, decision, review.digests.at(decision.ply))
        pending.then(lambda appraisal: self._take(waiting, appraisal))

    def _complete(self, review: Review) -> None:
        """Keep what a review came to: nothing where it was practice, or where something failed."""
        keep = self._keep_losses
        if keep is not None and review.session is not None and not (review.failed or review.record.practice):
            moments = review.moments
            with suppress(StorageError):  # it is worked out again when the review is wanted again
                keep(review.session, losses_of(moments), mistakes_of(moments))
        self.completed(review)
