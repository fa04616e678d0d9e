"""The scores of a partie of Trut: which deals lead from one to another, and the opener's chance to win from each.

A score is that of the opener and that of the dealer, who change roles with every deal.
"""

from collections.abc import Iterator, Mapping
from itertools import product
from typing import Final, TypeAlias

from ludo.bots.trut.deal_history import DEALER, OPENER
from ludo.games.trut.options import TrutOptions
from ludo.games.trut.rules import fortial_side
from ludo.games.trut.scoring import Score, Scores, mark, partie_winner
from solving.trut.second_trick import Payoffs

OPTIONS: Final = TrutOptions()
Chances: TypeAlias = Mapping[Scores, float]
"""The opener's chance to win the partie, by score."""

_SINGLE: Final = [Score(*one) for one in product(range(OPTIONS.truts_to_win), range(OPTIONS.points_per_trut))]


def scores() -> Iterator[Scores]:
    """Return all scores, each after those to which a deal leads; a void deal leads to the neighbour, roles changed."""
    both = [(first, second) for first in _SINGLE for second in _SINGLE]

    def late(score: Scores) -> tuple[int, int, Scores]:
        first, second = score
        return -(first.truts + second.truts), -(first.points + second.points), min(score, score[::-1])

    yield from sorted(both, key=late)


def decider(score: Scores) -> int | None:
    """Return who has to decide at the fortial, opener or dealer; None if nobody."""
    return fortial_side(OPTIONS, score)


def payoffs(score: Scores, chances: Chances, void: float) -> Payoffs:
    """Return the opener's chances to win the partie after each end of a deal; void: after three rotten tricks."""

    def after(side: int, by_trut: bool) -> float:
        marked = mark(score, side, "trut" if by_trut else "point", OPTIONS.points_per_trut)
        winner = partie_winner(marked, OPTIONS.truts_to_win)
        return 1 - chances[marked[::-1]] if winner is None else float(winner == OPENER)

    return Payoffs(after(OPENER, False), after(OPENER, True), void, after(DEALER, False), after(DEALER, True))


def scaled(ends: Payoffs) -> Payoffs:
    """Return payoffs moved and stretched so that a trut is worth 1 to the opener, and -1 to the dealer."""
    middle, half = (ends.trut + ends.their_trut) / 2, (ends.trut - ends.their_trut) / 2
    return Payoffs(*((end - middle) / half for end in ends))
