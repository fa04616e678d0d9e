"""A session: one partie from start to end, whoever plays it.

Only the session holds the true state. Persons answer through `submit`, computer players are asked through the `Asker`,
luck acts by itself; `step` does the next thing that needs no person. An action is written down before anybody is told
of it.

In a gap where others may step in (`Turn.may`), the computer players are asked first. What persons and computers want
is then decided by precedence (`ludo.engine.game.arbitrate`).
"""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final

from ludo.bots.contract import DecisionRequest
from ludo.bots.levels import GRADED
from ludo.engine.actions import Action
from ludo.engine.cards import Card
from ludo.engine.drafts import Draft
from ludo.engine.game import AnyGame, AnyState, Standing
from ludo.engine.offers import NOTHING, Offers, Rng
from ludo.engine.places import Seat, hand
from ludo.engine.refusals import Refusal
from ludo.engine.turns import CHANCE, OVER, Actor, Turn
from ludo.engine.views import AnyView
from ludo.nights.evenings import Finish
from ludo.session.asker import Asker
from ludo.session.chairs import Chair
from ludo.session.chance import Luck
from ludo.session.commitments import Salts, new_salt
from ludo.session.opening import USUAL, Opening
from ludo.session.outcomes import GIVEN_UP, finish, settlements, timeline_settlements
from ludo.session.ports import Header, Storage
from ludo.session.questions import request_for
from ludo.session.record import EventBatch, PartieRecord
from ludo.session.seat_wishes import Wishes
from ludo.session.timeline import (
    SHOWN,
    LogError,
    Timeline,
    do,
    write_give_up,
    write_player,
    write_step,
    write_undo,
)
from ludo.session.undo import undo_point

LATE: Final = Refusal("late")
"""The answer is to a question that is no longer asked."""
NOT_A_PERSON: Final = Refusal("not-a-person")


class Session:
    """One partie being played.

    record: it as it was after each action. storage, number: where it is written, and its number there. luck: random
    numbers for everything CHANCE does. bots: who asks the computer players; None if there are none.
    """

    def __init__(
        self,
        game: AnyGame,
        header: Header,
        storage: Storage,
        luck: Rng,
        bots: Asker | None = None,
        *,
        number: int | None = None,
        lines: Sequence[str] = (),
        deals: Sequence[Action] = (),
        evening: int | None = None,
        salts: Salts = new_salt,
        opening: Opening = USUAL,
    ) -> None:
        """Begin a session, or go on with one (`number` and the `lines` of its log).

        deals: what CHANCE did in another partie, which it does again here as far as the rules allow it. evening: where
        a new session belongs. salts: makes the secret part of each commitment. opening: how a new one begins.

        Raises OptionsError, StorageError; `damage` says where a log could not be played on.
        """
        self.game = game
        self.header = header
        self._storage = storage
        self._luck = Luck(luck, deals, salts)
        self._timeline = Timeline(game, [game.new(game.read_options(header.options))])
        self.record = PartieRecord(game, header, self._timeline)
        self.damage: LogError | None = self._timeline.play(lines)
        self.number = storage.create(header, evening) if number is None else number
        if number is None and opening.lines():
            storage.append(self.number, 0, opening.lines(), [], False)
            self._timeline.open(opening)
        if number is not None and self.damage is None:
            storage.reconcile(number, timeline_settlements(self._timeline))
        self._watchers: list[tuple[int | None, Callable[[EventBatch], None]]] = []
        self._wishes = Wishes(bots)
        self.answered: Callable[[], None] = self.receive
        """Called when a computer player has answered."""

    @property
    def chairs(self) -> tuple[Chair, ...]:
        """Who sits where now."""
        return self.record.chairs(self.ply)

    @property
    def players(self) -> tuple[Chair, ...]:
        """Who plays for each chair of the header now."""
        return self.record.players(self.ply)

    @property
    def gave_up(self) -> int | None:
        """The chair whose player has given up the partie, None if nobody has."""
        return self.record.gave_up

    def seat_of(self, chair: int | None) -> Seat | None:
        """Return where the player of a chair sits now; None for an onlooker."""
        return self.record.seat_of(self.ply, chair)

    def chair_of(self, seat: Seat) -> int:
        """Return the chair of the player who sits on a seat now."""
        return self.record.chair_of(self.ply, seat)

    @property
    def ply(self) -> int:
        """Number of actions done; an answer says which one it answers."""
        return len(self._timeline.steps)

    @property
    def over(self) -> bool:
        """Has the partie ended?"""
        return self.turn().must is None

    def turn(self) -> Turn:
        """Return who must act, and who may step in before; nobody once the partie is over or given up."""
        return OVER if self.gave_up is not None else self._timeline.state.turn()

    def view(self, seat: Seat | None) -> AnyView:
        """Return the view of a seat (None: of an onlooker)."""
        return self._timeline.state.view(seat)

    def offers(self, seat: Seat) -> Offers:
        """Return what a seat may do now."""
        turn = self.turn()
        asked = seat == turn.must or seat in turn.may
        return self._timeline.state.legal(seat) if asked else NOTHING

    def check(self, seat: Seat, action: Action) -> Refusal | None:
        """Return why a seat may not do this now."""
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

    def hands_at_end(self) -> Mapping[Seat, tuple[Card | None, ...]]:
        """Return what everybody held before the action that ended a deal, as far as they knew it; {} at other times.

        It is for those who agree to look at it, and no part of any view: call `show_hands` before anybody sees it.
        """
        if not self.deal_ended:
            return {}
        before = self._timeline.states[-2]
        hands = {seat: before.view(seat).cards(hand(seat)) for seat in range(len(self.chairs))}
        return {seat: cards for seat, cards in hands.items() if cards}

    def show_hands(self) -> None:
        """Keep that the hands at the end of this deal have been seen: no undo goes back beyond. Raises StorageError."""
        if self.deal_ended and self._timeline.shown != self.ply:
            self._write(SHOWN)
            self._timeline.show_hands()

    def draft(self, seat: Seat) -> Draft:
        """Return an empty draft of a seat's next action."""
        return self.game.draft(self.view(seat), self.offers(seat), partial(self.check, seat))

    def question(self, seat: Seat) -> DecisionRequest:
        """Return what the strongest computer player would be told in the place of a seat, and nothing else."""
        return request_for(self._timeline, self.ply, seat, GRADED[-1])

    def watch(self, chair: int | None, watcher: Callable[[EventBatch], None]) -> Callable[[], None]:
        """Send a watcher from now on what the player of this chair is told; the result stops it."""
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
            self._wishes.ask(self._timeline, self.header, lambda: self.answered())
            self._wishes.add(seat, action)
            self._arbitrate(persons_only=True)
        return refusal

    def receive(self) -> None:
        """Take notice of what computer players have answered. Raises StorageError."""
        self._arbitrate(persons_only=True)

    def leave(self) -> None:
        """Ask the computer players no more: nobody looks at this session."""
        self._wishes.forget()

    def thinking(self) -> tuple[Seat, ...]:
        """Return the computer players whose answers are awaited."""
        return self._wishes.thinking

    def hurry(self) -> None:
        """Hurry the computer players that are still thinking: they answer at once."""
        self._wishes.hurry()

    def step(self) -> bool:
        """Do the next thing that needs no person: luck, or what a computer player wants. False if there is none yet.

        Raises StorageError; nothing has happened then, and it can be called again.
        """
        turn = self.turn()
        if turn.must == CHANCE:
            self._do(CHANCE, self._luck.next(self._timeline))
            return True
        if turn.must is None:
            return False
        self._wishes.ask(self._timeline, self.header, lambda: self.answered())
        return self._arbitrate(persons_only=False)

    def _arbitrate(self, *, persons_only: bool) -> bool:
        """Carry out the act of the first seat of the turn that wants to act; False if nobody can yet.

        `persons_only`: a computer player's act waits for `step`, unless a person's wish depends on it.
        """
        if persons_only and not any(self.chairs[seat].person for seat in self._wishes.seats):
            return False
        decided = self._wishes.decided(self.game, self.turn())
        if decided is None:
            return False
        self._do(*decided)
        return True

    def _do(self, actor: Actor, action: Action) -> None:
        """Write an action down, then let it happen, then tell."""
        self._wishes.forget()
        timeline = self._timeline
        before = timeline.state
        state, step = do(before, actor, action)
        line = write_step(self.game, actor, action)
        sealed = self._luck.seal(timeline, action, line) if actor == CHANCE else None
        lines = [line] if sealed is None else [sealed.line(), line]
        paid = [] if timeline.opening.practice else settlements(step.events, state)
        over = state.turn().must is None
        ended = self._ended(state) if over else None
        self._storage.append(self.number, timeline.lines, lines, paid, over, ended)
        if sealed is not None:
            timeline.commit(sealed)
        timeline.add(state, step)
        for chair, watcher in tuple(self._watchers):
            watcher(self.record.batch(self.ply, chair))

    def _ended(self, state: AnyState) -> Finish:
        """Return how the partie has ended in a state."""
        if self.record.practice:
            return GIVEN_UP
        return finish(self.game, self.header, state, fair=self._timeline.fair)

    def set_player(self, chair: int, level: str | None) -> bool:
        """Set who plays for a chair from now on: a person (`level` None) or a computer player of a level.

        False if that is so already, or if the partie is over. Raises StorageError.
        """
        if self.over or self.players[chair].level == level:
            return False
        self._write(write_player(chair, level))
        self._timeline.change_player(chair, level)
        self._tell_jump()
        return True

    def give_up(self, chair: int) -> bool:
        """Resign for the person of a chair, and end the partie; False if it is over or no person. StorageError.

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
        self._wishes.forget()
        self._storage.append(self.number, self._timeline.lines, [line], [], ended is not None, ended)

    def _tell_jump(self) -> None:
        """Notify the watchers to look at the view."""
        for _, watcher in tuple(self._watchers):
            watcher(EventBatch(self.ply, CHANCE, (), jumped=True))

    def undo_point(self) -> int | None:
        """Return how many actions an undo would keep: up to a person's last decision; all of them after giving up.

        None if there is no such decision, or if a hidden card has been shown or chips were settled since.
        """
        return undo_point(self._timeline, self.record)

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
