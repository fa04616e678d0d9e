"""Colours of what is drawn: cards, counters, cloths. No two suits are told apart by red and green alone."""

from types import MappingProxyType

PAPER = "#fffdf7"
WHITE = "#ffffff"
"""Paper in high contrast."""
EDGE = "#cdc5b4"
INK = "#1c2036"

TWO_COLOURS = (INK, "#c4192d", "#c4192d", INK)
FOUR_COLOURS = ("#0b7a47", "#2445c4", "#7a160f", INK)
HIGH_CONTRAST_TWO = ("#000000", "#b00014", "#b00014", "#000000")
HIGH_CONTRAST_FOUR = ("#226612", "#4e3380", "#491f0c", "#000000")
"""Colour of the sign and index by suit: clubs, diamonds, hearts, spades.

The four were found by search: each differs from each in lightness, too, for whoever does not see red, green or blue;
in high contrast by 1.35:1 at least, which is about the most that 7:1 on white leaves room for."""

JOKER_INK = "#6b2a63"
TAG_PAPER = "#ffe9a8"
TAG_EDGE = "#9a6b00"
"""Of the tag that says what a wild card stands for."""

BONE = "#f3e8cf"
BRASS = "#e0b04a"
BRASS_DARK = "#7d4d12"
CHIPS = ((50, "#4b3a78"), (20, "#2b5fa4"), (10, "#2c7a55"), (5, "#b3303c"), (1, "#e3cf9f"))
"""Worth and colour of the chips, dearest first."""
CHIP_MARKS = ("#fbf4e2", "#8a6d33")
"""What is printed on dark and on light chips."""

PLAIN_CLOTH = "plain"
"""The cloth for high contrast: flat, nearly black."""
CLOTHS = MappingProxyType(
    {"green": "#24664f", "petrol": "#1f5869", "aubergine": "#553257", "slate": "#46525d", PLAIN_CLOTH: "#08130f"}
)
"""Colour in the light of every cloth."""


def suit_colour(suit: int, *, four_colours: bool = False, high_contrast: bool = False) -> str:
    """Colour (#rrggbb) of a suit's signs; -1, the joker's, is plum."""
    if suit < 0:
        return INK if high_contrast else JOKER_INK
    if high_contrast:
        return (HIGH_CONTRAST_FOUR if four_colours else HIGH_CONTRAST_TWO)[suit]
    return (FOUR_COLOURS if four_colours else TWO_COLOURS)[suit]
