"""Stage two: poker (rulebook section 7)."""

from typing import Any

import pytest

from ludo.engine.actions import PLAYS
from ludo.engine.cards import read_cards
from ludo.engine.events import Moved, Turned
from ludo.engine.places import hand
from ludo.games.tripoli import scoring
from ludo.games.tripoli.actions import Select
from ludo.games.tripoli.scoring import Layer
from ludo.games.tripoli.view import apart
from tests.games.tripoli.table import FIVES, Table

TWO_PAIRS = ("Js Jd 4c 4h 8s", "Jc Jh 4s 4d 7c", "2c 5d 9h Qs Kd")
E13 = ("2s 4d 7c 9h Js", "Ac Ad Ah 3c 8s", "5d 6s 10h Qc Kd")
E14 = ("Qc Qd 8h 6s 3c", "4c 5d 7d 9h Kc", "10s 9d 7c 5h 2c", "4s 5s 7h 9c Jd", "Qh Qs 8c 6h 3d")
E15 = ("9c 9d 9h 2s 4c", "Ac Ad 7s 7d 3h", "Kc Kd Qs 10h 5c", "Ah As 6d 5s 2d")
SIXES = ("3c 3d 3h 3s 8c 9d", "Qc Qd 5h 6s 10c 2h", "4c 7d 9h Js Kd Ac")
KEPT = ("3c 3d 3h 8c 9d", "Qc Qd 5h 6s 10c", "4c 7d 9h Js Kd")


def poker(*hands: str, balances: list[int] | None = None, pot: int = 4, **more: Any) -> Table:
    return Table("poker", *hands, balances=balances or [60] * len(hands), board={"pot": pot}, **more)


def e12(*actions: str, **more: Any) -> Table:
    """Rulebook E12."""
    return poker(*FIVES, pot=5, **more).do(*actions)


def amounts(verb: str, lowest: int, highest: int) -> set[str]:
    return {f"{verb} {chips}" for chips in range(lowest, highest + 1)}


@pytest.mark.clause("TRP-50", "TRP-51", "TRP-07")
def test_everybody_keeps_five_cards_apart_one_after_the_other_from_the_dealers_left() -> None:
    table = Table("stage_one", *SIXES, dealer=0)
    assert (table.facts.phase, table.facts.asked) == ("select", (1, 2, 0))
    table.select(*KEPT)
    assert table.facts.phase == "poker"
    assert [len(table.state.view(None).cards(apart(seat))) for seat in range(3)] == [5, 5, 5]
    assert [len(table.state.view(None).cards(hand(seat))) for seat in range(3)] == [1, 1, 1]


@pytest.mark.clause("TRP-51")
def test_any_five_may_be_chosen_in_secret_and_for_good() -> None:
    table = Table("stage_one", *SIXES, dealer=2)
    assert len(list(table.state.legal(0))) == 6
    assert Select(read_cards("3c 8c 3d 9d 3h")) in table.state.legal(0)
    table.select(*KEPT)
    assert table.state.view(0).known(apart(0)) == read_cards("3c 8c 3d 9d 3h")
    assert [table.state.view(seat).known(apart(0)) for seat in (1, 2, None)] == [()] * 3
    told = [event.seen_by(1) for event in table.events if isinstance(event, Moved) and event.target == apart(0)]
    assert told[0].cards == (None,) * 5
    assert table.refusal("0 select 3c 8c 3d 3h 3s") is not None
    table.do("0 check", "1 check", "2 check")
    assert table.facts.winners == (0,)


@pytest.mark.clause("TRP-51")
@pytest.mark.parametrize(
    ("cards", "code"),
    [
        ("3c 8c 3d 9d", "select-five"),
        ("3c 3c 8c 3d 9d", "select-five"),
        ("8c 3c 3d 9d 3h", "select-five"),
        ("2c 3c 8c 3d 9d", "not-held"),
    ],
)
def test_what_is_no_selection(cards: str, code: str) -> None:
    table = Table("stage_one", *SIXES, dealer=2)
    assert table.refusal(f"0 select {cards}") == code
    assert table.refusal("0 keep") == "unknown-action"
    assert PLAYS[0] not in table.state.legal(0)
    assert "nonsense" not in table.state.legal(0)


@pytest.mark.clause("TRP-52")
def test_five_cards_are_all_played_without_being_asked() -> None:
    table = Table("stage_one", FIVES[0], SIXES[1], FIVES[3].replace("5d", "7s"), dealer=2)
    assert table.facts.asked == (1,)
    table.select("", KEPT[1], "")
    assert table.facts.phase == "poker"
    assert Table("stage_one", *FIVES, dealer=2).facts.phase == "poker"


@pytest.mark.clause("TRP-53", "TRP-58")
def test_the_second_pair_and_the_fifth_card_break_ties() -> None:
    """Rulebook E11."""
    table = poker(*TWO_PAIRS, pot=3, dealer=1).do("2 check", "0 check", "1 check")
    assert (table.gains, table.facts.winners) == ([3, 0, 0], (0,))
    classes = [told["class"] for told in table.happened("exposed")]
    assert sorted(map(str, classes)) == ["high card", "two pairs", "two pairs"]


@pytest.mark.clause("TRP-54")
@pytest.mark.parametrize(("ace_low", "winner"), [(True, 0), (False, 1)])
def test_the_ace_may_be_low_in_a_straight(ace_low: bool, winner: int) -> None:
    hands = ("As 2d 3h 4c 5s", "Kc Kh 6d 8d 9s", "Jc 9h 7d 6c 2s")
    table = poker(*hands, dealer=2, ace_low_straight=ace_low).do("0 check", "1 check", "2 check")
    assert table.facts.winners == (winner,)


@pytest.mark.clause("TRP-56")
def test_the_dealers_left_acts_first_then_clockwise() -> None:
    assert e12().facts.asked == (1, 2, 3, 0)


@pytest.mark.clause("TRPV-10")
def test_the_dealer_may_open_the_betting() -> None:
    table = poker(*E14, dealer=3, pot=10, poker_opener="dealer")
    assert table.facts.asked == (3, 4, 0, 1, 2)
    table.do("3 check", "4 check", "0 check", "1 check", "2 check")
    assert table.facts.winners == (4, 0)
    assert table.must == 4


@pytest.mark.clause("TRP-57", "TRP-67")
def test_before_any_bet() -> None:
    table = e12()
    assert table.offers(1) == {"check", *amounts("bet", 1, 10)}
    assert table.refusal("1 fold") == table.refusal("1 call") == table.refusal("1 raise 1") == "no-bet-yet"
    assert table.refusal("1 bet 11") == table.refusal("1 bet 0") == "wager-limits"
    assert table.refusal("1 keep") == "unknown-action"
    assert e12(bet_limit=None).offers(1) == {"check", *amounts("bet", 1, 60)}
    assert e12(bet_limit=3).offers(1) == {"check", *amounts("bet", 1, 3)}


@pytest.mark.clause("TRP-58")
def test_if_all_check_all_hands_are_shown() -> None:
    table = e12("1 check", "2 check", "3 check", "0 check")
    assert [set(shown) for shown in table.facts.exposed] == [set(read_cards(five)) for five in FIVES]
    assert table.gains == [5, 0, 0, 0]
    turned = {event.place for event in table.events if isinstance(event, Turned) and event.known_to is None}
    assert turned == {apart(seat) for seat in range(4)}


@pytest.mark.clause("TRP-59", "TRP-61", "TRP-62")
def test_after_a_bet_one_folds_calls_or_raises() -> None:
    table = e12("1 check", "2 bet 5")
    assert table.offers(3) == {"fold", "call", *amounts("raise", 1, 10)}
    assert table.refusal("3 check") == "check-after-bet"
    assert table.refusal("3 bet 6") == "bet-already"
    assert table.refusal("3 raise 11") == "wager-limits"


@pytest.mark.clause("TRP-55", "TRP-61", "TRP-62", "TRP-63", "TRP-65")
def test_a_betting_with_raises() -> None:
    """Rulebook E12."""
    table = e12("1 check", "2 bet 5", "3 fold", "0 raise 8")
    assert table.facts.put == (13, 0, 5, 0)
    assert table.board == {"pot": 23}
    assert table.offers(1) == {"fold", "call", *amounts("raise", 1, 10)}
    table.do("1 call", "2 raise 2")
    assert table.facts.put == (13, 13, 15, 0)
    assert table.facts.asked == (0, 1)
    table.do("0 call", "1 fold")
    assert (table.gains, table.board) == ([33, -13, -15, 0], {})
    assert [bool(shown) for shown in table.facts.exposed] == [True, False, True, False]


@pytest.mark.clause("TRP-60", "TRP-65")
def test_who_folded_is_asked_no_more_shows_nothing_and_cannot_win() -> None:
    table = e12("1 bet 1", "2 fold", "3 raise 1", "0 fold")
    assert table.facts.asked == (1,)
    table.do("1 raise 1", "3 call")
    assert table.facts.winners == (1,)
    assert [seat for seat, shown in enumerate(table.facts.exposed) if shown] == [1, 3]
    assert table.gains == [0, 8, 0, -3]


@pytest.mark.clause("TRP-63")
def test_a_check_is_not_a_fold() -> None:
    assert e12("1 check", "2 bet 5", "3 fold", "0 fold").offers(1) == {"fold", "call", *amounts("raise", 1, 10)}


@pytest.mark.clause("TRP-64")
def test_the_last_one_left_takes_the_pot_and_nothing_is_shown() -> None:
    """Rulebook E13."""
    table = poker(*E13, pot=3, dealer=2).do("0 bet 10", "1 fold", "2 fold")
    assert (table.gains, table.board) == ([3, 0, 0], {})
    assert table.facts.exposed == ((), (), ())
    assert table.facts.winners == (0,)
    assert not any(isinstance(event, Turned) and event.known_to is None for event in table.events)


@pytest.mark.clause("TRP-57", "TRP-64")
def test_a_position_may_show_fewer_than_five_cards_where_nobody_has_to_show_them() -> None:
    table = poker("Ac", "Kd 2c", "", balances=[20] * 3, pot=3, dealer=2)
    assert table.offers(0) == {"check"} | amounts("bet", 1, 10)
    table.do("0 check", "1 bet 1", "2 fold", "0 fold")
    assert table.gains == [0, 3, 0]
    assert table.offers(1) == {"play 2c", "play Kd"}


@pytest.mark.clause("TRP-65")
def test_the_last_raiser_does_not_act_again() -> None:
    table = poker(*E13, pot=3, dealer=2).do("0 bet 2", "1 raise 3", "2 fold")
    assert table.facts.asked == (0,)
    table.do("0 call")
    assert table.facts.phase == "michigan"
    assert table.gains == [-5, 8, 0]


@pytest.mark.clause("TRP-66", "TRP-82")
def test_equal_hands_share_and_the_rest_stays() -> None:
    """Rulebook E14."""
    table = poker(*E14, pot=10, dealer=3).do("4 bet 3", "0 call", "1 fold", "2 call", "3 fold")
    assert (table.gains, table.board) == ([6, 0, -3, 0, 6], {"pot": 1})
    assert table.leads() == (4, {"3d", "6h", "8c", "Qs"})


@pytest.mark.clause("TRP-67")
def test_the_number_of_raises_has_no_limit() -> None:
    table = e12("1 bet 10", "2 raise 10", "3 fold", "0 fold", "1 raise 10", "2 raise 10", "1 raise 10")
    assert table.facts.total == 50
    assert table.offers(2) == {"fold", "call", *amounts("raise", 1, 10)}
    assert table.state.standing().balances[2] == 20


@pytest.mark.clause("TRP-68", "TRP-70", "TRP-71")
def test_side_pots() -> None:
    """Rulebook E15."""
    table = poker(*E15, dealer=3, balances=[4, 10, 30, 30]).do("0 bet 4")
    assert table.offers(1) == {"fold", "call", *amounts("raise", 1, 6)}
    table.do("1 raise 6", "2 raise 5", "3 call")
    assert table.gains == [16, 8, -15, -5]
    assert (table.facts.winners, table.must) == ((0,), 0)
    assert [(told["layer"], told["chips"], told["seats"]) for told in table.happened("pot-won")] == [
        (0, 20, (0,)),
        (1, 18, (1,)),
        (2, 10, (3,)),
    ]


@pytest.mark.clause("TRP-68", "TRP-61")
def test_a_short_stack_may_call_with_all_it_has() -> None:
    table = poker(*E15, dealer=3, balances=[30, 3, 30, 30]).do("0 bet 5")
    assert table.offers(1) == {"fold", "call"}
    assert table.refusal("1 raise 1") == "too-few-chips"
    table.do("1 call")
    assert table.balances[1] == 0
    table.do("2 raise 1", "3 fold")
    assert table.facts.asked == (0,)


@pytest.mark.clause("TRP-68")
def test_chips_of_those_who_folded_count_in_their_layers() -> None:
    found = scoring.layers(4, (4, 10, 15, 12), still_in=(0, 1, 2))
    assert found == [Layer(20, (0, 1, 2)), Layer(18, (1, 2)), Layer(7, (2,))]
    assert scoring.layers(5, (0, 0, 3), still_in=(0, 1)) == [Layer(5, (0, 1))]


@pytest.mark.clause("TRP-68", "TRP-66")
def test_the_rest_of_every_layer_stays() -> None:
    hands = ("Qc Qd 8h 6s 3c", "Qh Qs 8c 6h 3d", "2c 4d 7c 9h Js")
    table = poker(*hands, dealer=2, pot=1, balances=[4, 4, 9]).do("0 bet 4", "1 call", "2 call")
    assert (table.gains, table.board) == ([2, 2, -4], {"pot": 1})


@pytest.mark.clause("TRP-69")
def test_players_without_chips_are_skipped_and_stay_in() -> None:
    table = poker(*FIVES, balances=[0, 20, -5, 20])
    assert table.facts.asked == (1, 3)
    table.do("1 bet 2", "3 call")
    assert [seat for seat, shown in enumerate(table.facts.exposed) if shown] == [0, 1, 2, 3]
    assert table.gains == [4, 2, 0, -2]
    assert table.facts.winners == (0,)


@pytest.mark.clause("TRP-69")
def test_nobody_bets_where_nobody_can_answer() -> None:
    table = poker(*FIVES[:3], balances=[0, 6, 20], dealer=0)
    assert table.offers(1) == {"check", *amounts("bet", 1, 6)}
    table.do("1 bet 6")
    assert table.offers(2) == {"fold", "call"}
    assert table.refusal("2 raise 1") == "nobody-answers"


@pytest.mark.clause("TRP-69")
@pytest.mark.parametrize("balances", [[0, 0, 0], [0, -3, 7]])
def test_without_two_players_with_chips_there_is_no_betting(balances: list[int]) -> None:
    table = poker(*FIVES[:3], balances=balances)
    assert table.facts.phase == "michigan"
    assert all(table.facts.exposed)
    assert table.gains == [4, 0, 0]


@pytest.mark.clause("TRP-92", "TRP-65")
def test_who_sits_out_has_no_part_in_the_poker() -> None:
    hands = (FIVES[0], "", FIVES[2], FIVES[3])
    table = poker(*hands, sitting_out=[1], shortfall="sit_out", balances=[20, 3, 20, 20], selected=hands)
    assert table.facts.asked == (2, 3, 0)
    table.do("2 check", "3 check", "0 check")
    assert [bool(shown) for shown in table.facts.exposed] == [True, False, True, True]


@pytest.mark.clause("TRP-70")
def test_unanswered_chips_come_back() -> None:
    hands = ("Qc Qd 8h 6s 3c", "Kc Kd 7h 5s 2c")
    table = poker(*hands, pot=2, balances=[3, 30]).do("1 bet 8", "0 call")
    assert table.gains == [-3, 5]


@pytest.mark.clause("TRP-71", "TRP-81")
def test_the_winner_of_the_first_layer_has_won_the_poker() -> None:
    table = poker("2s 4d 7c 9h Js", "Ac Ad Ah 3c 8s", pot=2, balances=[5, 5]).do("1 bet 1", "0 call")
    assert (table.facts.winners, table.must) == ((1,), 1)


@pytest.mark.clause("TRPV-29")
def test_poker_may_be_a_mere_showdown() -> None:
    table = poker(*TWO_PAIRS, pot=3, dealer=1, poker_mode="showdown")
    assert table.facts.phase == "michigan"
    assert all(table.facts.exposed)
    assert table.gains == [3, 0, 0]


@pytest.mark.clause("TRP-80")
def test_after_the_poker_everybody_has_his_whole_hand_again() -> None:
    table = Table("stage_one", *SIXES, dealer=2).select(*KEPT)
    table.do("0 bet 1", "1 fold", "2 fold")
    assert [len(table.state.view(None).cards(hand(seat))) for seat in range(3)] == [6, 6, 6]
    assert [len(table.sees(seat, seat)) for seat in range(3)] == [6, 6, 6]
    assert table.facts.shown == ((), (), ())


@pytest.mark.clause("TRP-80", "TRP-65")
def test_what_was_shown_is_known_to_all() -> None:
    table = Table("stage_one", *SIXES, dealer=2).select(*KEPT)
    table.do("0 bet 1", "1 call", "2 fold")
    assert [set(shown) for shown in table.facts.shown] == [set(read_cards(KEPT[0])), set(read_cards(KEPT[1])), set()]
    assert table.sees(2, 0) == []
