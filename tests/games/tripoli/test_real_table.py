"""A partie of Tripoli with real cards: examples of the rulebook, and reports that cannot be."""

from typing import Any

import pytest

from ludo.engine.cards import DIAMONDS, HEARTS, read_cards
from ludo.games.tripoli import TRIPOLI, report_checks
from ludo.games.tripoli.actions import CALL, CHECK, FOLD, Bet, Raise
from ludo.games.tripoli.real_table import RealTable, start_table
from ludo.games.tripoli.reports import (
    Blocked,
    BoardShows,
    Carried,
    Close,
    Dealer,
    InPots,
    Laid,
    LeadPassed,
    Leave,
    NextDeal,
    PaySuit,
    Report,
    Showdown,
    Shown,
    SpareHand,
    Wager,
    WentOut,
)
from ludo.games.tripoli.rules import KITTY, PAIR_SPACE, POT, SEQUENCE_SPACE, Layout

NOTHING_SOLD = SpareHand(None, 0)
NOTHING_SHOWN = Shown((None,) * 5, (None,) * 4)


def table(players: int, *reports: Report, **options: Any) -> RealTable:
    found = start_table(TRIPOLI.read_options({"players": players, **options}))
    return tell(found, *reports)


def tell(found: RealTable, *reports: Report) -> RealTable:
    for report in reports:
        refusal = report_checks.check(found, report)
        assert refusal is None, (report, refusal)
        found.apply(report, None)
    return found


def why(found: RealTable, report: Report) -> str:
    refusal = report_checks.check(found, report)
    assert refusal is not None
    return refusal.code


def checks(*seats: int) -> list[Report]:
    return [Wager(seat, CHECK) for seat in seats]


def in_play(players: int, **options: Any) -> RealTable:
    """Dealer 0, nobody bets, seat 1 has the best poker hand."""
    round_the_table = [*range(1, players), 0]
    ranks = tuple(1 if seat == 1 else 2 for seat in range(players))
    found = table(players, Dealer(0), NOTHING_SOLD, **options)
    if found.step == "claims":
        tell(found, NOTHING_SHOWN)
    return tell(found, *checks(*round_the_table), Showdown(ranks))


@pytest.mark.clause("TRP-10", "TRP-26")
def test_everybody_stakes_and_a_hand_is_paid_to_the_dealer() -> None:
    found = table(4, Dealer(2), SpareHand(1, 8))
    assert found.state.board == [4] * 9
    assert found.state.balances == [91, 83, 99, 91]
    assert found.step == "claims"


@pytest.mark.clause("TRP-41", "TRP-42", "TRP-46")
def test_cards_shown_take_their_spaces_and_king_and_queen_the_pair() -> None:
    found = table(4, Dealer(0), NOTHING_SOLD, Shown((1, 2, 2, None, None), (None,) * 4))
    assert found.state.balances == [91, 95, 103, 91]
    assert found.state.board == [0, 0, 0, 4, 4, 0, 4, 4, 4]


@pytest.mark.clause("TRP-43")
def test_the_ten_of_hearts_counts_in_the_sequence_and_alone() -> None:
    found = table(4, Dealer(0), NOTHING_SOLD, Shown((None,) * 5, (None, None, 3, None)))
    assert found.state.balances == [91, 91, 91, 99]


@pytest.mark.clause("TRP-44", "TRP-45")
@pytest.mark.parametrize(("share", "gains"), [("by_player", (1, 0, 1)), ("by_sequence", (2, 0, 1))])
def test_sequences_share(share: str, gains: tuple[int, ...]) -> None:
    found = table(3, Dealer(0), NOTHING_SOLD, Shown((None,) * 5, (0, 2, None, 0)), sequence_share=share)
    assert tuple(chips - 91 for chips in found.state.balances) == gains
    assert found.state.board[SEQUENCE_SPACE] == 3 - sum(gains)


@pytest.mark.clause("TRP-68", "TRP-70", "TRP-71")
def test_side_pots_of_the_rulebook() -> None:
    """E15, with a first deal in which seat 0 has 4 chips left and seat 1 has 10."""
    found = table(4, Dealer(3), NOTHING_SOLD, NOTHING_SHOWN)
    found.state.balances = [4, 10, 30, 30]
    tell(found, Wager(0, Bet(4)), Wager(1, Raise(6)), Wager(2, Raise(5)), Wager(3, CALL))
    assert found.step == "showdown"
    assert found.undecided({0: 1}) == (1, 2, 3)
    assert why(found, Showdown((1, None, None, None))) == "winner-missing"
    tell(found, Showdown((1, 2, 3, 4)))
    assert found.state.balances == [20, 18, 25, 15]
    assert found.leader == 0


@pytest.mark.clause("TRP-66", "TRP-82")
def test_equal_hands_share_and_the_first_from_the_dealers_left_leads() -> None:
    found = table(5, Dealer(3), NOTHING_SOLD, NOTHING_SHOWN)
    found.state.board[POT] = 10
    found.state.base = 10
    tell(found, Wager(4, Bet(3)), Wager(0, CALL), Wager(1, FOLD), Wager(2, CALL), Wager(3, FOLD))
    tell(found, Showdown((1, None, 2, None, 1)))
    assert found.state.balances == [97, 91, 88, 91, 97]
    assert found.state.board[POT] == 1
    assert found.leader == 4


@pytest.mark.clause("TRP-64")
def test_the_last_one_left_takes_the_pot_without_a_showdown() -> None:
    found = table(3, Dealer(0), NOTHING_SOLD, NOTHING_SHOWN, Wager(1, Bet(10)), Wager(2, FOLD), Wager(0, FOLD))
    assert found.state.balances == [91, 94, 91]
    assert found.step == "play"


@pytest.mark.clause("TRP-90", "TRP-91")
def test_who_is_out_takes_the_kitty_and_a_chip_for_every_card() -> None:
    found = tell(in_play(4), WentOut(1, (1, 0, 3, 2)))
    assert found.state.balances == [90, 91 + 4 + 4 + 6, 88, 89]
    assert found.state.next_dealer() == 1


@pytest.mark.clause("TRP-89", "TRPV-26")
@pytest.mark.parametrize("fine", [0, 2])
def test_a_blocked_deal_pays_into_the_kitty(fine: int) -> None:
    found = tell(in_play(4, lead_pass_fine=fine), Blocked((1, 2, 1, 3)))
    assert found.state.board[KITTY] == 4 + 7 + 4 * fine


@pytest.mark.clause("TRPV-26")
def test_whoever_the_lead_passes_over_pays_a_fine() -> None:
    found = in_play(4, lead_pass_fine=2)
    before = list(found.state.balances)
    tell(found, LeadPassed((1, 2)))
    assert [now - was for now, was in zip(found.state.balances, before, strict=True)] == [0, -2, -2, 0]
    assert why(in_play(4), LeadPassed((1,))) == "lead-passes-free"


@pytest.mark.clause("TRP-92")
@pytest.mark.parametrize(
    ("shortfall", "expected"),
    [("credit", [29, -3, 28]), ("buy_in", [29, 97, 28]), ("sit_out", [26, 0, 28])],
)
def test_a_debtor(shortfall: str, expected: list[int]) -> None:
    """E20."""
    found = in_play(3, shortfall=shortfall)
    found.state.balances = [20, 1, 30]
    found.state.board[KITTY] = 3
    assert tell(found, WentOut(0, (0, 4, 2))).state.balances == expected


@pytest.mark.clause("TRPV-01", "TRPV-02", "TRPV-03")
def test_stakes_are_taken_by_playing() -> None:
    """E21."""
    found = in_play(4, pay_collect="by_play")
    before = list(found.state.balances)
    ten, jack, queen, king, ace = read_cards("10h Jh Qh Kh Ah")
    tell(found, Laid(1, (ten,)), Laid(1, (jack,)), Laid(2, (queen,)), Laid(2, (king,)), Laid(3, (ace,)))
    assert [now - was for now, was in zip(found.state.balances, before, strict=True)] == [0, 8, 12, 4]
    assert found.state.board[PAIR_SPACE] == 0
    assert found.state.board[SEQUENCE_SPACE] == 4
    assert why(found, Laid(3, (queen, king))) == "laid-by-another"
    assert why(found, Laid(0, read_cards("2c"))) == "pays-nothing"
    assert why(found, Laid(0, read_cards("2c 4c"))) == "report-malformed"
    assert why(in_play(4), Laid(1, (ten,))) == "stakes-by-claim"


@pytest.mark.clause("TRPV-02")
def test_king_and_queen_of_one_player_reported_at_once_pay_the_pair_too() -> None:
    found = tell(in_play(3, pay_collect="by_play"), Laid(2, read_cards("Qh Kh")))
    assert found.state.balances[2] == 91 + 9


@pytest.mark.clause("TRPV-06", "TRPV-07", "TRPV-08")
def test_the_bid_for_the_pay_suit_goes_to_the_kitty() -> None:
    found = table(4, Dealer(0), NOTHING_SOLD, PaySuit(0, 4, DIAMONDS), pay_suit="auction")
    assert found.state.board[KITTY] == 8
    assert found.state.stage.pay_suit == DIAMONDS
    assert found.step == "betting"
    unsold = table(4, Dealer(0), NOTHING_SOLD, PaySuit(None, 0, None), pay_suit="auction")
    assert unsold.state.stage.pay_suit == HEARTS


@pytest.mark.clause("TRPV-20", "TRPV-21", "TRPV-22")
def test_cosmo_has_windows_and_no_poker() -> None:
    windows = Layout(read_cards("Ad 7c 10h 4s Js"), (33, 34), 4)
    found = table(3, Dealer(1), BoardShows(windows), NOTHING_SOLD, preset="cosmo")
    assert found.state.board == [3] * 8 + [0]
    assert (found.step, found.leader) == ("play", 2)
    tell(found, Laid(0, read_cards("4s 5s 6s")))
    assert found.state.board[3] == 0
    assert found.state.board[SEQUENCE_SPACE] == 0


@pytest.mark.clause("TRP-96", "TRP-98")
def test_the_board_is_played_for_in_two_pots() -> None:
    """E26."""
    found = tell(in_play(4, closing_pots=2), WentOut(2, (1, 1, 0, 1)))
    found.state.dealer = 2
    found.state.balances = [25] * 4
    found.state.board = [0, 0, 0, 0, 0, 14, 9, 0, 2]
    tell(found, Close())
    assert found.state.board[POT] == 13
    tell(found, Wager(0, Bet(2)), Wager(1, FOLD), Wager(2, CALL), Wager(3, FOLD), Showdown((1, None, 2, None)))
    tell(found, *checks(1, 2), Wager(3, Bet(1)), Wager(0, FOLD), Wager(1, CALL), Wager(2, CALL))
    tell(found, Showdown((None, 2, 2, 1)))
    assert found.state.balances == [40, 24, 22, 39]
    assert found.step == "over"


@pytest.mark.clause("TRP-98")
def test_the_number_of_pots_is_told_at_the_end() -> None:
    found = tell(in_play(4), WentOut(2, (1, 1, 0, 1)))
    found.state.board = [0, 0, 0, 0, 0, 14, 9, 0, 2]
    refusal = report_checks.check(found, InPots(10))
    assert refusal is not None
    assert refusal.code == "pots-limits"
    tell(found, InPots(2))
    assert found.state.board[POT] == 13
    assert found.state.stage.later_pots == (12,)


@pytest.mark.clause("TRP-99")
def test_the_board_is_shared() -> None:
    found = tell(in_play(4, closing="share"), WentOut(2, (1, 1, 0, 1)))
    found.state.dealer = 0
    found.state.balances = [10] * 4
    found.state.board = [0, 0, 0, 0, 0, 5, 6, 0, 0]
    assert tell(found, Close()).state.balances == [13, 12, 13, 13]


@pytest.mark.clause("TRP-11")
def test_a_board_is_carried_over_and_left_behind() -> None:
    found = table(3, Carried(7, (0, 0, 0, 0, 0, 9, 5, 0, 1)), Dealer(0))
    assert found.state.board == [3, 3, 3, 3, 3, 12, 8, 3, 4]
    assert why(table(3), Carried(7, (0,) * 9)) == "board-empty"
    assert why(table(3, Carried(7, (1,) * 9)), Carried(8, (1,) * 9)) == "board-not-empty"
    assert why(table(3, preset="cosmo"), Carried(7, (1,) * 9)) == "report-malformed"
    left = tell(in_play(3), WentOut(2, (1, 1, 0)), Leave())
    assert left.step == "over"
    assert sum(left.state.board) > 0
    assert sum(left.state.standing().chips) == -sum(left.state.board)


@pytest.mark.clause("TRP-92")
def test_who_cannot_stake_sits_out_and_is_not_asked() -> None:
    found = table(3, Dealer(0), NOTHING_SOLD, NOTHING_SHOWN, shortfall="sit_out", starting_chips=12)
    tell(found, *checks(1, 2, 0), Showdown((1, 2, 3)), WentOut(0, (0, 2, 3)))
    assert found.state.balances == [14, 1, 0]
    assert why(found, NextDeal()) == "too-few-can-stake"
    found.state.balances = [15, 0, 15]
    tell(found, NextDeal(), NOTHING_SOLD)
    assert found.state.sitting_out == (1,)
    assert why(found, Shown((1, None, None, None, None), (None,) * 4)) == "sits-out"
    assert found.state.board[POT] == 2


@pytest.mark.parametrize(
    ("report", "code"),
    [
        (Dealer(9), "no-such-dealer"),
        (NOTHING_SOLD, "not-due"),
        (Carried(1, (1,)), "report-malformed"),
        (Carried(1, (-1,) * 9), "report-malformed"),
    ],
)
def test_reports_that_cannot_be_the_first(report: Report, code: str) -> None:
    assert why(table(3), report) == code


@pytest.mark.parametrize(
    ("report", "code"),
    [
        (SpareHand(0, 3), "dealer-sells"),
        (SpareHand(1, 0), "bid-too-low"),
        (SpareHand(1, 92), "too-few-chips"),
        (SpareHand(7, 1), "report-malformed"),
        (SpareHand(None, 2), "report-malformed"),
    ],
)
def test_sales_that_cannot_be(report: Report, code: str) -> None:
    assert why(table(3, Dealer(0)), report) == code


@pytest.mark.parametrize(
    ("report", "code"),
    [
        (Shown((None, None, None, None, 1), (None, None, 2, None)), "card-twice"),
        (Shown((8, None, None, None, None), (None,) * 4), "report-malformed"),
        (Shown((None,), (None,) * 4), "report-malformed"),
        (Shown((1, 1, 1, 1, None), (1, None, None, None)), "too-many-cards"),
    ],
)
def test_claims_that_cannot_be(report: Report, code: str) -> None:
    assert why(table(8, Dealer(0), NOTHING_SOLD), report) == code


@pytest.mark.parametrize(
    ("report", "code"),
    [
        (Wager(2, CHECK), "not-asked"),
        (Wager(1, CALL), "no-bet-yet"),
        (Wager(1, Bet(11)), "wager-limits"),
        (Showdown((1, 2, 3)), "not-due"),
    ],
)
def test_bets_that_cannot_be(report: Report, code: str) -> None:
    assert why(table(3, Dealer(0), NOTHING_SOLD, NOTHING_SHOWN), report) == code


@pytest.mark.parametrize(
    ("report", "code"),
    [
        (Showdown((1, 2)), "report-malformed"),
        (Showdown((0, 1, 2)), "report-malformed"),
        (Showdown((None, 1, None)), "not-in-the-pot"),
        (Showdown((None, None, None)), "winner-missing"),
    ],
)
def test_showdowns_that_cannot_be(report: Report, code: str) -> None:
    found = table(3, Dealer(0), NOTHING_SOLD, NOTHING_SHOWN, Wager(1, CHECK), Wager(2, Bet(1)), Wager(0, CALL))
    assert why(tell(found, Wager(1, FOLD)), report) == code


@pytest.mark.parametrize(
    ("report", "code"),
    [
        (WentOut(1, (0, 0, 3)), "cards-left"),
        (WentOut(1, (14, 0, 3)), "cards-left"),
        (WentOut(1, (3, 2, 3)), "no-cards-left"),
        (WentOut(1, (3, 0)), "report-malformed"),
        (WentOut(3, (1, 1, 1)), "report-malformed"),
        (Blocked((0, 1, 1)), "cards-left"),
    ],
)
def test_ends_that_cannot_be(report: Report, code: str) -> None:
    assert why(in_play(3), report) == code


def test_where_any_suit_may_be_led_nobody_is_ever_blocked() -> None:
    assert why(in_play(3, lead_rule="any_suit"), Blocked((1, 1, 1))) == "lead-never-passes"


def test_nothing_is_reported_after_the_end() -> None:
    found = tell(in_play(3), WentOut(1, (1, 0, 1)), Leave())
    assert why(found, NextDeal()) == "partie-over"
    assert report_checks.kinds_due(found) == ()


def test_a_clone_shares_nothing() -> None:
    found = in_play(3)
    twin = found.clone()
    tell(twin, WentOut(1, (1, 0, 1)))
    assert found.step == "play"
    assert found.state.balances == [91, 94, 91]
