"""Copies what can still be read out of a damaged file."""

import contextlib
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from shutil import copyfile
from tempfile import TemporaryDirectory
from typing import Any, Final

from ludo.store.schema import append_only

_COLUMNS: Final = {
    "people": "id, name, computer",
    "sessions": "id, game, rules_version, options, started, changed, over",
    "chairs": "session, seat, person, level",
    "log": "session, number, line",
    "settlements": "session, deal",
    "entries": "session, deal, seat, person, chips",
    "settings": "key, value",
}


def salvage(damaged: Path, target: sqlite3.Connection) -> int:
    """Copy all readable rows into a fresh file, in an order that keeps references whole; number of sessions saved.

    The damaged file itself is not touched: a copy of it is read. Rows that no longer fit are left out; a log is
    cut where its first line is missing.
    """
    with TemporaryDirectory() as folder:
        copy = Path(folder) / "copy.db"
        try:
            copyfile(damaged, copy)
            wal = damaged.with_name(damaged.name + "-wal")
            if wal.exists():
                copyfile(wal, copy.with_name("copy.db-wal"))
            source = sqlite3.connect(copy)
        except (OSError, sqlite3.Error):
            return 0
        source.text_factory = lambda text: text.decode(errors="replace")
        with contextlib.closing(source):
            return _copy_rows(source, target)


def _copy_rows(source: sqlite3.Connection, target: sqlite3.Connection) -> int:
    with contextlib.suppress(sqlite3.Error, UnicodeError):
        source.execute("PRAGMA writable_schema = ON")
    for table, columns in _COLUMNS.items():
        marks = ", ".join("?" for _ in columns.split(","))
        target.execute("BEGIN IMMEDIATE")
        expected: dict[Any, int] = {}
        for row in _rows(source, table, columns):
            if table == "log":
                if row[1] != expected.get(row[0], 0):
                    continue
                expected[row[0]] = row[1] + 1
            with contextlib.suppress(sqlite3.Error, UnicodeError):
                target.execute(f"INSERT INTO {table} ({columns}) VALUES ({marks})", row)
        target.execute("COMMIT")
    _drop_halves(target)
    saved: int = target.execute("SELECT count(*) FROM sessions").fetchone()[0]
    return saved


def _rows(source: sqlite3.Connection, table: str, columns: str) -> Iterator[tuple[Any, ...]]:
    """Rows as far as they can be read."""
    order = " ORDER BY session, number" if table == "log" else ""
    try:
        cursor = source.execute(f"SELECT {columns} FROM {table}{order}")
        while (row := cursor.fetchone()) is not None:
            yield row
    except (sqlite3.Error, UnicodeError):
        return


def _drop_halves(target: sqlite3.Connection) -> None:
    """Leave no session without chairs, and no settlement whose entries do not sum to zero."""
    target.executescript(
        """
BEGIN IMMEDIATE;
CREATE TEMP TABLE lost AS SELECT id FROM sessions WHERE id NOT IN (SELECT session FROM chairs);
CREATE TEMP TABLE halves AS SELECT s.session, s.deal FROM settlements s WHERE 0 <> coalesce(
    (SELECT sum(chips) FROM entries e WHERE e.session = s.session AND e.deal = s.deal), 1);
DROP TRIGGER log_no_delete; DROP TRIGGER settlements_no_delete; DROP TRIGGER entries_no_delete;
DELETE FROM entries WHERE (session, deal) IN (SELECT session, deal FROM halves) OR session IN lost;
DELETE FROM settlements WHERE (session, deal) IN (SELECT session, deal FROM halves) OR session IN lost;
DELETE FROM log WHERE session IN lost;
DELETE FROM sessions WHERE id IN lost;
DROP TABLE lost; DROP TABLE halves;
COMMIT;
"""
    )
    target.executescript(append_only("DELETE"))
