"""Doors for files that somebody brought, and what is tried at each: `python -m tests.faults --only gate`.

At each door 10,000 mutated files (bytes and lines changed, gone, twice or swapped, pieces of other files and signs that
terminals, bidirectional text and markup obey put in) and 300 crafted ones (`tests.faults.gate_crafted` lists their
kinds). Nothing but an answer or a StorageError leaves a door, within two seconds of processor time and 300 MB; nothing
is written outside the folder of the program, what was brought stays as it was, and the own file is never suspected.
"""

import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import process_time
from traceback import format_exc
from typing import Final

from ludo.gate import apart
from ludo.gate.budgets import Kind
from ludo.gate.files import read_text
from ludo.nights.errors import NightsError
from ludo.nights.exchange import Table
from ludo.session.partie_text import write_partie
from ludo.session.ports import StorageError
from ludo.session.rules_text import SharedRules, write_rules
from ludo.session.service import PartieService
from ludo.store.store import Store
from tests.faults import damage
from tests.faults.files import good, parties
from tests.faults.gate_crafted import crafted
from tests.session.tables import AtOnce, fresh_store
from tests.store import crafted as books
from tests.store.nights import exports

SECONDS: Final = 2.0
MEMORY: Final = 300_000_000
MUTATED: Final = 10_000
CRAFTED: Final = 300
_SIGNS: Final = (
    *(b"", b"\n", b"\0", b"\x1b[2J", b"\xe2\x80\xae", b"\xe2\x80\xa8", b"<img src=x>", b"&#0;", b"{0}", b"%n%1", b'"'),
    *(
        b";",
        b",",
        b"\t",
        b"=1+1",
        b"-",
        b"9" * 400,
        b"1e999",
        b"NaN",
        b"[" * 90,
        b"{" * 90,
        b"\xff\xfe",
        b"\xef\xbb\xbf",
    ),
    *(b"0001-01-01", b"9999-12-31T23:59:59+23:59", b"2026-13-45", b"\xed\xa0\x80", b"\xf0\x9f\x83\x8f" * 40, b"null"),
)


@dataclass(frozen=True)
class Door:
    """A way in. seeds: files that pass; enter: tries one, over a store."""

    name: str
    seeds: Callable[[], tuple[bytes, ...]]
    enter: Callable[[Store, Path], object]


def _backup(store: Store, path: Path) -> None:
    store.file_kind(path)
    store.nights.exchange.preview_restore(path)
    store.restore(path)


def _book(store: Store, path: Path) -> None:
    store.file_kind(path)
    store.nights.merging.preview(path, {})
    store.nights.merging.take_in(path, {})


def _partie(store: Store, path: Path) -> None:
    service = PartieService(store, (), Random(1), AtOnce())
    replay = service.replay_text(read_text(path, Kind.PARTIE, "not-a-partie"), path)
    replay.view(len(replay), None)


def _rules(_store: Store, path: Path) -> None:
    from ludo.ui.rules_files.page import rules_in

    rules_in(path)


def _own_table(store: Store, path: Path) -> None:
    if not store.nights.exchange.preview(path).code:
        store.nights.exchange.take_in(path, again=True, over=True)


def _other_table(store: Store, path: Path) -> None:
    bringing = store.nights.bringing
    table, columns = bringing.look_at(path)
    if not table.code and not bringing.preview(path, columns).code:
        bringing.take_in(path, columns, again=True, over=True)


def _photo(_store: Store, path: Path) -> None:
    from ludo.ui.widgets.portrait import read_photo

    read_photo(path)


@cache
def _databases() -> tuple[bytes, ...]:
    with TemporaryDirectory() as folder:
        store = Store(Path(folder) / "ludo.db")
        books.book(Path(folder) / "book")
        store.close()
        return good()[0], (Path(folder) / "book").read_bytes()


@cache
def _written(*tables: Table) -> tuple[bytes, ...]:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "table.csv"
        (Path(folder) / "ludo.db").write_bytes(good()[0])
        store = Store(Path(folder) / "ludo.db")
        found = []
        for table in tables:
            store.nights.exchange.export(table, path)
            found.append(path.read_bytes())
        store.close()
        return tuple(found)


def _photos() -> tuple[bytes, ...]:
    from PySide6.QtCore import QBuffer, QByteArray
    from PySide6.QtGui import QColor, QImage

    image = QImage(40, 30, QImage.Format.Format_RGB32)
    image.fill(QColor("teal"))
    found = []
    for kind in ("PNG", "JPG", "BMP"):
        content = QByteArray()
        buffer = QBuffer(content)
        buffer.open(QBuffer.OpenModeFlag.WriteOnly)
        image.save(buffer, kind)  # type: ignore[call-overload]
        found.append(bytes(content.data()))
    return tuple(found)


def _texts() -> tuple[bytes, ...]:
    return tuple(write_partie(each.head, each.lines).encode() for each in parties()[:4])


RULES: Final = SharedRules("trut", {"truts_to_win": 5}, "At Berthe's", "As they were played in the kitchen.")
DOORS: Final = (
    Door("backup", _databases, _backup),
    Door("book", _databases, _book),
    Door("partie", _texts, _partie),
    Door("rules", lambda: (write_rules(RULES).encode(),), _rules),
    Door("own_table", lambda: _written(Table.POSTINGS, Table.RESULTS), _own_table),
    Door(
        "csv",
        lambda: tuple(write(exports.club(30, 2)) for write in (exports.cp1252_csv, exports.utf16_csv)),
        _other_table,
    ),
    Door("sheet", lambda: tuple(write(exports.club(30, 2)) for write in (exports.xlsx, exports.ods)), _other_table),
    Door("bg_stats", lambda: (exports.bg_stats(exports.club(30, 2)),), _other_table),
    Door("photo", _photos, _photo),
)


def mutated(door: Door, luck: Random) -> bytes:
    """Return a file that has been changed in one to six places."""
    content = luck.choice(_seeds(door.name))
    if luck.random() < 0.3:
        return damage.BYTES[luck.choice(list(damage.BYTES))](content, luck) if len(content) > 200 else content
    data = bytearray(content)
    for _ in range(luck.randint(1, 6)):
        at = luck.randrange(len(data) + 1)
        piece = luck.choice(_SIGNS)
        if luck.random() < 0.3:
            begin = luck.randrange(len(data) + 1)
            piece = bytes(data[begin : begin + luck.randint(1, 200)])
        data[at : at + luck.choice((0, 0, 1, len(piece), 60))] = piece
    return bytes(data)


@cache
def _seeds(name: str) -> tuple[bytes, ...]:
    return next(door for door in DOORS if door.name == name).seeds()


def files(door: Door, kind: str, seed: int, number: int, path: Path) -> str:
    """Write a file of a trial; what it is called in a report."""
    luck = Random(f"gate {door.name} {kind} {seed} {number}")
    if kind == "crafted":
        return crafted(door.name, _seeds(door.name), number, luck, path)
    path.write_bytes(mutated(door, luck))
    return kind


def tried(door: Door, kind: str, seed: int, first: int, count: int) -> list[str]:
    """Try so many files at a door; return what was wrong, each with its number."""
    _seeds(door.name)
    wrong: list[str] = []
    before, apart.runner = apart.runner, apart.in_place
    with TemporaryDirectory() as name:
        own, brought = Path(name) / "own", Path(name) / "brought"
        own.mkdir()
        brought.mkdir()
        store = fresh_store(own)
        try:
            for number in range(first, first + count):
                path = brought / "file"
                what = files(door, kind, seed, number, path)
                wrong += [f"{number} {what}: {problem}" for problem in _one(door, store, path)]
                _clear(brought)
        finally:
            store.close()
            apart.runner = before
    return wrong


def _one(door: Door, store: Store, path: Path) -> list[str]:
    was, kept = _listing(path.parent), {each.name for each in store.path.parent.iterdir()}
    begun, problems = process_time(), []
    with suppress(StorageError, NightsError):
        try:
            with _little_memory():
                door.enter(store, path)
        except (StorageError, NightsError):
            raise
        except Exception:
            problems.append(format_exc(limit=-4).replace("\n", " | "))
    spent = process_time() - begun
    if spent > SECONDS:
        problems.append(f"{spent:.1f} s of processor time")
    if _listing(path.parent) != was:
        problems.append("what was brought has changed")
    if door.name != "backup" and not {each.name for each in store.path.parent.iterdir()} <= kept | {"ludo.db-shm"}:
        problems.append("something is left beside the own file")
    if store._database._suspect[0] or not store.saving:
        problems.append("the own file is suspected")
    return problems


@contextmanager
def _little_memory() -> Iterator[None]:
    """Bound the memory beside what is used already."""
    if sys.platform != "linux":
        yield
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_AS)
    used = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[0]) * resource.getpagesize()
    resource.setrlimit(resource.RLIMIT_AS, (used + MEMORY, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_AS, (soft, hard))


def _listing(folder: Path) -> Mapping[str, tuple[int, int]]:
    return {each.name: (each.lstat().st_size, each.lstat().st_mtime_ns) for each in folder.iterdir()}


def _clear(folder: Path) -> None:
    for each in folder.iterdir():
        if each.is_dir() and not each.is_symlink():
            each.rmdir()
        else:
            each.unlink()
