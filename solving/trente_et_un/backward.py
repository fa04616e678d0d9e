"""From what happens to a seat to what hands are worth, the last round first."""

from typing import Final

import numpy as np

from ludo.bots.trente_et_un.value_tables import KINDS, ROUNDS, VALUES, Worth
from ludo.games.trente_et_un.rules import THIRTY_ONE
from solving.trente_et_un.cards import CARD_POINTS, HELD, KIND_VALUE, MAKES_31, THREW, Array
from solving.trente_et_un.collected import BUCKET, KNOCK, NOTHING, SHOWN, Collected

SETTLING: Final = 6
"""How often the last round is taken to come again."""
SHRINK: Final = 50
"""As how many turns of a group of hands the mean over all groups counts."""
ENOUGH: Final = 200
"""Turns of a round that are enough to go by; else the round before stands for it."""
_TENS: Final = 16
"""Cards worth ten points; of all other points there are four."""


def worth_from(collected: Collected, caps: int) -> Worth:
    """Return what hands are worth; caps: which of `CAPS`."""
    last_round, knocked, final, ends = _means(collected, caps)
    kept, at_turn = np.zeros((ROUNDS, KINDS)), np.zeros((ROUNDS, KINDS))
    another = -1 + (collected.players - 2) / (collected.players - 1)
    group = BUCKET[KIND_VALUE]
    rounds = [last_round] * (SETTLING - 1) + list(range(last_round, -1, -1))
    at_turn[last_round] = knocked[last_round, KIND_VALUE]
    for now in rounds:
        following = min(now + 1, last_round)
        chance = _shrunk(collected.events[following])[group]
        kept[now] = (
            chance[:, NOTHING] * at_turn[following] + chance[:, KNOCK] * ends[following] + chance[:, SHOWN] * another
        )
        kept[now, KIND_VALUE == THIRTY_ONE] = 1
        at_turn[now] = _turn(kept[now], collected.tops[now], knocked[now, KIND_VALUE])
    kept[last_round:] = kept[last_round]
    return Worth(kept.tolist(), knocked.tolist(), final.tolist())


def _means(collected: Collected, caps: int) -> tuple[int, Array, Array, Array]:
    """Return the last round with enough turns, what a knock and the end of the last turn are worth by round and value,
    and what the last turn is worth before it by round and kind of hand."""
    last_round = max(number for number in range(ROUNDS) if collected.asked[number].sum() >= ENOUGH)
    knocked, final = np.zeros((ROUNDS, VALUES)), np.zeros((ROUNDS, VALUES))
    ends = np.zeros((ROUNDS, KINDS))
    values, group = np.arange(VALUES), BUCKET[np.arange(VALUES)]
    known = 0
    for number in range(ROUNDS):
        asked = min(number, last_round)
        mean = collected.knocked[asked, :, caps].sum(axis=0) / collected.asked[asked].sum()
        own = collected.knocked[asked, group, caps, values]
        knocked[number] = (own + SHRINK * mean) / (collected.asked[asked, group] + SHRINK)
        if collected.ended[number].sum() >= ENOUGH:
            known = number
        total = collected.ended[known].sum()
        mean = collected.final[known, :, caps].sum(axis=0) / max(total, 1)
        final[number] = mean
        final[number, THIRTY_ONE] = 1
        tops = collected.last_tops[known] if total else np.ones(VALUES)
        for bucket in range(len(collected.ended[known])):
            sums = collected.final[known, bucket, caps]
            curve = (sums + SHRINK * mean) / (collected.ended[known, bucket] + SHRINK)
            curve[THIRTY_ONE] = 1
            chosen = BUCKET[KIND_VALUE] == bucket
            ends[number, chosen] = _turn(curve[KIND_VALUE], tops, None)[chosen]
    return last_round, knocked, final, ends


def _shrunk(events: Array) -> Array:
    """Return how likely each event is by group of hands."""
    overall = events.sum(axis=0) / max(events.sum(), 1)
    return (events + SHRINK * overall) / (events.sum(axis=1, keepdims=True) + SHRINK)


def _turn(kept: Array, tops: Array, knocked: Array | None) -> Array:
    """Return by kind of hand what a turn is worth before its card is seen.

    kept: what kinds are worth after it; tops: how often the discard's top card has so many points; knocked: what a
    knock is worth by kind.
    """
    taking = kept[THREW].max(axis=1)
    drawing = np.where(HELD, 0, np.maximum(taking, kept[:, None])).sum(axis=1) / (~HELD).sum(axis=1)
    best = np.maximum(taking, drawing[:, None])
    if knocked is not None:
        best = np.where(MAKES_31, best, np.maximum(best, knocked[:, None]))
    weight = np.where(HELD, 0, (tops / np.where(np.arange(VALUES) == 10, _TENS, 4))[CARD_POINTS][None, :])
    return (best * weight).sum(axis=1) / weight.sum(axis=1)
