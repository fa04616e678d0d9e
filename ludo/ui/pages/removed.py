"""Sessions that a person has taken off the lists of past games. Nothing is deleted: the record is append-only."""

import json
from typing import Final

from ludo.session.service import Archive

_KEY: Final = "past.removed"


def removed(archive: Archive) -> frozenset[int]:
    """Return the numbers of all sessions that were taken off. Raises StorageError."""
    try:
        kept = json.loads(archive.get(_KEY) or "[]")
    except ValueError:
        return frozenset()
    return frozenset(number for number in kept if isinstance(number, int)) if isinstance(kept, list) else frozenset()


def remove(archive: Archive, number: int) -> None:
    """Take a session off. Raises StorageError."""
    archive.put(_KEY, json.dumps(sorted(removed(archive) | {number})))


def put_back(archive: Archive) -> None:
    """List all sessions again. Raises StorageError."""
    archive.put(_KEY, "[]")
