"""A deal of Triomphe with all hands open, on bit masks: what play by both sides comes to (double-dummy search).

Cards are numbered by suit and strength within it (`8 * suit + strength`), so that of two cards of a suit the higher
number wins, whatever the variant.
"""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final, NamedTuple

from ludo.engine.cards import PACK_32, SUIT, SUITS, Card, Suit
from ludo.engine.places import Seat
from ludo.games.triomphe.rules import STRENGTH, TRICKS

NO_CARD: Final = -1
LIMIT: Final = 1000
"""More than any payoff."""
_SUIT_SIZE: Final = 8
_SUITS: Final = tuple(0xFF << _SUIT_SIZE * suit for suit in SUITS)
_SUIT_OF: Final = tuple(_SUITS[card // _SUIT_SIZE] for card in range(32))
_ABOVE: Final = tuple(_SUIT_OF[card] & -(2 << card) for card in range(32))
"""By card the higher ones of its suit."""
_BEATING: Final = tuple(
    tuple(_ABOVE[card] | (0 if _SUIT_OF[card] == _SUITS[trump] else _SUITS[trump]) for card in range(32))
    for trump in SUITS
)
"""By trump and card the cards that beat it."""


class Numbering(NamedTuple):
    """The numbers of the cards of a variant: by face, and back."""

    number: tuple[int, ...]
    face: tuple[Card, ...]

    def mask(self, faces: Iterable[Card]) -> int:
        """Return the set of some cards."""
        found = 0
        for card in faces:
            found |= 1 << self.number[card]
        return found


@cache
def numbering(variant: str) -> Numbering:
    """Return the numbers of the cards of a variant."""
    number = [-1] * 53
    face = [-1] * 32
    for card in PACK_32:
        at = _SUIT_SIZE * SUIT[card] + STRENGTH[variant][card]
        number[card] = at
        face[at] = card
    return Numbering(tuple(number), tuple(face))


class Trick(NamedTuple):
    """The trick in play.

    seat: who plays next; suit: the cards of the suit led, 0 before the lead; beating: the cards that beat what there is
    to beat (TRI-47, TRI-48); best: the card that wins it; taker: who laid that; size: how many cards lie there.
    """

    seat: Seat
    suit: int = 0
    beating: int = 0
    best: int = NO_CARD
    taker: Seat = -1
    size: int = 0


class Deal:
    """What stays the same while the hands of a deal are played out.

    ours: by seat, whether it plays on the side that counts the tricks. payoff: by the tricks of that side at the end,
    what they are worth to it; never less for more tricks.
    """

    __slots__ = ("_beaten_by", "_known", "_payoff", "_players", "_rule", "_trump", "ours")

    def __init__(self, trump: Suit, ours: Sequence[bool], payoff: Sequence[int], rule: str) -> None:
        self.ours = tuple(ours)
        self._trump = _SUITS[trump]
        self._beaten_by = _BEATING[trump]
        self._payoff = tuple(payoff)
        self._players = len(ours)
        self._rule = rule
        self._known: dict[tuple[int, ...], tuple[int, int]] = {}

    def forget(self) -> None:
        """Drop what is known of the positions of other hands."""
        self._known.clear()

    def lawful(self, held: int, trick: Trick) -> int:
        """Return the cards that a hand may lay to a trick."""
        if not trick.size:
            return held
        forced = held & trick.suit or held & self._trump
        return forced & trick.beating or forced or held

    def laid(self, trick: Trick, card: int) -> Trick:
        """Return a trick with one card more, the seat after it on turn; it may be complete."""
        suit, best, taker = trick.suit, trick.best, trick.taker
        if not trick.size:
            suit = _SUIT_OF[card]
        if best < 0 or self._beaten_by[best] >> card & 1:
            best, taker = card, trick.seat
        beating = self._beaten_by[best]
        if self._rule == "last":
            beating = self._beaten_by[card]
        elif self._rule == "suit":
            in_suit = _ABOVE[card] if not trick.size or trick.beating & suit & 1 << card else trick.beating & suit
            beating = in_suit | beating & self._trump
        return Trick((trick.seat + 1) % self._players, suit, beating, best, taker, trick.size + 1)

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
            moves = self._different(moves, hands, trick.best)
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

    def _different(self, moves: int, hands: list[int], best: int) -> int:
        """Return those of some moves that can come to something else: of neighbours in a suit the highest."""
        others = 1 << best if best >= 0 else 0
        for held in hands:
            others |= held
        kept = 0
        while moves:
            bit = moves & -moves
            moves ^= bit
            above = others & _ABOVE[bit.bit_length() - 1]
            if not above & -above & moves:
                kept |= bit
        return kept


def trump_cards(trump: Suit) -> int:
    """Return the set of all trumps."""
    return _SUITS[trump]


def payoffs(tricks_needed: int, refused: bool, refuser: bool) -> tuple[int, ...]:
    """Return, by tricks of a side of two, the points that it gains less those that the other gains (TRI-60, TRI-84)."""
    if refused:
        return tuple(2 if (count == TRICKS if refuser else count) else -2 for count in range(TRICKS + 1))
    found: list[int] = []
    for own in range(TRICKS + 1):
        gained, lost = ((count >= tricks_needed) + (count == TRICKS) for count in (own, TRICKS - own))
        found.append(gained - lost)
    return tuple(found)
