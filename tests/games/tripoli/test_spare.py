"""The spare hand (rulebook section 5) and the auction of the pay suit (TRPV-06 to TRPV-08)."""

from typing import Any

import pytest

from ludo.engine.cards import write_cards
from ludo.engine.events import Moved, Turned
from ludo.engine.places import hand
from ludo.games.tripoli.view import SPARE
from tests.games.tripoli.table import Table

E4 = ("3c 5c", "2h 7s 9d", "6c 8c")
E5 = ("2c 3c", "4c 6c", "9c Jc", "5s 8d", "Qc Kc")
E7 = ("2d 8h Jc", "3h 5c Kd", "4s 7c 9h")


def exchange(**more: Any) -> Table:
    """Rulebook E4: seat 1 deals."""
    board = {"king": 4, "queen": 4, "king_queen": 12}
    return Table("spare", *E4, dealer=1, spare="Qh Kh 4d", balances=[20, 20, 20], board=board, **more)


def auction(**more: Any) -> Table:
    """Rulebook E5: seat 4 deals and auctions."""
    table = Table("spare", *E5, dealer=4, spare="7s 10d", balances=[30, 30, 9, 30, 30], **more)
    return table.do("4 auction")


def old_hand() -> Table:
    """Rulebook E7: seat 0 deals and exchanges."""
    return Table("spare", *E7, spare="6s 10h As", balances=[20, 20, 20]).do("0 exchange")


@pytest.mark.clause("TRP-20")
def test_the_dealer_and_nobody_else_decides() -> None:
    table = exchange()
    assert table.must == 1
    assert table.offers(1) == {"keep", "exchange", "auction"}
    assert table.offers(0) == set()
    assert table.refusal("0 keep") == "not-asked"
    assert table.refusal("1 check") == "unknown-action"


@pytest.mark.clause("TRP-20", "TRP-07")
def test_who_keeps_leaves_the_spare_alone() -> None:
    table = exchange().do("1 keep")
    assert table.cards(1) == {"2h", "7s", "9d"}
    assert table.facts.phase == "select"
    assert table.sees_spare(1) == []


@pytest.mark.clause("TRP-21")
def test_the_dealer_sees_the_spare_only_when_it_is_his() -> None:
    table = exchange()
    assert table.sees_spare(1) == []
    table.do("1 exchange")
    assert table.sees(1, 1) == ["4d", "Qh", "Kh"]


@pytest.mark.clause("TRP-22", "TRP-31")
def test_whole_hands_change_places_face_down() -> None:
    table = exchange().do("1 exchange")
    assert table.cards(1) == {"Qh", "Kh", "4d"}
    assert set(table.sees_spare(1)) == {"2h", "7s", "9d"}
    assert table.sees_spare(0) == table.sees_spare(None) == []
    moved = [event for event in table.events if isinstance(event, Moved)]
    assert [(event.source, event.target) for event in moved] == [(hand(1), SPARE), (SPARE, hand(1))]
    assert all(set(event.seen_by(2).cards) == {None} for event in moved)
    assert table.facts.seen == ((0,), (1,), (2,), (1,))


@pytest.mark.clause("TRP-23")
def test_there_is_no_way_back() -> None:
    table = exchange().do("1 exchange")
    assert table.offers(1) == {"keep", "auction"}
    assert table.refusal("1 exchange") == "exchange-again"


@pytest.mark.clause("TRP-24", "TRP-25")
def test_bidding_begins_on_the_dealers_left_with_one_chip() -> None:
    table = auction()
    assert table.facts.asked == (0, 1, 2, 3)
    assert table.offers(0) == {"pass", *(f"bid {chips}" for chips in range(1, 31))}
    assert table.refusal("0 bid 31") == "too-few-chips"
    assert table.refusal("1 bid 1") == "not-asked"
    assert table.refusal("0 keep") == "unknown-action"


@pytest.mark.clause("TRP-25")
def test_the_first_bid_has_a_minimum() -> None:
    table = auction(spare_min_bid=5)
    assert table.refusal("0 bid 4") == "bid-too-low"
    assert table.offers(0) == {"pass", *(f"bid {chips}" for chips in range(5, 31))}


@pytest.mark.clause("TRP-25")
def test_each_bid_is_higher_a_pass_is_final_and_nobody_bids_what_he_has_not() -> None:
    """Rulebook E5."""
    table = auction().do("0 bid 2", "1 pass")
    assert table.refusal("2 bid 2") == "bid-too-low"
    table.do("2 bid 3", "3 bid 8")
    assert table.offers(0) == {"pass", *(f"bid {chips}" for chips in range(9, 31))}
    table.do("0 pass")
    assert table.offers(2) == {"pass", "bid 9"}
    table.do("2 bid 9", "3 bid 10")
    assert table.offers(2) == {"pass"}


@pytest.mark.clause("TRP-26", "TRP-29")
def test_the_buyer_takes_the_hand_and_pays_the_dealer() -> None:
    table = auction().do("0 bid 2", "1 pass", "2 bid 3", "3 bid 8", "0 pass", "2 pass")
    assert table.cards(3) == {"7s", "10d"}
    assert set(table.sees_spare(3)) == {"5s", "8d"}
    assert table.gains == [0, 0, 0, -8, 8]
    assert table.facts.phase == "select"
    assert table.refusal("4 exchange") is not None
    assert table.happened("spare-sold") == [{"seat": 3, "chips": 8}]


@pytest.mark.clause("TRP-26", "TRP-25")
def test_the_last_bidder_of_two_is_asked_even_if_nobody_bid() -> None:
    table = auction().do("0 pass", "1 pass", "2 pass")
    assert table.must == 3
    table.do("3 bid 1")
    assert (table.gains, table.facts.phase) == ([0, 0, 0, -1, 1], "select")


@pytest.mark.clause("TRP-27")
def test_without_a_buyer_the_dealer_may_still_exchange() -> None:
    """Rulebook E6."""
    table = auction().do("0 pass", "1 pass", "2 pass", "3 pass")
    assert table.offers(4) == {"keep", "exchange"}
    assert table.refusal("4 auction") == "auction-again"
    assert table.happened("spare-unsold")


@pytest.mark.clause("TRP-28", "TRP-26", "TRP-31")
def test_the_old_hand_may_be_sold_after_an_exchange() -> None:
    """Rulebook E7: the dealer knows what they sold; only the buyer knows what they laid aside."""
    table = old_hand().do("0 auction", "1 bid 2", "2 pass")
    assert (table.cards(0), table.cards(1)) == ({"6s", "10h", "As"}, {"2d", "8h", "Jc"})
    assert table.gains == [2, -2, 0]
    assert set(table.sees(0, 1)) == {"2d", "8h", "Jc"}
    assert table.sees(2, 1) == table.sees(None, 1) == []
    assert set(table.sees_spare(1)) == {"3h", "5c", "Kd"}
    assert table.sees_spare(0) == []
    assert table.facts.seen == ((0,), (0, 1), (2,), (1,))


@pytest.mark.clause("TRP-28")
def test_an_old_hand_that_nobody_buys_stays_dead() -> None:
    table = old_hand().do("0 auction", "1 pass", "2 pass")
    assert table.facts.phase == "select"
    assert set(table.sees_spare(0)) == {"2d", "8h", "Jc"}


@pytest.mark.clause("TRP-30")
def test_unsold_exchanged_sold() -> None:
    table = Table("spare", *E7, spare="6s 10h As").do("0 auction", "1 pass", "2 pass", "0 exchange")
    assert table.offers(0) == {"keep", "auction"}
    table.do("0 auction", "1 pass", "2 bid 4")
    assert table.cards(2) == {"2d", "8h", "Jc"}


@pytest.mark.clause("TRPV-12")
def test_everybody_may_have_to_play_the_cards_dealt() -> None:
    table = exchange(spare_trade=False)
    assert table.facts.phase == "select"
    assert table.refusal("1 keep") is not None
    assert len(table.state.view(None).cards(SPARE)) == 3


@pytest.mark.clause("TRPV-28")
def test_holders_of_pay_cards_may_neither_exchange_nor_bid() -> None:
    hands = ("2d 8h Jh", "Kh 5c Kd", "4s 8c 9c 10c", "3c 6d")
    table = Table("spare", *hands, spare="6s 10h As", pay_card_bars_trade=True)
    assert table.offers(0) == {"keep", "auction"}
    assert table.refusal("0 exchange") == "trade-barred"
    table.do("0 auction")
    assert table.offers(1) == {"pass"}
    assert table.refusal("1 bid 3") == "trade-barred"
    table.do("1 pass")
    assert table.offers(2) == {"pass"}
    table.do("2 pass")
    assert table.refusal("3 bid 3") is None


@pytest.mark.clause("TRP-31", "TRP-51")
def test_who_knows_a_hand_does_not_learn_which_five_are_kept_apart() -> None:
    """The dealer knows the hand they sold, as a whole; after the poker they know it again."""
    hands = ("2d 8h Jc 4d 6h 9s", "3h 5c Kd Qc Qd 2s", "4s 7c 9h Kc Ks 2h")
    table = Table("spare", *hands, spare="6s 10h As 3d 3s 5d").do("0 exchange", "0 auction", "1 bid 2", "2 pass")
    assert len(table.sees(0, 1)) == 6
    table.select("6s 10h As 3d 3s", "2d 8h Jc 4d 6h", "4s 7c 9h Kc Ks")
    assert table.sees(0, 1) == []
    turned = [event.seen_by(0).cards for event in table.events if isinstance(event, Turned) and event.place == hand(1)]
    assert turned == [(None,) * 6]
    table.do("1 bet 1", "2 fold", "0 fold")
    assert len(table.sees(0, 1)) == 6
    assert table.sees(2, 1) == []


def test_who_sits_out_does_not_bid() -> None:
    table = Table("spare", E7[0], "", E7[2], spare="6s", sitting_out=[1], shortfall="sit_out").do("0 auction")
    assert table.facts.asked == (2,)


def pay_suit_table() -> Table:
    """Rulebook E22."""
    hands = ("Ad Kd Qd Jd 2c", "3c", "4c", "5c")
    board = {"king": 4, "kitty": 4}
    return Table("pay_suit", *hands, balances=[30] * 4, board=board, rules={"pay_suit": "auction"})


@pytest.mark.clause("TRPV-06")
def test_the_dealer_bids_first_for_the_pay_suit_round_and_round() -> None:
    table = pay_suit_table()
    assert table.facts.asked == (0, 1, 2, 3)
    assert table.offers(0) == {"pass", *(f"bid {chips}" for chips in range(1, 31))}
    table.do("0 bid 2", "1 pass", "2 bid 3", "3 pass")
    assert table.offers(0) == {"pass", *(f"bid {chips}" for chips in range(4, 31))}
    assert table.refusal("0 bid 3") == "bid-too-low"


@pytest.mark.clause("TRPV-07", "TRPV-08")
def test_the_highest_bidder_pays_the_kitty_and_names_the_suit() -> None:
    table = pay_suit_table().do("0 bid 2", "1 pass", "2 bid 3", "3 pass", "0 bid 4", "2 pass")
    assert table.offers(0) == {"suit c", "suit d", "suit h", "suit s"}
    assert table.refusal("0 pass") == "unknown-action"
    table.do("0 suit d")
    assert (table.gains, table.board) == ([-4, 0, 0, 0], {"king": 4, "kitty": 8})
    assert write_cards(table.facts.layout.cards) == "Ad Kd Qd Jd 10d"
    assert write_cards(table.facts.layout.pair) == "Qd Kd"
    assert table.facts.phase == "select"


@pytest.mark.clause("TRPV-08")
def test_without_a_bid_hearts_pay_and_nobody_pays() -> None:
    table = pay_suit_table().do("0 pass", "1 pass", "2 pass", "3 pass")
    assert (table.gains, table.board) == ([0] * 4, {"king": 4, "kitty": 4})
    assert table.facts.layout.cards[0] == 38
    assert table.facts.phase == "select"


@pytest.mark.clause("TRPV-06")
def test_the_pay_suit_is_auctioned_when_the_hands_are_final() -> None:
    table = Table("spare", *E7, spare="6s 10h As", rules={"pay_suit": "auction"})
    assert table.must == 0
    table.do("0 exchange", "0 keep")
    assert (table.facts.phase, table.facts.asked) == ("suit_bid", (0, 1, 2))
    table.do("0 pass", "1 pass", "2 bid 1")
    assert table.offers(2) == {"suit c", "suit d", "suit h", "suit s"}
