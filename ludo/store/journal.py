"""What is done about a journal before and after the file is opened."""

import sqlite3
from pathlib import Path

from ludo.store import marker, wal
from ludo.store.files import WAL, Clock, beside, companion, remove, rename
from ludo.store.notices import Notice


def sort_out(path: Path, clock: Clock) -> Notice | None:
    """Put a journal aside that is not the file's, and make a file of one that has none. Raises OSError."""
    journal = companion(path, WAL)
    head = wal.read_header(journal)
    left = marker.read(path)
    clean = left is not None and left.is_clean(path)
    if not path.exists() or path.stat().st_size == 0:
        if head is not None:
            return _make_of_journal(path, journal, clock)
        begun = left is not None and left == marker.Marker()
        return Notice("gone") if not begun and (left is not None or path.exists()) else None
    if head is None and clean and journal.exists() and journal.stat().st_size > wal.HEADER:
        return _put_aside(path, clock)
    if head is None:
        open_then = left is not None and left.fingerprint is None and left.salt is not None
        return Notice("journal-missing") if open_then and not journal.exists() else None
    if left is None or left.owns(head.salt):
        return None
    return _put_aside(path, clock)


def _put_aside(path: Path, clock: Clock) -> Notice:
    kept = beside(path, "foreign-journal", clock)
    rename(companion(path, WAL), companion(kept, WAL))
    remove(companion(path, "-shm"))
    return Notice("foreign-journal", companion(kept, WAL))


def _make_of_journal(path: Path, journal: Path, clock: Clock) -> Notice | None:
    """A file that is gone may lie in its journal, all of it or what was changed last."""
    content = wal.image(path, journal)
    if not content:
        return None
    kept = beside(path, "journal", clock)
    rescued = companion(path, ".part")
    rescued.write_bytes(content)
    rename(journal, companion(kept, WAL))
    remove(companion(path, "-shm"))
    rename(rescued, path)
    return Notice("journal-only", companion(kept, WAL))


def lost_end(path: Path, connection: sqlite3.Connection, clock: Clock) -> Notice | None:
    """After an unclean end: is there more in the journal than SQLite could take from it?"""
    journal = companion(path, WAL)
    if not journal.exists() or journal.stat().st_size <= wal.HEADER:
        return None
    frames: int = connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()[1]
    if not wal.lost_commits(journal, max(0, frames)):
        return None
    from shutil import copyfile

    kept = beside(path, "journal", clock)
    copyfile(journal, companion(kept, WAL))
    return Notice("journal-damaged", companion(kept, WAL))
