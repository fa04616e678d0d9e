"""Stage three: Michigan (rulebook sections 8 and 9, lead rules)."""

from typing import Any

import pytest

from ludo.engine.cards import CLUBS, read_cards
from ludo.engine.events import Changed, DealEnded, Moved
from ludo.engine.masks import cards_in, mask_of
from ludo.games.tripoli import rules
from ludo.games.tripoli.view import Outcome, laid
from tests.games.tripoli.table import FIVES, Table

E16 = ("7h 10h 3s", "5h 9h Qc", "6h 8h 4d", "2c 9s Ad")
E17 = ("8c 10c", "2c Kc", "5c 9h 3d", "4s")
E18 = ("8c 10c", "2c Kc", "5c", "3c 4c 6c")
E19 = ("6d 7d 10s", "8d", "9d Jc Qc", "2h 5h")
E20 = ("Ac", "2d 3h 4s 5d", "6d 7h")
E23 = ("4c 4h 9d Ks", "5h 10c", "6h 3d", "Jc 8s")
E24 = ("3h 5s 7c", "6s 8d Kc", "9h Qd 2d", "4h 10c As")


def michigan(*hands: str, **more: Any) -> Table:
    return Table("michigan", *hands, **more)


@pytest.mark.clause("TRP-83")
def test_the_lowest_card_of_any_suit_may_be_led() -> None:
    """Rulebook E16."""
    table = michigan(*E16, leader=1, spare="Jh 4h")
    assert table.leads() == (1, {"5h", "Qc"})
    assert table.refusal("1 play 9h") == "no-lead"
    assert table.refusal("1 play 6h") == "not-held"
    assert table.refusal("1 play Jo") == "not-held"
    assert table.refusal("1 check") == "unknown-action"
    assert table.refusal("0 play 3s") == "not-asked"


@pytest.mark.clause("TRP-84", "TRP-85", "TRP-86", "TRP-87")
def test_a_run_goes_on_by_itself_up_to_a_stop_card() -> None:
    """Rulebook E16: also the own next card is laid."""
    table = michigan(*E16, leader=1, spare="Jh 4h").do("1 play 5h")
    assert table.laid == ["1 5h", "2 6h", "0 7h", "2 8h", "1 9h", "0 10h"]
    assert table.leads() == (0, {"3s"})
    assert "0 10h" in table.laid
    assert table.state.view(None).known(laid(2)) == read_cards("6h 8h")
    assert all(event.known_to is None for event in table.events if isinstance(event, Moved))
    assert cards_in(1 << table.facts.dead[0]) == read_cards("Jh")


@pytest.mark.clause("TRP-84")
def test_the_same_player_continues_his_own_card() -> None:
    assert michigan("2c 3c 9h", "5d 8h").do("0 play 2c").laid == ["0 2c", "0 3c"]


@pytest.mark.clause("TRP-85", "TRP-87", "TRP-03")
def test_a_run_ends_with_the_ace() -> None:
    table = michigan("Qs 5d", "Ks 6h", "As 2s 7h 8c").do("0 play Qs")
    assert table.laid == ["0 Qs", "1 Ks", "2 As"]
    assert table.leads() == (2, {"7h", "8c"})
    assert table.facts.dead == ()


@pytest.mark.clause("TRP-86")
def test_a_card_played_before_makes_a_stop() -> None:
    table = michigan("9c Jd", "10c 3h 5h", "8c 4h 4d 5s", leader=0, spare="Jc").do("0 play 9c", "1 play 3h")
    assert table.laid[-3:] == ["1 3h", "2 4h", "1 5h"]
    table = michigan("9c Jd", "10c 3h Kd", "8c 4h 4d 5s", leader=0, spare="Jc").do(
        "0 play 9c", "1 play 3h", "2 play 8c"
    )
    assert table.laid[-1] == "2 8c"
    assert table.facts.dead == read_cards("Jc 5h")


@pytest.mark.clause("TRP-87")
def test_the_suit_just_played_is_barred() -> None:
    hands = ("Kh 6s", "Qd 4c 4s", "5d 8c 8s", "9h Jc")
    table = michigan(*hands, leader=3, last_suit="h", runs=4)
    assert table.leads() == (3, {"Jc"})
    assert table.refusal("3 play 9h") == "no-lead"


@pytest.mark.clause("TRP-88")
def test_the_lead_passes_to_the_left_and_the_bar_with_it() -> None:
    """Rulebook E17."""
    table = michigan(*E17, spare="9c").do("0 play 8c")
    assert table.leads() == (2, {"3d", "9h"})
    assert table.refusal("2 play 5c") == "no-lead"
    assert [told["seat"] for told in table.happened("lead-passed")] == [0, 1]


@pytest.mark.clause("TRP-88")
def test_who_can_lead_must_lead() -> None:
    table = michigan(*E17, spare="9c").do("0 play 8c")
    assert table.offers(2) == {"play 3d", "play 9h"}


@pytest.mark.clause("TRP-88", "TRP-92")
def test_a_lead_passes_over_who_sits_out() -> None:
    table = michigan("8c 10c", "2c Kc", "", "5c 9h 3d", "4s", spare="9c", sitting_out=[2], lead_pass_fine=1)
    table.do("0 play 8c")
    assert table.leads() == (3, {"3d", "9h"})
    assert table.gains == [-1, -1, 0, 0, 0]


@pytest.mark.clause("TRP-89")
def test_a_blocked_hand_has_no_winner_and_feeds_the_kitty() -> None:
    """Rulebook E18."""
    table = michigan(*E18, spare="9c", board={"kitty": 4}).do("0 play 8c")
    assert (table.gains, table.board) == ([-1, -2, -1, -3], {"kitty": 11})
    assert table.facts.outcome == Outcome("blocked", None)
    ended = [event for event in table.events if isinstance(event, DealEnded)]
    assert [(event.how, event.winners, event.chips) for event in ended] == [("blocked", (), (-1, -2, -1, -3))]


@pytest.mark.clause("TRP-90", "TRP-91")
def test_the_hand_ends_with_somebodys_last_card_even_in_a_run() -> None:
    """Rulebook E19."""
    table = michigan(*E19, board={"kitty": 12}).do("0 play 6d")
    assert table.laid == ["0 6d", "0 7d", "1 8d"]
    assert (table.gains, table.board) == ([-1, 18, -3, -2], {})
    assert table.facts.outcome == Outcome("out", 1)
    assert table.facts.phase == "between"


@pytest.mark.clause("TRP-92")
@pytest.mark.parametrize(
    ("options", "balances"),
    [
        ({}, [29, -3, 28]),
        ({"shortfall": "buy_in"}, [29, 97, 28]),
        ({"shortfall": "buy_in", "buy_in_chips": 9}, [29, 6, 28]),
        ({"shortfall": "sit_out"}, [26, 0, 28]),
    ],
)
def test_a_debtor(options: dict[str, Any], balances: list[int]) -> None:
    """Rulebook E20."""
    table = michigan(*E20, balances=[20, 1, 30], board={"kitty": 3}, **options).do("0 play Ac")
    assert table.balances == balances
    ended = [event.chips for event in table.events if isinstance(event, DealEnded)]
    bought = table.facts.bought
    assert ended == [tuple(gain - more for gain, more in zip(table.gains, bought, strict=True))]


@pytest.mark.clause("TRP-92")
def test_who_has_nothing_left_pays_nothing_under_sit_out() -> None:
    out = michigan(*E20, balances=[20, 0, 30], board={"kitty": 3}, shortfall="sit_out").do("0 play Ac")
    assert out.balances == [25, 0, 28]
    blocked = michigan(*E18, spare="9c", balances=[5, 0, 5, 2], shortfall="sit_out").do("0 play 8c")
    assert (blocked.balances, blocked.board) == ([4, 0, 4, 0], {"kitty": 4})


@pytest.mark.clause("TRP-89", "TRP-92")
def test_a_blocked_hand_is_paid_as_far_as_chips_reach() -> None:
    table = michigan(*E18, spare="9c", balances=[5, 1, 5, 2], shortfall="sit_out").do("0 play 8c")
    assert (table.balances, table.board) == ([4, 0, 4, 0], {"kitty": 5})


@pytest.mark.clause("TRP-81", "TRPV-11")
@pytest.mark.parametrize(("opener", "leader"), [("poker_winner", 0), ("dealer", 2), ("left_of_dealer", 3)])
def test_who_leads_first(opener: str, leader: int) -> None:
    table = Table("poker", *FIVES, dealer=2, michigan_opener=opener)
    table.do("3 check", "0 check", "1 check", "2 check")
    assert table.facts.winners == (0,)
    assert table.must == leader


@pytest.mark.clause("TRPV-13", "TRPV-14")
def test_the_first_lead_may_have_to_be_the_lowest_card() -> None:
    """Rulebook E23."""
    table = michigan(*E23, lead_rule="lowest_first")
    assert table.leads() == (0, {"4c", "4h"})
    table.do("0 play 4h")
    assert table.leads() == (2, {"3d"})
    later = michigan(*E23, lead_rule="lowest_first", leader=0, last_suit="s", runs=1)
    assert later.leads() == (0, {"4c", "4h", "9d"})


@pytest.mark.clause("TRPV-15", "TRPV-16")
def test_black_and_red_alternate() -> None:
    """Rulebook E24."""
    table = michigan(*E24, spare="7s", board={"kitty": 4}, lead_rule="alternate_colours")
    assert table.leads() == (0, {"5s"})
    assert table.refusal("0 play 3h") == "no-lead"
    table.do("0 play 5s")
    assert table.leads() == (1, {"8d"})
    table.do("1 play 8d", "1 play Kc")
    assert (table.gains, table.board) == ([-2, 12, -3, -3], {})


@pytest.mark.clause("TRPV-15", "TRPV-16")
def test_of_two_equal_cards_of_the_colour_either_may_be_led() -> None:
    assert michigan("5c 5s 9s", "4h 6h", lead_rule="alternate_colours").leads() == (0, {"5c", "5s"})
    assert rules.legal_leads(rules.LEAD_RULES["alternate_colours"], mask_of(read_cards("4h 6h")), 1, -1) == ()
    red = michigan("5c 7h 7d 8d", "4s", lead_rule="alternate_colours", runs=1, last_suit="d")
    assert red.leads() == (0, {"7h", "7d"})


@pytest.mark.clause("TRPV-17")
def test_without_a_card_of_the_colour_the_lead_passes_even_the_first() -> None:
    table = michigan(*E24, spare="7s", lead_rule="alternate_colours", leader=2)
    assert table.leads() == (3, {"10c"})
    assert set(cards_in(table.facts.denied[2])) >= set(read_cards("2c As"))


@pytest.mark.clause("TRPV-18")
def test_if_nobody_has_the_colour_the_hand_is_blocked() -> None:
    hands = ("5s 7c", "9c", "Ks", "2c 3c")
    table = michigan(*hands, leader=1, last_suit="s", runs=1, lead_rule="alternate_colours", board={"kitty": 3})
    assert (table.gains, table.board) == ([-2, -1, -1, -2], {"kitty": 9})
    assert table.facts.outcome == Outcome("blocked", None)


@pytest.mark.clause("TRPV-24")
def test_any_suit_may_be_led_again() -> None:
    table = michigan(*E17, spare="9c", lead_rule="any_suit").do("0 play 8c")
    assert table.leads() == (0, {"10c"})
    assert not table.happened("lead-passed")


@pytest.mark.clause("TRPV-24")
def test_a_suit_led_again_is_no_change() -> None:
    table = michigan("8c 10c As", *E17[1:], spare="9c", lead_rule="any_suit").do("0 play 8c", "0 play 10c")
    told = [event.value for event in table.events if isinstance(event, Changed) and event.name == "last_suit"]
    assert (told, table.facts.last_suit) == ([CLUBS], CLUBS)


@pytest.mark.clause("TRPV-25")
def test_the_other_colour_may_be_demanded() -> None:
    first = michigan("8c 10c 6s 2h", *E17[1:], spare="9c", lead_rule="opposite_colour")
    assert first.leads() == (0, {"8c", "6s", "2h"})
    table = michigan("8c 10c 6s", *E17[1:], spare="9c", lead_rule="opposite_colour").do("0 play 8c")
    assert table.leads() == (2, {"3d", "9h"})
    twos = mask_of(read_cards("2c 2d 2h 2s"))
    assert cards_in(table.facts.denied[0] & twos) == read_cards("2c 2d 2h")
    blocked = michigan("8c 10c 6s", "2c Kc", spare="9c", lead_rule="opposite_colour").do("0 play 8c")
    assert blocked.facts.outcome == Outcome("blocked", None)


@pytest.mark.clause("TRPV-25")
@pytest.mark.parametrize(
    ("last", "lowest"), [("c", {"2d", "3h"}), ("d", {"2c", "4s"}), ("h", {"2c", "4s"}), ("s", {"2d", "3h"})]
)
def test_after_either_suit_of_a_colour_both_suits_of_the_other_are_open(last: str, lowest: set[str]) -> None:
    table = michigan("2c 2d 3h 4s", "7c 7d", lead_rule="opposite_colour", runs=1, last_suit=last)
    assert table.leads() == (0, lowest)


@pytest.mark.clause("TRPV-13", "TRPV-15")
@pytest.mark.parametrize("rule", ["lowest_first", "alternate_colours"])
def test_who_leads_an_ace_for_want_of_lower_cards_holds_none(rule: str) -> None:
    table = michigan("As Ah", "5s 6h", lead_rule=rule).do("0 play As")
    twos_and_kings = set(read_cards("2c 2s Kc Ks"))
    assert set(cards_in(table.facts.denied[0])) >= twos_and_kings


@pytest.mark.clause("TRPV-26")
def test_passing_the_lead_may_cost_a_fine() -> None:
    table = michigan(*E17, spare="9c", board={"kitty": 4}, lead_pass_fine=1).do("0 play 8c")
    assert (table.gains, table.board) == ([-1, -1, 0, 0], {"kitty": 6})
    blocked = michigan(*E18, spare="9c", board={"kitty": 4}, lead_pass_fine=2).do("0 play 8c")
    assert (blocked.gains, blocked.board) == ([-3, -4, -3, -5], {"kitty": 19})


@pytest.mark.clause("TRPV-26", "TRP-92")
@pytest.mark.parametrize(("shortfall", "balance", "kitty"), [("credit", -2, 3), ("buy_in", 98, 3), ("sit_out", 0, 1)])
def test_a_fine_is_a_compulsory_payment(shortfall: str, balance: int, kitty: int) -> None:
    table = michigan("8c 10c", "2c 4s", spare="9c", balances=[1, 9], lead_pass_fine=3, shortfall=shortfall)
    table.do("0 play 8c")
    assert (table.balances[0], table.board) == (balance, {"kitty": kitty})


def test_everybody_can_tell_what_a_leader_does_not_hold() -> None:
    denied = michigan("4c 4h 9d", "5s 6s").do("0 play 4h").facts.denied[0]
    assert cards_in(denied & ~(1 << 26 | 1 << 27)) == ()
    lowest = michigan("4c 4h 9d", "5s 6s", lead_rule="lowest_first").do("0 play 4h").facts.denied[0]
    assert cards_in(lowest) == read_cards("2c 3c 2d 3d 2h 3h 2s 3s")
    black = michigan("4c 4h 9d", "5s 6s", lead_rule="alternate_colours").do("0 play 4c").facts.denied[0]
    assert cards_in(black) == read_cards("2c 3c 2s 3s")
