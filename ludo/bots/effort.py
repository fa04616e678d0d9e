"""How long a computer player searches: iterations, not seconds, so that the same question has the same answer.

Only what is checked for a person who waits (`Limited`) goes by the clock.
"""

from collections.abc import Callable, Iterator
from time import monotonic
from typing import Final, NamedTuple, TypeAlias

SEARCH: Final = 0.75
"""How much of limited time goes into a search, before what it found is checked."""

Hurried: TypeAlias = Callable[[], bool]
"""Is somebody waiting who wants the answer now?"""


class Strength(NamedTuple):
    """How far a level searches that imagines hands of the others.

    worlds: how many it imagines at most; reads: what others did tells it what they hold.
    """

    worlds: int
    reads: bool


def never() -> bool:
    """Return that nobody hurries."""
    return False


class Limited:
    """Somebody waits who wants an answer after so many seconds. What was found until then is to be taken first, and the
    rest of the time is left to check it. hurried: somebody wants it now."""

    def __init__(self, hurried: Hurried, seconds: float, clock: Callable[[], float] = monotonic) -> None:
        began = clock()
        self._ends = [began + seconds, began + seconds * SEARCH]
        self._hurried = hurried
        self._clock = clock

    def __call__(self) -> bool:
        """Is the time of this part over? The next part begins then."""
        if self._hurried() or self._clock() >= self._ends[0]:
            return True
        if len(self._ends) > 1 and self._clock() >= self._ends[-1]:
            self._ends.pop()
            return True
        return False


def iterations(usual: int, budget: int | None = None, hurried: Hurried = never) -> Iterator[int]:
    """Count the iterations of a search: as many as its level takes, but no more than the budget, and at least one.

    Ends early when it is hurried; what has been found until then is the answer.
    """
    most = usual if budget is None else min(usual, max(budget, 1))
    for number in range(most):
        if number and hurried():
            return
        yield number
