"""The games that computer players play, one function a game, and the levels that they have.

A card is read when it is asked for, and no player with it: the window lists levels before players are needed.
"""

from __future__ import annotations

from functools import cache
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from ludo.bots.levels import BASELINE, BASIC

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from ludo.bots.contract import GamePlayers


def _trut() -> GamePlayers:
    from ludo.bots.trut import TRUT_PLAYERS

    return TRUT_PLAYERS


def _trente_et_un() -> GamePlayers:
    from ludo.bots.trente_et_un import TRENTE_ET_UN_PLAYERS

    return TRENTE_ET_UN_PLAYERS


def _triomphe() -> GamePlayers:
    from ludo.bots.triomphe import TRIOMPHE_PLAYERS

    return TRIOMPHE_PLAYERS


def _tripoli() -> GamePlayers:
    from ludo.bots.tripoli import TRIPOLI_PLAYERS

    return TRIPOLI_PLAYERS


def _trio() -> GamePlayers:
    from ludo.bots.trio import TRIO_PLAYERS

    return TRIO_PLAYERS


PLAYERS: Final[Mapping[str, Callable[[], GamePlayers]]] = MappingProxyType(
    {
        "trut": _trut,
        "trente_et_un": _trente_et_un,
        "triomphe": _triomphe,
        "tripoli": _tripoli,
        "trio": _trio,
    }
)
"""By the id of the game what returns its computer players."""
_USUAL: Final = "amateur"


@cache
def players_of(game: str) -> GamePlayers:
    """Return the computer players of a game."""
    return PLAYERS[game]()


def kernels() -> tuple[str, ...]:
    """Return the modules of all players in which most of the time goes: what is compiled besides engine and games."""
    return tuple(f"ludo.bots.{game}.{name}" for game in PLAYERS for name in players_of(game).kernels)


def offered_levels(game: str) -> tuple[str, ...]:
    """Return the levels that can be chosen for a new partie of a game, weakest first."""
    return players_of(game).levels or BASIC


def played_levels(game: str) -> tuple[str, ...]:
    """Return every level that plays a game, those of saved parties and of measurements among them."""
    return (*BASIC, BASELINE, *players_of(game).levels)


def usual_level(game: str) -> str:
    """Return the level of a computer player for whom nobody has chosen one."""
    levels = offered_levels(game)
    return _USUAL if _USUAL in levels else levels[-1]


def offered_level(game: str, level: str) -> str:
    """Return a level if it can be chosen for a new partie; else the usual one, or the weakest for `random`."""
    levels = offered_levels(game)
    if level in levels:
        return level
    return levels[0] if level == "random" else usual_level(game)
