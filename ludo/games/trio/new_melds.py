"""New combinations that cards allow, remembered by the cards of one suit or rank and the wilds beside them."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from ludo.engine.cards import ACE, RANK, SUIT, SUITS, Card
from ludo.games.trio.actions import LayMeld
from ludo.games.trio.arrangements import arrangements
from ludo.games.trio.combinations import KINDS, SEQUENCE, SET, SLOTS, SMALLEST, WILD, Kind, Shape, shape_of
from ludo.games.trio.options import TrioOptions

LATER_SHAPES: Final[tuple[tuple[Kind, int], ...]] = ((SET, 3), (SET, 4), (SEQUENCE, 3), (SEQUENCE, 4))
"""Tierces, Brelans, Quatrièmes and Carrés (TRO-43)."""
REMEMBERED: Final = 1 << 14
"""How many groups of cards are remembered."""


@lru_cache(maxsize=64)
def later_shapes(options: TrioOptions) -> tuple[Shape, ...]:
    """Return what may be laid in the turns after the opening turn (TRO-43)."""
    longer = range(5, SLOTS + 1) if options.later_sequences == "any" else range(0)
    return tuple(shape_of(kind, size, options) for kind, size in (*LATER_SHAPES, *((SEQUENCE, n) for n in longer)))


class MeldTable:
    """The combinations of later turns under some options."""

    __slots__ = ("_found", "_options", "_shapes")

    def __init__(self, options: TrioOptions) -> None:
        self._options = options
        shapes = later_shapes(options)
        self._shapes = {kind: [shape for shape in shapes if shape.kind == kind] for kind in KINDS}
        self._found: dict[tuple[Kind, int, tuple[Card, ...], tuple[Card, ...]], tuple[LayMeld, ...]] = {}

    def melds(self, cards: Sequence[Card]) -> list[LayMeld]:
        """Return every new combination that some of these cards make."""
        wilds = tuple(sorted([card for card in cards if WILD[card]]))
        naturals = [card for card in sorted(cards) if not WILD[card]]
        of_rank, of_suit = [0] * (ACE + 1), [0] * len(SUITS)
        for card in naturals:
            of_rank[RANK[card]] = of_rank[RANK[card]] + 1
            of_suit[SUIT[card]] = of_suit[SUIT[card]] + 1
        natural_twos = self._options.natural_twos
        least = SMALLEST - min(1, len(wilds))
        least_of_suit = SMALLEST - len(wilds) if self._options.variant == "ecole" else least
        found: list[LayMeld] = []
        for rank, number in enumerate(of_rank):
            if number >= least:
                found += self._melds_of(SET, rank, tuple([card for card in naturals if RANK[card] == rank]), wilds)
        for suit, number in enumerate(of_suit):
            if natural_twos or (number and number >= least_of_suit):
                found += self._melds_of(SEQUENCE, suit, tuple([card for card in naturals if SUIT[card] == suit]), wilds)
        return found

    def _melds_of(self, kind: Kind, of: int, group: tuple[Card, ...], wilds: tuple[Card, ...]) -> tuple[LayMeld, ...]:
        """Return the combinations of one rank or suit that its natural cards make with some of these wilds."""
        key = (kind, of, group, wilds)
        found = self._found.get(key)
        if found is None:
            if len(self._found) >= REMEMBERED:
                self._found.clear()
            cards = (*group, *wilds)
            made = [one for shape in self._shapes[kind] for (one,) in arrangements(cards, (shape,), self._options)]
            found = self._found[key] = tuple([LayMeld(one) for one in made if one.of == of])
        return found


_table_of: Final = lru_cache(maxsize=64)(MeldTable)
_by_identity: Final[dict[int, tuple[TrioOptions, MeldTable]]] = {}
"""The tables by the address of their options, which are kept so that no other object can come to lie there."""


def meld_table(options: TrioOptions) -> MeldTable:
    """Return the table of some options, made once; options are hashed for it once only."""
    found = _by_identity.get(id(options))
    if found is not None:
        return found[1]
    if len(_by_identity) >= 64:
        _by_identity.clear()
    table = _table_of(options)
    _by_identity[id(options)] = (options, table)
    return table
