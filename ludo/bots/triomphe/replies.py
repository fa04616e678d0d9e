"""The best play against others who play by rules of thumb, over many imagined deals at once.

Who chooses knows no more than they will know by then: deals in which the others have laid the same cards look the same
to them, and they do the same in all of them.
"""

from collections.abc import Callable, Sequence
from typing import TypeAlias

from ludo.bots.triomphe.rules_of_thumb import Thumb
from ludo.bots.triomphe.tricks import PACK, Trick
from ludo.engine.places import Seat
from ludo.games.triomphe.rules import TRICKS

Hands: TypeAlias = Sequence[int]
Worth: TypeAlias = Callable[[tuple[Seat, ...]], float | None]
"""What a deal is worth by who took its tricks so far; None while that depends on the others."""


class Replies:
    """The constants of deals while they are played out.

    seat: who chooses; seen: the cards that everybody has seen when it begins; shown: those of them that are in a hand.
    """

    __slots__ = ("_gone", "_players", "_seat", "_seen", "_thumb", "_worth")

    def __init__(self, thumb: Thumb, players: int, seat: Seat, worth: Worth, seen: int, shown: int) -> None:
        self._thumb = thumb
        self._players = players
        self._seat = seat
        self._worth = worth
        self._seen = seen
        self._gone = seen & ~shown

    def values(self, deals: Sequence[Hands], trick: Trick, takers: tuple[Seat, ...], laid: int = 0) -> list[float]:
        """Return what each of some deals comes to, in any order.

        deals: the hands by seat when it began; laid: the cards that were laid since.
        """
        if trick.size == self._players:
            takers = (*takers, trick.taker)
            worth = self._worth(takers)
            if worth is not None:
                return [worth] * len(deals)
            trick = Trick(trick.taker)
        if trick.seat != self._seat:
            return self._answered(deals, trick, takers, laid)
        thumb = self._thumb
        moves = thumb.lawful(deals[0][self._seat] & ~laid, trick)
        if moves & (moves - 1):
            moves = thumb.different(moves, [PACK & ~(self._gone | laid)], trick.best)
        best: list[float] = []
        most = -1.0
        while moves:
            card = moves.bit_length() - 1
            moves ^= 1 << card
            values = self.values(deals, thumb.laid(trick, card), takers, laid | 1 << card)
            total = sum(values)
            if total > most:
                best, most = values, total
        return best

    def _answered(self, deals: Sequence[Hands], trick: Trick, takers: tuple[Seat, ...], laid: int) -> list[float]:
        """Return the values where one of the others plays: deals are told apart by the card that they lay."""
        seat, thumb, seen = trick.seat, self._thumb, self._seen | laid
        hidden = (self._players - 1) * (TRICKS - len(takers)) - trick.size
        chosen: dict[int, int] = {}
        alike: dict[int, list[Hands]] = {}
        for hands in deals:
            held = hands[seat] & ~laid
            bit = chosen.get(held)
            if bit is None:
                cards = thumb.cards(held, trick, seen, hidden)
                bit = chosen[held] = cards & -cards
            if bit in alike:
                alike[bit].append(hands)
            else:
                alike[bit] = [hands]
        found: list[float] = []
        for bit, group in alike.items():
            found += self.values(group, thumb.laid(trick, bit.bit_length() - 1), takers, laid | bit)
        return found
