"""Kinds of files that come to the gate, told by their bytes, and how much of everything each may ask for."""

from collections.abc import Mapping
from enum import Enum
from typing import Final, NamedTuple

MB: Final = 1_000_000
APART_FROM: Final = MB
"""Bytes of JSON from which on it is read in a process of its own."""


class Kind(Enum):
    """Contents that a file seems to have."""

    DATABASE = "database"
    PARTIE = "partie"
    RULES = "rules"
    WORKBOOK = "workbook"
    JSON = "json"
    TABLE = "table"
    PICTURE = "picture"


class Budget(NamedTuple):
    """How much a file may ask for; zero: no more than its size leads to.

    size: bytes. rows: lines of a text, cells between the first and last one of a sheet, or values of JSON. depth: of
    brackets. seconds: of processor time, and memory: bytes, of the process that reads it.
    """

    size: int
    rows: int = 0
    depth: int = 0
    seconds: int = 0
    memory: int = 0


BUDGETS: Final[Mapping[Kind, Budget]] = {
    Kind.DATABASE: Budget(1000 * MB, seconds=120, memory=1500 * MB),  # a hundred times a club after ten years
    Kind.PARTIE: Budget(4 * MB, rows=50_000),  # ten times the longest that was ever played
    Kind.RULES: Budget(MB, rows=200),
    Kind.WORKBOOK: Budget(100 * MB, rows=5 * MB, seconds=60, memory=1500 * MB),
    Kind.JSON: Budget(100 * MB, rows=2 * MB, depth=60, seconds=60, memory=1500 * MB),
    Kind.TABLE: Budget(100 * MB, rows=500_000),
    Kind.PICTURE: Budget(64 * MB),
}
SQLITE: Final = b"SQLite format 3\0"
_HEADS: Final = (
    (SQLITE, Kind.DATABASE),
    (b"Ludo partie ", Kind.PARTIE),
    (b"Ludo rules ", Kind.RULES),
    (b"PK\x03\x04", Kind.WORKBOOK),
    (b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", Kind.WORKBOOK),
)
_MARK: Final = b"\xef\xbb\xbf"
"""Some editors begin a text so."""
HEAD: Final = 64
"""So many bytes tell the kind of a file."""


def kind_of(head: bytes) -> Kind:
    """Return what a file seems to hold by its first bytes, whatever it is called: a table where nothing else fits."""
    bare = head.removeprefix(_MARK)
    for mark, kind in _HEADS:
        if bare.startswith(mark):
            return kind
    return Kind.JSON if bare.lstrip(b" \t\r\n").startswith(b"{") else Kind.TABLE
