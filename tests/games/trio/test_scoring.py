"""Score sheet and end of the party (rulebook sections 6 to 8)."""

from typing import Any

import pytest

from ludo.engine.cards import read_cards
from ludo.games.trio import TRIO
from ludo.games.trio.scoring import PartieResult, deal_points, line_after, partie_result
from tests.games.trio.table import options

FULL = "2s Ah Kh Qh Jh 10h Ad Kd 9c 8c 7c 6c 5c"


@pytest.mark.clause("TRO-14", "TRO-16", "TRO-52", "TRO-53", "TRO-55")
def test_the_score_sheet_of_the_rulebook() -> None:
    """Rulebook E13: Mélanie, Olivier, Francis, Marie."""
    first = deal_points([read_cards(held) for held in ("", "2h 5c", "Kd Qs 2c", FULL)])
    assert first == (0, 25, 40, 115)
    after_first = line_after((0, 0, 0, 0), (1, 1, 1, 1), (0, 1, 2), first)
    assert after_first == ((0, 25, 40, 115), (2, 2, 2, 1))
    after_second = line_after(*after_first, (1, 0, 3), (30, 0, 70, 20))
    assert after_second == ((30, 25, 110, 135), (3, 3, 2, 2))


def result(
    contracts: str, opened: tuple[int, ...], out: int | None, totals: tuple[int, ...], **values: Any
) -> PartieResult:
    gained = values.pop("gained", ())
    return partie_result(options(players=3, **values), [int(c) for c in contracts], opened, out, totals, gained)


@pytest.mark.clause("TRO-17", "TRO-56", "TRO-57", "TRO-61")
def test_one_finisher_wins_whoever_goes_out() -> None:
    """Rulebook E14 (i)."""
    assert result("776", (0, 2), 2, (180, 60, 90)) == (True, (0,))
    assert result("776", (0, 2), None, (180, 60, 90)) == (True, (0,))


@pytest.mark.clause("TRO-56")
def test_the_party_goes_on_until_contract_7_is_fulfilled() -> None:
    assert result("765", (1,), 1, (40, 30, 90)) == (False, ())


@pytest.mark.clause("TRO-17", "TRO-58")
def test_of_several_finishers_the_one_who_went_out_wins() -> None:
    """Rulebook E14 (ii)."""
    assert result("776", (0, 1), 1, (100, 165, 90)) == (True, (1,))
    assert result("777", (2, 0, 1), 0, (100, 165, 90)) == (True, (0,))


@pytest.mark.clause("TRO-59", "TRO-61")
def test_if_a_third_player_went_out_the_fewest_points_win() -> None:
    """Rulebook E14 (iii)."""
    assert result("776", (0, 1, 2), 2, (180, 165, 90)) == (True, (1,))
    assert result("776", (0, 1, 2), None, (180, 165, 90)) == (True, (1,))
    by_deal = {"tiebreak_points": "deal", "gained": (20, 35, 0)}
    assert result("776", (0, 1, 2), 2, (180, 165, 90), **by_deal) == (True, (0,))


@pytest.mark.clause("TRO-60")
def test_equal_points_share_the_victory_or_the_first_to_open_wins() -> None:
    """Rulebook E14 (iv)."""
    assert result("776", (2, 1, 0), 2, (165, 165, 90)) == (True, (0, 1))
    assert result("776", (2, 1, 0), 2, (165, 165, 90), final_tie="first_to_open") == (True, (1,))


@pytest.mark.clause("ECO-04", "ECO-12")
def test_lecole_ends_with_the_tenth_year() -> None:
    def ecole(contracts: list[int], opened: tuple[int, ...], out: int) -> PartieResult:
        return partie_result(options(variant="ecole"), contracts, opened, out, (300, 20, 40, 10), ())

    assert ecole([10, 10, 9, 8], (0, 2), 0) == (True, (0,))
    assert ecole([7, 7, 9, 8], (0, 1, 2), 1) == (False, ())


def test_nothing_is_played_for_chips() -> None:
    state = TRIO.position(options(players=3), 1, (2, 3, 4), (10, 20, 30))
    standing = state.standing()
    assert (standing.scores, standing.contracts, standing.chips) == ((10, 20, 30), (2, 3, 4), (0, 0, 0))
    assert not standing.over
