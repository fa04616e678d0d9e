"""Names of the spaces of the board."""

from collections.abc import Sequence
from typing import Final

from ludo.engine.cards import ACE, JACK, KING, QUEEN, Card, rank_of, suit_of
from ludo.games.tripoli.options import TripoliOptions
from ludo.games.tripoli.rules import PAIR_SPACE, Layout
from ludo.ui.i18n import Text, texts, translate
from ludo.ui.wording.cards import card_name, suit_name

_text = texts("Tripoli")
_PAIRS: Final[Sequence[Text]] = (
    _text("Three-two of {suit}"),
    _text("Four-three of {suit}"),
    _text("Five-four of {suit}"),
    _text("Six-five of {suit}"),
    _text("Seven-six of {suit}"),
    _text("Eight-seven of {suit}"),
    _text("Nine-eight of {suit}"),
    _text("Ten-nine of {suit}"),
    _text("Jack-ten of {suit}"),
    _text("Queen-jack of {suit}"),
    _text("King-queen of {suit}"),
    _text("Ace-king of {suit}"),
)
"""Two neighbouring cards of a suit, by the lower one from the Two on."""

SUIT_SIGNS: Final = "♣♦♥♠"
"""The signs of the suits as they are written."""


def rank_letter(rank: int) -> str:
    """Return a rank as cards of this language bear it: "10", "J"."""
    match rank:
        case _ if rank == ACE:
            return translate("Tripoli", "A")
        case _ if rank == KING:
            return translate("Tripoli", "K")
        case _ if rank == QUEEN:
            return translate("Tripoli", "Q")
        case _ if rank == JACK:
            return translate("Tripoli", "J")
    return str(rank)


def ranks_text(lowest: int) -> str:
    """Return a sequence of three ranks by its lowest one: "8–9–10"."""
    return "–".join(rank_letter(rank) for rank in range(lowest, lowest + 3))


def pair_name(pair: tuple[Card, Card]) -> str:
    """Return what two neighbouring cards of a suit are called, the higher one first: "king-queen of hearts"."""
    low = pair[0]
    return _PAIRS[rank_of(low) - 2]().format(suit=suit_name(suit_of(low)))


def space_title(index: int, layout: Layout) -> str:
    """Return the name of a space of the board by its number."""
    if index < len(layout.cards):
        return card_name(layout.cards[index])
    if index == PAIR_SPACE:
        return pair_name(layout.pair)
    return common_title(("sequence", "kitty", "pot")[index - PAIR_SPACE - 1], layout.sequence)


def common_title(name: str, sequence: int) -> str:
    """Return the name of a space that is no card."""
    match name:
        case "sequence":
            return ranks_text(sequence)
        case "kitty":
            return translate("Tripoli", "Kitty")
    return translate("Tripoli", "Pot")


def space_rule(index: int, options: TripoliOptions) -> str:
    """Return who takes the chips of a space."""
    by_play = options.pay_collect == "by_play"
    match index:
        case _ if index < PAIR_SPACE:
            if by_play:
                return translate("Tripoli", "Goes to whoever plays this card.")
            return translate("Tripoli", "Goes to whoever holds this card.")
        case _ if index == PAIR_SPACE:
            if by_play:
                return translate("Tripoli", "Goes to whoever plays both cards, one directly after the other.")
            return translate("Tripoli", "Goes to whoever holds both cards.")
        case _ if index == PAIR_SPACE + 1:
            if by_play:
                return translate(
                    "Tripoli", "Goes to whoever plays all three in one suit, one directly after the other."
                )
            return translate("Tripoli", "Goes to whoever holds all three in one suit.")
        case _ if index == PAIR_SPACE + 2:
            return translate("Tripoli", "Goes to whoever is first to have no cards left.")
        case _ if options.cosmo:
            return translate("Tripoli", "Used only in the closing rounds.")
    return translate("Tripoli", "Goes to the best poker hand.")
