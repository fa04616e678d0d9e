"""Drives a session on a table: who is asked, who waits, what happens when nothing moves any more.

It calls `Session.step` only after what happened has been shown and, where a person may step in, after a gap. The
computer players are asked at the beginning of that gap, so that they think while it lasts.

Persons are chairs: players may change seats, so the seat of a chair is asked anew whenever it is needed.
"""

from collections.abc import Callable
from typing import TypeVar

from PySide6.QtCore import QObject, QTimer, Signal

from ludo.engine.actions import Action
from ludo.engine.offers import NOTHING, Offers
from ludo.engine.places import Seat
from ludo.engine.refusals import Refusal
from ludo.engine.turns import CHANCE
from ludo.engine.views import AnyView
from ludo.session.ports import BotService, StorageError
from ludo.session.session import EventBatch, Session
from ludo.ui.games.registry import words_of
from ludo.ui.play.pace import Pace
from ludo.ui.play.states import ControllerState
from ludo.ui.play.thinking import Thinking
from ludo.ui.settings import SettingsStore
from ludo.ui.table.contract import Seating
from ludo.ui.table.table import TableWidget

_POLL = 15
Result = TypeVar("Result")
_DECIDING = (ControllerState.ASKING, ControllerState.GAP)
_BUSY = (ControllerState.STORAGE_ERROR, ControllerState.SENT, ControllerState.SHOWING)


class Controller(QObject):
    """One session on one table.

    chair: the person before the screen; curtain: the person whom the curtain waits for; pace: how fast it goes on.
    Signals: `changed`; `refused` with a Refusal; `happened` with the EventBatch that is about to be shown.
    """

    changed = Signal()
    refused = Signal(object)
    happened = Signal(object)

    def __init__(self, session: Session, bots: BotService, table: TableWidget, settings: SettingsStore) -> None:
        super().__init__(table)
        self.session = session
        self.table = table
        self.state = ControllerState.SHOWING
        self.storage_error: StorageError | None = None
        self.pace = Pace(session, settings)
        self.chair: int | None = self.persons[0] if len(self.persons) == 1 else None
        self.curtain: int | None = None
        self._settings = settings
        self._bots = bots
        self._retry: Callable[[], object] | None = None
        self._confirmed = -1
        self._waited = self._visiting = False
        self._sent: tuple[Action, int] | None = None
        self._only: Action | None = None
        self._forced = QTimer(self, singleShot=True)
        self._forced.timeout.connect(self._play_forced)
        self._gap = QTimer(self, singleShot=True)
        self._gap.timeout.connect(self._gap_over)
        self.thinking = Thinking(table, self._thinker)
        self.thinking.seen.connect(self._thinking_seen)
        self._poll = QTimer(self, interval=_POLL)
        self._poll.timeout.connect(self._receive)
        self._unwatch: Callable[[], None] = lambda: None
        self._links = [table.idle.connect(self._go_on), settings.changed.connect(self._set_patience)]
        table.editor.completed.connect(self.act)
        table.editor.illegal_attempt.connect(self.refused)

    def _set_patience(self) -> None:
        """Another setting lets go a computer player that waits for it."""
        if not self.pace.read_settings() and self.state == ControllerState.GAP and not self._gap.isActive():
            self.hurry()

    @property
    def persons(self) -> tuple[int, ...]:
        """All chairs of persons."""
        return tuple(number for number, chair in enumerate(self.session.players) if chair.person)

    @property
    def hot_seat(self) -> bool:
        """Do several persons share the screen?"""
        return len(self.persons) > 1

    @property
    def seat(self) -> Seat | None:
        """Where the person before the screen sits now; None behind the curtain, or if nobody is there."""
        return None if self.curtain is not None else self.session.seat_of(self.chair)

    @property
    def view(self) -> AnyView:
        """What the person before the screen sees; behind the curtain, what anybody sees."""
        return self.session.view(self.seat)

    @property
    def current(self) -> int | None:
        """The chair whose turn it is; None where it is nobody's."""
        must = self.session.turn().must
        return None if must is None or must == CHANCE else self.session.chair_of(must)

    def start(self) -> None:
        """Begin, or go on wherever the session stands."""
        if self._bots.busy:
            self._bots.stop()
        self._watch()
        self._show()
        self._go_on()

    def stop(self) -> None:
        """Let go of the session, also where cards still move: another one may begin before they come to rest."""
        for timer in (self._gap, self._forced, self._poll):
            timer.stop()
        while self._links:
            QObject.disconnect(self._links.pop())
        self.thinking.end()
        self._unwatch()
        self._unwatch = lambda: None

    def _watch(self) -> None:
        self._unwatch()
        self._unwatch = self.session.watch(None if self.curtain is not None else self.chair, self._happened)

    def _seating(self) -> Seating:
        chairs = self.session.chairs
        return Seating(chairs, tuple(self.session.chair_of(seat) for seat in range(len(chairs))))

    def _perspective(self) -> Seat | None:
        """The seat that is shown nearest: also behind the curtain that of the person who sits down."""
        return self.session.seat_of(self.chair if self.curtain is None else self.curtain)

    def _show(self) -> None:
        self.table.show_view(self.view, self._seating(), perspective=self._perspective())

    def _happened(self, batch: EventBatch) -> None:
        self._gap.stop()
        self._forced.stop()
        self.thinking.end()
        self._visiting = False
        self._sent = None
        self.state = ControllerState.SHOWING
        if batch.jumped:
            self._follow_people()
        self.happened.emit(batch)
        self.table.play(batch, self.view, self._seating(), perspective=self._perspective())
        self.table.set_draft(None, self.seat)
        self.changed.emit()
        if self.pace.fast_forward:
            self.table.skip()

    # what comes next

    def _go_on(self) -> None:
        """Nothing moves any more: see whose turn it is."""
        if self.storage_error is not None or self.table.busy:
            return
        must, current = self.session.turn().must, self.current
        if must is None:
            self._enter(ControllerState.OVER)
        elif self.session.deal_ended and self._confirmed != self.session.ply and not self._asked_with_result():
            self._enter(ControllerState.RESULT)
            if self._settings.value.next_deal_alone:
                self._gap.start(3 * self.table.durations.gap)
        elif current is None:
            self._enter(ControllerState.LUCK)
            self._gap.start(self.pace.luck(self.table.durations))
        elif current in self.persons and current != self.chair and not self._visiting:
            self.draw_curtain(current)
        else:
            self._ask()

    def _asked_with_result(self) -> bool:
        """Is the person before the screen asked at once how to go on, with the result in sight?"""
        asked = self.current is not None and self.current == self.chair
        return asked and words_of(self.session.game.id).asks_with_result

    def _ask(self) -> None:
        """Ask whoever is before the screen, and the computer players."""
        self._waited = False
        self.state = ControllerState.ASKING if self.current in self.persons else ControllerState.GAP
        self.pace.reached(self.state == ControllerState.ASKING, bool(self.offers()))
        self.table.drafts.space_goes_on = self.state == ControllerState.GAP
        self.table.set_draft(None if self.seat is None else self.session.draft(self.seat), self.seat)
        self._guarded(self.session.step, self._ask)
        if self.session.thinking():
            self._poll.start()
        if self.state == ControllerState.ASKING:
            self._gap.start(self.table.durations.gap)
            self._only = self.pace.forced(self.offers()) if self.current == self.chair else None
            if self._only is not None:
                self._forced.start(self.table.durations.gap)
        elif self.waits_for_key:
            self.pace.has_waited = True
        else:
            self._gap.start(self.pace.gap(self.table.durations))
        self.thinking.follow()
        self.changed.emit()

    def skip_to(self, end: str) -> None:
        """Fast-forward to where the person can act ("decision") or has to ("turn"); results are shown."""
        if self.state in (ControllerState.GAP, ControllerState.LUCK, ControllerState.SHOWING):
            self.pace.fast_forward = end
            self.hurry()

    def _play_forced(self) -> None:
        """Play the only card that the person can play, if that is wished."""
        if self._only is not None and self.state == ControllerState.ASKING and not self.table.editor.edited:
            self.act(self._only)

    def set_player(self, chair: int, level: str | None) -> None:
        """Let a person (`level` None) or a computer player play for a chair from now on."""
        self._back(lambda: self.session.set_player(chair, level))

    def give_up(self, chair: int) -> None:
        """End the partie: the person of this chair gives it up."""
        self._back(lambda: self.session.give_up(chair))

    def _follow_people(self) -> None:
        """Nobody sits before the screen whose chair is a computer player's now."""
        if not {self.chair, self.curtain} <= {None, *self.persons}:
            self.chair = self.curtain = None
            self._watch()

    def offers(self) -> Offers:
        """Return what the person before the screen may do now."""
        return NOTHING if self.seat is None else self.session.offers(self.seat)

    @property
    def deciding(self) -> bool:
        """Can somebody decide something now?"""
        return self.state in _DECIDING

    def _enter(self, state: ControllerState) -> None:
        self.state = state
        if state != ControllerState.LUCK:
            self.pace.fast_forward = ""
        if not self.deciding and state != ControllerState.STORAGE_ERROR:
            self.table.set_draft(None, self.seat)
        self.thinking.follow()
        self.changed.emit()

    def _gap_over(self) -> None:
        if self.state == ControllerState.RESULT:
            self.next_deal()
        elif self.state == ControllerState.LUCK:
            self._step()
        else:
            self._waited = True
            self._step_if_ready()

    def _step_if_ready(self) -> None:
        if self._waited and not self.session.thinking() and self.deciding:
            self._step()

    def _step(self) -> None:
        self._guarded(self.session.step, self._step)

    def _receive(self) -> None:
        """Fetch what the computer players answer."""
        for ticket, action in self._bots.poll():
            self._guarded(lambda t=ticket, a=action: self.session.receive(t, a), self._resume)  # type: ignore[misc]
        self.thinking.follow()
        if not self.session.thinking():
            self._poll.stop()
            self._step_if_ready()

    def _thinker(self) -> Seat | None:
        """Return the computer player that everybody waits for: the one on turn, or one that may step in first."""
        thinking = self.session.thinking()
        if not thinking or self.state not in (ControllerState.GAP, ControllerState.SENT):
            return None
        return must if (must := self.session.turn().must) in thinking else thinking[0]

    def _thinking_seen(self) -> None:
        """Space hurries who thinks for all to see."""
        self.table.drafts.space_goes_on |= self.thinking.visible
        self.changed.emit()

    # what the person does

    def act(self, action: Action, chair: int | None = None) -> None:
        """Let a person act: the one before the screen, or another by the button on the plate."""
        actor = self.chair if chair is None else chair
        seat = self.session.seat_of(actor)
        if actor is None or seat is None or self.state in _BUSY:
            return
        before, self.state = self.state, ControllerState.SENT
        self._sent = (action, actor)
        refusal = self._guarded(lambda: self.session.submit(seat, action, self.session.ply), self._resume)
        if isinstance(refusal, Refusal):
            self.state = before
            self._sent = None
            self.refused.emit(refusal)
            self.table.go_home()
        elif self.state == ControllerState.SENT:
            self.table.editor.lock()
            self._poll.start()
            self.thinking.follow()
            self.changed.emit()

    def _resume(self) -> None:
        """Try again what could not be written: what a person had done, else whatever comes next."""
        self.state = ControllerState.ASKING
        if self._sent is not None:
            self.act(*self._sent)
        else:
            self._go_on()

    def attempt(self, action: Action) -> None:
        """Let the person before the screen act, or say why that is not possible."""
        refusal = None if self.seat is None else self.session.check(self.seat, action)
        if refusal is not None:
            self.refused.emit(refusal)
        elif self.seat is not None and self.deciding:
            self.act(action)

    def next_deal(self) -> None:
        """Begin the next deal: the person has seen the result."""
        if self.state == ControllerState.RESULT:
            self._confirmed = self.session.ply
            self._gap.stop()
            self._go_on()

    def hurry(self) -> None:
        """Do not wait for anything that can be done at once; who thinks for all to see answers now."""
        if self.table.busy:
            self.table.skip()
        elif self.thinking.visible:
            self._gap.stop()
            self._waited = True
            self.session.hurry()
        elif self.state == ControllerState.LUCK:
            self._gap.start(0)
        elif self.state == ControllerState.GAP:
            self._gap.stop()
            self._waited = True
            self.table.drafts.space_goes_on = False
            self.changed.emit()
            self._step_if_ready()

    def draw_curtain(self, chair: int) -> None:
        """Hide everything until this person sits before the screen."""
        self._gap.stop()
        self.chair = None
        self.curtain = chair
        self._watch()
        self._show()
        self._enter(ControllerState.CURTAIN)

    def lift_curtain(self) -> None:
        """Show the table to the person whom the curtain waits for."""
        if self.curtain is None:
            return
        self.chair, self.curtain = self.curtain, None
        self._visiting = self.current != self.chair
        self._watch()
        self._show()
        self._go_on()

    def end_visit(self) -> None:
        """Give the screen back to the person whose turn it is."""
        self._visiting = False
        self._go_on()

    @property
    def visiting(self) -> bool:
        """Is somebody before the screen whose turn it is not, while it is another person's?"""
        return self._visiting and self.current in self.persons and self.current != self.chair

    @property
    def waits_for_key(self) -> bool:
        """Does a computer player wait until the person lets it go on?"""
        return self.state == ControllerState.GAP and not self._waited and self.pace.waits

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
        self._gap.stop()
        self._guarded(move, lambda: self._back(move))

    # storage errors

    def _guarded(self, what: Callable[[], Result], again: Callable[[], object]) -> Result | None:
        try:
            return what()
        except StorageError as error:
            self._gap.stop()
            self._poll.stop()
            self.storage_error = error
            self._retry = again
            self.table.editor.lock()
            self._enter(ControllerState.STORAGE_ERROR)
            return None

    def retry(self) -> None:
        """Try again what could not be written."""
        if self.storage_error is None:
            return
        again, self._retry = self._retry, None
        self.storage_error = None
        self.state = ControllerState.ASKING
        if again is not None:
            again()
        if self.storage_error is None and self.state == ControllerState.ASKING and not self.table.busy:
            self._go_on()
