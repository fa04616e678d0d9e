"""The rules of thumb of `baseline` on bit masks: what somebody with a given hand would do."""

from collections.abc import Iterator
from typing import Final

from ludo.bots.triomphe.baseline import HOPELESS
from ludo.bots.triomphe.tricks import PACK, Play, Trick, cards_of, higher_in_suit, strength_of, suit_of
from ludo.engine.cards import Suit

_SAFE: Final = 0.8
"""The promise from which a card is led because it wins."""


class Thumb(Play):
    """The constants of a deal; stock: cards that lie face down."""

    __slots__ = ("_leads", "_stock")

    def __init__(self, trump: Suit, players: int, rule: str, stock: int) -> None:
        super().__init__(trump, players, rule)
        self._stock = stock
        self._leads: dict[tuple[int, int, int], int] = {}

    def cards(self, held: int, trick: Trick, seen: int, hidden: int) -> int:
        """Return the cards that are laid: one, or several that are equally good.

        seen: the cards outside the hand that its holder sees, or has seen; hidden: how many they do not see in the
        hands of others.
        """
        if not trick.size:
            key = held, seen, hidden
            led = self._leads.get(key)
            if led is None:
                led = self._leads[key] = self._lead(held, seen, hidden)
            return led
        lawful = self.lawful(held, trick)
        if not lawful & (lawful - 1):
            return lawful
        winning = lawful & self._beaten_by[trick.best]
        if not winning:
            return self._worst(lawful, held)
        if trick.size < self._players - 1:
            unseen = PACK & ~(held | seen)
            highest = 1 << winning.bit_length() - 1
            return next((bit for bit in bits(winning) if not unseen & self._beaten_by[bit.bit_length() - 1]), highest)
        return winning & -winning

    def gives_away(self, held: int, seen: int, hidden: int) -> bool:
        """Would the deal be given away with these cards before the first is laid (TRI-80)?"""
        return self.expected_tricks(held, seen, hidden) < HOPELESS

    def expected_tricks(self, held: int, seen: int, hidden: int) -> float:
        """Return the tricks that a hand may be expected to take; seen, hidden: as in `cards`."""
        return sum(self._promise(held, seen, hidden, card) for card in cards_of(held))

    def worse(self, card: int, than: int) -> bool:
        """Is a card worth less than another?"""
        return (self._is_trump(card), strength_of(card)) < (self._is_trump(than), strength_of(than))

    def _lead(self, held: int, seen: int, hidden: int) -> int:
        best, most = 0, (False, -1.0)
        for card in cards_of(held):
            promise = self._promise(held, seen, hidden, card)
            trump = self._is_trump(card)
            value = (True, promise + trump) if promise > _SAFE else (False, promise - trump)
            if value > most:
                best, most = 1 << card, value
            elif value == most:
                best |= 1 << card
        return best

    def _worst(self, lawful: int, held: int) -> int:
        """Return the cards of least worth, of equal ones those of the shortest suit."""
        if not lawful & ~suit_of(lawful.bit_length() - 1):
            return lawful & -lawful
        best, least = 0, (2, 0, 0)
        for card in cards_of(lawful):
            worth = (int(self._is_trump(card)), strength_of(card), (held & suit_of(card)).bit_count())
            if worth < least:
                best, least = 1 << card, worth
            elif worth == least:
                best |= 1 << card
        return best

    def _promise(self, held: int, seen: int, hidden: int, card: int) -> float:
        """Return about how likely a card wins: nobody holds a higher one, and nobody ruffs it."""
        unseen = PACK & ~(held | seen)
        share = hidden / max(1, hidden + self._stock)
        higher = (unseen & higher_in_suit(card)).bit_count()
        safe: float = (1 - share) ** higher
        if self._is_trump(card):
            return max(safe, 0.4) if higher else safe
        trumps = (unseen & self._trump).bit_count()
        return safe * (1 - share / 3) ** trumps * (0.5 if (held & suit_of(card)).bit_count() > 2 else 0.8)

    def _is_trump(self, card: int) -> bool:
        return bool(self._trump >> card & 1)


def bits(cards: int) -> Iterator[int]:
    """Return the cards of a set, each as a set of its own, from the lowest."""
    while cards:
        bit = cards & -cards
        cards ^= bit
        yield bit
