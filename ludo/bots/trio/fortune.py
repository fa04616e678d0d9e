"""How luck is told at Trio and L'École."""

from collections.abc import Sequence
from typing import Final

from ludo.bots.contract import Fortune
from ludo.bots.trio.standings import chance_of
from ludo.engine.game import AnyState
from ludo.games.trio.state import TrioState


def worth(state: AnyState) -> Sequence[float]:
    """Return the chance of the partie by seat."""
    assert isinstance(state, TrioState)
    return [chance_of(state, seat) for seat in range(state.options.players)]


FORTUNE: Final = Fortune("partie", worth)
