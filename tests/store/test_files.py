"""Files beside the data: strays go, nobody else reads it, and a copy is never saved over it."""

import os
import stat
import sys
from contextlib import suppress
from pathlib import Path
from shutil import copyfile
from typing import Final

import pytest

from ludo.gate.budgets import BUDGETS, Kind
from ludo.gate.files import read_text
from ludo.session.ports import StorageError
from ludo.store.files import WAL, companion, remove
from ludo.store.store import Store
from ludo.ui.dialogs.report import without_accounts
from ludo.ui.wording.errors import storage_text
from tests.store.test_closing import kill_after_writing

OLD: Final = sorted((Path(__file__).parent / "files").glob("version-*.db"))


def test_what_a_killed_program_left_half_written_goes_at_the_next_start(tmp_path: Path) -> None:
    Store(tmp_path / "ludo.db").close()
    strays = [
        f"ludo.db{end}" for end in (".part", ".preview", ".preview-wal", ".salvage.part", ".import.part", "-state.part")
    ]
    for name in (*strays, "notes.part.txt", "other.part"):
        (tmp_path / name).write_bytes(b"x")
    looked_at = tmp_path / "ludo.db.preview-merge"
    looked_at.mkdir()
    (looked_at / "copy.ludo").write_bytes(b"x")
    strays += [looked_at.name, "ludo.db.version-4-20261128-101112.preview"]
    (tmp_path / strays[-1]).write_bytes(b"x")
    Store(tmp_path / "ludo.db").close()
    left = {path.name for path in tmp_path.iterdir()}
    assert not left & set(strays)
    assert {"notes.part.txt", "other.part"} <= left


@pytest.mark.skipif(sys.platform == "win32", reason="rights work differently there")
def test_nobody_else_reads_the_data(tmp_path: Path) -> None:
    before = os.umask(0o022)
    try:
        store = Store(tmp_path / "new" / "ludo.db")
        store.put("a", "b")
        rights = {path.name: stat.S_IMODE(path.stat().st_mode) for path in (tmp_path / "new").glob("ludo.db*")}
        store.close()
    finally:
        os.umask(before)
    assert stat.S_IMODE((tmp_path / "new").stat().st_mode) == 0o700
    assert rights["ludo.db"] == rights["ludo.db-wal"] == 0o600
    (tmp_path / "new").chmod(0o755)  # as versions of before left it
    Store(store.path).close()
    assert stat.S_IMODE((tmp_path / "new").stat().st_mode) == 0o700
    (tmp_path / "new").chmod(0o1777)  # a folder of everybody stays one
    Store(store.path).close()
    assert stat.S_IMODE((tmp_path / "new").stat().st_mode) == 0o1777


@pytest.mark.skipif(sys.platform == "win32", reason="rights work differently there")
def test_looking_at_older_files_leaves_nothing_that_others_can_read(tmp_path: Path) -> None:
    """Previews, a merge and a restore of files of before; one that is refused, and one whose program was killed."""
    data, brought = tmp_path / "data", tmp_path / "brought"
    brought.mkdir()
    before = os.umask(0o022)
    try:
        for old in OLD:
            copyfile(old, brought / old.name)
        copyfile(companion(kill_after_writing(brought / "killed", 6), WAL), brought / f"{OLD[0].name}-wal")
        store = Store(data / "ludo.db")
        for file in sorted(brought.glob("*.db")):
            with suppress(StorageError):
                store.nights.exchange.preview_restore(file)
            with suppress(StorageError):
                store.nights.merging.preview(file, {})
        store.restore(brought / OLD[-1].name)
        store.close()
        names = {path.name for path in data.iterdir()} - {"ludo.db", "ludo.db-state"}
        assert [name for name in names if ".replaced-" not in name] == []
        copyfile(OLD[0], data / "ludo.db")
        remove(companion(data / "ludo.db", "-state"))
        Store(data / "ludo.db").close()
    finally:
        os.umask(before)
    assert list(data.glob("ludo.version-*"))
    assert {path.name: stat.S_IMODE(path.stat().st_mode) & 0o077 for path in data.iterdir()} == dict.fromkeys(
        (path.name for path in data.iterdir()), 0
    )


@pytest.mark.parametrize("name", ["ludo.db", "link.ludo", "ludo.db-wal"])
def test_a_copy_is_not_saved_over_the_open_file(name: str, tmp_path: Path) -> None:
    store = Store(tmp_path / "ludo.db")
    store.put("a", "b")
    (tmp_path / "link.ludo").hardlink_to(store.path)
    with pytest.raises(StorageError) as caught:
        store.backup(tmp_path / name)
    assert caught.value.code == "own-file"
    assert "using" in storage_text(caught.value)
    assert store.get("a") == "b"
    store.close()
    assert Store(store.path).get("a") == "b"


@pytest.mark.parametrize(
    ("mark", "parts"), [("/", ("", "home", "anna")), ("/", ("", "Users", "anna")), ("\\", ("C:", "Users", "anna"))]
)
def test_a_report_names_no_account(mark: str, parts: tuple[str, ...]) -> None:
    path = mark.join((*parts, "ludo.db"))
    told = without_accounts(f"cannot open '{path}': {Path.home() / 'ludo.db'}")
    assert "anna" not in told
    assert str(Path.home()) not in told or len(str(Path.home())) < 2
    assert "ludo.db" in told


def test_a_text_that_is_no_partie_for_its_length_is_not_read(tmp_path: Path) -> None:
    path = tmp_path / "long.txt"
    path.write_bytes(b"x" * (BUDGETS[Kind.PARTIE].size + 1))
    with pytest.raises(StorageError) as caught:
        read_text(path, Kind.PARTIE, "not-a-partie")
    assert caught.value.code == "too-large"
