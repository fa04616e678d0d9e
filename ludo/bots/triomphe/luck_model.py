"""The luck model of Triomphe."""

from collections.abc import Sequence
from typing import Final

from ludo.bots.contract import LuckCalibration, LuckModel
from ludo.bots.triomphe.win_probability import winning_chance
from ludo.engine.game import AnyState
from ludo.games.triomphe.setting import setting_of
from ludo.games.triomphe.view import triomphe_view


def worth(state: AnyState) -> Sequence[float]:
    """Return the chance of the partie by seat."""
    view = triomphe_view(state.view(None))
    side_of = setting_of(view.options).teams.side_of
    missing = [view.options.target - score for score in view.facts.scores]
    chances = [winning_chance((own, *missing[:side], *missing[side + 1 :])) for side, own in enumerate(missing)]
    return [chances[side_of[seat]] for seat in range(view.options.players)]


FORMS: Final = (
    LuckCalibration(
        options={},
        free=frozenset({"first_dealer"}),
        lines=3,
        fresh=96,
        stand_in={"fort": "amateur", "expert": "amateur"},
        starts={("amateur", "debutant"): 0.57},
        losses={"debutant": 0.0024, "amateur": 0.0019, "fort": 0.0009, "expert": 0.0009},
        gains={
            ("debutant", "debutant"): 9.4,
            ("debutant", "amateur"): 6.5,
            ("amateur", "debutant"): 6.5,
            ("amateur", "amateur"): 10.9,
            ("fort", "debutant"): 2.1,
            ("debutant", "fort"): 2.1,
            ("fort", "amateur"): 1.9,
            ("amateur", "fort"): 1.9,
        },
    ),
    LuckCalibration(
        options={"variant": "as_qui_pille"},
        free=frozenset({"first_dealer"}),
        lines=3,
        fresh=96,
        stand_in={"fort": "amateur", "expert": "amateur"},
        starts={},
        losses={"debutant": 0.0024, "amateur": 0.0038, "fort": 0.0004, "expert": 0.0002},
        gains={("debutant", "debutant"): 28.5, ("amateur", "amateur"): 29.9},
    ),
)
LUCK_MODEL: Final = LuckModel("partie", worth, FORMS)
