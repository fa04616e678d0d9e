"""Rows of tables that follow from acts: the numbers that things have in this file, and rows made what they shall be."""

import sqlite3
from collections.abc import Iterable, Mapping
from typing import Any, Final

from ludo.store.books.moved import TABLE

Row = tuple[Any, ...]

COLUMNS: Final[Mapping[str, str]] = {
    "people": "id, name, computer, merged_into, archived, colour, picture, notes, folded, guest",
    "evenings": "id, name, place, notes, carried, options, closed, put_away, currency, worth_chips, worth_cents",
    "evening_events": "evening, number, kind, person, moment",
    "event_identities": "evening, number, identity",
    "chairs": "session, chair, person, level",
    "sheets": "id, evening, game, options, started, changed, over, rules_version",
    "sheet_chairs": "sheet, chair, person",
    "sheet_lines": "sheet, number, revision, line, reason, made",
    "chair_changes": "sheet, chair, line, person, made",
    "results": "source, origin, chair, person, place, score",
    "finished": "source, origin, kind, counted, ended",
    "annulled": "source, origin, after, reason, made",
    "outside": "source, origin, counts",
    "taken_out": "evening, source, origin, moment",
    "hand_entries": "evening, number, kind",
    TABLE: "source, origin, number, generation, reversal, part, payer, payee, amount, reason, made",
    "money": "evening, number, part, payer, payee, cents, currency, role, reason, made",
    "counts": "evening, number, account, chips, made",
    "plays": "id, game, evening, entry, made",
    "play_chairs": "play, chair, person, team",
    "seasons": "id, name, since, until, rules",
    "distinct_people": "one, other",
}
"""The tables that follow, and their columns."""


class Numbers:
    """The numbers of things in this file; one that was given is never given to another thing."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.connection = connection
        self._known: dict[tuple[str, str], int] = {}
        self._accounts: dict[tuple[str, int | str], int] = {}

    def find(self, kind: str, thing: str) -> int | None:
        """Return the number of a thing, None if it has none yet."""
        key = kind, thing
        if key not in self._known:
            query = "SELECT number FROM identities WHERE kind = ? AND identity = ?"
            found = self.connection.execute(query, key).fetchone()
            if found is None:
                return None
            self._known[key] = found[0]
        return self._known[key]

    def of(self, kind: str, thing: str) -> int:
        """Return the number of a thing, given if it has none yet."""
        found = self.find(kind, thing)
        if found is not None:
            return found
        query = "SELECT coalesce(max(number), 0) + 1 FROM identities WHERE kind = ?"
        (number,) = self.connection.execute(query, (kind,)).fetchone()
        self.give(kind, thing, number)
        return int(number)

    def give(self, kind: str, thing: str, number: int) -> None:
        """Give a thing a number that is free."""
        self.connection.execute(
            "INSERT INTO identities (kind, number, identity) VALUES (?, ?, ?) "
            "ON CONFLICT (kind, number) DO UPDATE SET identity = excluded.identity",
            (kind, number, thing),
        )
        self._known[kind, thing] = number

    def entry(self, act: str, origin: int) -> int:
        """Return the number of what was entered by hand at an evening (0: outside of any), given if it has none."""
        query = "SELECT evening, number FROM entry_identities WHERE identity = ?"
        found = self.connection.execute(query, (act,)).fetchone()
        if found is not None and found[0] == origin:
            return int(found[1])
        if found is not None:
            for statement in (
                "DELETE FROM entry_identities WHERE evening = ? AND number = ?",
                "DELETE FROM hand_entries WHERE evening = ? AND number = ?",
                "DELETE FROM money WHERE evening = ? AND number = ?",
                "DELETE FROM counts WHERE evening = ? AND number = ?",
                f"DELETE FROM {TABLE} WHERE source = 'hand' AND origin = ? AND number = ?",
            ):
                self.connection.execute(statement, found)
        query = "SELECT coalesce(max(number), 0) + 1 FROM entry_identities WHERE evening = ?"
        (number,) = self.connection.execute(query, (origin,)).fetchone()
        self.connection.execute("INSERT INTO entry_identities VALUES (?, ?, ?)", (origin, number, act))
        return int(number)

    def account(self, owner: str, key: int | str) -> int:
        """Return an account, made if it is missing."""
        if (owner, key) in self._accounts:
            return self._accounts[owner, key]
        connection = self.connection
        query = f"SELECT id FROM accounts WHERE {owner} = ?"
        found = connection.execute(query, (key,)).fetchone()
        if found is None:
            connection.execute(f"INSERT INTO accounts ({owner}) VALUES (?)", (key,))
            found = connection.execute(query, (key,)).fetchone()
        self._accounts[owner, key] = int(found[0])
        return self._accounts[owner, key]


def keep(connection: sqlite3.Connection, table: str, where: str, values: Row, wanted: Iterable[Row]) -> bool:
    """Make rows of a table exactly these; those that stay are not touched. Was anything changed?"""
    columns = COLUMNS[table]
    names = columns.split(", ")
    there = connection.execute(f"SELECT {columns} FROM {table} WHERE {where}", values).fetchall()
    known, due = set(there), list(dict.fromkeys(wanted))
    gone = known.difference(due)
    if gone:
        match = " AND ".join(f"{name} IS ?" for name in names)
        connection.executemany(f"DELETE FROM {table} WHERE {match}", gone)
    fresh = [row for row in due if row not in known]
    if fresh:
        marks = ", ".join("?" * len(names))
        connection.executemany(f"INSERT INTO {table} ({columns}) VALUES ({marks})", fresh)
    return bool(gone or fresh)
