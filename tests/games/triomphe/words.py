"""What the words of Triomphe say of its rules: figures in guide and lesson, and what a rules page must not say."""

from collections.abc import Mapping
from typing import Final

GUIDE: Final[Mapping[str, str]] = {
    "five cards": "TRI-21",
    "Three tricks of the five|Four tricks of the five": "one sentence for each value of min_tricks",
    "five tricks|All five": "one for each card",
    "make two": "the vole (TRI-61)",
    "Ten|Seven": "ranks (TRI-30, APP-03)",
}
"""Every phrase of the guide with a figure in it, and why no option can change it."""
LESSON: Final[Mapping[str, tuple[str, object]]] = {
    "Three of them bring a point": ("min_tricks", 3),
    "Five points win the partie": ("target", 5),
    "give a poor hand up": ("concession", "before_play"),
    "has to play higher": ("beat_rule", "winning"),
}
"""What the lesson says that an option decides, and the value by which it is true."""
CHANGED: Final[tuple[tuple[Mapping[str, object], str, str], ...]] = (
    ({"target": 7}, "won with 7 points", "five points"),
    ({"min_tricks": 4}, "Four tricks of the five", "Three tricks"),
    ({"players": 5}, "The most tricks", "Three tricks"),
    ({"first_dealer": "draw_deals"}, "the strongest deals", "says who deals"),
    ({"strict_table": True}, "is a fault", "veiled"),
    ({"beat_rule": "last"}, "the card just before yours", "that is winning if"),
    ({"beat_rule": "suit"}, "all other cards of it", "that is winning if"),
    ({"variant": "as_qui_pille", "pillage_optional": False}, "have to plunder", "may plunder|Or leave it"),
    ({"concession": "off"}, "These are your five", "give the deal up"),
)
"""Options that are changed, what the guide says then, and what it does not say any more."""
CONTRADICTED: Final[Mapping[str, tuple[tuple[str, str], ...]]] = {
    "match": (
        ("the dealer names the next one", "le donneur désigne le suivant"),
        ("All five tricks are played", "On joue les cinq plis"),
    ),
    "strict": (("before the first card, the side that leads", "avant la première carte, le camp qui entame"),),
    "as_qui_pille": (
        ("the ace comes below the jack", "l’as se range après le valet"),
        ("nobody touches it or looks at it", "personne n’y touche"),
    ),
    "partners": (("Everybody plays alone", "Chacun joue pour soi"),),
    "threes": (("Everybody plays alone", "Chacun joue pour soi"),),
}
"""By preset what the rules page would say against it, in English and French."""
