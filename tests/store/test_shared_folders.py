"""The file in folders where programs cannot share a journal: of other computers, or copied to them by a program."""

import os
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from shutil import copyfile
from typing import Any, Final
from unittest.mock import Mock

import pytest

from ludo.session.ports import StorageError
from ludo.store import exit_marker, opening, places
from ludo.store.files import SHM, WAL, companion, move
from ludo.store.notices import Notice
from ludo.store.store import Store
from ludo.ui.wording.errors import note_heading, note_text
from tests.session.tables import fresh_store
from tests.store.test_closing import kill_after_writing
from tests.store.test_places import lines

JOURNAL: Final = "-journal"
ROOT: Final = Path(__file__).parents[2]
connect = sqlite3.connect

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="SQLite has other systems of files there")


@pytest.fixture(params=["unix-none", "unix-dotfile"])
def without_shared_memory(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """SQLite on a disk that has no memory to share, and other locks or none."""
    monkeypatch.setattr(sqlite3, "connect", connecting(request.param))


def connecting(system: str) -> Callable[..., sqlite3.Connection]:
    def connected(path: str | Path, **more: Any) -> sqlite3.Connection:
        found: sqlite3.Connection
        if str(path) == ":memory:" or str(path).startswith("file:"):
            found = connect(path, **more)
        else:
            found = connect(f"{Path(path).absolute().as_uri()}?vfs={system}", uri=True, **more)
        return found

    return connected


def synced(folder: Path) -> Path:
    """A folder of a program that copies it to other computers."""
    (folder / "Dropbox").mkdir()
    return folder / "Dropbox" / "Ludo"


def mode(store: Store) -> str:
    return str(store._database.connection.execute("PRAGMA journal_mode").fetchone()[0])


@pytest.mark.usefixtures("without_shared_memory")
def test_a_disk_without_shared_memory_is_told_of_once_and_written_safely(tmp_path: Path) -> None:
    store = Store(tmp_path / "ludo.db")
    assert [notice.code for notice in store.notices] == ["plain-journal"]
    assert store.saving
    store.put("a", "b")
    assert not companion(store.path, WAL).exists()
    store.notices_read()
    store.close()
    again = Store(tmp_path / "ludo.db")
    assert again.notices == []
    assert again.get("a") == "b"
    again.close()


@pytest.mark.usefixtures("without_shared_memory")
def test_what_a_program_left_in_its_journal_elsewhere_is_read_where_none_is_shared(tmp_path: Path) -> None:
    killed = kill_after_writing(tmp_path / "killed", 6)
    (tmp_path / "mine").mkdir()
    for suffix in ("", WAL, exit_marker.SUFFIX):
        copyfile(companion(killed, suffix), companion(tmp_path / "mine" / "ludo.db", suffix))
    store = fresh_store(tmp_path / "mine")
    assert [notice.code for notice in store.notices] == ["plain-journal"]
    assert len(lines(store)) == 6
    assert mode(store) == "delete"
    store.restore(killed)
    assert len(lines(store)) == 6
    store.close()


@pytest.mark.usefixtures("without_shared_memory")
def test_a_damaged_journal_is_told_of_where_none_is_shared(tmp_path: Path) -> None:
    killed = kill_after_writing(tmp_path / "killed", 6)
    companion(killed, SHM).unlink()
    journal = bytearray(companion(killed, WAL).read_bytes())
    journal[len(journal) // 2] ^= 0xFF
    companion(killed, WAL).write_bytes(journal)
    store = Store(killed)
    assert {notice.code for notice in store.notices} == {"journal-damaged", "plain-journal"}
    store.close()


def test_a_folder_that_is_copied_to_other_computers_has_no_lasting_journal(tmp_path: Path) -> None:
    store = Store(synced(tmp_path) / "ludo.db")
    assert [notice.code for notice in store.notices] == ["synced-folder"]
    store.put("a", "b")
    assert sorted(path.name for path in store.path.parent.iterdir()) == ["ludo.db", "ludo.db-state"]
    copyfile(store.path, tmp_path / "elsewhere.db")
    elsewhere = Store(tmp_path / "elsewhere.db")
    assert elsewhere.get("a") == "b"
    assert mode(elsewhere) == "wal"
    elsewhere.close()
    store.close()


def test_two_programs_in_such_a_folder_do_not_write_over_each_other(tmp_path: Path) -> None:
    path = synced(tmp_path) / "ludo.db"
    stores = [Store(path), Store(path)]
    for number, store in enumerate(stores * 3):
        store.put(str(number), str(number))
    with stores[0]._database.transaction(), pytest.raises(StorageError, match="busy"):
        stores[1].put("6", "6")
    assert [stores[1].get(str(number)) for number in range(6)] == [str(number) for number in range(6)]
    for store in stores:
        store.close()


def test_a_file_that_such_a_program_replaces_is_not_written_over(tmp_path: Path) -> None:
    store = Store(synced(tmp_path) / "ludo.db")
    store.put("a", "here")
    copyfile(store.path, tmp_path / "there.db")
    there = Store(tmp_path / "there.db")
    there.put("a", "there")
    there.close()
    os.replace(tmp_path / "there.db", store.path)
    with pytest.raises(StorageError, match="vanished"):
        store.put("a", "again")
    store.close()
    assert Store(store.path).get("a") == "there"


@pytest.mark.parametrize("journal", [True, False])
def test_an_unclean_end_is_seen_in_such_a_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, journal: bool
) -> None:
    """A program that is killed within a transaction leaves its journal, one that is killed between them none."""
    path = synced(tmp_path) / "ludo.db"
    code = (
        "import os, sys; from pathlib import Path; from ludo.store.store import Store\n"
        "store = Store(Path(sys.argv[1])); store.put('a', 'kept'); connection = store._database.connection\n"
        "if sys.argv[2]:\n"
        "    connection.execute('PRAGMA cache_size = 1'); connection.execute('BEGIN IMMEDIATE')\n"
        "    connection.execute(\"UPDATE settings SET value = 'lost'\")\n"
        "    for number in range(500):\n"
        "        connection.execute('INSERT INTO settings VALUES (?, ?)', (str(number), 'x' * 5000))\n"
        "os._exit(9)"
    )
    ran = subprocess.run([sys.executable, "-c", code, str(path), "1" if journal else ""], cwd=ROOT, check=False)
    assert ran.returncode == 9
    assert companion(path, JOURNAL).exists() is journal
    looked = Mock(side_effect=opening._check_pages)
    monkeypatch.setattr(opening, "_check_pages", looked)
    store = Store(path)
    assert looked.called
    assert (store.get("a"), store.get("499")) == ("kept", None)
    store.close()
    looked.reset_mock()
    Store(path).close()
    assert not looked.called


def test_a_file_that_is_put_aside_takes_its_journal_with_it(tmp_path: Path) -> None:
    """Or SQLite would write the pages in it over the new file."""
    for suffix in ("", JOURNAL):
        companion(tmp_path / "ludo.db", suffix).write_bytes(b"x")
    move(tmp_path / "ludo.db", tmp_path / "kept.db")
    assert {path.name for path in tmp_path.iterdir()} == {"kept.db", "kept.db-journal"}


@pytest.mark.parametrize(
    ("mount", "code"),
    [
        ("nas:/srv /srv rw - nfs4 nas:/srv rw", "network-folder"),
        ("/ /srv rw - cifs //nas/srv rw", "network-folder"),
        ("/ /srv rw - fuse.sshfs nas:/srv rw", "network-folder"),
        ("/ /sr rw - nfs4 nas:/sr rw", None),
        ("/ /srv rw - ext4 /dev/sda1 rw", None),
    ],
)
def test_mounts_of_other_computers_are_known(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, mount: str, code: str | None
) -> None:
    mounts = tmp_path / "mountinfo"
    mounts.write_text(f"1 0 8:1 / / rw - ext4 /dev/sda rw\n2 1 8:2 {mount}\n", encoding="utf-8")
    monkeypatch.setattr(places, "_MOUNTS", mounts)
    monkeypatch.setattr(sys, "platform", "linux")
    assert places.place_code(Path("/srv/club/Ludo")) == code


@pytest.mark.parametrize("name", ["OneDrive", "OneDrive - Club", "Dropbox (Anna)", "Nextcloud", "Mobile Documents"])
def test_folders_that_programs_copy_are_known_by_their_names(tmp_path: Path, name: str) -> None:
    assert places.place_code(tmp_path / name / "Ludo" / "data") == "synced-folder"
    assert places.place_code(tmp_path / f"My {name}") is None


@pytest.mark.parametrize("code", ["network-folder", "synced-folder", "plain-journal"])
def test_the_sentence_names_the_folder(code: str, tmp_path: Path) -> None:
    note = Notice(code)
    assert note_heading(note) == "Where your games are kept"
    text = note_text(note, tmp_path / "ludo.db")
    assert str(tmp_path) in text
    assert "safe" in text
