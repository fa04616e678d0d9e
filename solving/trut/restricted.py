"""Strategies that make use of how an opponent is known to play, without giving much away to any other.

The opponent is taken to play as known with some chance, and otherwise whatever is best against this player: a
restricted Nash response (Johanson, Zinkevich and Bowling, 2007).
"""

from collections.abc import Mapping

import numpy as np

from ludo.bots.trut.line import DEALER, OPENER
from solving.trut.hands import Floats
from solving.trut.regrets import Decision, Mode
from solving.trut.solved_deal import SolvedDeal


class Response:
    """A player's response to an opponent in a deal.

    known: the opponent's chances, by the names of all his decisions; share: how likely he plays so.
    """

    def __init__(self, deal: SolvedDeal, player: int, known: Mapping[str, Floats], share: float) -> None:
        self._deal = deal
        self._player = player
        self._share = share
        decisions = dict(deal.decisions())
        self._theirs = {name: decisions[name] for name in known}
        self._own = {name: decision for name, decision in decisions.items() if name not in known}
        self._known = known
        plain = {name: decision.chances for name, decision in self._theirs.items()}
        for name, decision in self._theirs.items():
            decision.chances = known[name]
        self._pass(1 - player, 0, "average")
        self._reaches = {name: decision.reach for name, decision in self._theirs.items()}
        for name, decision in self._theirs.items():
            decision.chances = plain[name]

    def improve(self, times: int) -> None:
        """Improve the response so often."""
        deal = self._deal
        for _ in range(times):
            deal.iterations += 1
            weight = float(deal.iterations) ** 2 / 1e4
            self._pass(1 - self._player, weight, "improve")
            plain = {name: decision.chances for name, decision in self._theirs.items()}
            for name, decision in self._theirs.items():
                decision.chances = self._mixed(name, decision.chances, decision.reach)
            self._pass(self._player, weight, "improve")
            for name, decision in self._theirs.items():
                decision.chances = plain[name]

    def settled(self) -> dict[str, Decision]:
        """Return the player's decisions by name, their averages made current."""
        for decision in self._own.values():
            decision.settle()
        return self._own

    def _mixed(self, name: str, plain: Floats, reach: Floats) -> Floats:
        """Return what somebody does who plays as known or otherwise, by how he comes to a decision."""
        known = self._share * self._reaches[name]
        other = (1 - self._share) * reach + np.float32(1e-9)
        return (known * self._known[name] + other * plain) / (known + other)

    def _pass(self, player: int, weight: float, mode: Mode) -> None:
        deal = self._deal
        if player == OPENER:
            deal.opener(weight, mode)
        else:
            assert player == DEALER
            deal.dealer(weight, mode)
