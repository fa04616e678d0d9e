"""How chips move in Tripoli: between players, the board and the bank."""

from functools import cache

from ludo.engine.changes import change_stage
from ludo.engine.events import Event, Paid, new_event
from ludo.engine.places import Seat
from ludo.games.tripoli import rules
from ludo.games.tripoli.base import TripoliBase
from ludo.games.tripoli.rules import POT, replaced
from ludo.games.tripoli.view import BANK, BOARDS, PURSE


def stake(state: TripoliBase, seat: Seat, space: int, amount: int, events: list[Event] | None) -> None:
    """Move chips of a player to a space of the board."""
    if amount:
        state.balances[seat] -= amount
        state.board[space] += amount
        if events is not None:
            events.append(new_event(Paid, (amount, PURSE[seat], state.setting.places[space])))


def stake_antes(state: TripoliBase, seats: tuple[Seat, ...], events: list[Event] | None) -> None:
    """Put chips of everybody who takes part on every space, before the deal (TRP-10)."""
    options = state.setting.options
    spaces = rules.staked_spaces(options)
    staked = 0
    for seat in seats:
        each = rules.chips_a_space(options, seat == state.dealer)
        payable(state, seat, each * len(spaces), events)
        state.balances[seat] -= each * len(spaces)
        staked += each
        if events is not None:
            events += _antes(seat, each, spaces, options.cosmo)
    for space in spaces:
        state.board[space] += staked


@cache
def _antes(seat: Seat, each: int, spaces: range, cosmo: bool) -> tuple[Paid, ...]:
    return tuple(Paid(each, PURSE[seat], BOARDS[cosmo][space]) for space in spaces)


def take(state: TripoliBase, seat: Seat, space: int, amount: int, events: list[Event] | None) -> None:
    """Move chips of a space of the board to a player."""
    if amount:
        state.board[space] -= amount
        state.balances[seat] += amount
        if events is not None:
            events.append(new_event(Paid, (amount, state.setting.places[space], PURSE[seat])))


def pay(state: TripoliBase, payer: Seat, payee: Seat, amount: int, events: list[Event] | None) -> None:
    """Move chips of a player to another."""
    if amount:
        state.balances[payer] -= amount
        state.balances[payee] += amount
        if events is not None:
            events.append(new_event(Paid, (amount, PURSE[payer], PURSE[payee])))


def payable(state: TripoliBase, seat: Seat, amount: int, events: list[Event] | None) -> int:
    """Return what a player pays of a compulsory payment, after buying chips where that is the rule (TRP-92)."""
    balances = state.balances
    setting = state.setting
    if balances[seat] >= amount:
        return amount
    while setting.buy_in and balances[seat] < amount:
        balances[seat] += setting.buy_in
        if events is not None:
            events.append(Paid(setting.buy_in, BANK, PURSE[seat]))
        bought = state.stage.bought
        change_stage(state, events, bought=replaced(bought, seat, bought[seat] + setting.buy_in))
    return balances[seat] if setting.forgives else amount


def gather_into_pot(state: TripoliBase, events: list[Event] | None) -> None:
    """Move all chips of the board to the pot (TRP-96, TRP-97)."""
    places = state.setting.places
    for space, amount in enumerate(state.board[:POT]):
        if amount:
            if events is not None:
                events.append(Paid(amount, places[space], places[POT]))
            state.board[POT] += amount
            state.board[space] = 0
