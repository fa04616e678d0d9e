"""Random parties, one action after the other, for the tests to look at."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from ludo.engine.actions import Action
from ludo.engine.events import Event
from ludo.engine.game import AnyState
from ludo.engine.places import Seat
from ludo.engine.turns import CHANCE, Actor


@dataclass(frozen=True, slots=True)
class Step:
    """One action of a party and what it did. `state` is the party's own, as it stands afterwards."""

    state: AnyState
    actor: Actor
    action: Action
    events: list[Event]

    def history(self, seat: Seat | None) -> list[Event]:
        """The events as a seat heard them."""
        return [event.seen_by(seat) for event in self.events]


def next_act(state: AnyState, luck: Random, step_in: float = 0.1) -> tuple[Actor, Action] | None:
    """Somebody who may act, and something they may do; None when the party is over.

    Seats that merely may step in do so with the chance `step_in`.
    """
    turn = state.turn()
    if turn.must is None:
        return None
    actor = turn.must
    if turn.may and luck.random() < step_in:
        actor = luck.choice(turn.may)
    return actor, state.rollout_action(actor, luck)


def playing(state: AnyState, luck: Random, bound: int, step_in: float = 0.1) -> Iterator[Step]:
    """Play this state at random to its end, or for `bound` actions."""
    for _ in range(bound):
        act = next_act(state, luck, step_in)
        if act is None:
            return
        yield Step(state, *act, state.apply(*act))


def everybody(players: int) -> tuple[Actor, ...]:
    """Luck, every seat, and some numbers that are no seats."""
    return (CHANCE, *range(players), -2, players, players + 7)


def onlookers(players: int) -> tuple[Seat | None, ...]:
    """Everybody who looks at the table: the seats and somebody who does not play."""
    return (*range(players), None)
