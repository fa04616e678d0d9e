"""The levels of computer players; `ludo.bots.registry` says which of them a game offers."""

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
