"""Playing on at random, for searches and tests."""

from ludo.engine.game import AnyState
from ludo.engine.offers import Rng


def playout(state: AnyState, rng: Rng, actions: int | None = None) -> int:
    """Play random legal actions in place until the partie is over, or until so many are done; return their number."""
    return state.playout(rng, -1 if actions is None else actions)
