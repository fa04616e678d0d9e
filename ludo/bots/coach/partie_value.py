"""The worth of a partie between two deals, to players who may not be equals."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp

from ludo.bots.coach.luck_rollouts import chair_on
from ludo.bots.contract import SHARES, LuckModel
from ludo.engine.game import AnyState
from ludo.engine.places import Seat


@dataclass(frozen=True, slots=True)
class Valuer:
    """How standings are valued: by a game's own rule for equals, and then by how unequal the players are.

    drift: by chair, what a deal brings them in chips, or the logarithm of by how much their odds are greater. grain:
    into how many whole numbers a partie, or a chip, is divided.
    """

    luck_model: LuckModel
    sides: Sequence[Sequence[Seat]]
    drift: Sequence[float]
    grain: int

    def of(self, state: AnyState, deals: int) -> tuple[int, ...]:
        """Return what a partie is worth by chair; deals: how many are still to come, as far as that is known."""
        by_seat = self._by_seat(state, deals)
        found = [0] * len(by_seat)
        for seat, worth in enumerate(by_seat):
            found[chair_on(state, seat)] = worth
        return tuple(found)

    def _by_seat(self, state: AnyState, deals: int) -> list[int]:
        over = state.turn().must is None
        if self.luck_model.unit not in SHARES:
            if over:
                return [chips * self.grain for chips in state.standing().chips]
            drift = [self.drift[chair_on(state, seat)] for seat in range(len(self.drift))]
            worth = self.luck_model.worth(state)
            return [round((chips + deals * more) * self.grain) for chips, more in zip(worth, drift, strict=True)]
        return self._won(state) if over else self._chances(state)

    def _won(self, state: AnyState) -> list[int]:
        """Return who has won: equal parts for several, or if nobody has."""
        winners = state.standing().winners
        best = [side for side in self.sides if any(seat in winners for seat in side)] or self.sides
        of_side = {seat: self.grain // len(best) for side in best for seat in side}
        return [of_side.get(seat, 0) for seat in range(len(self.drift))]

    def _chances(self, state: AnyState) -> list[int]:
        """Return the chances of equals, with odds as much greater as players are stronger."""
        worth = self.luck_model.worth(state)
        weights = []
        for side in self.sides:
            drift = sum(self.drift[chair_on(state, seat)] for seat in side) / len(side)
            weights.append(max(worth[side[0]], 0.0) * exp(drift))
        total = sum(weights) or 1.0
        chance = {seat: weight / total for side, weight in zip(self.sides, weights, strict=True) for seat in side}
        return [round(chance[seat] * self.grain) for seat in range(len(worth))]
