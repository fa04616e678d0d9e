"""The player for a level: the one entry through which every computer player is asked."""

from collections.abc import Mapping
from random import Random
from types import MappingProxyType
from typing import Final

from ludo.bots.contract import DecisionRequest, Player, luck_of
from ludo.bots.effort import Hurried, never
from ludo.bots.trente_et_un import baseline as trente_et_un
from ludo.bots.trio import baseline as trio
from ludo.bots.triomphe import baseline as triomphe
from ludo.bots.tripoli import baseline as tripoli
from ludo.bots.trut import baseline as trut
from ludo.engine.actions import Action

BASELINE: Final[Mapping[str, Player]] = MappingProxyType(
    {
        "trente_et_un": trente_et_un.choose,
        "trio": trio.choose,
        "triomphe": triomphe.choose,
        "tripoli": tripoli.choose,
        "trut": trut.choose,
    }
)
"""By the game's id, a player that follows rules of thumb: the level `simple`, and the measure of stronger ones."""


def answer(request: DecisionRequest, hurried: Hurried = never) -> Action | None:
    """Return a computer player's action, None if it lets the moment pass. Raises ValueError for an unknown level.

    hurried: asked between the iterations of a search, which ends once it says so.
    """
    luck = luck_of(request)
    match request.level:
        case "random":
            return _random(request, luck)
        case "simple" | "baseline":
            return BASELINE[request.view.game](request, luck)
        case _:
            raise ValueError(f"no level is called {request.level!r}")


def _random(request: DecisionRequest, luck: Random) -> Action | None:
    """Choose any legal action by which a partie ends some day; step in once in ten times where it merely may."""
    if not request.must and luck.randrange(10):
        return None
    return request.offers.rollout_action(luck)
