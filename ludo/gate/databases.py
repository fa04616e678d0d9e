"""Databases from outside: their header before SQLite sees them, and what may be asked of them afterwards."""

import sqlite3
from collections.abc import Collection
from pathlib import Path
from typing import Final, NamedTuple

from ludo.gate.budgets import SQLITE
from ludo.session.ports import ForeignError

HEADER: Final = 100
"""Bytes of a header."""
_FRACTIONS: Final = bytes((64, 32, 32))
_UTF_8: Final = 1
_SIZES: Final = tuple(1 << power for power in range(9, 16))

_LIMITS: Final = {
    sqlite3.SQLITE_LIMIT_LENGTH: 16_000_000,  # eight times the largest picture
    sqlite3.SQLITE_LIMIT_SQL_LENGTH: 1_000_000,
    sqlite3.SQLITE_LIMIT_COLUMN: 200,
    sqlite3.SQLITE_LIMIT_EXPR_DEPTH: 200,
    sqlite3.SQLITE_LIMIT_COMPOUND_SELECT: 100,
    sqlite3.SQLITE_LIMIT_VDBE_OP: 1_000_000,
    sqlite3.SQLITE_LIMIT_ATTACHED: 0,
    sqlite3.SQLITE_LIMIT_TRIGGER_DEPTH: 10,
    sqlite3.SQLITE_LIMIT_WORKER_THREADS: 0,
}
_SCHEMA: Final = ("sqlite_master", "sqlite_schema")
_OF_SQLITE: Final = ("json_each", "json_tree", "pragma_table_info")
_PRAGMAS: Final = (
    *("user_version", "application_id", "table_info", "temp_store", "synchronous", "fullfsync"),
    *("checkpoint_fullfsync", "foreign_keys", "trusted_schema", "query_only"),
)
_NO_FUNCTIONS: Final = ("load_extension", "readfile", "writefile", "edit", "fts3_tokenizer", "zeroblob", "randomblob")


class Header(NamedTuple):
    """The header of a database. in_journal: may the last of it stand in a journal beside it?"""

    in_journal: bool
    application: int
    version: int


def read_header(head: bytes, source: Path) -> Header | None:
    """Return the header of a file by its first bytes; None where there are none.

    Raises ForeignError where SQLite writes none like it.
    """
    if not head:
        return None
    page_size = int.from_bytes(head[16:18], "big")
    formats = set(head[18:20])
    known = (
        len(head) >= HEADER
        and head.startswith(SQLITE)
        and (page_size in _SIZES or page_size == 1)
        and formats <= {1, 2}
        and head[21:24] == _FRACTIONS
        and int.from_bytes(head[56:60], "big") in (0, _UTF_8)
    )
    if not known:
        raise ForeignError("damaged", source)
    return Header(2 in formats, int.from_bytes(head[68:72], "big"), int.from_bytes(head[60:64], "big"))


def bound(connection: sqlite3.Connection) -> None:
    """Restrict a connection to a file from outside: nothing in it is run by itself, and no value is endless."""
    for limit, most in _LIMITS.items():
        connection.setlimit(limit, most)
    connection.execute("PRAGMA trusted_schema = OFF")


def read_only(connection: sqlite3.Connection, tables: Collection[str] = ()) -> None:
    """Restrict a connection to reading these tables and the list of tables."""
    known = {"", *_SCHEMA, *_OF_SQLITE, *tables}

    def allowed(action: int, what: str | None, more: str | None, _database: str | None, _inner: str | None) -> int:
        match action:
            case sqlite3.SQLITE_SELECT | sqlite3.SQLITE_RECURSIVE | sqlite3.SQLITE_TRANSACTION:
                fits = True
            case sqlite3.SQLITE_READ:
                fits = what in known
            case sqlite3.SQLITE_FUNCTION:
                fits = more not in _NO_FUNCTIONS
            case sqlite3.SQLITE_PRAGMA:
                fits = what in _PRAGMAS
            case _:
                fits = False
        return sqlite3.SQLITE_OK if fits else sqlite3.SQLITE_DENY

    connection.set_authorizer(allowed)


def unrestricted(connection: sqlite3.Connection) -> None:
    """Allow everything with a copy whose tables are known to be ours."""
    connection.set_authorizer(None)
