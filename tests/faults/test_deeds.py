"""What somebody did with the books is in the file, whatever ends the program; copies and restores lose nothing.

Expectations come from what was done; the oracle reads the files without the program.
"""

import sqlite3
import sys
from contextlib import closing
from pathlib import Path
from random import Random
from shutil import copyfile

import pytest

from ludo.store.files import companion
from ludo.store.salvage_parties import PartiesCopy
from ludo.store.store import Store
from tests.faults import deeds, oracle
from tests.faults.facts import missing, unknown_tables
from tests.faults.files import good


@pytest.fixture
def path(tmp_path: Path) -> Path:
    store = Store(tmp_path / "ludo.db")
    deeds.begin(store)
    store.close()
    return store.path


@pytest.mark.parametrize("deed", dict.fromkeys(deeds.DEEDS), ids=lambda deed: deed.__name__.strip("_"))
def test_what_was_done_is_in_the_file(deed: deeds.Deed, path: Path) -> None:
    store, luck = Store(path), Random(deed.__name__)
    for _ in range(4):
        told = deed(store, luck)
        assert missing(told, path, exact=True) == []
    store.close()
    assert deeds.sums_to_zero(path)


@pytest.mark.skipif(sys.platform == "win32", reason="a killed process needs fork")
def test_killed_while_doing(path: Path) -> None:
    assert deeds.kill_books(path.parent, Random(1), rounds=3) == []


def test_every_table_of_a_file_is_compared() -> None:
    assert unknown_tables(oracle.read(good()[0])) == []


def test_there_is_something_in_every_table_that_is_spoiled() -> None:
    books = oracle.read(good()[0])
    of_merges = {"removed", "act_order", "set_aside"}
    assert {table for table, rows in books.items() if not rows} <= of_merges
    with oracle.opened(good()[0]) as raw:
        query = "SELECT (SELECT count(guest) FROM people), (SELECT sum(put_away) FROM evenings)"
        assert all(raw.execute(query).fetchone())


def test_a_copy_and_what_was_there_before_it_was_restored_are_whole(path: Path) -> None:
    store = Store(path)
    copy = path.with_name("copy.ludo")
    store.backup(copy)
    before = oracle.read_file(path)
    assert _same(oracle.read_file(copy), before)
    store.put("after", "1")
    after = oracle.read_file(path)
    kept = store.restore(copy)
    assert kept is not None
    assert _same(oracle.read_file(kept), after)
    store.close()
    assert _same(oracle.read_file(path), before)


def test_a_file_of_a_program_that_was_killed_within_a_transaction_is_read_as_before_it(path: Path) -> None:
    before, killed = oracle.read_file(path), path.with_name("killed.db")
    with closing(sqlite3.connect(path, isolation_level=None)) as raw:
        raw.executescript("PRAGMA journal_mode = DELETE; PRAGMA cache_size = 1; BEGIN; DROP TABLE acts")
        raw.execute("CREATE TABLE more AS SELECT randomblob(9000) FROM settings, sqlite_master")
        for suffix in ("", "-journal"):
            copyfile(companion(path, suffix), companion(killed, suffix))
    assert oracle.read_file(killed) == before


def test_a_salvage_that_fails_leaves_the_damaged_file_where_it_is(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    content = bytearray(good()[0])
    content[4096 * 3 : 4096 * 4] = bytes(4096)
    path.write_bytes(content)

    def full(*_: object) -> None:
        raise OSError(28, "full")

    with monkeypatch.context() as failing:
        failing.setattr(PartiesCopy, "copy", full)
        store = Store(path)
        assert store.notice is not None
        assert not store.saving
        store.close()
    assert path.read_bytes() == bytes(content)


def _same(one: oracle.Books, other: oracle.Books) -> bool:
    """Are all tables the same, but for what is said of the file itself?"""
    one, other = ({**books, "settings": {}} for books in (one, other))
    return one == other
