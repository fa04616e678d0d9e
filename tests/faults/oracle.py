"""What a file holds, read without the program: every table that the file itself names, row by row, by its whole key."""

import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final, TypeAlias

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
    for table, named in _NAMED.items():
        found[table] = {key: row for key, row in found[table].items() if key in found[named]}
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
_NAMED: Final = {"event_identities": "evening_events", "entry_identities": "hand_entries"}
"""What is known by these is to come back from another computer if it is lost here, so nothing may seem to have it."""
_BEGUN: Final = ("id", "evening", "game", "rules_version", "options", "started")
"""Columns of a session that a salvage does not work out again."""


def kept(could: Books, after: Books) -> dict[str, tuple[int, int]]:
    """Return by table how many rows could be read, and how many of them a salvaged file holds."""
    counts = {}
    for table, rows in {**could, "identities": _of_those_there(could, after)}.items():
        columns = slice(len(_BEGUN)) if table == "sessions" else slice(None)
        there = after.get(table, {})
        same = sum(key in there and there[key][columns] == row[columns] for key, row in rows.items())
        counts[table] = (len(rows), same)
    return counts


def _of_those_there(could: Books, after: Books) -> dict[Key, Row]:
    """Return the identities of what can be read, or is there in a salvaged file whether or not it could be read.

    What is lost altogether comes back by its identity from another computer, if nothing here seems to have it.
    """
    return {
        (kind, number): row
        for (kind, number), row in could.get("identities", {}).items()
        if any((number,) in books.get(_IDENTIFIED[str(kind)], {}) for books in (could, after))
    }


_IDENTIFIED: Final = {
    **{"person": "people", "evening": "evenings", "session": "sessions", "sheet": "sheets"},
    **{"game": "other_games", "play": "plays", "season": "seasons"},
}
"""By kind: the table of what has an identity."""


def connect(path: Path) -> sqlite3.Connection:
    """Open a copy of a file in memory, with its journal."""
    raw = sqlite3.connect(":memory:")
    raw.text_factory = lambda text: text.decode(errors="replace")
    with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as source:
        source.backup(raw)
    return raw


def read_file(path: Path) -> Books:
    """Return all rows of a file, with its journal, by table and key."""
    with closing(connect(path)) as raw:
        return read(raw.serialize())
