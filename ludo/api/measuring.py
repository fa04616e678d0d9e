"""Own players in the arena."""

from collections.abc import Mapping

from ludo.api.state import read_values
from ludo.bots.arena import Measurement
from ludo.bots.arena import measure as arena
from ludo.bots.contract import Player
from ludo.bots.registry import played_levels
from ludo.bots.self_play import Contest
from ludo.engine.options import Value
from ludo.games import GAMES


def measured(
    game: str,
    player: str | Player,
    against: str | Player,
    parties: int,
    seed: int,
    given: Mapping[str, Value] | str,
    processes: int,
) -> Measurement:
    """Return how a player does alone against others; see `ludo.api.measure`."""
    own: dict[str, Player] = {}
    a, b = (_named(game, each, name, own) for each, name in ((player, "own"), (against, "other")))
    played = Contest(game, read_values(GAMES[game], given), "partie", seed)
    return arena(played, a, b, parties, processes, own=tuple(own.items()))[0]


def _named(game: str, player: str | Player, name: str, own: dict[str, Player]) -> str:
    """Return a player as the arena knows it: its level, or the name under which it is handed over."""
    if not isinstance(player, str):
        own[name] = player
        return name
    if player not in played_levels(game):
        raise ValueError(f"no level {player!r}; there are {', '.join(played_levels(game))}")
    return player
