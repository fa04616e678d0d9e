"""Computer players of Tripoli."""

from __future__ import annotations

from typing import Final

from ludo.bots.contract import GamePlayers
from ludo.bots.levels import GRADED
from ludo.lazy import Lazy

_KERNELS: Final = (
    "betting",
    "leads",
    "playing_on",
)

TRIPOLI_PLAYERS: Final = GamePlayers(
    GRADED,
    Lazy("ludo.bots.tripoli.baseline:choose"),
    Lazy("ludo.bots.tripoli.player:choose"),
    Lazy("ludo.bots.tripoli.player:evaluate"),
    Lazy("ludo.bots.tripoli.witness:witness"),
    Lazy("ludo.bots.tripoli.witness:imagined"),
    Lazy("ludo.bots.tripoli.fortune:FORTUNE"),
    kernels=_KERNELS,
)
