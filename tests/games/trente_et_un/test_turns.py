"""The turn of the 52-card game: drawing, discarding, thirty-ones, the empty stock (rulebook 1.4)."""

import pytest

from ludo.engine.actions import Shuffle
from ludo.engine.cards import read_cards
from ludo.engine.places import STOCK, hand
from ludo.engine.turns import CHANCE
from ludo.games.trente_et_un import TRENTE_ET_UN, rules
from tests.games.trente_et_un.table import LOW, Table, used_up

FULL = tuple(f"{a} {b} {c}" for a, b, c in (
    ("2c", "3d", "4h"), ("5c", "6d", "7h"), ("8c", "9d", "2h"), ("3c", "4d", "5h"), ("6c", "7d", "8h"),
    ("9c", "2d", "3h"), ("4c", "5d", "6h"), ("7c", "8d", "9h"), ("2s", "3s", "Kh"),
))  # fmt: skip
"""Nine hands: with them the stock is used up after 24 draws."""


@pytest.mark.clause("T31-21")
@pytest.mark.parametrize(("dealer", "order"), [(2, [0, 1, 2, 0]), (0, [1, 2, 0, 1])])
def test_play_goes_clockwise_from_the_dealers_left(dealer: int, order: list[int]) -> None:
    table = Table(LOW, dealer=dealer)
    seen = []
    for _ in order:
        seat = table.state.on_turn
        seen.append(seat)
        table.do(f"{seat} draw_talon", f"{seat} discard:{sorted(table.hand(seat))[0]}")
    assert seen == order


@pytest.mark.clause("T31-24", "T31-25")
def test_draw_one_card_then_discard_one() -> None:
    table = Table(LOW, rest="Qd Kh")
    assert table.offers() == {"draw_talon", "draw_discard", "knock"}
    for text, code in (
        ("0 discard:2c", "draw-first"), ("0 end_turn", "unknown-action"), ("0 pass", "unknown-action"),
        ("0 swap:2c:Qd", "unknown-action"), ("1 draw_talon", "not-your-turn"),
    ):  # fmt: skip
        assert table.refusal(text) == code
    table.do("0 draw_talon")
    assert table.hand(0) == {"2c", "5d", "9h", "Kh"}
    for text, code in (
        ("0 draw_talon", "discard-first"), ("0 draw_discard", "discard-first"), ("0 knock", "discard-first"),
        ("0 discard:3c", "not-held"), ("0 end_turn", "unknown-action"), ("2 discard:4c", "not-your-turn"),
    ):  # fmt: skip
        assert table.refusal(text) == code
    table.do("0 discard:5d")
    assert table.hand(0) == {"2c", "9h", "Kh"}
    assert table.pile == "Qd 5d"
    assert table.must == 1


@pytest.mark.clause("T31-14", "T31-24")
def test_only_the_top_card_of_the_pile_may_be_taken() -> None:
    table = Table(LOW, "0 draw_talon", "0 discard:5d", "1 draw_discard", rest="Qd Kh")
    assert "5d" in table.hand(1)
    assert table.pile == "Qd"
    assert table.stock == 52 - 9 - 2


@pytest.mark.clause("T31-26", "T31-27")
def test_a_taken_discard_stays_and_the_turn_up_may_be_thrown_back() -> None:
    """The worked example E4."""
    table = Table(("4h 9h Kc", "Jd 5c 7s", "3c 8d Qh"), "0 draw_discard", rest="2s 6d 10h")
    assert table.offers() == {"discard:4h", "discard:9h", "discard:Kc", "discard:2s"}
    table.do("0 discard:2s")
    assert table.facts.fresh
    table.do("1 draw_discard")
    assert "discard:2s" in table.offers()
    table.do("1 discard:Jd", "2 draw_discard")
    assert not table.facts.fresh
    assert table.offers() == {"discard:3c", "discard:8d", "discard:Qh"}
    assert table.refusal("2 discard:Jd") == "taken-stays"


@pytest.mark.clause("T31-27")
def test_the_turn_up_has_no_privilege_where_it_is_not_returnable() -> None:
    table = Table(LOW, "0 draw_discard", rest="Qd", turnup_returnable=False)
    assert table.offers() == {"discard:2c", "discard:5d", "discard:9h"}
    assert table.refusal("0 discard:Qd") == "taken-stays"


@pytest.mark.clause("T31-27")
def test_the_privilege_is_over_after_another_discard() -> None:
    table = Table(LOW, "0 draw_talon", "0 discard:Kh", "1 draw_discard", "1 discard:3c", rest="Qd Kh")
    table.do("2 draw_talon", "2 discard:4c", "0 draw_discard")
    assert "discard:4c" not in table.offers()


@pytest.mark.clause("T31-28")
@pytest.mark.parametrize("returnable", [True, False])
def test_a_card_from_the_stock_may_be_thrown_at_once(returnable: bool) -> None:
    table = Table(LOW, "0 draw_talon", rest="Qd Kh", turnup_returnable=returnable)
    assert "discard:Kh" in table.offers()


@pytest.mark.clause("T31-22", "T31-44", "T31-23")
def test_a_dealt_thirty_one_is_declared_before_anybody_draws() -> None:
    """The worked example E5."""
    table = Table(("8c 7d 2h", "Ad Kd 10d", "9s 9c 3h"))
    assert table.losses == (1, 0, 1)
    assert table.said() == [(1, "thirty_one")]
    assert table.chips == (2, 3, 2)
    assert table.must == CHANCE
    both = ("8c 7d 2h", "Ad Kd 10d", "Ah Qh Jh")
    assert Table(both).losses == (1, 0, 0)
    assert Table(both, dealt_31_several="first_only").losses == (1, 0, 1)
    assert Table(both, dealer=1, dealt_31_several="first_only").losses == (1, 1, 0)
    assert {seat for seat, _ in Table(both).said()} == {1, 2}


@pytest.mark.clause("T31-22", "T31-23")
def test_or_only_when_the_holders_own_turn_comes() -> None:
    hands = ("8c 7d 2h", "Ad Kd 10d", "Ah Qh Jh")
    table = Table(hands, rest="2s 3s", dealt_31="own_turn")
    assert table.losses is None
    assert table.must == 0
    table.do("0 draw_talon", "0 discard:3s")
    assert table.losses == (1, 0, 0)
    first = Table(hands, "0 draw_talon", "0 discard:3s", rest="2s 3s", dealt_31="own_turn",
                  dealt_31_several="first_only")  # fmt: skip
    assert first.losses == (1, 0, 1)
    assert Table(hands, dealer=0, dealt_31="own_turn").losses == (1, 0, 0)


@pytest.mark.clause("T31-22", "T31-44")
def test_who_holds_an_undeclared_thirty_one_pays_nothing_for_another() -> None:
    table = Table(("Ac Kc 2h", LOW[1], "Ah Qh Jh"), rest="2s Qc", dealt_31="own_turn", dealt_31_several="first_only")
    table.do("0 draw_talon", "0 discard:2h")
    assert table.losses == (0, 1, 0)


@pytest.mark.clause("T31-22", "T31-34")
def test_a_dealt_thirty_one_waits_for_its_turn_in_the_last_round() -> None:
    table = Table(("8c 7d 2h", "3s 4s 5h", "Ah Qh Jh"), "0 knock", "1 draw_talon", "1 discard:Kc", rest="2s Kc",
                  dealt_31="own_turn")  # fmt: skip
    assert table.outcome is not None
    assert table.outcome.how == "thirty_one"
    assert table.losses == (1, 1, 0)


@pytest.mark.clause("T31-29", "T31-44")
def test_a_thirty_one_in_play_stops_the_deal() -> None:
    """The worked example E6: the check is made after the discard, on the three cards kept."""
    hands = ("7h 4d 9c", "Ac Qc 5h", "2s 3s 8d", "9h 6c Jd")
    table = Table(hands, "0 draw_talon", "0 discard:10c", "1 draw_discard", rest="7s 10c", players=4)
    assert table.losses is None, "four cards count for nothing"
    kept = Table(hands, "0 draw_talon", "0 discard:10c", "1 draw_discard", "1 discard:Qc", rest="7s 10c")
    assert kept.losses is None
    table.do("1 discard:5h")
    assert table.losses == (1, 0, 1, 1)
    assert table.said() == [(1, "thirty_one")]
    assert table.outcome is not None
    assert table.outcome.holders == (1,)
    assert table.facts.closer == -1


@pytest.mark.clause("T31-30")
def test_the_discards_become_the_stock_and_the_last_one_stays() -> None:
    """The worked example E14: then the privilege of T31-27 is over."""
    table = used_up(FULL, rest="Kc", draws=23)
    assert table.stock == 1
    thrown = table.pile.split()
    table.do("5 draw_talon")
    last = (table.hand(5) - set(FULL[5].split())).pop()
    table.state.apply(5, TRENTE_ET_UN.read(f"discard:{last}"))
    assert table.must == CHANCE
    assert table.state.phase == "reshuffle"
    assert table.state.check(CHANCE, Shuffle(read_cards(" ".join(thrown[::-1])))) is None
    assert table.state.check(CHANCE, Shuffle(read_cards(" ".join([*thrown[1:], last])))) is not None
    table.luck()
    assert table.pile == last
    assert table.cards(STOCK) == set(thrown)
    assert table.stock == 24
    assert table.must == 6
    assert table.happened("stock-renewed") == [{"cards": 24}]
    table.do("6 draw_discard")
    assert f"discard:{last}" not in table.offers()


@pytest.mark.clause("T31-30", "T31-43")
def test_or_hands_are_compared_with_no_knocker() -> None:
    table = used_up(FULL, rest="Kc", draws=24, empty_talon="showdown")
    assert table.outcome is not None
    assert table.outcome.how == "stock"
    assert table.facts.closer == -1
    values = [rules.hand_value(table.options, read_cards(held)) for held in FULL]
    assert table.losses == tuple(int(value == min(values)) for value in values)


@pytest.mark.clause("T31-30")
def test_the_stock_stays_empty_if_no_turn_is_left() -> None:
    """The last card is drawn in the last turn of the last round."""
    table = used_up(FULL, rest="Kc", draws=16)
    knocker = table.state.on_turn
    table.do(f"{knocker} knock")
    for _ in range(8):
        seat = table.state.on_turn
        table.do(f"{seat} draw_talon")
        last = (table.hand(seat) - set(FULL[seat].split())).pop()
        table.do(f"{seat} discard:{last}")
    assert table.outcome is not None
    assert table.outcome.how == "showdown"
    assert table.stock == 0
    assert table.happened("stock-renewed") == []


@pytest.mark.clause("T31-30", "T31-34")
def test_an_empty_stock_in_the_last_round_ends_it_where_hands_are_compared() -> None:
    table = used_up(FULL, rest="Kc", draws=20, empty_talon="showdown")
    table.do(f"{table.state.on_turn} knock")
    knocker = table.facts.closer
    for _ in range(4):
        seat = table.state.on_turn
        table.do(f"{seat} draw_talon")
        table.do(f"{seat} discard:{(table.hand(seat) - set(FULL[seat].split())).pop()}")
    assert table.outcome is not None
    assert table.outcome.how == "stock"
    assert table.facts.closer == knocker


def emptied(*, limit: int | None = None, empty_talon: str = "reshuffle") -> Table:
    """Seat 5 has just emptied the stock at a table where one knocks after the discard."""
    table = used_up(FULL, rest="Kc", draws=23, knock_timing="after_discard", turn_limit=limit, empty_talon=empty_talon)
    table.do("5 draw_talon")
    return table.do(f"5 discard:{(table.hand(5) - set(FULL[5].split())).pop()}")


@pytest.mark.clause("T31-30", "T31-32")
def test_who_emptied_the_stock_decides_about_knocking_first() -> None:
    table = emptied()
    assert (table.state.phase, table.must, table.stock) == ("knock_or_end", 5, 0)
    assert table.offers() == {"knock", "end_turn"}
    assert table.happened("stock-renewed") == []
    table.state.apply(5, TRENTE_ET_UN.read("end_turn"))
    assert (table.state.phase, table.must) == ("reshuffle", CHANCE)
    table.luck()
    assert (table.state.phase, table.must, table.stock) == ("draw", 6, 24)


@pytest.mark.clause("T31-30", "T31-34")
def test_after_a_knock_on_an_empty_stock_the_last_round_is_played_from_a_new_one() -> None:
    table = emptied()
    table.state.apply(5, TRENTE_ET_UN.read("knock"))
    assert (table.state.phase, table.must, table.facts.closer) == ("reshuffle", CHANCE, 5)
    table.luck()
    assert (table.state.phase, table.must, table.stock) == ("draw", 6, 24)


@pytest.mark.clause("T31-30", "T31-43")
@pytest.mark.parametrize(("word", "closer"), [("end_turn", -1), ("knock", 5)])
def test_or_hands_are_compared_after_the_decision_about_knocking(word: str, closer: int) -> None:
    table = emptied(empty_talon="showdown")
    assert table.outcome is None
    table.do(f"5 {word}")
    assert table.outcome is not None
    assert (table.outcome.how, table.facts.closer) == ("stock", closer)


@pytest.mark.clause("T31-30", "T31-52")
@pytest.mark.parametrize(("word", "how"), [("end_turn", "turns"), ("knock", None)])
def test_at_the_limit_of_turns_a_stock_is_made_anew_only_for_a_last_round(word: str, how: str | None) -> None:
    table = emptied(limit=24)
    table.do(f"5 {word}")
    assert (table.outcome.how if table.outcome else None) == how
    assert len(table.happened("stock-renewed")) == (how is None)


@pytest.mark.clause("T31-30", "T31-52")
def test_no_stock_is_made_for_a_turn_that_is_not_played() -> None:
    table = used_up(FULL, rest="Kc", draws=24, turn_limit=24)
    assert table.outcome is not None
    assert table.outcome.how == "turns"
    assert table.stock == 0


@pytest.mark.clause("T31-52")
@pytest.mark.parametrize("timing", ["instead_of_draw", "after_discard"])
def test_a_limit_of_turns_ends_a_deal_in_which_nobody_knocks(timing: str) -> None:
    table = used_up(LOW, rest="Kc Kd Ks", draws=1, turn_limit=2, knock_timing=timing)
    assert table.losses is None
    table = used_up(LOW, rest="Kc Kd Ks", draws=2, turn_limit=2, knock_timing=timing)
    assert table.outcome is not None
    assert table.outcome.how == "turns"
    assert table.losses == (0, 1, 0)
    knocked = used_up(LOW, rest="Kc Kd Ks", draws=1, turn_limit=2)
    knocked.do("1 knock", "2 draw_talon", "2 discard:4c")
    assert knocked.losses is None


@pytest.mark.clause("T31-52")
def test_without_a_limit_a_deal_may_last() -> None:
    table = used_up(LOW, draws=120)
    assert table.losses is None
    assert len(table.happened("stock-renewed")) == 2
    assert sorted(len(table.cards(hand(seat))) for seat in range(3)) == [3, 3, 3]
