"""What hands are worth, as the table shows it."""

from collections.abc import Sequence
from math import floor

from ludo.engine.cards import Card
from ludo.engine.places import hand
from ludo.engine.views import AnyView
from ludo.games.trente_et_un.rules import HAND_SIZE, hand_value
from ludo.games.trente_et_un.view import trente_et_un_view


def value_text(value: float) -> str:
    """Return a value as it is written: 27, or 30½."""
    return str(int(value)) if value == int(value) else f"{floor(value)}½"


def worth(view: AnyView, cards: Sequence[Card]) -> float | None:
    """Return what three cards are worth at this table, None for another number of cards."""
    return hand_value(trente_et_un_view(view).options, cards) if len(cards) == HAND_SIZE else None


def own_worth(view: AnyView) -> float | None:
    """Return what the viewer's hand is worth, None while it is not known or not of three cards."""
    return None if view.seat is None else worth(view, view.known(hand(view.seat)))
