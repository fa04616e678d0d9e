"""The file as the rest of the program sees it."""

import json
import sqlite3
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from shutil import copyfile
from typing import Any

from ludo.session.chairs import Chair
from ludo.session.ports import Header, Settlement, StorageError
from ludo.store.database import (
    Notice,
    check_database,
    move_aside,
    open_database,
    transaction,
    translated_errors,
    utc_now,
)
from ludo.store.schema import TABLE_SEAT


@dataclass(frozen=True, slots=True)
class Summary:
    """A session in a list: its number, header, number of log lines, last change (UTC, ISO 8601), and whether over."""

    number: int
    header: Header
    lines: int
    changed: str
    over: bool


@dataclass(frozen=True, slots=True)
class Balance:
    """A person's (or computer player's) chips over all sessions; `name` None for chips still on tables."""

    name: str | None
    computer: bool
    chips: int


class Store:
    """Sessions, people, ledger and settings. Implements `ludo.session.ports.Storage`.

    `notice` tells what a person must know about the file, `path` is where it is; `saving` is False when it only
    exists in memory.
    """

    def __init__(self, path: Path, clock: Callable[[], datetime] = utc_now) -> None:
        self.path = path
        self._clock = clock
        self._connection, self.notice = open_database(path, clock)

    @property
    def saving(self) -> bool:
        """Is anything written to disk?"""
        return self.notice is None or self.notice.kept is not None

    def close(self) -> None:
        """Close the file; a store is not used afterwards."""
        self._connection.close()

    def now(self) -> str:
        """The moment, in UTC, ISO 8601 with seconds."""
        return self._clock().isoformat(timespec="seconds")

    def create(self, header: Header) -> int:
        """Begin a session; its number."""
        with transaction(self._connection):
            cursor = self._connection.execute(
                "INSERT INTO sessions (game, rules_version, options, started, changed) VALUES (?, ?, ?, ?, ?)",
                (header.game, header.rules_version, json.dumps(dict(header.options)), header.started, self.now()),
            )
            number = cursor.lastrowid
            assert number is not None
            for seat, chair in enumerate(header.chairs):
                self._connection.execute(
                    "INSERT INTO chairs VALUES (?, ?, ?, ?)", (number, seat, self._person(chair), chair.level)
                )
        return number

    def _person(self, chair: Chair) -> int:
        key = (chair.name, int(not chair.person))
        self._connection.execute("INSERT OR IGNORE INTO people (name, computer) VALUES (?, ?)", key)
        found: int = self._connection.execute("SELECT id FROM people WHERE name = ? AND computer = ?", key).fetchone()[
            0
        ]
        return found

    def append(
        self, session: int, number: int, lines: Sequence[str], settlements: Sequence[Settlement], over: bool
    ) -> None:
        """Write lines of a log and what its chips do, in one transaction (see `ludo.session.ports.Storage`)."""
        with transaction(self._connection):
            for offset, line in enumerate(lines):
                self._append_line(session, number + offset, line)
            for settlement in settlements:
                self._settle(session, settlement)
            self._connection.execute(
                "UPDATE sessions SET changed = ?, over = ? WHERE id = ?", (self.now(), int(over), session)
            )

    def _append_line(self, session: int, number: int, line: str) -> None:
        query = "SELECT max(number), max(CASE number WHEN ? THEN line END) FROM log WHERE session = ?"
        last, present = self._connection.execute(query, (number, session)).fetchone()
        if present == line:
            return
        if present is not None or number != (-1 if last is None else last) + 1:
            raise StorageError("conflict", f"line {number} of session {session}")
        self._connection.execute("INSERT INTO log VALUES (?, ?, ?)", (session, number, line))

    def _settle(self, session: int, settlement: Settlement) -> None:
        """Double entry: what the seats gain, the table gives. A deal is settled once."""
        rows = [(seat, chips) for seat, chips in enumerate(settlement.gains)]
        rows.append((TABLE_SEAT, -sum(settlement.gains)))
        key = (session, settlement.deal)
        query = "SELECT seat, chips FROM entries WHERE session = ? AND deal = ?"
        present = self._connection.execute(query, key).fetchall()
        if sorted(present) == sorted(rows):
            return
        if present:
            raise StorageError("conflict", f"deal {settlement.deal} of session {session}")
        self._connection.execute("INSERT INTO settlements VALUES (?, ?)", key)
        for seat, chips in rows:
            self._connection.execute(
                "INSERT INTO entries VALUES (?, ?, ?, (SELECT person FROM chairs WHERE session = ? AND seat = ?), ?)",
                (*key, seat, session, seat, chips),
            )

    def sessions(self) -> list[Summary]:
        """All sessions, the one played last first. Sessions that cannot be understood are left out."""
        with translated_errors():
            rows = self._connection.execute(
                "SELECT id, changed, over, (SELECT count(*) FROM log WHERE session = sessions.id) FROM sessions "
                "ORDER BY changed DESC, id DESC"
            ).fetchall()
        found = []
        for number, changed, over, lines in rows:
            header = self._header(number)
            if header is not None:
                found.append(Summary(number, header, lines, changed, bool(over)))
        return found

    def _header(self, session: int) -> Header | None:
        with translated_errors():
            row = self._connection.execute(
                "SELECT game, rules_version, options, started FROM sessions WHERE id = ?", (session,)
            ).fetchone()
            chairs = self._connection.execute(
                "SELECT name, level FROM chairs JOIN people ON people.id = person WHERE session = ? ORDER BY seat",
                (session,),
            ).fetchall()
        if row is None:
            return None
        game, rules_version, text, started = row
        options = _object(text)
        if options is None or not chairs:
            return None
        return Header(game, rules_version, options, tuple(Chair(*chair) for chair in chairs), started)

    def load(self, session: int) -> tuple[Header, list[str]]:
        """A session's header and log. Raises StorageError `damaged` if there is no such session any more."""
        header = self._header(session)
        if header is None:
            raise StorageError("damaged", f"session {session}")
        with translated_errors():
            rows = self._connection.execute(
                "SELECT line FROM log WHERE session = ? ORDER BY number", (session,)
            ).fetchall()
        return header, [line for (line,) in rows]

    def balances(self) -> list[Balance]:
        """Chips by person over all sessions, richest first, and what lies on tables; they sum to zero."""
        with translated_errors():
            rows = self._connection.execute(
                "SELECT name, coalesce(computer, 0), sum(chips) FROM entries LEFT JOIN people ON people.id = person "
                "GROUP BY person ORDER BY sum(chips) DESC, name"
            ).fetchall()
        return [Balance(name, bool(computer), chips) for name, computer, chips in rows]

    def session_chips(self, session: int) -> tuple[int, ...]:
        """What each seat has gained in a session, by the ledger; the table comes last."""
        header, _ = self.load(session)
        chips = [0] * (len(header.chairs) + 1)
        with translated_errors():
            rows = self._connection.execute(
                "SELECT seat, sum(chips) FROM entries WHERE session = ? GROUP BY seat", (session,)
            ).fetchall()
        for seat, amount in rows:
            chips[seat] = amount
        return tuple(chips)

    def people(self) -> list[str]:
        """The names of persons who have played, in alphabetical order."""
        with translated_errors():
            rows = self._connection.execute("SELECT name FROM people WHERE computer = 0 ORDER BY name").fetchall()
        return [name for (name,) in rows]

    def get(self, key: str) -> str | None:
        """A setting, None if it was never put."""
        with translated_errors():
            row = self._connection.execute("SELECT value FROM settings WHERE key = ?", (key,)).fetchone()
        return None if row is None else row[0]

    def put(self, key: str, value: str) -> None:
        """Keep a setting."""
        with transaction(self._connection):
            self._connection.execute(
                "INSERT INTO settings VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value",
                (key, value),
            )

    def backup(self, path: Path) -> None:
        """Write a copy of everything to a file, which is replaced only once the copy is whole. Raises StorageError."""
        partial = path.with_name(path.name + ".part")
        with translated_errors():
            partial.unlink(missing_ok=True)
            copy = sqlite3.connect(partial)
            try:
                self._connection.backup(copy)
                copy.execute("PRAGMA journal_mode = DELETE")
            finally:
                copy.close()
            partial.replace(path)

    def restore(self, source: Path) -> Path | None:
        """Put a file written by `backup` in the place of this one; where the present one was moved to.

        The copy is checked first; if it cannot be used nothing changes. Raises StorageError with a code of `Notice`.
        """
        fresh = self.path.with_name(self.path.name + ".part")
        try:
            with translated_errors():
                copyfile(source, fresh)
                check_database(fresh, self._clock)
                self._connection.close()
                try:
                    kept = move_aside(self.path, "replaced", self._clock) if self.path.exists() else None
                    fresh.replace(self.path)
                finally:
                    self._connection, self.notice = open_database(self.path, self._clock)
        finally:
            fresh.unlink(missing_ok=True)
        return kept


def _object(text: str) -> dict[str, Any] | None:
    try:
        value = json.loads(text)
    except ValueError:
        return None
    return value if isinstance(value, dict) else None


__all__ = ["Balance", "Notice", "Store", "Summary"]
