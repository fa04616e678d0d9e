"""Results of parties: place and score of each chair, the same for parties played here and on a real table."""

from collections.abc import Sequence

from ludo.engine.game import Standing
from ludo.engine.places import Seat
from ludo.nights.evenings import Result


def results(standing: Standing, sides: Sequence[Sequence[Seat]]) -> tuple[Result, ...]:
    """Return the result of each chair; `sides` are the seats that play together. Winners share the first place."""
    ranks = [(seat in standing.winners, rank) for seat, rank in enumerate(standing.ranks(sides))]
    return tuple(
        Result(1 + sum(other > rank for other in ranks), points)
        for rank, points in zip(ranks, standing.points(sides), strict=True)
    )
