"""The games that exist, in one place."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, cast

from ludo.engine.game import AnyGame, FactsT, Game, OptionsT
from ludo.engine.options import Options, OptionsError, Value
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
        for game in (
            any_game(TRUT),
            any_game(TRENTE_ET_UN),
            any_game(TRIOMPHE),
            any_game(TRIPOLI),
            any_game(TRIO),
        )
    }
)
"""Every game by its id."""


class NotUnderstoodError(ValueError):
    """A record that this version cannot read.

    code: `unknown-game` (detail: its id), `newer-rules` or `bad-options` (detail: what is wrong with them).
    """

    def __init__(self, code: str, detail: str = "") -> None:
        super().__init__(f"{code}: {detail}" if detail else code)
        self.code = code
        self.detail = detail


def understood(game_id: str, rules_version: int, values: Mapping[str, Value]) -> tuple[AnyGame, Options]:
    """Return game and options of what was kept of a partie or a score sheet. Raises NotUnderstoodError."""
    if game_id not in GAMES:
        raise NotUnderstoodError("unknown-game", game_id)
    game = GAMES[game_id]
    if rules_version > game.rules_version:
        raise NotUnderstoodError("newer-rules")
    try:
        return game, game.read_options(values)
    except OptionsError as error:
        raise NotUnderstoodError("bad-options", str(error)) from error
