"""Computer players of Trio."""

from typing import Final

from ludo.bots.contract import GamePlayers
from ludo.bots.levels import GRADED
from ludo.lazy import Lazy

_KERNELS: Final = (
    "baseline", "contract_odds", "endgame_value", "outlook", "sequence_wilds", "set_wilds", "take_odds",
)  # fmt: skip

TRIO_PLAYERS: Final = GamePlayers(
    GRADED,
    Lazy("ludo.bots.trio.baseline:choose"),
    Lazy("ludo.bots.trio.player:choose"),
    Lazy("ludo.bots.trio.player:evaluate"),
    Lazy("ludo.bots.trio.evaluator:evaluate"),
    Lazy("ludo.bots.trio.evaluator:imagined"),
    Lazy("ludo.bots.trio.luck_model:LUCK_MODEL"),
    Lazy("ludo.bots.trio.evaluator:reshuffle"),
    kernels=_KERNELS,
)
