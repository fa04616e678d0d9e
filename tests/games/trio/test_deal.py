"""The turn, what everybody knows, and how a deal ends (rulebook sections 4 and 6, 10.4)."""

from random import Random

import pytest

from ludo.engine.actions import Shuffle
from ludo.engine.cards import read_card, read_cards, write_cards
from ludo.engine.events import DealEnded, Happened
from ludo.engine.options import OptionsError, Problem
from ludo.engine.places import STOCK
from ludo.engine.positions import PositionError
from ludo.engine.turns import CHANCE
from ludo.engine.views import follow
from ludo.games.trio import TRIO, rules
from ludo.games.trio.combinations import Meld
from ludo.games.trio.view import context_of
from tests.games.trio.table import Table, combination, give, leave_one_card, options, put_on_pile

OPENER = "6c 6d 6h 9c 9d 9s"
OPEN = "open:6c 6d 6h / 9c 9d 9s"


def throw_drawn(table: Table, seat: int) -> None:
    table.do(f"{seat} draw_talon").do(f"{seat} discard:{table.hand(seat).split()[-1]}")


@pytest.mark.clause("TRO-32", "TRO-33", "TRO-34")
def test_draw_and_discard_in_turn() -> None:
    table = Table("Kd", turn_up="7c")
    assert table.offered() == {"draw_talon", "draw_discard"}
    assert table.refused("0 discard:Kd") == "draw-first"
    table.do("0 draw_talon")
    assert len(table.state.hands[0]) == 14
    assert table.refused("0 draw_talon") == "draw-done"
    table.do("0 discard:Kd")
    assert (table.pile(), len(table.state.hands[0]), table.state.turn().must) == ("7c Kd", 13, 1)
    throw_drawn(table, 1)
    throw_drawn(table, 2)
    assert table.state.turn().must == 0
    assert table.facts.turns == 3


@pytest.mark.clause("TRO-34")
def test_any_card_may_be_thrown_a_wild_too() -> None:
    table = Table("2d Kd").do("0 draw_talon")
    assert {f"discard:{card}" for card in table.hand(0).split()} <= table.offered()
    assert table.do("0 discard:2d").pile().endswith("2d")


@pytest.mark.clause("TRO-33", "TRO-35")
def test_the_discard_taken_may_not_be_thrown_back() -> None:
    """Rulebook E15."""
    table = Table("4h Kd", turn_up="Kc").do("0 draw_discard")
    assert table.refused("0 discard:Kc") == "taken-discard"
    assert table.pile() == ""
    assert (table.facts.drawn_from, table.facts.taken == read_card("Kc")) == ("discard", True)
    assert Table("4h", turn_up="Kc", return_taken_discard=True).do("0 draw_discard").refused("0 discard:Kc") is None


@pytest.mark.clause("TRO-35")
def test_an_equal_card_may_be_thrown_and_the_taken_one_stays_known() -> None:
    """Rulebook E15: the pile then again shows Kc."""
    table = Table("4h Kc", turn_up="Kc")
    views = {seat: table.state.view(seat) for seat in (0, 1, None)}
    for text in ("0 draw_discard", "0 discard:Kc"):
        table.do(text)
        views = {seat: follow(view, [event.seen_by(seat) for event in table.events]) for seat, view in views.items()}
    assert table.pile() == "Kc"
    assert table.seen_hand(1, 0) == ["Kc"] + [None] * 12
    assert all(view == table.state.view(seat) for seat, view in views.items())


def test_of_two_known_equal_cards_one_is_thrown() -> None:
    table = Table("4h", turn_up="Kc").do("0 draw_discard; 0 discard:4h")
    throw_drawn(table, 1)
    table.do("2 draw_talon")
    table.do(f"2 discard:{table.hand(2).split()[0]}")
    put_on_pile(table.state, "Kc")
    table.do("0 draw_discard")
    assert table.seen_hand(1, 0)[:2] == ["Kc", "Kc"]
    assert table.do("0 discard:Kc").seen_hand(1, 0)[:2] == ["Kc", None]


@pytest.mark.clause("TRO-33")
def test_who_sees_a_card_that_is_drawn() -> None:
    table = Table(stock="As").do("0 draw_talon")
    assert table.seen_hand(0, 0)[-1] == "As"
    assert set(table.seen_hand(1, 0)) == set(table.seen_hand(None, 0)) == {None}
    assert table.state.view(1).known(STOCK) == ()


@pytest.mark.clause("TRO-44")
def test_an_opener_is_not_offered_the_discard() -> None:
    table = Table(OPENER + " Kd").do(f"0 draw_talon; 0 {OPEN}; 0 discard:Kd")
    throw_drawn(table, 1)
    throw_drawn(table, 2)
    assert table.offered() == {"draw_talon"}
    assert table.refused("0 draw_discard") == "take-to-finish"


@pytest.mark.clause("TRO-45")
def test_an_opener_who_takes_the_discard_finishes() -> None:
    table = Table("6c 6d 6h 9c 9d 9s Kd 3c 3d 4h 5s 8d Jc").do(f"0 draw_talon; 0 {OPEN}; 0 discard:Kd")
    throw_drawn(table, 1)
    throw_drawn(table, 2)
    give(table.state, 0, "3c 3d Jc")
    put_on_pile(table.state, "3s")
    table.do("0 draw_discard")
    assert table.facts.must_finish
    assert table.offered() == {"meld:brelan:3c 3d 3s"}
    table.do("0 meld:brelan:3c 3d 3s")
    assert table.offered() == {"discard:Jc"}
    table.do("0 discard:Jc")
    assert table.facts.outcome is not None
    assert table.facts.outcome.how == "out"


@pytest.mark.clause("ECO-11", "ECO-12", "TRO-50", "TRO-56")
def test_the_tenth_year_ends_deal_and_party() -> None:
    """Rulebook E18."""
    table = Table("As 2d 3s 4s 5s Jo 7s 8s 9s 10s Js 2h Ks", variant="ecole", stock="5c", contracts=(10, 10, 9))
    table.do("0 draw_talon; 0 open:As 2d=2s 3s 4s 5s Jo=6s 7s 8s 9s 10s Js 2h=Qs Ks")
    assert table.offered() == {"discard:5c"}
    table.do("0 discard:5c")
    assert table.state.turn().must is None
    assert table.state.standing().winners == (0,)
    assert table.refused("0 draw_talon") == "partie-over"


@pytest.mark.clause("TRO-50", "TRO-52", "TRO-53")
def test_the_others_get_no_further_turn_and_count() -> None:
    table = Table(OPENER + " 3c 3d 3h 3s Kd Qc Jc", scores=(10, 20, 30), contracts=(1, 3, 2))
    table.do(f"0 draw_talon; 0 {OPEN}").do(f"0 discard:{table.hand(0).split()[-1]}")
    throw_drawn(table, 1)
    throw_drawn(table, 2)
    give(table.state, 0, "3c 3d 3h")
    left = [rules.points(held) for held in table.state.hands]
    table.do("0 draw_talon; 0 meld:brelan:3c 3d 3h").do(f"0 discard:{table.hand(0)}")
    assert table.facts.scores == (10, 20 + left[1], 30 + left[2])
    assert table.facts.contracts == (2, 3, 2)
    ended = [event for event in table.events if isinstance(event, DealEnded)]
    assert ended == [DealEnded(1, "out", (0,), (0, 0, 0))]
    assert write_cards(read_cards(" ".join(map(str, table.seen_hand(2, 1))))) == table.hand(1)
    assert table.state.turn().must == CHANCE
    assert table.facts.dealer == 0


@pytest.mark.clause("TRO-13", "TRO-16", "TRO-53", "TRO-55")
def test_who_failed_tries_the_same_contract_again() -> None:
    table = Table(OPENER, turn_limit=200, contracts=(1, 1, 1))
    table.do(f"0 draw_talon; 0 {OPEN}").do(f"0 discard:{table.hand(0).split()[-1]}")
    while table.facts.outcome is None:
        must = table.state.turn().must
        assert must is not None
        if must == CHANCE:
            table.state.apply(CHANCE, table.state.legal(CHANCE).sample(Random(1)))
        else:
            throw_drawn(table, must)
    assert table.facts.outcome.how == "turns"
    assert table.facts.turns == 200
    assert table.facts.contracts == (2, 1, 1)
    assert [line.contracts for line in table.facts.sheet] == [(2, 1, 1)]
    assert min(table.facts.scores) > 0
    table.state.apply(CHANCE, table.state.legal(CHANCE).sample(Random(2)))
    assert table.facts.deal_number == 2
    assert table.facts.melds == ()
    assert table.state.turn().must == 1


@pytest.mark.clause("TRO-54")
def test_there_is_no_limit_of_turns_by_default() -> None:
    assert options().turn_limit is None


@pytest.mark.clause("TRO-54", "TRO-55")
def test_any_number_of_turns_may_be_the_limit() -> None:
    table = Table(OPENER, turn_limit=1, contracts=(1, 1, 1))
    table.do(f"0 draw_talon; 0 {OPEN}").do(f"0 discard:{table.hand(0).split()[-1]}")
    assert table.facts.outcome is not None
    assert (table.facts.outcome.how, table.facts.outcome.out) == ("turns", -1)
    assert table.facts.contracts == (2, 1, 1)
    assert min(table.facts.scores) > 0
    with pytest.raises(OptionsError):
        options(turn_limit=0)


@pytest.mark.clause("TRO-54", "ECO-05")
@pytest.mark.parametrize("limit", [1, 2, 3, 11])
def test_lecole_refuses_a_limit_with_which_nobody_passes_its_last_years(limit: int) -> None:
    with pytest.raises(OptionsError) as refused:
        options(variant="ecole", players=3, turn_limit=limit)
    assert refused.value.problems == (Problem("turn-limit-low", "turn_limit", {"limit": limit, "least": 12}),)
    assert options(variant="ecole", players=3, turn_limit=12).turn_limit == 12
    assert options(players=3, turn_limit=limit).turn_limit == limit


@pytest.mark.clause("TRO-51")
def test_an_empty_stock_is_renewed_from_the_discards() -> None:
    """Rulebook E20."""
    assert [write_cards(part) for part in rules.renewed(read_cards("4c Kd Kd 2h 8d"))] == ["8d", "4c Kd Kd 2h"]
    table = Table("8d")
    leave_one_card(table.state)
    table.do("0 draw_talon; 0 discard:8d")
    assert table.state.turn().must == CHANCE
    pool = tuple(table.state.discards[:-1])
    refusal = table.state.check(CHANCE, Shuffle(pool[1:]))
    assert refusal is not None
    assert refusal.code == "misdeal-cards"
    before = table.state.view(1)
    events = table.state.apply(CHANCE, Shuffle(pool))
    assert [event for event in events if isinstance(event, Happened)] == [Happened("stock-renewed", {"cards": 64})]
    assert table.seen_pile() == "8d"
    assert len(table.state.view(None).cards(STOCK)) == 64
    assert follow(before, [event.seen_by(1) for event in events]) == table.state.view(1)
    table.do("1 draw_talon")
    assert table.state.hands[1][-1] == pool[0]


@pytest.mark.clause("TRO-51", "TRO-55")
def test_an_empty_stock_may_end_the_deal() -> None:
    table = Table("8d", empty_talon="end_deal")
    leave_one_card(table.state)
    table.do("0 draw_talon; 0 discard:8d")
    assert table.facts.outcome is not None
    assert (table.facts.outcome.how, table.facts.outcome.out) == ("stock", -1)
    assert min(table.facts.scores) > 0


@pytest.mark.clause("TRO-54")
@pytest.mark.parametrize("fitting", [False, True])
def test_a_deal_that_nobody_could_ever_end_is_over(fitting: bool) -> None:
    """Everybody has opened and holds one card, and no card that is left fits the table."""
    table = Table("9h", wild_replacement=True).do("0 draw_talon")
    melds = [combination("6c 6d 6h 6s"), combination("7c 7d 7h 7s"), combination("8c 8d 8h 8s")]
    if fitting:
        melds[0] = combination("6c 6d 6h")
    table.state.opened = (0, 1, 2)
    table.state.melds = tuple(Meld(owner, one, 1) for owner, one in enumerate(melds))
    table.state.hands = (read_cards("9h Jc"), read_cards("Qs"), read_cards("Kd"))
    table.do("0 discard:9h")
    assert (table.facts.outcome is None) is fitting
    if not fitting:
        assert table.facts.outcome is not None
        assert table.facts.outcome.how == "blocked"
        assert table.facts.scores == (10, 10, 10)


def test_the_moment_of_a_view_is_the_moment_of_the_state() -> None:
    table = Table(OPENER + " Kd", turn_up="Kc")
    for text in ("0 draw_discard", f"0 {OPEN}", "0 discard:Kd", "1 draw_talon"):
        seat = table.state.current_turn
        assert context_of(table.state.view(seat)) == table.state.context()
        assert context_of(table.state.view((seat + 1) % 3)).bound == -1
        table.do(text)
    assert context_of(table.state.view(0)).opened == "earlier"
    assert context_of(table.state.view(1)).opened == "never"
    with pytest.raises(ValueError, match="onlooker"):
        context_of(table.state.view(None))


@pytest.mark.clause("TRO-34")
def test_random_offers_open_and_throw() -> None:
    table = Table(OPENER, stock="Kd").do("0 draw_talon")
    luck = Random(5)
    assert {TRIO.write(table.state.rollout_action(0, luck)) for _ in range(20)} == {OPEN}
    assert TRIO.read("discard:6c") in table.state.legal(0)
    assert "discard:6c" not in table.state.legal(0)


@pytest.mark.parametrize(
    ("dealer", "contracts", "scores", "code"),
    [
        (3, (), (), "no-such-dealer"),
        (-1, (), (), "no-such-dealer"),
        (0, (1, 1), (), "contract-seats"),
        (0, (), (5,), "score-seats"),
        (0, (1, 8, 1), (), "contract-range"),
        (0, (0, 1, 1), (), "contract-range"),
        (0, (), (5, -5, 0), "score-negative"),
    ],
)
def test_an_impossible_position_is_named(
    dealer: int, contracts: tuple[int, ...], scores: tuple[int, ...], code: str
) -> None:
    with pytest.raises(PositionError) as refused:
        TRIO.position(options(players=3), dealer, contracts, scores)
    assert refused.value.code == code
