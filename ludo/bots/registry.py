"""The games that computer players play, one line a game, and the levels that they have.

A card is read when it is asked for, and no player with it: the window lists levels before players are needed.
"""

from __future__ import annotations

from functools import cache
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from ludo.bots.levels import BASELINE, BASIC
from ludo.lazy import Lazy

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from ludo.bots.contract import GamePlayers


PLAYERS: Final[Mapping[str, Callable[[], GamePlayers]]] = MappingProxyType(
    {
        "trut": Lazy("ludo.bots.trut:TRUT_PLAYERS"),
        "trente_et_un": Lazy("ludo.bots.trente_et_un:TRENTE_ET_UN_PLAYERS"),
        "triomphe": Lazy("ludo.bots.triomphe:TRIOMPHE_PLAYERS"),
        "tripoli": Lazy("ludo.bots.tripoli:TRIPOLI_PLAYERS"),
        "trio": Lazy("ludo.bots.trio:TRIO_PLAYERS"),
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
