"""Imagined worlds agree with everything that was public: each deal told again with their cards sounds as it did."""

from random import Random

import pytest
from hypothesis import settings

from ludo.engine.game import AnyGame
from ludo.games import GAMES
from tests.contract.playing import onlookers, playing
from tests.contract.retelling import Told, retell
from tests.contract.tables import TABLES, Table, random_tables

ACTIONS = 1000 if settings().max_examples > 10 else 300
"""Of a long party only the beginning is told again."""
LOOKS = 15
"""About how many moments of a party are told again."""
DRAWN = 20
"""Tables with options drawn at random, for each game; in the long profile ten times as many."""


def tell_again(table: Table, seed: str) -> None:
    """Play a random party; now and then let everybody imagine the cards, and tell the deal again with them."""
    luck, told, state = Random(seed), Told(), table.new()
    before = state.clone()
    length = sum(1 for _ in playing(table.new(), Random(seed), ACTIONS))
    done = left_out = 0
    for step in playing(state, Random(seed), ACTIONS):
        told.add(before, step)
        before = step.state.clone()
        if not told.lasts(step.state) or luck.random() > LOOKS / length:
            continue
        for seat in onlookers(table.players):
            done += 1
            left_out += not retell(told, table.game, step.state, seat, luck)
    assert left_out <= done / 4 + 3


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_deal_told_again_with_imagined_cards_sounds_as_it_did(table: Table) -> None:
    tell_again(table, f"retold {table}")


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_so_it_does_with_drawn_options(game: AnyGame) -> None:
    for table in random_tables(game, DRAWN, Random(f"retold {game.id}")):
        if isinstance(table, Table):
            tell_again(table, f"{table}")


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_so_it_does_with_many_drawn_options(game: AnyGame) -> None:
    for table in random_tables(game, 10 * DRAWN, Random(f"retold long {game.id}")):
        if isinstance(table, Table):
            tell_again(table, f"long {table}")
