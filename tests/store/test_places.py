"""A place that vanishes, that cannot be written, or where a journal lies that belongs elsewhere."""

import os
import shutil
import sqlite3
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from shutil import copyfile

import pytest

from ludo.session.ports import Settlement, StorageError
from ludo.store import database, opening
from ludo.store.files import WAL, companion, move
from ludo.store.salvage import salvage
from ludo.store.store import Store
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


def test_a_file_of_a_killed_program_is_imported_with_its_journal(tmp_path: Path) -> None:
    fill(tmp_path / "killed", 6)
    killed = kill_after_writing(tmp_path / "killed", 6)
    store = fresh_store(tmp_path / "mine")
    store.restore(killed)
    assert len(lines(store)) == 12


# the salvage


def damage(path: Path) -> bytes:
    """Make the file unusable; its content."""
    content = bytearray(path.read_bytes())
    with closing(sqlite3.connect(path)) as raw:
        page = raw.execute("SELECT rootpage FROM sqlite_master WHERE name = 'postings_by_payer'").fetchone()[0]
    content[(page - 1) * 4096 : page * 4096] = bytes(4096)
    path.write_bytes(content)
    return bytes(content)


class Killed(BaseException):
    """The program dies at this point."""


@pytest.mark.parametrize("when", ["while copying", "before taking over", "between the two renames"])
def test_an_interrupted_salvage_loses_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, when: str) -> None:
    path = fill(tmp_path, 6)
    content = damage(path)

    def die(*_: object) -> None:
        raise Killed

    with monkeypatch.context() as killing:
        if when == "while copying":
            calls: list[int] = []

            def some(source: object, target: object, progress: Callable[[int, int], None]) -> object:
                def step(done: int, of: int) -> None:
                    calls.append(done)
                    if done == 3:
                        raise Killed

                return salvage(source, target, step)  # type: ignore[arg-type]

            killing.setattr("ludo.store.salvage.salvage", some)
        elif when == "before taking over":
            killing.setattr(opening, "_finish_salvage", lambda *_: None if not _whole(path) else die())
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
