"""`run.py test`: all checks run, and the last line tells whether all passed."""

import subprocess
import sys
from pathlib import Path

import pytest

import run
from tests import checks


@pytest.fixture
def outcomes(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> dict[str, list[str]]:
    """The commands that were run, by check; a check whose name is a key already fails."""
    commands: dict[str, list[str]] = {}

    def outcome(name: str, command: list[str], environment: dict[str, str]) -> bool:
        failed = name in commands
        commands[name] = command
        return not failed

    monkeypatch.setattr(run, "private_folder", lambda: tmp_path / ".venv-ludo")
    monkeypatch.setattr(run, "find_python", lambda version: [])
    monkeypatch.setattr(run, "prepare", lambda folder, groups, python: folder / "python-of" / groups[0])
    monkeypatch.setattr(checks, "passes", outcome)
    monkeypatch.setattr(checks, "makes_environments", lambda python, environment: python != ["half"])
    return commands


def test_the_tests_have_the_last_word_if_nothing_else_failed(
    outcomes: dict[str, list[str]], capsys: pytest.CaptureFixture[str]
) -> None:
    assert checks.main([]) == 0
    assert list(outcomes) == ["lint", "format", "types", "dead code", "tests"]
    assert "checks:" not in capsys.readouterr().out


@pytest.mark.parametrize("name", ["lint", "format", "types", "dead code"])
def test_a_failure_before_the_tests_is_not_lost(
    name: str, outcomes: dict[str, list[str]], capsys: pytest.CaptureFixture[str]
) -> None:
    outcomes[name] = []
    assert checks.main([]) == 1
    assert "tests" in outcomes
    assert capsys.readouterr().out.splitlines()[-1] == "checks: 4 passed, 1 failed"


def test_failing_tests_fail_the_run(outcomes: dict[str, list[str]]) -> None:
    outcomes["tests"] = []
    assert checks.main([]) == 1


def test_long_takes_the_thorough_tests_in(outcomes: dict[str, list[str]]) -> None:
    checks.main([])
    assert "-m" not in outcomes["tests"][2:]
    checks.main(["--long"])
    marker = outcomes["tests"].index("-m", 2)
    assert outcomes["tests"][marker + 1] == ""


def test_paths_run_the_tests_there_and_nothing_else(outcomes: dict[str, list[str]]) -> None:
    assert checks.main(["tests/store", "tests/app"]) == 0
    assert list(outcomes) == ["tests"]
    assert outcomes["tests"][-2:] == ["tests/store", "tests/app"]


def test_another_word_is_refused(outcomes: dict[str, list[str]], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        checks.main(["--quick"])
    assert outcomes == {}
    assert "--long" in capsys.readouterr().err


@pytest.fixture
def types(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The program in the place of mypy."""
    program = ["-c", "print('no issues')"]
    monkeypatch.setitem(checks.CHECKS, "types", "-c pass")
    popen = subprocess.Popen
    monkeypatch.setattr(
        "tests.checks.subprocess.Popen", lambda command, **options: popen([sys.executable, *program], **options)
    )
    return program


def test_fast_runs_lint_types_and_the_quick_tests_only(
    outcomes: dict[str, list[str]], types: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert checks.main(["--fast"]) == 0
    assert list(outcomes) == ["lint", "format", "quick tests"]
    assert set(checks.QUICK) <= set(outcomes["quick tests"])
    assert capsys.readouterr().out.splitlines()[-2:] == [
        "ludo: types: no issues",
        "ludo: lint, format, types and the quick tests passed",
    ]


@pytest.mark.parametrize("name", ["lint", "format", "quick tests"])
def test_fast_names_what_failed(
    name: str, outcomes: dict[str, list[str]], types: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    outcomes[name] = []
    types[:] = ["-c", "import sys; sys.exit('a type is wrong')"]
    assert checks.main(["--fast"]) == 1
    assert capsys.readouterr().out.splitlines()[-2:] == [
        "ludo: types: a type is wrong",
        f"ludo: failed: {name}, types",
    ]


def test_what_is_quick_is_there() -> None:
    assert all((run.CHECKOUT / place).exists() for place in (*checks.QUICK, *checks.SLOW))


def test_other_versions_of_python_try_what_needs_no_qt(
    outcomes: dict[str, list[str]], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 12, 1, "final", 0))
    monkeypatch.setattr(run, "find_python", lambda version: ["half"] if version == "3.11" else [f"python{version}"])
    assert checks.main([]) == 0
    others = [name for name in outcomes if "Python" in name]
    assert others == ["what needs no Qt, on Python 3.13", "what needs no Qt, on Python 3.14"]
    assert outcomes[others[0]][0] == str(tmp_path / ".venv-ludo-3.13" / "python-of" / "test")
    outcomes.clear()
    outcomes[others[0]] = []
    assert checks.main([]) == 1


def test_an_environment_that_cannot_be_made_is_a_failure(
    outcomes: dict[str, list[str]], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(folder: Path, groups: list[str], python: list[str]) -> Path:
        raise run.Missing("no connection")

    monkeypatch.setattr(sys, "version_info", (3, 11, 7, "final", 0))
    monkeypatch.setattr(run, "find_python", lambda version: ["python3.12"] if version == "3.12" else [])
    monkeypatch.setattr(run, "prepare", fail)
    assert checks.main([]) == 1
    assert "no connection" in capsys.readouterr().out
