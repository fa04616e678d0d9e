"""From deal to deal, and the end of the partie (TRP-92 to TRP-100)."""

from typing import Any

import pytest

from ludo.engine.actions import Deal
from ludo.engine.cards import read_cards
from ludo.engine.events import DealEnded, PartieEnded
from ludo.engine.turns import CHANCE, Turn
from ludo.games.tripoli import TRIPOLI, scoring
from ludo.games.tripoli.view import SPARE, apart
from tests.games.tripoli.table import Table

E19 = ("6d 7d 10s", "8d", "9d Jc Qc", "2h 5h")
FIRST = ("Ac Ad 9s 6h 3c", "Kh Js 8d 5c 2s", "Qc Qd 7h 4s 3d", "10h 9d 7c 6s 2h")
SECOND = ("Ks Jh 8c 5d 4c", "Qh 10c 7d 6c 2d", "9c 8s 7s 5h 3h", "10d 10s Jc 6d 4h")
TIE = ("8c 8d Ks 6h 4s", "8h 8s Kd 6c 4d", "Ah Qc 7s 6d 2c")


def played(**more: Any) -> Table:
    """A hand that seat 1 has just won; seat 0 dealt."""
    return Table("michigan", *E19, **{"board": {"kitty": 12}, **more}).do("0 play 6d")


def closing(*, board: dict[str, int], **more: Any) -> Table:
    return Table("closing", board=board, **more)


@pytest.mark.clause("TRP-93", "TRP-95")
def test_the_deal_moves_left_and_the_table_may_go_on_or_stop() -> None:
    table = played()
    assert table.state.next_dealer() == 1
    assert table.state.turn() == Turn(1, (2, 3, 0))
    assert table.offers(1) == {"another", "close"}
    assert table.offers(2) == {"close"}
    assert table.refusal("2 another") == "not-asked"
    assert table.refusal("1 keep") == "unknown-action"
    assert table.state.check(CHANCE, TRIPOLI.read("close")) is not None
    assert TRIPOLI.steps_in(TRIPOLI.read("close"))
    assert not TRIPOLI.steps_in(TRIPOLI.read("another"))
    table.do("1 another")
    assert (table.facts.dealer, table.facts.phase) == (1, "shuffle")


@pytest.mark.clause("TRP-93")
def test_all_cards_are_gathered_for_the_next_hand() -> None:
    table = played().do("1 another").shuffle()
    assert table.facts.plays == ()
    assert table.facts.outcome is None
    assert sorted(card for _, cards in table.state.piles() for card in cards) == list(range(52))


@pytest.mark.clause("TRP-95", "TRP-96")
def test_anybody_may_close_an_empty_board_ends_the_partie_at_once() -> None:
    table = played().do("3 close")
    assert table.state.standing().over
    assert table.must is None
    assert table.state.standing().winners == (1,)
    assert PartieEnded((1,)) in table.events
    assert table.refusal("1 another") == "partie-over"


@pytest.mark.clause("TRP-94")
def test_no_chip_comes_or_goes() -> None:
    table = Table("ante", players=4).shuffle()
    assert sum(table.balances) + sum(table.board.values()) == 400


@pytest.mark.clause("TRP-92")
def test_without_two_who_can_stake_the_night_can_only_end() -> None:
    table = Table(
        "michigan", "Ac", "2d 3h 4s 5d", balances=[20, 11], board={"kitty": 3, "king": 6}, shortfall="sit_out"
    ).do("0 play Ac")
    assert table.balances == [27, 7]
    assert table.offers(1) == {"close", *(f"pots {number}" for number in range(1, 7))}
    assert table.offers(0) == {"close", *(f"pots {number}" for number in range(1, 7))}
    assert table.refusal("1 another") == "too-few-can-stake"


@pytest.mark.clause("TRP-97", "TRP-92")
def test_after_a_forced_end_everybody_takes_part_in_the_closing_round() -> None:
    hands = ("Ac", "2d 3h 4s 5d", "")
    table = Table(
        "michigan", *hands, balances=[20, 11, 3], board={"kitty": 3, "king": 6}, sitting_out=[2], shortfall="sit_out"
    ).do("0 play Ac")
    assert (table.balances, table.facts.sitting_out) == ([27, 7, 3], (2,))
    assert table.refusal("1 another") == "too-few-can-stake"
    table.do("2 close")
    assert (table.facts.phase, table.facts.sitting_out) == ("shuffle", ())
    table.deal("Ah 9c 7d 4s 2h", "Kh 9d 7c 4h 2s", "8c 8d Ks 6h 4c").do("2 check", "0 check", "1 check")
    assert (table.balances, table.board) == ([27, 7, 9], {})


@pytest.mark.clause("TRP-97", "TRP-92")
def test_after_an_end_that_nothing_forced_who_sat_out_takes_no_part() -> None:
    hands = ("Ac", "2d 3h 4s 5d", "")
    table = Table("michigan", *hands, balances=[20, 20, 3], board={"king": 6}, sitting_out=[2], shortfall="sit_out")
    table.do("0 play Ac", "1 close")
    assert (table.facts.phase, table.facts.sitting_out) == ("shuffle", (2,))
    assert table.state.deal_sizes() == (5, 5, 0, 42)


@pytest.mark.clause("TRP-97", "TRP-99", "TRP-92")
def test_after_a_forced_end_everybody_gets_a_share() -> None:
    table = Table(
        "michigan", "Ac", "2d 3h 4s 5d", balances=[20, 11], board={"king": 6}, closing="share", shortfall="sit_out"
    ).do("0 play Ac", "1 close")
    assert (table.balances, table.board) == ([27, 10], {})


@pytest.mark.clause("TRP-92", "TRP-97")
def test_if_nobody_can_stake_everybody_plays_for_what_lies_there() -> None:
    table = Table("michigan", "Ac", "2d 3h", balances=[2, 5], board={"king": 6}, shortfall="sit_out").do("0 play Ac")
    assert table.balances == [4, 3]
    table.do("0 close")
    assert (table.facts.phase, table.facts.sitting_out) == ("shuffle", ())
    assert table.state.deal_sizes() == (5, 5, 42)


@pytest.mark.clause("TRPV-27", "TRP-92")
def test_a_partie_in_which_nobody_can_deal_ends_before_it_begins() -> None:
    values = {"players": 2, "starting_chips": 17, "dealer_double_ante": True, "shortfall": "sit_out"}
    state = TRIPOLI.new(TRIPOLI.read_options({**values, "first_dealer": 1}))
    state.apply(CHANCE, TRIPOLI.read("lot 1"))
    assert [TRIPOLI.write(action) for action in state.legal(1)] == ["close"]
    state.apply(1, TRIPOLI.read("close"))
    assert state.standing().over
    assert state.standing().winners == ()


@pytest.mark.clause("TRP-96", "TRP-97")
def test_the_winner_of_a_closing_round_takes_the_whole_board() -> None:
    board = {"king_queen": 7, "kitty": 4, "jack": 2}
    table = closing(players=3, dealer=2, balances=[20, 30, 10], board=board)
    table.deal("8c 8d Ks 6h 4s", "Jh 10h 9c 5d 3c", "Ah Qc 7s 6d 2c")
    assert table.balances == [20, 30, 10]
    assert table.board == {"pot": 13}
    table.do("0 check", "1 check", "2 check")
    assert (table.balances, table.board) == ([33, 30, 10], {})
    assert table.state.standing().over
    ended = [event for event in table.events if isinstance(event, DealEnded)]
    assert [(event.how, event.winners, event.chips) for event in ended] == [("closing", (0,), (13, 0, 0))]


@pytest.mark.clause("TRP-96")
def test_a_closing_round_deals_five_cards_to_everybody_and_lays_the_others_aside() -> None:
    view = closing(players=3, dealer=2, board={"pot": 13}).shuffle().state.view(None)
    assert [len(view.cards(apart(seat))) for seat in range(3)] == [5, 5, 5]
    assert len(view.cards(SPARE)) == 52 - 3 * 5
    assert view.known(SPARE) == ()


@pytest.mark.clause("TRP-98", "TRP-97")
def test_closing_in_two_pots() -> None:
    """Rulebook E26: pots of 13 and 12, the deal moves on."""
    table = closing(dealer=3, balances=[25] * 4, board={"king_queen": 14, "sequence": 9, "pot": 2}, closing_pots=2)
    table.deal(*FIRST)
    assert table.board == {"pot": 13, "later_pots": 12}
    table.do("0 bet 2", "1 fold", "2 call", "3 fold")
    assert table.gains == [15, 0, -2, 0]
    assert (table.facts.closing, table.facts.dealer) == (2, 0)
    table.deal(*SECOND)
    assert table.board == {"pot": 12}
    table.do("1 check", "2 check", "3 bet 1", "0 fold", "1 call", "2 call")
    assert (table.balances, table.board) == ([40, 24, 22, 39], {})


@pytest.mark.clause("TRP-98")
def test_whoever_stops_may_say_in_how_many_pots() -> None:
    """The option counts only where nobody says a number."""
    table = Table("michigan", "6d 7d 10s", "8d", "9d Jc Qc", board={"king_queen": 14, "sequence": 9, "pot": 2})
    table.do("0 play 6d")
    assert table.refusal("1 pots 10") == "pots-limits"
    assert table.refusal("1 pots 0") == "pots-limits"
    table.do("1 pots 3")
    table.shuffle()
    assert table.board == {"pot": 9, "later_pots": 16}
    assert TRIPOLI.steps_in(TRIPOLI.read("pots 3"))


@pytest.mark.clause("TRP-98", "TRP-99")
def test_no_number_is_said_where_the_board_is_shared_or_empty() -> None:
    for board, closing in (({"pot": 9}, "share"), ({"pot": 1}, "poker"), ({}, "poker")):
        table = Table("michigan", "6d 7d 10s", "8d", "9d Jc Qc", board=board, closing=closing).do("0 play 6d")
        assert table.refusal("0 pots 1") == "unknown-action"


@pytest.mark.clause("TRP-98")
def test_pots_are_as_equal_as_possible_and_never_empty() -> None:
    assert scoring.closing_pots(14, 4) == (4, 4, 3, 3)
    assert scoring.closing_pots(2, 5) == (1, 1)
    assert scoring.closing_pots(7, 1) == (7,)


@pytest.mark.clause("TRP-97", "TRP-98")
def test_the_rest_of_a_tie_joins_the_next_pot_and_in_the_last_is_given_away() -> None:
    table = closing(players=3, dealer=0, board={"king_queen": 13}, closing_pots=2, closing_betting=False)
    table.deal(*TIE)
    assert (table.gains, table.board) == ([3, 3, 0], {"pot": 1, "later_pots": 6})
    table.deal(*TIE)
    assert table.facts.dealer == 1
    assert (table.gains, table.board) == ([3 + 4, 3 + 3, 0], {})


@pytest.mark.clause("TRP-97")
def test_the_odd_chip_goes_to_the_first_from_the_dealers_left() -> None:
    table = closing(players=3, dealer=0, balances=[20] * 3, board={"king_queen": 7}).deal(*TIE)
    table.do("1 check", "2 check", "0 check")
    assert (table.balances, table.board) == ([23, 24, 20], {})


@pytest.mark.clause("TRP-97", "TRPV-29")
@pytest.mark.parametrize("options", [{"closing_betting": False}, {"poker_mode": "showdown"}])
def test_hands_may_simply_be_compared(options: dict[str, Any]) -> None:
    table = closing(players=2, dealer=1, balances=[15, 15], board={"sequence": 6}, **options)
    table.deal("Kc 9d 7h 4s 2d", "Qc Jd 10h 8s 5d")
    assert (table.balances, table.board) == ([21, 15], {})


@pytest.mark.clause("TRP-97")
def test_who_has_no_chips_takes_part_and_who_sits_out_does_not() -> None:
    board = {"kitty": 6}
    poor = closing(players=3, dealer=2, balances=[0, 10, 10], board=board).deal(*TIE[::-1])
    poor.do("1 check", "2 check")
    assert poor.gains == [0, 3, 3]
    others = closing(players=3, dealer=2, balances=[9, 3, 9], board=board, shortfall="sit_out", sitting_out=[1])
    assert others.state.deal_sizes() == (5, 0, 5, 42)
    assert others.state.check(CHANCE, Deal(tuple(read_cards(held) for held in TIE))) is not None
    others.deal(TIE[0], "", TIE[2]).do("0 check", "2 check")
    assert others.gains == [6, 0, 0]


@pytest.mark.clause("TRP-97")
def test_a_single_player_takes_everything() -> None:
    table = closing(players=3, dealer=0, board={"kitty": 6, "king": 1}, sitting_out=[0, 2], shortfall="sit_out")
    assert table.gains == [0, 7, 0]
    assert table.state.standing().over


@pytest.mark.clause("TRP-96")
def test_an_empty_board_needs_no_closing() -> None:
    table = closing(dealer=1, balances=[90, 110, 95, 105], board={})
    assert table.balances == [90, 110, 95, 105]
    assert table.state.standing().over


@pytest.mark.clause("TRP-99")
def test_the_rest_may_be_shared() -> None:
    """Rulebook E27."""
    table = closing(dealer=1, balances=[10] * 4, board={"king_queen": 6, "sequence": 5}, closing="share")
    assert (table.balances, table.board) == ([13, 12, 13, 13], {})


@pytest.mark.clause("TRP-99")
def test_sharing_settles_what_everybody_gets() -> None:
    table = played(board={"kitty": 2, "queen": 5}, rules={"closing": "share"}).do("1 close")
    ended = [(event.deal, event.how, event.chips) for event in table.events if isinstance(event, DealEnded)]
    assert ended == [(1, "out", (-1, 8, -3, -2)), (2, "share", (1, 1, 2, 1))]


@pytest.mark.clause("TRP-100")
def test_the_result_of_the_partie() -> None:
    table = closing(
        players=3, dealer=0, balances=[260, 90, 120], bought=[0, 200, 0], board={"king_queen": 30},
        rules={"closing": "share", "shortfall": "buy_in"},
    )  # fmt: skip
    assert table.state.standing().chips == (170, -200, 30)
    assert table.state.standing().winners == (0,)
    assert sum(table.state.standing().chips) == 0


@pytest.mark.clause("TRP-96")
def test_closing_a_partie_begins_with_a_new_deal_of_five_cards() -> None:
    stopped = played(board={"kitty": 2, "queen": 5}).do("1 close")
    assert (stopped.facts.dealer, stopped.facts.closing, stopped.board) == (1, 1, {"queen": 5})
    stopped.shuffle(3)
    assert stopped.board == {"pot": 5}
    assert [len(stopped.cards(seat)) for seat in range(4)] == [5] * 4
    assert stopped.facts.asked == (2, 3, 0, 1)


@pytest.mark.clause("TRP-07", "TRP-16", "TRP-40", "TRP-81", "TRP-94")
def test_a_whole_hand_for_nine() -> None:
    """Rulebook E28."""
    hands = (
        "5h 9h 10s 2s 3s", "2h Js 6s Ac 6h", "As Kd 4s 3d Ah", "Jd 7h 3h Jh Qd", "Qh 3c 5s 5d 10c",
        "2d 8h 7c 9c 2c Kh", "4h 8c 4c Jc 9s 4d", "5c Kc 10d Ad 6c", "8d 6d 7s Qs Ks",
    )  # fmt: skip
    table = Table("ante", players=9, dealer=4).deal(*hands).do("4 keep")
    assert table.gains == [-9, -9, 0, 0, 0, 0, -9, -9, -9]
    table.select("", "", "", "", "", "8h 7c 9c 2c Kh", "4h 4c 4d Jc 9s")
    table.do("5 check", "6 bet 3", "7 fold", "8 fold", "0 fold", "1 call", "2 call", "3 call", "4 call", "5 call")
    assert table.gains[6] == -9 + 27 - 3
    table.do("6 play 4c")
    assert table.laid == ["6 4c", "7 5c", "7 6c", "5 7c", "6 8c", "5 9c", "4 10c", "6 Jc"]
    table.do("6 play 4d", "8 play 7s", "8 play 8d", "8 play Qs")
    assert table.gains == [-14, -17, -8, -8, -6, -7, 13, -12, 32]
    assert table.board == {"ten": 9, "king_queen": 9, "sequence": 9}
