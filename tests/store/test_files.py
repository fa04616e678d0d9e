"""Files beside the data: strays go, nobody else reads it, and a copy is never saved over it."""

import os
import stat
import sys
from pathlib import Path

import pytest

from ludo.gate.budgets import BUDGETS, Kind
from ludo.gate.files import read_text
from ludo.session.ports import StorageError
from ludo.store.store import Store
from ludo.ui.dialogs.report import without_accounts
from ludo.ui.wording.errors import storage_text


def test_what_a_killed_program_left_half_written_goes_at_the_next_start(tmp_path: Path) -> None:
    Store(tmp_path / "ludo.db").close()
    strays = [
        f"ludo.db{end}" for end in (".part", ".preview", ".preview-wal", ".salvage.part", ".import.part", "-state.part")
    ]
    for name in (*strays, "notes.part.txt", "other.part"):
        (tmp_path / name).write_bytes(b"x")
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
