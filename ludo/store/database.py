"""The open file: transactions that are on disk when they end, and a proper end."""

import os
import sqlite3
import weakref
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from ludo.session.ports import StorageError
from ludo.store import marker, wal
from ludo.store.errors import FAILURES, diagnose
from ludo.store.files import WAL, Clock, companion, utc_now
from ludo.store.notices import NOTICE_KEY, Notice, Progress, unseen
from ludo.store.opening import open_database


class Database:
    """The file at `path`, open. `notice`: what a person must know of it; `saving`: False for a copy in memory."""

    connection: sqlite3.Connection
    notice: Notice | None
    saving: bool

    def __init__(self, path: Path, clock: Clock = utc_now, progress: Progress = unseen) -> None:
        self.path = path
        self.clock = clock
        self.open(progress)

    def open(self, progress: Progress = unseen) -> None:
        """Open the file, made if missing. Never fails."""
        opened = open_database(self.path, self.clock, progress)
        self.connection, self.notice, self.saving = opened.connection, opened.notice, opened.saving
        self._identity = _identity(self.path) if self.saving else None
        self._suspect = [False]
        self._salt_known = not self.saving
        self._end = weakref.finalize(self, _close, self.connection, self.path if self.saving else None, self._suspect)

    def close(self) -> None:
        """Write everything into the one file and close it."""
        self._end()

    def suspect(self) -> None:
        """Something in the file makes no sense: have it looked through at the next start."""
        self._suspect[0] = True

    def now(self) -> str:
        """Return the moment, in UTC, ISO 8601 with seconds."""
        return self.clock().isoformat(timespec="seconds")

    @contextmanager
    def transaction(self) -> Iterator[sqlite3.Connection]:
        """All or nothing, on disk when it ends. Raises StorageError; then nothing has happened."""
        connection = self.connection
        if self.saving and _identity(self.path) != self._identity:
            raise StorageError("vanished", str(self.path))
        try:
            connection.execute("BEGIN IMMEDIATE")
            try:
                yield connection
                connection.execute("COMMIT")
            except BaseException:
                if connection.in_transaction:
                    connection.execute("ROLLBACK")
                raise
        except FAILURES as error:
            raise StorageError(diagnose(error, self.path), str(error)) from error
        if not self._salt_known:
            self._note_salt()

    def _note_salt(self) -> None:
        """Keep whose journal it is, so that a foreign one can be told from it."""
        journal = wal.read_header(companion(self.path, WAL))
        if journal is not None:
            with suppress(OSError):
                marker.write(self.path, marker.Marker(journal.salt))
                self._salt_known = True


def _identity(path: Path) -> tuple[int, int] | None:
    """Return what tells the file from another one at the same place; None if there is none."""
    try:
        status = os.stat(path)
    except OSError:
        return None
    return status.st_dev, status.st_ino


def _close(connection: sqlite3.Connection, path: Path | None, suspect: list[bool]) -> None:
    """Close a file, at the latest when the program ends; without a path it is only in memory."""
    with suppress(*FAILURES):
        if path is not None and _identity(path) is not None:
            _write_out(connection, path, clean=not suspect[0])
    connection.close()


def _write_out(connection: sqlite3.Connection, path: Path, *, clean: bool) -> None:
    """Bring the journal into the file, and say that it was closed properly."""
    connection.execute("DELETE FROM settings WHERE key = ?", (NOTICE_KEY,))
    journal = wal.read_header(companion(path, WAL))
    busy, *_ = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    if not busy and clean:
        salt = None if journal is None else journal.salt
        marker.write(path, marker.Marker(salt, marker.fingerprint(path)))
