"""Copies at each closing: whole, dated, the last twenty kept."""

import errno
import sqlite3
from collections.abc import Callable
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from ludo.nights.evenings import Plan
from ludo.session.ports import StorageError
from ludo.store import closing_copies
from ludo.store.copies import write_copy
from ludo.store.store import Store


class Clock:
    """A clock that goes on by a second whenever it is looked at."""

    def __init__(self) -> None:
        self.moment = datetime(2026, 11, 28, 12, tzinfo=UTC)

    def __call__(self) -> datetime:
        self.moment += timedelta(seconds=1)
        return self.moment


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "synced").mkdir()
    return tmp_path / "synced"


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_a_copy_is_whole_and_dated(tmp_path: Path, folder: Path) -> None:
    store = Store(tmp_path / "ludo.db", Clock())
    store.nights.evenings.start(Plan("Thursday"), [store.nights.people.add("Anna")])
    path = store.keep_copy(folder)
    store.close()
    assert names(folder) == [path.name]
    assert path.name.startswith("Ludo 2026-11-28 ")
    copied = Store(path)
    assert [each.evening.plan.name for each in copied.nights.evenings.summaries()] == ["Thursday"]
    copied.close()


def test_the_last_twenty_stay_and_nothing_else_is_touched(tmp_path: Path, folder: Path) -> None:
    store = Store(tmp_path / "ludo.db", Clock())
    others = ["Ludo 2020-01-01 10.00.00 zzzz.ludo", "Ludo 2020-01-01.ludo", "photo.jpg"]
    for name in others:
        (folder / name).touch()
    made = [store.keep_copy(folder).name for _ in range(22)]
    store.close()
    assert names(folder) == sorted([*others, *made[2:]])


def test_another_computer_in_the_same_folder_keeps_its_own(tmp_path: Path, folder: Path) -> None:
    stores = [Store(tmp_path / name, Clock()) for name in ("one.db", "two.db")]
    for _ in range(closing_copies.KEPT + 1):
        for store in stores:
            store.keep_copy(folder)
    for store in stores:
        store.close()
    assert len(names(folder)) == 2 * closing_copies.KEPT


def test_a_folder_that_is_gone_is_said(tmp_path: Path) -> None:
    store = Store(tmp_path / "ludo.db")
    with pytest.raises(StorageError) as refused:
        store.keep_copy(tmp_path / "unplugged")
    store.close()
    assert refused.value.code == "no-access"
    assert not (tmp_path / "unplugged").exists()


def cut(path: Path) -> None:
    path.write_bytes(path.read_bytes()[: path.stat().st_size // 2])


def contradict(path: Path) -> None:
    """Let a copy hold what its own tables forbid."""
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE odd (value CHECK (value > 0))")
        connection.execute("PRAGMA ignore_check_constraints = ON")
        connection.execute("INSERT INTO odd VALUES (0)")
        connection.commit()


@pytest.mark.parametrize(("damage", "said"), [(cut, "^damaged: "), (contradict, "^copy-damaged: .*Ludo 2026-11-28 ")])
def test_a_copy_that_cannot_be_read_again_does_not_stay(
    tmp_path: Path, folder: Path, monkeypatch: pytest.MonkeyPatch, damage: Callable[[Path], None], said: str
) -> None:
    def write(connection: object, path: Path, progress: object, whole: object = write_copy) -> None:
        whole(connection, path, progress)  # type: ignore[operator]
        damage(path)

    store = Store(tmp_path / "ludo.db", Clock())
    kept = store.keep_copy(folder)
    monkeypatch.setattr(closing_copies, "write_copy", write)
    with pytest.raises(StorageError, match=said):
        store.keep_copy(folder)
    store.close()
    assert names(folder) == [kept.name]


def test_why_a_folder_takes_no_copy_is_said(tmp_path: Path, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def write(*_: object) -> None:
        error = sqlite3.OperationalError("disk I/O error")
        error.sqlite_errorname = "SQLITE_IOERR_WRITE"
        raise error

    def full(path: Path, _: bytes) -> int:
        raise OSError(errno.ENOSPC, "no space", str(path))

    store = Store(tmp_path / "ludo.db", Clock())
    monkeypatch.setattr(closing_copies, "write_copy", write)
    monkeypatch.setattr(Path, "write_bytes", full)
    with pytest.raises(StorageError, match=r"^disk-full: "):
        store.keep_copy(folder)
    store.close()
