"""Deals of Trente-et-un in which nobody's hand can become better come to an end."""

from random import Random
from typing import Any

import pytest

from ludo.bots.contract import DecisionRequest
from ludo.bots.players import answer
from ludo.engine.cards import PACK_52, read_cards, write_cards
from ludo.engine.events import DealEnded
from ludo.games.trente_et_un import TRENTE_ET_UN
from tests.games.trente_et_un.table import Table

BLOCKED = ("Qc 10c 4c", "7c 5c 9c", "Ac 6c Jc", "Kc 8c 3c")
"""Hands of 24, 21, 27 and 21 points in one suit, of which but a Two is left: whoever waits, waits for ever."""
BLOCKED_PAIR = ("Kh Ah 9h", "Jh Qh 10h")
"""Hands of 30 points: what would make either better in hearts is in the other one."""
BEGUN = 12
"""Rounds of turns that are over when a deal is looked at: others are taken to have good hands by then."""
LONGEST = 45
"""Rounds of turns after which such a deal is over."""


def rounds(hands: tuple[str, ...], level: str, luck: int, **options: Any) -> int:
    """Play a deal with players of a level, and return how many rounds of turns it took."""
    held = [card for text in hands for card in read_cards(text)]
    rest = [card for card in PACK_52 if card not in held]
    Random(luck).shuffle(rest)
    table = Table(hands, rest=write_cards(rest), **options)
    state = table.state
    state.turns = BEGUN * len(hands)
    while state.turns < LONGEST * len(hands) and not any(isinstance(event, DealEnded) for event in table.events):
        seat = state.on_turn
        action = answer(DecisionRequest(state.view(seat), (), state.legal(seat), True, level, seed=luck))
        assert action is not None
        table.do(f"{seat} {TRENTE_ET_UN.write(action)}")
    return state.turns // len(hands)


@pytest.mark.clause("T31-31")
@pytest.mark.parametrize("level", ["simple", "debutant", "amateur", "fort", "expert"])
@pytest.mark.parametrize("hands", [BLOCKED, BLOCKED_PAIR], ids=["four", "two"])
def test_a_deal_in_which_no_hand_gets_better_ends(hands: tuple[str, ...], level: str) -> None:
    assert rounds(hands, level, luck=2) < LONGEST


@pytest.mark.clause("T31-32")
@pytest.mark.parametrize("level", ["simple", "expert"])
def test_it_ends_where_one_knocks_after_the_discard(level: str) -> None:
    assert rounds(BLOCKED, level, luck=2, knock_timing="after_discard") < LONGEST
