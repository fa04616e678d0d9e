"""A deal of a record, played on for somebody who waits: one continuation at a time, and what each brought."""

from PySide6.QtCore import QObject, Signal
from shiboken6 import isValid

from ludo.bots.coach.continuation import PlayedOn
from ludo.engine.actions import Action
from ludo.engine.places import Seat
from ludo.engine.turns import Actor
from ludo.engine.views import AnyView
from ludo.session.deal_outlook import play_on_request, real_end
from ludo.session.pending import Pending
from ludo.session.record import PartieRecord
from ludo.ui.games.registry import words_of
from ludo.ui.play.outlook_words import gain
from ludo.ui.services.coach import Coach


class DealPlayedOn(QObject):
    """The deal after so many actions, for a seat. came: what an onlooker saw at its end (None: it cannot be played)."""

    came = Signal(object)

    def __init__(self, record: PartieRecord, coach: Coach, parent: QObject) -> None:
        super().__init__(parent)
        self._record, self._coach = record, coach
        self._ply, self._seat = 0, 0
        self._pending: Pending[PlayedOn | None] | None = None

    def begin(self, ply: int, seat: Seat) -> None:
        """Turn to a deal; what was asked before is dropped."""
        self.drop()
        self._ply, self._seat = ply, seat

    @property
    def awaited(self) -> bool:
        """Is it being played on?"""
        return self._pending is not None

    def ask(self, number: int, act: tuple[Actor, Action] | None = None) -> None:
        """Play it on with the luck of a number, after an act if one is given."""
        self._pending = self._coach.play_on(play_on_request(self._record, self._ply, number, act))
        if self._pending is not None:
            self._pending.then(self._take)

    def drop(self) -> bool:
        """Wait no more; return whether something was awaited."""
        pending, self._pending = self._pending, None
        if pending is not None:
            pending.cancel()
        return pending is not None

    def gain(self, end: AnyView) -> float:
        """Return what the seat gained until an end."""
        record = self._record
        return gain(record.game, words_of(record.header.game), self._seat, record.view(self._ply, None), end)

    def real_end(self) -> AnyView | None:
        """Return what an onlooker saw when the deal was really over; None where it was not played out."""
        return real_end(self._record, self._ply)

    def _take(self, found: PlayedOn | None) -> None:
        self._pending = None
        if isValid(self):
            self.came.emit(None if found is None else found.view)
