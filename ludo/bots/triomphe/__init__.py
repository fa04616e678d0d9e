"""Computer players of Triomphe."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludo.bots.contract import GamePlayers
from ludo.bots.levels import GRADED

if TYPE_CHECKING:
    from ludo.bots.contract import Fortune, GradedPlayer, Imagine, Oracle, Player, Witness


def _simple() -> Player:
    from ludo.bots.triomphe.baseline import choose

    return choose


def _graded() -> GradedPlayer:
    from ludo.bots.triomphe.player import choose

    return choose


def _oracle() -> Oracle:
    from ludo.bots.triomphe.player import evaluate

    return evaluate


def _witness() -> Witness:
    from ludo.bots.triomphe.witness import witness

    return witness


def _imagine() -> Imagine:
    from ludo.bots.triomphe.witness import imagined

    return imagined


def _fortune() -> Fortune:
    from ludo.bots.triomphe.fortune import FORTUNE

    return FORTUNE


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

TRIOMPHE_PLAYERS: Final = GamePlayers(GRADED, _simple, _graded, _oracle, _witness, _imagine, _fortune, kernels=_KERNELS)
