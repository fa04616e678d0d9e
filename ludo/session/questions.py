"""Questions to a seat: the same for computer players, for hints, and for whoever looks at a decision later."""

from typing import NamedTuple

from ludo.bots.contract import DecisionRequest
from ludo.engine.events import Event
from ludo.engine.offers import NOTHING, Offers
from ludo.engine.places import Seat
from ludo.engine.turns import CHANCE
from ludo.session.chairs import chair_of, played_by, seated
from ludo.session.ports import Header
from ludo.session.timeline import Timeline, events_for


class Asked(NamedTuple):
    """A computer player that may act or has to, and all that it is told."""

    seat: Seat
    request: DecisionRequest


def request_for(timeline: Timeline, ply: int, seat: Seat, level: str) -> DecisionRequest:
    """Return the question to a seat after so many actions: its view, what it heard since the deal began, its offers."""
    state = timeline.states[ply]
    turn = state.turn()
    asked = seat == turn.must or seat in turn.may
    offers: Offers = state.legal(seat) if asked else NOTHING
    return DecisionRequest(state.view(seat), _heard(timeline, ply, seat), offers, seat == turn.must, level)


def asked_computers(timeline: Timeline, header: Header, ply: int) -> tuple[Asked, ...]:
    """Return the computer players that are asked after so many actions, first who has to act."""
    state = timeline.states[ply]
    turn = state.turn()
    if turn.must is None or turn.must == CHANCE:
        return ()
    chairs = seated(played_by(header.chairs, timeline.changes, ply), state)
    return tuple(
        Asked(seat, request_for(timeline, ply, seat, level))
        for seat in (turn.must, *turn.may)
        if (level := chairs[seat].level) is not None
    )


def _heard(timeline: Timeline, ply: int, seat: Seat) -> tuple[Event, ...]:
    """Return what the player on a seat was told since the deal began."""
    states = timeline.states
    chair = chair_of(seat, states[ply])
    return tuple(
        event
        for done in range(timeline.deal_start_at(ply), ply)
        for event in events_for(chair, timeline.steps[done].events, *states[done : done + 2])
    )
