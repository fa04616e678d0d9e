"""The contracts (*contrats*) of Trio and the years (*années*) of L'École, and what binds their combinations."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import permutations
from typing import Final, TypeAlias

from ludo.engine.refusals import Refusal
from ludo.games.trio.combinations import (
    CIRCLE,
    SEQUENCE,
    SET,
    Combination,
    Kind,
    Shape,
    shape_by,
)
from ludo.games.trio.options import TrioOptions

_Sized: TypeAlias = tuple[Kind, int]

_B3: Final[_Sized] = (SET, 3)
_C4: Final[_Sized] = (SET, 4)
_S4: Final[_Sized] = (SEQUENCE, 4)
_S6: Final[_Sized] = (SEQUENCE, 6)
_S7: Final[_Sized] = (SEQUENCE, 7)
_S10: Final[_Sized] = (SEQUENCE, 10)
_S13: Final[_Sized] = (SEQUENCE, 13)

CONTRACTS: Final[Mapping[str, tuple[tuple[_Sized, ...], ...]]] = {
    "trio": ((_B3, _B3), (_B3, _C4), (_C4, _C4), (_S4, _C4), (_B3, _B3, _B3), (_S4, _S4), (_S7, _B3)),
    "ecole": (
        (_B3, _B3), (_S4,), (_S4, _B3), (_S4, _S4), (_B3, _B3, _B3),
        (_S4, _S4, _B3), (_S10,), (_S6, _S6), (_S10, _B3), (_S13,),
    ),
}  # fmt: skip
"""Kinds and sizes by variant, contract 1 first (TRO-12, ECO-05)."""


def last_contract(options: TrioOptions) -> int:
    """Return the contract that ends the partie: 7, or the tenth year (TRO-56, ECO-12)."""
    return len(CONTRACTS[options.variant])


def shapes_of(contract: int, options: TrioOptions) -> tuple[Shape, ...]:
    """Return the shapes of a contract (from 1) with their limits of wilds, equal ones side by side (TRO-12, ECO-05)."""
    return _shapes(contract, options.variant, options.ecole_free_wilds)


@lru_cache(maxsize=64)
def _shapes(contract: int, variant: str, free_wilds: str) -> tuple[Shape, ...]:
    """Return the same, by the options that decide it: to look up all options takes longer."""
    in_seventh = variant == "trio" and contract == 7
    sized = CONTRACTS[variant][contract - 1]
    return tuple([shape_by(kind, size, variant, free_wilds, in_seventh) for kind, size in sized])


def togetherness(combinations: Sequence[Combination], options: TrioOptions) -> tuple[Refusal, ...]:
    """Return what forbids these combinations in one contract: sets of one rank, sequences that follow on (TRO-39)."""
    found = []
    ranks = [combination.of for combination in combinations if combination.kind == SET]
    if not options.same_rank_contract_sets and len(set(ranks)) < len(ranks):
        found.append(Refusal("contract-same-rank", {"rank": next(rank for rank in ranks if ranks.count(rank) > 1)}))
    if not options.contiguous_contract_sequences:
        sequences = [combination for combination in combinations if combination.kind == SEQUENCE]
        if any(_follows_on(lower, upper, options) for lower, upper in permutations(sequences, 2)):
            found.append(Refusal("contract-contiguous"))
    return tuple(found)


def _follows_on(lower: Combination, upper: Combination, options: TrioOptions) -> bool:
    after = lower.start + len(lower.cards)
    if options.sequence_wrap:
        after = (after - 1) % CIRCLE + 1
    return lower.of == upper.of and upper.start == after
