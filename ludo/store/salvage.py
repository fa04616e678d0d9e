"""Copies what can still be read out of a damaged file.

A page that cannot be read ends every query that comes to it. So rows with a number are read by ranges that are halved
around what cannot be read, and what belongs to a session is read session by session. The damaged file itself is only
read, into memory, and never touched.
"""

import sqlite3
from collections.abc import Sequence
from contextlib import closing, suppress
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path
from typing import Any, Final, Self, TypeAlias

from ludo.session.outcomes import Outcome, outcome
from ludo.session.ports import Header, Settlement, StorageError
from ludo.store import wal
from ludo.store.files import WAL, companion, utc_now
from ludo.store.ledger import Ledger
from ludo.store.notices import INSTRUCTIONS, Progress, Report, unseen
from ludo.store.rows import RowError, header, integer, line_sum
from ludo.store.rows import options as read_options
from ludo.store.schema import SCHEMA
from ludo.store.summaries import summaries

Row: TypeAlias = tuple[Any, ...]

_ROW_BYTES: Final = 40
"""Hardly a row with a number is smaller: so many there can be in a file of some size."""
_LEAST_BYTES: Final = 8
"""No row at all is smaller."""
_PAGE: Final = 4096
_PAGE_COUNT: Final = slice(28, 32)
"""Where the header of a file says how many pages it has."""
_UNREADABLE: Final = (sqlite3.Error, UnicodeError, OverflowError)

_PEOPLE: Final = {
    1: "id, name, computer, NULL, 0, NULL, NULL, ''",
    2: "id, name, computer, merged_into, archived, colour, picture, notes",
}
_SESSION: Final = {
    1: "id, NULL, game, rules_version, options, started, changed, id, over, 0, NULL",
    2: "id, evening, game, rules_version, options, started, changed, played, over, cut, log_sum",
}
_CHAIRS: Final = {1: "session, seat, person, level", 2: "session, chair, person, level"}
_NUMBERED: Final = ("evenings", "sheets", "accounts", "postings")
"""Further tables whose rows have a number, in an order that keeps references whole."""
_KEYED: Final = {"evening_events": "evening", "sheet_chairs": "sheet", "sheet_lines": "sheet", "results": "origin"}
"""Further tables whose rows belong to a number of something, and the column that holds it."""


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
            with suppress(*_UNREADABLE):
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
        tables = ("sessions", "log", "chairs", "people", "settings", *_NUMBERED, *_KEYED)
        return all(self.rows(f"SELECT 1 FROM {table} WHERE 0")[1] for table in tables)

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
        except _UNREADABLE:
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
            tables += [(table, "id") for table in _NUMBERED] + list(_KEYED.items())
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


@dataclass(slots=True)
class _Target:
    """The fresh file, as the ledger sees it."""

    connection: sqlite3.Connection

    def now(self) -> str:
        return utc_now().isoformat(timespec="seconds")


def salvage(source: Source, target: sqlite3.Connection) -> Report:
    """Copy all that can be read into the empty tables of a fresh file.

    A log is cut before its first missing line. Where log or postings of a session are not whole, the log is played
    again, and the ledger made to say the same by counter-entries. Raises sqlite3.OperationalError where the fresh
    file cannot be written.
    """
    report = Report()
    if not source.version:
        return report
    target.execute("BEGIN")
    copy = _Copy(source, target, report)
    copy.people()
    copy.sessions()
    if source.version == 1:
        copy.old_entries()
    else:
        for table in ("sheets", "accounts", "postings"):
            copy.numbered(table)
        for table, key in _KEYED.items():
            copy.keyed(table, key)
        copy.find_wrong_postings()
    copy.settings()
    copy.reconcile()
    target.execute("COMMIT")
    return report


class _Copy:
    """The tables one after the other, in an order that keeps references whole."""

    def __init__(self, source: Source, target: sqlite3.Connection, report: Report) -> None:
        self._source = source
        self._target = target
        self._report = report
        self._ledger = Ledger(_Target(target))
        self._saved: list[int] = []
        self._outcomes: dict[int, Outcome | None] = {}
        """What the logs that are not whole amount to, as far as they can be played."""
        self._doubtful: set[int] = set()
        """Sessions whose postings are not whole."""

    def _insert(self, table: str, row: Sequence[object]) -> bool:
        """Write a row; False if it does not fit."""
        try:
            self._target.execute(f"INSERT INTO {table} VALUES ({', '.join('?' * len(row))})", row)
        except sqlite3.OperationalError:
            raise
        except _UNREADABLE:
            return False
        return True

    def _columns(self, table: str) -> str:
        return ", ".join(row[1] for row in self._target.execute(f"PRAGMA table_info({table})"))

    def people(self) -> None:
        merged = []
        rows, _ = self._source.numbered("people", _PEOPLE[self._source.version])
        for number, name, computer, into, *rest in rows:
            if self._insert("people", (number, name, computer, None, *rest)) or self._insert(
                "people", (number, f"{name} ({number})", computer, None, *rest)
            ):
                merged += [(into, number)] if into is not None else []
        for into, number in merged:
            with suppress(sqlite3.IntegrityError):
                self._target.execute("UPDATE people SET merged_into = ? WHERE id = ?", (into, number))

    def sessions(self) -> None:
        if self._source.version > 1:
            self.numbered("evenings")
        rows, missing = self._source.numbered("sessions", _SESSION[self._source.version])
        self._report.lost += len(missing)
        order = {row[0]: place for place, row in enumerate(sorted(rows, key=_when_played), 1)}
        self._source.all = len(rows)
        for done, row in enumerate(rows):
            self._source.show(done)
            if self._session([*row[:7], order[row[0]], *row[8:]]):
                self._saved.append(row[0])
            else:
                self._report.lost += 1
        self._source.show(len(rows))
        self._report.saved = len(self._saved)

    def _session(self, row: list[Any]) -> bool:
        number, _, game, rules_version, options, started = row[:6]
        chairs, _ = self._source.rows(
            f"SELECT {_CHAIRS[self._source.version]} FROM chairs WHERE session = ? ORDER BY 2", number
        )
        try:
            chairs = chairs[: integer(read_options(options).get("players"))]
            head = header(
                (game, rules_version, options, started), [(chair, "", level, 0) for _, chair, _, level in chairs]
            )
        except RowError:
            return False
        if len(chairs) != head.options["players"]:
            return False
        lines, whole_log = self._log(number)
        known = row[10]
        row[10] = sum(line_sum(*entry) for entry in enumerate(lines))
        if not whole_log or row[10] != known:
            played = self._outcomes[number] = _outcome(head, lines)
            lost = not whole_log
            if played is not None and played.lines < len(lines):
                lines, lost = lines[: played.lines], True
                row[10] = sum(line_sum(*entry) for entry in enumerate(lines))
            if lost or known is not None:
                over = played is not None and played.over
                self._report.cut += lost and not over
                row[8:10] = (int(over), int(not over))
        if not (self._insert("sessions", row) or self._insert("sessions", [number, None, *row[2:]])):
            return False
        for _, chair, person, level in chairs:
            if not self._insert("chairs", (number, chair, person, level)):
                self._insert("chairs", (number, chair, self._unknown(person, level), level))
        for place, line in enumerate(lines):
            self._insert("log", (number, place, line))
        return True

    def _unknown(self, person: object, level: str | None) -> int:
        """Return a person who stands for one that could not be read, with the same number if that can be."""
        row = (f"? {person}", int(level is not None), None, 0, None, None, "")
        if not isinstance(person, int) or not self._insert("people", (person, *row)):
            found = self._target.execute("SELECT id FROM people WHERE name = ? AND computer = ?", row[:2]).fetchone()
            if found is not None:
                return integer(found[0])
            self._insert("people", (None, *row))
            person = self._target.execute("SELECT last_insert_rowid()").fetchone()[0]
        return integer(person)

    def _log(self, session: int) -> tuple[list[str], bool]:
        """Return the lines of a log up to the first one that is missing, and whether they are all."""
        rows, whole = self._source.rows("SELECT number, line FROM log WHERE session = ? ORDER BY number", session)
        lines: list[str] = []
        for number, line in rows:
            if number != len(lines) or not isinstance(line, str):
                return lines, False
            lines.append(line)
        return lines, whole

    def numbered(self, table: str) -> None:
        """Copy a table whose rows have a number."""
        rows, _ = self._source.numbered(table, self._columns(table))
        for count, row in enumerate(rows):
            if count % 1000 == 0:
                self._source.show(self._source.done)
            if not self._insert(table, row) and table == "postings" and isinstance(row[2], int):
                self._doubtful.add(row[2])

    def keyed(self, table: str, key: str) -> None:
        """Copy a table whose rows belong to a number of something."""
        columns = self._columns(table)
        rows, whole = self._source.rows(f"SELECT {columns} FROM {table}")
        if not whole:
            rows = [
                row
                for number in range(self._source.highest() + 1)
                for row in self._source.rows(f"SELECT {columns} FROM {table} WHERE {key} = ?", number)[0]
            ]
        for row in rows:
            self._insert(table, row)

    def find_wrong_postings(self) -> None:
        """The indexes of the postings know what the table should hold."""
        amounts, _ = self._source.rows("SELECT id, payer, amount FROM postings INDEXED BY postings_by_payer")
        present = {row[0]: row for row in self._target.execute("SELECT id, payer, amount, origin FROM postings")}
        for number, *known in amounts:
            if number in present and list(present[number][1:3]) != known:
                self._doubtful.add(present[number][3])
        query = "SELECT number, generation, reversal, part FROM postings WHERE source = 'deal' AND origin = ?"
        for session in self._saved:
            self._source.show(self._source.done)
            known, whole = self._source.rows(query, session)
            if not whole or sorted(known, key=str) != sorted(self._target.execute(query, (session,)), key=str):
                self._doubtful.add(session)

    def old_entries(self) -> None:
        """Make postings of the entries of version 1, whose seat -1 is the table."""
        for session in self._saved:
            rows, whole = self._source.rows(
                "SELECT deal, seat, chips FROM entries WHERE session = ? ORDER BY deal, seat", session
            )
            chairs = self._target.execute("SELECT count(*) FROM chairs WHERE session = ?", (session,)).fetchone()[0]
            for deal, entries in groupby(rows, key=lambda row: row[0]):
                seats = {seat: chips for _, seat, chips in entries}
                try:
                    gains = tuple(integer(seats[seat]) for seat in range(chairs))
                    if len(seats) != chairs + 1 or sum(gains) != -integer(seats[-1]):
                        raise RowError("an entry is missing")
                    self._ledger.settle(session, Settlement(integer(deal), gains))
                except (RowError, KeyError, StorageError):
                    whole = False
            if not whole:
                self._doubtful.add(session)

    def settings(self) -> None:
        rows, _ = self._source.rows("SELECT key, value FROM settings")
        for row in rows:
            self._insert("settings", row)

    def reconcile(self) -> None:
        """Make ledger and log agree where one of them was not whole."""
        saved = set(self._saved)
        for session in self._doubtful.intersection(saved) - self._outcomes.keys():
            self._source.show(self._source.done)
            entry = next(iter(summaries(self._target, number=session)))
            log = self._target.execute("SELECT line FROM log WHERE session = ? ORDER BY number", (session,))
            if not isinstance(entry, RowError):
                self._outcomes[session] = _outcome(entry.header, [line for (line,) in log])
        for session, played in self._outcomes.items():
            self._source.show(self._source.done)
            if session in saved and played is not None:
                self._ledger.reconcile(session, played.settlements)


def _when_played(row: Row) -> tuple[int, str, int]:
    played, changed = row[7], row[6]
    return (0 if row[0] == played else played if isinstance(played, int) else 0, str(changed), row[0])


def _outcome(head: Header, lines: list[str]) -> Outcome | None:
    """Play a log again; None where this program cannot."""
    from ludo.games import GAMES

    game = GAMES.get(head.game)
    if game is None or head.rules_version > game.rules_version:
        return None
    return outcome(game, head, lines)
