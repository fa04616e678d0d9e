"""What is given out is on disk before it takes its name: a power cut leaves the older file, or the whole new one."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from ludo.nights.evenings import Plan
from ludo.store.store import Store
from tests.session.tables import fresh_store

WAYS: dict[str, Callable[[Store, Path], object]] = {
    "book": lambda store, path: store.nights.merging.give_out(path),
    "backup": lambda store, path: store.backup(path),
    "closing": lambda store, path: store.keep_copy(path.parent),
}


@pytest.mark.parametrize("way", WAYS)
def test_a_file_is_flushed_before_it_takes_its_name(way: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = fresh_store(tmp_path / "data")
    store.nights.evenings.start(Plan("Club"), [store.nights.people.add("Anna")])
    flushed: set[int] = set()
    unflushed: list[Path] = []
    fsync, replace = os.fsync, os.replace

    def note_flush(descriptor: int) -> None:
        fsync(descriptor)
        flushed.add(os.fstat(descriptor).st_ino)

    def note_name(source: Path, target: Path) -> None:
        if Path(source).stat().st_ino not in flushed:
            unflushed.append(Path(target))
        replace(source, target)

    monkeypatch.setattr(os, "fsync", note_flush)
    monkeypatch.setattr(os, "replace", note_name)
    out = tmp_path / "out"
    out.mkdir()
    WAYS[way](store, out / "club.ludo")
    store.close()
    assert list(out.iterdir())
    assert unflushed == []
