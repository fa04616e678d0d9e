"""The games that exist, in one place."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from ludo.engine.game import Game
from ludo.games.trente_et_un import TRENTE_ET_UN
from ludo.games.trio import TRIO
from ludo.games.triomphe import TRIOMPHE
from ludo.games.tripoli import TRIPOLI
from ludo.games.trut import TRUT

GAMES: Final[Mapping[str, Game]] = MappingProxyType(
    {game.id: game for game in (TRUT, TRENTE_ET_UN, TRIOMPHE, TRIPOLI, TRIO)}
)
"""Every game by its id."""
