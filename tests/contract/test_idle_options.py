"""What is forced, and what has no effect: what a game says of its options is how it is played."""

from random import Random

import pytest

from ludo.engine.game import AnyGame, AnyState
from ludo.engine.options import Option, OptionsError, Value, options_of, write_options
from ludo.games import GAMES
from tests.contract.tables import TABLES, Table, random_tables, random_value, tables_of

PLIES = 400
"""So many actions of a partie are played to see whether an option changes anything."""


def drawn(game: AnyGame, count: int) -> list[Table]:
    tables = random_tables(game, count, Random(f"idle of {game.id}"))
    return [*tables_of(game), *(table for table in tables if isinstance(table, Table))]


def played(state: AnyState, luck: Random) -> list[str]:
    """What is done in a random partie, and who must do it."""
    lines = []
    for _ in range(PLIES):
        actor, may = state.turn()
        if actor is None:
            break
        action = state.rollout_action(actor, luck)
        lines.append(f"{actor} {may} {action}")
        state.do(actor, action)
    return [*lines, str(state.standing())]


def other_values(game: AnyGame, option: Option, value: Value) -> list[Value]:
    luck = Random(option.name)
    found = {random_value(game, option, luck) for _ in range(12)} | set(option.choices)
    return [other for other in found if other != value or type(other) is not type(value)]


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_an_option_without_effect_changes_nothing(game: AnyGame) -> None:
    """The same luck and the same wishes make the same partie, whatever the value of an idle option."""
    named = set()
    for number, table in enumerate(drawn(game, 60)):
        values = write_options(table.options())
        for name in game.idle(table.options()):
            if (name, table.preset) in named:
                continue
            option = next(option for option in options_of(game.options_type) if option.name == name)
            other = Random(number).choice(other_values(game, option, values[name]))
            try:
                changed = game.read_options({**values, name: other})
            except OptionsError:
                continue
            named.add((name, table.preset))
            luck = f"{table} {name}"
            assert played(table.new(), Random(luck)) == played(game.new(changed), Random(luck)), (luck, other)
    assert {name for name, _ in named} >= {option.name for option in options_of(game.options_type) if option.needs}


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_what_is_in_force_is_what_the_game_reads(table: Table) -> None:
    """Forced values replace what was named, and reading what is in force again changes nothing."""
    values = {**table.values, "players": table.players}
    in_force = table.game.in_force(values)
    assert table.game.in_force(in_force) == in_force
    forced = table.game.forced(table.options())
    assert all(in_force[name] == value for name, (value, _) in forced.items())
    for problem in table.game.resolutions(values):
        assert problem.code == "forced"
        assert str(in_force[problem.option]) == problem.details["value"]
