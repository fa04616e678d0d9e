"""What the words of Trente-et-un say of its rules: figures in guide and lesson, and what a rules page must not say."""

from collections.abc import Mapping
from typing import Final

GUIDE: Final[Mapping[str, str]] = {
    "31": "T31-08",
    "counts 11, courts and ten 10": "T31-15, T31-16",
    "30½": "a sentence of its own where brelans count",
    "33": "a sentence of its own by sch_fire",
    "Three cards of one|Three aces": "a hand is three cards (T31-11)",
    "four cards": "three and the one drawn (T31-24)",
    "these three": "SCH-10",
    "beaten two|knocker’s, two": "a sentence for each value of knocker_surpassed",
}
"""Every phrase of the guide with a figure in it, and why no option can change it."""
LESSON: Final[Mapping[str, tuple[str, object]]] = {
    "loses once more is out": ("grace_life", True),
    "a knocker who is beaten two": ("knocker_surpassed", "by_any"),
    "everybody else loses one": ("knocker_two_on_31", False),
    "Or you knock instead": ("knock_timing", "instead_of_draw"),
}
"""What the lesson says that an option decides, and the value by which it is true."""
NOT_TAUGHT: Final = frozenset({"knock"})
"""Acts of the lesson that are not said to go with such a hand."""
TERMS: Final[Mapping[str, tuple[str, str]]] = {
    "to draw": ("you draw a card, the open one or the top", "vous piochez une carte, la carte ouverte"),
    "to knock": (
        "you knock instead: everybody else has one more turn",
        "vous frappez à la place : chacun des autres joue",
    ),
    "stock": ("the stock, which lies face down", "du talon, qui est face cachée"),
    "pot": ("the pot, where all lost coins lie", "la cagnotte, où vont toutes les pièces perdues"),
    "kitty": ("the pot, where all lost coins lie", "la cagnotte, où vont toutes les pièces perdues"),
}
"""The words of the lesson that explain each term of the glossary, in English and French."""
CHANGED: Final[tuple[tuple[Mapping[str, object], str, str], ...]] = (
    ({"knocker_surpassed": "only_if_lowest"}, "if it is the knocker’s, two", "was beaten two"),
    ({"variant": "schwimmen36"}, "Pass instead of exchanging", "[Kk]nock|36"),
    ({"knock_timing": "after_discard"}, "Knock after throwing", "instead of taking"),
    ({"two_suited_sum": False}, "else your highest card", "Only your best suit"),
    ({"three_kind_30_5": True}, "30½", "unsayable"),
    ({"variant": "schwimmen36", "sch_fire": "all_others_lose"}, "worth 33", "unsayable"),
    ({"thirty_one_ends": "party"}, "or whoever shows 31", "takes it\\."),
)
"""Options that are changed, what the guide says then, and what it does not say any more."""
CONTRADICTED: Final[Mapping[str, tuple[tuple[str, str], ...]]] = {
    "scat": (
        ("more than the knocker**, the knocker loses", "plus que celui qui a frappé**, celui-ci perd"),
        ("just as much", "tout juste autant"),
        ("may go straight back", "repartir aussitôt"),
    ),
    "schwimmen": (
        ("knock", "frapp"),
        ("52 cards", "52 cartes"),
        ("discard pile", "défausse"),
        ("everybody else loses a life", "tous les autres perdent une vie"),
    ),
    "schwimmen_32": (
        ("twos to fives", "trois, quatre et cinq."),
        ("can only pass in the next turn", "ne peut que passer au tour suivant"),
        ("in the very first turn", "dès son premier tour"),
        ("knock", "frapp"),
    ),
    "strict": (
        ("best total that it reaches", "meilleur total"),
        ("may go straight back", "repartir aussitôt"),
        ("in the very first turn", "dès son premier tour"),
        ("one last chance", "une dernière chance"),
    ),
    "quick": (
        ("3 chips", "3\u00a0jetons"),
        ("bring nothing more", "n’apportent rien de plus"),
        ("the next deal follows", "vient la donne suivante"),
    ),
}
"""By preset what the rules page would say against it, in English and French."""
