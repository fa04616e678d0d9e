"""How many wilds a sequence of a suit will take, by chance, when each unseen card may still come.

The slots of a suit are gone through from the lowest up: for each number of wilds, how long is the sequence that ends
here? A slot whose card is neither held nor comes is filled by a wild or ends it.
"""

from functools import lru_cache
from typing import Final, TypeAlias

from ludo.bots.trio.set_wilds import NONE, REMEMBERED, Costs
from ludo.engine.cards import ACE

MANY: Final = 4
"""Wilds beyond which no sequence is thought of."""
SLOTS_OF_RANK: Final = tuple(2 | 1 << ACE if rank == ACE else 1 << rank for rank in range(ACE + 1))
"""The slots of a natural card as bits, by rank; an ace has two."""
RARE: Final = 3e-4
"""Chances below this one are left out."""

_State: TypeAlias = tuple[bool, tuple[int, ...]]
"""Whether the last slot was left to a wild, and the length of the sequence that ends there, by number of wilds: those
numbers that are less than a sequence was found for."""


class RunTable:
    """Sequences of a size that may hold so many wilds; `apart`: none beside another."""

    def __init__(self, size: int, most: int, apart: bool) -> None:
        self._size = size
        self._most = most
        self._apart = apart
        self._states: list[_State] = []
        self._numbers: dict[_State, int] = {}
        self._next: tuple[list[int], list[int]] = ([], [])
        self._found: dict[tuple[float, ...], Costs] = {}
        self._start = self._number((False, (0,) * (most + 1)))

    def costs(self, slots: tuple[float, ...]) -> Costs:
        """Return how many wilds one takes; slots: from the lowest up, the chance that its natural card is there."""
        found = self._found.get(slots)
        if found is None:
            if len(self._found) >= REMEMBERED:
                self._found.clear()
            found = self._found[slots] = self._costs(slots)
        return found

    def _costs(self, slots: tuple[float, ...]) -> Costs:
        after_gap, after_natural = self._next
        states = {self._start: 1.0}
        for chance in slots:
            later: dict[int, float] = {}
            for state, before in states.items():
                likely = before * chance
                if likely > RARE:
                    after = after_natural[state]
                    if after < 0:
                        after = self._follow(state, natural=True)
                    later[after] = later.get(after, 0.0) + likely
                likely = before - likely
                if likely > RARE:
                    after = after_gap[state]
                    if after < 0:
                        after = self._follow(state, natural=False)
                    later[after] = later.get(after, 0.0) + likely
            states = later
        found = [0.0] * (NONE + 1)
        for state, likely in states.items():
            cost = len(self._states[state][1])
            found[cost if cost <= self._most else NONE] += likely
        return tuple(found)

    def _number(self, state: _State) -> int:
        """Return the number of a state, a new one if need be."""
        number = self._numbers.get(state)
        if number is None:
            number = self._numbers[state] = len(self._states)
            self._states.append(state)
            for numbers in self._next:
                numbers.append(-1)
        return number

    def _follow(self, state: int, natural: bool) -> int:
        """Return the state after a slot that has its natural card, or is left to a wild."""
        gap, lengths = self._states[state]
        if natural:
            after = tuple(length + 1 for length in lengths)
        elif self._apart and gap:
            after = (0,) * min(len(lengths), 1) + (1,) * (len(lengths) - 1)
        else:
            after = (0,) * min(len(lengths), 1) + tuple(length + 1 for length in lengths[:-1])
        cost = next((wilds for wilds, length in enumerate(after) if length >= self._size), len(after))
        number = self._next[natural][state] = self._number((not natural and cost > 0, after[:cost]))
        return number


@lru_cache(maxsize=64)
def run_table(size: int, most: int, apart: bool) -> RunTable:
    """Return the table for such sequences, made once."""
    return RunTable(size, most, apart)
