"""Puts a session on a table: what happens is shown, and what a person does there happens."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal

from ludo.engine.actions import Action
from ludo.engine.offers import Offers
from ludo.engine.places import Seat
from ludo.engine.refusals import NOT_ASKED, Refusal
from ludo.engine.views import AnyView
from ludo.session.ports import StorageError
from ludo.session.record import EventBatch
from ludo.session.session import Session
from ludo.ui.platform.announce import voice
from ludo.ui.play.hot_seat import HotSeat
from ludo.ui.play.states import ControllerState
from ludo.ui.play.turns import TurnMachine
from ludo.ui.services.settings import SettingsStore
from ludo.ui.table.table import TableWidget

_BUSY = (ControllerState.STORAGE_ERROR, ControllerState.SENT, ControllerState.SHOWING)


class Controller(QObject):
    """One session on one table.

    hot_seat: who is before the screen; turns: what comes next.
    Signals: `changed`; `refused` with a Refusal; `happened` with the EventBatch that is about to be shown; `stopped`:
    nobody looks at the table any more.
    """

    changed = Signal()
    refused = Signal(object)
    happened = Signal(object)
    stopped = Signal()

    def __init__(self, session: Session, table: TableWidget, settings: SettingsStore) -> None:
        super().__init__(table)
        self.session = session
        self.table = table
        self.hot_seat = HotSeat(session, self._happened)
        self.turns = TurnMachine(session, table, settings, self.hot_seat, self._resume)
        self.turns.changed.connect(self.changed)
        self.turns.asked.connect(self._await_forced)
        self._sent: Action | None = None
        self._only: Action | None = None
        self._forced = QTimer(self, singleShot=True)
        self._forced.timeout.connect(self._play_forced)
        table.editor.completed.connect(self.act)
        table.editor.illegal_attempt.connect(self.refused)

    @property
    def state(self) -> ControllerState:
        """What everybody waits for."""
        return self.turns.state

    @property
    def deciding(self) -> bool:
        """Can somebody decide something now?"""
        return self.turns.deciding

    @property
    def composing(self) -> bool:
        """Can the person before the screen compose something: in their turn, or beside the result of a deal?"""
        draft = self.table.editor.draft
        return self.deciding or (self.state == ControllerState.RESULT and draft is not None and draft.beside_result)

    @property
    def storage_error(self) -> StorageError | None:
        """Why the last thing could not be written, None if it was."""
        return self.turns.storage.error

    @property
    def chair(self) -> int | None:
        """The person before the screen."""
        return self.hot_seat.chair

    @property
    def curtain(self) -> int | None:
        """The person whom the curtain waits for."""
        return self.hot_seat.curtain

    @property
    def seat(self) -> Seat | None:
        """Where the person before the screen sits now; None behind the curtain, or if nobody is there."""
        return self.hot_seat.seat

    @property
    def view(self) -> AnyView:
        """What the person before the screen sees; behind the curtain, what anybody sees."""
        return self.hot_seat.view

    def offers(self) -> Offers:
        """Return what the person before the screen may do now."""
        return self.hot_seat.offers()

    def start(self) -> None:
        """Begin, or go on wherever the session stands."""
        self.hot_seat.watch()
        self.hot_seat.question.resume(self.hot_seat.persons if self.hot_seat.shared else ())
        self.hot_seat.show(self.table)
        self.turns.go_on()

    def stop(self) -> None:
        """Let go of the session, also where cards still move: another one may begin before they come to rest."""
        self._forced.stop()
        self.turns.stop()
        self.hot_seat.leave()
        self.stopped.emit()

    def _happened(self, batch: EventBatch) -> None:
        self._forced.stop()
        self._sent = None
        self.turns.begin_showing()
        if batch.jumped:
            self.hot_seat.follow_people()
        self.hot_seat.hear(batch)
        self.happened.emit(batch)
        self.table.halt_for_person(bool(self.hot_seat.persons))
        self.table.play(batch, self.view, self.hot_seat.seating, perspective=self.hot_seat.perspective)
        self.table.set_draft(None, self.seat)
        self.changed.emit()
        if self.turns.pace.fast_forward:
            self.table.skip()
            voice().hurry()

    # what the person does

    def act(self, action: Action) -> None:
        """Let the person before the screen act: nobody else is known to be there."""
        seat = self.seat
        if seat is None or self.state in _BUSY:
            return
        voice().hurry()
        before, self.turns.state = self.state, ControllerState.SENT
        self._sent = action
        refusal = self.turns.storage.attempt(lambda: self.session.submit(seat, action, self.session.ply), self._resume)
        if isinstance(refusal, Refusal):
            self.turns.state = before
            self._sent = None
            self.refused.emit(refusal)
            self.table.go_home()
        elif self.state == ControllerState.SENT:
            self.turns.await_answers()

    def _resume(self) -> None:
        """Try again what could not be written: what a person had done, else whatever comes next."""
        self.turns.state = ControllerState.ASKING
        if self._sent is not None:
            self.act(self._sent)
        else:
            self.turns.go_on()

    def attempt(self, action: Action) -> None:
        """Let the person before the screen act, or say why that is not possible."""
        refusal = None if self.seat is None else self.session.check(self.seat, action)
        if refusal is not None:
            self.refused.emit(refusal)
        elif self.seat is not None and self.deciding:
            self.act(action)
        elif self.state == ControllerState.HELD:
            self.refused.emit(NOT_ASKED)

    def _await_forced(self) -> None:
        """Play after a moment what the person before the screen cannot but play, if that is wished."""
        self._only = self.turns.pace.forced(self.offers()) if self.hot_seat.on_turn else None
        if self.hot_seat.on_turn and self.turns.draws_for_person:
            self._only = next(iter(self.offers()), None)
        if self._only is not None:
            self._forced.start(self.table.durations.gap)

    def _play_forced(self) -> None:
        if self.turns.paused or self.turns.pace.voice():
            self._forced.start(max(self.table.durations.gap, self.turns.pace.voice()))
        elif self._only is not None and self.state == ControllerState.ASKING and not self.table.editor.edited:
            self.act(self._only)

    def set_player(self, chair: int, level: str | None) -> None:
        """Let a person (`level` None) or a computer player play for a chair from now on."""
        self._back(lambda: self.session.set_player(chair, level))

    def give_up(self, chair: int) -> None:
        """Give the partie up for the person of a chair."""
        self._back(lambda: self.session.give_up(chair))

    def undo(self) -> None:
        """Go back to the last decision of a person."""
        self._back(self.session.undo)

    def redo(self) -> None:
        """Do again what was undone."""
        self._back(self.session.redo)

    def _back(self, move: Callable[[], bool]) -> None:
        if self.storage_error is not None:
            return
        if self.table.busy:
            self.table.skip()
        self.turns.gap.stop()
        self.turns.storage.attempt(move, lambda: self._back(move))
