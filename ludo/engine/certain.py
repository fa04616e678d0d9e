"""Certainties about an act, read from a view by cards and rules: a code and its numbers, without a sentence."""

from typing import NamedTuple

from ludo.engine.cards import Card


class Certain(NamedTuple):
    """One certain thing. number, of: how many of how many; card: the one meant, -1 if none; value: what it comes to."""

    code: str
    number: int = 0
    of: int = 0
    card: Card = -1
    value: float = 0.0
