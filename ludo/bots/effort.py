"""How long a computer player searches: iterations, not seconds, so that the same question has the same answer."""

from collections.abc import Callable, Iterator
from typing import NamedTuple, TypeAlias

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


def iterations(usual: int, budget: int | None = None, hurried: Hurried = never) -> Iterator[int]:
    """Count the iterations of a search: as many as its level takes, but no more than the budget, and at least one.

    Ends early when it is hurried; what has been found until then is the answer.
    """
    most = usual if budget is None else min(usual, max(budget, 1))
    for number in range(most):
        if number and hurried():
            return
        yield number
