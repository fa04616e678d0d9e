"""A damaged file, read as far as that goes.

A page that cannot be read ends every query that comes to it. So rows with a number are read by ranges that are halved
around what cannot be read, and what belongs to a session is read session by session. The damaged file itself is only
read, into memory, and never touched.
"""

import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from typing import Any, Final, Self, TypeAlias

from ludo.store import wal
from ludo.store.files import WAL, companion
from ludo.store.notices import INSTRUCTIONS, Progress, unseen
from ludo.store.schema import SCHEMA

Row: TypeAlias = tuple[Any, ...]

_ROW_BYTES: Final = 40
"""Hardly a row with a number is smaller: so many there can be in a file of some size."""
_LEAST_BYTES: Final = 8
"""No row at all is smaller."""
_PAGE: Final = 4096
_PAGE_COUNT: Final = slice(28, 32)
"""Where the header of a file says how many pages it has."""
UNREADABLE: Final = (sqlite3.Error, UnicodeError, OverflowError)

NUMBERED: Final = ("evenings", "sheets", "other_games", "plays", "seasons", "accounts", "postings")
"""Further tables whose rows have a number, in an order that keeps references whole."""
KEYED: Final = {
    "evening_events": "evening",
    "sheet_chairs": "sheet",
    "sheet_lines": "sheet",
    "results": "origin",
    "finished": "origin",
    "hand_entries": "evening",
    "annulled": "origin",
    "outside": "origin",
    "taken_out": "evening",
    "chair_changes": "sheet",
    "distinct_people": "one",
    "identities": "number",
    "play_chairs": "play",
    "entry_identities": "evening",
    "event_identities": "evening",
    "removed": "identity",
}
"""Further tables whose rows belong to a number of something, and the column that holds it."""
SINCE: Final = {
    3: {"finished", "hand_entries"},
    5: {"annulled", "outside", "taken_out", "chair_changes", "distinct_people", "identities"}
    | {"other_games", "plays", "seasons", "play_chairs", "entry_identities", "event_identities", "removed"},
}
"""Tables that a file of a version before does not have."""


class Source:
    """A damaged file, in memory. `version` is that of its tables, 0 where there are none of ours."""

    def __init__(self, path: Path, progress: Progress = unseen) -> None:
        content = wal.image(path, companion(path, WAL))
        self._bound = len(content) // _ROW_BYTES
        self._most = len(content) // _LEAST_BYTES
        self.progress = progress
        self.done = self.all = 0
        """How many sessions have been dealt with, of how many."""
        self.connection = self._open(content)
        self.version = self._version()
        if self.version != 1 and not self._has_all_tables():
            seen = self._count()
            plain, self.connection = self.connection, self._open(_with_tables_of_a_new_file(content))
            if self._count() < seen:
                plain, self.connection = self.connection, plain
            plain.close()
            self.version = self._version()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.connection.close()

    def _open(self, content: bytes | bytearray) -> sqlite3.Connection:
        connection = sqlite3.connect(":memory:", isolation_level=None)
        connection.text_factory = lambda text: text.decode(errors="replace")
        connection.execute("PRAGMA temp_store = MEMORY")
        if content:  # nothing at all is a lack of memory to SQLite
            with suppress(*UNREADABLE):
                connection.deserialize(content)
                connection.execute("PRAGMA writable_schema = ON")
        connection.set_progress_handler(self._alive, INSTRUCTIONS)
        return connection

    def show(self, done: int) -> None:
        """Show how many sessions have been dealt with."""
        self.done = done
        self._alive()

    def _alive(self) -> None:
        self.progress(self.done, self.all)

    def _version(self) -> int:
        for version, column in ((2, "log_sum"), (1, "changed")):
            if self.rows(f"SELECT {column} FROM sessions WHERE 0")[1]:
                return version
        return 0

    def _has_all_tables(self) -> bool:
        tables = {"sessions", "log", "chairs", "people", "settings", *NUMBERED, *KEYED}
        for (version,) in self.rows("PRAGMA user_version")[0]:
            for since, later in SINCE.items():
                tables -= later if 2 <= version < since else set()
        return all(self.has(table) for table in tables)

    def has(self, table: str, column: str = "1") -> bool:
        """Is a table there, and a column of it, as far as the list of tables can be read?"""
        return self.rows(f"SELECT {column} FROM {table} WHERE 0")[1]

    def _count(self) -> int:
        """Return how many sessions can be seen."""
        return len(self.numbered("sessions", "id")[0])

    def rows(self, query: str, *values: object) -> tuple[list[Row], bool]:
        """Return the rows of a query up to what cannot be read, and whether they are all."""
        found: list[Row] = []
        try:
            for row in self.connection.execute(query, values):
                found.append(row)
                if len(found) > self._most:  # pages that refer to each other can be read again and again
                    return found, False
        except UNREADABLE:
            return found, False
        return found, True

    def numbered(self, table: str, columns: str) -> tuple[list[Row], list[int]]:
        """Return all rows with a number that can be read, and the numbers of those that cannot."""
        found: list[Row] = []
        missing: list[int] = []
        highest = self.highest()
        ranges = [(0, highest)]
        while ranges:
            low, high = ranges.pop()
            rows, whole = self.rows(
                f"SELECT {columns} FROM {table} NOT INDEXED WHERE id BETWEEN ? AND ? ORDER BY id", low, high
            )
            found += rows
            if whole:
                continue
            if rows and isinstance(rows[-1][0], int):  # a number from elsewhere in the file leads back
                low = max(low, rows[-1][0] + 1)
            if low >= high:
                missing += [low] * (low == high)
                continue
            middle = (low + high) // 2
            ranges += [(middle + 1, high), (low, middle)]
        return found + self._overlooked(table, columns, {row[0] for row in found}.union(missing), highest), missing

    def keyed(self, table: str, columns: str) -> list[Row]:
        """Return all rows that can be read of a table whose rows belong to a number of something."""
        if not self.has(table):
            return []
        rows, whole = self.rows(f"SELECT {columns} FROM {table}")
        if whole:
            return rows
        query = f"SELECT {columns} FROM {table} WHERE {KEYED[table]} = ?"
        return [row for number in range(self.highest() + 1) for row in self.rows(query, number)[0]]

    def _overlooked(self, table: str, columns: str, known: set[int], highest: int) -> list[Row]:
        """Return rows that a scan passed by because a number on its way was wrong."""
        query = f"SELECT {columns} FROM {table} NOT INDEXED WHERE id = ?"
        found = [self.rows(query, number)[0] for number in range(1, highest + 1) if number not in known]
        return [row for rows in found for row in rows]

    def highest(self) -> int:
        """Return the greatest number that anything in the file has, as far as can be seen."""
        known = [0]
        tables = [("log", "session"), ("chairs", "session"), ("sessions", "id"), ("people", "id")]
        if self.version == 2:
            tables += [(table, "id") for table in NUMBERED] + list(KEYED.items())
        for table, key in tables:
            for query in (f"SELECT max({key}) FROM {table}", f"SELECT max({key}) FROM {table} NOT INDEXED"):
                rows, _ = self.rows(query)
                known += [value for (value,) in rows if isinstance(value, int)]
        return max(number for number in known if number <= self._bound)


def _with_tables_of_a_new_file(content: bytearray) -> bytearray:
    """Where the list of tables is damaged: the tables of a file that was not migrated begin where a new file's do."""
    with closing(sqlite3.connect(":memory:")) as model:
        model.executescript(SCHEMA)
        roots = {root for (root,) in model.execute("SELECT rootpage FROM sqlite_master")}
        new = model.serialize()
    fresh = bytearray(content)
    for page in range(len(new) // _PAGE):
        if page + 1 not in roots:
            fresh[page * _PAGE : (page + 1) * _PAGE] = new[page * _PAGE : (page + 1) * _PAGE]
    fresh[_PAGE_COUNT] = (len(fresh) // _PAGE).to_bytes(4, "big")
    return fresh
