"""The graded players of Trente-et-un: what they make of a hand, and of what they heard."""

from collections.abc import Sequence
from dataclasses import replace
from hashlib import sha256
from random import Random
from typing import Any

import pytest

from ludo.bots.contract import DecisionRequest, Evaluation
from ludo.bots.effort import never
from ludo.bots.levels import GRADED
from ludo.bots.trente_et_un import value_tables
from ludo.bots.trente_et_un.draw_inference import DrawReading, Turn, turns_of
from ludo.bots.trente_et_un.exchange_inference import Exchange, exchanges_of
from ludo.bots.trente_et_un.hands import best_throw, hands_of
from ludo.bots.trente_et_un.opponent_model import knock_limits, pass_limits
from ludo.bots.trente_et_un.player import choose, evaluate
from ludo.bots.trente_et_un.win_probability import winning_chance
from ludo.engine.cards import Card, read_card, read_cards
from ludo.engine.events import Event, Moved
from ludo.engine.masks import CardSet, mask_of
from ludo.engine.places import DISCARD_PILE, STOCK, hand
from ludo.games.trente_et_un import TRENTE_ET_UN
from ludo.games.trente_et_un.options import TrenteEtUnOptions
from ludo.games.trente_et_un.view import trente_et_un_view
from tests.games.trente_et_un.table import LOW, Table

LAST_LIVES: dict[str, Any] = {"chips": 1, "grace_life": False}
"""A partie of one deal."""


def request(table: Table, level: str = "expert") -> DecisionRequest:
    seat = table.state.on_turn
    heard = tuple(event.seen_by(seat) for event in table.events)
    offers = table.state.legal(seat)
    return DecisionRequest(table.state.view(seat), heard, offers, True, level)


def wish(table: Table, level: str = "expert", luck: int = 1) -> str:
    action = choose(request(table, level), Random(luck), never)
    assert action is not None
    return TRENTE_ET_UN.write(action)


def weighed(table: Table) -> Evaluation:
    found = evaluate(request(table), Random(1), never)
    assert found is not None
    return found


def chances(table: Table) -> dict[str, float]:
    return {TRENTE_ET_UN.write(one.action): one.value.value for one in weighed(table).offers if one.action is not None}


def cards(text: str) -> CardSet:
    return mask_of(read_cards(text))


def card(text: str) -> Card:
    return read_card(text)


@pytest.mark.clause("T31-17", "T31-20", "T31-25")
def test_throws_the_card_that_leaves_most_in_one_suit() -> None:
    value, throw = hands_of(TrenteEtUnOptions())
    assert value[cards("Ah Kh 9h")] == 30
    assert throw[cards("Ah Kh 9h 10c")] == card("10c")
    assert best_throw(value, read_cards("Kh 8h Kd 2d"), read_cards("Kh 8h Kd 2d")) == card("2d")
    brelan = hands_of(TrenteEtUnOptions(three_kind_30_5=True))
    assert brelan.throw[cards("6h 6d 6s Kh")] == card("Kh")


@pytest.mark.parametrize("lives", [(1, 1), (4, 2), (3, 3, 3), (1, 4, 2, 0), (4,) * 9, (50, 20, 30)])
def test_chances_of_the_partie_of_all_seats_make_one(lives: tuple[int, ...]) -> None:
    assert sum(winning_chance(lives, seat) for seat in range(len(lives))) == pytest.approx(1)


def test_a_life_more_is_a_better_chance() -> None:
    assert winning_chance((2, 2), 0) == pytest.approx(0.5)
    assert winning_chance((3, 2, 2), 0) > winning_chance((2, 2, 2), 0) > winning_chance((1, 2, 2), 0) > 0
    assert winning_chance((0, 2), 0) == 0
    assert winning_chance((2, 0), 0) == 1


@pytest.mark.clause("T31-41", "SCH-13")
def test_more_is_needed_to_knock_later_and_against_more_and_less_where_only_the_lowest_knocker_pays() -> None:
    usual, kind = TrenteEtUnOptions(), TrenteEtUnOptions(knocker_surpassed="only_if_lowest")
    assert list(knock_limits(usual, 3)) == sorted(knock_limits(usual, 3))
    assert knock_limits(usual, 2)[0] < knock_limits(usual, 4)[0]
    assert knock_limits(kind, 4)[0] < knock_limits(usual, 4)[0]
    exchanging = TrenteEtUnOptions(variant="schwimmen36")
    assert pass_limits(exchanging, 9)[0] < pass_limits(exchanging, 2)[0]


@pytest.mark.clause("T31-24", "T31-25")
def test_turns_of_others_are_heard_with_the_card_that_lay_there() -> None:
    hands = ("Ah Kh 2c", *LOW[1:])
    table = Table(hands, "0 draw_discard", "0 discard:2c", "1 draw_talon", "1 discard:3c", rest="9h 5s")
    assert turns_of(table.events, 3) == [
        [Turn(card("9h"), True, card("2c"), 0)],
        [Turn(card("2c"), False, card("3c"), 1)],
        [],
    ]


@pytest.mark.clause("SCH-13", "SCH-15", "SCH-16")
def test_exchanges_of_others_are_heard_with_the_table_before_them() -> None:
    table = Table(
        ("Ah 9h 6c", "Jc 10c 9d", "6d 8c 7s"),
        *("2 dealer_keep", "0 swap:6c:Kh", "1 swap_all", "2 pass"),
        rest="Kh 8h 7d",
        variant="schwimmen36",
    )
    assert exchanges_of(table.events, 3) == [
        [Exchange(cards("Kh 8h 7d"), cards("6c"), cards("Kh"), 0)],
        [Exchange(cards("6c 8h 7d"), cards("Jc 10c 9d"), cards("6c 8h 7d"), 1)],
        [Exchange(cards("Jc 10c 9d"), 0, 0, 2)],
    ]


TURNS_BACK = ("As 5h", "- Qs", "Qs As", "5h 6c", "- 3d", "- Qs", "3d 10d", "3s Jd")
"""Turns of a seat, the last one first: what it took from the discards (-: nothing), and what it threw."""


def test_a_hand_of_which_no_card_can_have_come_from_the_stock_is_weighed_too() -> None:
    """Of cards taken, thrown and taken again one was drawn; which one it was may be guessed wrong."""
    history: list[Event] = []
    for text in reversed(TURNS_BACK):
        taken, thrown = text.split()
        lay = card("Kd" if taken == "-" else taken)
        history.append(Moved((lay,), hand(0), DISCARD_PILE))
        history.append(Moved((None,), STOCK, hand(1)) if taken == "-" else Moved((lay,), DISCARD_PILE, hand(1)))
        history.append(Moved((card(thrown),), hand(1), DISCARD_PILE))
    view = trente_et_un_view(Table(("9c 8d 4h", "2c 3s Ac"), rest="9h").state.view(0))
    reading = DrawReading(view, history, Random(1), 8)
    assert all(reading(1, cards("2c 3s As")) > 0 for _ in range(60))


def test_a_hand_explains_a_throw_if_nothing_better_could_be_thrown() -> None:
    """Seat 0 has left the king of hearts lying and thrown the queen: it hardly has hearts."""
    table = Table(("Qh 3s 9s", *LOW[1:]), "0 draw_talon", "0 discard:Qh", rest="Kh 5s")
    asked = request(table)
    reading = DrawReading(trente_et_un_view(asked.view), asked.history, Random(1), 8)

    def likely(held: str) -> float:
        return sum(reading(0, cards(held)) for _ in range(20))

    assert likely("Ah 9h 8h") < likely("5s 3s 9s") / 2
    assert reading(0, cards("As Ks Qs")) == 0


@pytest.mark.clause("T31-24", "T31-29")
@pytest.mark.parametrize("level", GRADED)
def test_takes_the_discard_that_makes_a_thirty_one(level: str) -> None:
    assert wish(Table(("Ah Kh 2c", *LOW[1:]), rest="Qh"), level) == "draw_discard"
    assert wish(Table(("Ah Kh 2c", *LOW[1:]), "0 draw_discard", rest="Qh"), level) == "discard:2c"


@pytest.mark.clause("T31-31", "T31-41")
def test_knocks_with_a_strong_hand_and_not_with_a_weak_one() -> None:
    """Where a life is all there is; with more it may pay to wait for somebody who knocks with less."""
    assert wish(Table(("Ah 8h 4h", LOW[1]), rest="Qd", **LAST_LIVES)) == "knock"
    assert wish(Table(("Kh 5h 4s", LOW[1]), rest="Qd", **LAST_LIVES)) != "knock"


def test_the_file_is_the_one_that_was_measured() -> None:
    assert sha256(value_tables.file().read_bytes()).hexdigest() == value_tables.CHECKSUM


@pytest.mark.parametrize("stakes", value_tables.STAKES)
def test_all_stakes_have_tables_in_which_more_points_are_a_better_knock(stakes: value_tables.Stakes) -> None:
    tables = value_tables.worth_of(stakes)
    assert {len(row) for row in tables.kept} == {value_tables.KINDS}
    assert all(row[12] < row[28] for row in (*tables.knocked, *tables.final))


@pytest.mark.clause("T31-41")
def test_waits_with_a_strong_hand_for_somebody_who_knocks_with_less() -> None:
    """A knocker who is surpassed loses two lives, one who has but one loses that."""
    hands = ("Kh 9h 8h", LOW[1])
    assert wish(Table(hands, rest="2d 3s")) == "draw_talon"
    assert (
        wish(Table(hands, "0 draw_talon", "0 discard:3s", "1 draw_talon", "1 discard:3c", rest="2d 3s 4d")) != "knock"
    )
    assert wish(Table(hands, rest="2d 3s", **LAST_LIVES)) == "knock"


@pytest.mark.clause("T31-34")
def test_makes_the_best_of_the_last_turn() -> None:
    """After another's knock a sure nineteen is better than what lies together for a thirty-one."""
    table = Table(("8h 2c 3d", "Ah Kd 9c"), "0 knock", rest="9d Qs")
    assert wish(table) == "draw_discard"
    table.do("1 draw_discard")
    assert wish(table) in ("discard:Ah", "discard:9c")


@pytest.mark.clause("T31-41")
def test_a_knock_costs_less_where_only_the_lowest_knocker_pays() -> None:
    hands = ("Kh 10h 2s", *LOW[1:], "3d 6c 9s", "3h 8d 4d")
    usual = chances(Table(hands, rest="Qd"))
    kind = chances(Table(hands, rest="Qd", knocker_surpassed="only_if_lowest"))
    assert kind["knock"] - kind["draw_talon"] > usual["knock"] - usual["draw_talon"] + 0.05


def test_values_are_chances_of_the_partie_and_the_best_stands_first() -> None:
    table = Table(("Ah 9h 7h", LOW[1]), rest="Qd", **LAST_LIVES)
    found = weighed(table)
    assert found.unit == "partie"
    assert all(0 <= one.value.value <= 1 for one in found.offers)
    values = [one.value.value for one in found.offers]
    assert values == sorted(values, reverse=True)
    told = chances(table)
    assert told["knock"] > 0.8 > told["draw_discard"]


@pytest.mark.clause("T31-32")
def test_knocks_after_the_discard_where_that_is_the_rule() -> None:
    """Twenty-three points are left once the king of diamonds is thrown."""
    turn = ("0 draw_talon", "0 discard:Kd")
    table = Table(("Ah 8h 4h", LOW[1]), *turn, rest="Qd Kd", knock_timing="after_discard", **LAST_LIVES)
    assert wish(table) == "knock"


@pytest.mark.clause("SCH-13", "SCH-19")
def test_closes_the_36_card_game_with_a_strong_hand_and_completes_a_thirty_one() -> None:
    options: dict[str, Any] = {"variant": "schwimmen36"}
    others = ("Jc 10d 9d", "6d 8c 7s")
    assert wish(Table(("Ah Kh 9h", *others), "2 dealer_keep", rest="6c 8s 7d", **options)) == "pass"
    assert wish(Table(("Ah Kh 9c", *others), "2 dealer_keep", rest="Qh 8s 7d", **options)) == "swap:9c:Qh"


@pytest.mark.clause("SCH-06", "SCH-07")
@pytest.mark.parametrize("level", GRADED)
def test_keeps_a_good_packet_and_refuses_a_poor_one(level: str) -> None:
    options: dict[str, Any] = {"variant": "schwimmen36"}
    others: Sequence[str] = ("Jc 10d 9d", "Qd 8c 7s")
    assert wish(Table((*others, "Ah Kh 9h"), rest="6c 8s 7d", **options), level) == "dealer_keep"
    assert wish(Table((*others, "6h 7d 8s"), rest="6c 9s Jd", **options), level) == "dealer_refuse"


@pytest.mark.clause("SCH-03", "SCH-06")
def test_a_dealer_of_nine_chooses_too() -> None:
    others = ("6c 7c 8c", "9c 10c Jc", "6d 7d 8d", "9d 10d Jd", "Qd Kd 6s", "7s 8s 9s", "10s Js Qs", "6h 7h 8h")
    assert wish(Table((*others, "Ah Kh 9h"), variant="schwimmen36")) == "dealer_keep"


def test_fewer_worlds_are_imagined_when_a_budget_says_so() -> None:
    asked = replace(request(Table(LOW, rest="Qd")), budget=1)
    found = evaluate(asked, Random(1), never)
    assert found is not None
    assert {one.value.high for one in found.offers} == {float("inf")}
