"""Imagined worlds: what a seat sees stays, what it does not see is drawn by lot among what can be."""

from collections import Counter
from random import Random

import pytest

from ludo.engine.cards import PACK_52, Card, read_cards
from ludo.engine.places import DISCARD_PILE, STOCK, hand
from ludo.engine.turns import CHANCE
from ludo.games.trente_et_un import TRENTE_ET_UN, rules
from ludo.games.trente_et_un.state import TrenteEtUnState
from tests.games.trente_et_un.table import LOW, Table, used_up
from tests.games.trente_et_un.test_turns import FULL


def imagined(table: Table, seat: int | None, times: int = 200) -> list[TrenteEtUnState]:
    """Worlds that look to a seat as the true one does."""
    view = table.state.view(seat)
    states = [TRENTE_ET_UN.determinize(view, Random(number)) for number in range(times)]
    assert all(state.view(seat) == view for state in states)
    return states


def test_every_hidden_card_is_as_likely_as_another() -> None:
    """Of the 48 cards that seat 0 does not see, each lies in seat 1's hand in 3 of 48 worlds."""
    worlds = imagined(Table(LOW, rest="Qd"), 0, 3200)
    seen = Counter(card for world in worlds for card in world.hands[1])
    assert len(seen) == 48
    assert all(130 < count < 280 for count in seen.values())
    assert {world.hands[0] for world in worlds} == {read_cards(LOW[0])}


@pytest.mark.clause("T31-24")
def test_a_card_taken_from_the_pile_is_where_everybody_knows_it_to_be() -> None:
    table = Table(LOW, "0 draw_discard", "0 discard:2c", rest="Qd")
    queen: Card = read_cards("Qd")[0]
    assert all(queen in world.hands[0] for world in imagined(table, 1))


@pytest.mark.clause("T31-22", "T31-29")
def test_nobody_is_given_a_thirty_one_that_he_would_have_shown() -> None:
    """Seat 1 is known to hold the king and the queen of spades: of 43 cards three would make a thirty-one."""
    table = Table((LOW[0], "Ad 7c 8c", LOW[2]), "1 draw_discard", "1 discard:7c", rest="Ks 2d Qs", dealer=0)
    table.do("2 draw_talon", "2 discard:2d", "0 draw_talon", "0 discard:Qs", "1 draw_discard", "1 discard:8c")
    assert table.sees(0, hand(1)) == {"Ks", "Qs"}
    worlds = imagined(table, 0, 400)
    assert not any(rules.is_31(world.hands[seat]) for world in worlds for seat in (1, 2))


@pytest.mark.clause("T31-22")
def test_where_one_declares_in_his_own_turn_only_those_who_had_none_may_hold_one() -> None:
    hands = ("2c 5d 9h", "Ad 7c 8c", "As 4c 6h")
    table = Table(hands, "0 draw_talon", "0 discard:Kh", rest="9s Kh", dealt_31="own_turn")
    worlds = imagined(table, None, 6000)
    held = [sum(rules.is_31(world.hands[seat]) for world in worlds) for seat in range(3)]
    assert held[0] == held[1] == 0
    assert held[2] > 0


@pytest.mark.clause("T31-44")
def test_after_a_thirty_one_the_others_are_known_not_to_hold_one() -> None:
    worlds = imagined(Table((LOW[0], "Ad Kd Qd", LOW[2]), dealt_31="own_turn", dealer=0), 1, 3000)
    assert not any(rules.is_31(world.hands[seat]) for world in worlds for seat in (0, 2))


@pytest.mark.clause("T31-30")
def test_a_renewed_stock_holds_the_old_discards() -> None:
    table = used_up(FULL, rest="Kc", draws=26)
    renewed = set(table.facts.renewed)
    assert len(renewed) == 24
    assert not renewed & set(table.state.middle[:1])
    table.do(f"{table.state.on_turn} draw_talon")
    for world in imagined(table, 0, 100):
        assert set(world.stock) < renewed
        idle = [seat for seat in range(9) if seat not in (6, 7, 8)]
        assert not any(set(world.hands[seat]) & renewed for seat in idle)


@pytest.mark.clause("SCH-05", "SCH-08")
def test_the_dealers_packet_is_known_to_him_alone() -> None:
    table = Table(("Ah 9h 6c", "Jc 10c 9d", "Qs 9s 8d"), variant="schwimmen36", rest="Kh 8h 7d")
    assert {world.stock[:-4:-1] for world in imagined(table, 2)} == {read_cards("Qs 9s 8d")}
    assert len({world.stock[:-4:-1] for world in imagined(table, 0)}) > 150


@pytest.mark.clause("SCH-20")
@pytest.mark.parametrize(("when", "may"), [("immediate", False), ("own_turn", True)])
def test_who_waits_for_his_turn_may_hold_a_thirty_one(when: str, may: bool) -> None:
    """Seat 0 took the king and the queen of hearts, and keeps a card that nobody knows."""
    table = Table(("6h 9s 6c", "Jc 10c 9d", "10s 9c 8d"), variant="schwimmen36", rest="Kh Qh 7d", sch_thirty_one=when)
    table.do("2 dealer_keep", "0 swap:9s:Kh", "1 swap:9d:7d", "2 swap:8d:9d", "0 swap:6c:Qh")
    worlds = imagined(table, 1, 300)
    assert any(rules.is_31(world.hands[0]) for world in worlds) == may
    table.do("1 pass", "2 pass")
    assert table.must == CHANCE or not any(rules.is_31(world.hands[0]) for world in imagined(table, 1, 300))
    assert table.sees(1, hand(0)) >= {"Kh", "Qh"}


def test_a_view_that_cannot_be_is_imagined_all_the_same() -> None:
    """T31-22: any card left would make a thirty-one of what seat 1 is known to hold; nothing hangs."""
    view = Table(LOW).state.view(0)
    held, left = read_cards("As Ks"), read_cards("Qs Js 10s")
    gone = tuple(card for card in PACK_52 if card not in (*held, *left, *read_cards(LOW[0])))
    zones = {hand(0): read_cards(LOW[0]), hand(1): (*held, None), STOCK: (None, None), DISCARD_PILE: gone}
    odd = view._replace(zones=zones)
    world = TRENTE_ET_UN.determinize(odd, Random(1))
    assert world.view(0) == odd
    assert rules.is_31(world.hands[1])
