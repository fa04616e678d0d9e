"""States imagined from a view: what is known stays, what is hidden is drawn by lot."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from random import Random

import pytest

from ludo.engine.cards import read_card, read_cards, write_cards
from ludo.engine.places import hand
from ludo.engine.turns import CHANCE
from ludo.games.trio import TRIO
from ludo.games.trio.actions import DRAW_DISCARD
from ludo.games.trio.combinations import Meld
from ludo.games.trio.finishing import can_finish
from ludo.games.trio.rules import full_pack, unnamed
from tests.games.trio.table import Table, combination


def imagined(table: Table, seat: int | None, times: int = 40) -> list[list[str]]:
    """Hands by seat, imagined with several lucks."""
    view = table.state.view(seat)
    states = [TRIO.determinize(view, Random(number)) for number in range(times)]
    assert all(state.view(seat) == view for state in states)
    for state in states:
        assert Counter(card for _, pile in state.piles() for card in pile) == Counter(full_pack(state.options))
    return [[write_cards(held) for held in state.hands] for state in states]


def test_hidden_hands_are_drawn_by_lot_and_the_own_stays() -> None:
    table = Table("4h Kd").do("0 draw_talon")
    worlds = imagined(table, 0)
    assert {hands[0] for hands in worlds} == {table.hand(0)}
    assert len({hands[1] for hands in worlds}) == len(worlds)
    assert len({hands[0] for hands in imagined(table, None)}) == len(worlds)


def test_a_card_taken_from_the_discards_stays_in_the_hand() -> None:
    """10.4: a card taken from the discard pile is known to all."""
    table = Table("4h Kd", turn_up="Qs").do("0 draw_discard; 0 discard:Kd")
    assert all(hands[0].split()[0] == "Qs" for hands in imagined(table, 1))


@pytest.mark.clause("TRO-45")
@pytest.mark.parametrize(
    ("held", "top", "known"),
    [
        ("3c 3d Jc", "3s", ""),
        ("3c 3d 4h 4d 4s Jc", "3s", ""),
        ("3c 3d 4h 4d 4s 4c Jc", "3s", ""),
        ("9h 10h Jc", "8h", "Jc"),
        ("9h 9s 10h 10c 10s", "9d", "10h"),
        ("9h 9s", "2d", ""),
        ("6s", "Kd", ""),
    ],
)
def test_who_took_the_discard_to_finish_is_thought_to_be_able_to(held: str, top: str, known: str) -> None:
    melds = ("Qc Qd Qs", "3h 4h 5h", "3s 4s 5s", "10d Jd Qd")
    table = before_finishing(held, known, melds, top).do("1 draw_discard")
    assert table.facts.must_finish
    view = table.state.view(0)
    for number in range(25):
        state = TRIO.determinize(view, Random(number))
        assert state.view(0) == view
        assert can_finish(state.context())
        assert state.legal(1)
        assert len(state.view(None).cards(hand(1))) == len(held.split()) + 1


@pytest.mark.clause("TRO-45")
@pytest.mark.parametrize(
    ("preset", "players"), [("classic", 6), ("ecole", 6), ("strict", 5), ("generous", 4), ("ecole_long", 3)]
)
def test_a_finisher_of_a_random_party_is_always_given_what_can_be_laid(preset: str, players: int) -> None:
    """Hands that are hard to find: cards that lengthen each other, one wild for two, all mates seen."""
    luck = Random(f"finishers {preset}")
    options = TRIO.read_options({**TRIO.presets[preset], "players": players})
    found = 0
    while found < 3:
        state = TRIO.new(options)
        while found < 3 and (actor := state.turn().must) is not None:
            if actor != CHANCE and state.phase == "draw" and DRAW_DISCARD in state.legal(actor):
                state.apply(actor, DRAW_DISCARD)
            else:
                state.apply(actor, state.rollout_action(actor, luck))
            if state.phase == "play" and state.must_finish:
                found += 1
                for seat in {None, (state.current_turn + 1) % players}:
                    view = state.view(seat)
                    assert all(can_finish(TRIO.determinize(view, Random(tries)).context()) for tries in range(3))


def before_finishing(held: str, known: str, melds: Sequence[str], discards: str) -> Table:
    """Seat 1 has opened, and the top discard (the last named) lets it get rid of all."""
    table = Table("9h 9s 9d", "As").do("0 draw_talon; 0 discard:9h")
    table.state.opened = (1,)
    table.state.melds = tuple(Meld(2, combination(text), 1) for text in melds)
    table.state.known = ((), read_cards(known), ())
    table.state.discards = read_cards(discards)
    used = (*read_cards(held), *read_cards(discards), *(card for text in melds for card in read_cards(text)))
    rest = list(unnamed(full_pack(table.state.options), used))
    Random(discards).shuffle(rest)
    table.state.hands = (tuple(rest[:13]), read_cards(held), tuple(rest[13:26]))
    table.state.stock = tuple(rest[26:])
    return table


def test_a_view_that_cannot_be_is_imagined_all_the_same() -> None:
    """Two cards and an empty table cannot finish; the picture is kept."""
    table = Table("4h Kd", turn_up="Qs")
    table.state.hands = (table.state.hands[0][:1], *table.state.hands[1:])
    table.do("0 draw_discard")
    view = table.state.view(1)
    view = view._replace(facts=replace(view.facts, must_finish=True, opened=(0,), bound=read_card("Qs")))
    assert TRIO.determinize(view, Random(1)).view(1) == view


def test_states_are_equal_if_all_their_cards_and_facts_are() -> None:
    table = Table("4h Kd").do("0 draw_talon")
    twin = table.state.clone()
    assert twin == table.state
    twin.apply(0, TRIO.read("discard:4h"))
    assert twin != table.state
    assert table.hand(0).startswith("4h")
