"""Nothing that a file, its name or a player brings reaches a terminal as something that it obeys."""

import json
import logging
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest

from ludo.app.crash import write_log
from ludo.app.escaping import visible
from ludo.app.main import main
from ludo.gate.budgets import BUDGETS, Kind
from run import say
from tests.app.test_review_file import partie
from tests.house.sources import ROOT

__all__ = ["partie"]
EVIL = "\x1b]0;gone\x07\x1b[2J\x9b31m\u202etxt\u2066\x7f"
"""Changes the title of a window, clears it, colours it, and turns the letters that follow."""
WRITTEN = r"\u001b]0;gone\u0007\u001b[2J\u009b31m\u202etxt\u2066\u007f"
HARMLESS = "\n\u00a0\u202f\u2009\u200c\u200d"
PROGRESS = "\r"

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="no file can have such a name")


def assert_harmless(text: str, more: str = "") -> None:
    assert [letter for letter in text if not letter.isprintable() and letter not in HARMLESS + more] == []


def test_what_cannot_be_seen_is_written_as_in_json() -> None:
    assert visible(EVIL) == WRITTEN
    assert json.loads(f'"{visible(EVIL)}"') == EVIL
    assert visible("\udcff\U000e0041\n\t") == r"\udcff\udb40\udc41\u000a\u0009"
    assert visible("a\nb\r", "\n") == "a\nb\\u000d"
    for name in ("Zoé", "שרה", "دانیال‌نژاد", "🦊👩‍👩‍👧", "l’an 2026 : 1 234"):
        assert visible(name) == name


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder whose name is evil, too, and begins another line."""
    made = tmp_path / f"{EVIL}\r\nludo: all is well"
    made.mkdir()
    return made


def text_of(lines: list[str], **changed: str) -> str:
    """A partie as text in which everything that is free is evil."""
    head = {"game": "trut 1", "started": f"2026{EVIL}", "option players": "2", "option truts_to_win": "1",
            "person": f"Anna{EVIL}", "computer": f"{EVIL} Hugo"} | changed  # fmt: skip
    return "\n".join(["Ludo partie 1", *(f"{key} {value}" for key, value in head.items()), "", *lines, ""])


@pytest.mark.parametrize("options", [["--json"], ["--lang", "fr"], ["--ply", "3"]], ids=str)
def test_a_review_writes_nothing_that_a_terminal_obeys(
    partie: tuple[object, list[str]], folder: Path, capsys: pytest.CaptureFixture[str], options: list[str]
) -> None:
    path = folder / f"partie{EVIL}.ludogame"
    path.write_text(text_of(partie[1]), encoding="utf-8")
    command = "--review" if "--ply" not in options else "analyse"
    assert main([command, str(path), *options]) == 0
    said = capsys.readouterr()
    assert "Anna" in said.out or "Hugo" in said.out
    assert_harmless(said.out)
    assert_harmless(said.err, PROGRESS)
    if options == ["--json"]:
        assert json.loads(said.out)["started"] == f"2026{EVIL}"


def not_there(path: Path) -> None:
    """Nothing."""


def pipe(path: Path) -> None:
    os.mkfifo(path)


def large(path: Path) -> None:
    path.touch()
    os.truncate(path, BUDGETS[Kind.PARTIE].size + 1)


REFUSED: Final[dict[str, tuple[Callable[[Path], object], str]]] = {
    "not there": (not_there, "cannot be read"),
    "folder": (Path.mkdir, "is no ordinary file"),
    "pipe": (pipe, "is no ordinary file"),
    "too large": (large, "is too large: at most 4 MB are read"),
    "no text": (lambda path: path.write_bytes(b"\xff\x1b"), "cannot be read"),
    "no partie": (lambda path: path.write_text(EVIL), "is not a game that Ludo has written"),
    "header": (lambda path: path.write_text(text_of([], **{EVIL: EVIL})), "is not a game that Ludo has written"),
    "game": (lambda path: path.write_text(text_of([], game=f"{EVIL} 1")), "needs a newer Ludo"),
    "option": (lambda path: path.write_text(text_of([], **{f"option {EVIL}": "1"})), "needs a newer Ludo"),
    "log": (lambda path: path.write_text(text_of([f"luck {EVIL}"])), "is damaged"),
}


@pytest.mark.parametrize("case", REFUSED)
def test_a_refusal_writes_nothing_that_a_terminal_obeys(
    folder: Path, capsys: pytest.CaptureFixture[str], case: str
) -> None:
    make, told = REFUSED[case]
    path = folder / f"file{EVIL}"
    make(path)
    main(["--review", str(path), "--lang", "en"])
    said = capsys.readouterr()
    assert told in said.err
    assert_harmless(said.out + said.err, PROGRESS)
    assert "\nludo: all is well" not in said.err


@pytest.mark.parametrize(
    "arguments",
    [["one", EVIL], [f"--{EVIL}"], ["--lang", EVIL], ["--self-test", EVIL], ["a", "b\r\nludo: all is well"]],
    ids=ascii,
)
def test_arguments_that_are_wrong_are_said_harmlessly(capsys: pytest.CaptureFixture[str], arguments: list[str]) -> None:
    with pytest.raises(SystemExit):
        main(arguments)
    said = capsys.readouterr()
    assert said.err
    assert_harmless(said.out + said.err)
    assert "\nludo: all is well" not in said.err


@pytest.mark.parametrize("written", [True, False])
def test_logs_hold_nothing_that_a_terminal_obeys(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], written: bool
) -> None:
    """Where no file can be written the log goes to the terminal."""
    place = tmp_path / "folder"
    place.mkdir() if written else place.touch()
    write_log(place)
    try:
        raise ValueError(f"no player {EVIL}")
    except ValueError:
        logging.getLogger("ludo").exception("the file %s", EVIL)
    told = (place / "ludo.log").read_text(encoding="utf-8") if written else capsys.readouterr().err
    assert WRITTEN in told
    assert_harmless(told, "\t")


def test_an_error_that_nobody_catches_is_told_harmlessly() -> None:
    """By a program of its own, whose streams are its own."""
    code = (
        "import sys, ludo.app.main as main\n"
        f"def run(*_, **__): raise ValueError({EVIL!r})\n"
        "import ludo.app.commands.analyse; ludo.app.commands.analyse.analyse = run\n"
        "sys.argv[1:] = ['--review', 'x']\n"
        "main.main()\n"
    )
    done = subprocess.run(
        [sys.executable, "-X", "utf8", "-c", code], cwd=ROOT, capture_output=True, encoding="utf-8", check=False
    )
    assert f"ValueError: {WRITTEN}" in done.stderr
    assert_harmless(done.stderr)


def test_the_script_that_starts_ludo_says_names_of_folders_harmlessly(capsys: pytest.CaptureFixture[str]) -> None:
    say(f"{EVIL} cannot be used", stream=sys.stderr)
    said = capsys.readouterr().err
    assert "cannot be used" in said
    assert_harmless(said)
