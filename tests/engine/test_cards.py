"""Cards and packs."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludo.engine.cards import (
    ACE,
    CLUBS,
    FACES,
    HEARTS,
    JACK,
    JOKER,
    KING,
    PACK_32,
    PACK_36,
    PACK_52,
    QUEEN,
    RANK,
    SPADES,
    SUIT,
    SUITS,
    card_of,
    rank_of,
    read_card,
    read_cards,
    read_suit,
    several,
    suit_of,
    write_card,
    write_cards,
    write_suit,
)

CARDS = range(FACES)


@pytest.mark.parametrize(
    ("text", "rank", "suit"),
    [("2c", 2, CLUBS), ("10s", 10, SPADES), ("Kh", KING, HEARTS), ("Jd", JACK, 1), ("Qs", QUEEN, 3), ("Ac", ACE, 0)],
)
def test_a_card_is_a_rank_and_a_suit(text: str, rank: int, suit: int) -> None:
    card = read_card(text)
    assert card == card_of(rank, suit)
    assert (rank_of(card), suit_of(card)) == (rank, suit)
    assert write_card(card) == text


def test_every_face_has_its_own_text() -> None:
    texts = [write_card(card) for card in CARDS]
    assert len(set(texts)) == FACES
    assert [read_card(text) for text in texts] == list(CARDS)


def test_the_joker_has_neither_rank_nor_suit() -> None:
    assert write_card(JOKER) == "Jo"
    assert (RANK[JOKER], SUIT[JOKER], rank_of(JOKER), suit_of(JOKER)) == (-1, -1, -1, -1)


@pytest.mark.parametrize("text", ["", "1h", "kh", "KH", "10", "Jok", "11s", " Kh", "Kh "])
def test_what_is_no_card_is_named(text: str) -> None:
    with pytest.raises(ValueError, match="no card is written") as caught:
        read_card(text)
    assert repr(text) in str(caught.value)


@pytest.mark.parametrize(("rank", "suit"), [(1, 0), (15, 0), (7, -1), (7, 4)])
def test_there_is_no_card_beyond_the_pack(rank: int, suit: int) -> None:
    with pytest.raises(ValueError, match="no card of rank"):
        card_of(rank, suit)


@given(st.lists(st.sampled_from(CARDS)))
def test_several_cards_are_written_in_one_text(cards: list[int]) -> None:
    assert read_cards(write_cards(cards)) == tuple(cards)


def test_suits_are_one_letter() -> None:
    assert [write_suit(suit) for suit in SUITS] == ["c", "d", "h", "s"]
    assert [read_suit(text) for text in "cdhs"] == list(SUITS)


@pytest.mark.parametrize("text", ["", "x", "C", "cd"])
def test_what_is_no_suit_is_named(text: str) -> None:
    with pytest.raises(ValueError, match="no suit is written"):
        read_suit(text)


@pytest.mark.parametrize(("pack", "size", "lowest"), [(PACK_32, 32, 7), (PACK_36, 36, 6), (PACK_52, 52, 2)])
def test_a_pack_has_every_card_from_its_lowest_rank(pack: tuple[int, ...], size: int, lowest: int) -> None:
    assert len(set(pack)) == len(pack) == size
    assert {rank_of(card) for card in pack} == set(range(lowest, ACE + 1))


def test_several_packs_hold_equal_cards_and_jokers() -> None:
    cards = several(PACK_52, 2, 4)
    assert len(cards) == 108
    assert {cards.count(card) for card in PACK_52} == {2}
    assert cards.count(JOKER) == 4
