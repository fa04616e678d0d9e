"""Strategies that make use of how an opponent is known to play, without giving much away to any other.

The opponent is taken to play as known with some chance, and otherwise whatever is best against this player: a
restricted Nash response (Johanson, Zinkevich and Bowling, 2007).
"""

from collections.abc import Mapping

import numpy as np

from solving.trut.hands import Floats
from solving.trut.regrets import Decision
from solving.trut.solved_deal import SolvedDeal


class Response:
    """A player's response to an opponent in a deal.

    known: the opponent's chances, by the names of all his decisions; share: how likely he plays so.
    """

    def __init__(self, deal: SolvedDeal, player: int, known: Mapping[str, Floats], share: float) -> None:
        self._deal = deal
        self._player = player
        self._share = share
        self._theirs = {name: decision for name, decision in deal.decisions() if name in known}
        self._own = {name: decision for name, decision in deal.decisions() if name not in known}
        self._known = known
        with deal.playing(known):
            deal.traverse(1 - player, 0, "average")
        self._reaches = {name: decision.reach for name, decision in self._theirs.items()}

    def improve(self, times: int) -> None:
        """Improve the response so often."""
        for _ in range(times):
            weight = self._deal.next_weight()
            self._deal.traverse(1 - self._player, weight, "improve")
            mixed = {name: self._mixed(name, decision) for name, decision in self._theirs.items()}
            with self._deal.playing(mixed):
                self._deal.traverse(self._player, weight, "improve")

    def settled(self) -> dict[str, Decision]:
        """Return the player's decisions by name, their averages made current."""
        for decision in self._own.values():
            decision.settle()
        return self._own

    def _mixed(self, name: str, decision: Decision) -> Floats:
        """Return what somebody does who plays as known or otherwise, by how he comes to a decision."""
        known = self._share * self._reaches[name]
        other = (1 - self._share) * decision.reach + np.float32(1e-9)
        return (known * self._known[name] + other * decision.chances) / (known + other)
