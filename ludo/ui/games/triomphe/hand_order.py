"""The order in which a hand of Triomphe is held."""

from collections.abc import Sequence
from typing import Final

from ludo.engine.cards import CLUBS, DIAMONDS, HEARTS, SPADES, Card, suit_of
from ludo.games.triomphe.rules import STRENGTH
from ludo.games.triomphe.view import TriompheView

_SUITS: Final = (SPADES, HEARTS, CLUBS, DIAMONDS)
"""Black and red take turns."""


def strongest_first(view: TriompheView, cards: Sequence[Card]) -> list[Card]:
    """Return cards with trumps first, black and red suits by turns, each suit from its strongest card down."""
    strength = STRENGTH[view.options.variant]
    first = _SUITS.index(view.facts.trump) if view.facts.trump >= 0 else 0
    return sorted(cards, key=lambda card: ((_SUITS.index(suit_of(card)) - first) % len(_SUITS), -strength[card]))
