"""How luck is told at Trente-et-un."""

from collections.abc import Sequence
from typing import Final

from ludo.bots.contract import Fortune
from ludo.bots.trente_et_un.chances import winning_chance
from ludo.engine.game import AnyState
from ludo.games.trente_et_un.view import trente_et_un_view


def worth(state: AnyState) -> Sequence[float]:
    """Return the chance of the partie by seat."""
    lives = trente_et_un_view(state.view(None)).facts.lives
    return [winning_chance(lives, seat) for seat in range(len(lives))]


FORTUNE: Final = Fortune("partie", worth)
