"""How the simple player plays Trio, at moments when a sensible player has no doubt."""

from random import Random
from typing import Any

from ludo.bots.contract import DecisionRequest
from ludo.bots.players import answer
from ludo.bots.trio.baseline import choose
from ludo.engine.turns import CHANCE
from ludo.games.trio import TRIO
from ludo.games.trio.combinations import Meld
from ludo.games.trio.state import TrioState
from tests.games.trio.table import Table, combination, give, put_on_pile, put_on_stock

SCATTERED = "3c 5d 7h 9s Jc Kd 4h 6s 8c 10d Qh"


def wishes(state: TrioState) -> set[str]:
    """What the seat on turn does, with many different lucks."""
    seat = state.current_turn
    request = DecisionRequest(state.view(seat), (), state.legal(seat), True, "simple")
    answers = [choose(request, Random(luck)) for luck in range(20)]
    assert all(action in request.offers for action in answers)
    return {TRIO.write(action) for action in answers if action is not None}


def opener(held: str, top: str = "Kc", melds: tuple[str, ...] = (), **values: Any) -> Table:
    """Seat 0 has opened earlier and is to draw."""
    table = Table("4c 4d 4h 4s", **values)
    table.state.opened = (0,)
    give(table.state, 0, held)
    put_on_pile(table.state, top)
    table.state.melds = tuple(Meld(1, combination(text), 1) for text in melds)
    return table


def drawn(table: Table, card: str) -> TrioState:
    put_on_stock(table.state, card)
    return table.do("0 draw_talon").state


def test_takes_a_discard_that_brings_the_contract_nearer_or_is_wild() -> None:
    assert wishes(Table(f"{SCATTERED} As Ah", turn_up="Ad").state) == {"draw_discard"}
    assert wishes(Table(f"{SCATTERED} As Ah", turn_up="2d").state) == {"draw_discard"}
    assert wishes(Table("As Ah Ad Kc Kd Kh 3c 5d 7h 9s Jc 4h 6s", turn_up="8c").state) == {"draw_talon"}


def test_opens_as_soon_as_it_can_leaving_few_points() -> None:
    table = Table("As Ah Ad Ac Kc Kd Kh 3c 5d 7h 9s Jc 4h", turn_up="8c", stock="6s").do("0 draw_talon")
    assert all(wish.startswith("open:") for wish in wishes(table.state))
    table = Table("3s 3h 3d Kc Kd Kh Ks 5c 7d 9h Js 4c 6h", turn_up="8c", stock="10s", contracts=(2, 1, 1))
    assert wishes(table.do("0 draw_talon").state) == {"open:3d 3h 3s / Kc Kd Kh Ks"}


def test_throws_a_dear_card_that_its_contract_does_not_want() -> None:
    table = Table("9h 9d Kc Kd 2s 3c 5d 7h 4h 6s 8c 10d Qh", turn_up="3s", stock="6c", contracts=(5, 1, 1))
    thrown = wishes(table.do("0 draw_talon").state)
    assert thrown <= {"discard:10d", "discard:Qh"}


def test_takes_the_discard_to_finish_and_does() -> None:
    table = opener("9h 10h Jc", "8h")
    assert wishes(table.state) == {"draw_discard"}
    table.do("0 draw_discard")
    assert wishes(table.state) == {"meld:tierce:8h 9h 10h"}


def test_gets_rid_of_cards() -> None:
    assert wishes(drawn(opener("3c 3d Jc Qd 7s 6h"), "3h")) == {"meld:brelan:3c 3d 3h"}
    assert wishes(drawn(opener("9h 3d Jc Qd", melds=("6h 7h 8h",)), "5s")) == {"layoff:9h:0:high"}


def test_exchanges_a_wild_that_makes_a_combination() -> None:
    table = opener("8h 3c 3d Jc Qd 7s", melds=("5h 6h 7h 2c=8h",), wild_replacement=True)
    assert wishes(drawn(table, "10s")) == {"replace:8h:0:8"}


def test_does_not_keep_more_wilds_than_it_can_lay() -> None:
    table = opener("2h 2s", melds=("5c 6c 2d=7c",))
    assert wishes(drawn(table, "9s")) <= {"discard:2h", "discard:2s"}


def test_gives_up_waiting_now_and_then() -> None:
    held = "3c 4c 5c 6c 7c 9c 10c Jc Qc Kc 2d 2h 3c"
    table = Table(held, stock="Kd", variant="ecole", contracts=(10, 1, 1), players=3)
    table.state.turns = 300
    assert len(wishes(table.do("0 draw_talon").state)) > 1


def test_a_party_of_simple_players_comes_to_an_end() -> None:
    tables: list[dict[str, Any]] = [{}, {"variant": "ecole", "players": 3}, {"wild_replacement": True}]
    for number, values in enumerate(tables):
        state = TRIO.new(TRIO.read_options(values))
        luck = Random(number)
        for _ in range(10_000):
            must = state.turn().must
            if must is None:
                break
            offers = state.legal(must)
            action = (
                offers.sample(luck)
                if must == CHANCE
                else answer(DecisionRequest(state.view(must), (), offers, True, "simple"))
            )
            assert action is not None
            state.apply(must, action)
        assert state.standing().winners
