"""Old parties that wait for a review: one is reviewed after the other, in the background."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from ludo.session.ports import StorageError
from ludo.session.reviewing import Review
from ludo.session.service import PartieService
from ludo.ui.services.coach import Coach
from ludo.ui.services.store_types import LossesTable

_LOST: Final = ("damaged", "newer-rules", "bad-options", "unknown-game")
"""Why a partie can never be played again, so that nothing of it is reviewed."""


class Backlog(QObject):
    """Reviews parties of the file that are over. changed: another one is done, or it has ended.

    done, count: how many were reviewed since it began, and how many there are in all.
    """

    changed = Signal()

    def __init__(self, parties: PartieService, coach: Coach, losses: LossesTable, parent: QObject) -> None:
        super().__init__(parent)
        self._parties = parties
        self._coach = coach
        self._losses = losses
        self._left: list[int] = []
        self._review: Review | None = None
        self.done = self.count = 0
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._next)
        coach.completed.connect(self._hear)
        coach.switched.connect(self._obey)

    @property
    def running(self) -> bool:
        """Are parties being reviewed?"""
        return bool(self._left) or self._review is not None

    def begin(self, sessions: Sequence[int]) -> None:
        """Review so many parties, those that were wanted before as well."""
        fresh = [each for each in sessions if each not in self._left]
        if not self.running:
            self.done = self.count = 0
        elif self._review is not None:
            fresh = [each for each in fresh if each != self._review.session]
        self._left += fresh
        self.count += len(fresh)
        if self._review is None:
            self._timer.start(0)
        self.changed.emit()

    def stop(self) -> None:
        """Review no more of them; what is known stays."""
        self._left.clear()
        self._timer.stop()
        review, self._review = self._review, None
        if review is not None:
            self._coach.cancel(review)
        self.changed.emit()

    def _obey(self) -> None:
        if not self._coach.on:
            self.stop()

    def _hear(self, review: Review) -> None:
        if review is self._review:
            self._review = None
            self.done += 1
            self._timer.start(0)
            self.changed.emit()

    def _next(self) -> None:
        """Have the next partie reviewed; one in a turn of the event loop, as its log is played for that."""
        if self._review is not None or not self._left:
            return
        number = self._left.pop(0)
        review = self._look(number)
        if review is None:
            self.done += 1
            self._timer.start(0)
            self.changed.emit()
            return
        self._review = review
        self._coach.want(review, last=True)

    def _look(self, number: int) -> Review | None:
        """Return what is known about a partie; None where it cannot be reviewed."""
        try:
            return self._coach.look(self._parties.replay(number), number)
        except StorageError as problem:
            if problem.code in _LOST:
                self._forget(number)
        return None

    def _forget(self, number: int) -> None:
        """Drop a partie from the queue that can be played no more."""
        try:
            self._losses.keep(number, (), ())
        except StorageError:
            return
