"""A library reads a file in a process of its own, which ends with its budget and can be stopped."""

import os
import sqlite3
import sys
from contextlib import closing
from io import BytesIO
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile

import pytest

from ludo.gate import apart, usage
from ludo.gate.budgets import BUDGETS, MB, Budget, Kind
from ludo.gate.databases import bound, read_only
from ludo.session.ports import ForeignError, StorageError
from ludo.ui.i18n import set_language
from ludo.ui.wording.errors import storage_text
from tests.session.tables import fresh_store
from tests.store import crafted

if sys.platform != "win32":
    import resource

FILE = Path("results.json")


@pytest.fixture(autouse=True)
def _really(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(apart, "runner", apart.in_process)


def spend(_content: bytes, what: str, progress: apart.Progress) -> None:
    """A job that never ends, or takes memory without end."""
    if what == "unbound":  # as macOS and Windows leave it
        resource.setrlimit(resource.RLIMIT_AS, (resource.RLIM_INFINITY, resource.getrlimit(resource.RLIMIT_AS)[1]))
    held = [b"", b""]
    while True:
        progress(1, 2)
        if what != "time":
            held.append(b"x" * (5 * MB))


def test_what_a_process_uses_is_told_from_outside() -> None:
    before = usage.memory_of(os.getpid())
    held = b"x" * (50 * MB)
    assert 40 * MB < usage.memory_of(os.getpid()) - before < 200 * MB
    assert len(held)
    assert usage.memory_of(2**30) == 0
    assert usage.seconds_of(os.getpid()) >= 0


def fall(_content: bytes, progress: apart.Progress) -> None:
    """A job whose library gives up as those written in Rust do."""
    raise BaseException("panic")


def run(job: str, *arguments: str, content: bytes = b"", budget: Budget = BUDGETS[Kind.JSON]) -> object:
    return apart.run(job, arguments, content, budget, FILE, lambda *_: None)


@pytest.mark.skipif(sys.platform != "linux", reason="Windows has no bounds to lift")
@pytest.mark.parametrize(
    ("job", "told"),
    [
        ("time", "“results.json” takes too long to read: Ludo gave up after 1 seconds. Nothing of it is used."),
        ("memory", "“results.json” asks for too much memory: Ludo gives 100 MB at most here. Nothing of it is used."),
        ("unbound", "“results.json” asks for too much memory: Ludo gives 100 MB at most here. Nothing of it is used."),
        ("fall", "“results.json” is damaged"),
    ],
)
def test_a_process_ends_with_its_budget(job: str, told: str) -> None:
    where, given = (f"{__name__}:fall", ()) if job == "fall" else (f"{__name__}:spend", (job,))
    with pytest.raises(ForeignError) as caught:
        run(where, *given, budget=Budget(MB, seconds=1, memory=100 * MB))
    assert storage_text(caught.value).startswith(told)


def test_a_process_is_stopped_by_who_waits_for_it() -> None:
    class Stopped(Exception):
        pass

    def stop(done: int, of: int) -> None:
        if of:
            raise Stopped

    with pytest.raises(Stopped):
        apart.run(f"{__name__}:spend", ("time",), b"", Budget(MB, seconds=20, memory=100 * MB), FILE, stop)


def test_a_job_answers_and_raises_as_it_would_here() -> None:
    plays = b'{"players": [], "games": [], "plays": [], "more": 1}'
    assert run("bg-stats", content=plays) == {"players": [], "games": [], "plays": []}
    with pytest.raises(StorageError, match="damaged"):
        run("database", str(Path(__file__)), "2026-05-01T20:00:00+00:00")


def test_books_and_sheets_come_through(tmp_path: Path) -> None:
    store = fresh_store(tmp_path / "own")
    crafted.book(tmp_path / "book")
    assert store.file_kind(tmp_path / "book") is not None
    assert store.nights.merging.take_in(tmp_path / "book", {}).evenings == ("Mai",)
    (tmp_path / "bomb.xlsx").write_bytes(bomb())
    table, _ = store.nights.bringing.look_at(tmp_path / "bomb.xlsx")
    assert table.code in ("too-large", "not-workbook", "no-reader")
    store.close()


def bomb() -> bytes:
    """A sheet of half a gigabyte in a few bytes."""
    written = BytesIO()
    with ZipFile(written, "w", ZIP_DEFLATED) as parts, parts.open("xl/worksheets/sheet1.xml", "w") as part:
        for _ in range(60):
            part.write(bytes(10 * MB))
    return written.getvalue()


def test_a_database_is_read_and_nothing_else(tmp_path: Path) -> None:
    crafted.book(tmp_path / "book")
    with closing(sqlite3.connect(tmp_path / "book")) as connection:
        bound(connection)
        read_only(connection, ("people",))
        assert connection.execute("SELECT count(*) FROM people").fetchone() == (2,)
        for refused in (
            *(
                "SELECT * FROM settings",
                "DELETE FROM people",
                "PRAGMA journal_mode = WAL",
                "PRAGMA writable_schema = ON",
            ),
            *("ATTACH ':memory:' AS more", "SELECT load_extension('x')", "CREATE TABLE x (y)"),
        ):
            with pytest.raises(sqlite3.DatabaseError, match=r"not authorized|prohibited"):
                connection.execute(refused)


@pytest.mark.parametrize(
    ("language", "begins"), [("en", "“x” holds too much"), ("fr", "«\xa0x\xa0» contient trop de choses")]
)
@pytest.mark.usefixtures("qapp")
def test_what_passes_a_budget_is_told_in_the_language_of_the_program(language: str, begins: str) -> None:
    set_language(language)
    told = storage_text(ForeignError("too-many-rows", Path("x"), BUDGETS[Kind.TABLE].rows))
    assert told.startswith(begins)
    assert "500" in told
    set_language("en")
