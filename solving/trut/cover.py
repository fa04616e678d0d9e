"""Tables for all scores of a partie: scores whose ends are worth about the same, in proportion, share one."""

import logging
from collections.abc import Callable, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass, field
from math import hypot
from typing import Final

import numpy as np

from ludo.bots.trut.deal_history import DEALER, OPENER
from ludo.games.trut.scoring import NO_SCORES, Scores, mark, partie_winner
from solving.trut import tables
from solving.trut.deal import Deal
from solving.trut.fortial import FortialDeal
from solving.trut.hands import Floats
from solving.trut.random_play import random_chances
from solving.trut.regrets import Decision
from solving.trut.restricted import Known, Response
from solving.trut.rules_of_thumb import chances_of
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
_SPREAD: Final = 0.4
"""About what best answers gain for each unit by which points are worth more to both players than to the table."""
_SHIFT: Final = 0.15
"""The same where points are worth more to one player and less to the other."""
_VOID: Final = 0.01
"""The same for a void deal, which is rare."""
FORTIAL_TABLES: Final = 8
"""So many for each place from which a player decides at the fortial: their scores are seldom."""


@dataclass
class Cover:
    """Tables found so far, the table of each score and the opener's chance to win from it.

    thumb_share, random_share: how likely the other is taken to play by rules of thumb, and anything that is allowed,
    rather than as is best against this table.
    """

    thumb_share: float
    random_share: float
    tables: list[Table] = field(default_factory=list)
    use: dict[Scores, int] = field(default_factory=dict)
    chances: dict[Scores, float] = field(default_factory=dict)
    _deals: dict[str, SolvedDeal] = field(default_factory=dict)

    def outline(self, spacing: float, iterations: int) -> None:
        """Value all scores, from the end of the partie to its start, with a new table where none is that near."""
        for score in scores():
            layout, wanted = self._wanted(score)
            near = self._nearest(layout, wanted)
            if near is None or near[0] > spacing:
                self._solve(layout, wanted, iterations)
            self._value(score)

    def renew(self, count: int, iterations: int) -> None:
        """Solve so many new tables where they help most, and a few for the fortial."""
        wanted = {score: self._wanted(score) for score in scores()}
        importance = self._importance()
        self.tables.clear()
        self._deals.clear()
        for layout in LAYOUTS:
            alike = [score for score in wanted if wanted[score][0] == layout]
            places = [wanted[score][1] for score in alike]
            apart = np.array([[distance(one, other) for other in places] for one in places])
            weights = np.array([importance[score] for score in alike])
            chosen = medoids(apart, weights, count if layout == "deal" else FORTIAL_TABLES)
            loss = weights @ apart[:, chosen].min(axis=1) / 2
            LOG.info("%d tables, %s: about %.4f lost where scores share one", len(chosen), layout, loss)
            for number in in_steps(apart, chosen):
                self._solve(layout, places[number], iterations, alike[number])
        for score in scores():
            self._value(score)

    def _importance(self) -> dict[Scores, float]:
        """Return how much of a chance to win the partie lies in half a trut, by how often a score comes up."""
        shares = visits({score: self.tables[number].ends for score, number in self.use.items()})
        found = {}
        for score, share in shares.items():
            ends = self._ends(score)
            found[score] = share * (ends.trut - ends.their_trut) / 2
        return found

    def _ends(self, score: Scores) -> Payoffs:
        """Return the opener's chances to win the partie after each end of a deal at a score."""
        ends = payoffs(score, self.chances, 0.5)
        known = self.chances.get(score[::-1])
        return ends._replace(nothing=(ends.point + ends.their_point) / 2 if known is None else 1 - known)

    def _wanted(self, score: Scores) -> tuple[str, Payoffs]:
        """Return the kind of deal at a score, and the payoffs of the table that would fit."""
        return _BY_DECIDER[decider(score)], scaled(self._ends(score))

    def _value(self, score: Scores) -> None:
        """Give a score the nearest table, and value it by how often deals end in each way."""
        near = self._nearest(*self._wanted(score))
        assert near is not None
        self.use[score] = near[1]
        ends = self.tables[near[1]].ends
        self.chances[score] = sum(chance * end for chance, end in zip(ends, self._ends(score), strict=True))

    def _nearest(self, layout: str, wanted: Payoffs) -> tuple[float, int] | None:
        """Return how near the nearest table is, and its number."""
        near = [
            (distance(table.payoffs, wanted), number)
            for number, table in enumerate(self.tables)
            if table.layout == layout
        ]
        return min(near, default=None)

    def _solve(self, layout: str, wanted: Payoffs, iterations: int, score: Scores | None = None) -> None:
        """Add a table; its deal goes on from the one before, which should be near.

        score: the one at which others are taken to play by rules of thumb, None: they play best.
        """
        times = iterations * (1 if layout in self._deals else 2)
        deal = self._deals.setdefault(layout, LAYOUTS[layout]())
        deal.set_payoffs(wanted)
        deal.restart()
        deal.improve(times)
        deal.settle()
        plain = tables.data([decision for _, decision in deal.decisions()], times)
        ends = ends_of(deal)
        data = plain if score is None or layout != "deal" else self._responses(deal, wanted, score, iterations)
        LOG.info("table %d, %s %s", len(self.tables), layout, [round(end, 3) for end in wanted])
        self.tables.append(Table(layout, data, ends, wanted))

    def _responses(self, deal: SolvedDeal, wanted: Payoffs, score: Scores, iterations: int) -> bytes:
        """Return what both players do who take the other to play by rules of thumb now and then."""
        own: dict[str, Decision] = {}
        for player in (OPENER, DEALER):
            played = deepcopy(deal)
            played.set_payoffs(wanted)
            played.restart()
            by_thumb = chances_of(played, 1 - player, score)
            at_random = random_chances(played, by_thumb)
            known = (Known(self.thumb_share, by_thumb), Known(self.random_share, at_random))
            response = Response(played, player, known)
            response.improve(iterations)
            own |= response.settled()
        return tables.data([own[name] for name, _ in deal.decisions()], iterations)


def medoids(apart: Floats, weights: Floats, count: int) -> list[int]:
    """Return so many points of which the others are least far, by weight.

    apart: how far points are from each other. The one that helps most comes next; then each is put amidst those that
    are nearest to it, until nothing changes.
    """
    chosen: list[int] = []
    near = apart.max(axis=1)
    for _ in range(min(count, len(weights))):
        chosen.append(int(np.argmax(weights @ np.maximum(near[:, None] - apart, 0))))
        near = np.minimum(near, apart[:, chosen[-1]])
    while True:
        nearest = np.argmin(apart[:, chosen], axis=1)
        moved = []
        for place, point in enumerate(chosen):
            own = np.flatnonzero(nearest == place)
            costs = weights[own] @ apart[np.ix_(own, own)]
            moved.append(int(own[np.argmin(costs)]) if len(own) else point)
        if moved == chosen:
            return chosen
        chosen = moved


def in_steps(apart: Floats, points: Sequence[int]) -> list[int]:
    """Return the points in an order in which each is near the one before."""
    left, order = set(points), [points[0]]
    while left := left - {order[-1]}:
        order.append(min(left, key=lambda point: (apart[order[-1], point], point)))
    return order


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
    """Return about what best answers gain if a table for these scaled payoffs is used for others."""
    mine, theirs = one.point - other.point, one.their_point - other.their_point
    return hypot(_SPREAD * (mine - theirs), _SHIFT * (mine + theirs), _VOID * (one.nothing - other.nothing))


def layouts(deals: Sequence[str]) -> dict[str, dict[str, list[int]]]:
    """Return the shapes of the decisions of these kinds of deals."""
    return {name: tables.shapes(LAYOUTS[name]()) for name in deals}
