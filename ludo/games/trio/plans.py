"""How near a hand is to a contract: a quick plan of what to keep and what would help. Not exact: `arrangements` is."""

from collections.abc import Collection, Sequence
from functools import lru_cache
from typing import NamedTuple

from ludo.engine.cards import RANK, SUITS, Card
from ludo.engine.frozen import new_tuple
from ludo.games.trio.arrangements import OF_RANK, SLOT_COUNT, Supply, held_slots, runs_of, supply_of
from ludo.games.trio.combinations import SET, WILD, Meld, Shape, face, wilds_apart
from ludo.games.trio.contracts import shapes_of
from ludo.games.trio.options import TrioOptions
from ludo.games.trio.rules import packs


class Plan(NamedTuple):
    """Cards to keep for a contract, wilds included, how many cards are still missing, and the natural ones that fit."""

    kept: tuple[Card, ...]
    missing: int
    wanted: frozenset[Card]


class _Part(NamedTuple):
    """A plan for one shape: cards to keep, cards that would join them, places for wilds, places unfilled."""

    kept: list[Card]
    wanted: set[Card]
    for_wilds: int
    gap: int


def plan_for(cards: Sequence[Card], contract: int, options: TrioOptions, unreachable: Collection[Card] = ()) -> Plan:
    """A plan for a contract: the fullest place for each shape in turn, long sequences first.

    `unreachable`: natural cards that cannot be got any more.
    """
    gone = frozenset(unreachable)
    supply = supply_of([card for card in cards if not WILD[card]])
    wilds = tuple([card for card in cards if WILD[card]])
    left = len(wilds)
    kept: list[Card] = []
    wanted: set[Card] = set()
    missing = 0
    for shape in _long_sequences_first(shapes_of(contract, options)):
        if shape.kind == SET:
            part = _best_set(shape, supply, options, gone)
        else:
            part = _best_sequence(shape, supply, left, options, gone)
        for card in part.kept:
            supply[card] = supply[card] - 1
        kept += part.kept
        wanted |= part.wanted
        filled = min(part.for_wilds, left)
        left -= filled
        missing += part.gap - filled
    return new_tuple(Plan, ((*kept, *wilds), missing, frozenset(wanted - gone)))


@lru_cache(maxsize=64)
def _long_sequences_first(shapes: tuple[Shape, ...]) -> tuple[Shape, ...]:
    return tuple(sorted(shapes, key=lambda shape: (shape.kind == SET, -shape.size)))


def out_of_reach(hand: Collection[Card], melds: Collection[Meld], options: TrioOptions) -> frozenset[Card]:
    """Return the natural cards of which no copy is left but those on the table and in the own hand."""
    laid = supply_of([card for meld in melds for card in meld.combination.cards] + list(hand))
    number = packs(options)
    return frozenset(card for card, count in enumerate(laid) if count >= number and not WILD[card])


def _best_set(shape: Shape, supply: Supply, options: TrioOptions, unreachable: frozenset[Card]) -> _Part:
    """Return the rank of which most cards are left."""
    best: list[Card] = []
    duplicates = options.duplicates_in_sets
    for faces in OF_RANK:
        if not faces:
            continue
        clubs, diamonds, hearts, spades = faces
        if supply[clubs] + supply[diamonds] + supply[hearts] + supply[spades] <= len(best):
            continue
        number = 0
        for card in faces:
            number += supply[card] if duplicates else min(supply[card], 1)
        if number > len(best) and (number >= shape.size - 1 or not unreachable.issuperset(faces)):
            best = []
            for card in faces:
                best += [card] * (supply[card] if duplicates else min(supply[card], 1))
    gap = max(shape.size - len(best), 0)
    wanted = set(OF_RANK[RANK[best[0]]]) if best and gap else set()
    if wanted and not duplicates:
        wanted.difference_update(best)
    return new_tuple(_Part, (best[: shape.size], wanted, min(gap, 1), gap))


def _best_sequence(
    shape: Shape, supply: Supply, wilds: int, options: TrioOptions, unreachable: frozenset[Card]
) -> _Part:
    """Return the slots of one suit that want the fewest natural cards, and of these the fullest."""
    wrap = options.sequence_wrap
    runs = runs_of(shape.size, wrap, options.ace_rank)
    held = held_slots([card for card, number in enumerate(supply) if number], wrap, options.natural_twos)
    gone = held_slots(unreachable, wrap, options.natural_twos)
    apart = wilds_apart(options)
    most = wilds if shape.limit is None else min(wilds, shape.limit)
    size = shape.size
    best_value, best_number, best_suit, best_start, best_for_wilds = -2 * size - 1, 0, 0, 0, 0
    for suit in SUITS:
        mine, lost = held[suit], gone[suit] & ~held[suit]
        if runs.most(mine) + most - size < best_value:
            continue
        for start, window in runs.windows:
            number = SLOT_COUNT[mine & window]
            if number + most - size < best_value:
                continue
            for_wilds = _places_for_wilds(window & ~mine, apart)
            value = number + min(for_wilds, most) - size
            lost_here = lost & window
            if lost_here and SLOT_COUNT[lost_here] > _places_for_wilds(lost_here, apart):
                value -= size
            if value > best_value or (value == best_value and number >= best_number):
                best_value, best_number, best_suit, best_start, best_for_wilds = value, number, suit, start, for_wilds
    places = [face(best_suit, best_start + step) for step in range(size)]
    kept = [card for card in places if supply[card]]
    gap = size - len(kept)
    wanted = {card for card in places if not supply[card] and not WILD[card]}
    for_wilds = best_for_wilds if shape.limit is None else min(best_for_wilds, shape.limit)
    return new_tuple(_Part, (kept, wanted, for_wilds, gap))


def _places_for_wilds(slots: int, apart: bool) -> int:
    """Return how many of these slots wilds can fill, where need be with a natural card between any two."""
    if not apart:
        return SLOT_COUNT[slots]
    number = 0
    while slots:
        lowest = slots & -slots
        slots &= ~(lowest | lowest << 1)
        number += 1
    return number
