"""The rough chance of `baseline` that a side wins a deal, on strengths alone: fast enough for many imagined deals."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from ludo.bots.trut.baseline import BLIND, PARTNER_SAVES
from ludo.bots.trut.deal_history import Line
from ludo.bots.trut.hands import STRENGTHS
from ludo.games.trut.rules import ROTTEN, deal_over, deal_winner

_EACH: Final = 4
"""Cards of a strength."""


class Spot(NamedTuple):
    """Where a deal stands for a side.

    results: of the tricks that are complete; side: whose chance it is; ours, theirs: the highest strength that each has
    laid to the trick in play, -1 for none; opponents, partner: who of them have yet to lay; players: at the table.
    """

    results: tuple[int, ...]
    side: int
    ours: int
    theirs: int
    opponents: int
    partner: int
    players: int


class Shares:
    """Which shares of the cards that a seat has not seen are weaker than a strength, and as strong."""

    __slots__ = ("below", "equal")

    def __init__(self, seen: Sequence[int]) -> None:
        left = [_EACH] * STRENGTHS
        for strength in seen:
            left[strength] -= 1
        total = sum(left) or 1
        self.below: list[float] = []
        self.equal = [count / total for count in left]
        weaker = 0
        for count in left:
            self.below.append(weaker / total)
            weaker += count

    def chance(self, spot: Spot, cards: tuple[int, ...]) -> float:
        """Return the chance that a side wins; cards: those that stay in the hand, the strongest last."""
        made, rot = self._odds(spot)
        found = made * self._future((*spot.results, spot.side), spot, cards) if made else 0.0
        if rot:
            found += rot * self._future((*spot.results, ROTTEN), spot, cards)
        lost = 1 - made - rot
        return found + lost * self._future((*spot.results, 1 - spot.side), spot, cards) if lost > 0 else found

    def _future(self, results: tuple[int, ...], spot: Spot, cards: tuple[int, ...]) -> float:
        if deal_over(results, True):
            winner = deal_winner(results)
            return BLIND if winner is None else float(winner == spot.side)
        if not cards:
            return BLIND
        half = spot.players // 2
        return self.chance(Spot(results, spot.side, cards[-1], -1, half, half - 1, spot.players), cards[:-1])

    def _odds(self, spot: Spot) -> tuple[float, float]:
        """Return the chances that the side makes the trick, and that it rots."""
        ours = spot.ours
        if ours < 0:
            made, rot = 0.0, 0.0
        else:
            below, equal = self.below[ours], self.equal[ours]
            keeps, equals = below**spot.opponents, (below + equal) ** spot.opponents
            made, rot = (keeps, equals - keeps) if ours > spot.theirs else (0.0, equals if ours == spot.theirs else 0.0)
        if spot.partner:
            made += (1 - made - rot) * PARTNER_SAVES
        return made, rot

    def best(self, spot: Spot, hand: tuple[int, ...]) -> tuple[float, int]:
        """Return the best chance after a card of a hand, and the weakest card with it; spot: before it is laid."""
        found, best = -1.0, hand[0]
        for place, card in enumerate(hand):
            if place and card == hand[place - 1]:
                continue
            after = spot._replace(ours=max(spot.ours, card))
            chance = round(self.chance(after, hand[:place] + hand[place + 1 :]), 6)
            if chance > found:
                found, best = chance, card
        return found, best


def chance_of_two(line: Line, player: int, rest: tuple[int, ...]) -> float:
    """Return the rough chance of a player of two to win a deal. rest: the strengths left to them, the highest last."""
    shares = Shares((*line.cards, *rest))
    spot = Spot(line.results(), player, -1, -1, 1, 0, 2)
    if len(line.cards) % 2:
        if line.on_turn(len(line.cards) - 1) == player:
            return shares.chance(spot._replace(ours=line.cards[-1]), rest)
        spot = spot._replace(theirs=line.cards[-1], opponents=0)
    return shares.best(spot, rest)[0] if rest else BLIND
