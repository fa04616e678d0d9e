"""Computer players of Triomphe."""

from __future__ import annotations

from typing import Final

from ludo.bots.contract import GamePlayers
from ludo.bots.levels import GRADED
from ludo.lazy import Lazy

_KERNELS: Final = (
    "deal",
    "guesses",
    "habits",
    "replies",
    "rivals",
    "thumb",
    "tricks",
    "worlds",
)

TRIOMPHE_PLAYERS: Final = GamePlayers(
    GRADED,
    Lazy("ludo.bots.triomphe.baseline:choose"),
    Lazy("ludo.bots.triomphe.player:choose"),
    Lazy("ludo.bots.triomphe.player:evaluate"),
    Lazy("ludo.bots.triomphe.witness:witness"),
    Lazy("ludo.bots.triomphe.witness:imagined"),
    Lazy("ludo.bots.triomphe.fortune:FORTUNE"),
    kernels=_KERNELS,
)
