"""How many wilds the sets of a contract will take, by chance, when each unseen card may still come.

A rank that will have so many cards serves no set, one, or two; what a wild fills costs one wild. States are the least
numbers of wilds that each part of the sets takes, so that ranks can be added one after the other.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from math import comb
from typing import Final, TypeAlias

NONE: Final = 5
"""More wilds than any contract can take: it cannot be done."""
RARE: Final = 1e-4
"""Chances below this one are left out."""
MOST: Final = 8
"""Cards of a rank beyond which more serve nothing."""

REMEMBERED: Final = 1 << 13
"""How many hands are remembered."""

Costs: TypeAlias = tuple[float, ...]
"""The chance of each number of wilds, from none to `NONE`."""
_Part: TypeAlias = tuple[int, int]
"""A part of the sets of a contract: how many Carrés and how many Brelans."""


class SetPlan:
    """The sets of a contract; `doubled`: two of them may have one rank."""

    def __init__(self, sizes: Sequence[int], doubled: bool) -> None:
        carres, brelans = range(sizes.count(4) + 1), range(sizes.count(3) + 1)
        self._parts = [(four, three) for four in carres for three in brelans if four or three]
        self._at = {part: at for at, part in enumerate(self._parts)}
        self._least = min(sizes, default=4) - 1
        self._added: dict[tuple[tuple[int, ...], int], tuple[int, ...]] = {}
        self._found: dict[tuple[tuple[int, int, float], ...], Costs] = {}
        self._serves = [self._served(number, doubled) for number in range(MOST + 1)]

    def _served(self, number: int, doubled: bool) -> list[tuple[_Part, int]]:
        """Return what so many cards of a rank can serve, and the wilds for it: at most one in each set."""
        found = [(part, size - number) for part, size in (((1, 0), 4), ((0, 1), 3))]
        if doubled:
            found += [(part, size - number) for part, size in (((2, 0), 8), ((1, 1), 7), ((0, 2), 6))]
        return [(part, max(wilds, 0)) for part, wilds in found if part in self._at and wilds <= sum(part)]

    def costs(self, ranks: Iterable[tuple[int, int, float]]) -> Costs:
        """Return how many wilds all sets take; ranks: cards held, copies that may come, and the chance of each."""
        key = tuple(sorted(ranks))
        found = self._found.get(key)
        if found is None:
            if len(self._found) >= REMEMBERED:
                self._found.clear()
            found = self._found[key] = self._costs(key)
        return found

    def _costs(self, ranks: tuple[tuple[int, int, float], ...]) -> Costs:
        found = [0.0] * (NONE + 1)
        states = {(NONE,) * len(self._parts): 1.0}
        for held, copies, chance in ranks:
            counts = [
                (number, likely) for number, likely in _counts(held, copies, chance, self._least) if likely > RARE
            ]
            if len(counts) == 1 and counts[0][0] < self._least:
                continue
            later: dict[tuple[int, ...], float] = {}
            for state, before in states.items():
                for number, likely in counts:
                    after = state if number < self._least else self._with(state, number)
                    later[after] = later.get(after, 0.0) + before * likely
            states = later
        for state, likely in states.items():
            found[state[-1]] += likely
        return tuple(found)

    def _with(self, state: tuple[int, ...], number: int) -> tuple[int, ...]:
        """Return the state after a rank of so many cards."""
        after = self._added.get((state, number))
        if after is None:
            after = self._added[state, number] = tuple(
                min(state[at], *(self._before(state, part, used) + wilds for used, wilds in self._serves[number]))
                for at, part in enumerate(self._parts)
            )
        return after

    def _before(self, state: tuple[int, ...], part: _Part, used: _Part) -> int:
        """Return the wilds of a part without what a rank serves of it."""
        carres, brelans = part[0] - used[0], part[1] - used[1]
        if carres < 0 or brelans < 0:
            return NONE
        return min(state[self._at[carres, brelans]], NONE) if carres or brelans else 0


@lru_cache(maxsize=64)
def set_plan(sizes: tuple[int, ...], doubled: bool) -> SetPlan:
    """Return the plan for such sets, made once."""
    return SetPlan(sizes, doubled)


@lru_cache(maxsize=1 << 14)
def _counts(held: int, copies: int, chance: float, least: int) -> tuple[tuple[int, float], ...]:
    """Return how likely each number of cards of a rank is; all below the least that serves anything are one."""
    found: dict[int, float] = {}
    for come in range(copies + 1):
        number = min(held + come, MOST)
        number = number if number >= least else 0
        likely = comb(copies, come) * chance**come * (1 - chance) ** (copies - come)
        found[number] = found.get(number, 0.0) + likely
    return tuple(found.items())
