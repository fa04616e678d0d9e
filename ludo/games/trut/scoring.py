"""The score of Trut: points, truts, parties and stakes."""

from collections.abc import Sequence
from typing import NamedTuple


class Score(NamedTuple):
    """Truts (rectangular counters) and points (*jetons ronds*) of a side (TRU-41)."""

    truts: int = 0
    points: int = 0


Scores = tuple[Score, Score]
"""The scores of both sides."""


def mark_trut(scores: Scores, side: int) -> Scores:
    """The scores after a side marked a trut: the other side loses its points (TRU-42, TRU-44)."""
    marked = [Score(score.truts, 0) for score in scores]
    marked[side] = Score(scores[side].truts + 1, scores[side].points)
    return marked[0], marked[1]


def mark_point(scores: Scores, side: int, points_per_trut: int) -> Scores:
    """The scores after a side marked a point; enough of them become a trut at once (*transformer*, TRU-43)."""
    truts, points = scores[side]
    transformed = points + 1 == points_per_trut
    marked = list(scores)
    marked[side] = Score(truts, 0 if transformed else points + 1)
    after = (marked[0], marked[1])
    return mark_trut(after, side) if transformed else after


def partie_winner(scores: Sequence[Score], truts_to_win: int) -> int | None:
    """Return the side that has enough truts, None if neither has (TRU-90)."""
    for side, score in enumerate(scores):
        if score.truts >= truts_to_win:
            return side
    return None


def match_result(winners: Sequence[int], parties: int) -> tuple[bool, int | None]:
    """Is a match of that many parties over, and who won it; None while it lasts and when drawn (TRU-92)."""
    if len(winners) < parties:
        return False, None
    lead = winners.count(0) - winners.count(1)
    return True, None if lead == 0 else (0 if lead > 0 else 1)


def shares(stake: int, players: int) -> int:
    """What each player of the winning side takes out of the stakes of all (TRU-93)."""
    return stake * players // (players // 2)


def chips_after(chips: Sequence[int], stake: int, winner: int) -> tuple[int, ...]:
    """Chips by seat after a partie that began with `chips` and was won by a side (TRU-93)."""
    share = shares(stake, len(chips))
    return tuple(held - stake + (share if seat % 2 == winner else 0) for seat, held in enumerate(chips))
