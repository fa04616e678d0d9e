"""Results of parties: place and score of each chair, the same for parties played here and on a real table."""

from collections.abc import Callable, Sequence
from typing import TypeAlias

from ludo.engine.game import Standing
from ludo.engine.places import Seat
from ludo.games.trente_et_un.view import TrenteEtUnStanding
from ludo.games.trio.view import TrioStanding
from ludo.games.triomphe.view import TriompheStanding
from ludo.games.trut.view import TrutStanding
from ludo.nights.evenings import Result

Rank: TypeAlias = tuple[int, ...]
"""What places are sorted by, highest first."""


def results(standing: Standing, sides: Sequence[Sequence[Seat]]) -> tuple[Result, ...]:
    """Return the result of each chair; `sides` are the seats that play together. Winners share the first place."""
    match standing:
        case TrioStanding():
            return _ranked(standing, standing.scores, lambda seat: (standing.contracts[seat], -standing.scores[seat]))
        case TrenteEtUnStanding():
            return _ranked(standing, standing.lives, lambda seat: (standing.lives[seat],))
        case TrutStanding():
            marks = [score.truts for score in standing.scores]
        case TriompheStanding():
            marks = list(standing.scores)
        case _:
            return _ranked(standing, standing.chips, lambda seat: (standing.chips[seat],))
    counted = standing.parties if sum(standing.parties) > 1 else marks
    by_seat = {seat: counted[side] for side, seats in enumerate(sides) for seat in seats}
    scores = [by_seat[seat] for seat in range(len(standing.chips))]
    return _ranked(standing, scores, lambda seat: (scores[seat],))


def _ranked(standing: Standing, scores: Sequence[int], rank: Callable[[Seat], Rank]) -> tuple[Result, ...]:
    keys: list[Rank] = [(seat in standing.winners, *rank(seat)) for seat in range(len(scores))]
    return tuple(Result(1 + sum(other > key for other in keys), score) for key, score in zip(keys, scores, strict=True))
