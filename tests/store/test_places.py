"""A place that vanishes, that cannot be written, or where a journal lies that belongs elsewhere."""

import os
import shutil
import sqlite3
import sys
from contextlib import closing, suppress
from pathlib import Path
from shutil import copyfile

import pytest

from ludo.moments import utc_now
from ludo.session.ports import Settlement, StorageError
from ludo.store import database, exit_marker, opening
from ludo.store.damaged import DamagedFile
from ludo.store.files import SHM, WAL, companion, move, rename
from ludo.store.store import Store
from ludo.store.wal import HEADER
from tests.session.tables import fresh_store
from tests.store.test_closing import HEAD, fill, kill_after_writing


def lines(store: Store) -> dict[int, list[str]]:
    """Every log by number."""
    return {summary.number: store.load(summary.number)[1] for summary in store.sessions()}


# the folder


@pytest.mark.skipif(sys.platform == "win32", reason="an open file cannot be deleted there")
@pytest.mark.parametrize("gone", ["folder", "file", "replaced"])
def test_a_file_that_vanishes_is_noticed_at_the_next_write_and_carried_over(tmp_path: Path, gone: str) -> None:
    folder = tmp_path / "data"
    store = fresh_store(folder)
    session = store.create(HEAD)
    store.append(session, 0, ["luck lot 1"], [Settlement(1, (5, -5))], False)
    if gone == "folder":
        shutil.rmtree(folder)
    else:
        store.path.unlink()
    if gone == "replaced":
        fill(tmp_path / "other")
        copyfile(tmp_path / "other" / "ludo.db", store.path)
    for _ in range(2):
        with pytest.raises(StorageError) as caught:
            store.append(session, 1, ["luck cut 3"], [], False)
        assert caught.value.code == "vanished"
    store.move(tmp_path / "elsewhere")
    store.append(session, 1, ["luck cut 3"], [], False)
    assert store.path == tmp_path / "elsewhere" / "ludo.db"
    store.close()
    again = fresh_store(tmp_path / "elsewhere")
    assert again.notice is None
    assert again.load(session) == (HEAD, ["luck lot 1", "luck cut 3"])
    assert again.ledger.gains(session) == {1: {0: 5, 1: -5}}


def test_another_place_must_be_free_and_writable(tmp_path: Path) -> None:
    store = fresh_store(tmp_path / "data")
    fill(tmp_path / "other")
    with pytest.raises(StorageError, match="taken"):
        store.move(tmp_path / "other")
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(StorageError, match="no-access"):
        store.move(tmp_path / "file")
    store.put("theme", "dark")
    assert store.path == tmp_path / "data" / "ludo.db"


def test_what_was_played_in_memory_is_saved_as_soon_as_it_can_be(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fill(tmp_path)
    with monkeypatch.context() as broken:
        broken.setattr(opening, "connect", _refuse)
        store = fresh_store(tmp_path)
    assert (store.saving, store.notice is not None and store.notice.code) == (False, "disk-full")
    session = store.create(HEAD)
    assert not store.saving
    monkeypatch.setattr(database, "_PATIENCE", 0)
    store.append(session, 0, ["luck lot 1"], [], False)
    assert store.saving
    assert store.notice is None
    store.close()
    again = fresh_store(tmp_path)
    assert again.notice is None
    assert sorted(lines(again)) == [1, 2, 3, session]
    assert again.load(session)[1] == ["luck lot 1"]


def _refuse(*_: object) -> sqlite3.Connection:
    raise OSError(28, "no space")


def test_a_file_that_was_changed_meanwhile_is_never_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fill(tmp_path)
    with monkeypatch.context() as broken:
        broken.setattr(opening, "connect", _refuse)
        store = fresh_store(tmp_path)
    other = fresh_store(tmp_path)
    other.put("theme", "dark")
    other.close()
    content = other.path.read_bytes()
    monkeypatch.setattr(database, "_PATIENCE", 0)
    store.create(HEAD)
    assert not store.saving
    assert other.path.read_bytes() == content


def test_where_nothing_can_be_written_what_is_there_can_be_looked_at(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fill(tmp_path)
    monkeypatch.setattr(opening, "connect", _refuse)
    store = fresh_store(tmp_path)
    assert store.notice is not None
    assert (store.notice.saved, store.saving) == (3, False)
    assert lines(store) == {1: ["luck lot 1"], 2: ["luck lot 1"], 3: ["luck lot 1"]}


# the journal


def test_a_foreign_journal_beside_a_closed_file_is_put_aside(tmp_path: Path) -> None:
    mine, other = fill(tmp_path / "mine", 12), kill_after_writing(tmp_path / "other", 10)
    copyfile(companion(other, WAL), companion(mine, WAL))
    store = fresh_store(tmp_path / "mine")
    assert store.notice is not None
    assert store.notice.code == "foreign-journal"
    assert store.notice.kept is not None
    assert store.notice.kept.read_bytes() == companion(other, WAL).read_bytes()
    assert len(lines(store)) == 12


def test_a_journal_that_was_begun_anew_after_a_kill_is_no_foreign_one(tmp_path: Path) -> None:
    """Where no transaction of a journal was finished, SQLite draws a new salt."""
    fill(tmp_path / "killed", 3)
    path = kill_after_writing(tmp_path / "killed", 1)
    journal = companion(path, WAL)
    journal.write_bytes(journal.read_bytes()[: HEADER + 100])
    companion(path, SHM).unlink()
    with closing(opening.connect(path, utc_now)) as connection:
        connection.execute("INSERT INTO settings VALUES ('theme', 'dark')")
        shutil.copytree(path.parent, tmp_path / "killed again")
    store = fresh_store(tmp_path / "killed again")
    assert store.notice is None
    assert store.get("theme") == "dark"
    assert len(lines(store)) == 3


def test_a_transaction_that_changes_nothing_makes_no_journal_a_foreign_one(tmp_path: Path) -> None:
    """Who is killed before the first change leaves the header of a journal, and SQLite draws another salt for it."""
    fill(tmp_path / "killed", 3)
    path = kill_after_writing(tmp_path / "killed", 1)
    journal = companion(path, WAL)
    journal.write_bytes(journal.read_bytes()[:HEADER])
    companion(path, SHM).unlink()
    store = fresh_store(tmp_path / "killed")
    with store._database.transaction():
        pass
    store.put("theme", "dark")
    shutil.copytree(path.parent, tmp_path / "killed again")
    again = fresh_store(tmp_path / "killed again")
    assert again.notice is None
    assert again.get("theme") == "dark"


def test_a_foreign_journal_in_the_place_of_the_own_one_is_put_aside(tmp_path: Path) -> None:
    fill(tmp_path / "mine", 12)
    mine = kill_after_writing(tmp_path / "mine", 2)
    other = kill_after_writing(tmp_path / "other", 10)
    copyfile(companion(other, WAL), companion(mine, WAL))
    store = fresh_store(tmp_path / "mine")
    assert store.notice is not None
    assert store.notice.code == "foreign-journal"
    assert set(lines(store)) == set(range(1, 13))


def test_a_journal_that_is_gone_is_said(tmp_path: Path) -> None:
    fill(tmp_path, 3)
    path = kill_after_writing(tmp_path, 2)
    companion(path, WAL).unlink()
    store = fresh_store(tmp_path)
    assert store.notice is not None
    assert store.notice.code == "journal-missing"
    assert set(lines(store)) == {1, 2, 3}


@pytest.mark.parametrize("missing", [True, False])
def test_a_file_that_is_gone_is_made_of_its_journal(tmp_path: Path, missing: bool) -> None:
    path = kill_after_writing(tmp_path, 5)
    if missing:
        path.unlink()
    else:
        path.write_bytes(b"")
    store = fresh_store(tmp_path)
    assert store.notice is not None
    assert store.notice.code in ("journal-only", "damaged")
    assert store.notice.kept is not None
    assert store.notice.kept.exists()
    assert len(lines(store)) == 5


def test_a_journal_damaged_in_the_middle_is_kept_and_said(tmp_path: Path) -> None:
    path = kill_after_writing(tmp_path, 8)
    journal = bytearray(companion(path, WAL).read_bytes())
    journal[len(journal) // 2] ^= 0xFF
    companion(path, WAL).write_bytes(journal)
    store = fresh_store(tmp_path)
    assert store.notice is not None
    assert store.notice.code in ("journal-damaged", "damaged")
    store.close()
    assert any(entry.read_bytes() == journal for entry in tmp_path.iterdir())


def test_a_program_killed_while_it_wrote_has_damaged_nothing(tmp_path: Path) -> None:
    journal = companion(kill_after_writing(tmp_path, 8), WAL)
    content = journal.read_bytes()
    journal.write_bytes(content + content[-24 - 4096 : -4096])
    store = fresh_store(tmp_path)
    assert store.notice is None
    assert len(lines(store)) == 8
    store.close()


def test_the_last_transaction_of_a_journal_is_missed(tmp_path: Path) -> None:
    journal = companion(kill_after_writing(tmp_path, 8), WAL)
    content = bytearray(journal.read_bytes())
    content[-1] ^= 0xFF
    journal.write_bytes(content)
    store = fresh_store(tmp_path)
    assert store.notice is not None
    assert store.notice.code == "journal-damaged"
    store.close()


def test_a_file_of_a_killed_program_is_imported_with_its_journal(tmp_path: Path) -> None:
    fill(tmp_path / "killed", 6)
    killed = kill_after_writing(tmp_path / "killed", 6)
    store = fresh_store(tmp_path / "mine")
    store.restore(killed)
    assert len(lines(store)) == 12


class Killed(BaseException):
    """The program dies at this point."""


def _die(*_: object) -> None:
    raise Killed


@pytest.mark.parametrize("kind", ["foreign", "alone", "missing", "gone", "other program"])
@pytest.mark.parametrize("instant", ["rename", "connect", "settle_notices"])
def test_what_is_done_about_files_is_said_although_the_program_dies_meanwhile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str, instant: str
) -> None:
    path, other = fill(tmp_path / "mine", 2), kill_after_writing(tmp_path / "other", 10)
    if kind == "foreign":
        copyfile(companion(other, WAL), companion(path, WAL))
    elif kind == "alone":
        path.unlink()
        copyfile(companion(other, WAL), companion(path, WAL))
    elif kind == "missing":
        kill_after_writing(tmp_path / "mine", 1)
        companion(path, WAL).unlink()
    elif kind == "gone":
        path.unlink()
    else:
        path.unlink()
        with closing(sqlite3.connect(path)) as raw:
            raw.execute("CREATE TABLE theirs (a)")
            raw.commit()
    with monkeypatch.context() as killing, suppress(Killed):
        if instant == "rename":
            killing.setattr("ludo.store.journal.rename", _die)
            killing.setattr(opening, "move", _die)
        else:
            killing.setattr(opening, instant, _die)
        fresh_store(tmp_path / "mine").close()
    expected = {
        "foreign": "foreign-journal",
        "alone": "journal-only",
        "missing": "journal-missing",
        "gone": "gone",
        "other program": "other-program",
    }
    for _ in range(2):
        store = fresh_store(tmp_path / "mine")
        assert expected[kind] in [notice.code for notice in store.notices]
        assert all(notice.kept is None or notice.kept.exists() for notice in store.notices)
        store.close()


def test_everything_that_is_wrong_at_once_is_said(tmp_path: Path) -> None:
    path, other = fill(tmp_path / "mine", 6), kill_after_writing(tmp_path / "other", 10)
    damage(path)
    copyfile(companion(other, WAL), companion(path, WAL))
    exit_marker.write(path, exit_marker.Marker(1))
    store = fresh_store(tmp_path / "mine")
    assert [notice.code for notice in store.notices] == ["damaged", "foreign-journal"]
    first = store.notices[0]
    store.close()
    damage(path)
    store = fresh_store(tmp_path / "mine")
    assert [notice.code for notice in store.notices] == ["damaged", "damaged", "foreign-journal"]
    assert first in store.notices
    store.close()


# the salvage


def damage(path: Path) -> bytes:
    """Make the file unusable; its content."""
    content = bytearray(path.read_bytes())
    with closing(sqlite3.connect(path)) as raw:
        page = raw.execute("SELECT rootpage FROM sqlite_master WHERE name = 'postings_by_payer'").fetchone()[0]
    content[(page - 1) * 4096 : page * 4096] = bytes(4096)
    path.write_bytes(content)
    return bytes(content)


@pytest.mark.parametrize("when", ["while copying", "before taking over", "between the two renames"])
def test_an_interrupted_salvage_loses_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, when: str) -> None:
    path = fill(tmp_path, 6)
    content = damage(path)

    with monkeypatch.context() as killing:
        if when == "while copying":
            calls: list[int] = []

            def some(source: DamagedFile, done: int) -> None:
                calls.append(done)
                if done == 3:
                    raise Killed

            killing.setattr(DamagedFile, "show", some)
        elif when == "before taking over":
            killing.setattr(opening, "_finish_salvage", lambda *_: None if not _whole(path) else _die())
        else:
            moved = move

            def move_and_die(*arguments: Path) -> None:
                moved(*arguments)
                raise Killed

            killing.setattr(opening, "move", move_and_die)
        with pytest.raises(Killed):
            fresh_store(tmp_path)
    if when != "between the two renames":
        assert path.read_bytes() == content
    store = fresh_store(tmp_path)
    assert store.notice is not None
    assert (store.notice.code, store.notice.saved) == ("damaged", 6)
    assert store.notice.interrupted == (when == "while copying")
    assert store.notice.kept is not None
    assert store.notice.kept.read_bytes() == content
    assert len(lines(store)) == 6
    store.close()
    assert not list(tmp_path.glob("*.salvage*"))


def _whole(path: Path) -> bool:
    return companion(path, ".salvage").exists()


def test_where_the_salvage_has_no_room_the_damaged_file_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = fill(tmp_path, 6)
    content = damage(path)
    monkeypatch.setattr(opening, "flush", _refuse)
    store = fresh_store(tmp_path)
    assert store.notice is not None
    assert (store.notice.code, store.notice.kept, store.notice.saved) == ("disk-full", None, 6)
    assert not store.saving
    assert path.read_bytes() == content
    assert len(lines(store)) == 6
    store.close()
    monkeypatch.undo()
    again = fresh_store(tmp_path)
    assert again.notice is not None
    assert (again.notice.code, again.notice.saved) == ("damaged", 6)


def test_pages_that_lead_back_to_themselves_end(tmp_path: Path) -> None:
    path = fill(tmp_path, 300)
    content = bytearray(path.read_bytes())
    with closing(sqlite3.connect(path)) as raw:
        (root,) = raw.execute("SELECT rootpage FROM sqlite_master WHERE name = 'log'").fetchone()
    child = slice((root - 1) * 4096 + 8, (root - 1) * 4096 + 12)
    assert content[(root - 1) * 4096] == 2, "the log fills more than a page"
    content[child] = root.to_bytes(4, "big")
    path.write_bytes(content)
    with DamagedFile(path) as source:
        found = source.table("log")
    assert found.rows
    assert found.gaps


def test_nothing_goes_to_the_temporary_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("TMPDIR", "SQLITE_TMPDIR", "TEMP", "TMP"):
        monkeypatch.setenv(name, str(tmp_path / "nowhere"))
    path = fill(tmp_path, 6)
    damage(path)
    store = fresh_store(tmp_path)
    assert store.notice is not None
    assert (store.notice.code, store.notice.saved) == ("damaged", 6)
    assert os.environ["TMPDIR"].endswith("nowhere")


# a version that is none


@pytest.mark.parametrize("version", [-1, -(2**31), 0, 2**31 - 1, 2 + 2**16])
def test_a_version_that_cannot_be_is_damage(tmp_path: Path, version: int) -> None:
    path = fill(tmp_path, 3)
    with closing(sqlite3.connect(path)) as raw:
        raw.execute(f"PRAGMA user_version = {version}")
    store = fresh_store(tmp_path)
    assert store.notice is not None
    assert (store.notice.code, store.notice.saved) == ("damaged", 3)
    assert len(lines(store)) == 3


# an import


def test_an_import_that_stops_half_way_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fill(tmp_path / "mine", 3)
    copy = fill(tmp_path / "copy", 5)
    store = fresh_store(tmp_path / "mine")
    renamed: list[Path] = []

    def last_fails(source: Path, target: Path) -> None:
        renamed.append(target)
        if len(renamed) == 2:
            raise PermissionError(13, "held open")
        rename(source, target)

    monkeypatch.setattr("ludo.store.store.rename", last_fails)
    with pytest.raises(StorageError, match="read-only"):
        store.restore(copy)
    assert store.saving
    assert store.notice is None
    assert len(lines(store)) == 3
    store.close()
    assert {entry.name for entry in (tmp_path / "mine").iterdir()} == {"ludo.db", "ludo.db-state"}


def test_an_import_that_was_never_finished_takes_no_place_later(tmp_path: Path) -> None:
    path = fill(tmp_path / "mine", 3)
    copyfile(fill(tmp_path / "copy", 5), companion(path, ".import"))
    fresh_store(tmp_path / "mine").close()
    path.unlink()
    store = fresh_store(tmp_path / "mine")
    assert [notice.code for notice in store.notices] == ["gone"]
    assert lines(store) == {}


def test_an_import_says_what_is_the_matter_with_its_journal(tmp_path: Path) -> None:
    killed = kill_after_writing(tmp_path / "killed", 6)
    journal = bytearray(companion(killed, WAL).read_bytes())
    journal[len(journal) // 2] ^= 0xFF
    companion(killed, WAL).write_bytes(journal)
    store = fresh_store(tmp_path / "mine")
    store.restore(killed)
    assert [notice.code for notice in store.notices] == ["journal-damaged"]
    kept = store.notices[0].kept
    assert kept is not None
    assert kept.read_bytes() == journal
    store.close()


def test_an_imported_file_is_looked_through_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    copy = fill(tmp_path / "copy", 5)
    store = fresh_store(tmp_path / "mine")
    looked: list[Path] = []
    check = opening._check_pages

    def noted(connection: sqlite3.Connection) -> None:
        looked.append(tmp_path)
        check(connection)

    monkeypatch.setattr(opening, "_check_pages", noted)
    store.restore(copy)
    assert len(looked) == 1
    assert len(lines(store)) == 5
    store.close()
