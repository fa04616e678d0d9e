"""The luck model of Trente-et-un."""

from collections.abc import Sequence
from typing import Final

from ludo.bots.contract import LuckCalibration, LuckModel
from ludo.bots.trente_et_un.win_probability import winning_chance
from ludo.engine.game import AnyState
from ludo.games.trente_et_un.view import trente_et_un_view


def worth(state: AnyState) -> Sequence[float]:
    """Return the chance of the partie by seat."""
    lives = trente_et_un_view(state.view(None)).facts.lives
    return [winning_chance(lives, seat) for seat in range(len(lives))]


FORMS: Final = (
    LuckCalibration(
        options={},
        free=frozenset(),
        lines=2,
        fresh=64,
        stand_in={"fort": "expert"},
        starts={
            ("debutant", "amateur"): 0.09,
            ("debutant", "expert"): 0.013,
            ("amateur", "debutant"): 0.58,
            ("amateur", "expert"): 0.04,
            ("expert", "amateur"): 0.6,
            ("expert", "debutant"): 0.8,
        },
        losses={"debutant": 0.0199, "amateur": 0.0059, "fort": 0.0027, "expert": 0.0009},
        gains={
            ("debutant", "debutant"): 6.8,
            ("debutant", "amateur"): 2.3,
            ("amateur", "debutant"): 3.5,
            ("amateur", "amateur"): 10.6,
            ("fort", "amateur"): 1.6,
            ("expert", "amateur"): 6.1,
        },
    ),
    LuckCalibration(
        options={"variant": "schwimmen36"},
        free=frozenset(),
        lines=2,
        fresh=64,
        stand_in={"fort": "amateur", "expert": "amateur"},
        starts={("debutant", "amateur"): 0.32, ("amateur", "debutant"): 0.34},
        losses={"debutant": 0.0103, "amateur": 0.0138, "fort": 0.0096, "expert": 0.002},
        gains={
            ("debutant", "debutant"): 5.3,
            ("debutant", "amateur"): 8.4,
            ("amateur", "debutant"): 8.8,
            ("amateur", "amateur"): 5.0,
        },
    ),
)
LUCK_MODEL: Final = LuckModel("partie", worth, FORMS)
