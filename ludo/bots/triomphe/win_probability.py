"""The chance of winning the partie by points."""

from functools import lru_cache
from typing import Final

_VOLE: Final = 0.15
"""How often whoever marks in a deal marks two points."""
_MANY: Final = 9
"""Points that miss beyond which a partie is too long to be counted out."""


def winning_chance(missing: tuple[int, ...]) -> float:
    """Return the chance that the first side wins the partie; missing: by side, the points that it still needs.

    Each side marks in a deal as often as any other.
    """
    own, *others = missing
    far = max(missing) - _MANY
    if far > 0:
        own, others = own - far, [other - far for other in others]
        missing = (own, *others)
        if min(missing) <= 0:
            return 0.5 + (min(others) - own) / (4 * max(map(abs, (*missing, 1))))
    return _chance(own, tuple(sorted(others)))


@lru_cache(50_000)
def _chance(own: int, others: tuple[int, ...]) -> float:
    if own <= 0:
        return 1.0
    if others[0] <= 0:
        return 0.0
    total = 0.0
    for points, weight in ((1, 1 - _VOLE), (2, _VOLE)):
        total += weight * _chance(own - points, others)
        for place in range(len(others)):
            after = [other - points * (at == place) for at, other in enumerate(others)]
            total += weight * _chance(own, tuple(sorted(after)))
    return total / (1 + len(others))
