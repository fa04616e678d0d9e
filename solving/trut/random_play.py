"""How somebody plays a deal of two who does anything that is allowed (the level `random`), as the chances of all
decisions: each thing that they may do on their turn is as likely as any other."""

from collections.abc import Collection, Mapping
from types import MappingProxyType
from typing import Final

import numpy as np

from solving.trut.hands import KIND_OF_HAND, Floats
from solving.trut.regrets import Choice
from solving.trut.solved_deal import SolvedDeal

EVEN: Final = 0.5
"""The chance that they follow, and that they announce what they hold where they call."""
STEPS_IN: Final = 0.1
"""How often they call where they are not on turn."""
_ON_TURN: Final[Mapping[str, float]] = MappingProxyType(
    {"dealer_call1": 1 / 4, "leader_call2": 1 / 3, "follower_call3": 1 / 3, "follower_call4": 1 / 2, "bluff": 1 / 2}
)
"""The chances of calls on their turn: one of the things to do, beside each of their cards."""
_FIRST: Final = np.where(KIND_OF_HAND > 0, 2 / 5, 1 / 4)
"""The same before the first card, by hand: some can be announced in a second way."""


def random_chances(deal: SolvedDeal, names: Collection[str]) -> dict[str, Floats]:
    """Return the chances of some decisions of a deal, by their names."""
    found = {}
    for name, decision in deal.decisions():
        if name not in names:
            continue
        if isinstance(decision, Choice):
            found[name] = np.broadcast_to(_yes(name.rpartition("/")[2]), decision.yes.shape).astype(np.float32)
        else:
            found[name] = decision.normal(np.zeros(decision.chances.shape, np.float32))
    return found


def _yes(name: str) -> float | Floats:
    if name == "opener_call0":
        return _FIRST
    return _ON_TURN.get(name, STEPS_IN if "call" in name else EVEN)
