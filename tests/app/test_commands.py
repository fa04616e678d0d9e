"""`ludo analyse`, `simulate`, `books`, `rules`: without a window, for people and for other programs."""

import io
import json
import os
import re
import signal
import subprocess
import sys
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

from ludo.api import Action, DecisionRequest
from ludo.app.main import main
from ludo.gate.budgets import BUDGETS, Kind
from tests.app.schemas import FOLDER, wrong
from tests.app.test_escaping import EVIL, assert_harmless
from tests.app.test_review_file import file, partie
from tests.house.sources import ROOT
from tests.nights.fill import Amounts, fill

__all__ = ["file", "partie"]
SHORT = ("--set", "truts_to_win=1", "--n", "6", "--seed", "3")
BLOCKED = """
import sys
class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition('.')[0] in ('PySide6', 'shiboken6', 'numpy', 'pyqtgraph', 'openskill', 'platformdirs',
            'python_calamine'):
            raise ModuleNotFoundError(f'No module named {name!r}')
sys.meta_path.insert(0, Missing())
from ludo.app.main import main
codes = [main(arguments.split('|')) for arguments in sys.argv[1:]]
print('codes', codes)
"""


def said(capsys: pytest.CaptureFixture[str], *arguments: str, code: int = 0) -> str:
    """What a command writes."""
    assert main([*arguments]) == code
    return capsys.readouterr().out


def document(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    """The JSON that a command writes; it is as its schema says."""
    found: dict[str, Any] = json.loads(said(capsys, *arguments, "--json"))
    assert wrong(found) == []
    return found


@pytest.fixture(scope="module")
def book(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("books") / "ludo.db"
    fill(path, Amounts(2, 12, 30))
    return path


def first(request: DecisionRequest, rng: Random) -> Action | None:
    """A player of one's own."""
    return next(iter(request.offers)) if request.must else None


def test_a_schema_finds_what_is_wrong(capsys: pytest.CaptureFixture[str]) -> None:
    found = document(capsys, "simulate", "trut", "--players", "random,random", *SHORT, "--processes", "1")
    del found["seed"]
    found["players"][0]["won"] = [1, 2, "3", None]
    found["unit"], found["version"] = "year", 2
    assert [message.partition(":")[0] for message in wrong(found)] == [
        "$", "$.version", "$.unit", "$.players[0].won", "$.players[0].won[2]",
    ]  # fmt: skip
    page = (ROOT / "docs" / "command-line.md").read_text(encoding="utf-8")
    assert [path.name for path in FOLDER.iterdir() if path.name not in page] == []


def test_a_simulation_is_the_same_on_one_and_on_several_processes(capsys: pytest.CaptureFixture[str]) -> None:
    command = ("simulate", "trut", "--players", f"{__name__}:first,simple", *SHORT)
    alone = document(capsys, *command, "--processes", "1")
    assert document(capsys, *command, "--processes", "2") == alone
    assert alone["units"] == 6
    assert sum(player["won"][0] for player in alone["players"]) == pytest.approx(1)
    assert alone["players"][1]["won"][0] > 0.5
    other = document(capsys, *command, "--seed", "5", "--n", "20", "--processes", "1")
    assert other["players"] != document(capsys, *command, "--n", "20", "--processes", "1")["players"]


def test_a_simulation_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    command = ("simulate", "trente_et_un", "--players", "simple,random", "--set", "chips=1", "--n", "40")
    assert main([*command, "--processes", "1", "--lang", "en"]) == 0
    told = capsys.readouterr()
    head, one, other = told.out.splitlines()
    assert head == "trente_et_un: 40 units (partie), seed 1; even play 50.0%", "as many play as are named"
    assert re.match(r"simple wins [89]\d\.\d% \(\d+\.\d% to \d+\.\d%\), points", one)
    assert other.startswith("random wins ")
    sure = said(capsys, "simulate", "trente_et_un", *command[2:6], "--n", "4", "--processes", "1", "--lang", "en")
    assert re.search(r"\(0\.0% to \d\d\.\d%\)|\(\d\d\.\d% to 100\.0%\)", sure), "four parties make nobody sure"
    assert "40 of 40" in told.err


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("trut", "--players", "belote,simple"), "there is no belote, but: random, simple"),
        (("trut", "--players", "simple"), "2 sides play, and 1 players are named"),
        (("trut", "--players", "nowhere:first,simple"), "there is no player nowhere:first (No module"),
        (("trut", "--players", "simple,simple", "--set", f"{EVIL}=1"), r"there is no \u001b"),
        (("trut", "--players", "simple,simple", "--set", "truts_to_win=0"), "truts_to_win: bad-value"),
        (("trut", "--players", "simple,simple", "--preset", "belote"), "but: classic"),
        (("trut", "--players", "simple,simple", "--deals", "3"), "the rules say"),
    ],
)
def test_what_cannot_be_simulated_is_refused_in_a_sentence(
    arguments: tuple[str, ...], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["simulate", *arguments, "--lang", "en", "--processes", "1"]) == 1
    found = capsys.readouterr()
    assert told in found.err
    assert found.out == ""
    assert_harmless(found.err, "\r")


@pytest.mark.skipif(sys.platform == "win32", reason="signals of a terminal")
def test_a_simulation_ends_cleanly_by_ctrl_c() -> None:
    command = [sys.executable, "-m", "ludo", "simulate", "trut", "--players", "simple,random", "--n", "2000"]
    with subprocess.Popen(
        [*command, "--processes", "2", "--lang", "en"], cwd=ROOT, start_new_session=True, text=True,
        stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        preexec_fn=partial(signal.signal, signal.SIGINT, signal.SIG_DFL),  # a shell in the background ignores it
    ) as running:  # fmt: skip
        assert running.stderr is not None
        assert running.stderr.read(1) == "\n", "the first of its progress"
        os.killpg(running.pid, signal.SIGINT)
        out, err = running.communicate()  # until every process has closed its streams
    assert (running.returncode, out) == (130, "")
    assert err.split("\n")[-2] == "ludo: interrupted"
    assert "Traceback" not in err


def test_one_moment_of_a_saved_game(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    found = document(capsys, "analyse", str(file), "--ply", "3")
    acts = [each["act"] for each in found["price"]["acts"]]
    assert found["price"]["acts"][0]["cost"] == [0, 0, 0]
    words = said(capsys, "analyse", str(file), "--ply", "3", "--lang", "en").splitlines()
    assert re.match(r"\w+ has to act after 3 actions; what acts are worth \(partie\):", words[0])
    assert [line.partition(":")[0] for line in words[1:]] == acts
    for ply, told in (("end", "nobody has to act"), ("999", "a number from 0"), ("x", "a number from 0")):
        assert main(["analyse", str(file), "--ply", ply, "--lang", "en"]) == 1
        assert told in capsys.readouterr().err


def test_a_saved_game_comes_by_the_standard_input(
    file: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    from_file = said(capsys, "--review", str(file), "--json")
    assert wrong(json.loads(from_file)) == []

    def given(content: bytes) -> None:
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(content)))

    given(file.read_bytes())
    assert said(capsys, "analyse", "-", "--json") == from_file
    given(b" " * (BUDGETS[Kind.PARTIE].size + 1))
    assert main(["analyse", "-", "--lang", "en"]) == 1
    assert "is too large: at most 4 MB" in capsys.readouterr().err


def test_books_are_read_and_stay_as_they_are(book: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = {path.name: path.read_bytes() for path in book.parent.iterdir()}
    balances = document(capsys, "books", str(book), "balance")["rows"]
    assert sum(row["chips"] for row in balances) == 0
    assert any(row["account"] == "bank" for row in balances)
    entries = document(capsys, "books", str(book), "register")["rows"]
    lines = said(capsys, "books", str(book), "register").splitlines()
    assert len(entries) == len(lines) == 30
    exported = said(capsys, "books", str(book), "export")
    assert exported.splitlines()[0].split(",") == list(entries[0])
    assert len(exported.splitlines()) == 31
    results = document(capsys, "books", str(book), "export", "--table", "results")["rows"]
    checked = {row["key"]: row["number"] for row in document(capsys, "books", str(book), "check")["rows"]}
    assert (checked["postings"], checked["results"], checked["sum"]) == (30, len(results), 0)
    assert said(capsys, "books", str(book), "check", "--lang", "en").endswith("the file is whole\n")
    assert {path.name: path.read_bytes() for path in book.parent.iterdir()} == before


def test_books_that_cannot_be_used_are_refused(
    book: Path, file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    broken = tmp_path / "broken.ludo"
    content = bytearray(book.read_bytes())
    content[8192:40960] = bytes(32768)
    broken.write_bytes(content)
    for path, told in (
        (broken, "is damaged"),
        (file, "is not a file that Ludo has written"),
        (tmp_path / "missing", "cannot be read"),
        (tmp_path, "is no ordinary file"),
    ):
        assert main(["books", str(path), "check", "--lang", "en"]) == 1
        assert told in capsys.readouterr().err


def test_names_in_books_move_no_terminal(book: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    import sqlite3

    evil = tmp_path / "evil.ludo"
    evil.write_bytes(book.read_bytes())
    with sqlite3.connect(evil) as connection:
        connection.execute("UPDATE people SET name = name || ?", (EVIL,))
        connection.execute("UPDATE evenings SET name = ?", (EVIL,))
    connection.close()
    for act in ("balance", "register", "export"):
        for form in ((), ("--json",)):
            assert_harmless(said(capsys, "books", str(evil), act, *form), "\r")


@pytest.mark.usefixtures("qapp")
def test_rules_follow_the_options(capsys: pytest.CaptureFixture[str]) -> None:
    two, four = (said(capsys, "rules", "trut", "--set", f"players={n}", "--lang", "en") for n in (2, 4))
    assert two.startswith("# Trut\n\n")
    assert "teams" in four
    assert two != four
    assert ":::" not in four
    assert "{" not in four
    found = document(capsys, "rules", "trut", "--preset", "short", "--lang", "fr")
    assert (found["language"], found["options"]["truts_to_win"]) == ("fr", 3)
    assert "3 truts" in found["text"]
    assert main(["rules", "trut", "--set", "belote=1", "--lang", "en"]) == 1
    assert "there is no belote" in capsys.readouterr().err


def test_what_needs_no_qt_has_none(file: Path, book: Path) -> None:
    commands = [
        ["analyse", str(file), "--json"],
        ["analyse", str(file), "--ply", "3"],
        ["simulate", "trut", "--players", "simple,random", *SHORT, "--processes", "1"],
        ["books", str(book), "balance"],
        ["rules", "trut", "--lang", "en"],
    ]
    run = [sys.executable, "-c", BLOCKED, *("|".join(command) for command in commands)]
    done = subprocess.run(run, cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "codes [0, 0, 0, 0, 1]", done.stderr
    assert "words need Qt" in done.stderr


def test_a_reader_that_has_enough_ends_a_command(book: Path) -> None:
    command = [sys.executable, "-m", "ludo", "books", str(book), "export"]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as running:
        assert running.stdout is not None
        assert running.stderr is not None
        running.stdout.close()
        assert "Traceback" not in running.stderr.read()
    assert running.returncode == 1


@pytest.mark.parametrize("arguments", [("simulate",), ("simulate", "belote"), ("books", "x", "mend"), ("rules",)])
def test_what_is_misused_ends_with_two(arguments: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["--lang", "fr", *arguments])
    assert ended.value.code == 2
    assert "erreur" in capsys.readouterr().err


def test_help_is_in_both_languages(capsys: pytest.CaptureFixture[str]) -> None:
    told = {}
    for language in ("en", "fr"):
        for command in ((), ("analyse",), ("simulate",), ("books",), ("rules",)):
            with pytest.raises(SystemExit):
                main([*command, "--lang", language, "--help"] if command else ["--lang", language, "--help"])
            told[language, command] = capsys.readouterr().out
    for command in ((), ("analyse",), ("simulate",), ("books",), ("rules",)):
        english, french = (
            {line.strip() for line in told[language, command].splitlines() if re.search("[a-z]+( [a-z]+){3}", line)}
            for language in ("en", "fr")
        )
        assert len(english) >= 4
        assert english & french == set()
    assert all(name in told["en", ()] for name in ("analyse", "simulate", "books", "rules"))
