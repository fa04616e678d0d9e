"""Expectations of a seat of two. Which hands the other may hold, each as likely as what they have done makes it, and
what an end of the deal is worth."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import combinations_with_replacement
from math import comb
from typing import Final

from ludo.bots.trut import strategy_file
from ludo.bots.trut.deal_history import DEALER, OPENER, Line
from ludo.bots.trut.hands import STRENGTHS, without, word_for
from ludo.bots.trut.strategy import Strategy
from ludo.bots.trut.two_player import Duel
from ludo.games.trut.actions import BRELAN, DEUX_PAREILLES
from ludo.games.trut.scoring import mark, partie_winner

WORD_OF: Final = {DEUX_PAREILLES: 1, BRELAN: 2}
Hand = tuple[int, ...]


@dataclass
class Forecast:
    """The rest of a deal as a seat expects it."""

    duel: Duel

    @cached_property
    def strategy(self) -> Strategy:
        """The strategy of both."""
        return self.duel.strategy

    def others_hands(self) -> tuple[list[Hand], list[float]]:
        """Return what the other may still hold, and how likely each is, as they play by the strategy."""
        line, other = self.duel.line, 1 - self.duel.role
        laid = line.laid_by(other)
        left = [4] * STRENGTHS
        for card in (*self.duel.rest, *line.cards):
            left[card] -= 1
        rests = [
            rest
            for rest in combinations_with_replacement(range(STRENGTHS), 3 - len(laid))
            if all(rest.count(card) <= left[card] for card in rest)
        ]
        ways = []
        for rest in rests:
            count = 1
            for card in set(rest):
                count *= comb(left[card], rest.count(card))
            ways.append(float(count))
        weighed = [way * self._did(other, (*laid, *rest)) for way, rest in zip(ways, rests, strict=True)]
        return rests, (weighed if sum(weighed) > 0 else ways)

    def is_learned(self) -> bool:
        """Might the strategy have brought the seat here? What comes after anything else it has never learned."""
        return self._did(self.duel.role, (*self.duel.line.laid_by(self.duel.role), *self.duel.rest)) > 0

    def _did(self, player: int, cards: Sequence[int]) -> float:
        """Return how likely a player with these cards does what they did in this deal."""
        line = self.duel.line
        hand: Hand = tuple(sorted(cards))
        chance = 1.0
        for gap in range(len(line.cards) + 1):
            called = line.caller is not None and line.gap == gap
            quiet = Line(line.cards[:gap])
            before = replace(line, cards=line.cards[:gap])
            if line.caller is None or gap <= line.gap:
                asked = not called or line.caller == player or line.on_turn(gap) == player
                if not line.went and gap < len(line.cards) + called and asked and hand:
                    chance *= self._called(quiet, player, hand, called and line.caller == player)
                if called and line.caller != player and (gap < len(line.cards) or self.duel.phase == "play"):
                    chance *= self.duel.follows(before, player, hand, self.strategy)
            if gap < len(line.cards) and line.on_turn(gap) == player:
                if line.caller is not None and line.gap > gap:
                    before = quiet
                chance *= self.duel.cards(before, hand).get(line.cards[gap], 0.0)
                hand = without(hand, line.cards[gap])
        if line.went and self.duel.score[player] == max(self.duel.score):
            chance *= self.strategy.go(tuple(sorted(cards)))
        return chance

    def _called(self, line: Line, player: int, hand: Hand, called: bool) -> float:
        call = self.strategy.call(line, player, hand)
        if not called:
            return 1 - call.calls
        announced = self.duel.line.word
        if not announced:
            return call.calls * (1 - call.announces)
        return call.calls * call.announces if word_for(hand) == announced else 0.0

    @cached_property
    def worths(self) -> dict[tuple[int | None, bool], float]:
        """The seat's chance to win the partie by who marks, and if it is a trut."""
        return {
            (winner, by_trut): self._worth(winner, by_trut)
            for winner in (OPENER, DEALER, None)
            for by_trut in (False, True)
        }

    def worth(self, winner: int | None, by_trut: bool) -> float:
        """Return the seat's chance to win the partie after a player, or nobody, marked."""
        return self.worths[winner, by_trut]

    def _worth(self, winner: int | None, by_trut: bool) -> float:
        score = self.duel.score
        if winner is not None and self.duel.last[winner]:
            return float(winner == self.duel.role)
        if winner is not None:
            score = mark(score, winner, "trut" if by_trut else "point", 3)
        ended = partie_winner(score, 7)
        opener = float(ended == OPENER) if ended is not None else 1 - strategy_file.winning_chance(score[::-1])
        return opener if self.duel.role == OPENER else 1 - opener
