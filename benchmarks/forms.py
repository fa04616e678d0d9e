"""What the benchmarks run of a game, as values: the games say it in `benchmarks/games`."""

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple

from benchmarks import peers
from benchmarks.driving import Table
from benchmarks.peers import Measure
from ludo.bots.levels import GRADED

FOLDER: Final = Path(__file__).parents[1] / "build" / "strength"
SAME: Final = "--reference same"
"""Where A thinks long: it is compared with B among B."""


class Form(NamedTuple):
    """A form of a game. bar: the ratio that a compiled package has to reach at the strongest level; aim: the same,
    printed only."""

    title: str
    game: str
    options: Mapping[str, object]
    bar: float | None = None
    aim: float | None = None


class Measurement(NamedTuple):
    """A figure: its name, the command that makes it, and what it measures in words.

    beside: of who sees cards, the name of what Expert does in the same units.
    """

    name: str
    command: str
    what: str
    beside: str = ""

    @property
    def path(self) -> Path:
        """The file that holds every single result."""
        return FOLDER / f"{self.name}.json"


def expert(name: str, arguments: str, what: str, n: int = 1000, seed: int = 1) -> Measurement:
    """Return how Expert does among baseline players."""
    game, _, rest = arguments.partition(" ")
    command = f"ludo.bots.arena {game} --a expert --b baseline --n {n} --seed {seed} {rest}".strip()
    return Measurement(f"{name}-expert-baseline", command, what)


def ladder(game: str, what: str, n: int) -> Measurement:
    """Return how the levels do against each other."""
    levels = " ".join(GRADED)
    return Measurement(f"{game}-ladder", f"ludo.bots.ladder {game} --levels {levels} --n {n} --seed 1", what)


def by_chance(level: str, game: str, what: str, n: int) -> Measurement:
    """Return how a level does against players that act at random."""
    command = f"ludo.bots.arena {game} --a {level} --b random --n {n} --seed 1 {SAME}"
    return Measurement(f"{game}-{level}-random", command, what)


def cheat(name: str, arguments: str, what: str, n: int, seed: int = 1, stock: str = "") -> Measurement:
    """Return how a player does who sees cards."""
    game, _, rest = arguments.partition(" ")
    command = f"benchmarks.cheats {game} {stock} --n {n} --seed {seed} {rest}"
    return Measurement(
        f"{name}-cheat{stock.replace('--', '-')}-baseline",
        " ".join(command.split()),
        what,
        beside=f"{name}-expert-baseline",
    )


class Rival(NamedTuple):
    """Another program, and what makes its pace in those contests that it can enter."""

    name: str
    ways: Mapping[str, Callable[[], Measure]]


class Match(NamedTuple):
    """A table of one of our games, and with whom it is compared."""

    title: str
    table: Table
    rivals: tuple[Rival, ...]


def openspiel(title: str, name: str) -> Rival:
    """Return a game of OpenSpiel."""
    in_place = partial(peers.openspiel, name, False)
    on_a_copy = partial(peers.openspiel, name, True)
    ways: dict[str, Callable[[], Measure]] = {
        "as used": lambda: in_place,
        "listing": lambda: in_place,
        "on a copy": lambda: on_a_copy,
        "inside": partial(peers.openspiel_inside, name),
    }
    return Rival(f"OpenSpiel {title}", ways)


COLVER: Final = Rival(
    "colver", {"as used": lambda: peers.colver, "listing": lambda: peers.colver, "inside": peers.colver_inside}
)
PYTRUCO: Final = Rival("pytruco", {"as used": lambda: peers.pytruco, "listing": lambda: peers.pytruco})
POKERKIT: Final = Rival("PokerKit", {"as used": lambda: peers.pokerkit, "listing": lambda: peers.pokerkit})
