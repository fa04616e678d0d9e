"""Computer players of Triomphe."""

from typing import Final

from ludo.bots.contract import GamePlayers
from ludo.bots.levels import GRADED
from ludo.lazy import Lazy

_KERNELS: Final = (
    "double_dummy", "hand_sampler", "max_n_search", "opponent_model", "replies", "rules_of_thumb", "tricks", "worlds",
)  # fmt: skip

TRIOMPHE_PLAYERS: Final = GamePlayers(
    GRADED,
    Lazy("ludo.bots.triomphe.baseline:choose"),
    Lazy("ludo.bots.triomphe.player:choose"),
    Lazy("ludo.bots.triomphe.player:evaluate"),
    Lazy("ludo.bots.triomphe.evaluator:evaluate"),
    Lazy("ludo.bots.triomphe.evaluator:imagined"),
    Lazy("ludo.bots.triomphe.luck_model:LUCK_MODEL"),
    kernels=_KERNELS,
)
