"""Material and preparation (rulebook section 1), and the packs of L'École."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from ludo.engine.actions import Deal, Lot, Shuffle
from ludo.engine.cards import JACK, JOKER, RANK, read_cards
from ludo.engine.events import Moved
from ludo.engine.options import OptionsError
from ludo.engine.places import BOX, DISCARD_PILE, STOCK, hand
from ludo.engine.turns import CHANCE
from ludo.games.trio import TRIO, rules
from ludo.games.trio.view import SHOWN
from tests.games.trio.table import Table, options


@pytest.mark.clause("TRO-01", "ECO-01", "ECO-02")
def test_three_to_six_play_trio_and_up_to_seven_lecole() -> None:
    assert TRIO.player_counts({}) == (3, 4, 5, 6)
    assert TRIO.player_counts({"variant": "ecole"}) == (3, 4, 5, 6, 7)
    assert options().players == 4
    with pytest.raises(OptionsError) as refused:
        options(players=7)
    assert [(problem.code, problem.option) for problem in refused.value.problems] == [("too-many-players", "players")]
    assert options(players=7, variant="ecole").players == 7
    assert TRIO.sides(options(players=3)) == ((0,), (1,), (2,))


@pytest.mark.clause("TRO-02", "ECO-02", "ECO-03")
@pytest.mark.parametrize(
    ("values", "packs", "number"),
    [
        ({"players": 3}, 2, 104),
        ({"players": 4}, 2, 104),
        ({"players": 5}, 3, 156),
        ({"players": 6}, 3, 156),
        ({"variant": "ecole", "players": 3}, 2, 108),
        ({"variant": "ecole", "players": 4}, 3, 162),
        ({"variant": "ecole", "players": 5}, 3, 162),
        ({"variant": "ecole", "players": 6}, 4, 216),
        ({"variant": "ecole", "players": 7, "jokers_per_pack": 0}, 4, 208),
        ({"variant": "ecole", "players": 7, "jokers_per_pack": 4}, 4, 224),
        ({"variant": "trio", "jokers_per_pack": 4}, 2, 104),
    ],
)
def test_number_of_packs_and_cards(values: dict[str, Any], packs: int, number: int) -> None:
    read = options(**values)
    faces = Counter(rules.full_pack(read))
    assert rules.packs(read) == packs
    assert faces.total() == number
    assert {count for card, count in faces.items() if card != JOKER} == {packs}


@pytest.mark.clause("TRO-06", "ECO-03")
def test_points_of_cards() -> None:
    """Rulebook E2."""
    assert rules.points(read_cards("2s Ah 10d Jc 9h 3s")) == 60
    assert [rules.points(read_cards(card)) for card in ("Jo", "Kc", "Qc", "9c", "3c")] == [20, 10, 10, 5, 5]


@pytest.mark.clause("TRO-08", "TRO-09", "TRO-32")
def test_the_first_jack_names_the_first_dealer() -> None:
    """Rulebook E1, from the lot for the pack to the first turn."""
    state = TRIO.new(options())
    state.apply(CHANCE, Lot(3))
    first = read_cards("7c 4d Kh 9s 2c Jd")
    rest = rules.unnamed(rules.full_pack(state.options), first)
    events = state.apply(CHANCE, Shuffle(first + rest))
    shown = [(event.cards, event.target) for event in events if isinstance(event, Moved)]
    assert shown == [((card,), SHOWN[seat]) for card, seat in zip(first, (0, 1, 2, 3, 0, 1), strict=True)]
    view = state.view(None)
    assert view.known(SHOWN[1]) == read_cards("4d Jd")
    assert len(view.cards(BOX)) == 104 - 6
    assert state.stage.dealer == 1
    state.apply(CHANCE, state.legal(CHANCE).sample(Random(0)))
    assert state.turn().must == 2
    assert state.view(None).cards(SHOWN[1]) == ()


@pytest.mark.clause("TRO-08")
def test_a_pack_without_a_jack_finds_no_dealer() -> None:
    with pytest.raises(ValueError, match="Jack"):
        rules.search_dealer(0, [card for card in rules.full_pack(options()) if RANK[card] != JACK], 4)


@pytest.mark.clause("TRO-10", "TRO-11", "TRO-32")
def test_thirteen_each_one_at_a_time_then_stock_and_turn_up() -> None:
    state = TRIO.position(options(players=3), 0)
    pack = tuple(reversed(rules.full_pack(state.options)))
    events = state.apply(CHANCE, Shuffle(pack))
    dealt = [event for event in events if isinstance(event, Moved) and event.source == BOX]
    assert [event.target for event in dealt[:4]] == [hand(1), hand(2), hand(0), hand(1)]
    assert [state.hands[seat] for seat in (1, 2, 0)] == [pack[first:39:3] for first in range(3)]
    assert state.view(None).cards(DISCARD_PILE) == (pack[39],)
    assert len(state.view(None).cards(STOCK)) == 64
    assert state.turn().must == 1
    assert state.hands[1][0] == pack[0]
    state.apply(1, TRIO.read("draw_talon"))
    assert state.hands[1][-1] == pack[40]


@pytest.mark.clause("TRO-10")
def test_a_faulty_pack_or_deal_is_refused() -> None:
    state = TRIO.position(options(players=3), 0)
    pack = rules.full_pack(state.options)
    hands = tuple(pack[first:39:3] for first in range(3))

    def code(action: Any) -> str | None:
        refusal = state.check(CHANCE, action)
        return refusal.code if refusal else None

    assert code(Shuffle(pack[1:])) == "misdeal-cards"
    assert code(Deal((*hands[:2], hands[2][1:]))) == "misdeal-sizes"
    assert code(Deal((*hands[:2], (JOKER, *hands[2][1:])))) == "misdeal-cards"
    assert code(Deal(hands)) is None
    assert code(Lot(0)) == "unknown-action"


@pytest.mark.clause("TRO-11", "TRO-33")
def test_a_wild_turned_up_may_be_taken_like_any_card() -> None:
    table = Table(turn_up="2h")
    assert table.offered() == {"draw_talon", "draw_discard"}
    assert table.do("0 draw_discard").hand(0).endswith("2h")


@pytest.mark.clause("TRO-10")
def test_cards_that_a_composed_deal_does_not_name_follow_in_the_stock() -> None:
    table = Table(stock="Kd 9s")
    assert len(table.state.stock) == 64
    table.do("0 draw_talon").do("0 discard:Kd; 1 draw_talon")
    assert table.hand(1).endswith("9s")


def test_only_luck_shuffles_and_only_the_seat_on_turn_acts() -> None:
    table = Table()
    assert table.refused("1 draw_talon") == "not-your-turn"
    assert table.refused("7 draw_talon") == "not-asked"
    state = TRIO.new(options())
    assert list(state.legal(CHANCE)) == [Lot(seat) for seat in range(4)]
    refusals = [state.check(0, Lot(0)), state.check(CHANCE, Lot(4)), table.state.check(CHANCE, Lot(0))]
    assert [refusal.code for refusal in refusals if refusal] == ["not-asked", "unknown-action", "not-asked"]
    assert not table.state.legal(CHANCE)
