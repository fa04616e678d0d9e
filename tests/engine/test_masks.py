"""Sets of cards as numbers."""

from hypothesis import given
from hypothesis import strategies as st

from ludo.engine.cards import PACK_52, RANK, SUIT, SUITS
from ludo.engine.masks import BIT, FULL_PACK, RANK_SET, SUIT_SET, cards_in, mask_of

SETS = st.sets(st.sampled_from(PACK_52))


@given(SETS)
def test_a_set_holds_its_cards_and_no_others(cards: set[int]) -> None:
    held = mask_of(cards)
    assert cards_in(held) == tuple(sorted(cards))
    assert [card for card in PACK_52 if held & BIT[card]] == sorted(cards)


@given(SETS, SETS)
def test_sets_meet_and_join_as_sets_do(one: set[int], other: set[int]) -> None:
    assert cards_in(mask_of(one) & mask_of(other)) == tuple(sorted(one & other))
    assert cards_in(mask_of(one) | mask_of(other)) == tuple(sorted(one | other))


def test_suits_and_ranks_are_sets() -> None:
    for suit in SUITS:
        assert cards_in(SUIT_SET[suit]) == tuple(card for card in PACK_52 if SUIT[card] == suit)
    for rank in range(15):
        assert cards_in(RANK_SET[rank]) == tuple(card for card in PACK_52 if RANK[card] == rank)
    assert cards_in(FULL_PACK) == tuple(sorted(PACK_52))
