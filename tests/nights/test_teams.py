"""Who plays together follows from the game and how many sit at the table."""

import pytest

from ludo.engine.options import Value
from ludo.games import GAMES
from ludo.nights.teams import plays_in_teams


@pytest.mark.parametrize(
    ("game", "options", "players", "together"),
    [
        ("trut", {}, 2, False),
        ("trut", {}, 4, True),
        ("trut", {}, 3, False),  # impossible, and no reason to fail
        ("belote", {}, 4, False),  # nobody knows it here
        ("tripoli", {}, 4, False),
        ("trut", {"players": 2}, 4, True),  # the table counts, not what was kept
        ("trut", {"players": 4}, 2, False),
        ("trut", {"no such option": 7}, 4, False),
    ],
)
def test_people_play_together_where_the_rules_have_teams(
    game: str, options: dict[str, Value], players: int, together: bool
) -> None:
    assert plays_in_teams(game, options, players) is together


def test_every_game_answers_for_every_table() -> None:
    assert all(plays_in_teams(game, {}, 1) is False for game in GAMES)
