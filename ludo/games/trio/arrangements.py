"""Every way to make combinations of given shapes out of cards: exact, lazy, with wilds and equal cards.

Cards are held as numbers by face. First each place of a shape gets a natural card or is left to a wild; only when all
shapes are filled are the wilds themselves handed out, so that a hopeless choice ends early.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from ludo.engine.cards import FACES, RANK, SUIT, SUITS, Card, card_of
from ludo.games.trio.combinations import (
    SEQUENCE,
    SET,
    SET_RANKS,
    WILD,
    WILDS,
    Combination,
    Shape,
    face,
    sequence_of,
    set_of,
    starts,
    wilds_apart,
)
from ludo.games.trio.contracts import togetherness
from ludo.games.trio.options import TrioOptions

Supply = list[int]
"""How many of each face."""

_LEFT_TO_A_WILD: Card = -1

_OF_RANK = {rank: tuple(card_of(rank, suit) for suit in SUITS) for rank in SET_RANKS}


def supply_of(cards: Sequence[Card]) -> Supply:
    """How many of each face these cards are."""
    supply = [0] * FACES
    for card in cards:
        supply[card] += 1
    return supply


def wilds_in(supply: Supply) -> int:
    """Number of wild faces."""
    return sum(supply[card] for card in WILDS)


def arrangements(
    cards: Sequence[Card], shapes: Sequence[Shape], options: TrioOptions
) -> Iterator[tuple[Combination, ...]]:
    """Every way to make combinations of all these shapes out of some of these cards, each once.

    Equal shapes must stand side by side. Combinations come in the order of the shapes; of two equal shapes only one
    order is given.
    """
    supply = supply_of(cards)
    wilds = wilds_in(supply)
    if sum(shape.size for shape in shapes) > len(cards) or not _might_be_made(cards, wilds, shapes, options):
        return
    given = set()
    for patterns in _filled(shapes, supply, wilds, options, ()):
        if togetherness(patterns, options):
            continue
        for combinations in _with_wilds(patterns, supply):
            key = tuple(sorted(combinations))
            if key not in given:
                given.add(key)
                yield combinations


def _might_be_made(cards: Sequence[Card], wilds: int, shapes: Sequence[Shape], options: TrioOptions) -> bool:
    """A quick look: does each shape alone come close enough for all wilds together?"""
    held = held_slots(cards, options)
    missing = 0
    for shape in shapes:
        if shape.kind == SET:
            most = most_of_a_rank(cards, options)
        else:
            every = windows(shape.size, options)
            most = max(((mask & window).bit_count() for mask in held for window in every), default=0)
        gap = max(shape.size - most, 0)
        if shape.limit is not None and gap > shape.limit:
            return False
        missing += gap
    return missing <= wilds


def held_slots(cards: Sequence[Card], options: TrioOptions) -> list[int]:
    """By suit, the slots for which these cards hold the natural card, as bits; in a circle bit 1 to bit 13."""
    held = [0, 0, 0, 0]
    both_aces = not options.sequence_wrap
    for card in cards:
        if not WILD[card]:
            rank = RANK[card]
            held[SUIT[card]] |= (2 if not both_aces else 2 | 1 << 14) if rank == 14 else 1 << rank
        elif options.natural_twos and RANK[card] == 2:
            held[SUIT[card]] |= 4
    return held


def most_of_a_rank(cards: Sequence[Card], options: TrioOptions) -> int:
    """The greatest number of natural cards of one rank that may lie in one set (TRO-20)."""
    numbers = [0] * 15
    for card in cards if options.duplicates_in_sets else set(cards):
        if not WILD[card]:
            numbers[RANK[card]] += 1
    return max(numbers)


@lru_cache(maxsize=1024)
def windows(size: int, options: TrioOptions) -> tuple[int, ...]:
    """The slots of every sequence of that size, as bits, in the order of `starts`."""
    if options.sequence_wrap:
        return tuple(sum(1 << (start + step - 1) % 13 + 1 for step in range(size)) for start in starts(size, options))
    return tuple(((1 << size) - 1) << start for start in starts(size, options))


def _filled(
    shapes: Sequence[Shape], supply: Supply, wilds: int, options: TrioOptions, before: tuple[Combination, ...]
) -> Iterator[tuple[Combination, ...]]:
    """Patterns for the shapes that are left; while one is given its natural cards are missing from the supply."""
    number = len(before)
    if number == len(shapes):
        yield before
        return
    shape = shapes[number]
    alike = number > 0 and shapes[number - 1] == shape
    for pattern, left in _patterns(shape, supply, wilds, options):
        if not (alike and pattern < before[-1]):
            yield from _filled(shapes, supply, left, options, (*before, pattern))


def _patterns(shape: Shape, supply: Supply, wilds: int, options: TrioOptions) -> Iterator[tuple[Combination, int]]:
    most = wilds if shape.limit is None else min(wilds, shape.limit)
    if shape.kind == SET:
        for rank in SET_RANKS:
            faces = _OF_RANK[rank]
            if sum(supply[card] for card in faces) + most < shape.size:
                continue
            for number in range(most + 1):
                for naturals in _choices(faces, shape.size - number, supply, options.duplicates_in_sets):
                    pattern = Combination(SET, rank, 0, naturals + (_LEFT_TO_A_WILD,) * number)
                    yield pattern, wilds - number
        return
    apart = wilds_apart(options)
    held = held_slots([card for card, number in enumerate(supply) if number], options)
    for suit in SUITS:
        for start, window in zip(starts(shape.size, options), windows(shape.size, options), strict=True):
            if (held[suit] & window).bit_count() + most < shape.size:
                continue
            places = [face(suit, start + step) for step in range(shape.size)]
            for run, left in _runs(places, supply, wilds, most, apart, options.natural_twos):
                yield Combination(SEQUENCE, suit, start, run), left


def _choices(faces: tuple[Card, ...], number: int, supply: Supply, duplicates: bool) -> Iterator[tuple[Card, ...]]:
    """Every choice of that many cards out of these faces, in their order."""
    if number == 0:
        yield ()
        return
    if not faces:
        return
    first, others = faces[0], faces[1:]
    most = min(supply[first] if duplicates else min(supply[first], 1), number)
    for taken in range(most, -1, -1):
        supply[first] -= taken
        for rest in _choices(others, number - taken, supply, duplicates):
            yield (first,) * taken + rest
        supply[first] += taken


def _runs(
    places: Sequence[Card], supply: Supply, wilds: int, most: int, apart: bool, natural_twos: bool
) -> Iterator[tuple[tuple[Card, ...], int]]:
    """Every way to fill the places of a sequence: its cards, and the wilds that are left of all."""
    stack: list[Card] = []

    def fill(wilds: int, most: int) -> Iterator[tuple[tuple[Card, ...], int]]:
        if len(stack) == len(places):
            yield tuple(stack), wilds
            return
        card = places[len(stack)]
        if supply[card] and (not WILD[card] or (natural_twos and wilds)):
            supply[card] -= 1
            stack.append(card)
            yield from fill(wilds - WILD[card], min(most, wilds - WILD[card]))
            stack.pop()
            supply[card] += 1
        if most and not (apart and stack and stack[-1] == _LEFT_TO_A_WILD):
            stack.append(_LEFT_TO_A_WILD)
            yield from fill(wilds - 1, most - 1)
            stack.pop()

    return fill(wilds, most)


def _with_wilds(patterns: tuple[Combination, ...], supply: Supply) -> Iterator[tuple[Combination, ...]]:
    """Hand the wild faces of the supply out to the places left to wilds, in every different way."""
    number = sum(pattern.cards.count(_LEFT_TO_A_WILD) for pattern in patterns)
    for faces in _orders(number, supply):
        hand_out = iter(faces)
        yield tuple(
            _made(pattern, [next(hand_out) if card == _LEFT_TO_A_WILD else card for card in pattern.cards])
            for pattern in patterns
        )


def _made(pattern: Combination, cards: list[Card]) -> Combination:
    if pattern.kind == SET:
        return set_of(pattern.of, cards)
    return sequence_of(pattern.of, pattern.start, cards)


def _orders(number: int, supply: Supply) -> Iterator[tuple[Card, ...]]:
    """Every order of that many wild faces out of the supply."""
    if number == 0:
        yield ()
        return
    for card in WILDS:
        if supply[card]:
            supply[card] -= 1
            for rest in _orders(number - 1, supply):
                yield (card, *rest)
            supply[card] += 1
