"""Drives a session on a table: who is asked, who waits, what happens when nothing moves any more.

It calls `Session.step` only after what happened has been shown and, where a person may step in, after a gap. The
computer players are asked at the beginning of that gap, so that they think while it lasts.
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
from ludo.ui.settings import SettingsStore
from ludo.ui.table.table import TableWidget

_POLL = 15
_ANSWER = 0.7
"""A computer player that nobody can interrupt waits this share of the gap."""

Result = TypeVar("Result")


class Controller(QObject):
    """One session on one table.

    state: "showing" while something moves; "luck"; "gap" before a computer player acts; "asking" a person; "sent" after
    a person has acted, until it has happened; "curtain" between two persons at one screen; "result" between two deals;
    "over"; "trouble" when something could not be written. seated: the person before the screen.
    """

    changed = Signal()
    refused = Signal(object)
    told = Signal(object)

    def __init__(self, session: Session, thinking: BotService, table: TableWidget, settings: SettingsStore) -> None:
        super().__init__(table)
        self.session = session
        self.table = table
        self.state = "showing"
        self.trouble: StorageError | None = None
        self.persons = tuple(seat for seat, chair in enumerate(session.chairs) if chair.person)
        self.seated: Seat | None = self.persons[0] if len(self.persons) == 1 else None
        self.curtain: Seat | None = None
        self._settings = settings
        self._thinking = thinking
        self._retry: Callable[[], object] | None = None
        self._confirmed = -1
        self._waited = False
        self._sent: tuple[Action, Seat] | None = None
        self._visiting = False
        self._gap = QTimer(self, singleShot=True)
        self._gap.timeout.connect(self._gap_over)
        self._poll = QTimer(self, interval=_POLL)
        self._poll.timeout.connect(self._hear)
        self._unwatch: Callable[[], None] = lambda: None
        table.idle.connect(self._go_on)

    @property
    def hot_seat(self) -> bool:
        """Do several persons share the screen?"""
        return len(self.persons) > 1

    @property
    def view(self) -> AnyView:
        """What the person before the screen sees; behind the curtain, what anybody sees."""
        return self.session.view(None if self.curtain is not None else self.seated)

    def start(self) -> None:
        """Begin, or go on wherever the session stands."""
        if self._thinking.busy:
            self._thinking.stop()
        self._watch()
        self._show()
        self._go_on()

    def stop(self) -> None:
        """Let go of the session."""
        self._gap.stop()
        self._poll.stop()
        self._unwatch()
        self._unwatch = lambda: None

    def _watch(self) -> None:
        self._unwatch()
        seat = None if self.curtain is not None else self.seated
        self._unwatch = self.session.watch(seat, self._happened)

    def _show(self) -> None:
        near = self.curtain if self.curtain is not None else self.seated
        self.table.show_view(self.view, self.session.chairs, perspective=near)

    def _happened(self, told: EventBatch) -> None:
        self._gap.stop()
        self._visiting = False
        self._sent = None
        self.state = "showing"
        self.table.set_offers(None, self.seated)
        self.told.emit(told)
        self.table.play(told, self.view)
        self.changed.emit()

    # what comes next

    def _go_on(self) -> None:
        """Nothing moves any more: see whose turn it is."""
        if self.trouble is not None or self.table.busy:
            return
        turn = self.session.turn()
        self._waited = False
        must = turn.must
        if must is None:
            self._enter("over")
        elif must == CHANCE:
            if words_of(self.session.game.id).between_deals(self.view) and self._confirmed != self.session.ply:
                self._enter("result")
                if self._settings.value.next_deal_alone:
                    self._gap.start(3 * self.table.durations.gap)
            else:
                self._enter("luck")
                self._gap.start(self.table.durations.luck)
        elif must in self.persons and must != self.seated and not self._visiting:
            self.draw_curtain(must)
        else:
            self._ask()

    def _ask(self) -> None:
        """Ask whoever is before the screen, and the computer players."""
        must = self.session.turn().must
        self._enter("asking" if must in self.persons else "gap")
        self.table.set_offers(self.offers(), self.seated)
        self._guarded(self.session.step, self._ask)
        if self.session.thinking():
            self._poll.start()
        if self.state == "asking":
            self._gap.start(self.table.durations.gap)
        elif self._settings.value.wait_for_me:
            self._waited = False
        else:
            self._gap.start(self.gap())
        self._show_thinking()
        self.changed.emit()

    def gap(self) -> int:
        """How long a computer player waits before it acts, in milliseconds."""
        stepping_in = any(seat in self.persons for seat in self.session.turn().may)
        return self.table.durations.gap if stepping_in else round(self.table.durations.gap * _ANSWER)

    def offers(self) -> Offers:
        """What the person before the screen may do now."""
        if self.seated is None or self.curtain is not None:
            return NOTHING
        return self.session.offers(self.seated)

    def _enter(self, state: str) -> None:
        self.state = state
        if state not in ("asking", "gap"):
            self.table.set_offers(None, self.seated)
        self._show_thinking()
        self.changed.emit()

    def _gap_over(self) -> None:
        if self.state == "result":
            self.next_deal()
        elif self.state == "luck":
            self._step()
        else:
            self._waited = True
            self._step_if_ready()

    def _step_if_ready(self) -> None:
        if self._waited and not self.session.thinking() and self.state in ("gap", "asking"):
            self._step()

    def _step(self) -> None:
        self._guarded(self.session.step, self._step)

    def _hear(self) -> None:
        """Fetch what the computer players answer."""
        for ticket, action in self._thinking.poll():
            self._guarded(lambda t=ticket, a=action: self.session.receive(t, a), self._resume)  # type: ignore[misc]
        if not self.session.thinking():
            self._poll.stop()
            self._show_thinking()
            self._step_if_ready()

    def _show_thinking(self) -> None:
        must = self.session.turn().must
        waiting = self.state in ("gap", "asking", "sent")
        self.table.set_thinking([must] if waiting and must in self.session.thinking() and must is not None else [])

    # what the person does

    def act(self, action: Action, seat: Seat | None = None) -> None:
        """A person does something: the one before the screen, or another by the button on the plate."""
        actor = self.seated if seat is None else seat
        if actor is None or self.state in ("trouble", "sent", "showing"):
            return
        before, self.state = self.state, "sent"
        self._sent = (action, actor)
        refusal = self._guarded(lambda: self.session.submit(actor, action, self.session.ply), self._resume)
        if isinstance(refusal, Refusal):
            self.state = before
            self._sent = None
            self.refused.emit(refusal)
            self.table.go_home()
        elif self.state == "sent":
            self.table.set_offers(None, self.seated)
            self._poll.start()
            self.changed.emit()

    def _resume(self) -> None:
        """What could not be written is tried again: what a person had done, else whatever comes next."""
        self.state = "asking"
        if self._sent is not None:
            self.act(*self._sent)
        else:
            self._go_on()

    def try_anyway(self, action: Action) -> None:
        """A person tries something that is not offered: say why not."""
        seat = self.seated
        if seat is None:
            return
        refusal = self.session.check(seat, action)
        if refusal is None:
            self.act(action)
        else:
            self.refused.emit(refusal)

    def next_deal(self) -> None:
        """The result has been seen."""
        if self.state == "result":
            self._confirmed = self.session.ply
            self._gap.stop()
            self._go_on()

    def hurry(self) -> None:
        """Do not wait for anything that can be done at once."""
        if self.table.busy:
            self.table.skip()
        elif self.state == "gap":
            self._gap.stop()
            self._waited = True
            self._step_if_ready()

    def draw_curtain(self, seat: Seat) -> None:
        """Hide everything until this person sits before the screen."""
        self._gap.stop()
        self.seated = None
        self.curtain = seat
        self._watch()
        self._show()
        self._enter("curtain")

    def sit_down(self) -> None:
        """The person whom the curtain waits for is there."""
        if self.curtain is None:
            return
        self.seated, self.curtain = self.curtain, None
        self._visiting = self.session.turn().must != self.seated
        self._watch()
        self._show()
        self._go_on()

    def pass_on(self) -> None:
        """The person who came out of turn lets go."""
        self._visiting = False
        self._go_on()

    @property
    def visiting(self) -> bool:
        """Is somebody before the screen who is not on turn, while another person is?"""
        must = self.session.turn().must
        return self._visiting and must in self.persons and must != self.seated

    @property
    def waits_for_key(self) -> bool:
        """Does a computer player wait until the person lets it go on?"""
        return self.state == "gap" and self._settings.value.wait_for_me and not self._waited

    def undo(self) -> None:
        """Go back to the last decision of a person."""
        self._back(self.session.undo)

    def redo(self) -> None:
        """Do again what was taken back."""
        self._back(self.session.redo)

    def _back(self, move: Callable[[], bool]) -> None:
        if self.trouble is not None:
            return
        if self.table.busy:
            self.table.skip()
        self._gap.stop()
        self._guarded(move, lambda: self._back(move))

    # trouble with the file

    def _guarded(self, what: Callable[[], Result], again: Callable[[], object]) -> Result | None:
        try:
            return what()
        except StorageError as error:
            self._gap.stop()
            self._poll.stop()
            self.trouble = error
            self._retry = again
            self._enter("trouble")
            return None

    def retry(self) -> None:
        """Try again what could not be written."""
        if self.trouble is None:
            return
        again, self._retry = self._retry, None
        self.trouble = None
        self.state = "asking"
        if again is not None:
            again()
        if self.trouble is None and self.state == "asking" and not self.table.busy:
            self._go_on()
