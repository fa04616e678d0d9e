"""The player for a level: the one entry through which every computer player is asked."""

from collections.abc import Mapping
from dataclasses import replace
from random import Random
from types import MappingProxyType
from typing import Final

from ludo.bots.contract import DecisionRequest, Evaluation, GradedPlayer, Oracle, Player, luck_of
from ludo.bots.effort import Hurried, never
from ludo.bots.levels import BASELINE as BASELINE_LEVEL
from ludo.bots.levels import SIMPLE, played_levels
from ludo.bots.trente_et_un import baseline as trente_et_un
from ludo.bots.trente_et_un import player as graded_trente_et_un
from ludo.bots.trio import baseline as trio
from ludo.bots.trio import player as graded_trio
from ludo.bots.triomphe import baseline as triomphe
from ludo.bots.triomphe import player as graded_triomphe
from ludo.bots.tripoli import baseline as tripoli
from ludo.bots.tripoli import player as graded_tripoli
from ludo.bots.trut import baseline as trut
from ludo.bots.trut import player as graded_trut
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
GRADED_PLAYERS: Final[Mapping[str, GradedPlayer]] = MappingProxyType(
    {
        "trente_et_un": graded_trente_et_un.choose,
        "trio": graded_trio.choose,
        "triomphe": graded_triomphe.choose,
        "tripoli": graded_tripoli.choose,
        "trut": graded_trut.choose,
    }
)
"""By the game's id, the player of its graded levels (`ludo.bots.levels`), which reads from the request which one."""
ORACLES: Final[Mapping[str, Oracle]] = MappingProxyType(
    {
        "trente_et_un": graded_trente_et_un.evaluate,
        "trio": graded_trio.evaluate,
        "triomphe": graded_triomphe.evaluate,
        "tripoli": graded_tripoli.evaluate,
        "trut": graded_trut.evaluate,
    }
)
"""By the game's id, what the strongest player knows about each offer."""


def answer(request: DecisionRequest, hurried: Hurried = never) -> Action | None:
    """Return a computer player's action, None if it lets the moment pass. Raises ValueError for an unknown level.

    hurried: asked between the iterations of a search, which ends once it says so.
    """
    luck = luck_of(request)
    game = request.view.game
    match request.level:
        case "random":
            return _random(request, luck)
        case level if level in (SIMPLE, BASELINE_LEVEL):
            return BASELINE[game](request, luck)
        case level if level in played_levels(game):
            return GRADED_PLAYERS[game](request, luck, hurried)
        case level:
            raise ValueError(f"{game} has no level that is called {level!r}")


def evaluate(request: DecisionRequest, hurried: Hurried = never) -> Evaluation | None:
    """Return what each offer is worth to the seat asked, whatever level the request names, by what it was told alone.

    None for a game, or for a question, of which the strongest player makes no numbers.
    """
    request = replace(request, level="expert")
    oracle = ORACLES.get(request.view.game)
    return None if oracle is None else oracle(request, luck_of(request), hurried)


def _random(request: DecisionRequest, luck: Random) -> Action | None:
    """Choose any legal action by which a partie ends some day; step in once in ten times where it merely may."""
    if not request.must and luck.randrange(10):
        return None
    return request.offers.rollout_action(luck)
