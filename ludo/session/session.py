"""A session: one partie from start to end, whoever plays it.

Only the session holds the true state. Persons answer through `submit`, computer players through `hear`, luck acts by
itself; `step` does the next thing that needs no person. An action is written down before anybody is told of it.

In a gap where others may step in (`Turn.may`), the computer players are asked first. What persons and computers want
is then settled by precedence: the first seat of the turn that steps in does so, else the seat on turn acts.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from ludo.bots.contract import Prompt
from ludo.engine.actions import Action
from ludo.engine.events import DealEnded, Event
from ludo.engine.game import Game, Standing
from ludo.engine.offers import NOTHING, Offers, Rng
from ludo.engine.places import Seat
from ludo.engine.refusals import Refusal
from ludo.engine.turns import CHANCE, Actor, Turn
from ludo.engine.views import View
from ludo.session.chairs import Chair, by_chair, seated
from ludo.session.ports import Header, Settlement, Storage, Thinker
from ludo.session.timeline import LogError, Timeline, do, write_step, write_undo

LATE: Final = Refusal("late")
"""The answer is to a question that is no longer asked."""
NOT_A_PERSON: Final = Refusal("not-a-person")


@dataclass(frozen=True, slots=True)
class Told:
    """What a watcher is told: the number of actions done now, who acted, and what his seat heard of it.

    `jumped`: the table went back or forth (undo, redo); there are no events, look at the view.
    """

    ply: int
    actor: Actor
    events: tuple[Event, ...]
    jumped: bool = False


class Session:
    """One partie being played.

    storage, number: where it is written, and its number there. luck: random numbers for everything CHANCE does.
    thinker: who thinks for the computer players; may be None if there are none.
    """

    def __init__(
        self,
        game: Game,
        header: Header,
        storage: Storage,
        luck: Rng,
        thinker: Thinker | None = None,
        *,
        number: int | None = None,
        lines: Sequence[str] = (),
    ) -> None:
        """Begin a session, or go on with one (`number` and the `lines` of its log).

        Raises OptionsError, StorageError; `damage` says where a log could not be played on.
        """
        self.game = game
        self.header = header
        self._storage = storage
        self._luck = luck
        self._thinker = thinker
        self._timeline = Timeline(game, [game.new(game.read_options(header.options))])
        self.damage: LogError | None = self._timeline.play(lines)
        self.number = storage.create(header) if number is None else number
        self._watchers: list[tuple[Seat | None, Callable[[Told], None]]] = []
        self._tickets: dict[int, Seat] = {}
        self._next_ticket = 0
        self._asked = False
        self._wishes: dict[Seat, Action | None] = {}

    @property
    def chairs(self) -> tuple[Chair, ...]:
        """Who sits where now."""
        return seated(self.header.chairs, self._timeline.state)

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
        """Who must act, and who may step in before."""
        return self._timeline.state.turn()

    def view(self, seat: Seat | None) -> View:
        """What a seat sees (None: an onlooker)."""
        return self._timeline.state.view(seat)

    def offers(self, seat: Seat) -> Offers:
        """What a seat may do now."""
        turn = self.turn()
        asked = seat == turn.must or seat in turn.may
        return self._timeline.state.legal(seat) if asked else NOTHING

    def check(self, seat: Seat, action: Action) -> Refusal | None:
        """Why a seat may not do this now."""
        return self._timeline.state.check(seat, action)

    def standing(self) -> Standing:
        """Scores, chips, winners."""
        return self._timeline.state.standing()

    def heard(self, seat: Seat | None, *, since_deal: bool = False) -> list[Told]:
        """All that a seat was told so far, or since the last deal ended."""
        told: list[Told] = []
        for ply, step in enumerate(self._timeline.steps, 1):
            if since_deal and told and any(isinstance(event, DealEnded) for event in told[-1].events):
                told.clear()
            told.append(Told(ply, step.actor, tuple(event.seen_by(seat) for event in step.events)))
        return told

    def watch(self, seat: Seat | None, watcher: Callable[[Told], None]) -> Callable[[], None]:
        """Tell a watcher from now on what this seat hears; the result stops it."""
        entry = (seat, watcher)
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
            self._settle(persons_only=True)
        return refusal

    def hear(self, ticket: int, action: Action | None) -> None:
        """A computer player answers; answers to old questions are dropped. Raises StorageError."""
        seat = self._tickets.pop(ticket, None)
        if seat is None:
            return
        self._wishes[seat] = action
        self._settle(persons_only=True)

    def thinking(self) -> tuple[Seat, ...]:
        """The computer players whose answers are awaited."""
        return tuple(self._tickets.values())

    def step(self) -> bool:
        """Do the next thing that needs no person: luck, or what a computer player wants. False if there is none yet.

        Raises StorageError; nothing has happened then, and it can be called again.
        """
        turn = self.turn()
        if turn.must == CHANCE:
            self._do(CHANCE, self._timeline.state.legal(CHANCE).sample(self._luck))
            return True
        if turn.must is None:
            return False
        self._ask()
        return self._settle(persons_only=False)

    def _ask(self) -> None:
        """Ask the computer players of this turn, once."""
        if self._asked:
            return
        self._asked = True
        turn = self.turn()
        for seat in (turn.must, *turn.may):
            if seat is None or seat == CHANCE:
                continue
            level = self.chairs[seat].level
            if level is None or self._thinker is None:
                continue
            told = self.heard(seat, since_deal=True)
            events = tuple(event for entry in told for event in entry.events)
            prompt = Prompt(self.view(seat), events, self.offers(seat), seat == turn.must, level)
            self._next_ticket += 1
            self._tickets[self._next_ticket] = seat
            self._thinker.ask(self._next_ticket, prompt)

    def _settle(self, *, persons_only: bool) -> bool:
        """Let the first seat of the turn act that wants to; False if nobody can yet.

        `persons_only`: a computer player's act waits for `step`, unless a person's wish depends on it.
        """
        turn = self.turn()
        if self._tickets or turn.must is None:
            return False
        persons = any(self.chairs[seat].person for seat in self._wishes)
        if persons_only and not persons:
            return False
        for seat in (turn.must, *turn.may):
            wish = self._wishes.get(seat)
            if wish is not None and self.game.steps_in(wish):
                self._do(seat, wish)
                return True
        wish = self._wishes.get(turn.must)
        if wish is None:
            return False
        self._do(turn.must, wish)
        return True

    def _do(self, actor: Actor, action: Action) -> None:
        """Write an action down, then let it happen, then tell."""
        self._forget_questions()
        timeline = self._timeline
        state, step = do(timeline.state, actor, action)
        settlements = [
            Settlement(event.deal, by_chair(event.chips, state))
            for event in step.events
            if isinstance(event, DealEnded) and any(event.chips)
        ]
        line = write_step(self.game, actor, action)
        self._storage.append(self.number, timeline.lines, [line], settlements, state.turn().must is None)
        timeline.add(state, step)
        self._tell(actor, step.events)

    def _forget_questions(self) -> None:
        self._tickets.clear()
        self._wishes.clear()
        self._asked = False

    def _tell(self, actor: Actor, events: tuple[Event, ...], *, jumped: bool = False) -> None:
        for seat, watcher in tuple(self._watchers):
            watcher(Told(self.ply, actor, tuple(event.seen_by(seat) for event in events), jumped))

    def undo_point(self) -> int | None:
        """How many actions an undo would keep: up to a person's last decision.

        None if there is no such decision, or if a hidden card has been shown or chips were settled since.
        """
        for ply in range(self.ply - 1, -1, -1):
            step = self._timeline.steps[ply]
            if step.settles():
                return None
            if step.actor != CHANCE and self.chairs[step.actor].person:
                return ply
            if step.showed:
                return None
        return None

    def undo(self) -> bool:
        """Go back to a person's last decision; False where `undo_point` says no. Raises StorageError."""
        ply = self.undo_point()
        if ply is None:
            return False
        self._forget_questions()
        self._storage.append(self.number, self._timeline.lines, [write_undo(ply)], [], False)
        self._timeline.back_to(ply)
        self._tell(CHANCE, (), jumped=True)
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
