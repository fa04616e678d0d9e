"""How the simple player plays Trente-et-un, in positions where a sensible player has no doubt."""

from random import Random
from typing import Any

import pytest

from ludo.bots.contract import DecisionRequest
from ludo.bots.trente_et_un.baseline import choose
from ludo.games import GAMES
from ludo.games.trente_et_un import TRENTE_ET_UN
from tests.bots.contests import advantage, contest
from tests.games.trente_et_un.table import LOW, Table
from tests.games.trente_et_un.test_turns import FULL

LUCKS = range(20)


def wishes(table: Table) -> set[str]:
    """What the seat on turn does, with many different lucks."""
    seat = table.state.on_turn
    request = DecisionRequest(table.state.view(seat), (), table.state.legal(seat), True, "simple")
    answers = [choose(request, Random(luck)) for luck in LUCKS]
    assert all(answer in request.offers for answer in answers)
    return {TRENTE_ET_UN.write(answer) for answer in answers if answer is not None}


def test_knocks_with_a_strong_hand_and_not_with_a_weak_one() -> None:
    """T31-31, T31-41."""
    assert wishes(Table(("Ah Kh 9h", *LOW[1:]), rest="Qd")) == {"knock"}
    assert "knock" not in wishes(Table(LOW, rest="Qd"))


def test_dares_more_where_only_the_lowest_knocker_pays() -> None:
    """T31-41: with 20 somebody is often better, but hardly everybody."""
    hands = ("Kh 10h 2s", *LOW[1:], "3d 6c 9s", "3h 8d 4d")
    assert "knock" not in wishes(Table(hands, rest="Qd"))
    assert wishes(Table(hands, rest="Qd", knocker_surpassed="only_if_lowest")) == {"knock"}


def test_takes_the_discard_that_makes_the_hand() -> None:
    """T31-24, T31-29."""
    assert wishes(Table(("Ah Kh 2c", *LOW[1:]), rest="Qh")) == {"draw_discard"}
    assert wishes(Table(("9h 8h 2c", *LOW[1:]), rest="3d")) == {"draw_talon"}


def test_throws_what_is_worth_least_to_the_hand() -> None:
    """T31-25."""
    assert wishes(Table(("Ah Kh 2c", *LOW[1:]), "0 draw_discard", rest="Qh")) == {"discard:2c"}
    assert wishes(Table(("9h 8h 2c", *LOW[1:]), "0 draw_talon", rest="3d Kd")) == {"discard:2c"}


@pytest.mark.parametrize(("first", "wish"), [("Ah Kh 9h", "knock"), ("2h 3h 9c", "end_turn")])
def test_knocks_after_the_discard_where_one_does(first: str, wish: str) -> None:
    """T31-32, T31-33."""
    rest = "4d 2d"
    table = Table((first, LOW[1], "4c 6s Jh"), "0 draw_talon", "0 discard:2d", rest=rest, knock_timing="after_discard")
    assert wishes(table) == {wish}
    early = Table((first, LOW[1], "4c 6s Jh"), "0 draw_talon", "0 discard:2d", rest=rest, knock_timing="after_discard",
                  knock_first_round=False)  # fmt: skip
    assert wishes(early) == {"end_turn"}


def exchanging(own: str, table: str, *actions: str, **options: Any) -> Table:
    """A table of the 36-card game at which seat 0 is on turn; the dealer has kept their cards."""
    made = Table((own, "Jc 10c 9d", "Qs 9s 8d"), rest=table, variant="schwimmen36", **options)
    return made.do("2 dealer_keep", *actions)


def test_keeps_a_good_packet_and_refuses_a_poor_one() -> None:
    """SCH-06, SCH-07."""
    for packet, wish in (("Ah Kh 9h", "dealer_keep"), ("6h 7c 8d", "dealer_refuse")):
        table = Table(("Jc 10c 9d", packet), rest="6c 6d 6s", variant="schwimmen36")
        assert wishes(table) == {wish}


def test_closes_the_deal_with_a_hand_that_is_hardly_lowest() -> None:
    """SCH-13."""
    assert wishes(exchanging("Ah Kh 9h", "6c 7d 6s")) == {"pass"}


def test_exchanges_for_the_best_hand() -> None:
    """SCH-15, SCH-16."""
    assert wishes(exchanging("Ah Qh 6c", "Kh 7d 6s")) == {"swap:6c:Kh"}
    assert wishes(exchanging("6h 7c 8c", "Kh Ah 10h")) == {"swap_all"}


def test_after_exchanging_all_it_passes_and_in_the_last_round_a_better_hand_is_kept() -> None:
    """SCH-18, SCH-14."""
    table = exchanging("6h 7c 8s", "Kd Ah 6d", "0 swap_all", "1 swap:9d:6h", "2 swap:8d:7c")
    assert wishes(table) == {"pass"}
    last = exchanging("7h 8c 9h", "6c 6d 6s", "0 pass", "1 pass")
    assert last.must == 2
    assert wishes(last) == {"swap_all"}
    kept = exchanging("7h 8c 9h", "6c 7d 7s", "0 pass", "1 pass")
    assert wishes(kept) <= {"pass", "swap:8d:7s", "swap:Qs:7s"}


@pytest.mark.parametrize(("preset", "players"), [("classic", 2), ("classic", 5), ("scat", 4), ("schwimmen", 4)])
def test_simple_beats_random(preset: str, players: int) -> None:
    values = {**GAMES["trente_et_un"].presets[preset], "players": players}
    assert advantage(contest("trente_et_un", values), "baseline", "random", players).value > 1 / players


def test_plays_with_the_last_cards_of_the_stock() -> None:
    """T31-30: with nine players few cards are left to be dealt in thought."""
    table = Table(FULL)
    while table.stock > 1:
        seat = table.state.on_turn
        table.do(f"{seat} draw_talon")
        drawn = table.state.hands[seat][-1]
        table.state.apply(seat, next(one for one in table.state.legal(seat) if getattr(one, "card", None) == drawn))
    assert wishes(table) <= {"draw_talon", "draw_discard", "knock"}
