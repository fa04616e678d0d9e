"""Many deals at once: all seats but one play by the rules of thumb of `ludo.bots.trente_et_un.baseline`.

Arrays have a row for each deal.
"""

from collections.abc import Sequence
from dataclasses import dataclass, fields
from typing import Final

import numpy as np

from ludo.bots.trente_et_un.baseline import DEALS, KNOCK_RISK, MOST_DRAWS
from ludo.games.trente_et_un.rules import HAND_SIZE, THIRTY_ONE
from solving.trente_et_un.cards import PACK, SCORE, VALUE, Array, look, looked, options

FIRST_DEALS: Final = 10
"""In how many of `DEALS` the risk of a knock is looked at first: most hands already fail too often."""
BLOCK: Final = 30_000
"""How many dealings are looked at at a time."""


@dataclass
class Deals:
    """Deals in which it is the turn of the same seat.

    hands: (rows, players, 3); known: which of these cards were taken from the discard pile; piled: (rows, 52), cards in
    the discard pile; top: the last of them; stock: (rows, 52), cards to draw, the next one at `left - 1`; closer: who
    has knocked, -1 if nobody has; shown: who has made a thirty-one.
    """

    hands: Array
    known: Array
    piled: Array
    top: Array
    stock: Array
    left: Array
    closer: Array
    shown: Array

    @classmethod
    def dealt(cls, rows: int, players: int, luck: np.random.Generator) -> "Deals":
        """Return new deals without a thirty-one."""
        packs = luck.permuted(np.tile(np.arange(PACK), (rows, 1)), axis=1)
        number = players * HAND_SIZE
        hands = packs[:, :number].reshape(rows, players, HAND_SIZE)
        none = np.full(rows, -1)
        piled = np.zeros((rows, PACK), bool)
        piled[np.arange(rows), packs[:, number]] = True
        left = np.full(rows, PACK - number - 1)
        stock = np.roll(packs, -number - 1, axis=1)
        found = cls(hands, np.zeros(hands.shape, bool), piled, packs[:, number], stock, left, none, none.copy())
        return found.rows(np.flatnonzero((look(VALUE, hands) < THIRTY_ONE).all(axis=1)))

    def rows(self, chosen: Array) -> "Deals":
        """Return a copy of some of the deals."""
        return Deals(*[getattr(self, field.name)[chosen].copy() for field in fields(self)])

    def put(self, chosen: Array, others: "Deals") -> None:
        """Replace some of the deals."""
        for field in fields(self):
            getattr(self, field.name)[chosen] = getattr(others, field.name)

    def unseen(self, seat: int) -> Array:
        """Return which cards a seat does not see; (rows, 52)."""
        found = ~self.piled
        row = np.arange(len(found))
        for other in range(self.hands.shape[1]):
            for place in range(HAND_SIZE):
                cards = self.hands[:, other, place]
                found[row, cards] &= ~self.known[:, other, place] if other != seat else False
        return found

    def throw(self, seat: int, came: Array, place: Array, took: Array, luck: np.random.Generator) -> None:
        """Throw the card at a place of a hand, 3 being the card that came; took: it came from the discard pile."""
        row = np.arange(len(came))
        self.piled[row[took], came[took]] = False
        drew = ~took
        self.left[drew] -= 1
        thrown = came.copy()
        swaps = np.flatnonzero(place < HAND_SIZE)
        at = place[swaps]
        thrown[swaps] = self.hands[swaps, seat, at]
        self.hands[swaps, seat, at] = came[swaps]
        self.known[swaps, seat, at] = took[swaps]
        self.piled[row, thrown] = True
        self.top = thrown
        self.shown[look(VALUE, self.hands[:, seat]) == THIRTY_ONE] = seat
        for empty in np.flatnonzero(self.left == 0):
            self.piled[empty, self.top[empty]] = False
            cards = np.flatnonzero(self.piled[empty])
            self.stock[empty, : len(cards)] = luck.permutation(cards)
            self.left[empty] = len(cards)
            self.piled[empty] = False
            self.piled[empty, self.top[empty]] = True

    def drawn(self) -> Array:
        """Return the cards that come next from the stock."""
        return self.stock[np.arange(len(self.left)), self.left - 1]

    def play(self, seat: int, luck: np.random.Generator) -> None:
        """Have a seat take the better card on average, and throw the worst."""
        hands = self.hands[:, seat]
        best, place, value = _taken(hands, self.top)
        unseen = self.unseen(seat)
        drawn = np.maximum(looked(VALUE, hands).max(axis=1), value[:, None])
        mean = (drawn * unseen).sum(axis=1) / unseen.sum(axis=1)
        took = (best > value) & (best >= mean)
        came = np.where(took, self.top, self.drawn())
        place = np.where(took, place, look(SCORE, options(hands, came)).argmax(axis=1))
        self.throw(seat, came, place, took, luck)

    def knocks(self, seat: int, turns: int, only_lowest: bool, luck: np.random.Generator) -> Array:
        """Return in which deals a seat knocks, by the risk that it finds."""
        hands = self.hands[:, seat]
        found = np.zeros(len(hands), bool)
        asked = np.flatnonzero((self.closer < 0) & (_taken(hands, self.top)[0] < THIRTY_ONE))
        failed = np.zeros(len(hands), int)
        for deals in (FIRST_DEALS, DEALS - FIRST_DEALS):
            for start in range(0, len(asked), BLOCK // deals):
                part = asked[start : start + BLOCK // deals]
                failed[part] += self.rows(part)._failures(seat, turns, only_lowest, deals, luck)
            asked = asked[failed[asked] <= KNOCK_RISK * DEALS]
        found[asked] = True
        return found

    def _failures(self, seat: int, turns: int, only_lowest: bool, deals: int, luck: np.random.Generator) -> Array:
        """Return how many dealings of the cards not seen make a knock fail."""
        rows, players, _ = self.hands.shape
        draws = min(turns // players, MOST_DRAWS) + 1
        unseen = np.repeat(self.unseen(seat), deals, axis=0)
        keys = luck.random(unseen.shape, dtype=np.float32)
        keys[~unseen] = 2
        order = keys.argsort(axis=1)
        row = np.arange(len(order))
        others = [other for other in range(players) if other != seat]
        hidden = sum((~self.known[:, other]).sum(axis=1) for other in others)
        pool = np.repeat(unseen[::deals].sum(axis=1) - hidden, deals)
        given = np.zeros(len(order), int)
        held: list[Array] = []
        for other in others:
            hand = np.repeat(self.hands[:, other], deals, axis=0)
            for place in range(HAND_SIZE):
                blank = ~np.repeat(self.known[:, other, place], deals)
                hand[blank, place] = order[row[blank], given[blank]]
                given += blank
            held.append(hand)
        own = np.repeat(look(VALUE, self.hands[:, seat]), deals)
        higher = np.zeros(len(order), int)
        for number, hand in enumerate(held):
            for draw in range(draws):
                card = order[row, given + (number * draws + draw) % pool]
                scores = look(VALUE, options(hand, card))
                best = scores.argmax(axis=1)
                better = np.flatnonzero(best < HAND_SIZE)
                hand[better, best[better]] = card[better]
            higher += look(VALUE, hand) > own
        failed = higher == len(others) if only_lowest else higher > 0
        return failed.reshape(rows, deals).sum(axis=1)


def _taken(hands: Array, top: Array) -> tuple[Array, Array, Array]:
    """Return what taking the discard makes of hands, the place of the card then thrown, and what they are worth."""
    kept = options(hands, top)[:, :HAND_SIZE]
    place = look(SCORE, kept).argmax(axis=1)
    return look(VALUE, kept)[np.arange(len(kept)), place], place, look(VALUE, hands)


def losses(values: Array, closer: Array, only_lowest: bool) -> Array:
    """Return the lives that a knock costs by seat (T31-37 to T31-43); values: (..., players); closer: its seat."""
    low, high = values.min(axis=-1, keepdims=True), values.max(axis=-1, keepdims=True)
    knocker = np.arange(values.shape[-1]) == closer[..., None]
    own = (values * knocker).sum(axis=-1, keepdims=True)
    surpassed = (own < high) & ((own == low) | (not only_lowest))
    others = (values == low) | ((own == high) & (values == high) & ((values == high).sum(axis=-1, keepdims=True) > 1))
    return np.where(knocker, 2 * surpassed, others)


def seats_after(seat: int, players: int) -> Sequence[int]:
    """Return the other seats in the order of play."""
    return [(seat + step) % players for step in range(1, players)]
