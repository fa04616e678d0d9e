"""Players, pack and deal (rulebook sections 1 and 2)."""

from random import Random

import pytest

from ludo.engine.actions import Cut, Deal, Lot, Shuffle
from ludo.engine.cards import PACK_32, RANK, SUIT, read_cards
from ludo.engine.events import Moved
from ludo.engine.options import OptionsError
from ludo.engine.places import BOX, STOCK, hand
from ludo.engine.turns import CHANCE
from ludo.games.trut import TRUT
from tests.contract.playing import playing
from tests.games.trut.deals import FOUR, TWO, TrutDeal, luck


@pytest.mark.clause("TRU-01")
def test_two_players_or_four() -> None:
    assert TRUT.player_counts({}) == (2, 4)
    for players in (0, 1, 3, 5, 6):
        with pytest.raises(OptionsError):
            TRUT.read_options({"players": players})
    assert TRUT.sides(TRUT.read_options({"players": 2})) == ((0,), (1,))
    assert TRUT.sides(TRUT.read_options({"players": 4})) == ((0, 2), (1, 3))


@pytest.mark.clause("TRU-02")
def test_the_pack_has_the_32_cards_from_seven_to_ace() -> None:
    state = TRUT.new(TRUT.read_options({}))
    assert len(state.view(None).cards(BOX)) == 32
    state.apply(CHANCE, Lot(0))
    shuffle = state.legal(CHANCE).sample(Random(1))
    assert isinstance(shuffle, Shuffle)
    assert len(set(shuffle.cards)) == 32
    assert {RANK[card] for card in shuffle.cards} == {7, 8, 9, 10, 11, 12, 13, 14}
    assert {SUIT[card] for card in shuffle.cards} == {0, 1, 2, 3}
    assert state.check(CHANCE, Shuffle(shuffle.cards[1:])) is not None
    assert state.check(CHANCE, Shuffle((*shuffle.cards[1:], read_cards("2c")[0]))) is not None


@pytest.mark.clause("TRU-03")
def test_partners_sit_opposite_and_do_not_see_each_others_cards() -> None:
    deal = TrutDeal(FOUR, "0 play Qd", "1 play Jc", "2 play 9d", "3 play Jh")
    assert deal.facts.results == (0,)
    assert TRUT.sides(deal.state.options) == ((0, 2), (1, 3))
    for seat in range(4):
        for other in range(4):
            assert bool(deal.sees(seat, other)) == (seat == other)


@pytest.mark.clause("TRU-05")
def test_the_direction_changes_nothing_but_the_drawing() -> None:
    options = [TRUT.read_options({"players": 4, "direction": way}) for way in ("clockwise", "anticlockwise")]
    states = [TRUT.new(entry) for entry in options]
    for steps in zip(*(playing(state, Random(8), 500) for state in states), strict=True):
        one, other = steps
        assert (one.actor, one.action, one.events) == (other.actor, other.action, other.events)


@pytest.mark.clause("TRU-10")
def test_the_first_dealer_is_drawn_by_lot() -> None:
    state = TRUT.new(TRUT.read_options({"players": 4}))
    assert state.turn().must == CHANCE
    assert set(state.legal(CHANCE)) == {Lot(0), Lot(1), Lot(2), Lot(3)}
    assert state.check(CHANCE, Lot(4)) is not None
    state.apply(CHANCE, Lot(2))
    assert state.view(None).facts.dealer == 2


@pytest.mark.clause("TRU-10")
def test_the_first_dealer_can_be_named() -> None:
    state = TRUT.new(TRUT.read_options({"players": 4, "first_dealer": 3}))
    assert state.view(None).facts.dealer == 3
    assert isinstance(state.legal(CHANCE).sample(Random(1)), Shuffle)
    for players, dealer in ((2, 2), (2, 3)):
        with pytest.raises(OptionsError) as caught:
            TRUT.read_options({"players": players, "first_dealer": dealer})
        assert [(problem.code, problem.option) for problem in caught.value.problems] == [
            ("no-such-seat", "first_dealer")
        ]


@pytest.mark.clause("TRU-11", "TRU-12")
@pytest.mark.parametrize(("players", "dealer"), [(2, 0), (2, 1), (4, 0), (4, 2)])
def test_three_cards_one_at_a_time_from_the_player_after_the_dealer(players: int, dealer: int) -> None:
    state = TRUT.new(TRUT.read_options({"players": players, "first_dealer": dealer}))
    state.apply(CHANCE, Shuffle(PACK_32))
    events = state.apply(CHANCE, Cut(5))
    pack = (*PACK_32[5:], *PACK_32[:5])
    order = [(dealer + 1 + step) % players for step in range(players)] * 3
    dealt = [event for event in events if isinstance(event, Moved) and event.target.kind == "hand"]
    assert [event.target for event in dealt] == [hand(seat) for seat in order]
    assert [event.cards for event in dealt] == [(card,) for card in pack[: 3 * players]]
    for seat in range(players):
        assert state.view(seat).known(hand(seat)) == tuple(
            card for card, owner in zip(pack, order, strict=False) if owner == seat
        )


@pytest.mark.clause("TRU-12")
@pytest.mark.parametrize(("hands", "left"), [(TWO, 26), (FOUR, 20)])
def test_the_stock_is_not_seen(hands: tuple[str, ...], left: int) -> None:
    deal = TrutDeal(hands)
    for seat in (*range(len(hands)), None):
        assert deal.state.view(seat).cards(STOCK) == (None,) * left


@pytest.mark.clause("TRU-12")
def test_before_every_deal_the_whole_pack_is_gathered_shuffled_and_cut() -> None:
    deal = TrutDeal(TWO, "0 play Qh", "1 play Kc", "1 play 9h", "0 play 10s", "0 trut", "1 fold")
    state = deal.state
    shuffle = state.legal(CHANCE).sample(Random(2))
    assert isinstance(shuffle, Shuffle)
    assert sorted(shuffle.cards) == sorted(PACK_32)
    state.apply(CHANCE, shuffle)
    assert dict(state.view(0).zones) == {BOX: (None,) * 32}
    assert set(state.legal(CHANCE)) == {Cut(count) for count in range(32)}
    assert state.check(CHANCE, Cut(32)) is not None
    state.apply(CHANCE, Cut(0))
    assert state.view(0).facts.deal_number == 2


@pytest.mark.clause("TRU-13")
@pytest.mark.parametrize(
    ("hands", "actions", "how"),
    [
        (TWO, ["0 play Qh", "1 play Kc", "1 play 9h", "0 play 10s", "0 play 8d", "1 play 7s"], "play"),
        (TWO, ["0 trut", "1 fold"], "fold"),
        (
            ("Ac Jd 9s", "Ad 9h Js"),
            ["0 play Ac", "1 play Ad", "1 play Js", "0 play Jd", "0 play 9s", "1 play 9h"],
            "nul",
        ),
    ],
)
def test_the_deal_passes_on_whatever_happened(hands: tuple[str, ...], actions: list[str], how: str) -> None:
    deal = TrutDeal(hands, dealer=1)
    assert deal.next_dealer == 0
    deal.do(*actions)
    assert deal.outcome is not None
    assert deal.outcome.how == how
    assert deal.next_dealer == 0
    luck(deal.state)
    assert deal.facts.dealer == 0


@pytest.mark.clause("TRU-13")
def test_the_deal_goes_round_a_table_of_four() -> None:
    deal = TrutDeal(FOUR, dealer=3)
    dealers = []
    for _ in range(5):
        dealers.append(deal.facts.dealer)
        opener = deal.must
        assert opener is not None
        deal.do(f"{opener} trut")
        deal.do(*[f"{seat} fold" for seat in deal.facts.asked])
        deal.deal(*FOUR)
    assert dealers == [3, 0, 1, 2, 3]


@pytest.mark.clause("TRU-14")
@pytest.mark.parametrize(("hands", "dealer", "opener"), [(TWO, 0, 1), (TWO, 1, 0), (FOUR, 3, 0), (FOUR, 1, 2)])
def test_the_player_after_the_dealer_opens(hands: tuple[str, ...], dealer: int, opener: int) -> None:
    deal = TrutDeal(hands, dealer=dealer)
    assert deal.must == opener


@pytest.mark.clause("TRU-95")
@pytest.mark.parametrize(
    ("hands", "code"),
    [
        (("8d Qh", "Kc 7s 9h"), "misdeal-sizes"),
        (("8d Qh 10s", "Kc 7s 9h 9d"), "misdeal-sizes"),
        (("8d Qh 10s",), "misdeal-sizes"),
        (("8d Qh 8d", "Kc 7s 9h"), "misdeal-cards"),
        (("8d Qh 10s", "Kc 8d 9h"), "misdeal-cards"),
        (("6d Qh 10s", "Kc 7s 9h"), "misdeal-cards"),
    ],
)
def test_a_supplied_misdeal_is_refused_and_the_same_dealer_deals_again(hands: tuple[str, ...], code: str) -> None:
    state = TRUT.position(TRUT.read_options({}), 1)
    refusal = state.check(CHANCE, Deal(tuple(read_cards(held) for held in hands)))
    assert refusal is not None
    assert refusal.code == code
    assert state.view(None).facts.dealer == 1
    assert state.check(CHANCE, Deal((read_cards(TWO[0]), read_cards(TWO[1])))) is None


@pytest.mark.clause("TRU-95")
def test_a_supplied_deal_may_name_the_top_of_the_stock() -> None:
    state = TRUT.position(TRUT.read_options({}), 1)
    deal = Deal((read_cards(TWO[0]), read_cards(TWO[1])), read_cards("As Ah"))
    state.apply(CHANCE, deal)
    assert tuple(state.stock[:2]) == read_cards("As Ah")
    assert len(state.stock) == 26
