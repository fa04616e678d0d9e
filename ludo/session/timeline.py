"""The log of a session as lines of text, and the actions that it amounts to.

A line is an action (`0 play Kh`, `luck cut 5`), `undo N`: back to where N actions had been done, `player CHAIR LEVEL`:
from now on a computer player of this level (or `person`) plays for a chair, `give_up CHAIR`: the partie ends there,
`shown`: hands that were not played have been seen, or `commit SUM SALT`: the sum of the line that follows, by which
luck acts (`ludo.session.commitments`). Before all of them may stand what was settled at the beginning
(`ludo.session.opening`).
"""

from bisect import bisect_left
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Final, NamedTuple

from ludo.bots.levels import LEVELS
from ludo.engine.actions import Action, read_number
from ludo.engine.events import DealEnded, Event
from ludo.engine.game import AnyGame, AnyState, read_actor, write_actor
from ludo.engine.refusals import IllegalActionError
from ludo.engine.turns import CHANCE, Actor
from ludo.session.chairs import seat_of
from ludo.session.commitments import COMMIT, CheckedLuck, Commitment, read_commitment
from ludo.session.opening import USUAL, Opening

_UNDO: Final = "undo"
_PLAYER: Final = "player"
_GIVE_UP: Final = "give_up"
_PERSON: Final = "person"
SHOWN: Final = "shown"
"""The line that says that hands have been seen which were not played: nothing before it is undone."""


class PlayerChange(NamedTuple):
    """After `ply` actions somebody else plays for a chair: a person (`level` None) or a computer player."""

    ply: int
    chair: int
    level: str | None


@dataclass(slots=True)
class Step:
    """One action and what it led to.

    revealed: did it show somebody else than its actor a card hidden so far? None until somebody has asked.
    commitment: the sum that was shown before luck acted.
    """

    actor: Actor
    action: Action
    events: tuple[Event, ...]
    revealed: bool | None = None
    commitment: Commitment | None = None

    @property
    def ended_deal(self) -> bool:
        """Did it end a deal?"""
        return any(isinstance(event, DealEnded) for event in self.events)

    @property
    def paid(self) -> bool:
        """Did it end a deal in which chips changed hands?"""
        return any(isinstance(event, DealEnded) and any(event.chips) for event in self.events)


class LogError(Exception):
    """A log cannot be played on from its line `number` (from 0)."""

    def __init__(self, number: int, line: str, reason: str) -> None:
        super().__init__(f"line {number + 1} ({line!r}): {reason}")
        self.number = number
        self.line = line
        self.reason = reason


def write_step(game: AnyGame, actor: Actor, action: Action) -> str:
    """An action as a line of the log."""
    return f"{write_actor(actor)} {game.write(action)}"


def write_undo(actions: int) -> str:
    """Going back to where that many actions had been done, as a line of the log."""
    return f"{_UNDO} {actions}"


def write_player(chair: int, level: str | None) -> str:
    """Somebody else playing for a chair, as a line of the log."""
    return f"{_PLAYER} {chair} {_PERSON if level is None else level}"


def write_give_up(chair: int) -> str:
    """Return the player of a chair giving up the partie, as a line of the log."""
    return f"{_GIVE_UP} {chair}"


def do(state: AnyState, actor: Actor, action: Action) -> tuple[AnyState, Step]:
    """Return the state after an action, leaving the given one alone. Raises IllegalActionError."""
    twin = state.clone()
    return twin, Step(actor, action, tuple(twin.apply(actor, action)))


def events_for(chair: int | None, events: Sequence[Event], before: AnyState, after: AnyState) -> tuple[Event, ...]:
    """Return the events of an action as the player of a chair may know them (None: an onlooker).

    Where the action moves that player to another seat, they learn what they may know on both seats.
    """
    if chair is None:
        return tuple(event.seen_by(None) for event in events)
    old, new = seat_of(chair, before), seat_of(chair, after)
    if old == new:
        return tuple(event.seen_by(old) for event in events)
    return tuple(
        event.seen_by(old) if event.seen_by(old) == event.seen_by(new) else event.seen_by(None) for event in events
    )


def _reveals(before: AnyState, after: AnyState, actor: Actor) -> bool:
    """Does any seat but the actor's know a face now that it did not know before?"""
    seats = range(len(after.standing().chips))
    return any(_faces(after, seat) - _faces(before, seat) for seat in seats if seat != actor)


def _faces(state: AnyState, seat: int) -> set[int]:
    return {card for cards in state.view(seat).zones.values() for card in cards if card is not None}


@dataclass
class Timeline:
    """The actions done so far and the states they led to; `undone` are those that could be done again, last first.

    changes: who plays for a chair instead of who began; gave_up: the chair whose player has given up the partie. An
    undo takes back giving up before it takes back actions; who plays for a chair stays as it is.
    kept_luck: what luck did in undone actions, the next of it first; it comes back where it still fits.
    opening: what was settled at the beginning. shown: after how many actions hands were seen that were not played.
    """

    game: AnyGame
    states: list[AnyState]
    steps: list[Step] = field(default_factory=list)
    undone: list[tuple[Actor, Action]] = field(default_factory=list)
    lines: int = 0
    marked: bool = False
    changes: list[PlayerChange] = field(default_factory=list)
    gave_up: int | None = None
    kept_luck: list[Step] = field(default_factory=list)
    opening: Opening = USUAL
    shown: int = -1
    _commitment: Commitment | None = None
    _deal_starts: list[int] = field(default_factory=lambda: [0])

    @property
    def state(self) -> AnyState:
        """The state as it stands now."""
        return self.states[-1]

    @property
    def over(self) -> bool:
        """Has the partie ended, by the rules or because it was given up?"""
        return self.gave_up is not None or self.state.turn().must is None

    @property
    def fair(self) -> bool:
        """Has nobody undone anything or played for somebody else, so that the result counts?"""
        return not self.marked and not self.changes and not self.opening.practice

    def clone(self) -> "Timeline":
        """Return one that goes on by itself; what is done is shared, and never changes."""
        return replace(
            self,
            states=[*self.states],
            steps=[*self.steps],
            undone=[*self.undone],
            changes=[*self.changes],
            kept_luck=[*self.kept_luck],
            _deal_starts=[*self._deal_starts],
        )

    def open(self, opening: Opening) -> None:
        """Settle something at the beginning: a line of the log for each."""
        self.opening = opening
        self.lines = len(opening.lines())

    @property
    def luck_follows(self) -> bool:
        """Is everything that luck did what follows from the number that was added to the shuffle?"""
        own = self.opening.own
        if own is None:
            return False
        plies = [ply for ply, step in enumerate(self.steps) if step.actor == CHANCE]
        return all(
            self.states[ply].legal(CHANCE).sample(own.luck(done)) == self.steps[ply].action
            for done, ply in enumerate(plies)
        )

    @property
    def deal_ends(self) -> Sequence[int]:
        """After how many actions each deal was over."""
        return self._deal_starts[1:]

    def deal_start_at(self, ply: int) -> int:
        """Return how many actions were done before the deal that the last of so many belongs to, or the pause after."""
        return self._deal_starts[max(0, bisect_left(self._deal_starts, ply) - 1)]

    def revealed(self, ply: int) -> bool:
        """Did the action after `ply` actions show somebody else than its actor a card hidden so far?"""
        step = self.steps[ply]
        if step.revealed is None:
            step.revealed = _reveals(self.states[ply], self.states[ply + 1], step.actor)
        return step.revealed

    def commit(self, commitment: Commitment) -> None:
        """Hold a sum for what luck does next."""
        self._commitment = commitment
        self.lines += 1

    @property
    def luck(self) -> list[CheckedLuck]:
        """Everything that luck did, and what was committed before."""
        return [
            CheckedLuck(ply, write_step(self.game, step.actor, step.action), step.commitment)
            for ply, step in enumerate(self.steps, 1)
            if step.actor == CHANCE
        ]

    def add(self, state: AnyState, step: Step) -> None:
        """One action more. What was undone is forgotten, unless this is the first of it done again."""
        if step.actor == CHANCE:
            self._match(step)
        again = bool(self.undone) and self.undone[-1] == (step.actor, step.action)
        if again:
            self.undone.pop()
        else:
            self.undone.clear()
        self.states.append(state)
        self.steps.append(step)
        if step.ended_deal:
            self._deal_starts.append(len(self.steps))
        self.lines += 1

    def comes_back(self, luck: Action) -> bool:
        """Is this what luck did next in undone actions?"""
        return bool(self.kept_luck) and self.kept_luck[0].action == luck

    def _match(self, step: Step) -> None:
        """Give luck its sum: the one just shown, or the one of before where undone luck comes back."""
        step.commitment, self._commitment = self._commitment, None
        if step.commitment is None and self.comes_back(step.action):
            step.commitment = self.kept_luck.pop(0).commitment
        else:
            self.kept_luck.clear()

    def show_hands(self) -> None:
        """Keep that hands have been seen which were not played in the deal that has just ended."""
        self.shown = len(self.steps)
        self.lines += 1

    def change_player(self, chair: int, level: str | None) -> None:
        """Set who plays for a chair from now on."""
        self.changes.append(PlayerChange(len(self.steps), chair, level))
        self.lines += 1

    def give_up(self, chair: int) -> None:
        """Resign for the player of this chair, and end the partie."""
        self.gave_up = chair
        self.undone.clear()
        self.lines += 1

    def back_to(self, actions: int) -> None:
        """Undo all but the first `actions` actions; the partie is marked from now on."""
        self.gave_up = None
        self.changes = [change._replace(ply=min(change.ply, actions)) for change in self.changes]
        self.kept_luck[:0] = [step for step in self.steps[actions:] if step.actor == CHANCE]
        for step in reversed(self.steps[actions:]):
            self.undone.append((step.actor, step.action))
        del self.steps[actions:]
        del self.states[actions + 1 :]
        while self._deal_starts[-1] > actions:
            self._deal_starts.pop()
        self.lines += 1
        self.marked = True

    def play(self, lines: Iterable[str]) -> LogError | None:
        """Play lines of a log, as far as they can be played; the error that stopped it, if any."""
        for line in lines:
            try:
                self._play(line)
            except (ValueError, IllegalActionError) as error:
                return LogError(self.lines, line, str(error))
        return None

    def _play(self, line: str) -> None:
        opening = self.opening.after(line) if self.lines == len(self.opening.lines()) else None
        if opening is not None:
            self.open(opening)
            return
        who, _, what = line.partition(" ")
        if who == COMMIT:
            self.commit(read_commitment(what))
        elif who == _UNDO:
            actions = read_number(what)
            if actions >= len(self.steps) + (self.gave_up is not None):
                raise ValueError(f"only {len(self.steps)} actions have been done")
            self.back_to(actions)
        elif self.gave_up is not None:
            raise ValueError("the partie was given up")
        elif who == _PLAYER:
            chair, _, player = what.partition(" ")
            if player != _PERSON and player not in LEVELS:
                raise ValueError(f"no player: {player!r}")
            self.change_player(self._chair(chair), None if player == _PERSON else player)
        elif line == SHOWN:
            if not self.steps or not self.steps[-1].ended_deal:
                raise ValueError("no deal has just ended")
            self.show_hands()
        elif who == _GIVE_UP:
            self.give_up(self._chair(what))
        else:
            self._play_action(who, what)

    def _chair(self, text: str) -> int:
        chair = read_number(text)
        if chair >= len(self.state.standing().chips):
            raise ValueError(f"no chair {chair}")
        return chair

    def _play_action(self, who: str, what: str) -> None:
        self.add(*do(self.state, read_actor(who), self.game.read(what)))
