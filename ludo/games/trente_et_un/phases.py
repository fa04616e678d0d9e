"""Where a partie of Trente-et-un stands, and whose turn it is: set and told together."""

from typing import Final

from ludo.engine.events import Changed, Event
from ludo.engine.places import Seat
from ludo.games.trente_et_un.base import TrenteEtUnBase
from ludo.games.trente_et_un.options import MOST_PLAYERS
from ludo.games.trente_et_un.view import Phase

_ON_TURN: Final = tuple(Changed("on_turn", seat) for seat in (*range(MOST_PLAYERS), -1))
_PHASES: Final[tuple[Phase, ...]] = (
    "lot", "shuffle", "draw", "discard", "knock_or_end", "reshuffle", "dealer_choice", "turn", "over",
)  # fmt: skip
PHASE: Final = {phase: Changed("phase", phase) for phase in _PHASES}
"""The event of a new phase, by phase."""


def enter(state: TrenteEtUnBase, phase: Phase, events: list[Event] | None) -> None:
    """Begin a phase."""
    if state.phase != phase:
        state.phase = phase
        if events is not None:
            events.append(PHASE[phase])


def set_on_turn(state: TrenteEtUnBase, seat: Seat, events: list[Event] | None) -> None:
    """Set whose turn it is; -1 outside a deal."""
    if state.on_turn != seat:
        state.on_turn = seat
        if events is not None:
            events.append(_ON_TURN[seat])
