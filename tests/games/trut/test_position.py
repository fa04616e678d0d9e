"""Positions of Trut that cannot be are refused, and the refusal says why."""

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from ludo.engine.positions import PositionError
from ludo.games.trut import TRUT
from ludo.games.trut.scoring import Score


@pytest.mark.parametrize(
    ("values", "dealer", "scores", "code", "details"),
    [
        ({}, 2, (), "no-such-dealer", {"seat": 2, "players": 2}),
        ({}, -1, (), "no-such-dealer", {"seat": -1, "players": 2}),
        ({"players": 4}, 4, (), "no-such-dealer", {"seat": 4, "players": 4}),
        ({}, 0, ((1, 0),), "score-sides", {"given": 1, "needed": 2}),
        ({}, 0, ((0, 0),) * 3, "score-sides", {"given": 3, "needed": 2}),
        ({}, 0, ((0, 0), (1, -1)), "score-negative", {"side": 1, "truts": 1, "points": -1}),
        ({}, 0, ((-1, 0), (0, 0)), "score-negative", {"side": 0, "truts": -1, "points": 0}),
        ({}, 0, ((2, 3), (0, 0)), "score-points", {"side": 0, "points": 3, "below": 3}),
        ({"points_per_trut": 2}, 0, ((0, 0), (0, 2)), "score-points", {"side": 1, "points": 2, "below": 2}),
        ({}, 1, ((0, 0), (7, 0)), "score-won", {"side": 1, "truts": 7, "below": 7}),
        ({"truts_to_win": 3}, 1, ((3, 0), (0, 0)), "score-won", {"side": 0, "truts": 3, "below": 3}),
    ],
)
def test_what_is_wrong_is_named(
    values: Mapping[str, Any], dealer: int, scores: Sequence[tuple[int, int]], code: str, details: Mapping[str, int]
) -> None:
    with pytest.raises(PositionError) as raised:
        TRUT.position(TRUT.read_options(values), dealer, [Score(*score) for score in scores])
    assert (raised.value.code, raised.value.details) == (code, details)
    assert all(f"{name}={value}" in str(raised.value) for name, value in details.items())


@pytest.mark.clause("TRU-80", "TRU-90")
@pytest.mark.parametrize("scores", [(), ((6, 2), (6, 2)), ((0, 0), (6, 0))])
def test_scores_of_a_partie_in_progress_are_taken(scores: Sequence[tuple[int, int]]) -> None:
    state = TRUT.position(TRUT.read_options({}), 1, [Score(*score) for score in scores])
    assert state.standing().scores == (scores or ((0, 0), (0, 0)))
    assert state.facts().dealer == 1
