"""Files as somebody could make them who wants a program that opens them to hang, or to take all memory."""

import os
import socket
import sqlite3
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from ludo.nights.evenings import Plan
from ludo.store.files import WAL, companion
from ludo.store.schema import APPLICATION_ID, VERSION
from tests.session.tables import fresh_store

ENDLESS = "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT 'file.book', i FROM n WHERE i < 0"
SLOW = "replace(hex(zeroblob(4000)), '0', 'x') LIKE '" + "%x" * 60 + "%y'"
"""Takes longer than anybody lives, in one step of SQLite."""


def book(path: Path) -> None:
    """A book of one evening, as Ludo writes it."""
    store = fresh_store(path.parent / f"of {path.name}")
    people = [store.nights.people.add(name) for name in ("Anna", "Bruno")]
    store.nights.evenings.start(Plan("Mai"), people, "2026-05-01T18:00:00+00:00")
    store.nights.merging.give_out(path)
    store.close()


def _changed(path: Path, *statements: str) -> None:
    """A book with something else in it."""
    book(path)
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("PRAGMA ignore_check_constraints = ON")
        for statement in statements:
            connection.execute(statement)


def _own_header(path: Path, *statements: str) -> None:
    with closing(sqlite3.connect(path)) as connection, connection:
        for pragma in (f"application_id = {APPLICATION_ID}", f"user_version = {VERSION}"):
            connection.execute(f"PRAGMA {pragma}")
        for statement in statements:
            connection.execute(statement)


def endless_settings(path: Path) -> None:
    _own_header(path, f"CREATE VIEW settings (key, value) AS {ENDLESS}")


def endless_settings_of_nobody(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute(f"CREATE VIEW settings (key, value) AS {ENDLESS}")


def endless_settings_beside_our_tables(path: Path) -> None:
    _changed(path, "DROP TABLE settings", f"CREATE VIEW settings (key, value) AS {ENDLESS}")


def slow_check(path: Path) -> None:
    _changed(
        path,
        "DROP TABLE settings",
        f"CREATE TABLE settings (key TEXT PRIMARY KEY, value TEXT NOT NULL CHECK ({SLOW})) STRICT, WITHOUT ROWID",
        "INSERT INTO settings VALUES ('file.book', '1')",
    )


def slow_index(path: Path) -> None:
    _changed(path, f"CREATE INDEX slow ON people (id) WHERE id < 0 AND {SLOW}", "UPDATE people SET notes = 'x'")


def slow_column(path: Path) -> None:
    _changed(path, f"ALTER TABLE settings ADD COLUMN slow INT AS ({SLOW}) CHECK (slow = 0)")


def slow_trigger(path: Path) -> None:
    _changed(path, f"CREATE TRIGGER slow AFTER UPDATE ON settings BEGIN SELECT {SLOW}; END")


def large_value(path: Path) -> None:
    _changed(path, "UPDATE settings SET value = replace(hex(zeroblob(20000000)), '0', 'x')")


def sparse_database(path: Path) -> None:
    book(path)
    os.truncate(path, 3_000_000_000)


def sparse_text(path: Path) -> None:
    path.write_bytes(b"Ludo partie 1\n")
    os.truncate(path, 3_000_000_000)


def sparse_journal(path: Path) -> None:
    book(path)
    companion(path, WAL).touch()
    os.truncate(companion(path, WAL), 3_000_000_000)


def folder(path: Path) -> None:
    path.mkdir()


FILES: list[Callable[[Path], None]] = [
    *(endless_settings, endless_settings_of_nobody, endless_settings_beside_our_tables),
    *(slow_check, slow_index, slow_column, slow_trigger, large_value),
    *(sparse_database, sparse_text, folder),
]
BESIDE: list[Callable[[Path], None]] = [sparse_journal]
"""Whole books with something beside them, which is not looked at."""

if sys.platform != "win32":

    def pipe(path: Path) -> None:
        os.mkfifo(path)

    def pipe_as_journal(path: Path) -> None:
        book(path)
        os.mkfifo(companion(path, WAL))

    def device(path: Path) -> None:
        path.symlink_to("/dev/zero")

    def listener(path: Path) -> None:
        with socket.socket(socket.AF_UNIX) as bound:
            bound.bind(os.path.relpath(path))  # a long name does not fit

    def link_as_journal(path: Path) -> None:
        book(path)
        companion(path, WAL).symlink_to("/dev/zero")

    FILES += [pipe, device, listener]
    BESIDE += [pipe_as_journal, link_as_journal]
