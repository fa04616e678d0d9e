"""What tests and benchmarks of every game want to know of one; each says it in `tests/games/<game>/`."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib import import_module
from types import ModuleType
from typing import Final, NamedTuple, TypeAlias

from ludo.bots.contract import DecisionRequest
from ludo.engine.actions import Action
from ludo.engine.options import Value
from ludo.games import GAMES

Absurd: TypeAlias = Callable[[DecisionRequest, Action], bool]
"""Is an action one that nobody chooses who understands the game, where that request asks for one?"""


class Short(NamedTuple):
    """How a short partie is played to its end by computer players.

    `random` where acts by chance end it soon: at some games whoever acts so plays some two hundred deals.
    """

    players: int
    options: Mapping[str, Value]
    level: str


@dataclass(frozen=True, kw_only=True)
class GameFacts:
    """What no list says of a game.

    players: at a table of tests; listeners: where one listens to it; guests: at an evening of the gallery.
    unusual: a preset that is not the usual one; presets: those at which players may not be absurd.
    said: the longest words in a bubble, in French. refused: within so many decisions a card cannot be played.
    picture: of the README, a moment and a theme.
    costs: by kind of decision the unit, how many there are in a partie, and what each costs on average. forms: sheets
    whose forms are composed by a robot, by a name: how many play, and with which options.
    """

    players: int
    listeners: int
    guests: int
    short: Short
    unusual: str
    presets: tuple[str, ...]
    refused: int
    said: str
    picture: tuple[str, str]
    costs: Mapping[str, tuple[str, int, float]]
    forms: Mapping[str, tuple[int, Mapping[str, Value]]]


def part_of(game: str, name: str) -> ModuleType:
    """Return a module of a game's folder. Raises LookupError where it has none."""
    module = f"tests.games.{game}.{name}"
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        if error.name is None or not f"{module}.".startswith(f"{error.name}."):
            raise
        raise LookupError(f"{module.replace('.', '/')}.py is missing: every game has one") from error


FACTS: Final[Mapping[str, GameFacts]] = {game: part_of(game, "facts").FACTS for game in GAMES}
"""By the game's id."""
