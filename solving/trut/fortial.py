"""A deal of Trut that begins with the decision of a player at the fortial, solved for given payoffs."""

import numpy as np

from ludo.bots.trut.deal_history import DEALER, LED_BY, OPENER
from ludo.bots.trut.hands import STRENGTHS
from solving.trut.hands import BEFORE_CARD, MEETINGS, Floats
from solving.trut.regrets import CardOfThree, Choice, Mode, by_triple
from solving.trut.solved_deal import SolvedDeal

_MEET0 = MEETINGS.astype(np.float32)


class FortialDeal(SolvedDeal):
    """All decisions of a deal before which one player goes or does not; then it is played for a trut."""

    def __init__(self, decider: int) -> None:
        super().__init__(trees=1, quiet=False)
        self.decider = decider
        self.go = Choice(120)
        self.lead = CardOfThree()
        self.reply = CardOfThree(STRENGTHS)

    def _decided(self, values: Floats, meet: Floats, weight: float, mode: Mode) -> Floats:
        """Return a player's values of their hands before the decision, from those after "go"."""
        mine = self.decider == (OPENER if meet is _MEET0 else DEALER)
        point = self.payoffs.their_point if self.decider == OPENER else self.payoffs.point
        point = point if meet is _MEET0 else -point
        if mine:
            return self.go.value(values, point * meet.sum(axis=1), np.ones(120, np.float32), weight, mode)
        return values + point * (meet @ (1 - self.go.yes))

    def _reaches(self) -> tuple[Floats, Floats]:
        """Return how the hands of opener and dealer reach the play."""
        everybody = np.ones(120, np.float32)
        return (self.go.yes, everybody) if self.decider == OPENER else (everybody, self.go.yes)

    def opener(self, weight: float, mode: Mode) -> Floats:
        """Return the opener's values of their hands."""
        own, others = self._reaches()
        own_led = own[BEFORE_CARD] * self.lead.chances
        replied = others[BEFORE_CARD] * self.reply.chances
        led = self._second(OPENER, replied, np.broadcast_to(own_led[:, None], replied.shape), weight, mode).sum(axis=1)
        values = by_triple(self.lead.value(led, own[BEFORE_CARD], weight, mode))
        return self._decided(values, _MEET0, weight, mode)

    def dealer(self, weight: float, mode: Mode) -> Floats:
        """Return the dealer's values of their hands."""
        others, own = self._reaches()
        led = others[BEFORE_CARD] * self.lead.chances
        own = np.broadcast_to(own[BEFORE_CARD], (STRENGTHS, STRENGTHS, 36))
        by_card = self._second(DEALER, np.broadcast_to(led[:, None], own.shape), own * self.reply.chances, weight, mode)
        values = by_triple(self.reply.value(by_card, own, weight, mode)).sum(axis=0)
        return self._decided(values, _MEET0.T, weight, mode)

    def _second(self, player: int, others: Floats, own: Floats, weight: float, mode: Mode) -> Floats:
        """Return a player's values of their pairs after the first trick, by its cards."""
        others, own = others.reshape(1, 64, 36), own.reshape(1, 64, 36)
        values = np.empty((64, 36), np.float32)
        for leader, numbers in enumerate(map(list, LED_BY)):
            second = self.seconds[leader]
            solve = second.for_leader if leader == player else second.for_follower
            found, _ = solve(others[:, numbers], own[:, numbers], others[0, numbers], own[0, numbers], weight, mode)
            values[numbers] = found[0]
        return values.reshape(STRENGTHS, STRENGTHS, 36)
