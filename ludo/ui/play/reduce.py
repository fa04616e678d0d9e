"""Reduces a message to the next state of a table, and the effects to be carried out."""

from collections.abc import Sequence
from dataclasses import replace

from ludo.engine.actions import Action
from ludo.engine.events import SOMEBODY_ASKED, Moved
from ludo.engine.refusals import NOT_ASKED, Refusal
from ludo.session.ports import StorageError
from ludo.session.record import EventBatch
from ludo.ui.play import messages
from ludo.ui.play.effects import Compose, Decide, Do, Effect, Play, Say, Submit, Timer
from ludo.ui.play.facts import Facts, Now
from ludo.ui.play.flow import ALONE, LOOKING_ON, OPENING_MS
from ludo.ui.play.looking_back import LookingBack
from ludo.ui.play.speech import rest_of_run, thinking_text, told_of
from ludo.ui.play.state import (
    Asking,
    Failed,
    Gap,
    Held,
    LessonState,
    Luck,
    Nothing,
    Pace,
    Result,
    Secret,
    Sent,
    Showing,
    TableState,
    ToldState,
    Viewer,
    VoiceState,
)


def first_state(now: Now) -> TableState:
    """Return the state of a table before its session has gone on."""
    viewer, ply = Viewer(Facts(TableState(), now).sole), now.session.ply
    pace = Pace(patient=now.wishes.waits(now.session.game.id))
    return TableState(viewer=viewer, pace=pace, told=ToldState(0, ply, 0, ply + 1))


def reduce(state: TableState, message: messages.TableMessage, now: Now) -> tuple[TableState, Sequence[Effect]]:
    """Return the state after a message, and what is to be done in its order. What means nothing now changes nothing."""
    step = _Step(state, now)
    if isinstance(message, messages.Spoken):
        step.speak(message)
        return step.state, step.effects
    step.hear(message)
    step.explain()
    step.keep_advice()
    if step.state.pace.thinking and step.facts.thinker is None:
        step.set_pace(thinking=False)
    return step.state, step.effects


class _Step(LookingBack):
    """One message on its way through a state; nobody sees it before it is through."""

    def speak(self, message: messages.Spoken) -> None:
        """Say what happens, or what is held back until something else is said."""
        if isinstance(message, messages.EventsShown):
            said, voice = told_of(self.facts, message.batch, message.part)
            own = message.batch.actor == self.facts.seat and not message.part.start and not message.batch.jumped
            self.do(Say(said, own=own))
            self.put(told=replace(self.state.told, ply=message.batch.ply, events=message.part.stop), voice=voice)
            return
        self.do(Say(rest_of_run(self.state.voice, self.facts.names)))
        self.put(voice=replace(self.state.voice, run=()))
        if isinstance(message, messages.ThinkingLong):
            self.do(Say(thinking_text(self.facts), passing=True))

    def hear(self, message: messages.TableMessage) -> None:
        """Follow a message."""
        match message:
            case messages.Begun():
                self._begin()
            case messages.Happened(batch):
                self._show(batch)
            case messages.Rested():
                self.go_on()
            case messages.PlayersAsked():
                self.wait_for_players()
            case messages.Answered():
                self._receive()
            case messages.Refused(refusal):
                self._refused(refusal)
            case messages.CouldNotWrite(error, again):
                self._fail(error, again)
            case messages.Halted():
                self.set_pace(fast="")
                if self.now.settings.next_deal_alone:
                    self.do(Timer("gap", ALONE * self.now.stage.durations.gap))
            case messages.TimeOver("gap"):
                self.gap_over()
            case messages.TimeOver("forced"):
                self.play_forced()
            case messages.TimeOver("opening"):
                if self.state.pace.opening and not self.facts.reading:
                    self._skip_to("decision")
            case messages.ThinkingSeen():
                self.set_pace(thinking=True)
            case messages.SettingsChanged():
                self._read_settings()
            case messages.FirstPartie():
                self.set_pace(opening=True)
                self.do(Timer("opening", OPENING_MS))
                self.await_forced()
            case messages.BeginGuide(known, offers):
                self.begin_guide(known, offers)
            case messages.BeginLesson(done, part, told):
                self.set_pace(patient=False, hasty=True)
                self.put(lesson=LessonState(done, part, told))
                self.go_on()
            case messages.ReadOn():
                self.read_on()
            case messages.PutOff():
                self.put_off()
            case messages.EndGuide():
                self.end_guide()
            case messages.ShownToAll(public):
                self.put(public=public)
            case messages.Impossible(refusal):
                self.refuse(refusal)
            case _:
                self._hear_person(message)
                self.advise(message)
                self.look_back(message)

    def _hear_person(self, message: messages.TableMessage) -> None:
        match message:
            case messages.Decided(action):
                self.act(action)
            case messages.Attempt(action):
                self._attempt(action)
            case messages.LookOn():
                self.look_on()
            case messages.NextDeal():
                self.next_deal()
            case messages.Hurry():
                self._hurry()
            case messages.SkipTo(end):
                self._skip_to(end)
            case messages.PassScreen(chair):
                self.pass_screen(chair)
            case messages.LiftCurtain(chair) if self.facts.curtain is not None:
                self.sit_down(self.facts.curtain if chair is None else chair)
                self.go_on()
            case messages.EndVisit():
                self.set_viewer(visiting=False)
                self.go_on()
            case messages.PassOn() if isinstance(self.state.phase, Nothing):
                self.put(secret=replace(self.state.secret, guest=None))
                self.go_on()
            case messages.Confirm(action):
                self.do(Decide(action))
            case messages.DoAll(actions):
                self.put(series=actions[1:])
                self.do(Decide(actions[0]))
            case messages.StartAgain():
                self.do(Do.RESET_DRAFT)
            case messages.StopWaiting():
                self.set_pace(patient=False)
                self.do(Do.WAIT_NO_MORE)
            case messages.Retry() if isinstance(self.state.phase, Failed):
                self._retry(self.state.phase.again)
            case _:
                pass

    # what happens

    def _begin(self) -> None:
        self.do(Do.WATCH)
        if self.facts.answerable:
            self._put_to_all(self.now.session.ply)
        self.do(Do.SHOW_TABLE)
        self.go_on()

    def _show(self, batch: EventBatch) -> None:
        """Wait with everything else until what happens has been shown."""
        self.do(Timer("gap"), Timer("forced"), Timer("cards"))
        confirmed = self.state.pace.confirmed if batch.jumped else -1
        self.set_pace(missed=False, declined=(), confirmed=confirmed)
        self.set_phase(Showing())
        self.set_viewer(visiting=False)
        if batch.jumped and not {self.facts.chair, self.facts.curtain} <= {None, *self.facts.persons}:
            self.set_viewer(chair=None, curtain=None)  # a computer player has their chair now
            self.do(Do.WATCH)
        told = replace(self.state.told, batches=self.state.told.batches + 1, ply=batch.ply, events=0)
        if batch.jumped or batch.actor != self.facts.seat:
            self.put(series=())
        if batch.jumped:
            told = replace(told, since=batch.ply + 1)
            self.put(voice=VoiceState())
            self.do(Do.SPEAK_NO_MORE)
        elif batch.actor == self.facts.seat:
            told = replace(told, since=batch.ply)
            self.put(acts=self.state.acts + 1)
            self.do(Do.FALL_SILENT)
        self.put(told=told, cards="")
        self.close_advice()
        self._hear_secret(batch)
        self.do(Play(batch), Compose(None, self.facts.seat))
        if self.state.pace.fast not in ("", "watch"):
            self.do(Do.SKIP, Do.SPEAK_NOW)

    def _hear_secret(self, batch: EventBatch) -> None:
        """Notice a secret question, or that somebody has answered it: with a card for all to see, or in silence."""
        before = Secret() if batch.jumped else replace(self.state.secret, guest=None)
        self.put(secret=before)
        if self.facts.answerable or SOMEBODY_ASKED in batch.events[:-1]:
            self._put_to_all(batch.ply)
        elif any(isinstance(event, Moved) for event in batch.events) or not before.waiting:
            self.put(secret=Secret())

    def _put_to_all(self, ply: int) -> None:
        persons = self.facts.persons
        self.put(secret=Secret(ply, persons if len(persons) > 1 else ()))

    def _refused(self, refusal: Refusal) -> None:
        if isinstance(self.state.phase, Sent):
            self.set_phase(self.state.phase.before)
        self.put(series=())
        self.refuse(refusal)
        self.do(Do.SEND_CARDS_HOME)

    def _fail(self, error: StorageError, again: Effect) -> None:
        if isinstance(self.state.phase, Sent):
            again = Submit(self.state.phase.action)
        self.do(Timer("gap"), Do.LOCK_DRAFT)
        self.enter(Failed(error, again))

    def _retry(self, again: Effect) -> None:
        self.set_phase(Asking())
        if isinstance(again, Submit):
            self.act(again.action)
        else:
            self.do(again, Do.GO_ON)

    def _receive(self) -> None:
        """Go on with what a computer player has answered."""
        if not isinstance(self.state.phase, Failed):
            self.do(Do.RECEIVE)
            self.step_if_ready()

    def _read_settings(self) -> None:
        """Go on with a computer player that waited where nobody waits any more."""
        waited = self.facts.waits_for_key
        pace = self.state.pace
        self.set_pace(patient=not pace.hasty and self.now.wishes.waits(self.now.session.game.id))
        if waited and not self.state.pace.patient:
            self._hurry()

    # what persons do

    def _attempt(self, action: Action) -> None:
        """Act for the person before the screen, or say why that is not possible."""
        seat = self.facts.seat
        refusal = None if seat is None else self.now.session.check(seat, action)
        if refusal is not None:
            self.refuse(refusal)
        elif seat is not None and self.facts.deciding:
            self.act(action)
        elif isinstance(self.state.phase, Held):
            self.refuse(NOT_ASKED)

    def _skip_to(self, end: str) -> None:
        """Fast-forward; results are shown, but to those who are out and want to see the end."""
        if end in LOOKING_ON and not self.facts.out:
            return
        if end in LOOKING_ON and isinstance(self.state.phase, Result):
            self.set_pace(fast=end)
            self.next_deal()
        elif self.facts.can_skip:
            self.set_pace(fast=end)
            self._hurry()

    def _hurry(self) -> None:
        """Skip all waiting, and hurry a player who is shown as thinking."""
        self.do(Do.SPEAK_NOW)
        if self.now.stage.halted:
            self.look_on()
        elif self.now.stage.busy:
            self.do(Do.SKIP)
        elif self.facts.reading:
            pass
        elif self.state.pace.thinking:
            self.do(Timer("gap"), Do.HURRY_PLAYERS)
            self.wait_no_more()
        elif isinstance(self.state.phase, Luck):
            self.do(Timer("gap", 0))
        elif isinstance(self.state.phase, Showing):
            self.leave_screen()
        elif isinstance(self.state.phase, Gap):
            self.do(Timer("gap"))
            self.wait_no_more()
            self.decline()
            self.step_if_ready()
