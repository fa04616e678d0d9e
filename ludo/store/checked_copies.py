"""Copies of files that somebody brought, checked before anything is done with them."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from shutil import rmtree
from typing import Final

from ludo.gate.apart import run
from ludo.gate.budgets import BUDGETS, Kind
from ludo.gate.databases import HEADER, read_header
from ludo.gate.files import copy_foreign
from ludo.moments import read_moment
from ludo.nights.errors import NightsError
from ludo.session.ports import ForeignError, StorageError
from ludo.store.connections import prepare
from ludo.store.errors import storage_code, translated_errors
from ludo.store.exit_marker import SUFFIX
from ludo.store.files import PRIVATE, WAL, Clock, companion, remove
from ludo.store.notices import Progress, unseen
from ludo.store.opening import check_database
from ludo.store.schema import APPLICATION_ID
from ludo.store.untrusted_files import guard, read_own_tables

_BESIDE: Final = {WAL: 64_000_000, SUFFIX: 10_000}
"""Bytes that the journal of a file, and what says how it was left, may have."""
_OF_CONTENTS: Final = ("damaged", "other-program", "newer-version", "conflict")
"""Codes that speak of what a file holds, and not of disks."""
_OWN: Final = ("SQLITE_CORRUPT", "SQLITE_NOTADB")
"""Errors that a copy that was checked does not lead to."""


@contextmanager
def checked_copy(source: Path, folder: Path, clock: Clock, progress: Progress = unseen) -> Iterator[Path]:
    """Copy a file into a private folder, with the journal of a program that was killed where its header names one.

    The copy is checked and brought up to this version in a process of its own; the folder is gone afterwards, with all
    that is still in it. Raises StorageError, a ForeignError if the file is of no use.
    """
    copy = folder / "copy.ludo"
    try:
        with translated_errors(folder):
            _clear(folder)
            folder.mkdir(mode=PRIVATE)
            _copy(source, copy)
        with blamed(source), translated_errors(copy):
            given = (str(copy), clock().isoformat(), str(source))
            run("database", given, b"", BUDGETS[Kind.DATABASE], source, progress)
        yield copy
    finally:
        _clear(folder)


def _clear(folder: Path) -> None:
    rmtree(folder, ignore_errors=True)
    remove(folder)


def _copy(source: Path, copy: Path) -> None:
    """Copy a file; what Ludo has written to be carried has nothing beside it, and a link there is never followed."""
    copy_foreign(source, copy, BUDGETS[Kind.DATABASE].size)
    with copy.open("rb") as file:
        head = read_header(file.read(HEADER), source)
    journal = companion(source, WAL)
    if (head is None or head.in_journal) and journal.exists() and not journal.is_symlink():
        for suffix, most in _BESIDE.items():
            if companion(source, suffix).exists():
                copy_foreign(companion(source, suffix), companion(copy, suffix), most, follow=False)
    elif head is not None and head.application != APPLICATION_ID:
        raise ForeignError("other-program", source)


def check_copy(_content: bytes, path: str, moment: str, source: str, progress: Progress) -> None:
    """Check a copy and bring it up to this version. Runs where files from outside are read."""
    with translated_errors(Path(path)):
        check_database(Path(path), lambda: read_moment(moment), progress, Path(source))


@contextmanager
def opened(copy: Path) -> Iterator[sqlite3.Connection]:
    """Open a copy that was checked; it is guarded all the same."""
    with closing(sqlite3.connect(copy, isolation_level=None)) as connection:
        guard(connection, copy.stat().st_size)
        prepare(connection)
        read_own_tables(connection)
        yield connection


@contextmanager
def blamed(path: Path) -> Iterator[None]:
    """Raise ForeignError for what makes no sense while the contents of a file are worked with.

    An own file that is damaged, a full disk and the like are no fault of it.
    """
    try:
        yield
    except NightsError:
        raise
    except StorageError as error:
        if isinstance(error, ForeignError) or error.code not in _OF_CONTENTS:
            raise
        raise ForeignError(error.code, path) from error
    except sqlite3.Error as error:
        own = (getattr(error, "sqlite_errorname", None) or "").startswith(_OWN)
        if own or storage_code(error) not in _OF_CONTENTS:
            raise
        raise ForeignError("damaged", path) from error
    except (ValueError, LookupError, ArithmeticError, TypeError, RecursionError) as error:
        raise ForeignError("damaged", path) from error
