"""What the words of Tripoli say of its rules: figures in guide and lesson, and what a rules page must not say."""

from collections.abc import Mapping
from typing import Final

GUIDE: Final[Mapping[str, str]] = {
    "Five spaces": "TRP-05, with others TRPV-22",
    "the dealer two": "a sentence of its own by dealer_double_ante",
    "five cards|best five": "poker hands (TRP-50)",
    "ten(?= of hearts)": "a rank (TRP-05)",
}
"""Every phrase of the guide with a figure in it, and why no option can change it."""
LESSON: Final[Mapping[str, tuple[str, object]]] = {
    "has put one on each space": ("dealer_double_ante", False),
    "offers, one chip": ("spare_min_bid", 1),
    "in another suit": ("lead_rule", "free"),
    "you have taken three spaces": ("pay_collect", "stage_one"),
}
"""What the lesson says that an option decides, and the value by which it is true."""
NOT_TAUGHT: Final = frozenset[str]()
"""Acts of the lesson that are not said to go with such a hand."""
TERMS: Final[Mapping[str, tuple[str, str]]] = {
    "board": ("each space of the board", "chaque case de la planche"),
    "pay card": ("the cards that stand there, the pay cards", "les cartes qui y figurent, les cartes payantes"),
    "spare hand": ("dealt to nobody, the spare hand", "donnée à personne, la réserve"),
    "to bid": ("bids, that is, offers", "enchérit, c’est-à-dire offre"),
    "stake": ("bets nothing", "ne mise rien"),
    "pot": ("put two chips into the pot", "mettez deux jetons au pot"),
    "to lead": ("leads in the last stage, that is, lays the first card", "c’est-à-dire pose la première carte"),
    "run, sequence": ("and so on: that is a run", "ainsi de suite : c’est une suite"),
    "kitty": ("the kitty, the space for that", "la cagnotte, la case faite pour cela"),
}
"""The words of the lesson that explain each term of the glossary, in English and French."""
CHANGED: Final[tuple[tuple[Mapping[str, object], str, str], ...]] = (
    ({"dealer_double_ante": True}, "and the dealer two", "of the board. Five"),
    ({"pay_collect": "by_play"}, "Whoever plays a pay card", "shows it and takes"),
    ({"pay_suit": "auction"}, "Whoever plays a pay card", "of hearts"),
    ({"cosmo": True}, "others with every deal", "poker|whole hand"),
    ({"pay_card_bars_trade": True}, "neither exchanges nor bids", "unsayable"),
)
"""Options that are changed, what the guide says then, and what it does not say any more."""
CONTRADICTED: Final[Mapping[str, tuple[tuple[str, str], ...]]] = {
    "family": (
        ("check, or bet", "ou il mise"),
        ("Once somebody has bet", "Dès que quelqu’un a misé"),
        ("**raise**", "**relancent**"),
        ("all stakes are equal", "les mises sont égales"),
        ("another suit", "une autre couleur"),
        ("last round of poker", "dernier tour de poker"),
        ("auction", "enchères"),
        ("nobody can lead", "personne ne peut mener"),
    ),
    "red_black": (
        ("winner of the poker leads", "gagnant du poker mène"),
        ("the lowest card of any suit", "la plus basse carte d’une couleur"),
    ),
    "cosmo": (
        ("nine spaces", "neuf cases"),
        ("round of poker, and", "tour de poker et le"),
        ("five cards** apart", "cinq cartes** à part"),
        ("ace, king, queen, jack", "l’as, au roi"),
        ("pot** goes", "pot** va"),
        ("without doing anything", "sans rien avoir à faire"),
        ("winner of the poker leads", "gagnant du poker mène"),
    ),
    "rummoli": (("without doing anything", "sans rien avoir à faire"), ("three games", "trois jeux")),
    "pay_suit": (
        ("ten of hearts", "dix de cœur"),
        ("8–9–10", "8–9–10"),
        ("without doing anything", "sans rien avoir à faire"),
    ),
    "high_stakes": (
        ("higher than", "ne dépasse pas"),
        ("goes into debt", "s’endette"),
        ("last round of poker", "dernier tour de poker"),
    ),
    "michigan_rummy": (
        ("without doing anything", "sans rien avoir à faire"),
        ("dealer’s left begins", "gauche du donneur commence"),
        ("the lowest card of any suit", "la plus basse carte d’une couleur"),
        ("three games", "trois jeux"),
    ),
}
"""By preset what the rules page would say against it, in English and French."""
