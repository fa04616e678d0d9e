"""Players, chips, dealer and deal (rulebook 1.1 and 1.2), and who sees what (3.5)."""

from random import Random

import pytest

from ludo.engine.actions import Deal, Lot, Shuffle
from ludo.engine.cards import PACK_52, read_cards
from ludo.engine.events import Moved
from ludo.engine.options import OptionsError
from ludo.engine.places import BOX, DISCARD_PILE, POT, STOCK, hand, purse
from ludo.engine.turns import CHANCE
from ludo.games.trente_et_un import TRENTE_ET_UN, rules
from tests.games.trente_et_un.table import LOW, Table, shuffled


@pytest.mark.clause("T31-03", "SCH-03")
@pytest.mark.parametrize("variant", ["classic52", "schwimmen36"])
def test_two_to_nine_play_each_for_himself(variant: str) -> None:
    assert TRENTE_ET_UN.read_options({"variant": variant}).players == 3
    assert TRENTE_ET_UN.player_counts({"variant": variant}) == (2, 3, 4, 5, 6, 7, 8, 9)
    for players in (1, 10):
        with pytest.raises(OptionsError):
            TRENTE_ET_UN.read_options({"variant": variant, "players": players})
    options = TRENTE_ET_UN.read_options({"variant": variant, "players": 9})
    assert TRENTE_ET_UN.sides(options) == tuple((seat,) for seat in range(9))
    state = TRENTE_ET_UN.new(options)
    luck = Random(1)
    while state.turn().must == CHANCE:
        state.apply(CHANCE, state.legal(CHANCE).sample(luck))
    if variant == "schwimmen36":
        state.apply(state.on_turn, TRENTE_ET_UN.read("dealer_keep"))
    assert all(len(held) == 3 for held in state.hands)


@pytest.mark.clause("T31-06", "SCH-04", "T31-07")
@pytest.mark.parametrize(("chips", "given"), [(3, {}), (5, {"chips": 5}), (1, {"chips": 1, "variant": "schwimmen36"})])
def test_everybody_starts_with_chips_and_the_pot_is_empty(chips: int, given: dict[str, object]) -> None:
    view = TRENTE_ET_UN.new(TRENTE_ET_UN.read_options(given)).view(None)
    assert view.chips == {purse(seat): chips for seat in range(3)}
    assert POT not in view.chips
    with pytest.raises(OptionsError):
        TRENTE_ET_UN.read_options({"chips": 0})


@pytest.mark.clause("T31-09")
def test_every_seat_is_equally_likely_to_deal_first() -> None:
    state = TRENTE_ET_UN.new(TRENTE_ET_UN.read_options({"players": 4}))
    assert state.view(None).facts.dealer == -1
    assert list(state.legal(CHANCE)) == [Lot(seat) for seat in range(4)]
    assert state.check(CHANCE, Lot(4)) is not None
    assert state.check(CHANCE, Shuffle(PACK_52)) is not None
    assert state.check(0, Lot(0)) is not None
    state.apply(CHANCE, Lot(2))
    assert state.view(None).facts.dealer == 2


@pytest.mark.clause("T31-10", "T31-51", "SCH-33")
@pytest.mark.parametrize(("hands", "dealer", "after"), [
    (("Ac Kc Qc", *LOW[1:]), 2, 0),
    (("", "Ac Kc Qc", LOW[1], LOW[2]), 3, 1),
    (("Ac Kc Qc", "", "", LOW[2]), 0, 3),
])  # fmt: skip
def test_the_deal_passes_to_the_next_who_is_still_in(hands: tuple[str, ...], dealer: int, after: int) -> None:
    table = Table(hands, dealer=dealer)
    assert table.outcome is not None
    assert table.facts.dealer == after
    assert table.must == CHANCE


@pytest.mark.clause("T31-10", "T31-51")
def test_who_leaves_by_a_deal_does_not_deal_the_next() -> None:
    hands = ("2c 3d 4h", "Ks Qs 7s", "8d 9d 7h", "2h 3h 5h")
    table = Table(hands, dealer=3, rest="Kc 2s 3s 4s 5s", chips=1, grace_life=False)
    table.do("0 draw_talon", "0 discard:2s", "1 knock", "2 draw_talon", "2 discard:3s")
    table.do("3 draw_talon", "3 discard:4s", "0 draw_talon", "0 discard:5s")
    assert table.losses == (1, 0, 0, 0)
    assert table.happened("left") == [{"seat": 0}]
    assert table.facts.dealer == 1
    assert table.state.check(CHANCE, Deal(((), *map(read_cards, hands[1:])))) is None


@pytest.mark.clause("T31-11", "T31-12", "T31-13", "T31-14")
def test_packets_of_three_from_the_dealers_left() -> None:
    state = TRENTE_ET_UN.position(TRENTE_ET_UN.read_options({"players": 3}), 1)
    deck = "2c 5d 9h Kc 7c 3s 8s 6d Jh Qd 4h 4d"
    shuffled(state, deck)
    assert state.hands == [read_cards("Kc 7c 3s"), read_cards("8s 6d Jh"), read_cards("2c 5d 9h")]
    piles = dict(state.piles())
    assert piles[DISCARD_PILE] == read_cards("Qd")
    assert len(piles[STOCK]) == 52 - 9 - 1
    assert piles[STOCK][-2:] == read_cards("4d 4h"), "the stock's top card is its last"
    assert state.turn().must == 2


@pytest.mark.clause("T31-11")
def test_each_packet_is_dealt_at_once() -> None:
    dealt = [event for event in Table(LOW).events if isinstance(event, Moved) and event.source == BOX]
    assert [event.target for event in dealt] == [hand(0), hand(1), hand(2), STOCK]
    assert [len(event.cards) for event in dealt[:3]] == [3, 3, 3]


@pytest.mark.clause("T31-51")
def test_who_has_left_gets_no_cards_and_no_turn() -> None:
    table = Table(("", LOW[0], "", LOW[1], LOW[2]), dealer=1)
    assert table.state.hands[0] == table.state.hands[2] == ()
    assert table.must == 3
    table.do("3 draw_talon", "3 discard:3c")
    assert table.must == 4
    table.do("4 draw_talon", "4 discard:4c")
    assert table.must == 1


@pytest.mark.parametrize(
    ("hands", "rest", "code"),
    [
        (LOW, "", None),
        (LOW, "Ah Kh", None),
        (LOW[:2], "", "misdeal-sizes"),
        (("2c 5d", *LOW[1:]), "", "misdeal-sizes"),
        (("", *LOW[1:]), "", "misdeal-sizes"),
        (("2c 5d 5d", *LOW[1:]), "", "misdeal-cards"),
        (LOW, "2c", "misdeal-cards"),
        (("Jo 2c 3c", *LOW[1:]), "", "misdeal-cards"),
    ],
)
def test_a_supplied_deal_must_be_complete(hands: tuple[str, ...], rest: str, code: str | None) -> None:
    """T31-11: three cards for everybody who is in, of one pack."""
    state = TRENTE_ET_UN.position(TRENTE_ET_UN.read_options({}), 2)
    deal = Deal(tuple(read_cards(held) for held in hands), read_cards(rest))
    refusal = state.check(CHANCE, deal)
    assert (refusal and refusal.code) == code
    assert (deal in state.legal(CHANCE)) == (code is None)


def test_only_the_whole_pack_is_shuffled() -> None:
    """T31-02, T31-51."""
    state = TRENTE_ET_UN.position(TRENTE_ET_UN.read_options({}), 2)
    assert state.check(CHANCE, Shuffle(PACK_52[::-1])) is None
    for cards in (PACK_52[1:], (*PACK_52[1:], PACK_52[1]), ()):
        assert state.check(CHANCE, Shuffle(cards)) is not None
        assert Shuffle(cards) not in state.legal(CHANCE)


def test_everybody_sees_his_own_hand_and_the_discards_only() -> None:
    """Rulebook 3.5; T31-12, T31-14."""
    table = Table(LOW, "0 draw_talon", rest="Qd Kh 8c")
    for seat in (0, 1, 2, None):
        assert table.sees(seat, DISCARD_PILE) == {"Qd"}
        assert table.sees(seat, STOCK) == set()
        for other in range(3):
            assert table.sees(seat, hand(other)) == (table.hand(other) if seat == other else set())
    table.do("0 discard:Kh")
    assert table.sees(None, DISCARD_PILE) == {"Qd", "Kh"}


def test_a_card_taken_from_the_pile_stays_known_to_all() -> None:
    """Rulebook 3.5; T31-24."""
    table = Table(LOW, "0 draw_discard", "0 discard:9h", rest="Qd")
    assert table.sees(1, hand(0)) == table.sees(None, hand(0)) == {"Qd"}
    assert len(table.state.view(1).cards(hand(0))) == 3
    table.do("1 draw_talon", "1 discard:3c", "2 draw_talon", "2 discard:4c", "0 draw_talon", "0 discard:Qd")
    assert table.sees(1, hand(0)) == set()


def test_at_a_showdown_all_hands_are_shown_at_a_thirty_one_only_its_holders() -> None:
    """T31-36, rulebook 3.5."""
    table = Table(LOW[:2], "0 knock", "1 draw_talon", "1 discard:3c", rest="Qd Kh")
    assert table.sees(0, hand(1)) == {"7d", "8s", "Kh"}
    assert table.sees(None, hand(0)) == {"2c", "5d", "9h"}
    table = Table((LOW[0], "Ad Kd Qd", LOW[2]))
    assert table.sees(0, hand(1)) == table.sees(None, hand(1)) == {"Ad", "Kd", "Qd"}
    assert table.sees(1, hand(0)) == table.sees(None, hand(2)) == set()


def test_the_deal_is_gathered_before_the_next() -> None:
    """T31-51."""
    table = Table(("Ad Kd Qd", *LOW[1:]), rest="3d")
    assert table.hand(0) == {"Ad", "Kd", "Qd"}
    shuffled(table.state, "2d 3d 4d 5d 6d 7d 8d 9d 10d Jd")
    assert table.facts.deal_number == 2
    assert table.hand(1) == {"2d", "3d", "4d"}
    assert table.sees(0, hand(1)) == set()
    assert table.outcome is None
    assert rules.next_in((4, 4, 4), 0) == table.must == 1
