"""How near a hand is to a contract: a quick plan of what to keep and what would help. Not exact: `arrangements` is."""

from collections.abc import Sequence
from typing import NamedTuple

from ludo.engine.cards import RANK, SUITS, Card, card_of
from ludo.games.trio.arrangements import Supply, held_slots, supply_of, windows
from ludo.games.trio.combinations import SET, SET_RANKS, WILD, Shape, face, starts
from ludo.games.trio.contracts import shapes_of
from ludo.games.trio.options import TrioOptions


class Plan(NamedTuple):
    """What to keep for a contract, wilds included, how many cards are still missing, and the natural ones that fit."""

    kept: tuple[Card, ...]
    missing: int
    wanted: frozenset[Card]


def plan_for(cards: Sequence[Card], contract: int, options: TrioOptions) -> Plan:
    """A plan for a contract: the fullest place for each shape in turn, long sequences first."""
    supply = supply_of([card for card in cards if not WILD[card]])
    wilds = tuple(card for card in cards if WILD[card])
    kept: list[Card] = []
    wanted: set[Card] = set()
    missing = spare = 0
    for shape in sorted(shapes_of(contract, options), key=lambda shape: (shape.kind == SET, -shape.size)):
        best = _best_set(shape, supply, options) if shape.kind == SET else _best_sequence(shape, supply, options)
        for card in best[0]:
            supply[card] -= 1
        kept += best[0]
        wanted |= best[1]
        gap = shape.size - len(best[0])
        spare += gap if shape.limit is None else min(gap, shape.limit)
        missing += gap
    return Plan((*kept, *wilds), missing - min(spare, len(wilds)), frozenset(wanted) if missing else frozenset())


def _best_set(shape: Shape, supply: Supply, options: TrioOptions) -> tuple[list[Card], set[Card]]:
    """The rank of which most cards are left: those to keep, and those that would join them."""
    best: list[Card] = []
    for rank in SET_RANKS:
        held: list[Card] = []
        for suit in SUITS:
            card = card_of(rank, suit)
            held += [card] * (supply[card] if options.duplicates_in_sets else min(supply[card], 1))
        if len(held) > len(best):
            best = held
    if len(best) >= shape.size or not best:
        return best[: shape.size], set()
    wanted = {card_of(RANK[best[0]], suit) for suit in SUITS}
    return best, wanted if options.duplicates_in_sets else wanted - set(best)


def _best_sequence(shape: Shape, supply: Supply, options: TrioOptions) -> tuple[list[Card], set[Card]]:
    """The slots of one suit of which most are held: the cards to keep, and those that would fill the others."""
    held = held_slots([card for card, number in enumerate(supply) if number], options)
    most, best_suit, best_start = -1, 0, 0
    for suit in SUITS:
        for start, window in zip(starts(shape.size, options), windows(shape.size, options), strict=True):
            number = (held[suit] & window).bit_count()
            if number > most:
                most, best_suit, best_start = number, suit, start
    places = [face(best_suit, best_start + step) for step in range(shape.size)]
    kept = [card for card in places if supply[card]]
    return kept, {card for card in places if not supply[card] and not WILD[card]}
