"""Computer players of Tripoli."""

from typing import Final

from ludo.bots.contract import GamePlayers
from ludo.bots.levels import GRADED
from ludo.lazy import Lazy

_KERNELS: Final = (
    "betting",
    "leads",
    "rollout_policy",
)

TRIPOLI_PLAYERS: Final = GamePlayers(
    GRADED,
    Lazy("ludo.bots.tripoli.baseline:choose"),
    Lazy("ludo.bots.tripoli.player:choose"),
    Lazy("ludo.bots.tripoli.player:evaluate"),
    Lazy("ludo.bots.tripoli.evaluator:evaluate"),
    Lazy("ludo.bots.tripoli.evaluator:imagined"),
    Lazy("ludo.bots.tripoli.luck_model:LUCK_MODEL"),
    kernels=_KERNELS,
)
