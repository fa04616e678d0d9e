"""The solver of Trente-et-un: its arrays know the rules of the engine and the thumb rules of `baseline`."""

from itertools import combinations, product

import numpy as np
import pytest

from ludo.bots.trente_et_un.value_tables import KINDS, ROUNDS, STAKES, Stakes, kind_of
from ludo.engine.cards import read_cards
from ludo.engine.masks import mask_of
from ludo.games.trente_et_un.options import TrenteEtUnOptions
from ludo.games.trente_et_un.rules import hand_value
from ludo.games.trente_et_un.scoring import showdown_losses
from solving.trente_et_un.__main__ import solved
from solving.trente_et_un.cards import HANDS, KIND, VALUE
from solving.trente_et_un.collected import shares
from solving.trente_et_un.deals import Deals, losses


def deals_of(*hands: str, pile: str) -> Deals:
    """One deal, as `Deals` holds it; the last card of the pile lies on top, and the stock is what is left."""
    held = [read_cards(hand) for hand in hands]
    thrown = read_cards(pile)
    gone = {card for cards in (*held, thrown) for card in cards}
    stock = [card for card in range(52) if card not in gone]
    left = len(stock)
    return Deals(
        hands=np.array([held]),
        known=np.zeros((1, len(held), 3), bool),
        piled=np.isin(np.arange(52), thrown)[None],
        top=np.array(thrown[-1:]),
        stock=np.array([stock + [0] * (52 - left)]),
        left=np.array([left]),
        closer=np.array([-1]),
        shown=np.array([-1]),
    )


def test_hands_of_a_kind_have_the_same_points_together_in_suits() -> None:
    assert kind_of(mask_of(read_cards("Ah Kh 2c"))) == kind_of(mask_of(read_cards("As 10s 2d")))
    assert kind_of(mask_of(read_cards("Ah Kh 2c"))) != kind_of(mask_of(read_cards("Ah Kc 2c")))
    assert sorted({int(KIND[hand]) for hand in combinations(range(52), 3)}) == list(range(KINDS))
    assert [int(KIND[tuple(hand)]) for hand in HANDS] == list(range(KINDS))


@pytest.mark.clause("T31-17")
def test_hands_are_worth_what_the_rules_say() -> None:
    options = TrenteEtUnOptions()
    for hand in HANDS:
        assert VALUE[tuple(hand)] == hand_value(options, tuple(int(card) for card in hand))


@pytest.mark.clause("T31-37", "T31-38", "T31-39", "T31-40", "T31-41", "T31-42", "T31-43")
@pytest.mark.parametrize("rule", ["by_any", "only_if_lowest"])
def test_a_knock_costs_what_the_rules_say(rule: str) -> None:
    options = TrenteEtUnOptions(knocker_surpassed=rule)
    for values in product((12, 17, 25, 30), repeat=3):
        found = losses(np.array([values]), np.array([1]), rule == "only_if_lowest")
        assert tuple(found[0]) == showdown_losses(options, values, 1)


def test_nobody_loses_more_lives_than_he_has() -> None:
    lost = np.array([[2, 1, 0]])
    assert shares(lost, 0, (2, 2))[0] == pytest.approx(-1.5)
    assert shares(lost, 0, (1, 2))[0] == pytest.approx(-0.5)
    assert shares(lost, 2, (2, 1))[0] == pytest.approx(1)


@pytest.mark.clause("T31-24", "T31-25")
def test_others_take_a_discard_that_helps_and_throw_the_worst_card() -> None:
    deals = deals_of("Ah 9h 2c", "3d 4s 5c", pile="6s Kh")
    deals.play(0, np.random.default_rng(1))
    assert set(deals.hands[0, 0].tolist()) == set(read_cards("Ah 9h Kh"))
    assert tuple(deals.top) == read_cards("2c")
    assert deals.known[0, 0].sum() == 1


@pytest.mark.clause("T31-31", "T31-41")
def test_others_knock_with_a_strong_hand_only() -> None:
    luck = np.random.default_rng(1)
    assert deals_of("Ah 9h 8h", "3d 4s 5c", pile="2d").knocks(0, 0, False, luck).all()
    assert not deals_of("7h 3h 2c", "3d 4s 5c", pile="2d").knocks(0, 0, False, luck).any()


@pytest.mark.clause("T31-30")
def test_an_empty_stock_is_made_anew_from_the_discards() -> None:
    deals = deals_of("Ah Kc 2c", "3d 4s 5c", pile="6s 7s 8d 2s")
    deals.left[:] = 1
    deals.play(0, np.random.default_rng(1))
    assert deals.left[0] == 4
    assert set(deals.stock[0, :4].tolist()) == set(read_cards("6s 7s 8d 2s"))


def test_more_points_are_worth_more() -> None:
    found = solved(2, False, 400, np.random.default_rng(1))
    assert set(found) == {stakes for stakes in STAKES if stakes.players == 2}
    worth = found[Stakes(2, False, False, False)]
    assert len(worth.kept) == ROUNDS
    low, high, shown = (kind_of(mask_of(read_cards(text))) for text in ("Kh 5h 4s", "Kh 9h 8h", "Ah Kh Qh"))
    assert worth.kept[0][low] < worth.kept[0][high]
    assert worth.kept[0][shown] == 1
    assert worth.knocked[0][12] < worth.knocked[0][20] < worth.knocked[0][29]
