"""The names of the cards."""

from collections.abc import Sequence
from typing import Final

from ludo.engine.cards import JOKER, Card, rank_of, suit_of
from ludo.engine.drafts import Item
from ludo.engine.places import TRICK
from ludo.ui.i18n import translate


def rank_name(rank: int) -> str:
    """Return a rank in a word, as it begins a name: "Seven", "King"."""
    match rank:
        case 2:
            return translate("Cards", "Two")
        case 3:
            return translate("Cards", "Three")
        case 4:
            return translate("Cards", "Four")
        case 5:
            return translate("Cards", "Five")
        case 6:
            return translate("Cards", "Six")
        case 7:
            return translate("Cards", "Seven")
        case 8:
            return translate("Cards", "Eight")
        case 9:
            return translate("Cards", "Nine")
        case 10:
            return translate("Cards", "Ten")
        case 11:
            return translate("Cards", "Jack")
        case 12:
            return translate("Cards", "Queen")
        case 13:
            return translate("Cards", "King")
        case _:
            return translate("Cards", "Ace")


SUITS: Final = 4


def suit_name(suit: int) -> str:
    """Return a suit in a word: "clubs"."""
    match suit:
        case 0:
            return translate("Cards", "clubs")
        case 1:
            return translate("Cards", "diamonds")
        case 2:
            return translate("Cards", "hearts")
        case _:
            return translate("Cards", "spades")


def card_name(card: Card) -> str:
    """Return a card in words: "Seven of hearts", "Sept de cœur"."""
    if card == JOKER:
        return translate("Cards", "Joker")
    return translate("Cards", "{rank} of {suit}").format(rank=rank_name(rank_of(card)), suit=suit_name(suit_of(card)))


def best_title(title: str) -> str:
    """Return what a card is called that is the best of its trick."""
    return translate("Cards", "{card}, the best one").format(card=title)


def card_hint(face: Card | None, targets: Sequence[Item], one_click: bool) -> str:
    """Return what a card does when it is pressed; `targets`: where it may be brought now."""
    if not targets:
        return "" if face is None else card_name(face)
    name = translate("Cards", "Card face down") if face is None else card_name(face)
    to_trick = [target.place for target in targets] == [TRICK]
    if to_trick and one_click:
        return translate("Cards", "{card}: click it or drag it to the middle to play it").format(card=name)
    if to_trick:
        return translate("Cards", "{card}: double-click it or drag it to the middle to play it").format(card=name)
    if one_click:
        return translate("Cards", "{card}: click it or drag it to where it should go").format(card=name)
    return translate("Cards", "{card}: double-click it or drag it to where it should go").format(card=name)
