"""Errors of SQLite and of the system as codes."""

import errno
import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

from ludo.session.ports import StorageError
from ludo.store.rows import RowError

_PROBE_BYTES: Final = 65_536

FAILURES: Final = (sqlite3.Error, OSError, UnicodeError, OverflowError, RowError)
"""What reading or writing the file can raise; SQLite's own message about a damaged file may be a UnicodeError."""


def storage_code(error: Exception) -> str:
    """Return a code for an error of SQLite or of the system."""
    if isinstance(error, StorageError):
        return error.code
    if isinstance(error, OSError):
        codes = {
            errno.ENOSPC: "disk-full",
            errno.EDQUOT: "disk-full",
            errno.EROFS: "read-only",
            errno.EACCES: "read-only",
            errno.EPERM: "read-only",
            errno.EIO: "disk-error",
        }
        return codes.get(error.errno or 0, "no-access")
    name = getattr(error, "sqlite_errorname", "") or ""
    for prefix, code in (
        ("SQLITE_FULL", "disk-full"),
        ("SQLITE_READONLY", "read-only"),
        ("SQLITE_CANTOPEN", "no-access"),
        ("SQLITE_PERM", "no-access"),
        ("SQLITE_BUSY", "busy"),
        ("SQLITE_LOCKED", "busy"),
        ("SQLITE_IOERR", "disk-error"),
        ("SQLITE_CONSTRAINT", "conflict"),
    ):
        if name.startswith(prefix):
            return code
    return "damaged"


def diagnose(error: Exception, path: Path) -> str:
    """As `storage_code`; where SQLite only says that it cannot, the folder of the file is tried for the reason."""
    code = storage_code(error)
    if code not in ("no-access", "disk-error"):
        return code
    return folder_problem(path.parent) or code


def folder_problem(folder: Path) -> str | None:
    """Return why nothing can be written in a folder, as a code; None if it can."""
    probe = folder / f".ludo-probe-{os.getpid()}"
    try:
        probe.write_bytes(bytes(_PROBE_BYTES))
    except OSError as error:
        return storage_code(error)
    finally:
        with suppress(OSError):
            probe.unlink(missing_ok=True)
    return None


@contextmanager
def translated_errors(path: Path | None = None) -> Iterator[None]:
    """Raise StorageError for errors of SQLite, of the system, and of rows that make no sense."""
    try:
        yield
    except FAILURES as error:
        code = storage_code(error) if path is None else diagnose(error, path)
        raise StorageError(code, str(error)) from error
