"""How luck is told at Tripoli."""

from collections.abc import Sequence
from typing import Final

from ludo.bots.contract import Fortune, LuckForm
from ludo.engine.game import AnyState
from ludo.games.tripoli.state import TripoliState


def worth(state: AnyState) -> Sequence[float]:
    """Return the chips that each seat has won, and an equal part of those that lie on the board."""
    assert isinstance(state, TripoliState)
    won = state.standing().chips
    return [chips - sum(won) / len(won) for chips in won]


FORMS: Final = (
    LuckForm(
        options={},
        free=frozenset(),
        lines=3,
        fresh=8,
        stand_in={"fort": "amateur", "expert": "amateur"},
        starts={("debutant", "amateur"): -1.0, ("amateur", "debutant"): 1.0},
        losses={},
        gains={},
    ),
)
FORTUNE: Final = Fortune("chips", worth, FORMS)
