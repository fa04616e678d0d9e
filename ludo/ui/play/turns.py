"""What comes next at a table: who is asked, who waits, and what happens when nothing moves any more.

`Session.step` is called only after what happened has been shown and, where a person may step in, after a gap. The
computer players are asked at the beginning of that gap, so that they think while it lasts.
"""

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal

from ludo.engine.drafts import Draft
from ludo.engine.places import Seat
from ludo.session.session import Session
from ludo.ui.games.guide import nobody_holds_cards
from ludo.ui.games.registry import words_of
from ludo.ui.platform.announce import voice
from ludo.ui.play.halt import Halt
from ludo.ui.play.hot_seat import HotSeat
from ludo.ui.play.pace import Pace
from ludo.ui.play.retry import Retry
from ludo.ui.play.states import ControllerState
from ludo.ui.play.thinking import Thinking
from ludo.ui.services.settings import SettingsStore
from ludo.ui.table.table import TableWidget

OPENING_MS = 3500
"""How long a first partie waits for others at most, from its start or the last words of its guide: then it skips to
the person's first decision, which so comes within five seconds."""
_DECIDING = (ControllerState.ASKING, ControllerState.GAP)


class TurnMachine(QObject):
    """Lets a session go on: luck and computer players after a gap, persons when they act, deals one by one.

    state: what everybody waits for; pace: how fast it goes on; gap: runs until the next thing happens by itself;
    halt: lets cards be looked at; storage: what had to be written.
    Signals: `changed`; `asked`: a person has to act.
    """

    changed = Signal()
    asked = Signal()

    def __init__(
        self,
        session: Session,
        table: TableWidget,
        settings: SettingsStore,
        hot_seat: HotSeat,
        resume: Callable[[], None],
    ) -> None:
        """resume: goes on after what a computer player answered could not be written."""
        super().__init__(table)
        self.state = ControllerState.SHOWING
        self.pace = Pace(session, settings)
        self.storage = Retry(self._storage_failed)
        self.gap = QTimer(self, singleShot=True)
        self.gap.timeout.connect(self._gap_over)
        self.halt = Halt(table, self.gap, settings, self.pace, self.changed.emit)
        self.thinking = Thinking(table, self._thinker)
        self.thinking.seen.connect(self._thinking_seen)
        self._session = session
        self._table = table
        self._settings = settings
        self._hot_seat = hot_seat
        self._resume = resume
        self._confirmed = -1
        self._declined = -1
        """At which ply the person went on to the next deal, though they could have done something else."""
        self._waited = False
        self.speaks_first: Callable[[], bool] = lambda: False
        """Asked before anything comes next: does somebody explain something first?"""
        self._paused = False
        self._missed = False
        self.opening = False
        """Has the person of a first partie not decided anything yet?"""
        self._enough = QTimer(self, singleShot=True, interval=OPENING_MS)
        self._enough.timeout.connect(self._hurry_opening)
        session.answered = self._receive
        self._links = [table.idle.connect(self.go_on), settings.changed.connect(self._set_patience)]

    def stop(self) -> None:
        """Let go of the session, also where cards still move: another one may begin before they come to rest."""
        self.gap.stop()
        self._enough.stop()
        self._session.leave()
        self.halt.stop()
        while self._links:
            QObject.disconnect(self._links.pop())
        self.thinking.end()

    @property
    def deciding(self) -> bool:
        """Can somebody decide something now?"""
        return self.state in _DECIDING

    @property
    def waits_for_key(self) -> bool:
        """Does a computer player wait until the person lets it go on, who may have sat down to step in?"""
        waits = self.state == ControllerState.GAP and not self._waited and not self.declined
        return waits and (self.pace.waits or self._hot_seat.stepping_in)

    @property
    def declined(self) -> bool:
        """Has the person before the screen let this chance go by already, here or beside the result?"""
        return self._declined == self._session.ply or self.pace.let_by == (self._session.ply, self._hot_seat.chair)

    @property
    def at_result(self) -> bool:
        """Is there a result that has not been confirmed, or is the partie over?"""
        fresh = self._session.deal_ended and self._confirmed != self._session.ply
        return self._session.over or (fresh and not self._asked_with_result())

    def go_on(self) -> None:
        """Ask whose turn it is, now that nothing moves any more."""
        if self.storage.error is not None or self._table.busy:
            return
        if self.speaks_first():
            self.gap.stop()
            self._enter(ControllerState.HELD)
        elif self._session.over:
            self._enter(ControllerState.OVER)
        elif self.at_result:
            draft = self._asked_beside_result()
            self._enter(ControllerState.RESULT, draft)
            if self._settings.value.next_deal_alone and (draft is None or draft.amount is None):
                self.gap.start(3 * self._table.durations.gap)
        elif self._hot_seat.question.asked:
            self._put_question()
        elif self._hot_seat.current is None:
            self._enter(ControllerState.LUCK)
            self.gap.start(self.pace.luck(self._table.durations))
        elif self._hot_seat.expected is not None:
            self.pass_screen(self._hot_seat.expected)
        else:
            self._ask()

    def _asked_beside_result(self) -> Draft | None:
        """Return what the person before the screen may decide with the result in sight, None in most cases."""
        seat = self._hot_seat.seat
        draft = None if seat is None or not self._session.offers(seat) else self._session.draft(seat)
        return draft if draft is not None and draft.beside_result else None

    def _put_question(self) -> None:
        """Ask each person behind the curtain, so that nobody learns who could answer; then go on after a gap."""
        question, hot_seat = self._hot_seat.question, self._hot_seat
        if question.guest is not None and question.guest != hot_seat.chair:
            self._draw_curtain(question.guest)
        elif question.guest is not None and not (question.open and hot_seat.on_turn):
            self._enter(ControllerState.NOTHING)
        elif question.guest is None and question.waiting:
            self._draw_curtain(question.next_guest())
        elif question.open:
            self._ask()
        elif all(chair.person for chair in self._session.players):
            self._let_question_pass()
        else:
            self._waited = False
            self._table.set_draft(None, hot_seat.seat)
            self._enter(ControllerState.GAP)
            self.gap.start(self.pace.gap(self._table.durations))

    def _let_question_pass(self) -> None:
        self._hot_seat.question.end()
        self._hot_seat.show(self._table)
        self.go_on()

    def pass_on(self) -> None:
        """The person before the screen cannot answer, and gives the screen to the next one."""
        if self.state == ControllerState.NOTHING:
            self._hot_seat.question.guest = None
            self.go_on()

    def _asked_with_result(self) -> bool:
        """Is the person before the screen asked at once how to go on, with the result in sight?"""
        return self._hot_seat.on_turn and words_of(self._session.game.id).asks_with_result

    def _ask(self) -> None:
        """Ask whoever is before the screen, and the computer players."""
        seat, offers = self._hot_seat.seat, self._hot_seat.offers()
        self._waited = False
        asking = self._hot_seat.current in self._hot_seat.persons
        self.state = ControllerState.ASKING if asking else ControllerState.GAP
        self.pace.reached(asking, bool(offers))
        if asking and not self.draws_for_person:
            self.opening = False
            self._enough.stop()
        self._table.drafts.space_goes_on = not asking
        asked_before = self._declined == self._session.ply and not asking
        draft = None if seat is None or asked_before else self._session.draft(seat)
        self._table.set_draft(draft, seat)
        self.storage.attempt(self._session.step, self._ask)
        if self.state == ControllerState.ASKING:
            self.gap.start(self._table.durations.gap)
            self.asked.emit()
        elif self.waits_for_key:
            self.pace.has_waited |= self.pace.waits
        else:
            wait = self.pace.luck if self.declined else self.pace.gap
            self.gap.start(wait(self._table.durations))
        self.thinking.follow()
        self.changed.emit()

    def _enter(self, state: ControllerState, draft: Draft | None = None) -> None:
        """Wait for something else; draft: what the person before the screen may compose meanwhile."""
        self.state = state
        if state != ControllerState.LUCK:
            self.pace.fast_forward = ""
        if not self.deciding and state != ControllerState.STORAGE_ERROR:
            self._table.set_draft(draft, self._hot_seat.seat)
        self.thinking.follow()
        self.changed.emit()

    def begin_showing(self) -> None:
        """Wait with everything else until what happens has been shown."""
        self.gap.stop()
        self.thinking.end()
        self._hot_seat.end_visit()
        self._missed = False
        self.pace.let_by = None
        self.state = ControllerState.SHOWING

    @property
    def paused(self) -> bool:
        """Does nothing happen by itself, for somebody explains?"""
        return self._paused

    def begin_opening(self) -> None:
        """Let this be the first partie of its game: nobody waits long for the first decision."""
        self.opening = True
        self._enough.start()
        if self.state == ControllerState.ASKING:
            self.asked.emit()

    @property
    def draws_for_person(self) -> bool:
        """Is the person asked about draws, before there are cards, in a first partie? The computer does that."""
        return self.opening and nobody_holds_cards(self._hot_seat.view)

    def _hurry_opening(self) -> None:
        if self.opening and not self._paused:
            self.skip_to("decision")

    def pause(self) -> None:
        """Let nothing happen by itself until `resume`: somebody explains."""
        self._paused = True

    def resume(self) -> None:
        """Let things happen again."""
        self._paused = False
        if self.opening:
            self._enough.start()
        missed, self._missed = self._missed, False
        if self.state == ControllerState.HELD:
            self.go_on()
        elif missed:
            self._gap_over()

    # gaps and answers

    def _gap_over(self) -> None:
        wait = self.pace.voice()
        if wait:
            self.gap.start(wait)
            return
        if self._paused:
            self._missed = True
        elif self._table.halted:
            self.halt.end()
        elif self.state == ControllerState.RESULT and self._table.editor.edited:
            self.gap.start(3 * self._table.durations.gap)
        elif self.state == ControllerState.RESULT:
            self.next_deal()
        elif self.state == ControllerState.LUCK:
            self._step()
        else:
            self._waited = True
            self._step_if_ready()

    def _step_if_ready(self) -> None:
        if self._waited and self._hot_seat.question.passing:
            self._let_question_pass()
        elif self._waited and not self._session.thinking() and self.deciding:
            self._step()

    def _step(self) -> None:
        self.storage.attempt(self._session.step, self._step)

    def await_answers(self) -> None:
        """Wait for computer players that may step in before a person's act."""
        self._table.editor.lock()
        self.thinking.follow()
        self.changed.emit()

    def _receive(self) -> None:
        """Go on with what a computer player has answered."""
        self.storage.attempt(self._session.receive, self._resume)
        self.thinking.follow()
        self._step_if_ready()

    def _thinker(self) -> Seat | None:
        """Return the computer player that everybody waits for: the one on turn, or one that may step in first."""
        thinking = self._session.thinking()
        if (
            not thinking
            or self._hot_seat.question.asked
            or self.state not in (ControllerState.GAP, ControllerState.SENT)
        ):
            return None
        return must if (must := self._session.turn().must) in thinking else thinking[0]

    def _thinking_seen(self) -> None:
        """Let Space hurry a player who is shown as thinking."""
        self._table.drafts.space_goes_on |= self.thinking.visible
        self.changed.emit()

    def _set_patience(self) -> None:
        """Continue a waiting computer player if the new settings no longer wait."""
        if not self.pace.read_settings() and self.state == ControllerState.GAP and not self.gap.isActive():
            self.hurry()

    # wishes of the person

    @property
    def can_skip(self) -> bool:
        """Is anything shown or waited for that could be skipped?"""
        waiting = self.state in (ControllerState.GAP, ControllerState.LUCK, ControllerState.SHOWING)
        return waiting and not self._paused

    def skip_to(self, end: str) -> None:
        """Fast-forward to where the person can act ("decision") or has to ("turn"); results are shown."""
        if self.can_skip:
            self.pace.fast_forward = end
            self.hurry()

    def hurry(self) -> None:
        """Skip all waiting, and hurry a player who is shown as thinking."""
        voice().hurry()
        if self._table.halted:
            self.halt.end()
        elif self._table.busy:
            self._table.skip()
        elif self._paused:
            return
        elif self.thinking.visible:
            self.gap.stop()
            self._waited = True
            self._session.hurry()
        elif self.state == ControllerState.LUCK:
            self.gap.start(0)
        elif self.state == ControllerState.GAP:
            self.gap.stop()
            self._waited = True
            self.pace.let_by = (self._session.ply, self._hot_seat.chair)
            self._table.drafts.space_goes_on = False
            self.changed.emit()
            self._step_if_ready()

    def next_deal(self) -> None:
        """Begin the next deal: the person has seen the result."""
        if self.state == ControllerState.RESULT:
            self._confirmed = self._session.ply
            voice().forget(self._table.window())
            if self._table.editor.draft is not None:
                self._declined = self._session.ply
            self.gap.stop()
            self.go_on()

    def pass_screen(self, chair: int) -> None:
        """Let this person sit before the screen; in their turn with a curtain only if they see what others may not."""
        if chair != self._hot_seat.current or self._hot_seat.reveals(chair):
            self._draw_curtain(chair)
            return
        self.gap.stop()
        self._hot_seat.change_openly(chair)
        self._hot_seat.show(self._table)
        self.go_on()

    def _draw_curtain(self, chair: int) -> None:
        """Hide everything until this person sits before the screen."""
        self.gap.stop()
        self._hot_seat.draw_curtain(chair)
        self._hot_seat.show(self._table)
        self._enter(ControllerState.CURTAIN)

    def lift_curtain(self) -> None:
        """Show the table to the person whom the curtain waits for."""
        if self._hot_seat.lift_curtain():
            self._hot_seat.show(self._table)
            self.go_on()

    def end_visit(self) -> None:
        """Give the screen back to the person whose turn it is."""
        self._hot_seat.end_visit()
        self.go_on()

    # storage errors

    def _storage_failed(self) -> None:
        self.gap.stop()
        self._table.editor.lock()
        self._enter(ControllerState.STORAGE_ERROR)

    def retry(self) -> None:
        """Try again what could not be written."""
        if self.storage.error is None:
            return
        again = self.storage.forget()
        self.state = ControllerState.ASKING
        if again is not None:
            again()
        if self.storage.error is None and self.state == ControllerState.ASKING:
            self.go_on()
