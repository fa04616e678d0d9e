"""The names of the 52 cards, each a message of its own: a language may give it forms (`ludo/ui/i18n/inflection.py`)."""

from collections.abc import Sequence
from typing import Final

from ludo.ui.i18n import Text, texts

_text = texts("Cards")

CARD_NAMES: Final[Sequence[Text]] = (
    _text("Two of clubs"),
    _text("Three of clubs"),
    _text("Four of clubs"),
    _text("Five of clubs"),
    _text("Six of clubs"),
    _text("Seven of clubs"),
    _text("Eight of clubs"),
    _text("Nine of clubs"),
    _text("Ten of clubs"),
    _text("Jack of clubs"),
    _text("Queen of clubs"),
    _text("King of clubs"),
    _text("Ace of clubs"),
    _text("Two of diamonds"),
    _text("Three of diamonds"),
    _text("Four of diamonds"),
    _text("Five of diamonds"),
    _text("Six of diamonds"),
    _text("Seven of diamonds"),
    _text("Eight of diamonds"),
    _text("Nine of diamonds"),
    _text("Ten of diamonds"),
    _text("Jack of diamonds"),
    _text("Queen of diamonds"),
    _text("King of diamonds"),
    _text("Ace of diamonds"),
    _text("Two of hearts"),
    _text("Three of hearts"),
    _text("Four of hearts"),
    _text("Five of hearts"),
    _text("Six of hearts"),
    _text("Seven of hearts"),
    _text("Eight of hearts"),
    _text("Nine of hearts"),
    _text("Ten of hearts"),
    _text("Jack of hearts"),
    _text("Queen of hearts"),
    _text("King of hearts"),
    _text("Ace of hearts"),
    _text("Two of spades"),
    _text("Three of spades"),
    _text("Four of spades"),
    _text("Five of spades"),
    _text("Six of spades"),
    _text("Seven of spades"),
    _text("Eight of spades"),
    _text("Nine of spades"),
    _text("Ten of spades"),
    _text("Jack of spades"),
    _text("Queen of spades"),
    _text("King of spades"),
    _text("Ace of spades"),
)
"""By suit (clubs, diamonds, hearts, spades), and from the Two to the Ace."""
