"""Computer players of Trio."""

from __future__ import annotations

from typing import Final

from ludo.bots.contract import GamePlayers
from ludo.bots.levels import GRADED
from ludo.lazy import Lazy

_KERNELS: Final = (
    "baseline",
    "closing",
    "outlook",
    "prospects",
    "runs",
    "sets",
    "wishes",
)

TRIO_PLAYERS: Final = GamePlayers(
    GRADED,
    Lazy("ludo.bots.trio.baseline:choose"),
    Lazy("ludo.bots.trio.player:choose"),
    Lazy("ludo.bots.trio.player:evaluate"),
    Lazy("ludo.bots.trio.witness:witness"),
    Lazy("ludo.bots.trio.witness:imagined"),
    Lazy("ludo.bots.trio.fortune:FORTUNE"),
    Lazy("ludo.bots.trio.witness:reshuffle"),
    kernels=_KERNELS,
)
