"""Files of strangers are refused at once, whatever they are, in a sentence that names them."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from shutil import copyfile

import pytest

from ludo.session.ports import ForeignError
from ludo.ui.i18n import set_language
from ludo.ui.wording.errors import storage_text
from tests.house.sources import ROOT
from tests.session.tables import fresh_store
from tests.store import crafted
from tests.store.make_files import FILES as VERSIONS
from tests.store.merging.books import Computer

DOORS = """
import sys
from contextlib import suppress
from pathlib import Path
from random import Random
from ludo.gate import apart
from ludo.gate.budgets import Kind
from ludo.gate.files import read_text
from ludo.session.ports import StorageError
from ludo.session.service import PartieService
from ludo.ui.wording.errors import storage_text
from tests.session.tables import AtOnce, fresh_store
from tests.store import crafted

apart.runner = apart.in_place
folder = Path(sys.argv[1])
store = fresh_store(folder / "own")
nights = store.nights
parties = PartieService(store, (), Random(1), AtOnce())
doors = {
    "kind": store.file_kind,
    "preview of a backup": nights.exchange.preview_restore,
    "restore": store.restore,
    "preview of a book": lambda path: nights.merging.preview(path, {}),
    "take in": lambda path: nights.merging.take_in(path, {}),
    "spreadsheet": nights.exchange.preview,
    "other spreadsheet": nights.bringing.look_at,
    "partie": lambda path: parties.replay_text(read_text(path, Kind.PARTIE, "not-a-partie"), path),
}
if sys.platform == "linux":
    import resource
    used = int(Path("/proc/self/statm").read_text().split()[0]) * resource.getpagesize()
    resource.setrlimit(resource.RLIMIT_AS, (used + 300_000_000,) * 2)
for make in crafted.FILES:
    path = folder / make.__name__
    make(path)
    for door, enter in doors.items():
        try:
            told = enter(path)
        except StorageError as error:
            told = f"{type(error).__name__} {storage_text(error)}"
        print(make.__name__, door, told, sep="|", flush=True)
print("suspect", store._database._suspect[0], store.saving, sep="|")
"""
BY_KIND = ("kind", "spreadsheet", "other spreadsheet", "partie")
"""Doors that some of these files may pass, because they hold what is read there, or are said to be of another kind."""


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> list[list[str]]:
    """What every door says of every file; none of them takes long, or much memory."""
    command = [sys.executable, "-c", DOORS, str(tmp_path_factory.mktemp("doors"))]
    done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, timeout=120, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return [line.split("|") for line in done.stdout.splitlines()]


@pytest.mark.parametrize("file", [make.__name__ for make in crafted.FILES])
def test_a_crafted_file_is_refused_by_every_door_for_databases(told: list[list[str]], file: str) -> None:
    answers = {line[1]: line[2] for line in told if line[0] == file}
    assert len(answers) == 8
    for door, answer in answers.items():
        assert answer.startswith("ForeignError ") or door in BY_KIND, (door, answer)
        if answer.startswith("ForeignError ") and "another program" not in answer:
            assert f"“{file}" in answer or "cannot be opened" in answer or "not a game" in answer


def test_no_ordinary_file_is_said_to_be_none(told: list[list[str]]) -> None:
    for file, _, answer in told[:-1]:
        if file in ("folder", "pipe", "device", "listener"):
            assert answer == f"ForeignError “{file}” is no ordinary file."


def test_a_file_that_is_too_large_is_told_how_large_it_may_be(told: list[list[str]]) -> None:
    answers = [answer for file, door, answer in told[:-1] if file.startswith("sparse")]
    assert "ForeignError “sparse_text” is too large: Ludo reads 4 MB at most here." in answers
    assert "ForeignError “sparse_database” is too large: Ludo reads 1000 MB at most here." in answers


def test_the_own_file_is_not_suspected(told: list[list[str]]) -> None:
    assert told[-1] == ["suspect", "False", "True"]


@pytest.mark.usefixtures("qapp")
def test_it_is_said_in_the_language_of_the_program() -> None:
    errors = [ForeignError(code, Path("livre.ludobook"), 4_000_000) for code in ("damaged", "not-a-file", "too-large")]
    set_language("fr")
    try:
        told = [storage_text(error) for error in errors]
    finally:
        set_language("en")
    assert [text.partition("\xa0»")[0] for text in told] == ["«\xa0livre.ludobook"] * 3


@pytest.mark.parametrize("make", crafted.BESIDE, ids=lambda make: make.__name__)
def test_what_lies_beside_a_book_is_not_looked_at(tmp_path: Path, make: Callable[[Path], None]) -> None:
    computer = Computer(tmp_path, "one")
    make(tmp_path / "book")
    assert computer.take(tmp_path / "book").evenings == ("Mai",)
    computer.store.close()


@pytest.mark.parametrize("path", sorted(VERSIONS.glob("*.db")), ids=lambda path: path.stem)
def test_a_copy_of_every_version_is_let_in(tmp_path: Path, path: Path) -> None:
    store = fresh_store(tmp_path / "own")
    copy = Path(copyfile(path, tmp_path / "copy.ludo"))
    assert store.nights.exchange.preview_restore(copy).backup.parties
    store.restore(copy)
    assert store.sessions()
    store.close()


def test_a_book_of_many_evenings_is_let_in(tmp_path: Path) -> None:
    one, two = Computer(tmp_path, "one"), Computer(tmp_path, "two")
    crafted.book(tmp_path / "book")
    assert two.take(tmp_path / "book").evenings == ("Mai",)
    for computer in (one, two):
        computer.store.close()


def test_games_do_not_go_on_where_the_journal_of_another_file_lies(tmp_path: Path) -> None:
    store = fresh_store(tmp_path / "own")
    (tmp_path / "there").mkdir()
    (tmp_path / "there" / "ludo.db-wal").write_bytes(b"x" * 100)
    with pytest.raises(Exception, match="taken"):
        store.move(tmp_path / "there")
    store.close()
