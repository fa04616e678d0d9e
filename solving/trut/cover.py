"""Tables for all scores of a partie: scores whose ends are worth about the same, in proportion, share one."""

import logging
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from math import hypot
from typing import Final

from ludo.bots.trut.line import DEALER, OPENER
from ludo.games.trut.scoring import NO_SCORES, Scores, mark, partie_winner
from solving.trut import tables
from solving.trut.deal import Deal
from solving.trut.fortial import FortialDeal
from solving.trut.scores import OPTIONS, decider, payoffs, scaled, scores
from solving.trut.second_trick import Payoffs
from solving.trut.solved_deal import SolvedDeal
from solving.trut.tables import Table

LOG: Final = logging.getLogger(__name__)

LAYOUTS: Final[dict[str, Callable[[], SolvedDeal]]] = {
    "deal": Deal,
    "opener_fortial": lambda: FortialDeal(OPENER),
    "dealer_fortial": lambda: FortialDeal(DEALER),
}
_BY_DECIDER: Final = {None: "deal", OPENER: "opener_fortial", DEALER: "dealer_fortial"}
_UNITS: Final = tuple(Payoffs(*(float(place == end) for place in range(5))) for end in range(5))
_VOID_WEIGHT: Final = 0.05
"""How much the worth of a void deal counts beside the others when scores are compared: it is rare."""
_FORTIAL_SPACING: Final = 0.25
"""How much closer than others the tables of the fortial lie."""


@dataclass
class Cover:
    """Tables found so far, the table of each score and the opener's chance to win from it.

    spacing: how far a score may be from the payoffs of its table at first; iterations: of each table, which goes on
    from the one before; the first of a kind takes twice as many.
    """

    spacing: float
    iterations: int
    tables: list[Table] = field(default_factory=list)
    use: dict[Scores, int] = field(default_factory=dict)
    chances: dict[Scores, float] = field(default_factory=dict)
    deals: dict[str, SolvedDeal] = field(default_factory=dict)

    def begin(self) -> None:
        """Find a table for each score, from the end of the partie to its start."""
        for score in scores():
            ends = self._ends(score)
            layout, wanted = _BY_DECIDER[decider(score)], scaled(ends)
            near = self._nearest(layout, wanted)
            if near is None or near[0] > self.spacing * (1 if layout == "deal" else _FORTIAL_SPACING):
                self.tables.append(self._solve(layout, wanted))
            self._value(score, ends)

    def refine(self) -> None:
        """Solve the score whose table is the worst for how often it comes up, and value all scores anew."""
        shares = visits({score: self.tables[number].ends for score, number in self.use.items()})
        found = []
        for score, share in shares.items():
            ends = self._ends(score)
            wanted = scaled(ends)
            loss = share * (ends.trut - ends.their_trut) * distance(self.tables[self.use[score]].payoffs, wanted)
            found.append((loss, score, wanted))
        loss, score, wanted = max(found)
        LOG.info("%s: %s", [*score[0], *score[1]], f"{loss:.6f} of {sum(one[0] for one in found):.5f}")
        self.tables.append(self._solve(_BY_DECIDER[decider(score)], wanted))
        for one in scores():
            self._value(one, self._ends(one))

    def _ends(self, score: Scores) -> Payoffs:
        """Return the opener's chances to win the partie after each end of a deal at a score."""
        ends = payoffs(score, self.chances, 0.5)
        known = self.chances.get(score[::-1])
        return ends._replace(nothing=(ends.point + ends.their_point) / 2 if known is None else 1 - known)

    def _value(self, score: Scores, ends: Payoffs) -> None:
        """Give a score the nearest table, and value it by how often deals end in each way."""
        near = self._nearest(_BY_DECIDER[decider(score)], scaled(ends))
        assert near is not None
        self.use[score] = near[1]
        self.chances[score] = sum(chance * end for chance, end in zip(self.tables[near[1]].ends, ends, strict=True))

    def _nearest(self, layout: str, wanted: Payoffs) -> tuple[float, int] | None:
        near = [
            (distance(table.payoffs, wanted), number)
            for number, table in enumerate(self.tables)
            if table.layout == layout
        ]
        return min(near, default=None)

    def _solve(self, layout: str, wanted: Payoffs) -> Table:
        times = self.iterations * (1 if layout in self.deals else 2)
        deal = self.deals.setdefault(layout, LAYOUTS[layout]())
        deal.set_payoffs(wanted)
        deal.restart()
        deal.improve(times)
        deal.settle()
        data = tables.data(deal)
        LOG.info("table %d, %s %s", len(self.tables), layout, [round(end, 3) for end in wanted])
        return Table(layout, data, ends_of(deal), wanted)


def visits(ends: Mapping[Scores, Payoffs]) -> dict[Scores, float]:
    """Return how often each score comes up in a partie in which deals end so, by score."""
    shares = dict.fromkeys(ends, 0.0)
    shares[NO_SCORES] = 1.0
    for score in reversed(list(scores())):
        # a void deal comes back with the roles changed; it is rare, and counted once
        for side, by_trut, chance in zip(
            (OPENER, OPENER, DEALER, DEALER), (False, True, False, True), _marking(ends[score]), strict=True
        ):
            marked = mark(score, side, "trut" if by_trut else "point", OPTIONS.points_per_trut)
            if partie_winner(marked, OPTIONS.truts_to_win) is None:
                shares[marked[::-1]] += shares[score] * chance
    return shares


def _marking(ends: Payoffs) -> tuple[float, float, float, float]:
    return ends.point, ends.trut, ends.their_point, ends.their_trut


def ends_of(deal: SolvedDeal) -> Payoffs:
    """Return how often a deal ends in each way."""
    found = []
    for unit in _UNITS[:-1]:
        deal.set_payoffs(unit)
        found.append(deal.value())
    point, trut, nothing, their_point = found
    return Payoffs(point, trut, nothing, their_point, 1 - sum(found))


def distance(one: Payoffs, other: Payoffs) -> float:
    """Return how far scaled payoffs are from each other."""
    points = hypot(one.point - other.point, one.their_point - other.their_point)
    return points + _VOID_WEIGHT * abs(one.nothing - other.nothing)


def layouts(deals: Sequence[str]) -> dict[str, dict[str, list[int]]]:
    """Return the shapes of the decisions of these kinds of deals."""
    return {name: tables.shapes(LAYOUTS[name]()) for name in deals}
