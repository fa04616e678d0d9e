"""Runs a table: hears what comes from session, stage, timers and persons, and does what `reduce` says then."""

from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Final, Literal, TypeVar

from PySide6.QtCore import QObject, QTimer, Signal

from ludo.engine.actions import Action
from ludo.engine.refusals import NOT_ASKED, Refusal
from ludo.session.ports import StorageError
from ludo.session.session import Session
from ludo.ui.platform.announce import announce, answer, voice
from ludo.ui.platform.speech_model import Kind
from ludo.ui.play import effects, messages
from ludo.ui.play.effects import Do, Effect
from ludo.ui.play.facts import Facts, Now
from ludo.ui.play.messages import Spoken, TableMessage
from ludo.ui.play.reduce import first_state, reduce
from ludo.ui.play.state import TableState
from ludo.ui.services.settings import SettingsStore
from ludo.ui.table.contract import Seating
from ludo.ui.table.table import TableWidget
from ludo.ui.widgets.printed_state import PrintsState
from ludo.ui.wording.game_words import GameWords

NOTICED: Final = 400
"""Milliseconds after which it is shown that a computer player thinks: most answer before."""
LONG: Final = 3000
"""Milliseconds after which that is said, once."""
"""So many messages are kept for a report."""

_QUIET: Final = (
    Do.RESET_DRAFT,
    Do.SEND_CARDS_HOME,
    Do.RECEIVE,
    Do.SKIP,
    Do.FALL_SILENT,
    Do.SPEAK_NOW,
    Do.SPEAK_NO_MORE,
)

_FROM_OUTSIDE = messages.Halted | messages.SettingsChanged | messages.Priced
"""Messages that something else is so than the state says."""

Result = TypeVar("Result")


class Runner(QObject, PrintsState[TableState]):
    """One session on one table: the state, and the only object that changes it.

    Signals: `changed`; `refused` with a Refusal; `happened` with the EventBatch that is about to be shown; `told` with
    words for the line above the hand; `remembered`: a step of the guide was read; `guide_ended`; `play_now`: a lesson
    is over; `focus_wanted`: the keyboard is the page's.
    """

    changed = Signal()
    refused = Signal(object)
    happened = Signal(object)
    told = Signal(str)
    remembered = Signal(int)
    guide_ended = Signal()
    play_now = Signal()
    focus_wanted = Signal()

    def __init__(self, session: Session, words: GameWords, table: TableWidget, settings: SettingsStore) -> None:
        super().__init__(table)
        self.session = session
        self.table = table
        self._settings = settings
        self.now = Now(session, words, table, settings, voice().speaking)
        self.state = first_state(self.now)
        self._outdated: list[bool] = []
        """For each message on its way: has one that it brought changed what the page shows?"""
        self._unwatch: Callable[[], None] = lambda: None
        self.timers: Mapping[Literal["gap", "forced", "opening", "cards"], QTimer] = {
            "gap": self._timer(lambda: self.send(messages.TimeOver("gap"))),
            "forced": self._timer(lambda: self.send(messages.TimeOver("forced"))),
            "opening": self._timer(lambda: self.send(messages.TimeOver("opening"))),
            "cards": self._timer(lambda: self.send(messages.TimeOver("cards"))),
        }
        self._noticed = self._timer(lambda: self.send(messages.ThinkingSeen()))
        self._long = self._timer(lambda: self.send(messages.ThinkingLong()))
        self.deeds: dict[Do, Callable[[], object]] = {
            Do.STEP: session.step,
            Do.RECEIVE: session.receive,
            Do.UNDO: session.undo,
            Do.REDO: session.redo,
            Do.GO_ON: lambda: self.send(messages.Rested()),
            Do.SHOW_HANDS: self._show_hands,
            Do.HURRY_PLAYERS: session.hurry,
            Do.WAIT_NO_MORE: self._wait_no_more,
            Do.WATCH: self._watch,
            Do.SHOW_TABLE: self._show_table,
            Do.LOCK_DRAFT: table.editor.lock,
            Do.RESET_DRAFT: table.editor.reset,
            Do.PUT_DOWN: table.editor.put_down,
            Do.SEND_CARDS_HOME: table.go_home,
            Do.SKIP: table.skip,
            Do.LOOK_ON: table.go_on,
            Do.END_GUIDE: self.guide_ended.emit,
            Do.PLAY_NOW: self.play_now.emit,
            Do.FOCUS_PAGE: self.focus_wanted.emit,
            Do.FALL_SILENT: lambda: voice().act(),
            Do.SPEAK_NOW: lambda: voice().hurry(),
            Do.SPEAK_NO_MORE: lambda: voice().forget(table.window()),
        }
        """Who does what; parts that are added do more."""
        session.answered = lambda: self.send(messages.Answered())
        table.editor.completed.connect(lambda action: self.send(messages.Decided(action)))
        table.editor.illegal_attempt.connect(lambda refusal: self.send(messages.Impossible(refusal)))
        self._links = [
            table.idle.connect(lambda: self.send(messages.Rested())),
            table.halting.connect(lambda: self.send(messages.Halted())),
            table.happening.connect(lambda batch, part: self.send(messages.EventsShown(batch, part))),
            settings.changed.connect(lambda _: self.send(messages.SettingsChanged())),
        ]

    def _timer(self, over: Callable[[], None]) -> QTimer:
        timer = QTimer(self, singleShot=True)
        timer.timeout.connect(over)
        return timer

    @property
    def facts(self) -> Facts:
        """The state, and what follows from it."""
        return Facts(self.state, self.now)

    def start(self) -> None:
        """Begin, or go on wherever the session stands."""
        self.send(messages.Begun())

    def stop(self) -> None:
        """Release the session, also where cards still move: another one may begin before they come to rest."""
        for timer in (*self.timers.values(), self._noticed, self._long):
            timer.stop()
        self.deeds.get(Do.CANCEL_HINT, _nothing)()
        self.session.leave()
        while self._links:
            QObject.disconnect(self._links.pop())
        self._leave()
        self.table.set_thinking([])

    def send(self, message: TableMessage) -> None:
        """Hear a message, and do what follows from it; the state is another one before anything is done.

        What is done may bring messages of its own: if they change what everybody waits for, the rest is not done.
        """
        if not isinstance(message, Spoken):
            self.heard.append(message)
        before = self.state
        self.state, to_do = reduce(before, message, self.now)
        phase = self.state.phase
        self._outdated.append(False)
        try:
            for effect in to_do:
                self._run(effect)
                if self.state.phase is not phase:
                    break
        finally:
            below = self._outdated.pop()
        changed = below or (self.state != before and not isinstance(message, Spoken))
        changed = changed or isinstance(message, _FROM_OUTSIDE) or not all(map(_changes_nothing, to_do))
        if changed and self._outdated:  # whoever skips may bring the table to a halt, which says so on the way
            self._outdated[-1] = True
        elif changed:
            self._follow_thinker()
            self.changed.emit()

    def _run(self, effect: Effect) -> None:
        match effect:
            case Do():
                self._write(self.deeds.get(effect, _nothing), effect)
            case effects.AskPlayers():
                phase = self.state.phase
                self._write(self.session.step, Do.STEP)
                if self.state.phase is phase:
                    self.send(messages.PlayersAsked())
            case effects.Submit(action):
                refusal = self._write(lambda: self._submit(action), effect)
                if refusal is not None:
                    self.send(messages.Refused(refusal))
            case effects.ChangePlayer(chair, level):
                self._write(lambda: self.session.set_player(chair, level), effect)
            case effects.GiveUpFor(chair):
                self._write(lambda: self.session.give_up(chair), effect)
            case effects.Timer(name, ms):
                self.timers[name].stop()
                if ms is not None:
                    self.timers[name].start(ms)
            case effects.Compose(draft, seat):
                self.table.drafts.space_goes_on = self.facts.space_goes_on
                self.table.set_draft(draft, seat)
            case effects.Decide(action):
                self.table.editor.confirm(action)
            case effects.Play(batch):
                if batch.jumped:
                    self.now.lines.forget()
                self.happened.emit(batch)
                self.table.halt_for_person(bool(self.facts.persons) and not self.facts.out)
                facts = self.facts
                self.table.play(batch, facts.view, self._seating(), perspective=facts.perspective)
            case effects.Remember(step):
                self.remembered.emit(step)
            case effects.Say():
                self._say(effect)
            case effects.Tell(text):
                self.told.emit(text)
            case effects.Refuse(refusal):
                self.refused.emit(refusal)

    def _say(self, said: effects.Say) -> None:
        thinker = self.facts.thinker
        if said.own:
            voice().say_own(self.table, said.text)
        elif said.kind is Kind.ANSWER:
            answer(self.table, said.text)
        elif said.passing:
            announce(self.table, said.text, lambda: self.facts.thinker == thinker, dull=True)
        else:
            announce(self.table, said.text)

    def _write(self, act: Callable[[], Result], effect: Effect) -> Result | None:
        """Do what may fail to be written."""
        try:
            return act()
        except StorageError as error:
            self.send(messages.CouldNotWrite(error, effect))
            return None

    def _submit(self, action: Action) -> Refusal | None:
        seat = self.facts.seat
        return NOT_ASKED if seat is None else self.session.submit(seat, action, self.session.ply)

    def _show_hands(self) -> None:
        try:
            self.session.show_hands()
        except StorageError as error:
            self.send(messages.HandsSeen(error))
        else:
            self.send(messages.HandsSeen())

    def _wait_no_more(self) -> None:
        with suppress(StorageError):  # in effect for this partie even if it cannot be saved
            self._settings.stop_waiting(self.session.game.id)

    def _leave(self) -> None:
        self._unwatch()
        self._unwatch = lambda: None

    def _watch(self) -> None:
        self._leave()
        self._unwatch = self.session.watch(self.facts.reader, lambda batch: self.send(messages.Happened(batch)))

    def _seating(self) -> Seating:
        chairs = self.session.chairs
        return Seating(chairs, tuple(self.session.chair_of(seat) for seat in range(len(chairs))))

    def _show_table(self) -> None:
        self.table.show_view(self.facts.view, self._seating(), perspective=self.facts.perspective)

    def _follow_thinker(self) -> None:
        """Watch how long somebody thinks, from the first question; show who it is once that takes a while."""
        thinker = self.facts.thinker
        seen = self.state.pace.thinking and thinker is not None
        self.table.drafts.space_goes_on = self.facts.space_goes_on
        self.table.set_thinking([thinker] if seen and thinker is not None else [])
        if thinker is None:
            self._noticed.stop()
            self._long.stop()
        elif not seen and not self._noticed.isActive():
            self._noticed.start(NOTICED)
            self._long.start(LONG)


def _nothing() -> None:
    """Do nothing: whoever could is not at this table."""


def _changes_nothing(effect: Effect) -> bool:
    """Does an effect leave all that the page shows as it was, or is that told by the table itself?"""
    told = effects.Timer | effects.Decide | effects.Say | effects.Tell | effects.Refuse
    return isinstance(effect, told) or effect in _QUIET
