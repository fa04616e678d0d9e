"""Dated copies of everything in a folder that somebody chose, the last ones kept."""

import re
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

from ludo.session.ports import StorageError
from ludo.store.copies import in_thread, write_copy
from ludo.store.errors import translated_errors
from ludo.store.files import Clock, companion, remove
from ludo.store.notices import Progress, unseen

KEPT: Final = 20
"""So many copies stay in the folder."""
_NAME: Final = re.compile(r"Ludo \d{4}-\d\d-\d\d \d\d\.\d\d\.\d\d [0-9a-f]{4}\.ludo")


def keep_copy(
    connection: sqlite3.Connection, folder: Path, mark: str, clock: Clock, progress: Progress = unseen
) -> Path:
    """Write a whole copy that was looked through; of those with the same mark the last ones stay.

    mark: four digits that tell the copies of one computer from those of others. What `progress` raises ends
    it. Raises StorageError.
    """
    path = folder / f"Ludo {clock().astimezone():%Y-%m-%d %H.%M.%S} {mark}.ludo"
    made = companion(path, ".new")
    with translated_errors(path):
        try:
            write_copy(connection, made, progress)
            in_thread(lambda: _check(made), progress)
            made.replace(path)
        finally:
            remove(made)
        known = sorted(each for each in folder.iterdir() if _NAME.fullmatch(each.name) and each.stem.endswith(mark))
    remove(*known[:-KEPT])
    return path


def _check(path: Path) -> None:
    """Raise StorageError unless every page of a copy can be read and its indexes agree."""
    with closing(sqlite3.connect(path)) as connection:
        found = connection.execute("PRAGMA integrity_check").fetchone()[0]
    if found != "ok":
        raise StorageError("copy-damaged", str(path))
