"""Poker hands: the best five of five cards or more, without trying combinations.

The cards of each suit are thirteen bits. Meeting and joining the four suits tells which ranks occur twice,
three times and four times; small tables by thirteen bits tell straights, flushes and the highest ranks.
"""

from collections.abc import Iterable
from typing import Final, TypeAlias

from ludo.engine.cards import SUITS
from ludo.engine.masks import RANKS_OF_A_SUIT, SUIT_SET, CardSet, mask_of

PokerValue: TypeAlias = int
"""Higher is better, equal is a tie. The class in the bits from 20 up, below it five ranks of four bits."""

CLASS_NAMES: Final = (
    "high card", "one pair", "two pairs", "three of a kind", "straight", "flush", "full house",
    "four of a kind", "straight flush",
)  # fmt: skip
"""The classes of hands, lowest first."""

_ONE_PAIR, _TWO_PAIRS, _THREE, _STRAIGHT, _FLUSH, _FULL, _FOUR, _STRAIGHT_FLUSH = (k << 20 for k in range(1, 9))
_ALL: Final = (1 << RANKS_OF_A_SUIT) - 1
_WHEEL: Final = 0b1_0000_0000_1111
"""A-2-3-4-5 as bits."""


def _highest_five(ranks: int) -> int:
    """Return the five highest ranks as numbers of four bits, the highest foremost; zeros where there are fewer."""
    value = 0
    for place in (16, 12, 8, 4, 0):
        if not ranks:
            break
        top = ranks.bit_length() - 1
        value |= top << place
        ranks ^= 1 << top
    return value


def _straight(ranks: int, ace_low: bool) -> int:
    """Return the value of the best straight in these ranks, 0 if there is none."""
    runs = ranks & ranks >> 1 & ranks >> 2 & ranks >> 3 & ranks >> 4
    if runs:
        return _STRAIGHT | runs.bit_length() + 3 << 16
    return _STRAIGHT | 3 << 16 if ace_low and ranks & _WHEEL == _WHEEL else 0


def _flush(ranks: int, straight: int) -> int:
    """Return the value of five or more cards of one suit, 0 for fewer."""
    if straight:
        return straight - _STRAIGHT + _STRAIGHT_FLUSH
    return _FLUSH | _HIGHEST[ranks] if ranks.bit_count() >= 5 else 0


_HIGHEST: Final[list[int]] = []
_STRAIGHTS: Final[tuple[list[int], ...]] = ([], [])
_FLUSHES: Final[tuple[list[int], ...]] = ([], [])
"""By thirteen bits, made when somebody asks; the others by whether the ace is low first."""


def _make_tables(ace_low: bool) -> None:
    """Fill them, with one object for each value: few differ, so they take a fifth of the memory."""
    shared: dict[int, int] = {}
    if not _HIGHEST:
        _HIGHEST.extend([shared.setdefault(value, value) for value in map(_highest_five, range(_ALL + 1))])
    straights = [_straight(ranks, ace_low) for ranks in range(_ALL + 1)]
    flushes = [_flush(ranks, straights[ranks]) for ranks in range(_ALL + 1)]
    _STRAIGHTS[ace_low].extend([shared.setdefault(value, value) for value in straights])
    _FLUSHES[ace_low].extend([shared.setdefault(value, value) for value in flushes])


def poker_value(cards: CardSet, ace_low: bool = True) -> PokerValue:
    """Return the value of the best five cards of a set of at least five.

    `ace_low`: A-2-3-4-5 is the lowest straight; otherwise the ace is high only.
    """
    if not _FLUSHES[ace_low]:
        _make_tables(ace_low)
    clubs = cards & _ALL
    diamonds = cards >> 13 & _ALL
    hearts = cards >> 26 & _ALL
    spades = cards >> 39
    flushes = _FLUSHES[ace_low]
    flush = flushes[clubs]
    if flushes[diamonds] > flush:
        flush = flushes[diamonds]
    if flushes[hearts] > flush:
        flush = flushes[hearts]
    if flushes[spades] > flush:
        flush = flushes[spades]
    if flush >= _STRAIGHT_FLUSH:
        return flush
    minor = clubs | diamonds
    both_minor = clubs & diamonds
    major = hearts | spades
    both_major = hearts & spades
    once = minor | major
    twice = both_minor | both_major | minor & major
    if twice:
        thrice = both_minor & major | both_major & minor
        if thrice:
            four = both_minor & both_major
            if four:
                top = four.bit_length() - 1
                return _FOUR | top << 16 | (once ^ 1 << top).bit_length() - 1
            top = thrice.bit_length() - 1
            others = twice ^ 1 << top
            if others:
                return _FULL | top << 16 | others.bit_length() - 1
            if flush:
                return flush
            return _STRAIGHTS[ace_low][once] or _THREE | top << 16 | _HIGHEST[once ^ 1 << top] >> 12
        if flush:
            return flush
        straight = _STRAIGHTS[ace_low][once]
        if straight:
            return straight
        top = twice.bit_length() - 1
        others = twice ^ 1 << top
        if others:
            second = others.bit_length() - 1
            return _TWO_PAIRS | top << 16 | second << 12 | (once ^ 1 << top ^ 1 << second).bit_length() - 1
        return _ONE_PAIR | top << 16 | _HIGHEST[once ^ 1 << top] >> 8
    return flush or _STRAIGHTS[ace_low][once] or _HIGHEST[once]


def class_name(value: PokerValue) -> str:
    """Return the class of a value: one of `CLASS_NAMES`."""
    return CLASS_NAMES[value >> 20]


def best_five(cards: CardSet, ace_low: bool = True) -> CardSet:
    """Five cards of a set of at least five that are worth as much as any five of it."""
    value = poker_value(cards, ace_low)
    kind = value >> 20 << 20
    if kind in (_FLUSH, _STRAIGHT_FLUSH):
        suit = next(s for s in SUITS if _FLUSHES[ace_low][cards >> 13 * s & _ALL] == value)
        return _one_of_each(cards & SUIT_SET[suit], _ranks_of_five(value, kind))
    if kind in (_STRAIGHT, 0):
        return _one_of_each(cards, _ranks_of_five(value, kind))
    found = 0
    for place, count in _GROUPS[kind]:
        found |= _some_of(cards, value >> place & 15, count)
    return found


_GROUPS: Final = {
    _ONE_PAIR: ((16, 2), (8, 1), (4, 1), (0, 1)),
    _TWO_PAIRS: ((16, 2), (12, 2), (0, 1)),
    _THREE: ((16, 3), (4, 1), (0, 1)),
    _FULL: ((16, 3), (0, 2)),
    _FOUR: ((16, 4), (0, 1)),
}
"""Where the ranks of a value stand, and how many cards of each the hand has."""


def _ranks_of_five(value: PokerValue, kind: int) -> tuple[int, ...]:
    """Return the five different ranks (0 to 12) of a straight, a flush or a high card."""
    if kind in (_STRAIGHT, _STRAIGHT_FLUSH):
        top = value >> 16 & 15
        return tuple((top - step) % 13 for step in range(5))
    return tuple(value >> place & 15 for place in (16, 12, 8, 4, 0))


def _one_of_each(cards: CardSet, ranks: Iterable[int]) -> CardSet:
    found = 0
    for rank in ranks:
        found |= _some_of(cards, rank, 1)
    return found


def _some_of(cards: CardSet, rank: int, count: int) -> CardSet:
    """Return the first so many cards of a rank (0 to 12)."""
    held = mask_of(card for card in range(rank, 52, 13) if cards >> card & 1)
    while held.bit_count() > count:
        held ^= 1 << held.bit_length() - 1
    return held
