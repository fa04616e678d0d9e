"""How turns follow each other in Trente-et-un, and when they are over."""

from functools import lru_cache

from ludo.engine.events import Changed, Event, Happened
from ludo.engine.places import Seat
from ludo.engine.turns import seats_from
from ludo.games.trente_et_un import rules
from ludo.games.trente_et_un.base import TURN_OF_LUCK, TURNS, TrenteEtUnBase
from ludo.games.trente_et_un.ending import compare, declare
from ludo.games.trente_et_un.phases import enter, set_on_turn
from ludo.games.trente_et_un.rules import FIRES, THIRTY_ONES


def begin_play(state: TrenteEtUnBase, first: Seat, events: list[Event] | None) -> None:
    """All have their cards. Fire (SCH-45) or thirty-ones are declared (T31-22, SCH-20), or the dealer's left begins
    (T31-21, SCH-11)."""
    setting = state.setting
    if setting.at_once:
        order = seats_from(first, len(state.hands))
        for shown in (FIRES, THIRTY_ONES) if setting.fire else (THIRTY_ONES,):
            for seat in order:
                if state.hands[seat] in shown:
                    declare(state, seat, True, events)
                    return
    begin_turn(state, first, events)


def begin_turn(state: TrenteEtUnBase, seat: Seat, events: list[Event] | None) -> None:
    """A turn begins; where it is done only now, a thirty-one is declared (T31-22, SCH-20)."""
    setting = state.setting
    if not setting.at_once and rules.ends_deal(state.hands[seat], setting.fire):
        declare(state, seat, True, events)
        return
    state.current_turn = TURNS[seat]
    set_on_turn(state, seat, events)
    enter(state, "turn" if setting.is_36 else "draw", events)


def finish_turn(state: TrenteEtUnBase, events: list[Event] | None) -> None:
    """The turn is over, but before another one an empty stock is made anew, or hands are compared (T31-30)."""
    if state.left or not _more_turns(state):
        end_turn(state, events)
    elif state.setting.compares_on_empty_stock:
        compare(state, "stock", events)
    else:
        enter(state, "reshuffle", events)
        state.current_turn = TURN_OF_LUCK


def _more_turns(state: TrenteEtUnBase) -> bool:
    """Return if there is another turn after the one that is ending."""
    if state.closer < 0 and state.turns + 1 == state.setting.turn_limit:
        return False
    return rules.next_player(state.stage.lives, state.on_turn, state.closer, ()) is not None


def end_turn(state: TrenteEtUnBase, events: list[Event] | None) -> None:
    """The next player, or the end: of the last round (T31-34, SCH-13), at the limit (T31-52), or all bound (SCH-18)."""
    turns = state.turns + 1
    state.turns = turns
    if events is not None:
        events.append(_turns_over(turns))
    if turns == state.setting.turn_limit and state.closer < 0:
        compare(state, "turns", events)
        return
    skipped = state.frozen if state.setting.skips_bound else ()
    if skipped and _declared_by_skipped(state, skipped, events):
        return
    seat = rules.next_player(state.stage.lives, state.on_turn, state.closer, skipped)
    if seat is not None:
        begin_turn(state, seat, events)
    elif state.closer >= 0:
        compare(state, "showdown", events)
    else:
        if events is not None:
            events.append(Happened("all-bound"))
        compare(state, "bound", events)


def _declared_by_skipped(state: TrenteEtUnBase, skipped: tuple[Seat, ...], events: list[Event] | None) -> bool:
    """A seat whose turn is skipped before the next turn still declares a thirty-one in it (SCH-19)."""
    if state.setting.at_once:
        return False
    for seat in rules.seats_in(state.stage.lives, state.on_turn + 1):
        if seat == state.closer or seat not in skipped:
            return False
        if rules.ends_deal(state.hands[seat], state.setting.fire):
            declare(state, seat, False, events)
            return True
    return False


@lru_cache(256)
def _turns_over(turns: int) -> Changed:
    return Changed("turns", turns)
