"""The command that changes the rules finds the judgements of every game, and counts what was noticed."""

import subprocess
import sys

import pytest

from ludo.games import GAMES
from tests.mutation.__main__ import MODULES, ROOT, line_of, main, module_of, percentage, selection

FOUND = {
    "ludo.games.trut.rules.x_side_of__mutmut_1": "killed",
    "ludo.games.trut.rules.x_side_of__mutmut_2": "killed",
    "ludo.games.trut.scoring.x_shares__mutmut_1": "survived",
    "ludo.games.trut.scoring.x_shares__mutmut_2": "timeout",
}


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_judgements_to_change_and_tests_to_notice_it(game: str) -> None:
    assert all((ROOT / "ludo" / "games" / game / f"{module}.py").is_file() for module in MODULES)
    command = [sys.executable, "-m", "pytest", "--collect-only", "-q", "-p", "no:cacheprovider", *selection(game)]
    found = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, encoding="utf-8")
    assert found.returncode == 0, found.stdout
    for tests in selection(game):
        assert tests in found.stdout


def test_only_a_test_that_fails_counts_as_noticing() -> None:
    assert percentage(FOUND) == 50.0
    assert percentage({}) == 0.0
    line = " ".join(line_of("trut", FOUND).split())
    assert line == "trut 4 mutants 2 killed 1 survived 1 timeout 0 other 50.0 %"


def test_a_mutant_belongs_to_the_module_that_was_changed() -> None:
    assert [module_of(mutant) for mutant in FOUND] == ["rules", "rules", "scoring", "scoring"]


def test_an_unknown_game_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="2"):
        main(["belote"])
    assert "belote" in capsys.readouterr().err
