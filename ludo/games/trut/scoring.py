"""The score of Trut: points, truts, parties and stakes."""

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple, TypeAlias


class Score(NamedTuple):
    """Truts (rectangular counters) and points (*jetons ronds*) of a side (TRU-41)."""

    truts: int = 0
    points: int = 0


Scores: TypeAlias = tuple[Score, Score]
"""The scores of both sides."""

NO_SCORE: Final = Score()
NO_SCORES: Final[Scores] = (NO_SCORE, NO_SCORE)

Worth: TypeAlias = Literal["nothing", "point", "trut"]
"""What the side that wins a deal marks."""
Step: TypeAlias = Literal["point", "trut", "transform", "sweep"]
"""What happens to the counters of a side: a point or a trut comes, points become a trut, or all points go."""


def mark_trut(scores: Scores, side: int) -> Scores:
    """Return the scores after a side marked a trut: the other side loses its points (TRU-42, TRU-44)."""
    first, second = scores
    if side == 0:
        return Score(first.truts + 1, first.points), Score(second.truts, 0)
    return Score(first.truts, 0), Score(second.truts + 1, second.points)


def mark_point(scores: Scores, side: int, points_per_trut: int) -> Scores:
    """Return the scores after a side marked a point; enough of them become a trut at once (*transformer*, TRU-43)."""
    truts, points = scores[side]
    transformed = points + 1 == points_per_trut
    marked = Score(truts, 0 if transformed else points + 1)
    after = (marked, scores[1]) if side == 0 else (scores[0], marked)
    return mark_trut(after, side) if transformed else after


def mark(scores: Scores, side: int, worth: Worth, points_per_trut: int) -> Scores:
    """Return the scores after a side marked what a deal is worth."""
    if worth == "trut":
        return mark_trut(scores, side)
    return mark_point(scores, side, points_per_trut) if worth == "point" else scores


def score_steps(before: Score, after: Score, points_per_trut: int) -> tuple[Step, ...]:
    """Return what happens to the counters of a side when its score changes by one mark of either side, in order.

    Nothing if no such mark leads from one score to the other.
    """
    if mark_trut((before, NO_SCORE), 0)[0] == after:
        return ("trut",)
    if mark_point((before, NO_SCORE), 0, points_per_trut)[0] == after:
        return ("point", "transform") if after.truts > before.truts else ("point",)
    return ("sweep",) if before != after and mark_trut((before, NO_SCORE), 1)[0] == after else ()


def after_step(score: Score, step: Step) -> Score:
    """Return the counters of a side after one step of `score_steps`."""
    match step:
        case "point":
            return Score(score.truts, score.points + 1)
        case "trut":
            return Score(score.truts + 1, score.points)
        case "transform":
            return Score(score.truts + 1, 0)
        case "sweep":
            return Score(score.truts, 0)


def partie_winner(scores: Sequence[Score], truts_to_win: int) -> int | None:
    """Return the side that has enough truts, None if neither has (TRU-90)."""
    for side, score in enumerate(scores):
        if score.truts >= truts_to_win:
            return side
    return None


def match_result(winners: Sequence[int], parties: int) -> tuple[bool, int | None]:
    """Return if a match of that many parties is over, and who won it; None while it lasts and when drawn (TRU-92)."""
    if len(winners) < parties:
        return False, None
    lead = winners.count(0) - winners.count(1)
    return True, None if lead == 0 else (0 if lead > 0 else 1)


def pay_in(chips: Sequence[int], stake: int) -> tuple[int, ...]:
    """Return the chips by seat after everybody paid the stake of a partie (TRU-93)."""
    return tuple([held - stake for held in chips])


def share_of(stake: int, players: int) -> int:
    """Return what each player of the winning side takes out of the stakes of all (TRU-93)."""
    return stake * players // (players // 2)


def pay_out(chips: Sequence[int], stake: int, winner: int) -> tuple[int, ...]:
    """Return the chips by seat after a side took the stakes of all (TRU-93)."""
    share = share_of(stake, len(chips))
    return tuple([held + share if seat % 2 == winner else held for seat, held in enumerate(chips)])
