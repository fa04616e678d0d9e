"""Playing on at random, for searches and tests."""

from ludo.engine.game import AnyState
from ludo.engine.offers import Rng


def playout(state: AnyState, rng: Rng, actions: int | None = None) -> int:
    """Play random legal actions in place until the partie is over, or until so many are done; return their number."""
    most = -1 if actions is None else actions
    done = 0
    while done != most:
        actor, _ = state.turn()
        if actor is None:
            break
        state.do(actor, state.rollout_action(actor, rng))
        done += 1
    return done
