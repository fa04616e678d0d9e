"""Copies of files that somebody brought, checked before anything is done with them."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from shutil import copyfileobj
from typing import Final

from ludo.nights.errors import NightsError
from ludo.session.foreign_files import open_foreign
from ludo.session.ports import ForeignError, StorageError
from ludo.store.connections import prepare
from ludo.store.errors import storage_code, translated_errors
from ludo.store.exit_marker import SUFFIX
from ludo.store.files import SHM, WAL, Clock, companion, remove
from ludo.store.notices import Progress, unseen
from ludo.store.opening import check_database
from ludo.store.untrusted_files import MAX_BYTES, guard

_MOST: Final = {"": MAX_BYTES, WAL: 64_000_000, SUFFIX: 10_000}
"""Bytes that a file, its journal and what says how it was left may have."""
_OF_CONTENTS: Final = ("damaged", "other-program", "newer-version", "conflict")
"""Codes that speak of what a file holds, and not of disks."""
_OWN: Final = ("SQLITE_CORRUPT", "SQLITE_NOTADB")
"""Errors that a copy that was checked does not lead to."""


@contextmanager
def checked_copy(source: Path, copy: Path, clock: Clock, progress: Progress = unseen) -> Iterator[Path]:
    """Copy a file, with the journal of a program that was killed if there is one; it is gone afterwards.

    The copy is checked and brought up to this version. Raises StorageError, a ForeignError if it is of no use.
    """
    try:
        with translated_errors(copy):
            for suffix, most in _MOST.items():
                brought = companion(source, suffix)
                if not suffix or brought.exists():
                    with open_foreign(brought, most) as file, companion(copy, suffix).open("wb") as kept:
                        copyfileobj(file, kept)
        with blamed(source), translated_errors(copy):
            check_database(copy, clock, progress)
        yield copy
    finally:
        remove(*(companion(copy, suffix) for suffix in ("", WAL, SHM, SUFFIX)))


@contextmanager
def opened(copy: Path) -> Iterator[sqlite3.Connection]:
    """Open a copy that was checked; it is guarded all the same."""
    with closing(sqlite3.connect(copy, isolation_level=None)) as connection:
        guard(connection, copy.stat().st_size)
        prepare(connection)
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
