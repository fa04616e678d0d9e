"""A question of which nobody else may know to whom it is put, or whether anybody can answer it (APP-15)."""

from collections.abc import Sequence

from ludo.engine.events import SOMEBODY_ASKED, Moved
from ludo.engine.turns import SOMEBODY
from ludo.engine.views import AnyView
from ludo.session.record import EventBatch
from ludo.session.session import Session


class SecretQuestion:
    """The question as it is put at one screen: while it is, everybody sees the table as it was when it came.

    waiting: the persons who still have to be asked behind the curtain; guest: the one who is being asked.
    """

    def __init__(self, session: Session) -> None:
        self._session = session
        self._ply = -1
        self.waiting: list[int] = []
        self.guest: int | None = None

    @property
    def asked(self) -> bool:
        """Is it being put?"""
        return self._ply >= 0

    @property
    def open(self) -> bool:
        """Can somebody answer it, who has not done so?"""
        return self._session.view(None).turn.must == SOMEBODY

    @property
    def passing(self) -> bool:
        """Has it been put to all, and nobody answers?"""
        return self.asked and not self.open and not self.waiting and self.guest is None

    def view(self, chair: int | None) -> AnyView:
        """Return what a person saw when it came."""
        return self._session.record.question_view(self._ply, chair)

    def resume(self, persons: Sequence[int]) -> None:
        """Put it again to these persons where a partie goes on in the middle of it."""
        if self.open and not self.asked:
            self._begin(self._session.ply, persons)

    def hear(self, batch: EventBatch, persons: Sequence[int]) -> None:
        """Notice that it comes, or that somebody has answered it: with a card for all to see, or in silence."""
        if batch.jumped:
            self.end()
        self.guest = None
        if self.open or SOMEBODY_ASKED in batch.events[:-1]:
            self._begin(batch.ply, persons)
        elif any(isinstance(event, Moved) for event in batch.events) or not self.waiting:
            self.end()

    def next_guest(self) -> int:
        """Return the person to be asked next."""
        self.guest = self.waiting.pop(0)
        return self.guest

    def end(self) -> None:
        """Go on: everybody sees the table as it is."""
        self._ply = -1
        self.waiting = []
        self.guest = None

    def _begin(self, ply: int, persons: Sequence[int]) -> None:
        self._ply = ply
        self.waiting = list(persons)
