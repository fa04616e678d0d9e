"""What a file holds, read without the program: every table that the file itself names, row by row, by its whole key."""

import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager
from pathlib import Path
from shutil import copyfile
from tempfile import TemporaryDirectory
from typing import Final, TypeAlias

from ludo.store.books.act import TOKEN
from ludo.store.books.rows_kept import COLUMNS
from ludo.store.files import WAL, companion

Key: TypeAlias = tuple[object, ...]
Row: TypeAlias = tuple[object, ...]
Books: TypeAlias = dict[str, dict[Key, Row]]

UNREADABLE: Final = (sqlite3.Error, UnicodeError, OverflowError)
_JOURNAL: Final = slice(18, 20)


@contextmanager
def opened(content: bytes) -> Iterator[sqlite3.Connection]:
    """Open the bytes of a file that needs no journal."""
    with closing(sqlite3.connect(":memory:")) as raw:
        raw.text_factory = lambda text: text.decode(errors="replace")
        plain = bytearray(content)
        if len(plain) > _JOURNAL.stop:
            plain[_JOURNAL] = b"\1\1"
        if plain:
            raw.deserialize(bytes(plain))
            raw.execute("PRAGMA writable_schema = ON")
        yield raw


def read(content: bytes) -> Books:
    """Return all rows of a whole file, by table and key."""
    with opened(content) as raw:
        names = raw.execute("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
        found: Books = {}
        for (table,) in names.fetchall():
            places = [place for place, _ in _key(raw, table)]
            rows = raw.execute(f"SELECT * FROM {table}").fetchall()
            found[table] = {tuple(row[place] for place in places): row for row in rows}
        return found


def readable(content: bytes, known: Books) -> Books:
    """Return the rows of a file that can be found by their key and are as they were."""
    found: Books = {}
    with opened(content) as raw, opened_keys(known) as keys:
        for table, rows in known.items():
            where = " AND ".join(f"{column} IS ?" for column in keys[table])
            found[table] = {}
            for key, row in rows.items():
                try:
                    (got,) = raw.execute(f"SELECT * FROM {table} WHERE {where}", key).fetchall()
                except (*UNREADABLE, ValueError):
                    continue
                if got == row:
                    found[table][key] = row
    found["log"] = _playable(found["log"], known)
    if known.get("acts") and not found["acts"]:
        found["entry_identities"] = {}  # entries become other acts, and texts are kept by those
        found["blobs"] = {key: row for key, row in found["blobs"].items() if not str(key[0]).startswith(TOKEN)}
    if any(len(found[table]) < len(known[table]) for table in ("losses", "retries") if table in known):
        found["reviewed"] = {}  # all is reviewed once more
    return found


def _playable(lines: dict[Key, Row], known: Books) -> dict[Key, Row]:
    """Leave out lines after a missing one of a partie that is not over: it goes on from before that line."""
    over = {number: row[_OVER] for (number,), row in known["sessions"].items()}
    whole: dict[Key, Row] = {}
    for (session, number), row in sorted(lines.items(), key=lambda entry: entry[0]):
        if over[session] or number == 0 or (session, int(str(number)) - 1) in whole:
            whole[session, number] = row
    return whole


@contextmanager
def opened_keys(known: Books) -> Iterator[Mapping[str, list[str]]]:
    """Yield the names of the key columns of every table of this version."""
    from ludo.store.schema import SCHEMA

    with closing(sqlite3.connect(":memory:")) as model:
        model.executescript(SCHEMA)
        yield {table: [name for _, name in _key(model, table)] for table in known}


def _key(raw: sqlite3.Connection, table: str) -> list[tuple[int, str]]:
    """Return place and name of the columns that tell the rows of a table apart, in the order of the key."""
    info = raw.execute(f"PRAGMA table_info({table})").fetchall()
    return [(row[0], row[1]) for row in sorted(info, key=lambda row: row[5]) if row[5]]


_OVER: Final = 8
"""The place of `over` in a row of `sessions`."""
_BEGUN: Final = slice(2, 6)
"""Columns of a session that a salvage does not work out again: game, rules, options and begin."""
FOLLOW: Final = (*COLUMNS, "accounts", "other_games", "identities", "removed", "act_refs", "act_order")
"""Tables that follow from acts, and what numbers these have: a game gets another identity with them."""
_OWN: Final = (("told",), ("notice",))
"""Keys of what a file says of itself."""


def kept(could: Books, after: Books) -> dict[str, tuple[int, int]]:
    """Return by table how many rows could be read, and how many of them a salvaged file holds.

    What follows from acts is made anew, with other numbers of rows; texts are kept with the acts that vouch for them.
    """
    counts = {}
    for table, rows in could.items():
        if table in FOLLOW:
            continue
        columns = _BEGUN if table == "sessions" else slice(None)
        there = after.get(table, {})
        due = {key: row for key, row in rows.items() if key not in _OWN and not str(key[0]).startswith(TOKEN)}
        if table == "acts":  # in the order in which they came; their places may be others
            due, there = ({row[1:]: row[1:] for row in each.values()} for each in (due, there))
        same = sum(key in there and there[key][columns] == row[columns] for key, row in due.items())
        counts[table] = (len(due), same)
    return counts


def connect(path: Path) -> sqlite3.Connection:
    """Open a copy of a file in memory, with its journal; what a killed program has begun is rolled back, in a copy."""
    raw = sqlite3.connect(":memory:")
    raw.text_factory = lambda text: text.decode(errors="replace")
    with TemporaryDirectory() as folder:
        copy = copyfile(path, Path(folder) / "copy.db")
        for journal in filter(Path.exists, (companion(path, suffix) for suffix in (WAL, "-journal"))):
            copyfile(journal, companion(copy, journal.name.removeprefix(path.name)))
        with closing(sqlite3.connect(copy)) as source:
            source.backup(raw)
    return raw


def read_file(path: Path) -> Books:
    """Return all rows of a file, with its journal, by table and key."""
    with closing(connect(path)) as raw:
        return read(raw.serialize())
