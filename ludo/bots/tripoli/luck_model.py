"""The luck model of Tripoli."""

from collections.abc import Sequence
from typing import Final

from ludo.bots.contract import LuckCalibration, LuckModel
from ludo.engine.game import AnyState
from ludo.games.tripoli.state import TripoliState


def worth(state: AnyState) -> Sequence[float]:
    """Return the chips that each seat has won, and an equal part of those that lie on the board."""
    assert isinstance(state, TripoliState)
    won = state.standing().chips
    return [chips - sum(won) / len(won) for chips in won]


FORMS: Final = (
    LuckCalibration(
        options={},
        free=frozenset(),
        lines=3,
        fresh=24,
        stand_in={"fort": "amateur", "expert": "amateur"},
        starts={("debutant", "amateur"): -0.8, ("amateur", "debutant"): 0.9},
        losses={"debutant": 0.94, "amateur": 1.46, "fort": 0.63, "expert": 0.14},
        gains={
            ("debutant", "debutant"): 6.2,
            ("debutant", "amateur"): 1.3,
            ("amateur", "amateur"): 1.8,
        },
    ),
)
LUCK_MODEL: Final = LuckModel("chips", worth, FORMS)
