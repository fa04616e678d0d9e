"""How cards come and how deals end, measured in parties of `baseline` (`python -m benchmarks.trio_rates`).

Rates are by the own turns of a deal, the first being 0, and for a certain unseen card: how often it comes, for one draw
from all unseen cards alike. Dear cards are thrown first; so cheap ones stay in the hands of the others and dear ones in
the stock. Chances of going out are by turns ahead: the next one of that player, the one after it, and so on; the last
of each row holds for all that follow.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple, TypeAlias, TypeVar

_Row: TypeAlias = tuple[float, ...]
_Value = TypeVar("_Value")


class Thrown(NamedTuple):
    """How often the player before throws a certain unseen card, a cheap one and a dear one."""

    cheap: _Row
    dear: _Row


BY_CLOSED: Final = Thrown(
    (0.01, 0.07, 0.14, 0.28, 0.42, 0.50, 0.58, 0.67, 0.75, 0.83),
    (2.63, 2.66, 2.66, 2.57, 2.40, 2.32, 2.23, 2.10, 2.00, 1.85),
)
"""They have not opened."""
BY_LONG: Final = Thrown(
    (0.05, 0.15, 0.36, 0.61, 0.81, 0.98, 1.09, 1.16, 1.22),
    (2.67, 2.59, 2.34, 1.99, 1.68, 1.42, 1.24, 1.13, 1.04),
)
"""They gather a long sequence."""
BY_OPENER: Final = Thrown((0.39, 0.63, 0.81, 0.87, 0.91, 0.97), (2.11, 1.80, 1.54, 1.46, 1.40, 1.30))
FROM_STOCK: Final = {
    "trio": ((1.02, 0.94, 0.88, 0.87, 0.86, 0.86, 0.83), (0.98, 1.07, 1.19, 1.24, 1.26, 1.30, 1.35), (1.0, 1.1)),
    "ecole": ((0.98, 0.96), (1.04, 1.05, 1.07, 1.08, 1.13), (1.0, 1.0, 1.0, 1.0, 0.9)),
}
"""Cheap cards, dear ones, wilds."""

GOES_OUT_CLOSED: Final = {
    "trio": (
        (0.0, 0.06, 0.05, 0.04, 0.05, 0.07, 0.08, 0.13),
        (0.0, 0.008, 0.017, 0.039, 0.048, 0.068, 0.082, 0.10),
        (0.0, 0.008, 0.013, 0.023, 0.033, 0.047, 0.058, 0.07, 0.09, 0.12),
        (0.0, 0.009, 0.019, 0.030, 0.041, 0.064, 0.082, 0.10, 0.13),
        (0.0, 0.027, 0.051, 0.079, 0.104, 0.112, 0.115),
        (0.0, 0.009, 0.023, 0.033, 0.045, 0.057, 0.083, 0.10, 0.12),
        (0.001, 0.011, 0.020, 0.029, 0.034, 0.045, 0.058, 0.07, 0.09),
    ),
    "ecole": (
        (0.0, 0.08, 0.06, 0.10, 0.10, 0.13),
        (0.0, 0.064, 0.047, 0.08, 0.106, 0.175, 0.25),
        (0.0, 0.054, 0.04, 0.09, 0.10, 0.24),
        (0.0, 0.017, 0.035, 0.048, 0.055, 0.085, 0.10),
        (0.002, 0.034, 0.09, 0.10, 0.14, 0.15, 0.18),
        (0.004, 0.027, 0.052, 0.080, 0.109, 0.137, 0.148, 0.17),
        (0.0, 0.008, 0.011, 0.016, 0.020, 0.024, 0.028, 0.034, 0.039, 0.046, 0.050, 0.059),
        (0.003, 0.012, 0.017, 0.022, 0.028, 0.034, 0.040, 0.046, 0.052, 0.057, 0.064, 0.075),
        (0.028, 0.030, 0.033, 0.037, 0.042, 0.047, 0.053, 0.060, 0.070, 0.076, 0.082, 0.084),
        (0.010, 0.010, 0.011, 0.012, 0.013, 0.015, 0.016, 0.018, 0.020, 0.023, 0.026, 0.031, 0.036, 0.04, 0.045, 0.05),
    ),
}
"""Who has not opened, by their contract."""
GOES_OUT_OPENED: Final = (
    (0.26, 0.22, 0.20, 0.18),
    (0.16, 0.20, 0.22, 0.23),
    (0.20, 0.20, 0.19, 0.15, 0.15, 0.20),
    (0.06, 0.10, 0.15, 0.175),
    (0.02, 0.06, 0.085, 0.12, 0.15, 0.175, 0.20),
    (0.02, 0.06, 0.09, 0.115, 0.135, 0.17, 0.20),
    (0.03, 0.04, 0.08, 0.09, 0.10, 0.12, 0.15),
)
"""Who has opened, by the cards they hold, one first, the last for more."""


def at(row: Sequence[_Value], number: int) -> _Value:
    """Return what holds at a number, the last of a row for all that follow."""
    return row[min(number, len(row) - 1)]
