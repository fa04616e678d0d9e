"""Who is asked, and about what: the two facts of Tripoli that change most often."""

from typing import Final, get_args

from ludo.engine.events import Changed, Event, new_event
from ludo.engine.places import Seat
from ludo.games.tripoli.base import TripoliBase
from ludo.games.tripoli.view import Phase

_PHASE_CHANGES: Final = {phase: Changed("phase", phase) for phase in get_args(Phase)}
"""The event of a new phase, by phase."""


def enter(state: TripoliBase, phase: Phase, events: list[Event] | None) -> None:
    """Begin a phase, if it is not the present one."""
    if events is not None and state.phase != phase:
        events.append(_PHASE_CHANGES[phase])
    state.phase = phase


def ask(state: TripoliBase, seats: tuple[Seat, ...], events: list[Event] | None) -> None:
    """Ask these seats, one after the other."""
    if events is not None and state.asked != seats:
        events.append(new_event(Changed, ("asked", seats)))
    state.asked = seats
