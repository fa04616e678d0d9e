"""Six colours and what each figure wears of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ludo.ui.art.colours import INK
from ludo.ui.art.shapes import CLUBS, DIAMONDS, HEARTS, SPADES

WHITE: Final = "#fffaf0"
GOLD, GOLD_DARK = "#e2a93b", "#b47d1e"
CREAM: Final = "#fbf1dc"
STEEL, STEEL_DARK = "#cfd3dc", "#9097ab"
RED, RED_DARK = "#bb2130", "#8b1422"
BLUE, BLUE_DARK = "#33508f", "#21336a"
GREEN, GREEN_DARK = "#2c7058", "#1c4f3f"
AMBER, AMBER_DARK = "#e2a93b", "#b97f1f"
LIP = "#b5404a"
LINE = 4.0
"""Width of the ink line around things; finer lines are a share of it."""

__all__ = ["CREAM", "GOLD", "GOLD_DARK", "INK"]


@dataclass(frozen=True)
class Hair:
    """Colour, shade and light of hair."""

    base: str
    dark: str
    light: str


BROWN: Final = Hair("#6d3f25", "#4a2815", "#96613c")
BLACK: Final = Hair("#34323c", "#201f28", "#5c5a68")
FAIR: Final = Hair("#d8a95a", "#a97a33", "#efcf8e")
AUBURN: Final = Hair("#9c4a20", "#6d2f10", "#c57641")
GREY: Final = Hair("#d9d4ca", "#a8a196", "#f5f2ea")


@dataclass(frozen=True)
class Suit:
    """Number of the suit; its robe and second colour, each with its shade; the soft tones of its ground."""

    number: int
    main: str
    main_dark: str
    second: str
    second_dark: str
    ground: str
    ray: str
    skin: str = "#f6dcc4"
    skin_dark: str = "#e6bd9c"
    blush: str = "#eeb19b"
    line: str = "#8d4f39"


SUITS: Final = {
    CLUBS: Suit(CLUBS, GREEN, GREEN_DARK, RED, RED_DARK, "#f7f3df", "#e7e6c4"),
    DIAMONDS: Suit(DIAMONDS, AMBER, AMBER_DARK, RED_DARK, "#5f0d18", "#fdf3dc", "#f6e2b4"),
    HEARTS: Suit(HEARTS, RED, RED_DARK, BLUE, BLUE_DARK, "#fdf1e2", "#f6dfc6"),
    SPADES: Suit(SPADES, BLUE, BLUE_DARK, RED, RED_DARK, "#f4f2ea", "#dfe2e6"),
}
