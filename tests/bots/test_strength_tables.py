"""What is written about strength is what was measured."""

import pytest

from benchmarks.strength import DOCUMENT, MEASUREMENTS, ROWS, rows, with_table
from benchmarks.strength_rows import read_rows, row_of, table
from ludo.bots.registry import PLAYERS, players_of


def test_the_table_says_what_the_rows_hold() -> None:
    text = DOCUMENT.read_text(encoding="utf-8")
    made = table({wanted.name: wanted.what for wanted in MEASUREMENTS}, read_rows(ROWS))
    assert with_table(text, made) == text


def test_each_row_was_made_by_the_command_of_its_measurement() -> None:
    commands = {wanted.name: wanted.command for wanted in MEASUREMENTS}
    for name, row in read_rows(ROWS).items():
        if not name.endswith(" together"):
            assert row["command"] == commands[name]
            assert len(row["digest"]) == 16


@pytest.mark.parametrize("game", [game for game in PLAYERS if players_of(game).levels])
def test_every_game_is_measured(game: str) -> None:
    """Its levels against each other, and the first and the last player against one that acts at random."""
    assert {f"{game}-ladder", f"{game}-baseline-random", f"{game}-expert-random"} <= {one.name for one in MEASUREMENTS}


def test_rows_without_files_stay_in_their_order() -> None:
    known = read_rows(ROWS)
    assert list(rows(dict(reversed(known.items())))) == list(known)


def test_a_row_holds_what_a_ladder_printed() -> None:
    ladder = {
        "command": "ladder",
        "source_sha256": "0123456789abcdef0123",
        "units_of_luck": 5,
        "ladder": [{"level": "expert", "elo": [100.00001, 80, 120], "units": 5}],
    }
    row = row_of("ludo.bots.ladder trut", ladder)
    assert row["digest"] == "0123456789abcdef"
    assert row["elo"] == {"expert": [100.0, 80, 120]}


def test_a_document_without_the_marks_is_refused() -> None:
    with pytest.raises(ValueError, match="no place"):
        with_table("# Strength", "")
