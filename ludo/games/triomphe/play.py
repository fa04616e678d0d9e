"""Laying cards in Triomphe (rulebook sections 4 and 5): nine actions of ten, so nothing is asked or made twice."""

from typing import TYPE_CHECKING, Final

from ludo.engine.actions import Action, Play
from ludo.engine.cards import SUIT, Card
from ludo.engine.events import ALL, Asked, Changed, Event, Happened, Moved, new_event
from ludo.engine.game import State
from ludo.engine.masks import BIT
from ludo.engine.places import TRICK, Seat, hand
from ludo.engine.turns import CHANCE, OVER, Actor, Turn
from ludo.games.triomphe import checks, ending
from ludo.games.triomphe.rules import SIDES, TRICKS, bound, to_beat
from ludo.games.triomphe.scoring import decided
from ludo.games.triomphe.view import TAKEN

if TYPE_CHECKING:
    from ludo.games.triomphe.state import TriompheState

TURNS: Final[dict[Actor | None, Turn]] = {None: OVER, CHANCE: Turn(CHANCE), **{seat: Turn(seat) for seat in range(6)}}
"""The turn by actor, made once; nobody ever steps in."""
ASKED: Final = {actor: Asked(*turn) for actor, turn in TURNS.items()}
"""The turn as an event, by actor."""

_LAID: Final = tuple(tuple(Moved((card,), hand(seat), TRICK) for card in range(52)) for seat in range(6))
"""The event of laying a card, by seat and card."""

_ALONE: Final = tuple((number,) for number in range(52))
"""A card, or a seat, as a tuple of its own."""

_MADE: Final = tuple(
    tuple(Happened("trick-made", {"side": side, "seat": seat}) for seat in range(6)) for side in range(6)
)
"""The event of a trick made, by side and seat."""


def apply(state: "TriompheState", actor: Actor, action: Action) -> list[Event]:
    """Do an action; a lawful card without further questions (TRI-37, TRI-50)."""
    if (
        type(action) is not Play
        or actor != state.to_act
        or not state.lawful >> action.card & 1
        or state.phase != "play"
    ):
        return State.apply(state, actor, action)
    card = action.card
    events: list[Event] = [_LAID[actor][card]]
    bit = BIT[card]
    trick = state.trick
    state.laid |= bit
    state.trick = trick + _ALONE[card]
    if not trick or state.beaters[state.best] & bit:
        state.best = card
        state.taker = actor
    players = len(state.hands)
    if len(trick) + 1 == players:
        _judge(state, events)
        events.append(ASKED[state.to_act])
    else:
        state.to_act = following = actor + 1 if actor + 1 < players else 0
        events.append(ASKED[following])
        rule = state.options.beat_rule
        trick = state.trick
        if rule == "winning":
            beating = state.beaters[state.best]
        else:
            beating = to_beat(rule, state.beaters, state.trump, trick, state.best)
        state.lawful = bound(state.sets[following] & ~state.laid, SUIT[trick[0]], state.trump, beating)
    return events


def blunder(state: "TriompheState", seat: Seat, card: Card, events: list[Event]) -> None:
    """Lay a card outside the rules on a strict table (TRI-90)."""
    events.append(_LAID[seat][card])
    state.laid |= BIT[card]
    state.trick = (*state.trick, card)
    ending.fault(state, seat, card, events)


def _judge(state: "TriompheState", events: list[Event]) -> None:
    """A complete trick goes to its winner, who leads to the next (TRI-39), or the hand is over (TRI-51, TRI-69)."""
    seat = state.taker
    number = len(state.tricks)
    side = SIDES[state.options.teams][seat]
    trick = state.trick
    state.tricks = (*state.tricks, trick)
    state.takers = takers = state.takers + _ALONE[seat]
    state.trick = ()
    events += [
        _MADE[side][seat],
        new_event(Moved, (trick, TRICK, TAKEN[side][number], ALL)),
        new_event(Changed, ("takers", takers)),
    ]
    if number + 1 == TRICKS or (state.options.stop_when_decided and _is_decided(state)):
        ending.played(state, events)
    else:
        state.to_act = seat
        state.lawful = state.sets[seat] & ~state.laid


def _is_decided(state: "TriompheState") -> bool:
    """Can nothing change the points of the hand any more, no offer either (TRI-69, TRI-89)?"""
    if checks.concede_refusal(state) is None:
        return False
    return decided(state.takers, state.options, ending.refusing_side(state))
