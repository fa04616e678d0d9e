"""Computer players of Trente-et-un."""

from __future__ import annotations

from typing import Final

from ludo.bots.contract import GamePlayers
from ludo.bots.levels import GRADED
from ludo.lazy import Lazy

_KERNELS: Final = (
    "beliefs",
    "chances",
    "draw_reading",
    "drawing",
    "exchange_reading",
    "exchanging",
    "hands",
    "planning",
)

TRENTE_ET_UN_PLAYERS: Final = GamePlayers(
    GRADED,
    Lazy("ludo.bots.trente_et_un.baseline:choose"),
    Lazy("ludo.bots.trente_et_un.player:choose"),
    Lazy("ludo.bots.trente_et_un.player:evaluate"),
    Lazy("ludo.bots.trente_et_un.witness:witness"),
    Lazy("ludo.bots.trente_et_un.witness:imagined"),
    Lazy("ludo.bots.trente_et_un.fortune:FORTUNE"),
    Lazy("ludo.bots.trente_et_un.witness:reshuffle"),
    kernels=_KERNELS,
)
