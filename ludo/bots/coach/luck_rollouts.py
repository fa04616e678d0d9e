"""Playing a deal on from how it stands, hands and all: by players of some levels, each of whom sees only their own."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Final, NamedTuple, TypeAlias

from ludo.bots.contract import DecisionRequest, GradedPlayer
from ludo.bots.effort import Hurried, never
from ludo.bots.players import player_of
from ludo.engine.actions import Action
from ludo.engine.events import DealEnded, Event
from ludo.engine.game import AnyGame, AnyState, arbitrate
from ludo.engine.places import Seat
from ludo.engine.turns import CHANCE, Actor

Done: TypeAlias = tuple[Actor, Action]
"""Who did what."""

MOST_ACTS: Final = 1500
"""After so many acts a deal that does not end counts as it stands: some do not, one in many thousands."""


class Continuation(NamedTuple):
    """A deal played on: the number of its luck, what was done until it ended, and what that was worth by chair."""

    number: int
    acts: tuple[Done, ...]
    worth: tuple[int, ...]

    @property
    def has_luck(self) -> bool:
        """Does luck come into it?"""
        return any(actor == CHANCE for actor, _ in self.acts)

    def after(self, done: Done) -> "Continuation | None":
        """Return what is left of it after an act; None if it began in another way."""
        return self._replace(acts=self.acts[1:]) if self.acts[:1] == (done,) else None


@dataclass(slots=True)
class OpenDeal:
    """Where a deal stands: the state, and what each seat has heard since it began. ended: it is over."""

    state: AnyState
    heard: list[list[Event]]
    ended: bool = False

    def copy(self) -> "OpenDeal":
        """Return one that can be played on by itself."""
        return OpenDeal(self.state.clone(), [told.copy() for told in self.heard], self.ended)

    def do(self, actor: Actor, action: Action) -> None:
        """Carry an act out, and tell it."""
        events = self.state.apply(actor, action)
        self.ended = any(isinstance(event, DealEnded) for event in events)
        for seat, told in enumerate(self.heard):
            told += (event.seen_by(seat) for event in events)
        if self.ended:
            self.heard = [[] for _ in self.heard]


@dataclass(slots=True)
class OpenTable:
    """Players of some levels, by chair, who play deals on. hurried: somebody waits who wants to hear of no more."""

    game: AnyGame
    levels: Sequence[str]
    hurried: Hurried = never
    _players: Mapping[str, GradedPlayer] = field(init=False)

    def __post_init__(self) -> None:
        """Read the code of the players."""
        self._players = {level: player_of(self.game.id, level) for level in self.levels}

    def play_on(self, spot: OpenDeal, luck: Random) -> tuple[Done, ...]:
        """Play a deal to its end in place; return what was done."""
        acts: list[Done] = []
        while not spot.ended and not self.hurried() and len(acts) < MOST_ACTS:
            must = spot.state.turn().must
            if must is None:
                break
            done = (must, spot.state.legal(must).sample(luck)) if must == CHANCE else self._decide(spot, luck)
            spot.do(*done)
            acts.append(done)
        return tuple(acts)

    def _decide(self, spot: OpenDeal, luck: Random) -> tuple[Seat, Action]:
        turn = spot.state.turn()
        assert turn.must is not None
        wishes = {seat: self._ask(spot, seat, luck, seat == turn.must) for seat in (turn.must, *turn.may)}
        decided = arbitrate(turn, wishes, self.game.steps_in)
        assert decided is not None
        return decided

    def _ask(self, spot: OpenDeal, seat: Seat, luck: Random, must: bool) -> Action | None:
        state = spot.state
        level = self.levels[chair_on(state, seat)]
        request = DecisionRequest(state.view(seat), tuple(spot.heard[seat]), state.legal(seat), must, level)
        return self._players[level](request, luck, self.hurried)


def chair_on(state: AnyState, seat: Seat) -> int:
    """Return the seat that the player on a seat had at the start: their chair."""
    origins = state.seated()
    return seat if origins is None else origins[seat]
