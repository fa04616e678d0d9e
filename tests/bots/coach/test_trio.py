"""What acts at Trio and L'École cost: a contract that is thrown away is marked, a useless card never."""

from typing import Any

import pytest

from ludo.bots.contract import Mechanism
from ludo.bots.trio import evaluator
from ludo.bots.trio.win_probability import winning_chance
from ludo.engine.cards import read_card
from ludo.games.trio import TRIO
from ludo.games.trio.actions import Open
from tests.bots.coach.evaluated import appraised, weighed
from tests.games.trio.table import Table, options

FEW = 24
"""Imagined deals, which are dear."""
READY = "4h 5h 6h 7h 8h 9h 10h Kc Kd Ks Qc 3d 6c"
"""The seventh contract, and three cards of no use."""


@pytest.fixture(autouse=True)
def _few_deals_by_the_expert(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(evaluator, "BY_EXPERT", 2)


def last_turns(held: str, contracts: tuple[int, ...], **values: Any) -> Table:
    """A deal that ends after everybody's second turn."""
    return Table(held, contracts=contracts, stock="8c", **{"turn_limit": 6, **values}).do("0 draw_talon")


def test_to_throw_a_contract_away_is_marked() -> None:
    table = last_turns(READY, (7, 6, 6))
    found = appraised(table.state, TRIO.read("discard:7h"), FEW)
    assert found.mark in ("mistake", "blunder")
    assert found.agrees
    assert isinstance(found.acts[0].act, Open)


def test_a_card_of_no_use_costs_nothing() -> None:
    table = last_turns("4h 5h 6h 7h 9h 10h Kc Kd Qc 3d Js Ad 8s", (7, 1, 1))
    for thrown in ("Qc", "3d"):
        assert appraised(table.state, TRIO.read(f"discard:{thrown}"), FEW).mark is None


def test_it_is_counted_how_often_the_contract_is_fulfilled() -> None:
    evidence = weighed(last_turns(READY, (7, 6, 6)).state, TRIO.read("discard:7h"), FEW)
    rows = evidence.mechanisms[Mechanism("contract-fulfilled")]
    thrown = rows[evidence.acts.index(TRIO.read("discard:7h"))]
    opened = next(row for act, row in zip(evidence.acts, rows, strict=True) if isinstance(act, Open))
    assert set(opened) == {1.0}
    assert sum(thrown) < len(thrown)
    told = next(fact for fact in evidence.facts if fact.code == "stock-helps-after")
    card, missing, helping, hidden = told.details
    assert card == read_card("7h")
    assert missing == 1
    assert 0 < helping < hidden


def test_at_l_ecole_it_is_the_year_that_counts() -> None:
    table = last_turns("4h 5h 6h 7h Kc Kd Qc 3d 9s 9c Ad Jd 6s", (2, 1, 1), variant="ecole", turn_limit=15)
    found = appraised(table.state, TRIO.read("discard:6h"), FEW)
    assert found.mark is not None
    assert found.acts[0].worth.value == pytest.approx(1)


def test_the_chance_of_the_partie_by_contracts() -> None:
    read = options(players=3)
    assert winning_chance(read, (4, 4, 4), 0) == pytest.approx(1 / 3)
    assert sum(winning_chance(read, (7, 3, 1), seat) for seat in range(3)) == pytest.approx(1)
    assert winning_chance(read, (7, 6, 6), 0) > winning_chance(read, (6, 6, 6), 0)
