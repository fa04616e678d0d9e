"""Hands that the others may hold, for all that a seat knows."""

from random import Random
from typing import NamedTuple

from ludo.bots.triomphe.tricks import Numbering
from ludo.engine.cards import PACK_32
from ludo.engine.places import STOCK, hand
from ludo.games.triomphe.determinize import determinize
from ludo.games.triomphe.state import TriompheState
from ludo.games.triomphe.view import TriompheView


class World(NamedTuple):
    """Cards by number: the hands by seat, and the stock from the top."""

    hands: list[int]
    stock: tuple[int, ...]


def read_world(view: TriompheView, numbers: Numbering, rng: Random) -> World:
    """Draw hands that fit everything seen: what everybody laid says what he had not (TRI-40 to TRI-46)."""
    return world_of(determinize(view, rng), numbers)


def world_of(state: TriompheState, numbers: Numbering) -> World:
    """Return the hands and the stock of a deal as they are."""
    hands = [numbers.mask(card for card in cards if not state.laid >> card & 1) for cards in state.stage.hands]
    return World(hands, tuple(numbers.number[card] for card in state.stage.stock))


def unread_world(view: TriompheView, numbers: Numbering, rng: Random) -> World:
    """Draw hands from the cards that were not seen yet, whoever followed suit or did not."""
    seen = {card for cards in view.zones.values() for card in cards if card is not None}
    unseen = [card for card in PACK_32 if card not in seen]
    rng.shuffle(unseen)
    hands = []
    for seat in range(view.options.players):
        known = view.known(hand(seat))
        missing = len(view.cards(hand(seat))) - len(known)
        hands.append(numbers.mask((*known, *unseen[:missing])))
        del unseen[:missing]
    return World(hands, tuple(numbers.number[card] for card in unseen[: len(view.cards(STOCK))]))
