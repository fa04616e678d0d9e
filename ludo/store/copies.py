"""A whole copy of an open file."""

import sqlite3
from contextlib import closing
from pathlib import Path

from ludo.store.files import companion, flush, remove, rename


def write_copy(connection: sqlite3.Connection, path: Path) -> None:
    """Write everything into one file; what is at `path` is replaced only once the copy is whole and on disk."""
    partial = companion(path, ".part")
    remove(partial)
    try:
        with closing(sqlite3.connect(partial, isolation_level=None)) as copy:
            connection.backup(copy)
            copy.execute("PRAGMA journal_mode = DELETE")
        flush(partial)
        rename(partial, path)
    finally:
        remove(partial)
