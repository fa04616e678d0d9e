"""The games that exist, in one place."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, cast

from ludo.engine.game import AnyGame, FactsT, Game, OptionsT
from ludo.games.trente_et_un import TRENTE_ET_UN
from ludo.games.trio import TRIO
from ludo.games.triomphe import TRIOMPHE
from ludo.games.tripoli import TRIPOLI
from ludo.games.trut import TRUT


def any_game(game: Game[OptionsT, FactsT]) -> AnyGame:
    """Return a game as one of many. Sound because a game is only given options and views that it made itself."""
    return cast(AnyGame, game)


GAMES: Final[Mapping[str, AnyGame]] = MappingProxyType(
    {
        game.id: game
        for game in (any_game(TRUT), any_game(TRENTE_ET_UN), any_game(TRIOMPHE), any_game(TRIPOLI), any_game(TRIO))
    }
)
"""Every game by its id."""
