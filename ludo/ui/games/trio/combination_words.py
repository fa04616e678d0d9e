"""The names of combinations and contracts, and what the cards in them stand for."""

from collections.abc import Mapping, Sequence
from typing import Final

from ludo.engine.cards import RANK, SUIT, Card, Rank
from ludo.games.trio.combinations import SET, WILD, Combination, face, name_of, wild_places
from ludo.games.trio.contracts import shapes_of
from ludo.games.trio.options import TrioOptions
from ludo.ui.i18n import Text, listed, texts, translate
from ludo.ui.wording.cards import card_name, rank_name, suit_name
from ludo.ui.wording.names import elided

_text = texts("Trio")


_SHAPES: Final[Mapping[str, Text]] = {
    "brelan": _text("Three of a kind"),
    "carre": _text("Four of a kind"),
    "tierce": _text("Run of three"),
    "quatrieme": _text("Run of four"),
}


def shape_name(name: str) -> str:
    """Return the name of a shape, given that of the engine: "Brelan", "Sequence of 7"."""
    if name in _SHAPES:
        return _SHAPES[name]()
    return translate("Trio", "Run of {size}").format(size=name.removeprefix("seq"))


CONTRACT_TEXTS: Final[Mapping[tuple[str, ...], Text]] = {
    ("brelan", "brelan"): _text("two threes of a kind"),
    ("brelan", "carre"): _text("three of a kind and four of a kind"),
    ("carre", "carre"): _text("two fours of a kind"),
    ("quatrieme", "carre"): _text("a run of 4 and four of a kind"),
    ("brelan", "brelan", "brelan"): _text("three threes of a kind"),
    ("quatrieme", "quatrieme"): _text("two runs of 4"),
    ("seq7", "brelan"): _text("a run of 7 and three of a kind"),
    ("quatrieme",): _text("a run of 4"),
    ("quatrieme", "brelan"): _text("a run of 4 and three of a kind"),
    ("quatrieme", "quatrieme", "brelan"): _text("two runs of 4 and three of a kind"),
    ("seq10",): _text("a run of 10"),
    ("seq6", "seq6"): _text("two runs of 6"),
    ("seq10", "brelan"): _text("a run of 10 and three of a kind"),
    ("seq13",): _text("a run of 13"),
}
"""What each contract asks for, by the names of its shapes."""


def contract_text(contract: int, options: TrioOptions) -> str:
    """Return what a contract asks for: "two Brelans"."""
    shapes = tuple(name_of(shape.kind, shape.size) for shape in shapes_of(contract, options))
    return CONTRACT_TEXTS[shapes]()


def contract_title(contract: int, options: TrioOptions) -> str:
    """Return a contract or school year with its number and what it asks for."""
    if options.variant == "ecole":
        title = translate("Trio", "Year {number}: {shapes}")
    else:
        title = translate("Trio", "Contract {number}: {shapes}")
    return title.format(number=contract, shapes=contract_text(contract, options))


_RANKS: Final = (
    _text("Threes"),
    _text("Fours"),
    _text("Fives"),
    _text("Sixes"),
    _text("Sevens"),
    _text("Eights"),
    _text("Nines"),
    _text("Tens"),
    _text("Jacks"),
    _text("Queens"),
    _text("Kings"),
    _text("Aces"),
)
"""Ranks in the plural, from the Three to the Ace."""


def ranks_name(rank: Rank) -> str:
    """Return a rank in the plural, as in "Brelan of Kings"."""
    return _RANKS[rank - 3]()


def stands_for(combination: Combination, index: int) -> Card:
    """Return the face that a card of a sequence stands for, wild or not."""
    return face(combination.of, combination.start + index)


def combination_text(combination: Combination) -> str:
    """Return a combination in words: "Brelan of Nines", "Quatrième of hearts (Five to Eight)"."""
    name = shape_name(name_of(combination.kind, len(combination.cards)))
    if combination.kind == SET:
        return elided(translate("Trio", "{name}, {rank}"), name=name, rank=ranks_name(combination.of))
    low, high = (rank_name(RANK[stands_for(combination, index)]) for index in (0, len(combination.cards) - 1))
    return translate("Trio", "{name} of {suit} ({low} to {high})").format(
        name=name, suit=suit_name(combination.of), low=low, high=high
    )


def wilds_text(combination: Combination, options: TrioOptions) -> str:
    """Return what the wilds of a sequence stand for: "Two of clubs as Eight"; empty for a set or without wilds."""
    if combination.kind == SET:
        return ""
    return listed(
        [
            translate("Trio", "{wild} as {rank}").format(
                wild=card_name(combination.cards[index]), rank=rank_name(RANK[stands_for(combination, index)])
            )
            for index in wild_places(combination, options)
        ]
    )


def cards_text(cards: Sequence[Card]) -> str:
    """Return cards that were laid together by what they make: "Brelan of Nines", "Tierce of clubs"."""
    naturals = [card for card in cards if not WILD[card]]
    if not naturals or len(cards) < 3:
        return listed([card_name(card) for card in cards])
    if len({RANK[card] for card in naturals}) == 1 and len(cards) <= 4:
        name = shape_name(name_of("set", len(cards)))
        return elided(translate("Trio", "{name}, {rank}"), name=name, rank=ranks_name(RANK[naturals[0]]))
    name = shape_name(name_of("seq", len(cards)))
    return translate("Trio", "{name} of {suit}").format(name=name, suit=suit_name(SUIT[naturals[0]]))
