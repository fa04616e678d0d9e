"""What happens to a seat that never knocks, by round and by what it holds: who ends the deal when, and with what."""

from collections.abc import Callable
from functools import partial
from typing import Final, TypeAlias

import numpy as np

from ludo.bots.trente_et_un.value_tables import ROUNDS, VALUES
from ludo.games.trente_et_un.rules import HAND_SIZE, THIRTY_ONE
from solving.trente_et_un.cards import CARD_POINTS, PACK, VALUE, Array, look, options
from solving.trente_et_un.deals import Deals, losses, seats_after

BUCKET: Final = np.searchsorted([16, 21, 26, 29, 30], np.arange(VALUES), side="right")
"""By value of a hand the number of its group: others play otherwise against better hands, whose cards they lack and
some of which they have seen taken."""
BUCKETS: Final = int(BUCKET[-1]) + 1
CAPS: Final = ((2, 2), (1, 2), (2, 1), (1, 1))
"""How many lives the seat can lose at most, and each other."""
NOTHING, KNOCK, SHOWN = 0, 1, 2
"""What has happened between two turns of the seat: nothing, a knock, another's thirty-one."""

Throwing: TypeAlias = Callable[[int, bool, Array], Array]
"""By round, by whether it is the last turn, and by hand with three cards: what that is worth."""


def shares(lost: Array, seat: int, caps: tuple[int, int]) -> Array:
    """Return the lives that others lose, shared among them, less those of the seat; lost: (..., players)."""
    own, other = (np.minimum(lost, cap) for cap in caps)
    return (other.sum(axis=-1) - other[..., seat]) / (lost.shape[-1] - 1) - own[..., seat]


class Collected:
    """Sums over deals.

    knocked, final: (rounds, groups, caps, values), what it is worth to knock in a round, and to end with in the last
    turn after a knock, by what the hand is worth; asked, ended: (rounds, groups), in how many turns. events: (rounds,
    groups, 3), what happened before the turn. tops, last_tops: (rounds, 12), points of the discard's top card.
    """

    def __init__(self, players: int, only_lowest: bool) -> None:
        self.players = players
        self.only_lowest = only_lowest
        self.knocked = np.zeros((ROUNDS, BUCKETS, len(CAPS), VALUES))
        self.final = np.zeros((ROUNDS, BUCKETS, len(CAPS), VALUES))
        self.asked, self.ended = np.zeros((ROUNDS, BUCKETS)), np.zeros((ROUNDS, BUCKETS))
        self.events = np.zeros((ROUNDS, BUCKETS, 3))
        self.tops, self.last_tops = np.zeros((ROUNDS, VALUES)), np.zeros((ROUNDS, VALUES))

    def play(self, number_of_deals: int, seat: int, worth: Throwing | None, luck: np.random.Generator) -> None:
        """Play deals with the seat in one place; worth: how it plays, by rule of thumb without."""
        deals = Deals.dealt(number_of_deals, self.players, luck)
        group = np.zeros(len(deals.top), int)
        ending = np.full(len(deals.top), -1)
        for turns in range(ROUNDS * self.players):
            mover, number = turns % self.players, turns // self.players
            deals, group, ending = self._without_over(deals, group, ending, mover, seat)
            if mover != seat:
                before = deals.closer < 0
                knocking = deals.knocks(mover, turns, self.only_lowest, luck)
                deals.closer[knocking] = mover
                moving = np.flatnonzero(~knocking)
                moved = deals.rows(moving)
                moved.play(mover, luck)
                deals.put(moving, moved)
                held = BUCKET[look(VALUE, deals.hands[:, seat])]
                at = number + (mover > seat)
                if at < ROUNDS:
                    self.events[at, :, SHOWN] += np.bincount(held[before & (deals.shown >= 0)], minlength=BUCKETS)
                continue
            group = BUCKET[look(VALUE, deals.hands[:, seat])]
            last: Array = deals.closer >= 0
            ending[last] = number
            for tops, rows_of in ((self.last_tops, last), (self.tops, ~last)):
                tops[number] += np.bincount(CARD_POINTS[deals.top[rows_of]], minlength=VALUES)
            np.add.at(self.events[number], (group, np.where(last, KNOCK, NOTHING)), 1)
            self._knock(deals.rows(~last), group[~last], number, seat, luck)
            if worth is None:
                deals.play(seat, luck)
            else:
                for is_last in (False, True):
                    chosen = np.flatnonzero(last == is_last)
                    moved = deals.rows(chosen)
                    _play_by(moved, seat, partial(worth, number, is_last), luck)
                    deals.put(chosen, moved)

    def _without_over(
        self, deals: Deals, group: Array, ending: Array, mover: int, seat: int
    ) -> tuple[Deals, Array, Array]:
        """Take out the deals that are over, and note those that another's knock has ended."""
        shown = deals.shown >= 0
        compared = (deals.closer == mover) & ~shown
        noted = (ending >= 0) & ((shown & (deals.shown != seat)) | compared)
        self._note(self.final, self.ended, deals.rows(noted), group[noted], ending[noted], seat)
        left = ~(shown | compared)
        return deals.rows(left), group[left], ending[left]

    def _knock(self, deals: Deals, group: Array, number: int, seat: int, luck: np.random.Generator) -> None:
        """Note what a knock now would be worth."""
        deals.closer[:] = seat
        for other in seats_after(seat, self.players):
            going = np.flatnonzero(deals.shown < 0)
            moved = deals.rows(going)
            moved.play(other, luck)
            deals.put(going, moved)
        self._note(self.knocked, self.asked, deals, group, np.full(len(group), number), seat)

    def _note(self, sums: Array, counts: Array, deals: Deals, group: Array, number: Array, seat: int) -> None:
        """Note what each value of the seat's hand would be worth at the end of deals."""
        if not len(group):
            return
        values = np.repeat(look(VALUE, deals.hands)[:, None, :].astype(int), VALUES, axis=1)
        values[:, :, seat] = np.arange(VALUES)
        closer = np.repeat(deals.closer[:, None], VALUES, axis=1)
        lost = losses(values, closer, self.only_lowest).astype(int)
        shown = deals.shown >= 0
        lost[shown] = (np.arange(self.players) != deals.shown[shown, None])[:, None, :]
        for place, caps in enumerate(CAPS):
            np.add.at(sums[:, :, place], (number, group), shares(lost, seat, caps))
        np.add.at(counts, (number, group), 1)


def _play_by(deals: Deals, seat: int, worth: Callable[[Array], Array], luck: np.random.Generator) -> None:
    """Have a seat take and throw what is worth most."""
    hands = deals.hands[:, seat]
    if not len(hands):
        return
    kept = worth(options(hands, deals.top))
    replaced = np.broadcast_to(hands[:, None, None, :], (len(hands), HAND_SIZE, PACK, HAND_SIZE)).copy()
    for column in range(HAND_SIZE):
        replaced[:, column, :, column] = np.arange(PACK)
    drawn = np.maximum(worth(replaced).max(axis=1), kept[:, HAND_SIZE:])
    unseen = deals.unseen(seat)
    mean = (drawn * unseen).sum(axis=1) / unseen.sum(axis=1)
    place = kept[:, :HAND_SIZE].argmax(axis=1)
    makes_31 = look(VALUE, options(hands, deals.top)[:, :HAND_SIZE]) == THIRTY_ONE
    took = (kept[:, :HAND_SIZE].max(axis=1) > mean) | makes_31.any(axis=1)
    came = np.where(took, deals.top, deals.drawn())
    place = np.where(took, place, worth(options(hands, came)).argmax(axis=1))
    deals.throw(seat, came, place, took, luck)
