"""Prompts as a table of computer players gives rise to them."""

from collections.abc import Iterator
from random import Random

from ludo.bots.contract import DecisionRequest
from ludo.engine.events import DealEnded, Event
from ludo.engine.game import AnyGame, AnyState
from ludo.engine.turns import CHANCE


def requests(
    game: AnyGame, state: AnyState, seats: int, level: str, luck: Random
) -> Iterator[tuple[AnyState, DecisionRequest]]:
    """Every request of a partie played at random, beside the true state that it was made from."""
    heard: list[list[Event]] = [[] for _ in range(seats)]
    while (turn := state.turn()).must is not None:
        actor = turn.must
        if actor != CHANCE:
            for seat in (actor, *turn.may):
                yield (
                    state,
                    DecisionRequest(state.view(seat), tuple(heard[seat]), state.legal(seat), seat == actor, level),
                )
            if turn.may and not luck.randrange(8):
                actor = turn.may[luck.randrange(len(turn.may))]
        events = state.apply(actor, state.rollout_action(actor, luck))
        for seat, told in enumerate(heard):
            told += (event.seen_by(seat) for event in events)
        if any(isinstance(event, DealEnded) for event in events):
            heard = [[] for _ in range(seats)]
