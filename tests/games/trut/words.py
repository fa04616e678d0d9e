"""What the words of Trut say of its rules: figures in guide and lesson, and what a rules page must not say."""

from collections.abc import Mapping
from typing import Final

GUIDE: Final[Mapping[str, str]] = {
    "three cards": "TRU-12",
    "three tricks; two of them win it|Two tricks of three": "TRU-54",
    "Eight|Ten|Nine|Seven": "ranks (TRU-20)",
}
"""Every phrase of the guide with a figure in it, and why no option can change it."""
LESSON: Final[Mapping[str, tuple[str, object]]] = {
    "You want seven truts": ("truts_to_win", 7),
    "Three discs make a trut": ("points_per_trut", 3),
    "it brings one point|the deal brings one point": ("untruted_donne_points", 1),
    "The third card is not played": ("stop_when_decided", True),
}
"""What the lesson says that an option decides, and the value by which it is true."""
NOT_TAUGHT: Final = frozenset[str]()
"""Acts of the lesson that are not said to go with such a hand."""
TERMS: Final[Mapping[str, tuple[str, str]]] = {
    "partie": ("the partie, the whole contest", "la partie"),
    "trick": ("a trick is one card of each player", "un pli, c’est une carte de chacun"),
    "to call": ("“Je trute!” makes the deal worth", "« Je trute ! » fait valoir à la donne"),
    "trut, to trut": ("three points make a trut", "trois points font un trut"),
    "to lead": ("You lead, that is, you play first", "entamer, c’est-à-dire de jouer le premier"),
    "rotten trick": ("rotten (pourri), and nobody has made it", "le pli est pourri, et personne ne l’a fait"),
}
"""The words of the lesson that explain each term of the glossary, in English and French."""
CHANGED: Final[tuple[tuple[Mapping[str, object], str, str], ...]] = (
    ({"truts_to_win": 3}, "won with 3 truts", "seven|7"),
    ({"points_per_trut": 2}, "2 points become a trut", "three of them|3 points"),
    ({"untruted_donne_points": 0}, "worth nothing", "marks a point"),
)
"""Options that are changed, what the guide says then, and what it does not say any more."""
CONTRADICTED: Final[Mapping[str, tuple[tuple[str, str], ...]]] = {
    "quiet": (
        ("even when it is not your turn", "même si ce n’est pas votre tour"),
        ("naming what you hold", "en nommant ce que l’on tient"),
    ),
    "short": (("6 truts", "6 truts"), ("7 truts", "7 truts")),
    "bluffers": (
        ("An announcement must be true", "Une annonce doit être vraie"),
        ("ends as soon as nothing can change its winner", "s’arrête dès que rien ne peut plus changer son gagnant"),
    ),
}
"""By preset what the rules page would say against it, in English and French."""
