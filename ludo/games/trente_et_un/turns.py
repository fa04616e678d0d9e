"""How turns follow each other in Trente-et-un, and when they are over."""

from typing import TYPE_CHECKING, Final

from ludo.engine.events import Changed, Event, Happened
from ludo.engine.places import Seat
from ludo.engine.turns import Turn
from ludo.games.trente_et_un import rules
from ludo.games.trente_et_un.ending import compare, declare
from ludo.games.trente_et_un.options import MOST_PLAYERS
from ludo.games.trente_et_un.rules import THIRTY_ONES

if TYPE_CHECKING:
    from ludo.games.trente_et_un.state import TrenteEtUnState

TURNS: Final = tuple(Turn(seat) for seat in range(MOST_PLAYERS))
ON_TURN: Final = tuple(Changed("on_turn", seat) for seat in range(MOST_PLAYERS))
PHASE: Final = {
    phase: Changed("phase", phase)
    for phase in ("draw", "discard", "knock_or_end", "reshuffle", "dealer_choice", "turn")
}


def begin_play(state: "TrenteEtUnState", first: Seat, events: list[Event]) -> None:
    """All have their cards: thirty-ones are declared (T31-22, SCH-20), or the dealer's left begins (T31-21, SCH-11)."""
    if rules.declares_at_once(state.options):
        for seat in rules.seats_in(state.party.lives, first):
            if rules.is_31(state.hands[seat]):
                declare(state, seat, True, events)
                return
    begin_turn(state, first, events)


def begin_turn(state: "TrenteEtUnState", seat: Seat, events: list[Event]) -> None:
    """A turn begins; where it is done only now, a thirty-one is declared (T31-22, SCH-20)."""
    if state.hands[seat] in THIRTY_ONES and not rules.declares_at_once(state.options):
        declare(state, seat, True, events)
        return
    if state.on_turn != seat:
        state.on_turn = seat
        events.append(ON_TURN[seat])
    state.whose = TURNS[seat]
    enter(state, "turn" if rules.is_36(state.options) else "draw", events)


def enter(state: "TrenteEtUnState", phase: str, events: list[Event]) -> None:
    """A phase of a deal begins."""
    if state.phase != phase:
        state.phase = phase
        events.append(PHASE[phase])


def end_turn(state: "TrenteEtUnState", events: list[Event]) -> None:
    """The next player, or the end: of the last round (T31-34, SCH-13), at the limit (T31-52), or all bound (SCH-18)."""
    state.turns += 1
    events.append(Changed("turns", state.turns))
    closer = state.closer
    if closer < 0 and state.turns == state.options.turn_limit:
        compare(state, "turns", events)
        return
    seat = next_player(state)
    if seat is not None:
        begin_turn(state, seat, events)
    elif closer < 0:
        events.append(Happened("all-bound"))
        compare(state, "bound", events)
    else:
        compare(state, "showdown", events)


def next_player(state: "TrenteEtUnState") -> Seat | None:
    """Who plays after the seat on turn; None if the deal is over."""
    skips = state.frozen and state.options.sch_after_swap_all == "skip"
    return rules.next_player(state.party.lives, state.on_turn, state.closer, state.frozen if skips else ())


def more_turns(state: "TrenteEtUnState") -> bool:
    """May there be another turn after the one that is being played? (T31-30)"""
    if state.closer < 0 and state.turns + 1 == state.options.turn_limit:
        return state.options.knock_timing == "after_discard"
    return next_player(state) is not None
