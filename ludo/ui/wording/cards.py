"""The names of the cards."""

import re
from collections.abc import Sequence
from typing import Final

from ludo.engine.cards import ACE, JACK, JOKER, KING, QUEEN, Card, card_of, rank_of, suit_of
from ludo.engine.drafts import Item
from ludo.engine.places import TRICK
from ludo.ui.i18n import Text, present_language, texts, translate
from ludo.ui.i18n.inflection import inflected
from ludo.ui.wording.card_names import CARD_NAMES

_text = texts("Cards")
_RANKS: Final[Sequence[Text]] = (
    _text("Two"),
    _text("Three"),
    _text("Four"),
    _text("Five"),
    _text("Six"),
    _text("Seven"),
    _text("Eight"),
    _text("Nine"),
    _text("Ten"),
    _text("Jack"),
    _text("Queen"),
    _text("King"),
    _text("Ace"),
)
"""From the Two to the Ace."""
_SIGNS: Final = "♣♦♥♠"
_WRITTEN: Final = re.compile(rf"(\w+)([{_SIGNS}])( (?=\w+[{_SIGNS}]))?")
_SUITS: Final[Sequence[Text]] = (_text("clubs"), _text("diamonds"), _text("hearts"), _text("spades"))
SUITS: Final = len(_SUITS)


def rank_name(rank: int) -> str:
    """Return a rank in a word, as it begins a name: "Seven", "King"."""
    return inflected(_RANKS[rank - 2]())


def suit_name(suit: int) -> str:
    """Return a suit in a word: "clubs"."""
    return inflected(_SUITS[suit]())


def card_name(card: Card) -> str:
    """Return a card in words: "Seven of hearts", "Sept de cœur"."""
    return inflected(translate("Cards", "Joker") if card == JOKER else CARD_NAMES[card]())


def short_card(card: Card) -> str:
    """Return a card as it is written in little room: "7♥", "K♠"."""
    if card == JOKER:
        return card_name(card)
    letters = dict(zip((KING, QUEEN, JACK), present_language().court_letters, strict=True)) | {ACE: "A"}
    rank = rank_of(card)
    return f"{letters.get(rank, rank)}{_SIGNS[suit_of(card)]}"


def spoken_cards(text: str) -> str:
    """Return a text with cards that are written in it, "A♦ 10♣", in words, for who hears it."""
    letters = present_language().court_letters
    ranks = (
        {str(rank): rank for rank in range(2, 11)} | {"A": ACE} | dict(zip(letters, (KING, QUEEN, JACK), strict=True))
    )

    def named(match: re.Match[str]) -> str:
        rank, sign, comma = match.groups()
        name = card_name(card_of(ranks[rank], _SIGNS.index(sign))) if rank in ranks else match[0].strip()
        return f"{name}, " if comma else name

    return _WRITTEN.sub(named, text)


def drawn_title(title: str) -> str:
    """Return what a card is called that has just come into the hand."""
    return translate("Cards", "{card}, just drawn").format(card=title)


def best_title(title: str) -> str:
    """Return what a card is called that is the best of its trick."""
    return translate("Cards", "{card}, the best one").format(card=title)


def card_keys(targets: Sequence[Item]) -> str:
    """Return what Enter does with a card for who hears it; `targets`: where it may be brought now."""
    if not targets:
        return ""
    if [target.place for target in targets] == [TRICK]:
        return translate("Cards", "Enter plays it.")
    return translate("Cards", "Enter lays it where it belongs, or picks it up.")


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
