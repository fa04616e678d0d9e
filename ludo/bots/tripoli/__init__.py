"""Computer players of Tripoli."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludo.bots.contract import GamePlayers
from ludo.bots.levels import GRADED

if TYPE_CHECKING:
    from ludo.bots.contract import Fortune, GradedPlayer, Imagine, Oracle, Player, Witness


def _simple() -> Player:
    from ludo.bots.tripoli.baseline import choose

    return choose


def _graded() -> GradedPlayer:
    from ludo.bots.tripoli.player import choose

    return choose


def _oracle() -> Oracle:
    from ludo.bots.tripoli.player import evaluate

    return evaluate


def _witness() -> Witness:
    from ludo.bots.tripoli.witness import witness

    return witness


def _imagine() -> Imagine:
    from ludo.bots.tripoli.witness import imagined

    return imagined


def _fortune() -> Fortune:
    from ludo.bots.tripoli.fortune import FORTUNE

    return FORTUNE


_KERNELS: Final = (
    "betting",
    "leads",
    "playing_on",
)

TRIPOLI_PLAYERS: Final = GamePlayers(GRADED, _simple, _graded, _oracle, _witness, _imagine, _fortune, kernels=_KERNELS)
