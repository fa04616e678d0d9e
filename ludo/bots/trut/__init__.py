"""Computer players of Trut."""

from typing import Final

from ludo.bots.contract import GamePlayers
from ludo.bots.levels import GRADED
from ludo.lazy import Lazy

_KERNELS: Final = (
    "deal_history", "exact_values", "forecast", "hands", "odds", "rollouts", "strategy",
)  # fmt: skip

TRUT_PLAYERS: Final = GamePlayers(
    GRADED,
    Lazy("ludo.bots.trut.baseline:choose"),
    Lazy("ludo.bots.trut.player:choose"),
    Lazy("ludo.bots.trut.player:evaluate"),
    Lazy("ludo.bots.trut.evaluator:evaluate"),
    Lazy("ludo.bots.trut.evaluator:imagined"),
    Lazy("ludo.bots.trut.luck_model:LUCK_MODEL"),
    principles=Lazy("ludo.bots.trut.principles:PRINCIPLES"),
    kernels=_KERNELS,
)
