"""Every table that can be laid: game × preset × number of players, and tables with options drawn at random."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any

from ludo.engine.game import AnyGame, AnyState
from ludo.engine.options import Option, OptionsError, Value, options_of
from ludo.games import GAMES

BOUNDS: Mapping[str, int] = {"trut": 6_000, "trio": 60_000}
"""Actions within which a random party of a game has long ended, for each of its parties (option `parties`)."""
BOUND = 20_000
"""The same for a game that is not named above."""
LEAST: Mapping[tuple[str, str], int] = {("trio", "turn_limit"): 200}
"""From which number on an option is drawn: in deals of a few turns nobody ever fulfils the long contracts of Trio, and
a random party has no end."""


@dataclass(frozen=True)
class Table:
    """One table: a game with options; `preset` is the preset's name, or says how the options were found."""

    game: AnyGame
    preset: str
    players: int
    values: Mapping[str, Value] = field(repr=False)

    def __str__(self) -> str:
        return f"{self.game.id}-{self.preset}-{self.players}"

    def options(self) -> Any:
        return self.game.read_options({**self.values, "players": self.players})

    def new(self) -> AnyState:
        return self.game.new(self.options())

    def bound(self) -> int:
        """Actions within which a random party has long ended."""
        parties = getattr(self.options(), "parties", 1)
        return BOUNDS.get(self.game.id, BOUND) * (parties if type(parties) is int else 1)


def tables_of(game: AnyGame) -> list[Table]:
    """Every preset of a game with every number of players that it allows."""
    return [
        Table(game, preset, players, values)
        for preset, values in game.presets.items()
        for players in game.player_counts(values)
    ]


TABLES = [table for game in GAMES.values() for table in tables_of(game)]


def random_value(game: AnyGame, option: Option, luck: Random) -> Value:
    """One of the values of an option; of numbers without a limit a small one."""
    values = list(option.choices)
    if option.minimum is not None:
        least = LEAST.get((game.id, option.name), option.minimum)
        top = least + 3 if option.maximum is None else min(option.maximum, least + 20)
        values += range(least, top + 1)
    return luck.choice(values)


def random_tables(game: AnyGame, count: int, luck: Random, change: float = 0.3) -> Iterator[Table | OptionsError]:
    """Tables with options drawn at random, most of them left at their defaults, and the refusals of impossible ones."""
    for number in range(count):
        values = {
            option.name: random_value(game, option, luck)
            for option in options_of(game.options_type)
            if option.name != "players" and luck.random() < change
        }
        counts = game.player_counts(values)
        if not counts:
            yield OptionsError(())
            continue
        table = Table(game, f"drawn{number}", luck.choice(counts), values)
        try:
            table.options()
        except OptionsError as error:
            yield error
        else:
            yield table
