"""Computer players of Trente-et-un."""

from typing import Final

from ludo.bots.contract import GamePlayers
from ludo.bots.levels import GRADED
from ludo.lazy import Lazy

_KERNELS: Final = (
    "beliefs", "draw_inference", "drawing_rollout", "exchange_inference", "exchanging_rollout", "hands", "planning",
    "win_probability",
)  # fmt: skip

TRENTE_ET_UN_PLAYERS: Final = GamePlayers(
    GRADED,
    Lazy("ludo.bots.trente_et_un.baseline:choose"),
    Lazy("ludo.bots.trente_et_un.player:choose"),
    Lazy("ludo.bots.trente_et_un.player:evaluate"),
    Lazy("ludo.bots.trente_et_un.evaluator:evaluate"),
    Lazy("ludo.bots.trente_et_un.evaluator:imagined"),
    Lazy("ludo.bots.trente_et_un.luck_model:LUCK_MODEL"),
    Lazy("ludo.bots.trente_et_un.evaluator:reshuffle"),
    principles=Lazy("ludo.bots.trente_et_un.principles:PRINCIPLES"),
    kernels=_KERNELS,
)
