"""The last run of a deal of Tripoli: the lead that the evidence takes for the best is that of all possible hands."""

from random import Random

import pytest

from ludo.bots.coach.appraisal import appraisal_of
from ludo.bots.tripoli.rollout_policy import USUAL, lead_on, poker_on, trade_on
from ludo.engine.actions import Action
from ludo.engine.turns import CHANCE
from ludo.games.tripoli import TRIPOLI
from ludo.games.tripoli.determinize import determinize
from ludo.games.tripoli.state import TripoliState
from tests.bots.coach.evaluated import weighed

FEW = 8
"""Cards in all hands together."""
DRAWN = 3000
"""Deals drawn to find every one that there may be."""
LUCKS = 4
"""How often each is played on, for the leads that are made at random."""
NEAR = 0.1
"""Chips that are as good as equal."""


def late(seed: int) -> TripoliState:
    """A deal in which few cards are left, and whoever leads has a choice."""
    luck = Random(seed)
    while True:
        state = TRIPOLI.new(TRIPOLI.read_options({"players": 3}))
        while state.phase != "michigan":
            if state.turn().must == CHANCE:
                state.do(CHANCE, state.rollout_action(CHANCE, luck))
            trade_on(state, USUAL)
            poker_on(state, USUAL, luck.getrandbits(32))
        while state.phase == "michigan":
            leader = state.asked[0]
            if sum(held.bit_count() for held in state.hands) <= FEW and len(state.leads) > 1:
                return state
            state.do(leader, state.rollout_action(leader, luck))


def exhaustive(state: TripoliState) -> dict[Action, float]:
    """By lead what it is worth over all hands that the others may hold."""
    seat = state.asked[0]
    view = state.view(seat)
    luck = Random(1)
    worlds = {(world.hands, world.spare): world for world in (determinize(view, luck) for _ in range(DRAWN))}
    worths: dict[Action, float] = {}
    for lead in state.legal(seat):
        gains = 0
        for number, world in enumerate(worlds.values()):
            for again in range(LUCKS):
                after = world.clone()
                after.do(seat, lead)
                lead_on(after, USUAL, LUCKS * number + again)
                gains += after.results()[seat] - world.results()[seat]
        worths[lead] = gains / (LUCKS * len(worlds))
    return worths


def agrees(state: TripoliState) -> bool:
    """Is the best lead of the evidence as good as that of all hands?"""
    worths = exhaustive(state)
    worst = min(worths, key=worths.__getitem__)
    found = appraisal_of(weighed(state, worst, budget=None), (worst,))
    assert found is not None
    best = found.acts[0].act
    assert best is not None
    return worths[best] >= max(worths.values()) - NEAR


def test_the_last_run_is_that_of_an_exhaustive_reading() -> None:
    assert agrees(late(2))


@pytest.mark.long
def test_last_runs_are_those_of_an_exhaustive_reading() -> None:
    right = sum(agrees(late(seed)) for seed in range(100))
    print(f"{right} of 100 last runs")
    assert right >= 99
