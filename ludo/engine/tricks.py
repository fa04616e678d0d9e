"""Tricks (*plis*, *levées*), shared by the games that play them."""

from collections.abc import Callable, Sequence

from ludo.engine.cards import Card
from ludo.engine.places import Seat

Laid = tuple[Seat, Card]
"""A card in a trick and who laid it."""


def strongest(trick: Sequence[Laid], strength: Callable[[Card], int]) -> list[Laid]:
    """The cards of a trick that no other beats, in the order in which they were laid; none if nothing was laid."""
    best: list[Laid] = []
    best_strength = 0
    for laid in trick:
        value = strength(laid[1])
        if not best or value > best_strength:
            best = [laid]
            best_strength = value
        elif value == best_strength:
            best.append(laid)
    return best
