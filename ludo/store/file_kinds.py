"""Kinds of files that somebody opens: told apart by their content, whatever they are called."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

from ludo.gate.apart import run
from ludo.gate.budgets import BUDGETS, Kind, kind_of
from ludo.gate.databases import HEADER, read_header, read_only
from ludo.gate.files import open_foreign
from ludo.nights.file_kinds import FileKind
from ludo.session.ports import StorageError
from ludo.store.errors import translated_errors
from ludo.store.notices import Progress, unseen
from ludo.store.untrusted_files import guard, has_known_tables

BOOK: Final = "file.book"
"""Setting of a file with evenings for another computer; a backup has none."""
_TEXTS: Final = {Kind.PARTIE: FileKind.PARTIE, Kind.RULES: FileKind.RULES}


def file_kind(path: Path, progress: Progress = unseen) -> FileKind | None:
    """Return what a file holds, None for what Ludo has not written. Raises StorageError where it cannot be read.

    One with other tables than ours is asked for nothing.
    """
    budget = BUDGETS[Kind.DATABASE]
    with open_foreign(path, budget.size) as file, translated_errors(path):
        head = file.read(HEADER)
    kind = kind_of(head)
    if kind is not Kind.DATABASE:
        return _TEXTS.get(kind)
    try:
        read_header(head, path)
        return FileKind.BOOK if run("book", (str(path.absolute()),), b"", budget, path, progress) else FileKind.BACKUP
    except StorageError:
        return FileKind.BACKUP  # looking through it says what is the matter


def is_book(_content: bytes, name: str, progress: Progress) -> bool:
    """Is a file one with evenings for another computer? Runs where files from outside are read, and takes no lock."""
    path = Path(name)
    try:
        with closing(sqlite3.connect(f"{path.as_uri()}?mode=ro&immutable=1", uri=True)) as connection:
            guard(connection, path.stat().st_size, progress)
            if has_known_tables(connection):
                read_only(connection, ("settings",))
                query = "SELECT 1 FROM settings WHERE key = ?"
                return connection.execute(query, (BOOK,)).fetchone() is not None
    except (sqlite3.Error, ValueError, OSError):
        pass
    return False
