"""A session: one partie from start to end, whoever plays it.

Only the session holds the true state. Persons answer through `submit`, computer players through `receive`, luck acts by
itself; `step` does the next thing that needs no person. An action is written down before anybody is told of it.

In a gap where others may step in (`Turn.may`), the computer players are asked first. What persons and computers want
is then decided by precedence (`ludo.engine.game.arbitrate`).
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from ludo.bots.contract import DecisionRequest
from ludo.bots.levels import GRADED
from ludo.engine.actions import Action
from ludo.engine.drafts import Draft
from ludo.engine.events import Event
from ludo.engine.game import AnyGame, Standing, arbitrate
from ludo.engine.offers import NOTHING, Offers, Rng
from ludo.engine.places import Seat
from ludo.engine.refusals import Refusal
from ludo.engine.turns import CHANCE, OVER, Actor, Turn
from ludo.engine.views import AnyView
from ludo.nights.evenings import Finish
from ludo.session.chairs import Chair, chair_of, played_by, seat_of, seated
from ludo.session.commitments import CheckedLuck, Commitment, Salts, commit, new_salt
from ludo.session.outcomes import GIVEN_UP, finish, settlements, timeline_settlements
from ludo.session.ports import BotService, Header, Storage
from ludo.session.questions import asked_computers, request_for
from ludo.session.timeline import (
    LogError,
    PlayerChange,
    Timeline,
    do,
    events_for,
    write_give_up,
    write_player,
    write_step,
    write_undo,
)

LATE: Final = Refusal("late")
"""The answer is to a question that is no longer asked."""
NOT_A_PERSON: Final = Refusal("not-a-person")


@dataclass(frozen=True, slots=True)
class EventBatch:
    """What one action led to, as a watcher may know it.

    ply: number of actions done now; actor: who acted. `jumped`: the table went back or forth (undo, redo); there are
    no events, look at the view. commitment: the sum that stands for what luck did, shown before it is known.
    """

    ply: int
    actor: Actor
    events: tuple[Event, ...]
    jumped: bool = False
    commitment: Commitment | None = None


def batch_of(timeline: Timeline, ply: int, chair: int | None) -> EventBatch:
    """Return what the player of a chair (None: an onlooker) was told of the action that led to a ply (from 1)."""
    step = timeline.steps[ply - 1]
    events = events_for(chair, step.events, *timeline.states[ply - 1 : ply + 1])
    return EventBatch(ply, step.actor, events, commitment=step.commitment)


class Session:
    """One partie being played.

    storage, number: where it is written, and its number there. luck: random numbers for everything CHANCE does.
    bots: who thinks for the computer players; may be None if there are none.
    """

    def __init__(
        self,
        game: AnyGame,
        header: Header,
        storage: Storage,
        luck: Rng,
        bots: BotService | None = None,
        *,
        number: int | None = None,
        lines: Sequence[str] = (),
        deals: Sequence[Action] = (),
        evening: int | None = None,
        salts: Salts = new_salt,
    ) -> None:
        """Begin a session, or go on with one (`number` and the `lines` of its log).

        deals: what CHANCE did in another partie, which it does again here as far as the rules allow it. evening: where
        a new session belongs. salts: makes the secret part of each commitment.

        Raises OptionsError, StorageError; `damage` says where a log could not be played on.
        """
        self.game = game
        self.header = header
        self._storage = storage
        self._luck = luck
        self._bots = bots
        self._deals, self._salts = tuple(deals), salts
        self._timeline = Timeline(game, [game.new(game.read_options(header.options))])
        self.damage: LogError | None = self._timeline.play(lines)
        self.number = storage.create(header, evening) if number is None else number
        if number is not None and self.damage is None:
            storage.reconcile(number, timeline_settlements(self._timeline))
        self._watchers: list[tuple[int | None, Callable[[EventBatch], None]]] = []
        self._tickets: dict[int, Seat] = {}
        self._next_ticket = 0
        self._asked = False
        self._wishes: dict[Seat, Action | None] = {}

    @property
    def chairs(self) -> tuple[Chair, ...]:
        """Who sits where now."""
        return seated(self.players, self._timeline.state)

    @property
    def players(self) -> tuple[Chair, ...]:
        """Who plays for each chair of the header now."""
        return played_by(self.header.chairs, self._timeline.changes, self.ply)

    @property
    def changes(self) -> tuple[PlayerChange, ...]:
        """Who came to play for a chair, and after how many actions."""
        return tuple(self._timeline.changes)

    @property
    def gave_up(self) -> int | None:
        """The chair whose player has given up the partie, None if nobody has."""
        return self._timeline.gave_up

    def chairs_at(self, ply: int) -> tuple[Chair, ...]:
        """Return who sat where after that many actions."""
        return seated(played_by(self.header.chairs, self._timeline.changes, ply), self._timeline.states[ply])

    def seat_at(self, ply: int, chair: int | None) -> Seat | None:
        """Return where the player of a chair sat after that many actions; None for an onlooker."""
        return None if chair is None else seat_of(chair, self._timeline.states[ply])

    def seat_of(self, chair: int | None) -> Seat | None:
        """Return where the player of a chair sits now; None for an onlooker."""
        return None if chair is None else seat_of(chair, self._timeline.state)

    def chair_of(self, seat: Seat) -> int:
        """Return the chair of the player who sits on a seat now."""
        return chair_of(seat, self._timeline.state)

    @property
    def ply(self) -> int:
        """Number of actions done; an answer says which one it answers."""
        return len(self._timeline.steps)

    @property
    def marked(self) -> bool:
        """Has anything been undone?"""
        return self._timeline.marked

    @property
    def over(self) -> bool:
        """Has the partie ended?"""
        return self.turn().must is None

    def turn(self) -> Turn:
        """Who must act, and who may step in before; nobody once the partie is over or given up."""
        return OVER if self.gave_up is not None else self._timeline.state.turn()

    def view(self, seat: Seat | None) -> AnyView:
        """What a seat sees (None: an onlooker)."""
        return self._timeline.state.view(seat)

    def offers(self, seat: Seat) -> Offers:
        """What a seat may do now."""
        turn = self.turn()
        asked = seat == turn.must or seat in turn.may
        return self._timeline.state.legal(seat) if asked else NOTHING

    def check(self, seat: Seat, action: Action) -> Refusal | None:
        """Why a seat may not do this now."""
        if self.gave_up is not None:
            return Refusal("partie-over")
        return self._timeline.state.check(seat, action)

    def standing(self) -> Standing:
        """Scores, chips, winners."""
        return self._timeline.state.standing()

    @property
    def deal_ended(self) -> bool:
        """Did the last action end a deal, so that people may want to look at its result before going on?"""
        steps = self._timeline.steps
        return bool(steps) and steps[-1].ended_deal and not self.over

    def draft(self, seat: Seat) -> Draft:
        """Return an empty draft of a seat's next action."""
        return self.game.draft(self.view(seat), self.offers(seat), partial(self.check, seat))

    def question(self, seat: Seat) -> DecisionRequest:
        """Return what the strongest computer player would be told in the place of a seat, and nothing else."""
        return request_for(self._timeline, self.ply, seat, GRADED[-1])

    def history(self, chair: int | None) -> list[EventBatch]:
        """Return all that the player of a chair (None: an onlooker) was told so far."""
        return [self.batch(ply, chair) for ply in range(1, self.ply + 1)]

    def view_at(self, ply: int, chair: int | None) -> AnyView:
        """Return what the player of a chair (None: an onlooker) saw after that many actions."""
        return self._timeline.states[ply].view(self.seat_at(ply, chair))

    def batch(self, ply: int, chair: int | None) -> EventBatch:
        """Return what the player of a chair (None: an onlooker) was told of the action that led to a ply (from 1)."""
        return batch_of(self._timeline, ply, chair)

    @property
    def luck(self) -> list[CheckedLuck]:
        """Everything that luck did, and what was committed before; a secret until the partie is over."""
        return self._timeline.luck

    def watch(self, chair: int | None, watcher: Callable[[EventBatch], None]) -> Callable[[], None]:
        """Tell a watcher from now on what the player of this chair is told; the result stops it."""
        entry = (chair, watcher)
        self._watchers.append(entry)
        return lambda: self._watchers.remove(entry)

    def submit(self, seat: Seat, action: Action, ply: int) -> Refusal | None:
        """A person acts, answering the question of that ply; why not, if refused. Raises StorageError.

        If a computer player might step in first, the action waits for its answer; it is dropped if one does.
        """
        if ply != self.ply:
            return LATE
        if not (0 <= seat < len(self.chairs) and self.chairs[seat].person):
            return NOT_A_PERSON
        refusal = self.check(seat, action)
        if refusal is None:
            self._ask()
            self._wishes[seat] = action
            self._arbitrate(persons_only=True)
        return refusal

    def receive(self, ticket: int, action: Action | None) -> None:
        """A computer player answers; answers to old questions are dropped. Raises StorageError."""
        seat = self._tickets.pop(ticket, None)
        if seat is None:
            return
        self._wishes[seat] = action
        self._arbitrate(persons_only=True)

    def thinking(self) -> tuple[Seat, ...]:
        """The computer players whose answers are awaited."""
        return tuple(self._tickets.values())

    def hurry(self) -> None:
        """Have the computer players answer at once that are still thinking."""
        if self._tickets and self._bots is not None:
            self._bots.hurry()

    def step(self) -> bool:
        """Do the next thing that needs no person: luck, or what a computer player wants. False if there is none yet.

        Raises StorageError; nothing has happened then, and it can be called again.
        """
        turn = self.turn()
        if turn.must == CHANCE:
            self._do(CHANCE, self._chance())
            return True
        if turn.must is None:
            return False
        self._ask()
        return self._arbitrate(persons_only=False)

    def _chance(self) -> Action:
        """Return what CHANCE does next: what was undone, what it did in the partie played again, else by luck."""
        state, kept = self._timeline.state, self._timeline.kept_luck
        if kept and state.check(CHANCE, kept[0].action) is None:
            return kept[0].action
        done = sum(1 for step in self._timeline.steps if step.actor == CHANCE)
        if done < len(self._deals) and state.check(CHANCE, self._deals[done]) is None:
            return self._deals[done]
        return state.legal(CHANCE).sample(self._luck)

    def _ask(self) -> None:
        """Ask the computer players of this turn, once."""
        if self._asked or self._bots is None:
            return
        self._asked = True
        for seat, request in asked_computers(self._timeline, self.header, self.ply):
            self._next_ticket += 1
            self._tickets[self._next_ticket] = seat
            self._bots.ask(self._next_ticket, request)

    def _arbitrate(self, *, persons_only: bool) -> bool:
        """Let the first seat of the turn act that wants to; False if nobody can yet.

        `persons_only`: a computer player's act waits for `step`, unless a person's wish depends on it.
        """
        turn = self.turn()
        if self._tickets or turn.must is None:
            return False
        persons = any(self.chairs[seat].person for seat in self._wishes)
        if persons_only and not persons:
            return False
        decided = arbitrate(turn, self._wishes, self.game.steps_in)
        if decided is None:
            return False
        self._do(*decided)
        return True

    def _do(self, actor: Actor, action: Action) -> None:
        """Write an action down, then let it happen, then tell."""
        self._forget_questions()
        timeline = self._timeline
        before = timeline.state
        state, step = do(before, actor, action)
        line = write_step(self.game, actor, action)
        sealed = commit(line, self._salts) if actor == CHANCE and not timeline.comes_back(action) else None
        lines = [line] if sealed is None else [sealed.line(), line]
        paid = settlements(step.events, state)
        over = state.turn().must is None
        ended = finish(self.game, self.header, state, fair=timeline.fair) if over else None
        self._storage.append(self.number, timeline.lines, lines, paid, over, ended)
        if sealed is not None:
            timeline.commit(sealed)
        timeline.add(state, step)
        for chair, watcher in tuple(self._watchers):
            watcher(batch_of(timeline, self.ply, chair))

    def _forget_questions(self) -> None:
        for ticket in self._tickets:
            if self._bots is not None:
                self._bots.cancel(ticket)
        self._tickets.clear()
        self._wishes.clear()
        self._asked = False

    def set_player(self, chair: int, level: str | None) -> bool:
        """Let a person (`level` None) or a computer player of a level play for a chair from now on.

        False if that is so already, or if the partie is over. Raises StorageError.
        """
        if self.over or self.players[chair].level == level:
            return False
        self._write(write_player(chair, level))
        self._timeline.change_player(chair, level)
        self._tell_jump()
        return True

    def give_up(self, chair: int) -> bool:
        """End the partie, for the person of a chair gives it up; False if it is over or no person. StorageError.

        It has no winner. Chips of the deals that were played out stay where they went; the others are not counted.
        """
        if self.over or not self.players[chair].person:
            return False
        self._write(write_give_up(chair), GIVEN_UP)
        self._timeline.give_up(chair)
        self._tell_jump()
        return True

    def _write(self, line: str, ended: Finish | None = None) -> None:
        """Write a line down that is no action; all questions are asked anew."""
        self._forget_questions()
        self._storage.append(self.number, self._timeline.lines, [line], [], ended is not None, ended)

    def _tell_jump(self) -> None:
        """Tell the watchers to look at the view."""
        for _, watcher in tuple(self._watchers):
            watcher(EventBatch(self.ply, CHANCE, (), jumped=True))

    def undo_point(self) -> int | None:
        """How many actions an undo would keep: up to a person's last decision; all of them after giving up.

        None if there is no such decision, or if a hidden card has been shown or chips were settled since.
        """
        if self.gave_up is not None:
            return self.ply
        for ply in range(self.ply - 1, -1, -1):
            step = self._timeline.steps[ply]
            if step.paid:
                return None
            if step.actor != CHANCE and self._is_persons(ply, step.actor):
                return ply
            if self._timeline.revealed(ply):
                return None
        return None

    def _is_persons(self, ply: int, actor: Seat) -> bool:
        """Was it a person who acted after so many actions, and does a person play for that chair still?"""
        state = self._timeline.states[ply]
        return seated(self.players, state)[actor].person and self.chairs_at(ply)[actor].person

    def undo(self) -> bool:
        """Go back to a person's last decision; False where `undo_point` says no. Raises StorageError."""
        ply = self.undo_point()
        if ply is None:
            return False
        self._write(write_undo(ply))
        self._timeline.back_to(ply)
        self._tell_jump()
        return True

    @property
    def can_redo(self) -> bool:
        """Is there anything undone that could be done again?"""
        return bool(self._timeline.undone)

    def redo(self) -> bool:
        """Do again what was last undone: a person's decision and what followed it. Raises StorageError."""
        if not self.can_redo:
            return False
        self._do(*self._timeline.undone[-1])
        while self.can_redo:
            actor, action = self._timeline.undone[-1]
            if actor != CHANCE and self.chairs[actor].person:
                break
            self._do(actor, action)
        return True
