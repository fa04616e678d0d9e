"""The command that plays parties by the ten thousand counts them, and reports what breaks."""

import pytest

from tests.long import portions as module
from tests.long.__main__ import main
from tests.long.portions import Portion, play, portions


def test_it_plays_every_table_of_a_preset_and_counts(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--game", "trut", "--preset", "short", "--parties", "3", "--jobs", "1"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[:3] for line in lines[:3]] == [
        ["trut-short-2", "3", "parties"],
        ["trut-short-4", "3", "parties"],
        ["all", "6", "parties"],
    ]
    assert lines[-1].startswith("2 tables in ")
    assert lines[-1].endswith(" 0 parties broken")


def test_it_fails_where_there_is_nothing_to_play() -> None:
    assert main(["--game", "trut", "--preset", "no-such-preset"]) == 1


def test_every_partie_is_in_one_portion() -> None:
    split = portions([("trut", 0), ("trut", 1)], 250, 0.1)
    assert [(part.table, part.first, part.last) for part in split] == [
        (0, 0, 100), (0, 100, 200), (0, 200, 250), (1, 0, 100), (1, 100, 200), (1, 200, 250),
    ]  # fmt: skip


def test_a_broken_partie_is_reported_with_its_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    def breaks(table: object, seed: str, close: float) -> int:
        if seed.endswith(" 1"):
            raise AssertionError("a card is lost")
        return 10

    monkeypatch.setattr(module, "watch_party", breaks)
    count = play(Portion("trut", 0, 0, 3, 0.0))
    assert (count.parties, count.actions, len(count.failures)) == (3, 20, 1)
    assert "trut-classic-2 1" in count.failures[0]
    assert "a card is lost" in count.failures[0]
