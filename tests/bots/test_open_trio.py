"""Who sees the hands at Trio: what it knows of the stock, and what it makes of the hand after it."""

from random import Random

from benchmarks import open_trio
from ludo.bots.contract import DecisionRequest
from ludo.engine.cards import read_card, read_cards
from ludo.games.trio import TRIO
from ludo.games.trio.combinations import Meld
from ludo.games.trio.state import TrioState
from tests.games.trio.table import Table, combination, give, put_on_pile, put_on_stock


def opener(held: str, following: str, opened: tuple[int, ...] = (0, 1, 2), contract: int = 1) -> TrioState:
    """Seat 0 has opened earlier and is to draw; seat 1 holds the cards `following`."""
    state = Table("4c 4d 4h 4s", contracts=(contract,) * 3).state
    state.opened = opened
    state.melds = (Meld(1, combination("6h 7h 8h"), 1),)
    give(state, 0, held)
    give(state, 1, following)
    put_on_pile(state, "Kc")
    return state


def drawn(state: TrioState, card: str) -> TrioState:
    put_on_stock(state, card)
    state.apply(0, TRIO.read("draw_talon"))
    return state


def thought(state: TrioState) -> open_trio.OpenThought:
    request = DecisionRequest(state.view(0), (), state.legal(0), True, "baseline")
    return open_trio.OpenThought(request, state, Random(1))


def choice(state: TrioState) -> str:
    return TRIO.write(max(thought(state).worth(), key=lambda offer: offer[1])[0])


def test_counts_the_cards_of_the_stock_and_no_others() -> None:
    """Cards of no use to the player before may be thrown, but do not come from the stock."""
    state = opener("5c Kd", "Ac Qc Jd 4c", opened=(0,))
    state.stock = read_cards("9h 9h 2c 2d")
    assert thought(state).draws == {read_card("9h"): 2, read_card("2c"): 2}


def test_knows_which_card_lets_the_next_player_go_out() -> None:
    """With a pair of Nines every Nine does, though none fits the table; with a card of no use beside them none does."""
    held = thought(drawn(opener("5c Kd", "9c 9d"), "9s"))
    assert held.lets_out(read_card("9s")) == 1
    assert held.lets_out(read_card("Kd")) == 0
    held = thought(drawn(opener("5c Kd", "9c 9d Jc Qs"), "9s"))
    assert held.lets_out(read_card("9s")) == 0


def test_lets_the_next_player_go_out_before_others_have_opened() -> None:
    assert choice(drawn(opener("5c Kd", "9c 9d", opened=(0, 1)), "9s")) == "discard:9s"
    assert choice(drawn(opener("5c Kd", "9c 9d", opened=(0, 1, 2)), "9s")) != "discard:9s"
    assert choice(drawn(opener("5c Kd", "9c 9d", opened=(0, 1), contract=7), "9s")) != "discard:9s"
