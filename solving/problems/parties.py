"""Parties of the Expert, and the decisions in them at which the levels do not agree."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import islice
from random import Random
from typing import Final, NamedTuple

from ludo.bots.contract import DecisionRequest
from ludo.bots.players import answer
from ludo.bots.registry import players_of
from ludo.engine.actions import Action
from ludo.engine.game import arbitrate
from ludo.engine.options import Value
from ludo.engine.places import Seat
from ludo.engine.turns import CHANCE
from ludo.games import GAMES
from ludo.session.problems import Problem
from ludo.session.questions import request_for
from ludo.session.timeline import Timeline, do

EXPERT: Final = "expert"
QUICK: Final = "amateur"
OTHERS: Final = 2
"""So many levels at least must do something else than the Expert, or nothing is to be found."""


class Disputed(NamedTuple):
    """A decision at which the levels do not agree: the partie as it stood, and what each level does."""

    timeline: Timeline
    ply: int
    seat: Seat
    request: DecisionRequest
    acts: Mapping[str, Action | None]


def disputed(game_id: str, options: Mapping[str, Value], luck: str, deals: int, skipped: int = 0) -> Iterator[Disputed]:
    """Play a partie of Experts, or its first deals, and yield what the levels do not agree on.

    skipped: so many deals are played by Amateurs first, and not asked about: the last ones weigh most.
    """
    game = GAMES[game_id]
    timeline = Timeline(game, [game.new(game.read_options(options))])
    ended = 0
    while ended < deals and (must := timeline.state.turn().must) is not None:
        turn, ply = timeline.state.turn(), len(timeline.steps)
        if must == CHANCE:
            decided = (CHANCE, timeline.state.legal(CHANCE).sample(Random(f"{luck}/{ply}")))
        else:
            level = EXPERT if ended >= skipped else QUICK
            asked = {seat: request_for(timeline, ply, seat, level) for seat in (must, *turn.may)}
            wishes = {seat: answer(request) for seat, request in asked.items()}
            if level == EXPERT and len(list(islice(asked[must].offers, 2))) > 1:
                found = _others(asked[must], wishes[must])
                if found is not None:
                    yield Disputed(timeline, ply, must, asked[must], found)
            wanted = arbitrate(turn, wishes, game.steps_in)
            assert wanted is not None
            decided = wanted
        timeline.add(*do(timeline.state, *decided))
        ended += timeline.steps[-1].ended_deal


def asked_again(problem: Problem) -> Disputed | None:
    """Return what the levels do now at the decision of a problem; None where they agree."""
    timeline, request = request_of(problem)
    seat = request.view.seat
    assert seat is not None
    found = _others(request, answer(request))
    return None if found is None else Disputed(timeline, len(timeline.steps), seat, request, found)


def request_of(problem: Problem) -> tuple[Timeline, DecisionRequest]:
    """Return the partie up to the decision of a problem, and the question to the Expert there."""
    game = problem.game
    timeline = Timeline(game, [game.new(game.read_options(problem.options))])
    timeline.play(problem.log)
    seat = timeline.state.turn().must
    assert seat is not None
    return timeline, request_for(timeline, len(timeline.steps), seat, EXPERT)


def _others(request: DecisionRequest, expert: Action | None) -> Mapping[str, Action | None] | None:
    """Return what each level does, None where most do the same as the Expert."""
    levels = players_of(request.view.game).levels
    found = {level: answer(replace(request, level=level)) for level in levels if level != EXPERT}
    if sum(act != expert for act in found.values()) < OTHERS:
        return None
    return {**found, EXPERT: expert}
