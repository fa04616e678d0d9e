"""The open file: transactions that are on disk when they end, and a proper end."""

import os
import sqlite3
import time
import weakref
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Final

from ludo.moments import utc_now
from ludo.session.ports import StorageError
from ludo.store import exit_marker, wal
from ludo.store.copies import write_copy
from ludo.store.errors import FAILURES, diagnose, folder_problem, translated_errors
from ludo.store.files import COMPANIONS, PRIVATE, WAL, Clock, beside, companion, move
from ludo.store.notices import Notice, Progress, keep_notices, unseen
from ludo.store.opening import connect, open_database
from ludo.store.places import settle_journal

if TYPE_CHECKING:
    from ludo.store.books.books import Books

_MAY_PASS: Final = ("read-only", "disk-full", "disk-error", "no-access", "busy")
"""Codes of a notice for which it may be possible to write later."""
_PATIENCE: Final = 10.0
"""Seconds between two attempts."""
_SUSPECT: Final = "suspect"
"""Stands for the fingerprint of a file that was closed properly but is to be looked through: no file has it."""


class GaveWay(Exception):
    """A long transaction was undone for another one."""


class Database:
    """The file at `path`, open. `notices`: what a person must know of it; `saving`: False for a copy in memory."""

    connection: sqlite3.Connection
    notices: list[Notice]
    saving: bool

    def __init__(self, path: Path, clock: Clock = utc_now, progress: Progress = unseen) -> None:
        self.path = path
        self.clock = clock
        self.on_vanished: Callable[[], None] = lambda: None
        self.on_written: Callable[[], None] = lambda: None
        self.on_saving: Callable[[], None] = lambda: None
        """Called when `saving` may have changed."""
        self.no_answers = 0
        """How many changes were of what no answer about play or books comes from, as the look is."""
        self._transactions = 0
        self._gives_way = False
        self.open(progress)

    def open(self, progress: Progress = unseen) -> None:
        """Open the file, made if missing. Never fails."""
        opened = open_database(self.path, self.clock, progress)
        self.connection, self.notices, self.saving = opened.connection, opened.notices, opened.saving
        self._identity = _identity(self.path) if self.saving else None
        self._tried = time.monotonic()
        self._seen = exit_marker.fingerprint(self.path)
        self._watch_end()
        self.on_saving()

    def _watch_end(self) -> None:
        self._suspect = [False]
        self._salt_known = not self.saving
        self._end = weakref.finalize(self, _close, self.connection, self.path if self.saving else None, self._suspect)

    def _take(self, connection: sqlite3.Connection) -> None:
        """Use a connection to the file, which holds what was in memory or elsewhere."""
        settle_journal(connection, self.path.parent)
        self._end.detach()
        self.connection.close()
        self.connection, self.saving, self.notices = connection, True, []
        self._identity = _identity(self.path)
        self._watch_end()
        self.on_saving()

    def move(self, path: Path) -> None:
        """Move everything to a new file at another place. Raises StorageError.

        For when the file is gone: what it held is still open here, unless its disk is gone too.
        """
        try:
            path.parent.mkdir(mode=PRIVATE, parents=True, exist_ok=True)
            if any(companion(path, suffix).exists() for suffix in ("", *COMPANIONS)):
                raise StorageError("taken", str(path))
            write_copy(self.connection, path)
            connection = connect(path, self.clock)
        except FAILURES as error:
            raise StorageError(diagnose(error, path), str(error)) from error
        self.path = path
        self._take(connection)

    def _try_to_save(self) -> None:
        """Where nothing could be written, see now and then whether it can be: then everything goes into the file."""
        if self.saving or not self.notices or self.notices[0].code not in _MAY_PASS:
            return
        now = time.monotonic()
        if now - self._tried < _PATIENCE:
            return
        self._tried = now
        if folder_problem(self.path.parent) is not None or exit_marker.fingerprint(self.path) != self._seen:
            return
        with suppress(*FAILURES, StorageError):
            told, kept = self.notices[0], None
            if self.path.exists():
                if not os.access(self.path, os.W_OK):
                    return
                kept = beside(self.path, "replaced", self.clock)
                move(self.path, kept)
            write_copy(self.connection, self.path)
            self._take(connect(self.path, self.clock))
            if told.cut or told.lost or told.missing:
                self.notices = [told._replace(code="damaged", kept=kept)]
                keep_notices(self.connection, self.notices)

    @cached_property
    def books(self) -> "Books":
        """Where everything is written that is done to the books."""
        from ludo.store.books.books import Books  # a start does without

        return Books(lambda: self.connection, lambda: self.clock(), lambda: self._transactions)

    def close(self) -> None:
        """Write everything into the one file and close it."""
        self._end()

    def compact(self) -> None:
        """Write the file anew, so that nothing of what was deleted is left in it. Raises StorageError."""
        with self.reading() as connection:
            connection.execute("VACUUM")
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        self._salt_known = not self.saving

    def notices_read(self) -> None:
        """The notices have been read: they are not told again. Raises StorageError; then they are."""
        with self.transaction(silent=True) as connection:
            keep_notices(connection, [])
        if self.saving:
            self.notices = []

    @property
    def revision(self) -> tuple[sqlite3.Connection, int]:
        """Differs once anything is written that an answer about play or books may come from."""
        return self.connection, self.connection.total_changes - self.no_answers

    def suspect(self) -> None:
        """Mark the file to be checked at the next start: something in it makes no sense."""
        self._suspect[0] = True

    @contextmanager
    def reading(self) -> Iterator[sqlite3.Connection]:
        """Raise StorageError for whatever cannot be read; what makes no sense is looked through at the next start."""
        try:
            with translated_errors():
                yield self.connection
        except StorageError as error:
            if error.code == "damaged":
                self.suspect()
            raise

    def now(self) -> str:
        """Return the moment, in UTC, ISO 8601 with seconds."""
        return self.clock().isoformat(timespec="seconds")

    @contextmanager
    def transaction(self, *, silent: bool = False) -> Iterator[sqlite3.Connection]:
        """All or nothing, on disk when it ends. Raises StorageError; then nothing has happened.

        silent: nothing that is shown comes from it, or who shows it knows: `on_written` is not called.
        """
        self._try_to_save()
        self._transactions += 1
        connection = self.connection
        if self._gives_way and connection.in_transaction:
            connection.execute("ROLLBACK")
        if self.saving and _identity(self.path) != self._identity:
            self.on_vanished()
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
            code = diagnose(error, self.path)
            if code == "damaged":
                self.suspect()
            raise StorageError(code, str(error)) from error
        if not self._salt_known:
            self._note_salt()
        if not silent:
            self.on_written()

    @contextmanager
    def long_transaction(self, progress: Progress) -> Iterator[Progress]:
        """A transaction that tells how far it is. Where something else is written meanwhile it raises `GaveWay`, has
        done nothing, and has to begin again.
        """

        def tell(done: int, of: int) -> None:
            progress(done, of)
            if not self.connection.in_transaction:
                raise GaveWay

        with self.transaction():
            self._gives_way = True
            try:
                yield tell
            finally:
                self._gives_way = False

    def _note_salt(self) -> None:
        """Keep whose journal it is, so that a foreign one can be told from it.

        As long as it holds no whole transaction, SQLite draws another salt for the next one.
        """
        salt = wal.next_salt(companion(self.path, WAL))
        if salt is not None:
            with suppress(OSError):
                exit_marker.write(self.path, exit_marker.Marker(salt))
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
    """Write the journal into the file and mark it as closed; where not `clean`, it is checked at the next start."""
    journal = wal.read_header(companion(path, WAL))
    busy, *_ = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    if not busy:
        salt = None if journal is None else journal.salt
        exit_marker.write(path, exit_marker.Marker(salt, exit_marker.fingerprint(path) if clean else _SUSPECT))
