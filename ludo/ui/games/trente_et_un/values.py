"""What hands are worth, as the table shows it."""

from collections.abc import Sequence
from math import floor

from ludo.engine.cards import Card
from ludo.engine.places import Seat, hand
from ludo.engine.views import AnyView
from ludo.games.trente_et_un.rules import HAND_SIZE, hand_value
from ludo.games.trente_et_un.view import TrenteEtUnFacts, TrenteEtUnView, trente_et_un_view


def value_text(value: float) -> str:
    """Return a value as it is written: 27, or 30½."""
    return str(int(value)) if value == int(value) else f"{floor(value)}½"


def worth(view: AnyView | TrenteEtUnView, cards: Sequence[Card]) -> float | None:
    """Return what three cards are worth at this table, None for another number of cards."""
    return hand_value(trente_et_un_view(view).options, cards) if len(cards) == HAND_SIZE else None


def own_worth(view: AnyView | TrenteEtUnView) -> float | None:
    """Return what the viewer's hand is worth, None while it is not known or not of three cards."""
    return None if view.seat is None else worth(view, view.known(hand(view.seat)))


def shown_worth(view: TrenteEtUnView, seat: Seat) -> float | None:
    """Return what a hand is worth that everybody knows, None for any other."""
    return worth(view, view.known(hand(seat)))


def loses(facts: TrenteEtUnFacts, seat: Seat) -> bool:
    """Return whether the deal that has ended costs a seat lives."""
    return facts.outcome is not None and bool(facts.outcome.losses[seat])
