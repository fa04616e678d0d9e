"""Comparing hands where ties do not concern the knocker and where somebody has left; deals of wrong sizes."""

from typing import Any

import pytest

from ludo.engine.actions import Deal
from ludo.engine.cards import read_cards
from ludo.engine.turns import CHANCE
from tests.games.trente_et_un.table import LOW, Table, used_up

HIGH = ("Kh 10h 8h", "Qs Js 2c", "9c 6c 3s")
"""Hands worth 28, 20 and 15."""


def knocked_by_0(*hands: str, **options: Any) -> Table:
    """A deal in which seat 0 knocks in their first turn, and all others throw what they draw."""
    table = Table(hands, "0 knock", rest="2h 3c 3h 4d", **options)
    for drawn in ("3c", "3h", "4d"):
        if table.losses is None:
            seat = table.state.on_turn
            table.do(f"{seat} draw_talon", f"{seat} discard:{drawn}")
    return table


@pytest.mark.clause("T31-37", "T31-39", "T31-40")
@pytest.mark.parametrize("tie", ["tied_lose", "all_others_lose", "lowest_tie_safe"])
def test_a_knocker_who_is_best_alone_costs_only_the_lowest_hand(tie: str) -> None:
    assert knocked_by_0(*HIGH, knock_tie=tie).losses == (0, 0, 1)


@pytest.mark.clause("T31-40", "T31-41")
@pytest.mark.parametrize("tie", ["tied_lose", "all_others_lose", "lowest_tie_safe"])
def test_a_tie_above_the_knocker_costs_those_in_it_nothing(tie: str) -> None:
    table = knocked_by_0("Qs Js 2c", "Kh 10h 8h", "Kd 10d 8d", "9c 6c 3s", knock_tie=tie)
    assert table.losses == (2, 0, 0, 1)


@pytest.mark.clause("T31-36", "T31-51")
def test_who_has_left_is_not_compared_and_neither_loses_nor_keeps_anything() -> None:
    table = knocked_by_0(HIGH[0], "", *HIGH[1:])
    assert table.losses == (0, None, 0, 1)
    assert table.lives == (4, 0, 4, 3)
    unknocked = used_up((LOW[0], "", *LOW[1:]), rest="Kc Kd", draws=1, turn_limit=1)
    assert unknocked.losses == (0, None, 1, 0)


@pytest.mark.clause("T31-11")
def test_a_deal_of_wrong_sizes_is_refused_with_the_number_of_cards_that_everybody_must_get() -> None:
    table = Table((LOW[0], "", *LOW[1:]), "0 knock", "2 draw_talon", "2 discard:Kc", "3 draw_talon", "3 discard:Kd",
                  rest="2h Kc Kd")  # fmt: skip
    assert table.must == CHANCE
    refusal = table.state.check(CHANCE, Deal((read_cards("2c 5d"), (), *map(read_cards, LOW[1:]))))
    assert refusal is not None
    assert (refusal.code, dict(refusal.details)) == ("misdeal-sizes", {"size": 3})
