"""Kinds of files that somebody opens: told apart by their content, whatever they are called."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

from ludo.nights.file_kinds import FileKind
from ludo.session.foreign_files import open_foreign
from ludo.store.errors import translated_errors
from ludo.store.untrusted_files import MAX_BYTES, guard, has_known_tables

BOOK: Final = "file.book"
"""Setting of a file with evenings for another computer; a backup has none."""
_TEXTS: Final = {b"Ludo partie ": FileKind.PARTIE, b"Ludo rules ": FileKind.RULES}
_HEADER: Final = b"SQLite format 3\0"


def file_kind(path: Path) -> FileKind | None:
    """Return what a file holds, None for what Ludo has not written. Raises StorageError where it cannot be read.

    One with other tables than ours is asked for nothing.
    """
    head = _head(path).removeprefix(b"\xef\xbb\xbf")  # some editors begin a text so
    for title, kind in _TEXTS.items():
        if head.startswith(title):
            return kind
    if not head.startswith(_HEADER):
        return None
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro&immutable=1", uri=True)) as connection:
            guard(connection, path.stat().st_size)
            if has_known_tables(connection):
                marked = connection.execute("SELECT 1 FROM settings WHERE key = ?", (BOOK,)).fetchone()
                return FileKind.BACKUP if marked is None else FileKind.BOOK
    except (sqlite3.Error, ValueError, OSError):
        pass
    return FileKind.BACKUP  # looking through it says what is the matter


def _head(path: Path) -> bytes:
    with open_foreign(path, MAX_BYTES) as file, translated_errors(path):
        return file.read(len(_HEADER))
