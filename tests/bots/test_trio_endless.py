"""Graded players of Trio end a deal in which nothing fits the table any more."""

from random import Random

import pytest

from ludo.bots.trio.going_out_odds import fitting, lets_out
from ludo.bots.trio.outlook import outlook_of
from ludo.engine.cards import read_card, read_cards
from ludo.games.trio.combinations import Meld
from ludo.games.trio.rules import full_pack, unnamed
from ludo.games.trio.state import TrioState
from tests.bots.trio_deals import turns_to_the_end
from tests.games.trio.table import Table, combination, options

FULL = ("Jc Jd Js Jd", "7d 7s 7s 7d", "5d 5h 5s 5s")
"""Carrés, which take no further card (TRO-31)."""
LEVELS = ("debutant", "amateur", "fort", "expert")


def all_have_opened(hands: tuple[str, ...], melds: tuple[str, ...] = FULL) -> TrioState:
    """Seat 0 is to draw; every card that is neither held nor laid is in the stock, but one."""
    state = Table("4c 4d 4h 4s").state
    state.opened = (0, 1, 2)
    state.melds = tuple(Meld(seat, combination(text), 1) for seat, text in enumerate(melds))
    state.hands = tuple(read_cards(held) for held in hands)
    used = [card for cards in (*state.hands, *[meld.combination.cards for meld in state.melds]) for card in cards]
    rest = list(unnamed(full_pack(options()), used))
    Random(1).shuffle(rest)
    state.discards, state.stock = (rest[0],), tuple(rest[1:])
    return state


@pytest.mark.clause("TRO-31", "TRO-45", "TRO-49")
@pytest.mark.parametrize(("melds", "chance"), [(FULL, 0), ((*FULL[:2], "9c 9d 9s"), 1), ((*FULL[:2], "9c 9d 2s"), 0)])
def test_a_wild_helps_who_has_one_card_only_where_the_table_takes_it(melds: tuple[str, ...], chance: float) -> None:
    state = all_have_opened(("4c 4d", "Qs", "Kd"), melds)
    view = state.view(0)
    assert lets_out(view, read_card("2c"), outlook_of(view), fitting(state.melds, state.options)) == chance


@pytest.mark.clause("TRO-31", "TRO-34", "TRO-50")
def test_the_expert_throws_one_of_two_wilds_that_no_card_lets_it_lay() -> None:
    """Two wilds and any card make no combination (TRO-26); one of them and a natural card may with the next."""
    assert turns_to_the_end(all_have_opened(("2c 2s", "Qs", "Kd")), "expert", 120) < 120


@pytest.mark.clause("TRO-50", "TRO-54")
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("hands", [("2c 2s", "Qs", "Kd"), ("2c 2c", "Qs", "2h 2h"), ("2c 2s", "2c 2d", "2s 2h")])
def test_openers_who_hold_wilds_only_end_the_deal(hands: tuple[str, ...], level: str) -> None:
    assert turns_to_the_end(all_have_opened(hands), level, 600) < 600
