"""The view of a seat as one vector of numbers, each with a name (`labels`)."""

from collections.abc import Iterator, Sequence
from dataclasses import fields
from functools import cache
from types import NoneType, UnionType
from typing import Any, Final, Literal, Union, cast, get_args, get_origin, get_type_hints

import numpy as np
from numpy.typing import NDArray

from ludo.engine.cards import FACES, write_card
from ludo.engine.turns import SOMEBODY
from ludo.engine.views import AnyView

OWNED: Final = ("apart", "drawn", "hand", "laid", "meld", "packet", "shown", "taken")
"""Kinds of places with cards of which each seat or side has its own."""
COMMON: Final = (
    "box", "discard", "given", "laid_aside", "rotten", "spare", "stock", "table", "trick", "turn_up", "turned",
)  # fmt: skip
"""Kinds of places with cards that belong to the table."""
ORDERED: Final = ("discard", "trick")
"""Those of which the order counts."""
CHIPS: Final = (
    "pot", "later_pots", "kitty", "ace", "king", "queen", "jack", "ten", "king_queen", "sequence", "pair",
    "window_1", "window_2", "window_3", "window_4", "window_5",
)  # fmt: skip
"""Places with chips that belong to the table."""
LATEST: Final = 9
"""Cards of a place in order, the last one first."""
LONGEST: Final = 192
"""Numbers of a public fact that is a list; the last ones of a longer one."""

Vector = NDArray[np.float32]
_UNKNOWN: Final = FACES


class Encoder:
    """Makes vectors of the views of a game with so many players and such public facts."""

    def __init__(self, players: int, facts: type) -> None:
        self._players = players
        self._facts = [(name, kind) for name, kind in _kinds(facts) if kind is not None]
        self.labels: tuple[str, ...] = tuple(self._labels())
        """The meaning of each number."""

    def _labels(self) -> Iterator[str]:
        seats = range(self._players)
        yield from (f"own seat is {seat}" for seat in seats)
        yield from (f"seat {seat} must act" for seat in seats)
        yield "somebody must act, nobody knows who"
        yield from (f"seat {seat} may step in" for seat in seats)
        faces = [*(write_card(card) for card in range(FACES)), "cards face down"]
        for place in (*(f"{kind} {seat}" for kind in OWNED for seat in seats), *COMMON):
            yield from (f"{place}: number of {face}" for face in faces)
        yield from (f"{kind}: face {number} from the top, from 1 on" for kind in ORDERED for number in range(LATEST))
        yield from (f"chips of seat {seat}" for seat in seats)
        yield from (f"chips at {kind}" for kind in CHIPS)
        for name, kind in self._facts:
            if kind == "list":
                yield f"{name}: how many numbers"
                yield from (f"{name}: number {place}" for place in range(LONGEST))
            else:
                yield name

    def encode(self, view: AnyView) -> Vector:
        """Return a view as numbers."""
        seats, vector = self._players, np.zeros(len(self.labels), np.float32)
        must, may = view.turn
        if view.seat is not None:
            vector[view.seat] = 1
        if must is not None and must >= 0:
            vector[seats + must] = 1
        vector[2 * seats] = must == SOMEBODY
        for seat in may:
            vector[2 * seats + 1 + seat] = 1
        at = self._cards(view, vector, 3 * seats + 1)
        at = self._chips(view, vector, at)
        for name, kind in self._facts:
            value = getattr(view.facts, name)
            if kind == "list":
                numbers = list(_numbers(value))[-LONGEST:]
                vector[at] = len(numbers)
                vector[at + 1 : at + 1 + len(numbers)] = numbers
                at += 1 + LONGEST
            else:
                vector[at] = _scalar(value, kind)
                at += 1
        return vector

    def _cards(self, view: AnyView, vector: Vector, at: int) -> int:
        wide = FACES + 1
        common = at + len(OWNED) * self._players * wide
        ordered = common + len(COMMON) * wide
        for place, cards in view.zones.items():
            if place.kind in COMMON:
                begin = common + COMMON.index(place.kind) * wide
            else:
                begin = at + (OWNED.index(place.kind) * self._players + place.owner) * wide
            for card in cards:
                vector[begin + (_UNKNOWN if card is None else card)] += 1
            if place.kind in ORDERED:
                top = ordered + ORDERED.index(place.kind) * LATEST
                for number, card in enumerate(reversed(cards[-LATEST:])):
                    vector[top + number] = (_UNKNOWN if card is None else card) + 1
        return ordered + len(ORDERED) * LATEST

    def _chips(self, view: AnyView, vector: Vector, at: int) -> int:
        for place, amount in view.chips.items():
            owned = place.kind == "purse"
            vector[at + (place.owner if owned else self._players + CHIPS.index(place.kind))] = amount
        return at + self._players + len(CHIPS)


def _numbers(value: object) -> Iterator[float]:
    """Yield the numbers in a value, as deep as they lie; words and large sets of cards are left out."""
    match value:
        case bool() | int() if abs(value) < 1 << 24:
            yield value
        case tuple() | list() | frozenset():
            for each in sorted(value) if isinstance(value, frozenset) else value:
                yield from _numbers(each)
        case _:
            pass


def _scalar(value: object, kind: Sequence[str] | Literal["number"]) -> float:
    """Return a number; of a word its place among those that there are, -1 for nothing."""
    if value is None:
        return -1
    return float(cast(int, value)) if kind == "number" else kind.index(cast(str, value))


@cache
def _kinds(facts: type) -> tuple[tuple[str, Any], ...]:
    """Return the public facts of a game, each with how it becomes numbers: a number, a list, words, None (left out)."""
    hints = get_type_hints(facts)
    return tuple((field.name, _kind(hints[field.name])) for field in fields(facts))


def _kind(hint: object) -> object:
    inner = [each for each in get_args(hint) if each is not NoneType]
    if get_origin(hint) in (UnionType, Union) and len(inner) == 1:
        return _kind(inner[0]) if inner[0] in (int, bool) else None
    if hint in (int, bool):
        return "number"
    if get_origin(hint) is Literal:
        return get_args(hint)
    return "list" if get_origin(hint) is tuple else None
