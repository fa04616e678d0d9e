"""How turns follow each other in Trente-et-un, and when they are over."""

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from ludo.engine.events import Changed, Event, Happened
from ludo.engine.places import Seat
from ludo.engine.turns import Turn
from ludo.games.trente_et_un import rules
from ludo.games.trente_et_un.ending import compare, declare
from ludo.games.trente_et_un.options import MOST_PLAYERS, SCHWIMMEN36
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
            if state.hands[seat] in THIRTY_ONES:
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
        state.whose = TURNS[seat]
        events.append(ON_TURN[seat])
    enter(state, "turn" if state.options.variant == SCHWIMMEN36 else "draw", events)


def enter(state: "TrenteEtUnState", phase: str, events: list[Event]) -> None:
    """A phase of a deal begins."""
    if state.phase != phase:
        state.phase = phase
        events.append(PHASE[phase])


def end_turn(state: "TrenteEtUnState", events: list[Event]) -> None:
    """The next player, or the end: of the last round (T31-34, SCH-13), at the limit (T31-52), or all bound (SCH-18)."""
    turns = state.turns + 1
    state.turns = turns
    events.append(_turns_over(turns))
    if turns == state.options.turn_limit and state.closer < 0:
        compare(state, "turns", events)
        return
    bound = state.frozen and skipped(state)
    if bound and _declared_by_skipped(state, bound, events):
        return
    seat = rules.next_player(state.party.lives, state.on_turn, state.closer, bound)
    if seat is not None:
        begin_turn(state, seat, events)
    elif state.closer >= 0:
        compare(state, "showdown", events)
    else:
        events.append(Happened("all-bound"))
        compare(state, "bound", events)


def _declared_by_skipped(state: "TrenteEtUnState", bound: tuple[Seat, ...], events: list[Event]) -> bool:
    """A seat whose turn is skipped before the next turn still declares a thirty-one in it (SCH-19)."""
    if rules.declares_at_once(state.options):
        return False
    for seat in rules.seats_in(state.party.lives, state.on_turn + 1):
        if seat == state.closer or seat not in bound:
            return False
        if state.hands[seat] in THIRTY_ONES:
            declare(state, seat, False, events)
            return True
    return False


@lru_cache(256)
def _turns_over(turns: int) -> Changed:
    return Changed("turns", turns)


def skipped(state: "TrenteEtUnState") -> tuple[Seat, ...]:
    """The seats that are passed over because they have exchanged all (SCH-18)."""
    return state.frozen if state.options.sch_after_swap_all == "skip" else ()


def more_turns(state: "TrenteEtUnState") -> bool:
    """May there be another turn after the one that is ending? (T31-30)"""
    if state.closer < 0 and state.turns + 1 == state.options.turn_limit:
        return False
    return rules.next_player(state.party.lives, state.on_turn, state.closer, ()) is not None
