"""A deal of Triomphe between two sides with all hands open: what best play comes to (double-dummy search)."""

from collections.abc import Sequence
from typing import Final

from ludo.bots.triomphe.tricks import Play, Trick
from ludo.engine.cards import Suit
from ludo.games.triomphe.rules import TRICKS

LIMIT: Final = 1000
"""More than any payoff."""


class Deal(Play):
    """The constants of a deal while its hands are played out.

    ours: by seat, whether it plays on the side that counts the tricks. payoff: by the tricks of that side at the end,
    what they are worth to it; never less for more tricks.
    """

    __slots__ = ("_known", "_payoff", "ours")

    def __init__(self, trump: Suit, ours: Sequence[bool], payoff: Sequence[int], rule: str) -> None:
        super().__init__(trump, len(ours), rule)
        self.ours = tuple(ours)
        self._payoff = tuple(payoff)
        self._known: dict[tuple[int, ...], tuple[int, int]] = {}

    @property
    def positions(self) -> int:
        """How many positions between two tricks have been searched."""
        return len(self._known)

    def forget(self) -> None:
        """Drop what is known of the positions of other hands."""
        self._known.clear()

    def value(
        self, hands: list[int], trick: Trick, tricks: int, left: int, low: int = -LIMIT, high: int = LIMIT
    ) -> int:
        """Return the payoff of best play by both sides; beyond the window only on which side of it that is.

        tricks: those of the side that counts them; left: those not complete yet. The hands are the same afterwards.
        """
        if trick.size == self._players:
            tricks += self.ours[trick.taker]
            left -= 1
            trick = Trick(trick.taker)
        payoff = self._payoff
        least, most = payoff[tricks], payoff[tricks + left]
        if least == most or least >= high:
            return least
        if most <= low:
            return most
        if trick.size:
            return self._best(hands, trick, tricks, left, low, high)
        key = (trick.seat, tricks, *hands)
        known = self._known.get(key)
        if known is not None:
            least, most = known
            if least == most or least >= high:
                return least
            if most <= low:
                return most
        found = self._best(hands, trick, tricks, left, low, high)
        self._known[key] = (found if found > low else least, found if found < high else most)
        return found

    def _best(self, hands: list[int], trick: Trick, tricks: int, left: int, low: int, high: int) -> int:
        """Return the payoff of the best of all moves, within a window."""
        seat = trick.seat
        held = hands[seat]
        moves = self.lawful(held, trick)
        if moves & (moves - 1):
            moves = self.different(moves, hands, trick.best)
        mine = self.ours[seat]
        found = -LIMIT if mine else LIMIT
        while moves:
            card = (moves & -moves if trick.size else moves).bit_length() - 1
            bit = 1 << card
            moves ^= bit
            hands[seat] = held ^ bit
            value = self.value(hands, self.laid(trick, card), tricks, left, low, high)
            if mine:
                if value > found:
                    found = value
                    low = max(low, found)
            elif value < found:
                found = value
                high = min(high, found)
            if low >= high:
                break
        hands[seat] = held
        return found


def payoffs(tricks_needed: int, refused: bool, refuser: bool) -> tuple[int, ...]:
    """Return, by tricks of a side of two, the points that it gains less those that the other gains (TRI-60, TRI-84)."""
    if refused:
        return tuple(2 if (count == TRICKS if refuser else count) else -2 for count in range(TRICKS + 1))
    found: list[int] = []
    for own in range(TRICKS + 1):
        gained, lost = ((count >= tricks_needed) + (count == TRICKS) for count in (own, TRICKS - own))
        found.append(gained - lost)
    return tuple(found)
