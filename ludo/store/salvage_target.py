"""The fresh file that takes what a salvage finds, and the list of what is not in it any more."""

import sqlite3
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from ludo.moments import utc_now
from ludo.store.damaged_pages import LOST, Value
from ludo.store.errors import FAILURES
from ludo.store.notices import Report
from ludo.store.row_checks import MOMENTS
from ludo.store.rows import RowError, integer, is_moment, named_values

_ORIGINS: Final = {"session": "sessions", "deal": "sessions", "sheet": "sheets", "line": "sheets", "play": "plays"}
"""Where the evening of something is found, by its source."""


class Reference(NamedTuple):
    """A column that names a row of another table."""

    column: str
    table: str


class SalvageTarget:
    """The empty tables of a new file, within a transaction; `report` says what could not be brought into it."""

    def __init__(self, connection: sqlite3.Connection, report: Report) -> None:
        self.connection = connection
        self.report = report
        self._last = "1970-01-01T00:00:00+00:00"
        self.columns: dict[str, list[str]] = {}
        self.references: dict[str, list[Reference]] = {}
        for (table,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall():
            self.columns[table] = [row[1] for row in connection.execute(f"PRAGMA table_info({table})")]
            keys = connection.execute(f"PRAGMA foreign_key_list({table})")
            self.references[table] = [Reference(row[3], row[2]) for row in keys]

    def now(self) -> str:
        """Return the moment, in UTC, ISO 8601."""
        return utc_now().isoformat(timespec="seconds")

    def tables(self) -> list[str]:
        """Return all tables, each after those that its rows refer to."""
        found: list[str] = []
        while rest := [table for table in self.columns if table not in found]:
            ready = [table for table in rest if all(to in found or to == table for _, to in self.references[table])]
            found += ready or rest
        return found

    def put(self, table: str, row: Mapping[str, Value]) -> bool:
        """Write a row, with what stands for a value that is lost; False if it does not fit."""
        names = [name for name in self.columns[table] if name in row and row[name] is not LOST]
        if not names:
            return False
        row = {**row, **self._moments(row, names)}
        marks = ", ".join("?" * len(names))
        try:
            self.connection.execute(
                f"INSERT INTO {table} ({', '.join(names)}) VALUES ({marks})", [row[name] for name in names]
            )
        except sqlite3.OperationalError:
            raise
        except FAILURES:
            return False
        return True

    def _moments(self, row: Mapping[str, Value], names: Sequence[str]) -> dict[str, Value]:
        """Return moments that stand for those of a row that are none: another one of it, else the last one before."""
        wrong = [name for name in names if name in MOMENTS and not is_moment(row[name])]
        right = [str(row[name]) for name in names if name in MOMENTS and name not in wrong]
        self._last = right[-1] if right else self._last
        if wrong:
            self.miss("other", len(wrong), self.evening_of(row))
        return dict.fromkeys(wrong, self._last)

    def has(self, table: str, number: object) -> bool:
        """Is there a row with this number?"""
        return self.connection.execute(f"SELECT 1 FROM {table} WHERE id = ?", (number,)).fetchone() is not None

    def miss(self, kind: str, count: int = 1, evening: int | None = None) -> None:
        """Note what is lost; a count of 0: something may be."""
        self.report.missing[kind] += count
        self.note_evening(evening)

    def note_evening(self, evening: int | None) -> None:
        """Note that something of an evening is lost."""
        if evening is not None:
            self.report.evenings.add(evening)

    def evening_of(self, row: Mapping[str, Value]) -> int | None:
        """Return the evening that a row of any table belongs to."""
        source, origin = row.get("source"), row.get("origin")
        table = _ORIGINS.get(str(source))
        for column, known in (("sheet", "sheets"), ("session", "sessions"), ("play", "plays")):
            if isinstance(row.get(column), int):
                table, origin = known, row[column]
        if isinstance(row.get("evening"), int):
            return integer(row["evening"]) or None
        if source == "hand" and isinstance(origin, int):
            return origin or None
        if table is None or not isinstance(origin, int):
            return None
        found = self.connection.execute(f"SELECT evening FROM {table} WHERE id = ?", (origin,)).fetchone()
        return None if found is None else found[0]

    def unknown(self, person: object, *, computer: bool = False) -> int:
        """Return a person who stands for one that could not be read, with the same number if that can be."""
        self.miss("people")
        row: dict[str, Value] = {"name": f"? {person}", "computer": int(computer)}
        if not isinstance(person, int) or not self.put("people", {"id": person, **row}):
            query = "SELECT id FROM people WHERE name = ? AND computer = ?"
            found = self.connection.execute(query, tuple(row.values())).fetchone()
            if found is not None:
                return integer(found[0])
            self.put("people", row)
            person = self.connection.execute("SELECT last_insert_rowid()").fetchone()[0]
        return integer(person)

    def evening(self, number: object) -> int | None:
        """Return an evening that something refers to, with a stand-in if it could not be read; None for none."""
        if not isinstance(number, int) or number < 1:
            return None
        if not self.has("evenings", number):
            self.put("evenings", {"id": number})
            self.miss("evenings", evening=number)
        return number

    def stand_in(self, reference: Reference, value: Value) -> Value:
        """Return what a row refers to instead of something that is not there, None if nothing can stand for it."""
        if value is LOST or value is None or self.has(reference.table, value):
            return value
        match reference.table:
            case "people":
                return self.unknown(value)
            case "evenings":
                return self.evening(value)
            case "other_games":
                return self._other_game(value)
            case "plays":
                return self._play(value)
        return None

    def _other_game(self, number: Value) -> Value:
        """Return a game that stands for one that could not be read."""
        name = f"? {number!r}"
        self.miss("other")
        return (
            number if self.put("other_games", {"id": number, "name": name, "folded": name, "unit": "points"}) else None
        )

    def _play(self, number: Value) -> Value:
        """Return what stands for a partie of another game that could not be read."""
        found = self.connection.execute("SELECT min(id), max(id) FROM other_games WHERE name LIKE '? %'").fetchone()
        highest = self.connection.execute("SELECT coalesce(max(id), 0) FROM other_games").fetchone()[0]
        game = found[0] or self._other_game(highest + 1)
        made = self.connection.execute("SELECT max(made) FROM plays").fetchone()[0] or self.now()
        self.miss("other")
        return number if self.put("plays", {"id": number, "game": game, "made": made}) else None


def as_dicts(columns: Sequence[str], rows: Sequence[tuple[Value, ...]]) -> list[dict[str, Value]]:
    """Return rows with the names of their columns."""
    return [dict(zip(columns, row, strict=True)) for row in rows]


def json_or_nothing(value: Value) -> Value:
    """Return a text that holds named values as it is, else one that holds none."""
    try:
        named_values(value)
    except RowError:
        return "{}"
    return value


__all__ = ["LOST", "Reference", "SalvageTarget", "Value", "as_dicts", "json_or_nothing"]
