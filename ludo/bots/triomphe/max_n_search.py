"""A deal of Triomphe with all hands open in which each plays for themselves. Everybody takes what is best for them
(max^n, Luckhardt and Irani 1986)."""

from collections.abc import Mapping, Sequence
from functools import lru_cache

from ludo.bots.triomphe.tricks import Play, Trick, cards_of, strength_of
from ludo.engine.cards import Suit
from ludo.engine.places import Seat
from ludo.games.triomphe.options import TriompheOptions
from ludo.games.triomphe.rules import TRICKS
from ludo.games.triomphe.scoring import Scores, deal_points, decided


class MaxNSearch(Play):
    """The constants of a deal while its hands are played out.

    chances: by the points of a deal, each seat's chance to win the partie after it.
    """

    __slots__ = ("_chances", "_known", "_most", "_options")

    def __init__(self, trump: Suit, options: TriompheOptions, chances: Mapping[Scores, Sequence[float]]) -> None:
        super().__init__(trump, options.players, options.beat_rule)
        self._options = options
        self._chances = chances
        self._most = [max(chance[seat] for chance in chances.values()) for seat in range(options.players)]
        self._known: dict[tuple[object, ...], Scores] = {}

    def points(self, hands: list[int], trick: Trick, takers: tuple[Seat, ...]) -> Scores:
        """Return the points of the deal if everybody takes what is best for them; the hands are the same afterwards.

        takers: who took the tricks before.
        """
        if trick.size == self._players:
            takers = (*takers, trick.taker)
            trick = Trick(trick.taker)
            points = points_for_sure(takers, self._options)
            if points is not None:
                return points
        if trick.size:
            return self._best(hands, trick, takers)
        key = (trick.seat, takers, *hands)
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = self._best(hands, trick, takers)
        return known

    def _best(self, hands: list[int], trick: Trick, takers: tuple[Seat, ...]) -> Scores:
        """Return the points after the move that is best for whoever makes it."""
        seat = trick.seat
        held = hands[seat]
        moves = self.lawful(held, trick)
        if moves & (moves - 1):
            moves = self._sensible(moves, trick) if trick.size else self.different(moves, hands, trick.best)
        chances = self._chances
        best: Scores = ()
        most = -1.0
        while moves:
            card = (moves & -moves if trick.size else moves).bit_length() - 1
            bit = 1 << card
            moves ^= bit
            hands[seat] = held ^ bit
            points = self.points(hands, self.laid(trick, card), takers)
            chance = chances[points][seat]
            if chance > most:
                best, most = points, chance
                if most >= self._most[seat]:
                    break
        hands[seat] = held
        return best

    def _sensible(self, moves: int, trick: Trick) -> int:
        """Return the cards that are worth a thought where the trick has been led.

        Where it can be won: the lowest winner, and the highest unless nobody comes after; else the lowest card.
        """
        lowest = moves & -moves
        if not moves & trick.beating:
            return lowest if moves & trick.suit else 1 << min(cards_of(moves), key=strength_of)
        return lowest if trick.size == self._players - 1 else lowest | 1 << moves.bit_length() - 1


@lru_cache(20_000)
def points_for_sure(takers: tuple[Seat, ...], options: TriompheOptions) -> Scores | None:
    """Return the points by who took the tricks so far; None while they depend on the others."""
    if not decided(takers, options):
        return None
    return deal_points((*takers, *takers[-1:] * (TRICKS - len(takers))), options)
