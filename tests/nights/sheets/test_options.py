"""Setting up a sheet asks for what matters to it: the other options change nothing on it."""

from collections.abc import Iterator
from random import Random

import pytest

from ludo.engine.game import AnyGame
from ludo.engine.options import Option, OptionsError, Value, options_of
from ludo.games import GAMES
from ludo.nights.sheets.contract import fill
from ludo.nights.sheets.registry import sheet_of
from tests.contract.tables import Table, random_tables, random_value
from tests.nights.sheets.typed import GAMES_BY_DEAL, typed_deals

DRAWN = 8


def standings(game: AnyGame, values: dict[str, Value], texts: list[str]) -> list[object]:
    """How a sheet with these options stands after each line, or why that does not count."""
    options = game.read_options({**values, **sheet_of(game.id).assumes})
    found = fill(sheet_of(game.id), options, list(enumerate(texts, 1)))
    return [(line.refusal, line.position.standing, line.chips) for line in found.lines]


def played(game: AnyGame) -> Iterator[tuple[dict[str, Value], list[str]]]:
    """Options drawn at random, with the deals of a random partie as they are typed."""
    luck = Random(f"options of the sheet of {game.id}")
    for table in random_tables(game, DRAWN, luck, change=0.4):
        if isinstance(table, Table):
            texts = [deal.text for deal in typed_deals(table, Random(f"{table}"))]
            yield {**table.values, "players": table.players}, texts


def others(game: AnyGame, option: Option, values: dict[str, Value], luck: Random) -> Iterator[dict[str, Value]]:
    for _ in range(4):
        changed = {**values, option.name: random_value(game, option, luck)}
        try:
            game.read_options(changed)
        except OptionsError:
            continue
        yield changed


@pytest.mark.parametrize("name", GAMES_BY_DEAL)
def test_an_option_that_is_not_asked_for_changes_nothing(name: str) -> None:
    game, luck = GAMES[name], Random(name)
    wanted = sheet_of(name).options
    assert wanted is not None
    assert wanted <= {option.name for option in options_of(game.options_type)}
    for values, texts in played(game):
        usual = standings(game, values, texts)
        for option in options_of(game.options_type):
            if option.name not in wanted and option.name != "players":
                for changed in others(game, option, values, luck):
                    assert standings(game, changed, texts) == usual, option.name
