"""The chance of winning the partie by the lives left."""

from collections.abc import Sequence
from functools import lru_cache
from math import comb
from typing import Final

from ludo.engine.places import Seat
from ludo.games.trente_et_un.scoring import Losses

_ONE: Final = 0.65
_TWO: Final = 0.25
_REST: Final = 0.1
"""How often a deal costs one seat a life, one seat two, and all but one a life."""
_MOST: Final = 4000
"""How many standings are counted out; with more lives or seats, shares of all lives stand in for chances."""


def winning_chance(lives: Sequence[int], seat: Seat) -> float:
    """Return the chance that a seat wins the partie: in each deal luck says who loses."""
    own = lives[seat]
    if own <= 0:
        return 0.0
    others = tuple(sorted([left for place, left in enumerate(lives) if left > 0 and place != seat]))
    if not others:
        return 1.0
    most = max(own, others[-1])
    if most * comb(len(others) + most, most) > _MOST:
        return own / (own + sum(others))
    return _chance(own, others)


def chance_after(lives: Sequence[int], losses: Losses, seat: Seat) -> float:
    """Return the chance that a seat wins the partie after the losses of a deal."""
    return winning_chance([max(left - (loss or 0), 0) for left, loss in zip(lives, losses, strict=True)], seat)


def lives_lost(lives: Sequence[int], losses: Losses, seat: Seat) -> int:
    """Return how many lives a seat loses in a deal: none that it does not have (T31-47)."""
    return min(losses[seat] or 0, lives[seat])


@lru_cache(50_000)
def _chance(own: int, others: tuple[int, ...]) -> float:
    if own <= 0:
        return 0.0
    if not others:
        return 1.0
    total = _ONE * _chance(own - 1, others) + _TWO * _chance(own - 2, others)
    fewer = tuple([left - 1 for left in others if left > 1])
    total += _REST * _chance(own, fewer)
    for place, left in enumerate(others):
        rest = others[:place] + others[place + 1 :]
        total += _ONE * _chance(own, _with(rest, left - 1)) + _TWO * _chance(own, _with(rest, left - 2))
        spared = tuple([each - 1 for each in rest if each > 1])
        total += _REST * _chance(own - 1, _with(spared, left))
    return total / (1 + len(others))


def _with(others: tuple[int, ...], left: int) -> tuple[int, ...]:
    return tuple(sorted((*others, left))) if left > 0 else others
