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
    "Three tricks bring a point": ("min_tricks", 3),
    "You want five points: they win the partie": ("target", 5),
    "give a poor hand up": ("concession", "before_play"),
    "has to play higher": ("beat_rule", "winning"),
}
"""What the lesson says that an option decides, and the value by which it is true."""
NOT_TAUGHT: Final = frozenset[str]()
"""Acts of the lesson that are not said to go with such a hand."""
TERMS: Final[Mapping[str, tuple[str, str]]] = {
    "partie": ("the partie, the whole contest", "la partie"),
    "trick": ("five tricks, and in each everybody lays a card", "cinq plis, et à chaque pli chacun joue une carte"),
    "vole": ("all five, the vole", "les cinq, la vole"),
    "trump": ("trumps, and beat every other suit", "l’atout est cœur, et il bat toute autre couleur"),
    "to lead": ("You lead, that is, play the first card", "entamer, c’est-à-dire de jouer le premier"),
    "to follow suit": ("follow suit, that is, to play a spade too", "fournir, c’est-à-dire jouer pique aussi"),
    "to ruff, overruff": ("ruff, that is, play a trump", "couper, c’est-à-dire jouer un atout"),
}
"""The words of the lesson that explain each term of the glossary, in English and French."""
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
