"""Random parties with options drawn at random: what every game keeps does not hang on its presets."""

from random import Random

import pytest
from hypothesis import settings

from ludo.engine.game import AnyGame
from ludo.engine.options import OptionsError, options_of, read_options, write_options
from ludo.games import GAMES
from tests.contract.tables import Table, random_tables
from tests.contract.watch import watch_party

TABLES = 40
"""How many tables are drawn a game; in the long profile ten times as many."""
PLAYED = {10: 4, 50: 5}.get(settings().max_examples, TABLES)
"""How many of them are played at most in the profiles `few` and `default`; all in `long`."""


def draw(game: AnyGame, count: int) -> list[Table]:
    """Tables with options drawn at random; impossible sets are left out, but some must be possible."""
    drawn = list(random_tables(game, count, Random(f"options of {game.id}")))
    tables = [table for table in drawn if isinstance(table, Table)]
    print(f"{game.id}: {len(tables)} option sets played, {len(drawn) - len(tables)} refused")
    assert len(tables) >= count / 5
    return tables


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_parties_with_drawn_options_keep_everything(game: AnyGame) -> None:
    for table in draw(game, TABLES)[:PLAYED]:
        watch_party(table, f"{table}", 0.1)


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_many_parties_with_drawn_options_keep_everything(game: AnyGame) -> None:
    for table in draw(game, 10 * TABLES):
        for number in range(3):
            watch_party(table, f"long {table} {number}", 0.2)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_impossible_sets_are_refused_with_every_problem(game: AnyGame) -> None:
    """A refused set names the options that stand in the way, as codes."""
    for entry in random_tables(game, 10 * TABLES, Random(game.id), change=0.8):
        if isinstance(entry, OptionsError):
            names = {option.name for option in options_of(game.options_type)}
            assert {problem.option for problem in entry.problems} <= names
        else:
            options = entry.options()
            assert read_options(game.options_type, write_options(options), game.conflicts) == options


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_option_has_a_clause_and_a_default_that_it_accepts(game: AnyGame) -> None:
    defaults = write_options(game.read_options({}))
    for option in options_of(game.options_type):
        assert option.clauses
        assert option.accepts(option.default)
        assert defaults[option.name] == option.default
        if option.needs is not None:
            needed = {other.name: other for other in options_of(game.options_type)}[option.needs[0]]
            assert needed.accepts(option.needs[1])
