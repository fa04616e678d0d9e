"""The luck model of Trio and L'École."""

from collections.abc import Sequence
from typing import Final

from ludo.bots.contract import LuckCalibration, LuckModel
from ludo.bots.trio.win_probability import chance_of
from ludo.engine.game import AnyState
from ludo.games.trio.state import TrioState


def worth(state: AnyState) -> Sequence[float]:
    """Return the chance of the partie by seat."""
    assert isinstance(state, TrioState)
    return [chance_of(state, seat) for seat in range(state.options.players)]


FORMS: Final = (
    LuckCalibration(
        options={},
        free=frozenset(),
        lines=1,
        fresh=12,
        stand_in={"fort": "amateur", "expert": "amateur"},
        starts={},
        losses={},
        gains={},
    ),
)
LUCK_MODEL: Final = LuckModel("partie", worth, FORMS)
