"""Deals of Trio that are played on by computer players of one level."""

from random import Random

from ludo.bots.contract import DecisionRequest
from ludo.bots.effort import never
from ludo.bots.trio.player import choose
from ludo.engine.actions import Action
from ludo.engine.turns import CHANCE
from ludo.games.trio.state import TrioState


def turns_to_the_end(state: TrioState, level: str, limit: int) -> int:
    """Return after how many turns a deal is over that players of one level go on with, `limit` if it is not."""
    luck = Random(4)
    began = state.facts().turns
    while state.facts().outcome is None and state.facts().turns < began + limit:
        actor = state.turn().must
        assert actor is not None
        if actor == CHANCE:
            action: Action | None = state.legal(CHANCE).sample(luck)
        else:
            asked = DecisionRequest(state.view(actor), (), state.legal(actor), True, level)
            action = choose(asked, luck, never)
        assert action is not None
        state.do(actor, action)
    return state.facts().turns - began
