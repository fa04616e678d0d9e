"""How chips move in Tripoli: between players, the board and the bank."""

from functools import cache
from typing import TYPE_CHECKING

from ludo.engine.events import Event, Paid, new_event
from ludo.engine.places import Seat
from ludo.games.tripoli import rules
from ludo.games.tripoli.rules import POT
from ludo.games.tripoli.view import BANK, BOARDS, PURSE

if TYPE_CHECKING:
    from ludo.games.tripoli.state import TripoliState


def stake(state: "TripoliState", seat: Seat, index: int, amount: int, events: list[Event]) -> None:
    """A player puts chips on a space of the board."""
    if amount:
        state.balances[seat] -= amount
        state.board[index] += amount
        events.append(new_event(Paid, (amount, PURSE[seat], BOARDS[state.options.cosmo][index])))


def stake_antes(state: "TripoliState", seats: tuple[Seat, ...], events: list[Event]) -> None:
    """Everybody who takes part puts chips on every space before the deal (TRP-10)."""
    options = state.options
    spaces = rules.staked_spaces(options)
    staked = 0
    for seat in seats:
        each = rules.chips_a_space(options, seat == state.dealer)
        owed(state, seat, each * len(spaces), events)
        state.balances[seat] -= each * len(spaces)
        staked += each
        events += _antes(seat, each, spaces, options.cosmo)
    for index in spaces:
        state.board[index] += staked


@cache
def _antes(seat: Seat, each: int, spaces: range, cosmo: bool) -> tuple[Paid, ...]:
    return tuple(Paid(each, PURSE[seat], BOARDS[cosmo][index]) for index in spaces)


def take(state: "TripoliState", seat: Seat, index: int, amount: int, events: list[Event]) -> None:
    """A player takes chips from a space of the board."""
    if amount:
        state.board[index] -= amount
        state.balances[seat] += amount
        events.append(new_event(Paid, (amount, BOARDS[state.options.cosmo][index], PURSE[seat])))


def hand_over(state: "TripoliState", payer: Seat, payee: Seat, amount: int, events: list[Event]) -> None:
    """A player pays another."""
    if amount:
        state.balances[payer] -= amount
        state.balances[payee] += amount
        events.append(new_event(Paid, (amount, PURSE[payer], PURSE[payee])))


def owed(state: "TripoliState", seat: Seat, amount: int, events: list[Event]) -> int:
    """What a player pays of a compulsory payment, chips being bought before it where that is the rule (TRP-92)."""
    match state.options.shortfall:
        case "buy_in":
            while state.balances[seat] < amount:
                chips = state.options.buy_in_chips
                bought = list(state.bought)
                bought[seat] += chips
                state.balances[seat] += chips
                events.append(Paid(chips, BANK, PURSE[seat]))
                state.set(events, "bought", tuple(bought))
            return amount
        case "sit_out":
            return min(amount, state.balances[seat])
        case _:
            return amount


def gather_into_pot(state: "TripoliState", events: list[Event]) -> None:
    """All chips of the board go to the pot (TRP-96, TRP-97)."""
    places = BOARDS[state.options.cosmo]
    for index, amount in enumerate(state.board[:POT]):
        if amount:
            events.append(Paid(amount, places[index], places[POT]))
            state.board[POT] += amount
            state.board[index] = 0
