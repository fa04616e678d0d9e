"""Care of a journal before and after the file is opened."""

import sqlite3
from pathlib import Path

from ludo.store import exit_marker, wal
from ludo.store.files import SHM, WAL, Clock, beside, companion, flush, keep_private, remove, rename
from ludo.store.notices import Notice, announce


def sort_out(path: Path, clock: Clock) -> None:
    """Put a journal aside that is not the file's, and make a file of one that has none; it is announced.

    Raises OSError.
    """
    journal = companion(path, WAL)
    head = wal.read_header(journal)
    left = exit_marker.read(path)
    clean = left is not None and left.is_clean(path)
    if not path.exists() or path.stat().st_size == 0:
        begun = left is not None and left == exit_marker.Marker()
        if head is not None:
            _make_of_journal(path, journal, clock)
        elif not begun and (left is not None or path.exists()):
            announce(path, Notice("gone"))
    elif head is None:
        open_then = left is not None and left.fingerprint is None and left.salt is not None
        if clean and journal.exists() and journal.stat().st_size > wal.HEADER:
            _put_aside(path, clock)
        elif open_then and not journal.exists():
            announce(path, Notice("journal-missing"))
    elif left is not None and not left.owns(head.salt):
        _put_aside(path, clock)


def _put_aside(path: Path, clock: Clock) -> None:
    kept = companion(beside(path, "foreign-journal", clock), WAL)
    announce(path, Notice("foreign-journal", kept))
    rename(companion(path, WAL), kept)
    remove(companion(path, SHM))


def _make_of_journal(path: Path, journal: Path, clock: Clock) -> None:
    """A file that is gone may lie in its journal, all of it or what was changed last."""
    from shutil import copyfile

    content = wal.image(path, journal)
    if not content:
        return
    kept = companion(beside(path, "journal", clock), WAL)
    rescued = companion(path, ".part")
    rescued.touch(0o600)
    rescued.write_bytes(content)
    flush(rescued)
    copyfile(journal, kept)
    keep_private(kept)
    announce(path, Notice("journal-only", kept))
    rename(rescued, path)
    remove(companion(path, SHM), journal)


def lost_end(path: Path, connection: sqlite3.Connection, known_frames: int, clock: Clock) -> Notice | None:
    """After an unclean end: was there more in the journal than SQLite could take from it?

    known_frames: as `wal.acknowledged` before the file was opened.
    """
    journal = companion(path, WAL)
    if not journal.exists() or journal.stat().st_size <= wal.HEADER:
        return None
    frames: int = connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()[1]
    if not wal.lost_commits(journal, max(0, frames), known_frames):
        return None
    from shutil import copyfile

    kept = companion(beside(path, "journal", clock), WAL)
    copyfile(journal, kept)
    keep_private(kept)
    return Notice("journal-damaged", kept)
