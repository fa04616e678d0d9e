"""Strategies that make use of how opponents are known to play, without giving much away to any other.

The opponent is taken to play in one of some known ways, each with some chance, and otherwise whatever is best against
this player: a restricted Nash response (Johanson, Zinkevich and Bowling, 2007).
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import numpy as np

from solving.trut.hands import Floats
from solving.trut.regrets import Decision
from solving.trut.solved_deal import SolvedDeal


class Known(NamedTuple):
    """A way to play: how likely the opponent plays so, and their chances by the names of all their decisions."""

    share: float
    chances: Mapping[str, Floats]


class Response:
    """A player's response to an opponent in a deal."""

    def __init__(self, deal: SolvedDeal, player: int, known: Sequence[Known]) -> None:
        self._deal = deal
        self._player = player
        self._known = known
        self._rest = 1 - sum(way.share for way in known)
        self._theirs = {name: decision for name, decision in deal.decisions() if name in known[0].chances}
        self._own = {name: decision for name, decision in deal.decisions() if name not in self._theirs}
        self._reaches = [self._reach(way) for way in known]

    def _reach(self, way: Known) -> dict[str, Floats]:
        """Return how likely somebody who plays in this way comes to each of their decisions, by its name."""
        with self._deal.playing(way.chances):
            self._deal.traverse(1 - self._player, 0, "average")
        return {name: way.share * decision.reach for name, decision in self._theirs.items()}

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
        """Return what somebody does who plays in a known way or otherwise, by how they come to a decision."""
        weights = self._rest * decision.reach + np.float32(1e-9)
        chances = weights * decision.chances
        for way, reaches in zip(self._known, self._reaches, strict=True):
            chances = chances + reaches[name] * way.chances[name]
            weights = weights + reaches[name]
        mixed: Floats = chances / weights
        return mixed
