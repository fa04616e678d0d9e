"""A partie of Trut in progress, as it is composed from outside; what is wrong with it is named."""

from collections.abc import Sequence

from ludo.engine.places import Seat
from ludo.engine.positions import PositionError, require_seat
from ludo.games.trut.options import TrutOptions
from ludo.games.trut.scoring import Score


def check_position(options: TrutOptions, dealer: Seat, scores: Sequence[Score]) -> None:
    """Raise PositionError if nobody can be about to deal so: a dealer without a seat, or scores that nobody can have.

    Points turn into a trut at once (TRU-43), and a side with enough truts has won (TRU-90).
    """
    require_seat("no-such-dealer", dealer, options.players)
    if len(scores) not in (0, 2):
        raise PositionError("score-sides", {"given": len(scores), "needed": 2})
    for side, (truts, points) in enumerate(scores):
        if truts < 0 or points < 0:
            raise PositionError("score-negative", {"side": side, "truts": truts, "points": points})
        if points >= options.points_per_trut:
            raise PositionError("score-points", {"side": side, "points": points, "below": options.points_per_trut})
        if truts >= options.truts_to_win:
            raise PositionError("score-won", {"side": side, "truts": truts, "below": options.truts_to_win})
