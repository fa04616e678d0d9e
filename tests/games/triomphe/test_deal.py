"""Players, teams, the first dealer, the deal and the next dealer (rulebook sections 1 to 3)."""

from random import Random

import pytest

from ludo.engine.actions import Cut, Deal, Lot, Shuffle
from ludo.engine.cards import PACK_32, RANK, Card, read_card, read_cards
from ludo.engine.events import Happened, Moved
from ludo.engine.places import BOX, STOCK, hand
from ludo.engine.turns import CHANCE
from ludo.games.triomphe import TRIOMPHE, rules
from ludo.games.triomphe.actions import Draw, NameDealer
from ludo.games.triomphe.state import TriompheState
from ludo.games.triomphe.teams import naming
from ludo.games.triomphe.view import TURN_UP, drawn
from tests.games.triomphe.table import FOUR, SIX, THREE, TWO, Table, luck


def start(**options: object) -> TriompheState:
    return TRIOMPHE.new(TRIOMPHE.read_options(options))


def draw(state: TriompheState, *rounds: str) -> TriompheState:
    for cards in rounds:
        state.apply(CHANCE, Draw(read_cards(cards)))
    return state


@pytest.mark.clause("TRI-03")
def test_the_pack_has_thirty_two_cards_from_seven_to_ace() -> None:
    state = draw(start(), "Kd 7h")
    state.apply(0, NameDealer(1))
    assert sorted({RANK[card] for card in PACK_32}) == [7, 8, 9, 10, 11, 12, 13, 14]
    assert state.check(CHANCE, Shuffle(PACK_32)) is None
    for wrong in (PACK_32[:-1], (*PACK_32, PACK_32[0]), (read_card("6h"), *PACK_32[1:])):
        refusal = state.check(CHANCE, Shuffle(wrong))
        assert refusal is not None
        assert refusal.code == "misdeal-cards"
        assert Shuffle(wrong) not in state.legal(CHANCE)
    assert Shuffle(PACK_32) in state.legal(CHANCE)
    assert sum(map(len, state.view(None).zones.values())) == 32


@pytest.mark.clause("TRI-06", "TRI-09")
def test_neighbours_play_together() -> None:
    def sides(**options: object) -> tuple[tuple[int, ...], ...]:
        return TRIOMPHE.sides(TRIOMPHE.read_options(options))

    assert sides(players=4, teams="2x2") == ((0, 1), (2, 3))
    assert sides(players=6, teams="2x3") == ((0, 1, 2), (3, 4, 5))
    assert sides(players=4) == ((0,), (1,), (2,), (3,))
    assert sides() == ((0,), (1,))


@pytest.mark.clause("TRI-06")
def test_team_mates_see_each_others_cards_all_through_the_hand_and_nobody_elses() -> None:
    table = Table(FOUR, "7s", teams="2x2", concession="off")
    assert table.sees(0, 1) == table.sees(1, 1) == FOUR[1]
    assert table.sees(0, 2) == table.sees(3, 1) == table.sees(None, 0) == " +5"
    table.do("1 play Jd", "2 play Ac", "3 play 7d", "0 play 9d")
    assert table.sees(1, 0) == "10d Ad Ah Jh"
    assert table.sees(2, 1) == " +4"
    dealt = [event for event in table.events if isinstance(event, Moved) and event.target == hand(2)]
    assert [event.seen_by(3).cards for event in dealt] == [read_cards("Ac Jc Qc"), read_cards("7h 8h")]
    assert [event.seen_by(1).cards for event in dealt] == [(None,) * 3, (None,) * 2]


@pytest.mark.clause("TRI-08")
def test_four_and_six_may_play_individually() -> None:
    assert Table(FOUR, "7s").sees(0, 1) == " +5"
    assert Table(SIX, "As").sees(0, 1) == " +5"
    assert len(Table(SIX, "As").score) == 6


@pytest.mark.clause("TRI-10")
def test_red_and_black_make_the_teams_once_they_are_equal() -> None:
    state = draw(start(players=4, teams="2x2"), "7h 8d Kc 9h")
    assert (state.phase, state.seated()) == ("team_draw", (0, 1, 2, 3))
    events = state.apply(CHANCE, Draw(read_cards("7h 8c Kd 9s")))
    assert (state.phase, state.seated()) == ("draw", (0, 2, 1, 3))
    assert Happened("teams-drawn", {"red": (0, 2), "black": (1, 3)}) in events
    assert state.view(None).cards(drawn(0)) == ()


@pytest.mark.clause("TRI-10")
def test_each_draw_for_teams_is_from_the_whole_pack() -> None:
    state = draw(start(players=4, teams="2x2"), "7h 8d Kc 9h")
    assert state.view(None).known(drawn(1)) == read_cards("8d")
    draw(state, "8d 7h 9h 10h")
    assert state.view(None).known(drawn(0)) == read_cards("8d")
    assert len(state.view(None).cards(BOX)) == 28


@pytest.mark.clause("TRI-10")
def test_teams_that_are_agreed_are_not_drawn() -> None:
    assert start(players=6, teams="2x3", team_draw="agreed").phase == "draw"
    assert start(players=6, teams="2x3").phase == "team_draw"
    assert start(players=6).phase == "draw"


@pytest.mark.clause("TRI-12")
def test_equal_strongest_cards_draw_again_from_the_cards_left() -> None:
    state = draw(start(players=4), "Qd As 10c Qh")
    assert state.facts().drawing == (0, 3)
    refusal = state.check(CHANCE, Draw(read_cards("7s As")))
    assert refusal is not None
    assert refusal.code == "draw-cards"
    draw(state, "7s 8c")
    assert (state.facts().designator, state.turn().must) == (3, 3)
    assert state.view(None).known(drawn(3)) == read_cards("Qh 8c")


@pytest.mark.clause("TRI-12")
@pytest.mark.parametrize("cards", ["Qd", "Qd Qd", "Qd Kd Kh", ""])
def test_everybody_draws_one_card(cards: str) -> None:
    state = start()
    refusal = state.check(CHANCE, Draw(read_cards(cards)))
    assert refusal is not None
    assert refusal.code == "draw-sizes"
    assert Draw(read_cards(cards)) not in state.legal(CHANCE)


def test_if_the_cards_run_out_in_ties_the_pack_is_shuffled_again() -> None:
    state = draw(start(players=6), "Kc Kd Kh Ks 7c 7d", "Qc Qd Qh Qs", "Jc Jd Jh Js", "Ac Ad Ah As")
    draw(state, "10c 10d 10h 10s", "9c 9d 9h 9s", "8c 8d 8h 8s")
    assert len(state.view(None).cards(BOX)) == 2
    draw(state, "Kc Qd Qh Qs")
    assert state.facts().designator == 0
    assert len(state.view(None).cards(BOX)) == 28


def test_the_offers_of_a_draw_are_all_draws() -> None:
    state = draw(start(players=3), "Kd Kh 7c")
    offers = list(state.legal(CHANCE))
    assert len(offers) == 29 * 28
    assert state.legal(CHANCE)
    drawn_cards = state.legal(CHANCE).sample(Random(1))
    assert drawn_cards in offers


@pytest.mark.clause("TRI-13")
def test_the_strongest_card_names_any_dealer() -> None:
    state = draw(start(players=3), "9c Kd Qs")
    assert set(state.legal(1)) == {NameDealer(0), NameDealer(1), NameDealer(2)}
    assert not state.legal(0)
    state.apply(1, NameDealer(1))
    assert (state.stage.dealer, state.turn().must) == (1, CHANCE)


@pytest.mark.clause("TRI-13")
def test_the_strongest_card_deals() -> None:
    state = draw(start(players=3, first_dealer="draw_deals"), "9c Kd Qs")
    assert (state.stage.dealer, state.phase) == (1, "shuffle")


@pytest.mark.clause("TRI-13")
def test_the_first_dealer_may_be_drawn_by_lot() -> None:
    state = start(players=5, first_dealer="random")
    assert set(state.legal(CHANCE)) == {Lot(seat) for seat in range(5)}
    assert state.check(CHANCE, Lot(5)) is not None
    state.apply(CHANCE, Lot(4))
    assert state.stage.dealer == 4


@pytest.mark.clause("TRI-20")
def test_before_every_hand_the_whole_pack_is_shuffled_and_cut() -> None:
    state = Table(TWO, "9d").do("1 concede", "0 accept").state
    assert state.phase == "shuffle"
    state.apply(CHANCE, Shuffle(PACK_32))
    assert list(state.legal(CHANCE)) == [Cut(count) for count in range(1, 32)]
    assert state.check(CHANCE, Cut(0)) is not None
    assert state.check(CHANCE, Cut(32)) is not None
    assert len(state.view(None).cards(BOX)) == 32


@pytest.mark.clause("TRI-20")
def test_the_cut_goes_from_the_top_to_the_bottom() -> None:
    assert rules.cut_pack((1, 2, 3, 4, 5), 2) == (3, 4, 5, 1, 2)


@pytest.mark.clause("TRI-21", "TRI-22", "TRI-23", "TRI-24")
@pytest.mark.parametrize(("packets", "first"), [("3-2", 3), ("2-3", 2)])
@pytest.mark.parametrize(("players", "stock"), [(2, 21), (3, 16), (4, 11), (5, 6), (6, 1)])
def test_two_rounds_of_packets_then_the_turn_up(players: int, stock: int, packets: str, first: int) -> None:
    state = TRIOMPHE.position(TRIOMPHE.read_options({"players": players, "deal_packets": packets}), 1)
    state.apply(CHANCE, Shuffle(PACK_32[-1:] + PACK_32[:-1]))
    events = state.apply(CHANCE, Cut(1))
    served = [event for event in events if isinstance(event, Moved)]
    order = [(seat + 2) % players for seat in range(players)]
    assert [event.target for event in served] == [hand(seat) for seat in order + order] + [TURN_UP, STOCK]
    assert [len(event.cards) for event in served] == [first] * players + [5 - first] * players + [1, stock]
    assert sum((event.cards for event in served), ()) == PACK_32
    assert state.facts().trump == PACK_32[players * 5] // 13
    for seat in (0, None):
        assert state.view(seat).known(TURN_UP) == PACK_32[players * 5 : players * 5 + 1]
        assert state.view(seat).cards(STOCK) == (None,) * stock


@pytest.mark.clause("TRI-22")
def test_the_dealer_may_choose_the_packets_at_each_hand() -> None:
    state = TRIOMPHE.position(TRIOMPHE.read_options({"deal_packets": "dealer_choice"}), 1)
    assert {TRIOMPHE.write(action) for action in state.legal(1)} == {"3-2", "2-3"}
    assert state.check(1, TRIOMPHE.read("keep")) is not None
    state.apply(1, TRIOMPHE.read("2-3"))
    luck(state)
    assert state.facts().packets == "2-3"
    state.apply(0, TRIOMPHE.read("concede"))
    state.apply(1, TRIOMPHE.read("accept"))
    assert (state.phase, state.turn().must, state.facts().packets) == ("packets", 0, "")


@pytest.mark.clause("TRI-25")
def test_nobody_ever_sees_a_card_of_the_stock() -> None:
    table = Table(THREE, "7d", "1 play Kc; 2 play 9c; 0 play 8c; 1 play 8h; 2 play 10h; 0 play Kh; 0 play 7s")
    table.do("1 play Qs; 2 play Ks; 2 play 9h; 0 play Ah; 1 play 7h; 0 play 9d; 1 play Jd; 2 play Kd")
    assert table.over
    assert all(table.sees(seat, STOCK) == " +16" for seat in (0, 1, 2, None))
    assert table.sees(0, TURN_UP) == "7d"
    moved = [event for event in table.events if isinstance(event, Moved) and STOCK in (event.source, event.target)]
    assert [event.seen_by(None).cards for event in moved] == [(None,) * 16]


@pytest.mark.clause("TRI-26")
def test_the_dealer_names_a_dealer_of_the_other_side() -> None:
    table = Table(FOUR, "7s", "2 concede; 0 accept", teams="2x2", dealer=1)
    assert (table.must, table.offers(1)) == (1, {"dealer 2", "dealer 3"})
    assert table.refusal("1 dealer 0") == "not-a-candidate"
    assert table.refusal("2 dealer 2") == "not-your-turn"
    assert table.refusal("1 keep") == "unknown-action"
    assert table.score == [1, 0]
    assert table.do("1 dealer 3").facts.dealer == 3


@pytest.mark.clause("TRI-26")
def test_playing_alone_the_dealer_names_any_other_player() -> None:
    table = Table(THREE, "7d", "1 play Kc; 2 play 9c; 0 play Ah", strict_table=True)
    assert table.outcome.how == "fault"
    assert table.offers(0) == {"dealer 1", "dealer 2"}


@pytest.mark.clause("TRI-26")
def test_with_two_players_the_deal_simply_passes() -> None:
    table = Table(TWO, "9d", "1 concede; 0 accept")
    assert (table.must, table.facts.dealer, table.outcome.candidates) == (CHANCE, 1, (1,))


@pytest.mark.clause("TRI-27")
@pytest.mark.parametrize(("players", "teams", "dealer", "following"), [(3, "individual", 2, 0), (6, "2x3", 1, 3)])
def test_the_deal_may_rotate(players: int, teams: str, dealer: int, following: int) -> None:
    options = TRIOMPHE.read_options({"players": players, "teams": teams, "next_dealer": "rotate"})
    assert naming(options, dealer, last_taker=dealer) == (dealer, (following,))


@pytest.mark.clause("TRI-27")
def test_the_winner_of_the_last_trick_may_name() -> None:
    options = TRIOMPHE.read_options({"players": 4, "teams": "2x2", "next_dealer": "last_trick_picks"})
    assert naming(options, 0, last_taker=2) == (2, (2, 3))
    assert naming(options, 0, last_taker=1) == (1, (2, 3))
    assert naming(options, 2, last_taker=None) == (2, (0, 1))


@pytest.mark.clause("TRI-28")
def test_each_side_owns_a_pack() -> None:
    table = Table(FOUR, "7s", "2 concede; 0 accept", teams="2x2", dealer=1, two_packs=True)
    assert table.facts.colour == "red"
    assert table.do("1 dealer 2").facts.colour == "blue"


@pytest.mark.clause("TRI-28")
def test_with_more_sides_the_packs_alternate_red_first() -> None:
    table = Table(THREE, "7d", two_packs=True, strict_table=True, next_dealer="rotate", dealer=1)
    colours = [table.facts.colour]
    for seat in (2, 0, 1):
        table.do(f"{seat} play {table.sees(seat, seat).split()[0]}")
        while not table.over:
            table.do(f"{table.must} play {sorted(table.cards(table.must or 0))[0]}")
        colours.append(table.facts.colour)
        table.deal(THREE, "7d")
    assert colours == ["red", "blue", "red", "blue"]


@pytest.mark.clause("TRI-28")
def test_a_single_pack_has_no_colour_to_tell() -> None:
    assert Table(TWO, "9d").facts.colour == ""


@pytest.mark.clause("TRI-29")
@pytest.mark.parametrize(
    ("hands", "rest", "code"),
    [
        ((5, 5), 22, None),
        ((4, 6), 22, "misdeal-sizes"),
        ((5, 5, 5), 17, "misdeal-sizes"),
        ((5, 5), 21, "misdeal-cards"),
    ],
)
def test_a_faulty_deal_is_refused_and_the_same_dealer_deals_again(
    hands: tuple[int, ...], rest: int, code: str | None
) -> None:
    state = TRIOMPHE.position(TRIOMPHE.read_options({}), 1, (2, 3))
    cards = list(PACK_32)
    held: list[tuple[Card, ...]] = []
    for size in hands:
        held.append(tuple(cards[:size]))
        del cards[:size]
    deal = Deal(tuple(held), tuple(cards[:rest]))
    refusal = state.check(CHANCE, deal)
    assert (refusal and refusal.code) == code
    assert (deal in state.legal(CHANCE)) == (code is None)
    assert (state.stage.dealer, state.standing().scores, state.phase) == (1, (2, 3), "shuffle")


@pytest.mark.clause("TRI-29")
def test_a_card_twice_is_a_faulty_pack() -> None:
    state = TRIOMPHE.position(TRIOMPHE.read_options({}), 1)
    deal = Deal((PACK_32[:5], PACK_32[4:9]), PACK_32[10:])
    refusal = state.check(CHANCE, deal)
    assert refusal is not None
    assert refusal.code == "misdeal-cards"


@pytest.mark.parametrize("text", ["dealer 3", "draw Kd 7h", "pillage Ad", "3-2", "play 10h", "lot 1"])
def test_what_is_written_is_read_back(text: str) -> None:
    assert TRIOMPHE.write(TRIOMPHE.read(text)) == text


def test_the_pack_between_shuffle_and_cut_is_determinized() -> None:
    state = Table(TWO, "9d").do("1 concede", "0 accept").state
    state.apply(CHANCE, Shuffle(PACK_32))
    determinized = TRIOMPHE.determinize(state.view(0), Random(3))
    assert determinized.view(0) == state.view(0)
    assert sorted(determinized.stage.pack) == sorted(PACK_32)
    assert Shuffle(PACK_32) not in state.legal(CHANCE)
