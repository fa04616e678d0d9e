"""Infers the long sequence that another player gathers cards for, by what they took and threw."""

from collections.abc import Iterable
from math import exp
from typing import Final

from ludo.engine.cards import SUIT, SUITS, Card
from ludo.engine.events import Event, Moved
from ludo.engine.places import DISCARD_PILE, STOCK, Seat, hand
from ludo.games.trio.combinations import SET, WILD
from ludo.games.trio.contracts import shapes_of
from ludo.games.trio.options import TrioOptions
from ludo.games.trio.view import TrioView

LONG: Final = 10
"""Cards of all sequences of a contract from which on the hand has no room for those of other suits."""
TAKEN_SAYS: Final = 1.2
"""How much likelier a suit is for each card of it that they took: the logarithm of the ratio."""
THROWN_SAYS: Final = 0.7
"""How much less likely it is for each card of it that they threw: the logarithm of the ratio."""


def thrown_by(history: Iterable[Event], seat: Seat) -> tuple[Card, ...]:
    """Return what a seat has thrown in this deal."""
    place = hand(seat)
    return tuple(
        [
            card
            for event in history
            if isinstance(event, Moved) and event.target == DISCARD_PILE and event.source == place
            for card in event.cards
            if card is not None
        ]
    )


def left_lying(history: Iterable[Event], seat: Seat) -> tuple[Card, ...]:
    """Return the discards that a seat left lying in this deal, drawing from the stock instead."""
    place = hand(seat)
    found = []
    top: Card | None = None
    for event in history:
        if isinstance(event, Moved) and len(event.cards) == 1:
            if event.target == DISCARD_PILE:
                top = event.cards[0]
            elif event.source == STOCK and event.target == place and top is not None:
                found.append(top)
    return tuple(found)


def long_sequences(contract: int, options: TrioOptions) -> int:
    """Return how many long sequences a contract has; 0 if they leave room for cards of other suits."""
    sizes = [shape.size for shape in shapes_of(contract, options) if shape.kind != SET]
    return len(sizes) if sum(sizes) >= LONG else 0


def suits_gathered(view: TrioView, seat: Seat, thrown: Iterable[Card]) -> list[float]:
    """Return how likely a seat gathers each suit for a long sequence; thrown: what it threw."""
    says = [0.0] * len(SUITS)
    for card in view.known(hand(seat)):
        says[SUIT[card]] += 0.0 if WILD[card] else TAKEN_SAYS
    for card in thrown:
        says[SUIT[card]] -= 0.0 if WILD[card] else THROWN_SAYS
    weights = [exp(one) for one in says]
    number = long_sequences(view.facts.contracts[seat], view.options)
    return [min(number * weight / sum(weights), 1.0) for weight in weights]
