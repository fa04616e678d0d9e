"""Offers: lists, shuffles, and deals supplied from outside."""

from collections import Counter
from itertools import islice
from random import Random

import pytest

from ludo.engine.actions import PLAYS, Deal, Lot, Say, Shuffle
from ludo.engine.cards import PACK_32, read_cards
from ludo.engine.offers import NOTHING, Listed, Shuffles, deal_refusal, shuffled
from ludo.engine.refusals import Refusal


def test_a_list_of_offers() -> None:
    offers = Listed((PLAYS[3], PLAYS[5], Say("knock")))
    assert list(offers) == [PLAYS[3], PLAYS[5], Say("knock")]
    assert len(offers) == 3
    assert PLAYS[3] in offers
    assert PLAYS[4] not in offers
    assert "knock" not in offers
    assert offers


def test_a_sample_is_fair() -> None:
    luck = Random(1)
    drawn = Counter(Listed((Lot(0), Lot(1), Lot(2))).sample(luck) for _ in range(3000))
    assert set(drawn) == {Lot(0), Lot(1), Lot(2)}
    assert all(850 < count < 1150 for count in drawn.values())


def test_nothing_offers_nothing() -> None:
    assert not NOTHING
    assert list(NOTHING) == []
    with pytest.raises(ValueError, match="nothing"):
        NOTHING.sample(Random(1))


def test_every_order_of_the_pack_is_a_shuffle() -> None:
    pack = read_cards("7c 7c 8d")
    offers = Shuffles(pack)
    assert offers
    assert len(list(offers)) == len(set(offers)) == 3
    assert all(action in offers for action in offers)
    assert Shuffle(read_cards("8d 7c 7c")) in offers
    for cards in ("7c 8d 8d", "7c 7c", "7c 7c 8d 8d", ""):
        assert Shuffle(read_cards(cards)) not in offers
    assert Lot(0) not in offers
    assert next(islice(Shuffles(PACK_32), 1)) == Shuffle(PACK_32)


def test_a_shuffle_drawn_by_lot_holds_the_same_cards_in_any_order() -> None:
    luck = Random(2)
    first: Counter[tuple[int, ...]] = Counter()
    for _ in range(600):
        cards = shuffled(PACK_32[:3], luck)
        assert sorted(cards) == sorted(PACK_32[:3])
        first[cards] += 1
    assert len(first) == 6
    assert all(60 < count < 150 for count in first.values())
    assert Shuffles(PACK_32).sample(luck) in Shuffles(PACK_32)


def test_a_deal_may_be_supplied_where_the_game_says_how_large_hands_are() -> None:
    deal = Deal((read_cards("7c 8c"), read_cards("9c 10c")), read_cards("As"))
    assert deal in Shuffles(PACK_32, 2, 2)
    assert deal not in Shuffles(PACK_32)
    assert Deal((read_cards("7c"), read_cards("9c 10c"))) not in Shuffles(PACK_32, 2, 2)


@pytest.mark.parametrize(
    ("hands", "rest", "refusal"),
    [
        (("7c 8c", "9c 10c"), "", None),
        (("7c 8c", "9c 10c"), "As Ah", None),
        (("7c 8c",), "", Refusal("misdeal-sizes", {"size": 2})),
        (("7c 8c", "9c"), "", Refusal("misdeal-sizes", {"size": 2})),
        (("7c 8c", "9c 7c"), "", Refusal("misdeal-cards")),
        (("7c 8c", "9c 10c"), "7c", Refusal("misdeal-cards")),
        (("7c 8c", "9c 2c"), "", Refusal("misdeal-cards")),
    ],
)
def test_a_misdeal_is_refused(hands: tuple[str, ...], rest: str, refusal: Refusal | None) -> None:
    deal = Deal(tuple(read_cards(held) for held in hands), read_cards(rest))
    assert deal_refusal(deal, PACK_32, 2, 2) == refusal


def test_a_face_may_be_dealt_as_often_as_the_packs_hold_it() -> None:
    deal = Deal((read_cards("7c 7c"), read_cards("9c 10c")))
    assert deal_refusal(deal, PACK_32 * 2, 2, 2) is None
    assert deal_refusal(deal, PACK_32, 2, 2) == Refusal("misdeal-cards")
