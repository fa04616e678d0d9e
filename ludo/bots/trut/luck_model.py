"""The luck model of Trut."""

from collections.abc import Sequence
from typing import Final

from ludo.bots.contract import LuckCalibration, LuckModel
from ludo.bots.trut import strategy_file
from ludo.bots.trut.two_player import solved_score
from ludo.engine.game import AnyState
from ludo.games.trut.scoring import partie_winner
from ludo.games.trut.view import trut_view


def worth(state: AnyState) -> Sequence[float]:
    """Return the chance of the partie by seat, whichever side opens next."""
    view = trut_view(state.view(None))
    scores = view.facts.scores
    won = partie_winner(scores, view.options.truts_to_win)
    if won is None:
        first = strategy_file.winning_chance(solved_score(view.options, scores, fortial=True))
        second = strategy_file.winning_chance(solved_score(view.options, scores[::-1], fortial=True))
        chance = (1 + first - second) / 2
    else:
        chance = float(won == 0)
    return [1 - chance if seat % 2 else chance for seat in range(view.options.players)]


FORMS: Final = (
    LuckCalibration(
        options={"players": 2},
        free=frozenset({"first_dealer", "direction"}),
        lines=8,
        fresh=48,
        stand_in={},
        starts={
            ("amateur", "debutant"): 0.69,
            ("fort", "amateur"): 0.65,
            ("expert", "amateur"): 0.82,
            ("fort", "expert"): 0.5,
        },
        losses={"debutant": 0.0143, "amateur": 0.0093, "fort": 0.0013, "expert": 0.0006},
        gains={
            ("amateur", "amateur"): 5.3,
            ("fort", "fort"): 1.6,
            ("fort", "expert"): 1.1,
            ("expert", "fort"): 1.1,
            ("expert", "expert"): 1.3,
        },
    ),
    LuckCalibration(
        options={"players": 4},
        free=frozenset({"first_dealer", "direction"}),
        lines=4,
        fresh=48,
        stand_in={},
        starts={},
        losses={"debutant": 0.0093, "amateur": 0.0049, "fort": 0.0022, "expert": 0.0017},
        gains={("amateur", "amateur"): 7.1},
    ),
)
LUCK_MODEL: Final = LuckModel("partie", worth, FORMS)
