"""The levels of computer players, and which of them a game offers.

Nothing of the players themselves is read here: the window lists levels before they are needed.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

SIMPLE: Final = "simple"
BASIC: Final = ("random", SIMPLE)
"""The levels that every game has, weakest first. Where there are graded ones they are only kept for saved parties."""
BASELINE: Final = "baseline"
"""The player of rules of thumb under the name by which others are measured against it; the same player as `simple`."""
GRADED: Final = ("debutant", "amateur", "fort", "expert")
"""Levels that differ in what they understand, weakest first."""
LEVELS: Final = (*BASIC, *GRADED)
"""Every level that a saved partie may name."""

_GRADED_OF: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {"trente_et_un": GRADED, "trio": GRADED, "triomphe": GRADED, "tripoli": GRADED, "trut": GRADED}
)
"""The graded levels that a game has, weakest first."""
_USUAL: Final = "amateur"


def offered_levels(game: str) -> tuple[str, ...]:
    """Return the levels that can be chosen for a new partie of a game, weakest first."""
    return _GRADED_OF.get(game, BASIC)


def played_levels(game: str) -> tuple[str, ...]:
    """Return every level that plays a game, those of saved parties and of measurements among them."""
    return (*BASIC, BASELINE, *_GRADED_OF.get(game, ()))


def usual_level(game: str) -> str:
    """Return the level of a computer player for whom nobody has chosen one."""
    levels = offered_levels(game)
    return _USUAL if _USUAL in levels else levels[-1]


def offered_level(game: str, level: str) -> str:
    """Return a level if it can be chosen for a new partie; else the usual one, or the weakest for `random`."""
    levels = offered_levels(game)
    if level in levels:
        return level
    return levels[0] if level == "random" else usual_level(game)
