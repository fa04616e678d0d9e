"""Computer players of Trio."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludo.bots.contract import GamePlayers
from ludo.bots.levels import GRADED

if TYPE_CHECKING:
    from ludo.bots.contract import Fortune, GradedPlayer, Imagine, Oracle, Player, Reshuffle, Witness


def _simple() -> Player:
    from ludo.bots.trio.baseline import choose

    return choose


def _graded() -> GradedPlayer:
    from ludo.bots.trio.player import choose

    return choose


def _oracle() -> Oracle:
    from ludo.bots.trio.player import evaluate

    return evaluate


def _witness() -> Witness:
    from ludo.bots.trio.witness import witness

    return witness


def _imagine() -> Imagine:
    from ludo.bots.trio.witness import imagined

    return imagined


def _fortune() -> Fortune:
    from ludo.bots.trio.fortune import FORTUNE

    return FORTUNE


def _reshuffle() -> Reshuffle:
    from ludo.bots.trio.witness import reshuffle

    return reshuffle


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
    GRADED, _simple, _graded, _oracle, _witness, _imagine, _fortune, _reshuffle, kernels=_KERNELS
)
