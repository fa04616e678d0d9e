"""Score sheets stand as the engine does: random parties, their deals typed into the sheet line by line."""

import json
from random import Random

import pytest

from ludo.nights.results import results
from ludo.nights.sheets import trente_et_un, triomphe, trut
from ludo.nights.sheets.contract import fill
from ludo.nights.sheets.registry import sheet_of
from tests.contract.tables import TABLES, Table, random_tables
from tests.nights.sheets.typed import GAMES_BY_DEAL, typed_deals

WITH_SHEETS = [table for table in TABLES if table.game.id in GAMES_BY_DEAL]
KINDS = {"trut": trut.KINDS, "triomphe": triomphe.KINDS, "trente_et_un": trente_et_un.KINDS}
RARE = {"void", "fire"}
"""Deals that random parties seldom have."""
LONG = ("trio",)
"""Games of which one random partie is enough."""
DRAWN = 12
"""Tables with options drawn at random, for each game."""


def agree(table: Table, seed: str) -> set[str]:
    """Assert that the sheet has the engine's standing after each deal and moves the same chips; the kinds of deals."""
    sheet, options = sheet_of(table.game.id), table.options()
    deals = list(typed_deals(table, Random(seed)))
    filled = fill(sheet, options, [(number, deal.text) for number, deal in enumerate(deals, 1)])
    for marked, deal in zip(filled.lines, deals, strict=True):
        assert marked.refusal is None, (deal.text, marked.refusal)
        assert marked.position.standing == deal.standing
        assert marked.chips == deal.chips
        assert marked.position.deal_number == marked.number
        assert bool(sheet.expected(marked.position)) != deal.standing.over
    last = filled.position.standing
    assert last.over
    found = results(last, table.game.sides(options))
    best = {seat for seat, result in enumerate(found) if result.place == 1}
    assert best == set(last.winners) or (not last.winners and best)
    return {json.loads(deal.text)["kind"] for deal in deals}


@pytest.mark.parametrize("table", WITH_SHEETS, ids=str)
def test_the_sheet_stands_as_the_engine_after_every_deal(table: Table) -> None:
    for number in range(1 if table.game.id in LONG else 6):
        agree(table, f"{table} sheet {number}")


@pytest.mark.parametrize("game", [game for game in GAMES_BY_DEAL if game not in LONG])
def test_the_sheet_stands_as_the_engine_with_options_drawn_at_random(game: str) -> None:
    luck = Random(f"{game} sheets")
    drawn = random_tables(next(table.game for table in TABLES if table.game.id == game), DRAWN, luck)
    kinds: set[str] = set()
    for table in drawn:
        if isinstance(table, Table):
            for number in range(3):
                kinds |= agree(table, f"{table} drawn sheet {number}")
    assert kinds >= set(KINDS[game]) - RARE
