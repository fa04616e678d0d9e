"""Plays on from an act of which something is certain, with every card that others may hold."""

from collections.abc import Callable, Iterator
from itertools import islice
from random import Random
from typing import Final, TypeAlias

from ludo.engine.actions import Action, Play
from ludo.engine.game import AnyGame, AnyState
from ludo.engine.places import Seat

Done: TypeAlias = Callable[[AnyState], tuple[int, ...]]
"""Who has taken each trick so far."""
WORLDS: Final = 4
WAYS: Final = 60


def acted(state: AnyState, seat: Seat, action: Action) -> tuple[AnyState, list[object]]:
    """The state after an act, and what happened."""
    twin = state.clone()
    return twin, list(twin.apply(seat, action))


def outcomes(state: AnyState, tricks: int, done: Done) -> Iterator[AnyState]:
    """Every way in which the trick can be completed by the cards of a state."""
    if len(done(state)) > tricks or getattr(state.view(None).facts, "outcome", None) is not None:
        yield state
        return
    must = state.turn().must
    assert must is not None
    for action in list(state.legal(must)):
        if isinstance(action, Play):
            twin = state.clone()
            twin.apply(must, action)
            yield from outcomes(twin, tricks, done)


def ends(game: AnyGame, state: AnyState, seat: Seat, action: Action, luck: Random, done: Done) -> Iterator[int]:
    """Who takes the trick (at Trut which side), in every way that the seat cannot exclude."""
    tricks = len(done(state))
    for _ in range(WORLDS):
        world = game.determinize(state.view(seat), luck)
        world.apply(seat, action)
        for end in islice(outcomes(world, tricks, done), WAYS):
            taken = done(end)
            if len(taken) > tricks:
                yield taken[tricks]
