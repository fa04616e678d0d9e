"""Databases that somebody brought: nothing that such a file asks for by itself is done."""

import sqlite3
from contextlib import closing
from functools import cache
from typing import Any, Final

from ludo.gate.databases import bound, read_only
from ludo.moments import read_day
from ludo.store.connections import register_functions
from ludo.store.notices import INSTRUCTIONS, Progress, unseen
from ludo.store.rows import RowError, text
from ludo.store.schema import MAX_CHIPS, MIGRATIONS, SCHEMA, SCHEMA_2, VERSION

_STEPS: Final = 10_000_000
_STEPS_A_BYTE: Final = 100
"""Steps of SQLite that looking through a file may take, a hundred times what it does take."""
_COLUMNS: Final = "SELECT * FROM pragma_table_info(?)"
_DAYS: Final = (
    "SELECT since FROM seasons UNION ALL SELECT until FROM seasons",
    "SELECT due FROM retries WHERE due IS NOT NULL",
)
_SCORES: Final = f"SELECT 1 FROM results WHERE score NOT BETWEEN -{MAX_CHIPS} AND {MAX_CHIPS} LIMIT 1"
_VERSION_1: Final = "8635d8cf96ef69ec282907b4ac469cff2df0c0ec51963dc176f5617ebcb38d1d"
"""The sum of what the first version has made, whose texts are not kept."""


def guard(connection: sqlite3.Connection, size: int, progress: Progress = unseen) -> None:
    """Restrict a file of so many bytes: its list of tables alone is read, and memory and time are bounded."""
    left = (_STEPS + _STEPS_A_BYTE * size) // INSTRUCTIONS

    def watch() -> bool:
        nonlocal left
        left -= 1
        progress(0, 0)
        return left < 0

    connection.set_progress_handler(watch, INSTRUCTIONS)
    bound(connection)
    read_only(connection)


def read_own_tables(connection: sqlite3.Connection) -> None:
    """Restrict a connection to a checked copy to reading the tables of this version."""
    connection.execute("PRAGMA query_only = ON")
    read_only(connection, {name for _, name, *_ in _made_by(VERSION)})


def has_known_tables(connection: sqlite3.Connection) -> bool:
    """Is everything that a file has made what a version of Ludo makes? Nothing else is asked of one that is not."""
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    made = _made(connection)
    if version == 1:
        from hashlib import sha256

        return sha256(repr(made).encode()).hexdigest() == _VERSION_1
    return 1 < version <= VERSION and made == _made_by(version)


def has_our_tables(connection: sqlite3.Connection) -> bool:
    """Are all tables as this version makes them, whatever SQLite has added of its own?"""
    return _tables(connection) == _our_tables()


def read_through(connection: sqlite3.Connection) -> None:
    """Read every value, one at a time. Raises sqlite3.Error where one is too large."""
    for kind, table, *_ in _made(connection):
        if kind == "table":
            columns = [f'max(length(CAST("{row[1]}" AS BLOB)))' for row in connection.execute(_COLUMNS, (table,))]
            connection.execute(f"SELECT {', '.join(columns)} FROM {table}").fetchone()


def check_values(connection: sqlite3.Connection) -> None:
    """Raise RowError for days and scores that readers refuse, and that only a hand can have written."""
    for query in _DAYS:
        for (day,) in connection.execute(query):
            try:
                read_day(text(day))
            except ValueError:
                raise RowError(f"{day!r:.40} is no day") from None
    if connection.execute(_SCORES).fetchone() is not None:
        raise RowError("a score is too high")


def _made(connection: sqlite3.Connection) -> list[Any]:
    query = "SELECT type, name, tbl_name, sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY type, name"
    return connection.execute(query).fetchall()


@cache
def _made_by(version: int) -> list[Any]:
    """Return what a version from the second on makes."""
    with closing(sqlite3.connect(":memory:")) as model:
        register_functions(model)
        for script in (SCHEMA_2, *(MIGRATIONS[number] for number in range(2, version))):
            model.executescript(script)
        return _made(model)


def _tables(connection: sqlite3.Connection) -> list[Any]:
    query = "SELECT type, name, tbl_name, sql FROM sqlite_master WHERE name NOT LIKE 'sqlite_%' ORDER BY type, name"
    return connection.execute(query).fetchall()


@cache
def _our_tables() -> list[Any]:
    """Return the tables that this version makes."""
    with closing(sqlite3.connect(":memory:")) as model:
        model.executescript(SCHEMA)
        return _tables(model)
