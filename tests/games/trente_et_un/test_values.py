"""Cards, hands and packs (rulebook 1.3 and 2.3)."""

from itertools import combinations

import pytest

from ludo.engine.cards import PACK_52, SUIT, read_cards, write_card
from ludo.games.trente_et_un import TRENTE_ET_UN, rules


def value(cards: str, **options: object) -> float:
    return rules.hand_value(TRENTE_ET_UN.read_options(options), read_cards(cards))


@pytest.mark.clause("T31-02", "SCH-01")
def test_the_packs() -> None:
    assert rules.pack_of(TRENTE_ET_UN.read_options({})) == PACK_52
    pack = rules.pack_of(TRENTE_ET_UN.read_options({"variant": "schwimmen36"}))
    assert len(pack) == len(set(pack)) == 36
    assert not {write_card(card)[:-1] for card in pack} & {"2", "3", "4", "5"}


@pytest.mark.clause("T31-15", "T31-16", "SCH-22")
@pytest.mark.parametrize("variant", ["classic52", "schwimmen36"])
def test_points_of_cards(variant: str) -> None:
    points = {"A": 11, "K": 10, "Q": 10, "J": 10, "10": 10, "9": 9, "8": 8, "7": 7, "6": 6}
    if variant == "classic52":
        points |= {"5": 5, "4": 4, "3": 3, "2": 2}
    for rank, worth in points.items():
        others = "2c 3d" if variant == "classic52" and worth > 3 else "6c 7d" if worth > 7 else None
        if others:
            assert value(f"{rank}s {others}", variant=variant) == worth
        assert {rules.POINTS[card] for card in read_cards(f"{rank}c {rank}d {rank}h {rank}s")} == {worth}


@pytest.mark.clause("T31-15")
def test_an_ace_never_counts_one() -> None:
    assert value("Ah Kh Kd") == 21
    assert value("Ah Kh Qh") == 31
    assert value("Ah 2c 3d") == 11


@pytest.mark.clause("T31-17", "SCH-23")
@pytest.mark.parametrize(
    ("cards", "summed", "strict"),
    [
        ("Ah Kd Qd", 20, 11),
        ("Kd Ah Qd", 20, 11),
        ("Kd Qd Ah", 20, 11),
        ("Kh 8h 6h", 24, 24),
        ("Qs 9d 8d", 17, 10),
        ("Ac 7s 6s", 13, 11),
        ("10c 7h 6s", 10, 10),
        ("Kc 8s 6s", 14, 10),
        ("Ad 7h 8s", 11, 11),
    ],
)
def test_the_best_total_of_one_suit(cards: str, summed: int, strict: int) -> None:
    assert value(cards) == summed
    assert value(cards, two_suited_sum=False) == strict
    assert value(cards, variant="schwimmen36") == summed
    assert value(cards, variant="schwimmen36", two_suited_sum=False) == summed


@pytest.mark.clause("T31-17")
def test_the_third_card_may_beat_a_pair_of_one_suit() -> None:
    assert value("Ac 6s 4s") == 11
    assert value("Kc 3s 2s") == 10


@pytest.mark.clause("T31-18", "T31-19")
def test_twenty_four_hands_are_a_thirty_one_and_none_is_worth_more() -> None:
    """Every hand of the pack is worth at most 31, and 31 only if it is an ace with two ten-point cards of its suit."""
    options = TRENTE_ET_UN.read_options({})
    found = [hand for hand in combinations(PACK_52, 3) if rules.is_31(hand)]
    assert len(found) == 24
    for suit in range(4):
        names = {" ".join(sorted(write_card(card)[:-1] for card in hand)) for hand in found if SUIT[hand[0]] == suit}
        assert names == {"A K Q", "A J K", "A J Q", "10 A K", "10 A Q", "10 A J"}
    values = {hand: rules.hand_value(options, hand) for hand in combinations(PACK_52, 3)}
    assert max(values.values()) == 31
    assert [hand for hand in values if values[hand] == 31] == found


@pytest.mark.clause("T31-19")
def test_no_suit_is_better_than_another() -> None:
    assert {value(f"K{suit} 8{suit} 5{suit}") for suit in "cdhs"} == {23}


@pytest.mark.clause("T31-18")
@pytest.mark.parametrize("cards", ["Ks As Js", "Js 10s As", "10s Qs As"])
def test_the_order_of_the_cards_does_not_matter(cards: str) -> None:
    assert rules.is_31(read_cards(cards))


@pytest.mark.clause("T31-20", "SCH-24")
@pytest.mark.parametrize(("cards", "plain"), [("Ah Ad As", 11), ("Kc Kd Kh", 10), ("6c 6d 6s", 6)])
def test_three_of_a_kind(cards: str, plain: int) -> None:
    assert value(cards) == plain
    assert value(cards, two_suited_sum=False) == plain
    assert value(cards, three_kind_30_5=True) == 30.5
    assert value(cards, three_kind_30_5=True, two_suited_sum=False) == 30.5
    assert value(cards, variant="schwimmen36") == 30.5
    assert value(cards, variant="schwimmen36", three_kind_30_5=False) == 30.5
    assert not rules.is_31(read_cards(cards))
    assert value("Kc Kd 9h", three_kind_30_5=True) == 10
