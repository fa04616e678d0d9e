"""A table without a window: a session, what is composed, and a stage on which everything rests when a test says so."""

from collections import deque
from collections.abc import Callable

from ludo.engine.views import AnyView
from ludo.session.ports import StorageError
from ludo.session.record import EventBatch
from ludo.session.session import Session
from ludo.ui.games.registry import words_of
from ludo.ui.play.effects import (
    AskPlayers,
    ChangePlayer,
    Compose,
    Decide,
    Do,
    Effect,
    GiveUpFor,
    Play,
    Refuse,
    Say,
    Submit,
    Tell,
    Timer,
)
from ludo.ui.play.facts import Facts, Now
from ludo.ui.play.messages import (
    Answered,
    Begun,
    CouldNotWrite,
    Decided,
    EventsShown,
    HandsSeen,
    Happened,
    HintCame,
    PlayersAsked,
    Refused,
    Rested,
    TableMessage,
)
from ludo.ui.play.reduce import first_state, reduce
from ludo.ui.play.state import TableState
from ludo.ui.services.settings import SettingsStore
from ludo.ui.table.durations import DURATIONS
from ludo.ui.table.editor import DraftEditor


class Stage:
    """What moves, and what is composed there."""

    def __init__(self) -> None:
        self.durations = DURATIONS["normal"]
        self.editor = DraftEditor()
        self.view: AnyView | None = None
        self.between = self.busy = self.halted = False

    def in_order(self, view: AnyView) -> AnyView:
        return view


class Bench:
    """Does what the reducer says, as the runner does, and keeps what was heard and what came of it."""

    def __init__(self, session: Session, settings: SettingsStore, answer: Callable[[], None] = lambda: None) -> None:
        """answer: has the computer players' answers brought."""
        self.answer = answer
        self.session = session
        self.settings = settings
        self.stage = Stage()
        self.now = Now(session, words_of(session.game.id), self.stage, settings, lambda: 0)
        self.state = first_state(self.now)
        self.timers: set[str] = set()
        self.refused: list[str] = []
        self.said: list[str] = []
        self.asked = False
        """Does somebody work on a hint?"""
        self.unshown: deque[tuple[EventBatch, int]] = deque()
        """What is to be shown still, and from which event on."""
        self.trace: list[tuple[TableMessage, TableState]] = []
        self.unwatch: Callable[[], None] = lambda: None
        self.heed: Callable[[Effect], None] = lambda effect: None
        """Whoever else hears of each effect."""
        self.deeds: dict[Do, Callable[[], object]] = {
            Do.STEP: session.step, Do.RECEIVE: session.receive, Do.UNDO: session.undo, Do.REDO: session.redo,
            Do.GO_ON: lambda: self.send(Rested()), Do.HURRY_PLAYERS: session.hurry, Do.WATCH: self._watch,
            Do.PUT_DOWN: self.stage.editor.put_down, Do.SHOW_HANDS: self._show_hands,
            Do.LOCK_DRAFT: self.stage.editor.lock, Do.RESET_DRAFT: self.stage.editor.reset,
            Do.LOOK_ON: lambda: setattr(self.stage, "halted", False),
            Do.ASK_HINT: lambda: setattr(self, "asked", True), Do.CANCEL_HINT: lambda: setattr(self, "asked", False),
        }  # fmt: skip
        session.answered = lambda: self.send(Answered())
        self.stage.editor.completed.connect(lambda action: self.send(Decided(action)))
        self.send(Begun())

    @property
    def facts(self) -> Facts:
        return Facts(self.state, self.now)

    def _watch(self) -> None:
        self.unwatch()
        self.unwatch = self.session.watch(self.facts.reader, lambda batch: self.send(Happened(batch)))

    def _show_hands(self) -> None:
        try:
            self.session.show_hands()
        except StorageError as error:
            self.send(HandsSeen(error))
        else:
            self.send(HandsSeen())

    def show(self, count: int | None = None) -> EventsShown | None:
        """Return that so many events are shown now, all that are left of an action if None; None if none is left."""
        if not self.unshown:
            return None
        batch, start = self.unshown[0]
        stop = len(batch.events) if count is None else min(start + count, len(batch.events))
        return EventsShown(batch, slice(start, stop))

    def come_to_rest(self) -> None:
        """Show all that is left."""
        while (shown := self.show()) is not None:
            self.send(shown)
        self.stage.busy = False

    def send(self, message: TableMessage) -> None:
        if isinstance(message, EventsShown):
            batch, _ = self.unshown.popleft()
            if message.part.stop < len(batch.events):
                self.unshown.appendleft((batch, message.part.stop))
        elif isinstance(message, HintCame):
            self.asked = False
        self.state, effects = reduce(self.state, message, self.now)
        self.trace.append((message, self.state))
        phase = self.state.phase
        for effect in effects:
            self._do(effect)
            if self.state.phase is not phase:
                break

    def _do(self, effect: Effect) -> None:
        try:
            self._try(effect)
        except StorageError as error:
            self.send(CouldNotWrite(error, Do.STEP if isinstance(effect, AskPlayers) else effect))

    def _try(self, effect: Effect) -> None:
        self.heed(effect)
        match effect:
            case Do():
                self.deeds.get(effect, lambda: None)()
            case AskPlayers():
                phase = self.state.phase
                self.session.step()
                if self.state.phase is phase:
                    self.send(PlayersAsked())
            case Submit(action):
                seat = self.facts.seat
                assert seat is not None
                refusal = self.session.submit(seat, action, self.session.ply)
                if refusal is not None:
                    self.send(Refused(refusal))
            case ChangePlayer(chair, level):
                self.session.set_player(chair, level)
            case GiveUpFor(chair):
                self.session.give_up(chair)
            case Timer(name, ms):
                self.timers.discard(name)
                if ms is not None:
                    self.timers.add(name)
            case Compose(draft, _):
                self.stage.editor.begin(draft)
            case Decide(action):
                self.stage.editor.confirm(action)
            case Play(batch):
                self.stage.busy, self.stage.halted = True, False
                if self.now.review is not None:
                    self.now.review.catch_up()
                if batch.jumped:
                    self.now.lines.forget()
                    self.unshown.clear()
                elif batch.events:
                    self.unshown.append((batch, 0))
            case Say(text) | Tell(text):
                self.said += [text] * bool(text)
            case Refuse(refusal):
                self.refused.append(refusal.code)
