"""How chips move in Tripoli: between players, the board and the bank."""

from typing import TYPE_CHECKING

from ludo.engine.events import Event, Paid
from ludo.engine.places import Seat, purse
from ludo.games.tripoli.rules import POT, spaces
from ludo.games.tripoli.view import BANK, space

if TYPE_CHECKING:
    from ludo.games.tripoli.state import TripoliState


def stake(state: "TripoliState", seat: Seat, index: int, amount: int, events: list[Event]) -> None:
    """A player puts chips on a space of the board."""
    if amount:
        state.balances[seat] -= amount
        state.board[index] += amount
        events.append(Paid(amount, purse(seat), space(spaces(state.options)[index])))


def take(state: "TripoliState", seat: Seat, index: int, amount: int, events: list[Event]) -> None:
    """A player takes chips from a space of the board."""
    if amount:
        state.board[index] -= amount
        state.balances[seat] += amount
        events.append(Paid(amount, space(spaces(state.options)[index]), purse(seat)))


def hand_over(state: "TripoliState", payer: Seat, payee: Seat, amount: int, events: list[Event]) -> None:
    """A player pays another."""
    if amount:
        state.balances[payer] -= amount
        state.balances[payee] += amount
        events.append(Paid(amount, purse(payer), purse(payee)))


def owed(state: "TripoliState", seat: Seat, amount: int, events: list[Event]) -> int:
    """What a player pays of a compulsory payment, chips being bought before it where that is the rule (TRP-92)."""
    match state.options.shortfall:
        case "buy_in":
            while state.balances[seat] < amount:
                chips = state.options.buy_in_chips
                bought = list(state.bought)
                bought[seat] += chips
                state.balances[seat] += chips
                events.append(Paid(chips, BANK, purse(seat)))
                state.set(events, "bought", tuple(bought))
            return amount
        case "sit_out":
            return min(amount, state.balances[seat])
        case _:
            return amount


def gather_into_pot(state: "TripoliState", events: list[Event]) -> None:
    """All chips of the board go to the pot (TRP-96, TRP-97)."""
    names = spaces(state.options)
    for index, amount in enumerate(state.board[:POT]):
        if amount:
            events.append(Paid(amount, space(names[index]), space(names[POT])))
            state.board[POT] += amount
            state.board[index] = 0
