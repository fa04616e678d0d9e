"""Every way to make combinations of given shapes out of cards: exact, lazy, with wilds and equal cards.

Cards are held as numbers by face. First each place of a shape gets a natural card or is left to a wild; only when all
shapes are filled are the wilds themselves handed out, so that a hopeless choice ends early.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from ludo.engine.cards import ACE, FACES, RANK, SUIT, SUITS, Card, card_of
from ludo.engine.frozen import new_tuple
from ludo.games.trio.combinations import (
    CIRCLE,
    SEQUENCE,
    SET,
    SET_RANKS,
    WILD,
    WILDS,
    Combination,
    Shape,
    face,
    first_slots,
    make_set,
    sequence_of,
    wilds_apart,
)
from ludo.games.trio.contracts import togetherness
from ludo.games.trio.options import TrioOptions

Supply = list[int]
"""How many of each face."""

_LEFT_TO_A_WILD: Final[Card] = -1

OF_RANK: Final[tuple[tuple[Card, ...], ...]] = tuple(
    tuple(card_of(rank, suit) for suit in SUITS) if rank in SET_RANKS else () for rank in range(ACE + 1)
)
"""The natural cards of a set, by rank; none for a rank of which there are no sets."""


SLOT_COUNT: Final = bytes([slots.bit_count() for slots in range(1 << 15)])
"""How many slots of a suit these are, by the slots as bits: compiled, to call `bit_count` takes many times as long."""


class Runs:
    """The sequences of one size. windows: the first slot of each, and its slots as bits."""

    __slots__ = ("_most", "windows")

    def __init__(self, size: int, wrap: bool, ace_rank: str) -> None:
        starts = first_slots(size, wrap, ace_rank)
        self.windows: tuple[tuple[int, int], ...] = tuple([(start, _window(start, size, wrap)) for start in starts])
        self._most: dict[int, int] = {}

    def most(self, slots: int) -> int:
        """Return the greatest number of these slots of a suit that one sequence covers."""
        found = self._most.get(slots)
        if found is None:
            found = self._most[slots] = max([SLOT_COUNT[slots & window] for _, window in self.windows], default=0)
        return found


def _window(start: int, size: int, wrap: bool) -> int:
    """Return the slots of a sequence as bits."""
    if wrap:
        return sum([1 << (start + step - 1) % CIRCLE + 1 for step in range(size)])
    return (1 << size) - 1 << start


runs_of = lru_cache(maxsize=64)(Runs)
"""The sequences of a size under two options (`sequence_wrap`, `ace_rank`), made once."""


def supply_of(cards: Sequence[Card]) -> Supply:
    """Return how many of each face these cards are."""
    supply = [0] * FACES
    for card in cards:
        supply[card] = supply[card] + 1  # compiled, `+=` on an item makes objects of all
    return supply


def wilds_in(supply: Supply) -> int:
    """Number of wild faces."""
    return sum([supply[card] for card in WILDS])


def arrangements(
    cards: Sequence[Card], shapes: Sequence[Shape], options: TrioOptions
) -> Iterator[tuple[Combination, ...]]:
    """Yield every way to make combinations of all these shapes out of some of these cards, each once.

    Equal shapes must stand side by side. Combinations come in the order of the shapes; of two equal shapes only one
    order is given.
    """
    if sum([shape.size for shape in shapes]) > len(cards) or not _might_be_made(tuple(cards), shapes, options):
        return
    supply = supply_of(cards)
    wilds = wilds_in(supply)
    given = set()
    for patterns in _filled(shapes, supply, wilds, options, ()):
        if togetherness(patterns, options):
            continue
        for combinations in _with_wilds(patterns, supply):
            key = tuple(sorted(combinations))
            if key not in given:
                given.add(key)
                yield combinations


def _might_be_made(cards: tuple[Card, ...], shapes: Sequence[Shape], options: TrioOptions) -> bool:
    """A quick look: does each shape alone come close enough for all wilds together?"""
    wrap, ace_rank = options.sequence_wrap, options.ace_rank
    wilds, of_a_rank, held = _look(cards, wrap, options.natural_twos, options.duplicates_in_sets)
    missing = 0
    for kind, size, limit in shapes:
        most = of_a_rank
        if kind != SET:
            runs = runs_of(size, wrap, ace_rank)
            most = max([runs.most(slots) for slots in held])
        if most < size:
            gap = size - most
            if limit is not None and gap > limit:
                return False
            missing += gap
    return missing <= wilds


class _Look(NamedTuple):
    """A summary of cards: wilds, natural cards of one rank that may lie in one set, and slots by suit."""

    wilds: int
    of_a_rank: int
    held: tuple[int, ...]


@lru_cache(maxsize=256)
def _look(cards: tuple[Card, ...], wrap: bool, natural_twos: bool, duplicates: bool) -> _Look:
    """A look at a hand, which is asked about several shapes and several times in a turn."""
    wilds = sum([WILD[card] for card in cards])
    held = tuple(held_slots(cards, wrap, natural_twos))
    return new_tuple(_Look, (wilds, most_of_a_rank(cards, duplicates), held))


def held_slots(cards: Iterable[Card], wrap: bool, natural_twos: bool) -> list[int]:
    """By suit, the slots for which these cards hold the natural card, as bits; in a circle bit 1 to bit 13."""
    held = [0, 0, 0, 0]
    of_ace = 2 if wrap else 2 | 1 << 14
    for card in cards:
        suit, rank = SUIT[card], RANK[card]
        if not WILD[card]:
            held[suit] = held[suit] | (of_ace if rank == ACE else 1 << rank)
        elif natural_twos and rank == 2:
            held[suit] = held[suit] | 4
    return held


def most_of_a_rank(cards: Iterable[Card], duplicates: bool) -> int:
    """Return the greatest number of natural cards of one rank that may lie in one set (TRO-20)."""
    numbers = [0] * 15
    seen = most = 0
    for card in cards:
        if WILD[card] or (not duplicates and seen >> card & 1):
            continue
        seen |= 1 << card
        number = numbers[RANK[card]] + 1
        numbers[RANK[card]] = number
        if number > most:
            most = number
    return most


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
    return (_patterns_of_sets if shape.kind == SET else _patterns_of_runs)(shape.size, supply, wilds, most, options)


def _patterns_of_sets(
    size: int, supply: Supply, wilds: int, most: int, options: TrioOptions
) -> Iterator[tuple[Combination, int]]:
    duplicates = options.duplicates_in_sets
    for rank, faces in enumerate(OF_RANK):
        if not faces:
            continue
        clubs, diamonds, hearts, spades = faces
        if supply[clubs] + supply[diamonds] + supply[hearts] + supply[spades] + most < size:
            continue
        held = tuple([supply[card] if duplicates else min(supply[card], 1) for card in faces])
        for number in range(most + 1):
            for naturals in _choices(faces, held, size - number):
                for card in naturals:
                    supply[card] -= 1
                yield new_tuple(Combination, (SET, rank, 0, naturals + (_LEFT_TO_A_WILD,) * number)), wilds - number
                for card in naturals:
                    supply[card] += 1


def _patterns_of_runs(
    size: int, supply: Supply, wilds: int, most: int, options: TrioOptions
) -> Iterator[tuple[Combination, int]]:
    apart = wilds_apart(options)
    runs = runs_of(size, options.sequence_wrap, options.ace_rank)
    cards = [card for card, number in enumerate(supply) if number]
    held = held_slots(cards, options.sequence_wrap, options.natural_twos)
    for suit in SUITS:
        if runs.most(held[suit]) + most < size:
            continue
        for start, window in runs.windows:
            if SLOT_COUNT[held[suit] & window] + most < size:
                continue
            places = [face(suit, start + step) for step in range(size)]
            for run, left in _runs(places, supply, wilds, most, apart, options.natural_twos):
                yield new_tuple(Combination, (SEQUENCE, suit, start, run)), left


@lru_cache(maxsize=1 << 13)
def _choices(faces: tuple[Card, ...], held: tuple[int, ...], number: int) -> tuple[tuple[Card, ...], ...]:
    """Return every choice of that many cards out of these faces, in their order; held: how many of each."""
    if number == 0:
        return ((),)
    if not faces:
        return ()
    return tuple(
        faces[:1] * taken + others
        for taken in range(min(held[0], number), -1, -1)
        for others in _choices(faces[1:], held[1:], number - taken)
    )


def _runs(
    places: Sequence[Card], supply: Supply, wilds: int, most: int, apart: bool, natural_twos: bool
) -> Iterator[tuple[tuple[Card, ...], int]]:
    """Yield every way to fill the places of a sequence: its cards, and the wilds that are left of all."""
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
        return make_set(pattern.of, cards)
    return sequence_of(pattern.of, pattern.start, cards)


def _orders(number: int, supply: Supply) -> Iterator[tuple[Card, ...]]:
    """Yield every order of that many wild faces out of the supply."""
    if number == 0:
        yield ()
        return
    for card in WILDS:
        if supply[card]:
            supply[card] -= 1
            for rest in _orders(number - 1, supply):
                yield (card, *rest)
            supply[card] += 1
