"""How a file is left, and what the next start makes of it."""

import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from shutil import copyfile
from typing import Final

import pytest

from ludo.session.chairs import Chair
from ludo.session.ports import Settlement, StorageError
from ludo.store import exit_marker, opening
from ludo.store.store import Store
from tests.session.tables import fresh_store, header

HEAD: Final = header("trut", (Chair("Anna"), Chair("Hugo", "simple")), stake=5)


@pytest.fixture
def checks(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What is said each time a file is looked through."""
    done: list[str] = []
    check = opening._check_pages

    def noted(connection: sqlite3.Connection) -> None:
        done.append("looked through")
        check(connection)

    monkeypatch.setattr(opening, "_check_pages", noted)
    return done


def fill(folder: Path, count: int = 3) -> Path:
    """A closed file with so many parties."""
    store = fresh_store(folder)
    for _ in range(count):
        store.append(store.create(HEAD), 0, ["luck lot 1"], [Settlement(1, (5, -5))], False)
    store.close()
    return store.path


def write_elsewhere(folder: Path, end: str, count: int = 3) -> Path:
    """A file with so many parties, written by another process that ends in some way."""
    script = (
        "import os, sys; from pathlib import Path; from tests.store.test_closing import *\n"
        f"store = fresh_store(Path(sys.argv[1]))\nfor _ in range({count}):\n"
        f"    store.append(store.create(HEAD), 0, ['luck lot 1'], [Settlement(1, (5, -5))], False)\n{end}"
    )
    root = Path(__file__).parents[2]
    subprocess.run([sys.executable, "-c", script, str(folder)], cwd=root, check=False)
    return folder / "ludo.db"


def kill_after_writing(folder: Path, count: int = 3) -> Path:
    """A file whose program was killed: so many parties in its journal."""
    path = write_elsewhere(folder, "os._exit(9)", count)
    assert path.with_name("ludo.db-wal").stat().st_size
    return path


def test_all_is_in_the_one_file_after_the_end(tmp_path: Path) -> None:
    path = fill(tmp_path)
    assert not path.with_name("ludo.db-wal").exists()
    copy = tmp_path / "elsewhere" / "copied.db"
    copy.parent.mkdir()
    copyfile(path, copy)
    store = Store(copy)
    assert len(store.sessions()) == 3
    store.close()


def test_a_look_at_a_damaged_backup_casts_no_doubt_on_the_file(tmp_path: Path, checks: list[str]) -> None:
    (tmp_path / "rubbish.ludo").write_bytes(b"rubbish" * 500)
    store = Store(fill(tmp_path))
    with pytest.raises(StorageError, match="damaged"):
        store.nights.exchange.preview_restore(tmp_path / "rubbish.ludo")
    store.close()
    checks.clear()
    store = Store(store.path)
    assert not store.notices
    assert not checks
    store.close()


def test_a_file_that_made_no_sense_is_looked_through_without_a_word_of_a_journal(
    tmp_path: Path, checks: list[str]
) -> None:
    store = Store(fill(tmp_path))
    store.put("key", "value")
    with pytest.raises(StorageError, match="damaged"):
        store.load(99)
    store.close()
    checks.clear()
    store = Store(store.path)
    assert not store.notices
    assert checks
    store.close()


@pytest.mark.parametrize("end", ["", "del store", "sys.exit(1)", "raise RuntimeError"])
def test_a_store_that_nobody_closes_is_closed_with_the_program(tmp_path: Path, end: str) -> None:
    path = write_elsewhere(tmp_path, end)
    left = exit_marker.read(path)
    assert left is not None
    assert left.is_clean(path)


def test_a_file_closed_properly_is_not_looked_through(tmp_path: Path, checks: list[str]) -> None:
    fill(tmp_path)
    checks.clear()
    for _ in range(2):
        store = fresh_store(tmp_path)
        assert len(store.sessions()) == 3
        store.put("theme", "dark")
        store.close()
    assert checks == []


def test_a_file_whose_program_was_killed_is_looked_through(tmp_path: Path, checks: list[str]) -> None:
    kill_after_writing(tmp_path)
    store = fresh_store(tmp_path)
    assert checks
    assert store.notice is None
    assert len(store.sessions()) == 3
    store.close()


@pytest.mark.parametrize("keep_time", [False, True])
def test_a_file_touched_since_it_was_closed_is_looked_through(
    tmp_path: Path, checks: list[str], keep_time: bool
) -> None:
    path = fill(tmp_path)
    checks.clear()
    before = path.stat()
    with closing(sqlite3.connect(path)) as other:
        other.execute("PRAGMA journal_mode = DELETE")
        other.execute("INSERT INTO settings VALUES ('a', 'b')")
        other.commit()
    if keep_time:
        os.utime(path, ns=(before.st_atime_ns, before.st_mtime_ns))
    fresh_store(tmp_path).close()
    assert checks


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b'{"salt": "x", "clean": 1}', b"[" * 100_000, b"\xff\xfe"])
def test_a_marker_that_makes_no_sense_means_that_nothing_is_known(
    tmp_path: Path, checks: list[str], content: bytes
) -> None:
    path = fill(tmp_path)
    checks.clear()
    path.with_name("ludo.db-state").write_bytes(content)
    store = fresh_store(tmp_path)
    assert checks
    assert store.notice is None
    store.close()


def test_what_cannot_be_understood_is_looked_through_at_the_next_start(tmp_path: Path, checks: list[str]) -> None:
    fill(tmp_path)
    store = fresh_store(tmp_path)
    store._database.connection.execute("UPDATE sessions SET options = '[1]' WHERE id = 2")
    assert [summary.number for summary in store.sessions()] == [3, 1]
    store.close()
    checks.clear()
    again = fresh_store(tmp_path)
    assert checks
    assert again.notice is not None
    assert (again.notice.code, again.notice.saved, again.notice.lost) == ("damaged", 3, 0), "its act has them"
    again.close()


def test_a_session_played_last_for_ever_is_damage(tmp_path: Path, checks: list[str]) -> None:
    fill(tmp_path)
    store = fresh_store(tmp_path)
    store._database.connection.execute("UPDATE sessions SET played = 9223372036854775807 WHERE id = 2")
    with pytest.raises(StorageError, match="damaged"):
        store.create(HEAD)
    store.close()
    checks.clear()
    again = fresh_store(tmp_path)
    assert checks
    assert again.notice is not None
    assert (again.notice.code, again.notice.saved) == ("damaged", 3)
    number = again.create(HEAD)
    assert again.sessions(1)[0].number == number
    again.close()


def test_a_notice_is_told_again_until_it_has_been_read(tmp_path: Path) -> None:
    (tmp_path / "ludo.db").write_bytes(b"nothing of use here, but long enough to be read as a file")
    script = (
        "import os, sys; from pathlib import Path; from ludo.store.store import Store\n"
        "store = Store(Path(sys.argv[1])); print(store.notice.code, flush=True); os._exit(9)"
    )
    root = Path(__file__).parents[2]
    ran = subprocess.run(
        [sys.executable, "-c", script, str(tmp_path / "ludo.db")], cwd=root, check=False, capture_output=True, text=True
    )
    assert ran.stdout.strip() == "damaged"
    for read in (False, True):
        store = fresh_store(tmp_path)
        assert store.notice is not None
        assert store.notice.code == "damaged"
        if read:
            store.notices_read()
            assert store.notices == []
        store.close()
    again = fresh_store(tmp_path)
    assert again.notice is None
    again.close()


def test_sqlite_without_strict_tables_is_said_and_one_can_play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = fill(tmp_path)
    content = path.read_bytes()
    monkeypatch.setattr(sqlite3, "sqlite_version_info", (3, 36, 0))
    store = fresh_store(tmp_path)
    assert store.notice is not None
    assert (store.notice.code, store.saving) == ("old-sqlite", False)
    tables = store._database.connection.execute("SELECT group_concat(sql) FROM sqlite_master").fetchone()[0]
    assert "STRICT" not in tables
    store.append(store.create(HEAD), 0, ["luck lot 1"], [Settlement(1, (5, -5))], False)
    store.close()
    assert path.read_bytes() == content
