"""What the words of Trio say of its rules: figures in guide and lesson, and what a rules page must not say."""

from collections.abc import Mapping
from typing import Final

GUIDE: Final[Mapping[str, str]] = {
    "thirteen cards": "TRO-11",
    "Three of a kind|so are four": "TRO-18, TRO-19",
    "Twos": "TRO-04",
}
"""Every phrase of the guide with a figure in it, and why no option can change it."""
LESSON: Final[Mapping[str, tuple[str, object]]] = {
    "the seventh contract": ("variant", "trio"),
    "From your next turn on": ("layoff_own_melds", True),
}
"""What the lesson says that an option decides, and the value by which it is true."""
NOT_TAUGHT: Final = frozenset({"draw_talon"})
"""Acts of the lesson that are not said to go with such a hand."""
TERMS: Final[Mapping[str, tuple[str, str]]] = {
    "contract": ("A contract says which cards", "Un contrat dit quelles cartes"),
    "Brelan": ("three cards of one rank", "trois cartes de même rang"),
    "Carré": ("that makes four of a kind", "cela fait un carré"),
    "stock": ("the stock, the pile that lies face down", "du talon, la pile face cachée"),
    "run, sequence": ("the run, cards of one suit that follow on", "la séquence, des cartes d’une couleur qui se"),
    "wild card": ("wild: it stands for the third King", "un passe-partout : il remplace le troisième roi"),
    "discard pile": ("A discard, a card that you throw", "Une carte jetée sur la défausse"),
}
"""The words of the lesson that explain each term of the glossary, in English and French."""
CHANGED: Final[tuple[tuple[Mapping[str, object], str, str], ...]] = (
    ({"variant": "ecole"}, "Twos and jokers", "Twos stand"),
    ({"variant": "ecole", "jokers_per_pack": 0}, "Twos stand", "jokers"),
    ({"layoff_opening_turn": "none"}, "From your next turn on pull", "Pull them to combinations"),
    ({"layoff_own_melds": False}, "combinations of others, or", "your own|on the table"),
    ({"layoff_opening_turn": "any"}, "combinations on the table", "of others"),
)
"""Options that are changed, what the guide says then, and what it does not say any more."""
CONTRADICTED: Final[Mapping[str, tuple[tuple[str, str], ...]]] = {
    "strict": (
        ("same card may be there twice", "la même carte peut y être"),
        ("These two may lie", "Ces deux-là peuvent"),
        ("may be of one rank", "peuvent être du même rang"),
        ("may follow on each other", "peuvent se suivre"),
        ("you may still add", "on peut encore ajouter"),
    ),
    "generous": (
        ("stays there", "reste sur la table"),
        ("may not be thrown back", "ne se rejette pas"),
        ("three or four cards", "trois ou quatre cartes"),
    ),
    "ecole": (
        ("seven contracts", "sept contrats"),
        ("one wild at most**", "un passe-partout au plus**"),
        ("fewest points", "moins de points"),
    ),
    "ecole_long": (("A sequence has as many as you like", "Une séquence en a autant"),),
}
"""By preset what the rules page would say against it, in English and French."""
