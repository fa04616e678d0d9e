"""Hands that the others may hold, for all that a seat knows."""

from random import Random
from typing import NamedTuple

from ludo.bots.triomphe.tricks import Numbering
from ludo.games.triomphe.determinize import determinize
from ludo.games.triomphe.state import TriompheState
from ludo.games.triomphe.view import TriompheView


class World(NamedTuple):
    """Cards by number: the hands by seat, and the stock from the top."""

    hands: list[int]
    stock: tuple[int, ...]


def drawn_world(view: TriompheView, numbers: Numbering, rng: Random) -> World:
    """Draw hands that fit everything seen: what everybody laid says what they had not (TRI-40 to TRI-46)."""
    return world_of(determinize(view, rng), numbers)


def world_of(state: TriompheState, numbers: Numbering) -> World:
    """Return the hands and the stock of a deal as they are."""
    hands = [numbers.mask(card for card in cards if not state.laid >> card & 1) for cards in state.stage.hands]
    return World(hands, tuple(numbers.number[card] for card in state.stage.stock))
