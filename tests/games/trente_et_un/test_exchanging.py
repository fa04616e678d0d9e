"""The 36-card game: the dealer's choice, passing, exchanging, losing (rulebook section 2)."""

from typing import Any

import pytest

from ludo.engine.actions import Deal
from ludo.engine.cards import read_cards
from ludo.engine.places import STOCK, hand
from ludo.engine.turns import CHANCE
from ludo.games.trente_et_un import TRENTE_ET_UN, rules, scoring
from ludo.games.trente_et_un.view import TABLE, packet
from tests.games.trente_et_un.table import Table, shuffled

HANDS = ("Ah 9h 6c", "Jc 10c 9d", "Qs 9s 8d")
MIDDLE = "Kh 8h 7d"


class Schwimmen(Table):
    """A table of the 36-card game; the dealer has kept their packet unless told otherwise."""

    def __init__(self, *actions: str, hands: tuple[str, ...] = HANDS, middle: str = MIDDLE, choice: str = "dealer_keep",
                 dealer: int | None = None, **options: object) -> None:  # fmt: skip
        super().__init__(hands, rest=middle, dealer=dealer, variant="schwimmen36", **options)
        if choice:
            self.do(f"{self.state.on_turn} {choice}", *actions)


def losses(*hands: str) -> tuple[int | None, ...]:
    read = TRENTE_ET_UN.read_options({"players": len(hands), "variant": "schwimmen36"})
    return scoring.showdown_losses(read, [rules.hand_value(read, read_cards(held)) for held in hands], -1)


@pytest.mark.clause("SCH-05", "SCH-08")
def test_the_dealer_looks_at_three_cards_and_decides_alone() -> None:
    table = Schwimmen(choice="")
    assert table.must == 2
    assert table.offers() == {"dealer_keep", "dealer_refuse"}
    assert table.refusal("2 pass") == "unknown-action"
    assert table.refusal("0 pass") == "not-your-turn"
    assert table.sees(2, packet(2)) == {"Qs", "9s", "8d"}
    for seat in (0, 1, None):
        assert table.sees(seat, packet(2)) == set()
    for seat in (0, 1, 2, None):
        assert table.sees(seat, STOCK) == table.sees(seat, TABLE) == set(), "the second packet is unseen"
    table.do("2 dealer_keep")
    assert table.refusal("2 dealer_refuse") == "not-your-turn"
    assert table.refusal("0 dealer_refuse") == "unknown-action"


@pytest.mark.clause("SCH-02", "SCH-06", "SCH-09", "SCH-10", "SCH-11")
def test_he_keeps_them() -> None:
    """The worked example E15."""
    state = TRENTE_ET_UN.position(TRENTE_ET_UN.read_options({"variant": "schwimmen36"}), 2)
    shuffled(state, "6h 9c Kd 7s 8s Qh As 10h 6d Jc 8d 7c 9h")
    refused = state.clone()
    state.apply(2, TRENTE_ET_UN.read("dealer_keep"))
    assert state.hands == [read_cards("As 10h 6d"), read_cards("Jc 8d 7c"), read_cards("6h 9c Kd")]
    assert state.middle == read_cards("7s 8s Qh")
    assert len(state.stock) == 36 - 12
    assert state.turn().must == 0
    refused.apply(2, TRENTE_ET_UN.read("dealer_refuse"))
    assert refused.hands[2] == read_cards("7s 8s Qh")
    assert refused.middle == read_cards("6h 9c Kd")
    assert refused.hands[:2] == state.hands[:2]


@pytest.mark.clause("SCH-07")
def test_or_refuses_them() -> None:
    table = Schwimmen(choice="dealer_refuse")
    assert table.table == {"Qs", "9s", "8d"}
    assert table.hand(2) == {"Kh", "8h", "7d"}
    assert table.sees(0, TABLE) == table.table
    assert table.sees(0, hand(2)) == set()
    assert table.sees(2, hand(2)) == {"Kh", "8h", "7d"}
    assert table.said() == [(2, "dealer_refuse")]


@pytest.mark.clause("SCH-09")
def test_who_has_left_gets_nothing() -> None:
    table = Schwimmen(hands=(HANDS[0], "", HANDS[2], ""), dealer=2)
    assert table.hand(0) == {"Ah", "9h", "6c"}
    assert table.state.hands[1] == table.state.hands[3] == ()
    assert table.must == 0


@pytest.mark.clause("SCH-12", "SCH-15", "SCH-16", "SCH-17")
def test_pass_exchange_one_or_all() -> None:
    table = Schwimmen()
    swaps = {f"swap:{held}:{other}" for held in ("Ah", "9h", "6c") for other in ("Kh", "8h", "7d")}
    assert table.offers() == {"pass", "swap_all", *swaps}
    assert table.refusal("0 swap:Jc:Kh") == "not-held"
    assert table.refusal("0 swap:6c:Jc") == "not-on-table"
    for text in ("0 draw_talon", "0 discard:6c", "0 knock", "0 dealer_keep"):
        assert table.refusal(text) == "unknown-action"
    for text in ("swap:6c", "swap:6c 9h:Kh 8h", "swap:", "swap:6c:Kh:8h"):
        with pytest.raises(ValueError, match="written"):
            TRENTE_ET_UN.read(text)


@pytest.mark.clause("SCH-10", "SCH-15")
def test_exchange_one() -> None:
    """The worked example E16: the card takes the place of the other."""
    table = Schwimmen("0 swap:6c:Kh")
    assert table.hand(0) == {"Ah", "9h", "Kh"}
    assert table.state.middle == read_cards("6c 8h 7d")
    assert table.state.view(1).cards(TABLE) == read_cards("6c 8h 7d")
    assert table.must == 1
    assert table.sees(1, hand(0)) == {"Kh"}, "everybody saw what they took"


@pytest.mark.clause("SCH-16", "SCH-18")
def test_exchange_all_and_then_only_pass() -> None:
    """The worked example E16."""
    table = Schwimmen("0 swap:6c:Kh", "1 swap_all")
    assert table.hand(1) == {"6c", "8h", "7d"}
    assert table.table == {"Jc", "10c", "9d"}
    assert table.sees(None, hand(1)) == {"6c", "8h", "7d"}
    assert table.facts.closer == -1, "exchanging all is not a pass"
    table.do("2 swap:8d:Jc", "0 swap:9h:10c")
    assert table.offers() == {"pass"}
    assert table.refusal("1 swap_all") == table.refusal("1 swap:6c:9h") == "swapped-all"
    table.do("1 pass")
    assert table.facts.closer == 1
    table.do("2 pass", "0 pass")
    assert table.losses == (0, 1, 0)


@pytest.mark.clause("SCH-18")
def test_or_be_skipped() -> None:
    table = Schwimmen("0 swap:6c:Kh", "1 swap_all", "2 swap:8d:Jc", "0 swap:9h:10c", sch_after_swap_all="skip")
    assert (table.must, table.facts.closer) == (2, -1)
    table.do("2 pass", "0 pass")
    assert table.facts.closer == 2
    assert table.losses == (0, 1, 0)


@pytest.mark.clause("SCH-18")
def test_the_deal_ends_when_all_are_bound() -> None:
    table = Schwimmen("0 swap_all", "1 swap_all", sch_after_swap_all="skip")
    assert table.must == 2
    table.do("2 swap:8d:Jc")
    assert table.must == 2, "the others are skipped"
    table.do("2 swap_all")
    assert table.outcome is not None
    assert (table.outcome.how, table.facts.closer) == ("bound", -1)
    assert table.happened("all-bound") == [{}]


@pytest.mark.clause("SCH-13", "SCH-14")
def test_the_first_pass_closes_the_deal() -> None:
    """The worked example E17."""
    table = Schwimmen("0 pass")
    assert table.facts.closer == 0
    assert len(table.offers()) == 11, "the last turn may be used for anything"
    table.do("1 pass")
    assert (table.facts.closer, table.must) == (0, 2)
    table.do("2 swap:9s:8h")
    assert table.losses == (0, 0, 1)
    assert table.hand(0) == {"Ah", "9h", "6c"}


@pytest.mark.clause("SCH-19", "SCH-20", "SCH-21")
def test_a_thirty_one_stops_the_deal_and_the_lowest_hand_loses() -> None:
    """The worked example E19."""
    hands = ("Qh 8h 9s", "Ks Js 6d", "10d 9d 7s")
    table = Schwimmen("0 swap:9s:6h", "1 swap:6d:As", hands=hands, middle="As 6h 7c")
    assert table.losses == (0, 0, 1)
    assert table.said()[-1] == (1, "thirty_one")
    assert table.outcome is not None
    assert (table.outcome.how, table.outcome.holders) == ("thirty_one", (1,))
    assert table.sees(0, hand(2)) == {"10d", "9d", "7s"}, "hands are counted"
    later = Schwimmen("0 swap:9s:6h", "1 swap:6d:As", hands=hands, middle="As 6h 7c", sch_thirty_one="own_turn")
    assert (later.losses, later.must) == (None, 2)
    later.do("2 pass", "0 pass")
    assert later.losses == (0, 0, 1)
    assert later.outcome is not None
    assert later.outcome.how == "thirty_one"


@pytest.mark.clause("SCH-20")
def test_a_dealt_thirty_one() -> None:
    hands = ("Qh 8h 9s", "Ks Js As", "10d 9d 7s")
    assert Schwimmen(hands=hands, middle="Kh 6h 7d").losses == (1, 0, 0)
    table = Schwimmen(hands=hands, middle="Kh 6h 7d", sch_thirty_one="own_turn")
    assert (table.losses, table.must) == (None, 0)
    table.do("0 pass")
    assert table.losses == (1, 0, 0)
    by_all = Schwimmen("0 swap_all", hands=("Qh 8h 9s", "Kc 6d 6c", "10d 9d 7s"), middle="As Ks Js")
    assert by_all.losses == (0, 1, 0)


OWN_TURN: dict[str, Any] = {"sch_thirty_one": "own_turn", "sch_after_swap_all": "skip"}
TAKES_31: dict[str, Any] = {"hands": ("Qh 8h 9s", "Kc 6d 6c", "10d 9d 7s"), "middle": "As Ks Js"}


@pytest.mark.clause("SCH-18", "SCH-19", "SCH-20")
def test_a_skipped_turn_still_declares_a_thirty_one() -> None:
    table = Schwimmen("0 swap_all", "1 swap:Kc:8h", "2 swap:10d:9s", **TAKES_31, **OWN_TURN)
    assert table.said() == [(2, "dealer_keep"), (0, "thirty_one")]
    assert table.outcome is not None
    assert (table.outcome.how, table.outcome.holders) == ("thirty_one", (0,))
    assert table.facts.turns == 3


@pytest.mark.clause("SCH-13", "SCH-18", "SCH-19")
def test_a_skipped_turn_declares_in_the_last_round_too() -> None:
    table = Schwimmen("0 swap_all", "1 pass", **TAKES_31, **OWN_TURN)
    assert table.must == 2
    table.do("2 swap:10d:9s")
    assert table.outcome is not None
    assert (table.outcome.how, table.outcome.holders, table.facts.closer) == ("thirty_one", (0,), 1)


@pytest.mark.clause("SCH-13", "SCH-18", "SCH-19")
def test_no_turn_comes_any_more_for_who_is_skipped_after_the_closer() -> None:
    table = Schwimmen("0 swap:8h:Js", "1 swap_all", "2 pass", hands=("Qh 8h 9s", "Kc 6d 6c", "10d 9d 7s"),
                      middle="As Ks Js", **OWN_TURN)  # fmt: skip
    assert table.must == 0
    table.do("0 pass")
    assert table.outcome is not None
    assert table.outcome.how == "showdown"


@pytest.mark.clause("SCH-18", "SCH-19")
def test_when_all_are_bound_the_turn_in_which_a_thirty_one_is_declared_comes_first() -> None:
    table = Schwimmen("0 swap_all", "1 swap_all", **TAKES_31, **OWN_TURN)
    table.do("2 swap_all")
    assert table.outcome is not None
    assert (table.outcome.how, table.outcome.holders) == ("thirty_one", (0,))
    assert table.happened("all-bound") == []


@pytest.mark.clause("SCH-24")
def test_three_of_a_kind_stops_nothing() -> None:
    table = Schwimmen(hands=("7c 7h 7s", "Jc 10c 9d", "Qs 9s 8d"))
    assert table.losses is None


@pytest.mark.clause("SCH-24", "SCH-25", "SCH-26", "SCH-27")
def test_the_lowest_lose_one_unless_all_are_equal() -> None:
    """The worked example E18."""
    assert losses("6c 6d 6s", "Ah Ad As", "Kd Qd Jd") == (0, 0, 1)
    assert losses("8h 9h Kc", "8s 9s 10d", "Kd 9d 6d") == (1, 1, 0)
    assert losses("Kh Qh 6c", "Ks Qs 7d", "Jc 10c 9d") == (0, 0, 0)


@pytest.mark.clause("SCH-27")
def test_after_an_equal_deal_another_is_played() -> None:
    table = Schwimmen("0 pass", "1 pass", "2 pass", hands=("Kh Qh 6c", "Ks Qs 7d", "Jc 10c 9d"), middle="6h 8h 7s")
    assert table.losses == (0, 0, 0)
    assert table.lives == (4, 4, 4)
    assert table.must == CHANCE


@pytest.mark.clause("SCH-25", "SCH-28")
def test_the_first_to_pass_has_no_privilege_and_no_penalty() -> None:
    lowest = Schwimmen("0 pass", "1 pass", "2 pass", hands=("7h 8c 9s", HANDS[1], "Qs 10s 8d"), middle="6h 6d 6s")
    assert lowest.losses == (1, 0, 0)
    tied = Schwimmen("0 pass", "1 pass", "2 pass", hands=("Kh Qh 6c", "Ks Qs 7d", "9c 8h 7s"), middle="6h 6d 6s")
    assert tied.losses == (0, 0, 1)


@pytest.mark.clause("SCH-29", "SCH-30", "SCH-31", "SCH-32")
@pytest.mark.parametrize(("grace", "deals"), [(True, 4), (False, 3)])
def test_the_fourth_loss_eliminates_and_the_last_player_takes_all(grace: bool, deals: int) -> None:
    hands = ("Kh Qh 6c", "7h 8c 9s")
    table = Table(hands, rest="6h 6d 6s", variant="schwimmen36", grace_life=grace)
    for number in range(deals):
        assert not table.state.standing().over
        dealer = table.state.on_turn
        table.do(f"{dealer} dealer_keep", f"{1 - dealer} pass", f"{dealer} pass")
        assert table.losses == (0, 1)
        if number < deals - 1:
            assert table.chips == (3, 3 - number - 1)
            table.deal(*hands, rest="6h 6d 6s")
    assert table.state.standing().winners == (0,)
    assert table.chips == (6, 0), "players times chips"
    assert len(table.paid()) == 4, "three chips to the pot, the pot to the winner"


@pytest.mark.clause("SCH-32")
def test_the_winner_owns_the_pot_and_his_own_coins() -> None:
    """The worked example E20."""
    payment = scoring.pay((0, 0, 1), (0, 1, 2), (None, 1, 0))
    assert payment == scoring.Payment((0, 0, 1), (0, 0, 2), (0, 0, 0))
    assert scoring.last_left(payment.lives) == (2,)
    assert scoring.shares(8, (2,))[2] + payment.chips[2] == 9


@pytest.mark.clause("SCH-33")
def test_all_cards_are_shuffled_and_the_deal_passes_on() -> None:
    table = Schwimmen("0 pass", "1 pass", "2 pass")
    assert (table.facts.dealer, table.must) == (0, CHANCE)
    shuffled(table.state, "Ah 9h 6c")
    assert table.must == 0
    assert len(table.state.stock) == 36
    deal = Deal(tuple(read_cards(held) for held in HANDS), read_cards("2c"))
    assert table.state.check(CHANCE, deal) is not None


@pytest.mark.clause("SCH-34")
def test_at_the_limit_hands_are_compared() -> None:
    table = Schwimmen("0 swap:6c:Kh", "1 swap:Jc:6c", turn_limit=3)
    assert table.losses is None
    table.do("2 swap:8d:7d")
    assert table.outcome is not None
    assert table.outcome.how == "turns"
    assert Schwimmen("0 swap:6c:Kh", "1 swap:Jc:6c", "2 pass", turn_limit=3).losses is None
