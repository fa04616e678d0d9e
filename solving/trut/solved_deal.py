"""What every deal that is solved has in common."""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from contextlib import contextmanager

import numpy as np

from ludo.bots.trut.deal_history import DEALER, OPENER, second_tricks
from solving.trut.hands import Floats
from solving.trut.regrets import CardOfThree, Choice, Decision, Mode
from solving.trut.second_trick import Payoffs, SecondTrick


class SolvedDeal(ABC):
    """All decisions of a deal: set the payoffs, `improve` the strategies until best responses gain little."""

    payoffs: Payoffs

    def __init__(self, trees: int, quiet: bool) -> None:
        """trees: followed truts before the second trick; quiet: there is a deal without trut, too."""
        self.seconds = tuple(SecondTrick(second_tricks(leader), trees, quiet) for leader in (OPENER, DEALER))
        self.iterations = 0

    def set_payoffs(self, payoffs: Payoffs) -> None:
        """Set what the ends are worth to the opener."""
        self.payoffs = payoffs
        self.seconds[OPENER].set_payoffs(payoffs)
        self.seconds[DEALER].set_payoffs(payoffs.of_other())

    def decisions(self) -> Iterator[tuple[str, Decision]]:
        """Return all decisions with their names, in an order that never changes."""
        for name, part in vars(self).items():
            if isinstance(part, Choice | CardOfThree):
                yield name, part
        for role, second in zip(("opener_leads", "dealer_leads"), self.seconds, strict=True):
            for name, decision in second.decisions():
                yield f"{role}/{name}", decision

    def improve(self, times: int) -> None:
        """Improve the strategies of both so often."""
        for _ in range(times):
            weight = self.next_weight()
            self.opener(weight, "improve")
            self.dealer(weight, "improve")

    def next_weight(self) -> float:
        """Return how much the next iteration counts in the averages, and count it."""
        self.iterations += 1
        return float(self.iterations) ** 2 / 1e4

    def traverse(self, player: int, weight: float, mode: Mode) -> Floats:
        """Return a player's values of their hands."""
        return self.opener(weight, mode) if player == OPENER else self.dealer(weight, mode)

    def restart(self) -> None:
        """Forget the averages and half of the regrets, and go on from the last strategies."""
        self.iterations = 0
        for _, decision in self.decisions():
            decision.restart()

    def settle(self) -> None:
        """Make the averages the current strategies."""
        for _, decision in self.decisions():
            decision.settle()

    def value(self) -> float:
        """Return what the deal is worth to the opener with the current strategies."""
        return float(self.opener(0, "average").sum(dtype=np.float64))

    def best_values(self) -> tuple[float, float]:
        """Return what best responses to the current strategies are worth to the opener and to the dealer."""
        opener, dealer = self.opener(0, "best"), self.dealer(0, "best")
        return float(opener.sum(dtype=np.float64)), float(dealer.sum(dtype=np.float64))

    @contextmanager
    def playing(self, chances: Mapping[str, Floats]) -> Iterator[None]:
        """Have decisions made with given chances, by name, and as before afterwards."""
        changed = {name: decision for name, decision in self.decisions() if name in chances}
        before = {name: decision.chances for name, decision in changed.items()}
        for name, decision in changed.items():
            decision.chances = chances[name]
        try:
            yield
        finally:
            for name, decision in changed.items():
                decision.chances = before[name]

    @abstractmethod
    def opener(self, weight: float, mode: Mode) -> Floats:
        """Return the opener's values of their hands."""

    @abstractmethod
    def dealer(self, weight: float, mode: Mode) -> Floats:
        """Return the dealer's values of their hands."""
