"""Corrections of a sheet: what they change, and what no longer fits after them."""

import json
from random import Random

import pytest

from ludo.games import GAMES
from ludo.nights.sheets.contract import STRUCK, changes, fill
from ludo.nights.sheets.registry import sheet_of
from tests.contract.tables import tables_of
from tests.nights.sheets.typed import GAMES_BY_DEAL, typed_deals

TRUT = GAMES["trut"].read_options({"truts_to_win": 2, "stake": 5})


def trut(*lines: tuple[str, int | None] | None) -> list[tuple[int, str]]:
    return [
        (number, STRUCK if line is None else json.dumps({"kind": line[0], "side": line[1]}))
        for number, line in enumerate(lines, 1)
    ]


def test_a_correction_names_every_line_that_it_changes() -> None:
    before = fill(sheet_of("trut"), TRUT, trut(("plain", 0), ("void", None), ("plain", 1)))
    after = fill(sheet_of("trut"), TRUT, trut(("plain", 0), ("followed", 1), ("plain", 1)))
    found = changes(before, after)
    assert [change.number for change in found] == [2, 3]
    assert changes(before, before) == ()


@pytest.mark.clause("TRU-90")
def test_lines_after_an_earlier_end_count_for_nothing_until_it_is_corrected_back() -> None:
    lines = [("followed", 0), ("plain", 1), ("followed", 1), ("followed", 1)]
    before = fill(sheet_of("trut"), TRUT, trut(*lines))
    assert before.position.standing.winners == (1,)
    assert [marked.chips for marked in before.lines] == [(-5, -5), (0, 0), (0, 0), (0, 10)]
    after = fill(sheet_of("trut"), TRUT, trut(lines[0], ("followed", 0), *lines[2:]))
    assert after.position.standing.winners == (0,)
    assert [marked.refusal and marked.refusal.code for marked in after.lines[2:]] == ["partie-over"] * 2
    assert [marked.chips for marked in after.lines] == [(-5, -5), (10, 0), (0, 0), (0, 0)]
    assert fill(sheet_of("trut"), TRUT, trut(*lines)) == before


def test_a_line_taken_back_leaves_no_trace_in_the_standing() -> None:
    lines = [("followed", 0), ("plain", 1), ("declined", 1)]
    without = fill(sheet_of("trut"), TRUT, trut(lines[0], lines[2]))
    struck = fill(sheet_of("trut"), TRUT, trut(lines[0], None, lines[2]))
    assert struck.position == without.position
    assert struck.lines[1].struck
    assert not struck.lines[1].counts
    assert struck.before(3) == struck.before(2) == struck.lines[0].position


@pytest.mark.parametrize("game", GAMES_BY_DEAL)
def test_chips_of_lines_and_pot_sum_to_zero_whatever_is_corrected(game: str) -> None:
    """Random revisions of whole sheets: chips of the lines are those of the standing, refused lines move none."""
    luck = Random(f"{game} corrections")
    for table in tables_of(GAMES[game])[:6]:
        texts = [deal.text for deal in typed_deals(table, Random(str(table)))][:40]
        for _ in range(5):
            revised = [luck.choice((*texts, STRUCK)) if luck.random() < 0.2 else text for text in texts]
            filled = fill(sheet_of(game), table.options(), list(enumerate(revised, 1)))
            total = tuple(map(sum, zip(*(marked.chips for marked in filled.lines), strict=True)))
            assert total == filled.position.standing.chips
            assert all(not any(marked.chips) for marked in filled.lines if not marked.counts)
            assert sum(total) <= 0
            assert filled.position.deal_number == sum(marked.counts for marked in filled.lines)
