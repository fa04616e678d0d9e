"""How the wishes of the next player at Trio are measured: `python -m benchmarks.trio_wishes`."""

from collections import defaultdict
from random import Random

import pytest

from benchmarks.trio_wishes import Row, fitted, play
from ludo.bots.trio.take_weights import WEIGHTS
from ludo.games.trio.contracts import CONTRACTS
from ludo.games.trio.state import start
from tests.games.trio.table import options


def test_finds_the_weights_by_which_cards_are_taken() -> None:
    luck = Random(1)
    rows: list[Row] = []
    for _ in range(4000):
        sign = luck.randrange(3)
        rows.append(([1.0, float(sign), luck.random()], luck.random() < (0.1, 0.5, 0.9)[sign]))
    weights, area = fitted(rows)
    assert weights[0] == pytest.approx(-2.2, abs=0.3)
    assert weights[1] == pytest.approx(2.2, abs=0.2)
    assert weights[2] == pytest.approx(0, abs=0.3)
    assert 0.8 < area < 0.95


def test_asks_the_next_player_about_every_card_of_a_hand_until_one_of_the_two_has_opened() -> None:
    rows: dict[int, list[Row]] = defaultdict(list)
    for deal in range(4):
        play(start(options(players=3), 0, (2, 3, 3)), str(deal), rows)
    assert set(rows) == {2, 3}
    for asked in rows.values():
        assert {taken for _, taken in asked} == {True, False}
        assert {len(signs) for signs, _ in asked} == {len(WEIGHTS["trio"][0])}


@pytest.mark.parametrize("variant", CONTRACTS)
def test_there_are_weights_for_every_contract(variant: str) -> None:
    assert len(WEIGHTS[variant]) == len(CONTRACTS[variant])
    assert len({len(row) for row in WEIGHTS[variant]}) == 1
