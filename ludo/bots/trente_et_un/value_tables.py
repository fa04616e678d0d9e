"""Values of hands in the 52-card game, by round: the tables that `python -m solving.trente_et_un` writes.

Values are lives: those that others lose, shared among them, less those that the seat loses.
"""

from array import array
from collections.abc import Sequence
from functools import cache
from itertools import combinations, combinations_with_replacement
from lzma import FORMAT_XZ, compress, decompress
from pathlib import Path
from sys import byteorder
from typing import Final, NamedTuple

from ludo.engine.cards import SUITS
from ludo.engine.masks import RANKS_OF_A_SUIT, CardSet
from ludo.games.trente_et_un.rules import HAND_SIZE, POINTS, THIRTY_ONE
from ludo.resource_paths import resource

CHECKSUM: Final = "eb73959733c9144ab5c151be368fa0776dc78b0e4142ac4c211f2d90bd533abe"
"""SHA-256 of the file that comes with the program."""
ROUNDS: Final = 9
"""Rounds with tables of their own; later ones are like the last."""
MOST_PLAYERS: Final = 6
"""The greatest table with values of its own; they stand for greater ones too."""
SCALE: Final = 10_000
"""One life in the file."""
VALUES: Final = THIRTY_ONE + 1
_SUIT: Final = (1 << RANKS_OF_A_SUIT) - 1


class Stakes(NamedTuple):
    """For what a seat plays.

    players: how many are still in, at most `MOST_PLAYERS`; only_lowest: a knocker pays only if they are lowest;
    last_life: the seat has only one; other_last: so has its only opponent.
    """

    players: int
    only_lowest: bool
    last_life: bool
    other_last: bool


def _all_stakes() -> tuple[Stakes, ...]:
    last = (False, True)
    two = [Stakes(2, False, own, other) for own in last for other in last]
    more = range(3, MOST_PLAYERS + 1)
    return (*two, *[Stakes(players, only, own, False) for players in more for only in last for own in last])


STAKES: Final = _all_stakes()
"""The stakes in the order of the file. With two players the surpassed knocker is always the lowest."""


class Worth(NamedTuple):
    """Values of hands at given stakes.

    kept: by round and kind of hand, at the end of a turn after which nobody has knocked yet; knocked: by round and
    value of the hand, on knocking; final: by round and value, at the end of the last turn after another's knock.
    """

    kept: Sequence[Sequence[float]]
    knocked: Sequence[Sequence[float]]
    final: Sequence[Sequence[float]]


def _suit_keys() -> dict[CardSet, int]:
    """Return by set of at most three cards of a suit a number that stands for their points; smaller sets first."""
    keys: dict[tuple[int, ...], int] = {}
    found: dict[CardSet, int] = {}
    for size in range(HAND_SIZE + 1):
        for cards in combinations(range(RANKS_OF_A_SUIT), size):
            points = tuple(sorted([POINTS[card] for card in cards]))
            found[sum([1 << card for card in cards])] = keys.setdefault(points, len(keys))
    return found


_SUIT_KEYS: Final = _suit_keys()


def _kinds() -> dict[tuple[int, ...], int]:
    """Return the number of each kind of hand: the points that lie together in suits, whichever suits they are."""
    by_size: list[list[int]] = [[], [], [], []]
    for cards, key in _SUIT_KEYS.items():
        if key not in by_size[cards.bit_count()]:
            by_size[cards.bit_count()].append(key)
    _, ones, twos, threes = by_size
    keys = [
        *((0, 0, 0, three) for three in threes),
        *((0, 0, one, two) for one in ones for two in twos),
        *((0, *three) for three in combinations_with_replacement(ones, HAND_SIZE)),
    ]
    return {key: number for number, key in enumerate(keys)}


_KINDS: Final = _kinds()
KINDS: Final = len(_KINDS)


def kind_of(hand: CardSet) -> int:
    """Return the number of a hand's kind."""
    keys = [_SUIT_KEYS[hand >> RANKS_OF_A_SUIT * suit & _SUIT] for suit in SUITS]
    keys.sort()
    return _KINDS[tuple(keys)]


class Kinds(dict[CardSet, int]):
    """The number of a hand's kind, found when it is first asked for."""

    def __missing__(self, hand: CardSet) -> int:
        kind = kind_of(hand)
        self[hand] = kind
        return kind


def file() -> Path:
    """Return the path of the file."""
    return resource("strategies", "trente_et_un.bin")


def packed(tables: Sequence[Worth]) -> bytes:
    """Return the content of the file of tables in the order of `STAKES`."""
    numbers = array("h", [round(one * SCALE) for table in tables for part in table for row in part for one in row])
    if byteorder == "big":
        numbers.byteswap()
    return compress(numbers.tobytes(), FORMAT_XZ, preset=9)


@cache
def _numbers() -> "array[int]":
    numbers = array("h", decompress(file().read_bytes()))
    if byteorder == "big":
        numbers.byteswap()
    return numbers


@cache
def worth_of(stakes: Stakes) -> Worth:
    """Return what hands are worth at given stakes."""
    widths = (KINDS, VALUES, VALUES)
    at = STAKES.index(stakes) * ROUNDS * sum(widths)
    parts: list[list[list[float]]] = []
    for width in widths:
        rows = [_numbers()[at + width * turn : at + width * (turn + 1)] for turn in range(ROUNDS)]
        parts.append([[one / SCALE for one in row] for row in rows])
        at += width * ROUNDS
    return Worth(*parts)
