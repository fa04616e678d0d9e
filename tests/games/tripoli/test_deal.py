"""Stakes and deal (rulebook sections 3 and 4)."""

from itertools import pairwise
from random import Random
from typing import Any

import pytest

from ludo.engine.actions import Deal, Lot, Shuffle
from ludo.engine.cards import PACK_52, read_cards
from ludo.engine.events import Moved, Paid
from ludo.engine.places import hand, purse
from ludo.engine.turns import CHANCE
from ludo.games.tripoli import TRIPOLI, rules
from ludo.games.tripoli.view import SPARE
from tests.games.tripoli.table import Table

COSMO = "Ad 7c 10h 4s Js / 9h 10h / 4-5-6"
NINE = ("ace", "king", "queen", "jack", "ten", "king_queen", "sequence", "kitty", "pot")


def sizes(players: int, dealer: int, **options: Any) -> list[int]:
    """Cards by seat, the spare hand's last."""
    return list(Table("deal", players=players, dealer=dealer, **options).state.deal_sizes())


@pytest.mark.clause("TRP-03", "TRP-12", "TRP-16")
def test_the_whole_pack_is_dealt_once() -> None:
    table = Table("deal", players=5).shuffle()
    piles = [card for _, cards in table.state.piles() for card in cards]
    assert sorted(piles) == list(PACK_52)
    order = ["2c", "9c", "10c", "Jc", "Qc", "Kc", "Ac"]
    assert [rules.NEXT[low] == 1 << high for low, high in pairwise(read_cards(" ".join(order[1:])))] == [True] * 5
    assert rules.NEXT[read_cards("Ac")[0]] == 0


@pytest.mark.clause("TRP-04")
def test_everybody_starts_with_the_same_chips() -> None:
    state = TRIPOLI.new(TRIPOLI.read_options({"players": 3, "starting_chips": 40}))
    assert [state.view(None).chips[purse(seat)] for seat in range(3)] == [40, 40, 40]
    assert state.standing().chips == (0, 0, 0)


@pytest.mark.clause("TRP-05", "TRP-10")
def test_one_chip_on_each_of_the_nine_spaces() -> None:
    table = Table("ante", players=4)
    assert table.board == dict.fromkeys(NINE, 4)
    assert table.gains == [-9] * 4


@pytest.mark.clause("TRP-10", "TRP-11", "TRP-94")
def test_antes_on_a_used_board() -> None:
    """Rulebook E3."""
    old = {"king_queen": 15, "sequence": 11, "kitty": 13, "pot": 2}
    table = Table("ante", players=5, balances=[80, 41, 100, 12, 67], board=old)
    assert table.balances == [71, 32, 91, 3, 58]
    assert table.board == {space: 5 + old.get(space, 0) for space in NINE}


@pytest.mark.clause("TRPV-27")
def test_the_dealer_may_have_to_stake_double() -> None:
    table = Table("ante", players=3, dealer=1, dealer_double_ante=True)
    assert table.gains == [-9, -18, -9]
    assert table.board == dict.fromkeys(NINE, 4)


@pytest.mark.clause("TRP-06", "TRP-12")
def test_one_card_at_a_time_clockwise_from_the_dealers_left() -> None:
    table = Table("deal", players=3, dealer=1)
    table.events += table.state.apply(CHANCE, Shuffle(PACK_52))
    assert table.state.view(2).known(hand(2)) == PACK_52[0::4]
    assert table.state.view(0).known(hand(0)) == PACK_52[1::4]
    assert table.state.view(1).known(hand(1)) == PACK_52[2::4]
    assert dict(table.state.piles())[SPARE] == PACK_52[3::4]
    dealt = [event.target for event in table.events if isinstance(event, Moved)]
    assert dealt == [hand(2), hand(0), hand(1), SPARE]


@pytest.mark.clause("TRP-13", "TRP-21")
def test_nobody_sees_the_spare_hand() -> None:
    table = Table("deal", players=3).shuffle()
    assert [table.sees_spare(seat) for seat in (0, 1, 2, None)] == [[]] * 4
    assert [table.sees(seat, 1) == [] for seat in (0, 1, 2, None)] == [True, False, True, True]


@pytest.mark.clause("TRP-14", "TRP-15")
@pytest.mark.parametrize(
    ("players", "each", "more"),
    [(2, 17, 1), (3, 13, 0), (4, 10, 2), (5, 8, 4), (6, 7, 3), (7, 6, 4), (8, 5, 7), (9, 5, 2)],
)
def test_sizes_of_the_hands(players: int, each: int, more: int) -> None:
    """The table of TRP-14: the first hands from the dealer's left have one card more, the spare never."""
    for dealer in range(players):
        expected = [each] * (players + 1)
        for step in range(more):
            expected[(dealer + 1 + step) % players] += 1
        assert sizes(players, dealer) == expected


@pytest.mark.clause("TRP-15")
def test_the_spare_hand_may_be_dealt_first() -> None:
    """Rulebook E2."""
    assert sizes(7, 0) == [6, 7, 7, 7, 7, 6, 6, 6]
    assert sizes(7, 0, spare_position="first") == [6, 7, 7, 7, 6, 6, 6, 7]
    table = Table("deal", players=7, spare_position="first")
    table.state.apply(CHANCE, Shuffle(PACK_52))
    assert dict(table.state.piles())[SPARE] == PACK_52[0::8]


@pytest.mark.clause("TRP-17")
@pytest.mark.parametrize("position", ["last", "first"])
def test_nobody_ever_has_fewer_than_five_cards(position: str) -> None:
    assert min(min(sizes(players, 0, spare_position=position)) for players in range(2, 10)) == 5


@pytest.mark.clause("TRP-08")
def test_the_first_dealer_is_drawn_or_named() -> None:
    drawn = TRIPOLI.new(TRIPOLI.read_options({"players": 3}))
    assert set(drawn.legal(CHANCE)) == {Lot(0), Lot(1), Lot(2)}
    assert drawn.check(CHANCE, Lot(3)) is not None
    named = TRIPOLI.new(TRIPOLI.read_options({"players": 3, "first_dealer": 2}))
    assert list(named.legal(CHANCE)) == [Lot(2)]
    assert named.check(CHANCE, Lot(0)) is not None
    events = named.apply(CHANCE, Lot(2))
    assert named.facts().dealer == 2
    assert sum(event.amount for event in events if isinstance(event, Paid)) == 27


def test_a_composed_deal_takes_the_place_of_the_shuffle() -> None:
    table = Table("deal", players=3)
    hands = [PACK_52[place * 13 : place * 13 + 13] for place in range(3)]
    table.state.apply(CHANCE, Deal(tuple(hands)))
    assert [table.state.view(seat).known(hand(seat)) for seat in range(3)] == hands
    assert dict(table.state.piles())[SPARE] == PACK_52[39:]


def test_misdeals_are_refused() -> None:
    state = Table("deal", players=3).state
    hands = [PACK_52[place * 13 : place * 13 + 13] for place in range(3)]

    def code(action: Deal | Shuffle | Lot) -> str | None:
        refusal = state.check(CHANCE, action)
        return refusal.code if refusal is not None else None

    assert code(Deal(tuple(hands), PACK_52[39:])) is None
    assert code(Deal((hands[0], hands[1], hands[2][1:]))) == "misdeal-sizes"
    assert code(Deal((hands[0], hands[0], hands[2]))) == "misdeal-cards"
    assert code(Deal((*hands[:2], (*hands[2][1:], 99)))) == "misdeal-cards"
    assert code(Shuffle(PACK_52[1:])) == "misdeal-cards"
    assert code(Lot(0)) == "unknown-action"
    assert Deal(tuple(hands)) in state.legal(CHANCE)
    assert "shuffle" not in state.legal(CHANCE)
    assert next(iter(state.legal(CHANCE))) == Shuffle(PACK_52)
    assert state.check(0, Shuffle(PACK_52)) is not None


@pytest.mark.clause("TRP-92", "TRP-14")
def test_who_cannot_stake_sits_out() -> None:
    table = Table("ante", players=5, dealer=1, shortfall="sit_out", balances=[40, 3, 40, 0, 40])
    assert table.facts.sitting_out == (1, 3)
    assert table.state.deal_sizes() == (13, 0, 13, 0, 13, 13)
    assert table.balances == [31, 3, 31, 0, 31]
    table.shuffle()
    assert table.facts.seen == ((0,), (), (2,), (), (4,), ())


@pytest.mark.clause("TRP-92")
def test_the_deal_passes_over_who_cannot_stake() -> None:
    assert Table("ante", players=4, dealer=1, shortfall="sit_out", balances=[40, 3, 8, 40]).facts.dealer == 3
    cosmo = Table(
        "ante", players=3, shortfall="sit_out", balances=[7, 8, 8], cosmo=True, windows=COSMO
    )  # a stake of eight
    assert (cosmo.facts.dealer, cosmo.facts.sitting_out, cosmo.balances) == (1, (0,), [7, 0, 0])


@pytest.mark.clause("TRPV-27", "TRP-92")
def test_a_dealer_who_cannot_stake_double_sits_out() -> None:
    table = Table("ante", players=3, dealer=0, shortfall="sit_out", dealer_double_ante=True, balances=[17, 18, 9])
    assert (table.facts.dealer, table.facts.sitting_out, table.balances) == (1, (0,), [17, 0, 0])


@pytest.mark.clause("TRP-92")
def test_stakes_are_paid_on_credit_or_with_bought_chips() -> None:
    credit = Table("ante", players=2, balances=[4, 9])
    assert credit.balances == [-5, 0]
    bought = Table("ante", players=2, balances=[4, 9], shortfall="buy_in", buy_in_chips=30)
    assert (bought.balances, bought.facts.bought) == ([25, 0], (30, 0))


@pytest.mark.clause("TRP-92", "TRP-94")
def test_chips_are_bought_as_often_as_needed() -> None:
    table = Table("ante", players=2, balances=[0, 30], shortfall="buy_in", buy_in_chips=10, dealer_double_ante=True)
    assert (table.balances, table.facts.bought) == ([2, 21], (20, 0))
    assert sum(table.balances) + sum(table.board.values()) - 20 == 30


def test_random_deals_are_fair_shuffles() -> None:
    state = Table("deal", players=3).state
    first = state.legal(CHANCE).sample(Random(1))
    assert isinstance(first, Shuffle)
    assert sorted(first.cards) == list(PACK_52)
    assert state.legal(CHANCE).sample(Random(2)) != first
