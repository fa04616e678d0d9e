"""What a file holds that somebody opens: told apart by its content, whatever it is called."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

from ludo.nights.file_kinds import FileKind
from ludo.store.errors import translated_errors

BOOK: Final = "file.book"
"""Setting of a file with evenings for another computer; a backup has none."""
_PARTIE: Final = b"Ludo partie "
_HEADER: Final = b"SQLite format 3\0"


def file_kind(path: Path) -> FileKind | None:
    """Return what a file holds, None for what Ludo has not written. Raises StorageError where it cannot be read."""
    with translated_errors(path), path.open("rb") as file:
        head = file.read(len(_HEADER))
    if head.startswith(_PARTIE):
        return FileKind.PARTIE
    if head != _HEADER:
        return None
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro&immutable=1", uri=True)) as connection:
            marked = connection.execute("SELECT 1 FROM settings WHERE key = ?", (BOOK,)).fetchone()
    except (sqlite3.Error, ValueError):
        return FileKind.BACKUP  # looking through it says what is the matter
    return FileKind.BACKUP if marked is None else FileKind.BOOK
