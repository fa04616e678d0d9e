"""Opening the file: checks, migrations, and what happens to a file that cannot be used.

A file is looked through only where it was not closed properly, or has been touched since. One that is damaged stays in
its place until everything that can be read of it is copied; one of a newer version is left alone; one of another
program is moved aside. Where nothing can be written at all, Ludo goes on in memory and says so.
"""

import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from typing import Final, NamedTuple

from ludo.gate.databases import unrestricted
from ludo.moments import utc_now
from ludo.session.ports import StorageError
from ludo.store import exit_marker, journal, wal
from ludo.store.connections import prepare, register_functions
from ludo.store.copies import write_copy
from ludo.store.errors import FAILURES, diagnose, storage_code
from ludo.store.files import (
    COMPANIONS,
    WAL,
    Clock,
    beside,
    companion,
    flush,
    flush_folder,
    keep_private,
    make_private_folder,
    move,
    remove,
    remove_strays,
    rename,
)
from ludo.store.notices import (
    ANNOUNCED,
    CLEANED,
    INSTRUCTIONS,
    Notice,
    Progress,
    Report,
    announce,
    announced,
    keep_notices,
    kept_notices,
    settle_notices,
    unseen,
)
from ludo.store.places import can_share_journal, remember_told, settle_journal
from ludo.store.schema import APPLICATION_ID, FIRST_WITH_ACTS, MIGRATIONS, SCHEMA, VERSION
from ludo.store.untrusted_files import check_values, guard, has_known_tables, has_our_tables, read_through

OLDEST_SQLITE: Final = (3, 37, 0)
"""The first one that knows STRICT tables."""
BUSY_SECONDS: Final = 0.5

IMPORT: Final = ".import"
"""Behind the name of the file: a copy that is to take its place."""
_SALVAGE: Final = ".salvage"
"""Behind the name of the file: the whole new one. With `.part` behind it: while it is written."""
_PLAUSIBLE: Final = 1000
"""A version so much higher is no version but damage."""


class Opened(NamedTuple):
    """A connection to the file; or, if not `saving`, to a copy of it in memory."""

    connection: sqlite3.Connection
    notices: list[Notice]
    saving: bool


class _Unusable(Exception):
    """The file cannot be used as it is; `code` as in `Notice`."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


def open_database(path: Path, clock: Clock = utc_now, progress: Progress = unseen) -> Opened:
    """Open the file, made if missing. Never fails.

    progress: called with the number of sessions dealt with and of all of them while a damaged file is read, with zeros
    while a file is looked through.
    """
    if sqlite3.sqlite_version_info < OLDEST_SQLITE:
        return Opened(_empty(), [Notice("old-sqlite")], False)
    try:
        make_private_folder(path.parent, path)
        _finish_salvage(path, clock)
        _finish_import(path)
        journal.sort_out(path, clock)
        try:
            return _open_usable(path, clock, progress)
        except _Unusable as unusable:
            if unusable.code in ("newer-version", "not-migrated"):
                return Opened(_empty(), [Notice(unusable.code), *announced(path)], False)
            _renew(path, unusable.code, clock, progress)
        except FAILURES as error:
            if storage_code(error) != "damaged":
                raise
            _renew(path, "damaged", clock, progress)
        return _open_usable(path, clock, progress)
    except (*FAILURES, _Unusable, StorageError) as error:
        code = diagnose(error, path)
        code = code if code in ("read-only", "disk-full", "disk-error", "busy") else "no-access"
        return _in_memory(path, code, progress)
    except Exception:  # whatever it is, a start must come to its end; the file is left as it is
        from logging import getLogger

        getLogger(__name__).exception("the file cannot be opened")
        return _in_memory(path, "no-access", progress)


def _open_usable(path: Path, clock: Clock, progress: Progress) -> Opened:
    known_frames = wal.acknowledged(path)
    connection = connect(path, clock, progress)
    try:
        lost = journal.lost_end(path, connection, known_frames, clock)
        told = settle_journal(connection, path.parent)
        opened = Opened(connection, settle_notices(connection, path, lost, told), True)
        if told is not None:
            remember_told(connection, told, path.parent)
        keep_private(path, *(companion(path, suffix) for suffix in COMPANIONS))
        remove_strays(path)
        return opened
    except BaseException:
        connection.close()
        raise


def check_database(path: Path, clock: Clock, progress: Progress, source: Path) -> None:
    """Can this copy of a file that somebody brought be used? It is brought up to this version, in one file.

    What is the matter with the journal of the source becomes its notices. Raises StorageError with a code of Notice.
    """
    if path.stat().st_size == 0 and not companion(path, WAL).exists():
        raise StorageError("damaged", str(path))
    try:
        journal.sort_out(path, clock)
        known_frames = wal.acknowledged(path)
        with closing(connect(path, clock, progress, foreign=True)) as connection:
            keep_notices(connection, [note for note in kept_notices(connection) if note.code == CLEANED][-1:])
            found = settle_notices(connection, path, journal.lost_end(path, connection, known_frames, clock))
            keep_notices(connection, [note._replace(kept=note.kept and companion(source, WAL)) for note in found])
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            connection.execute("PRAGMA journal_mode = DELETE")
    except _Unusable as unusable:
        raise StorageError(unusable.code, str(path)) from None
    finally:
        remove(*(companion(path, suffix) for suffix in (exit_marker.SUFFIX, ANNOUNCED)))
    flush(path)


# the file itself


def connect(path: Path, clock: Clock, progress: Progress = unseen, *, foreign: bool = False) -> sqlite3.Connection:
    """Open a file that must be usable as it is, or of an older version. Raises errors of all kinds.

    foreign: somebody has brought it; only the known tables are asked for anything.
    """
    left = exit_marker.read(path)
    head = wal.read_header(companion(path, WAL))
    new = head is None and not (path.exists() and path.stat().st_size)
    trusted = not foreign and (new or (left is not None and left.is_clean(path) and head is None))
    connection = sqlite3.connect(path, timeout=BUSY_SECONDS, isolation_level=None)
    try:
        connection.set_progress_handler(lambda: progress(0, 0), INSTRUCTIONS)
        if foreign:
            connection.execute("PRAGMA locking_mode = EXCLUSIVE")
            guard(connection, path.stat().st_size, progress)
        shares = foreign or can_share_journal(connection, path.parent)
        prepare(connection)
        _refuse_strangers(connection)
        if (foreign and not has_known_tables(connection)) or wal.is_unknown_format(path):
            raise _Unusable("damaged")
        if foreign:
            unrestricted(connection)
        exit_marker.write(path, exit_marker.Marker(wal.next_salt(companion(path, WAL))))
        if shares:
            connection.execute("PRAGMA journal_mode = WAL")
        _try_to_write(connection)
        if not trusted:
            _check_pages(connection)
        if foreign:
            read_through(connection)
        _migrate(connection, None if foreign else path, clock)
        if not trusted:
            from ludo.store.row_checks import check_rows  # a start after a proper end does without
            from ludo.store.shown_texts import clean_texts

            if not has_our_tables(connection):
                raise _Unusable("damaged")
            check_rows(connection)
            clean_texts(connection)
        if foreign:
            check_values(connection)
        else:
            connection.set_progress_handler(None, 0)
        return connection
    except BaseException:
        connection.close()
        raise


def _try_to_write(connection: sqlite3.Connection) -> None:
    """Find out whether the file can be written; to begin a transaction is not enough for that."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
    finally:
        connection.execute("ROLLBACK")


def _number(connection: sqlite3.Connection, pragma: str) -> int:
    value: int = connection.execute(f"PRAGMA {pragma}").fetchone()[0]
    return value


def _refuse_strangers(connection: sqlite3.Connection) -> None:
    """Before anything is written: is this a file of ours, and not of a later version?"""
    empty = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()[0] == 0
    if empty and _number(connection, "application_id") == 0:
        return
    if _number(connection, "application_id") != APPLICATION_ID:
        raise _Unusable("damaged" if has_our_tables(connection) else "other-program")
    version = _number(connection, "user_version")
    if version > VERSION:
        damaged = version > VERSION + _PLAUSIBLE or has_our_tables(connection)
        raise _Unusable("damaged" if damaged else "newer-version")
    if version < 1:
        raise _Unusable("damaged")


def _check_pages(connection: sqlite3.Connection) -> None:
    if connection.execute("PRAGMA integrity_check(1)").fetchone()[0] != "ok":
        raise _Unusable("damaged")
    if connection.execute("PRAGMA foreign_key_check").fetchone() is not None:
        raise _Unusable("damaged")


def _migrate(connection: sqlite3.Connection, path: Path | None, clock: Clock) -> None:
    """Migrate the file to this version, with a copy of the old one beside it; without a path no copy is needed."""
    version = _number(connection, "user_version")
    if version == VERSION:
        return
    if version and path is not None:
        write_copy(connection, beside(path, f"version-{version}", clock))
    make_tables(connection)


def make_tables(connection: sqlite3.Connection) -> None:
    """Migrate an empty file, or one of an older version, to this version, all or nothing."""
    version = _number(connection, "user_version")
    scripts = [MIGRATIONS[number] for number in range(version, VERSION)] if version else [SCHEMA]
    connection.execute("PRAGMA foreign_keys = OFF")
    try:
        connection.executescript(
            f"BEGIN IMMEDIATE; {' '.join(scripts)} PRAGMA application_id = {APPLICATION_ID}; "
            f"PRAGMA user_version = {VERSION};"
        )
        if 0 < version < FIRST_WITH_ACTS:
            _write_acts(connection)
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
    connection.execute("PRAGMA foreign_keys = ON")


def _write_acts(connection: sqlite3.Connection) -> None:
    """Write the log of acts of a file of before. Nothing is brought up to date unless acts say what the tables say."""
    from ludo.store.books.log import NotAlike, write_log

    try:
        write_log(connection)
    except NotAlike as error:
        from logging import getLogger

        getLogger(__name__).error("the books cannot be brought up to date: %s", error)
        raise _Unusable("not-migrated") from None
    except (LookupError, ValueError, TypeError) as error:
        raise sqlite3.DatabaseError(f"rows that make no sense: {error}") from error


# a file that cannot be used


def _renew(path: Path, code: str, clock: Clock, progress: Progress) -> None:
    """A fresh file in the place of one that cannot be used, with all that can be read of it."""
    kept = beside(path, code, clock)
    if code == "damaged":
        _salvage_beside(path, kept, progress)
        _finish_salvage(path, clock)
        return
    announce(path, Notice(code, kept))
    move(path, kept)
    remove(companion(path, exit_marker.SUFFIX))


def _salvage_beside(path: Path, kept: Path, progress: Progress) -> None:
    """Copy what can be read into a file beside, which gets its name once it is whole."""
    from ludo.store.damaged import DamagedFile
    from ludo.store.salvage import salvage

    whole = companion(path, _SALVAGE)
    partial = companion(whole, ".part")
    interrupted = partial.exists()
    partial.unlink(missing_ok=True)
    try:
        with closing(sqlite3.connect(partial, isolation_level=None)) as target:
            target.execute("PRAGMA journal_mode = MEMORY")
            target.execute("PRAGMA synchronous = OFF")
            target.execute("PRAGMA temp_store = MEMORY")
            register_functions(target)
            make_tables(target)
            with DamagedFile(path, progress) as source:
                report = salvage(source, target)
            notice = report.notice("damaged", kept, interrupted, target)
            keep_notices(target, [notice, *kept_notices(target)])
        flush(partial)
    except FAILURES:
        remove(partial)
        raise
    rename(partial, whole)
    flush_folder(path.parent)


def _finish_salvage(path: Path, clock: Clock) -> None:
    """Put the whole new file in the place of the damaged one; also where the last start did not come so far."""
    whole = companion(path, _SALVAGE)
    if not whole.exists():
        return
    kept = None
    try:
        with closing(sqlite3.connect(whole)) as fresh:
            kept = next((notice.kept for notice in kept_notices(fresh)), None)
    except sqlite3.Error:
        if path.exists():
            whole.unlink()
            return
    if path.exists():
        move(path, kept or beside(path, "damaged", clock))
    remove(companion(path, exit_marker.SUFFIX))
    rename(whole, path)


def _finish_import(path: Path) -> None:
    """A copy that was about to take the place of the file does it now, if the file was moved aside already."""
    fresh = companion(path, IMPORT)
    if path.exists():
        remove(fresh)
    elif fresh.is_file():
        remove(companion(path, exit_marker.SUFFIX))
        rename(fresh, path)


def _empty() -> sqlite3.Connection:
    connection = sqlite3.connect(":memory:", isolation_level=None)
    prepare(connection)
    if sqlite3.sqlite_version_info < OLDEST_SQLITE:
        script = SCHEMA.replace(") STRICT, WITHOUT ROWID;", ") WITHOUT ROWID;").replace(") STRICT;", ");")
        connection.executescript(script)
    else:
        make_tables(connection)
    return connection


def _in_memory(path: Path, code: str, progress: Progress) -> Opened:
    """A copy in memory of what can be read of the file, which stays as it is."""
    from ludo.store.damaged import DamagedFile
    from ludo.store.salvage import salvage

    connection = _empty()
    report = Report()
    with suppress(Exception), DamagedFile(path, progress) as source:
        report = salvage(source, connection)
    if connection.in_transaction:
        connection.execute("ROLLBACK")
    return Opened(connection, [report.notice(code, None, False, connection), *announced(path)], False)
