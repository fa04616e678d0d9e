"""A small file beside the data that says how the last program left it.

*open*: a program was using the file, with a journal (`-wal`) of that family; it was killed if nobody uses it now.
*clean*: the file was closed with everything in it, and nothing has touched it since as long as its fingerprint is the
same. Where the marker is missing or makes no sense, nothing is known, and the file is looked through.

A family is the first salt of a journal: SQLite draws it at random for a new journal and counts it up by one whenever
it begins the journal again.
"""

import json
import zlib
from pathlib import Path
from typing import Final, NamedTuple

from ludo.store.files import companion, remove, write_through

SUFFIX: Final = "-state"
_FAMILY: Final = 1 << 20
"""How often a journal may have been begun again; a foreign one is as near once in four thousand times."""
_HEADER: Final = 100


class Marker(NamedTuple):
    """How a file was left. salt: of its last journal, None if not known; fingerprint: only where it is clean."""

    salt: int | None = None
    fingerprint: str | None = None

    def is_clean(self, path: Path) -> bool:
        """Is the file as it was when it was closed?"""
        return self.fingerprint is not None and self.fingerprint == fingerprint(path)

    def owns(self, salt: int) -> bool:
        """Can a journal with this salt belong to the file?"""
        if self.salt is None:
            return self.fingerprint is None
        distance = (salt - self.salt) % (1 << 32)
        return (0 if self.fingerprint is None else 1) <= distance < _FAMILY


def fingerprint(path: Path) -> str | None:
    """Return size, last change and a sum of the header of a file; None if it cannot be read."""
    try:
        status = path.stat()
        with path.open("rb") as file:
            return f"{status.st_size} {status.st_mtime_ns} {zlib.crc32(file.read(_HEADER))}"
    except OSError:
        return None


def read(path: Path) -> Marker | None:
    """Return how the file was left, None if that is not known."""
    try:
        kept = json.loads(companion(path, SUFFIX).read_text(encoding="utf-8"))
        salt, clean = kept["salt"], kept["clean"]
    except (OSError, ValueError, KeyError, TypeError, RecursionError):
        return None
    if not (salt is None or isinstance(salt, int)) or not (clean is None or isinstance(clean, str)):
        return None
    return Marker(salt, clean)


def write(path: Path, marker: Marker) -> None:
    """Keep how the file is left. Raises OSError; then nothing is known of it."""
    target = companion(path, SUFFIX)
    try:
        write_through(target, json.dumps({"salt": marker.salt, "clean": marker.fingerprint}).encode())
    except OSError:
        remove(target)
        raise
