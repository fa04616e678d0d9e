"""Results of parties: place and score of each chair, the same for parties played here and on a real table."""

from collections.abc import Sequence

from ludo.engine.game import Standing
from ludo.engine.places import Seat
from ludo.nights.evenings import Result


def results(standing: Standing, sides: Sequence[Sequence[Seat]]) -> tuple[Result, ...]:
    """Return the result of each chair; `sides` are the seats that play together. Winners share the first place.

    Who loses as one of two sides is second, however many play together.
    """
    ranks = [(seat in standing.winners, rank) for seat, rank in enumerate(standing.ranks(sides))]
    of_sides = [ranks[side[0]] for side in sides]
    return tuple(
        Result(1 + sum(other > rank for other in of_sides), points)
        for rank, points in zip(ranks, standing.points(sides), strict=True)
    )
