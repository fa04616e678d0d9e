"""Opening the file: checks, migrations, and what happens to a file that cannot be used.

A file that is damaged, of a newer version or of another program is moved aside, never overwritten; the program goes
on with a fresh one, into which everything that can still be read is copied. Where nothing can be written at all, it
goes on in memory and says so.
"""

import errno
import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from ludo.session.ports import StorageError
from ludo.store.salvage import salvage
from ludo.store.schema import APPLICATION_ID, MIGRATIONS, VERSION

Clock = Callable[[], datetime]

_BUSY_SECONDS: Final = 5.0
_COMPANIONS: Final = ("-wal", "-shm")


@dataclass(frozen=True, slots=True)
class Notice:
    """Something about the file that a person must be told, as a code.

    `damaged`, `newer-version`, `other-program`: the file was moved to `kept`, and `saved` sessions could be copied
    out of it. `read-only`, `disk-full`, `no-access`: nothing can be written, the program goes on in memory.
    """

    code: str
    kept: Path | None = None
    saved: int = 0


def utc_now() -> datetime:
    """The moment, in UTC."""
    return datetime.now(UTC)


def storage_code(error: Exception) -> str:
    """What went wrong, as a code, from an error of SQLite or of the system.

    A UnicodeError comes from SQLite's own message about a damaged file.
    """
    if isinstance(error, OSError):
        codes = {errno.ENOSPC: "disk-full", errno.EDQUOT: "disk-full", errno.EROFS: "read-only"}
        return codes.get(error.errno or 0, "no-access")
    name = getattr(error, "sqlite_errorname", "") or ""
    for prefix, code in (
        ("SQLITE_FULL", "disk-full"),
        ("SQLITE_READONLY", "read-only"),
        ("SQLITE_CANTOPEN", "no-access"),
        ("SQLITE_PERM", "no-access"),
        ("SQLITE_BUSY", "busy"),
        ("SQLITE_LOCKED", "busy"),
        ("SQLITE_IOERR", "disk-error"),
        ("SQLITE_CONSTRAINT", "conflict"),
    ):
        if name.startswith(prefix):
            return code
    return "damaged"


@contextmanager
def translated_errors() -> Iterator[None]:
    """Turns errors of SQLite and of the system into StorageError."""
    try:
        yield
    except (sqlite3.Error, OSError, UnicodeError) as error:
        raise StorageError(storage_code(error), str(error)) from error


@contextmanager
def transaction(connection: sqlite3.Connection) -> Iterator[None]:
    """All or nothing, on disk when it ends; raises StorageError, then nothing has happened."""
    with translated_errors():
        connection.execute("BEGIN IMMEDIATE")
        try:
            yield
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise


def readable(text: bytes) -> str:
    """Text of a file whose bytes may have been damaged without SQLite noticing."""
    return text.decode(errors="replace")


class _Unusable(Exception):
    """The file cannot be used as it is; `code` as in `Notice`."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


def open_database(path: Path, clock: Clock = utc_now) -> tuple[sqlite3.Connection, Notice | None]:
    """A connection to the file, made if missing, and what a person must be told of it. Never fails."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        return _connect_checked(path, clock), None
    except _Unusable as unusable:
        return _set_aside(path, unusable.code, clock)
    except (sqlite3.Error, OSError, UnicodeError) as error:
        code = storage_code(error)
        if code == "damaged":
            return _set_aside(path, code, clock)
        return _in_memory(), Notice("no-access" if code in ("busy", "disk-error", "conflict") else code)


def check_database(path: Path, clock: Clock = utc_now) -> None:
    """Can this file be used? It is brought up to this version. Raises StorageError with a code of Notice."""
    if path.stat().st_size == 0:
        raise StorageError("damaged", str(path))
    try:
        connection = _connect_checked(path, clock)
        connection.execute("PRAGMA journal_mode = DELETE")
        connection.close()
    except _Unusable as unusable:
        raise StorageError(unusable.code, str(path)) from None


def _connect_checked(path: Path, clock: Clock) -> sqlite3.Connection:
    connection = sqlite3.connect(path, timeout=_BUSY_SECONDS, isolation_level=None)
    connection.text_factory = readable
    try:
        _refuse_strangers(connection)
        _configure(connection)
        _check(connection)
        _migrate(connection, path, clock)
        _check_tables(connection)
        return connection
    except BaseException:
        connection.close()
        raise


def _number(connection: sqlite3.Connection, pragma: str) -> int:
    value: int = connection.execute(f"PRAGMA {pragma}").fetchone()[0]
    return value


def _refuse_strangers(connection: sqlite3.Connection) -> None:
    """Before anything is written: is this a file of ours, and not of a later version?"""
    empty = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()[0] == 0
    if empty and _number(connection, "application_id") == 0:
        return
    if _number(connection, "application_id") != APPLICATION_ID:
        raise _Unusable("other-program")
    if _number(connection, "user_version") > VERSION:
        raise _Unusable("newer-version")


def _configure(connection: sqlite3.Connection) -> None:
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")


def _check(connection: sqlite3.Connection) -> None:
    if connection.execute("PRAGMA integrity_check(1)").fetchone()[0] != "ok":
        raise _Unusable("damaged")
    if connection.execute("PRAGMA foreign_key_check").fetchone() is not None:
        raise _Unusable("damaged")


def _migrate(connection: sqlite3.Connection, path: Path, clock: Clock) -> None:
    """Bring the file to this version, one step at a time, with a copy of the old one beside it."""
    version = _number(connection, "user_version")
    if 0 < version < VERSION:
        with sqlite3.connect(_beside(path, f"version-{version}", clock)) as copy:
            connection.backup(copy)
        copy.close()
    for number in range(version, VERSION):
        script = f"PRAGMA application_id = {APPLICATION_ID}; PRAGMA user_version = {number + 1};"
        connection.executescript(f"BEGIN IMMEDIATE; {MIGRATIONS[number]} {script} COMMIT;")


def _check_tables(connection: sqlite3.Connection) -> None:
    """Are all tables as this version makes them? A file with our number but other tables is damaged."""
    model = sqlite3.connect(":memory:")
    for migration in MIGRATIONS:
        model.executescript(migration)
    query = "SELECT type, name, tbl_name, sql FROM sqlite_master WHERE name NOT LIKE 'sqlite_%' ORDER BY type, name"
    same = connection.execute(query).fetchall() == model.execute(query).fetchall()
    model.close()
    if not same:
        raise _Unusable("damaged")


def _in_memory() -> sqlite3.Connection:
    connection = sqlite3.connect(":memory:", isolation_level=None)
    _configure(connection)
    _migrate(connection, Path(), utc_now)
    return connection


def _beside(path: Path, reason: str, clock: Clock) -> Path:
    """A name beside the file that is not taken."""
    stamp = clock().strftime("%Y%m%d-%H%M%S")
    for number in range(1, 1000):
        candidate = path.with_name(f"{path.stem}.{reason}-{stamp}{'' if number == 1 else f'-{number}'}{path.suffix}")
        if not candidate.exists():
            return candidate
    raise OSError(errno.EEXIST, "no free name", str(path))


def move_aside(path: Path, reason: str, clock: Clock) -> Path:
    """Move a file with its companions out of the way, keeping every byte. Its new path. Raises OSError."""
    target = _beside(path, reason, clock)
    os.replace(path, target)
    for companion in _COMPANIONS:
        source = path.with_name(path.name + companion)
        if source.exists():
            os.replace(source, target.with_name(target.name + companion))
    return target


def _set_aside(path: Path, code: str, clock: Clock) -> tuple[sqlite3.Connection, Notice]:
    try:
        kept = move_aside(path, code, clock)
        connection = _connect_checked(path, clock)
    except (sqlite3.Error, OSError, _Unusable):
        return _in_memory(), Notice("no-access")
    saved = salvage(kept, connection) if code == "damaged" else 0
    return connection, Notice(code, kept, saved)
