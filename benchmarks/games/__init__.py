"""What the benchmarks run of each game, a file a game."""

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from ludo.games import GAMES


def files_of_games() -> list[ModuleType]:
    """Return what the games have to be measured; print which has nothing."""
    known = {game: f"{__name__}.{game}" for game in GAMES}
    for game, name in known.items():
        if find_spec(name) is None:
            print(f"{game}: nothing to be measured, {name.replace('.', '/')}.py is missing")
    return [import_module(name) for name in known.values() if find_spec(name) is not None]
