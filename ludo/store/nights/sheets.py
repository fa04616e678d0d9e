"""Score sheets of a file."""

import json
import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from ludo.engine.options import Value
from ludo.nights.errors import NightsError
from ludo.nights.people import Person
from ludo.nights.sheet_records import ChairChange, KeptTable, LineRecord, SheetOutcome, SheetRecord
from ludo.store.counted_parties import annulled
from ludo.store.ledger import Posting
from ludo.store.nights.diary import bring
from ludo.store.nights.entries import account_number
from ludo.store.nights.people import CURRENT, PeopleTable, current_number
from ludo.store.partie_ends import write_finish
from ludo.store.rows import integer, moment, optional_text, text
from ludo.store.rows import options as read_options
from ludo.store.tables import BookTable

_COLUMNS: Final = f"""id, evening, game, rules_version, options, started, changed, over,
    EXISTS (SELECT 1 FROM finished WHERE source = 'sheet' AND origin = sheets.id AND kind = 'imported'),
    {annulled("sheet", "sheets.id")},
    (SELECT count(*) FROM sheet_lines WHERE sheet = sheets.id)"""
_SHEETS: Final = f"SELECT {_COLUMNS} FROM sheets"
_KEPT: Final = f"""
SELECT * FROM (
    SELECT {_COLUMNS}, (
        SELECT coalesce((SELECT sum(amount) FROM postings WHERE payee = accounts.id), 0)
            - coalesce((SELECT sum(amount) FROM postings WHERE payer = accounts.id), 0)
        FROM accounts WHERE accounts.sheet = sheets.id
    ) AS chips FROM sheets WHERE game = ? AND over = 1
) WHERE chips > 0 ORDER BY changed DESC, id DESC
"""


class SheetsTable(BookTable):
    """The score sheets of a file."""

    def create(self, game: str, options: Mapping[str, Value], people: Sequence[int], evening: int | None = None) -> int:
        """Begin a sheet with these people by chair; its number. At an evening, they have come."""
        now = self._database.now()
        with self._database.transaction() as connection:
            numbers = [current_number(connection, person) for person in people]
            if len(set(numbers)) < len(numbers):
                raise NightsError("twice-at-table")
            number = insert_sheet(connection, game, options, people, evening, now)
            if evening is not None:
                bring(self._database.books, evening, people, now)
        return number

    def get(self, number: int) -> SheetRecord:
        """Return a sheet. Raises NightsError `no-such-sheet`."""
        with self._database.reading() as connection:
            found = connection.execute(f"{_SHEETS} WHERE id = ?", (number,)).fetchone()
            if found is None:
                raise NightsError("no-such-sheet", str(number))
            return self._record(found)

    def person(self, number: int) -> Person:
        """Return the entry of somebody at a sheet with this number itself, merged or not."""
        return PeopleTable(self._database).get(number)

    def all(self, limit: int = -1) -> Sequence[SheetRecord]:
        """Return sheets, at most so many if it is not below 0, the one changed last first."""
        with self._database.reading() as connection:
            rows = connection.execute(f"{_SHEETS} ORDER BY changed DESC, id DESC LIMIT ?", (limit,)).fetchall()
            return [self._record(row) for row in rows]

    def _record(self, row: tuple[Any, ...]) -> SheetRecord:
        number, evening, game, rules_version, options, started, changed, over, imported, annulled, revisions = row
        people = self._database.connection.execute(
            f"SELECT {CURRENT.format('person')} FROM sheet_chairs WHERE sheet = ? ORDER BY chair", (number,)
        )
        return SheetRecord(
            integer(number),
            None if evening is None else integer(evening),
            text(game),
            integer(rules_version),
            read_options(options),
            tuple(integer(person) for (person,) in people),
            moment(started),
            moment(changed),
            bool(over),
            bool(imported),
            bool(annulled),
            tuple(self._changes(number)),
            integer(revisions),
        )

    def _changes(self, sheet: int) -> Iterator[ChairChange]:
        query = (
            f"SELECT chair, line, {CURRENT.format('person')} FROM chair_changes WHERE sheet = ? ORDER BY line, chair"
        )
        for chair, line, person in self._database.connection.execute(query, (sheet,)).fetchall():
            yield ChairChange(integer(chair), integer(line), None if person is None else integer(person))

    def lines(self, number: int) -> Sequence[LineRecord]:
        """Return every revision of every line of a sheet, by line and revision."""
        with self._database.reading() as connection:
            rows = connection.execute(
                "SELECT number, revision, line, reason, made FROM sheet_lines WHERE sheet = ? "
                "ORDER BY number, revision",
                (number,),
            )
            return [
                LineRecord(integer(line), integer(revision), text(content), optional_text(reason), moment(made))
                for line, revision, content, reason, made in rows
            ]

    def write(
        self,
        number: int,
        line: int,
        text: str,
        outcome: SheetOutcome,
        reason: str | None = None,
        change: ChairChange | None = None,
    ) -> LineRecord:
        """Write a line: the next one, or another revision of one that is there, with a reason.

        change: who sits on a chair with this line; at an evening they have come. The ledger is made to say what
        `outcome` says of all lines: what it says otherwise is taken back by counter-entries with the reason, and paid
        again. Raises NightsError `changed-meanwhile` where people or lines are not those of `outcome.seen`.
        """
        now = self._database.now()
        with self._database.transaction() as connection:
            record = self.get(number)
            _check_writable(record, outcome.seen)
            written = self._write_line(connection, number, LineRecord(line, 0, text, reason, now))
            if change is not None:
                self._write_change(connection, record, change, now)
            why = written.reason or f"line {line}"
            self._ledger.settle_lines(number, self._postings(connection, outcome), why)
            write_finish(connection, "sheet", number, outcome.finish, now)
            connection.execute(
                "UPDATE sheets SET changed = ?, over = ? WHERE id = ?", (now, int(outcome.finish is not None), number)
            )
        return written

    def _write_line(self, connection: sqlite3.Connection, sheet: int, line: LineRecord) -> LineRecord:
        query = "SELECT max(number), max(CASE number WHEN ? THEN revision END) FROM sheet_lines WHERE sheet = ?"
        last, revision = connection.execute(query, (line.number, sheet)).fetchone()
        if revision is None and line.number != (1 if last is None else last + 1):
            raise NightsError("line-missing", str(line.number))
        if revision is not None and not (line.reason or "").strip():
            raise NightsError("reason-missing")
        written = line._replace(revision=0 if revision is None else integer(revision) + 1)
        connection.execute(
            "INSERT INTO sheet_lines (sheet, number, revision, line, reason, made) VALUES (?, ?, ?, ?, ?, ?)",
            (sheet, *written),
        )
        return written

    def _write_change(self, connection: sqlite3.Connection, sheet: SheetRecord, change: ChairChange, now: str) -> None:
        """Keep who sits on a chair from a line on; at an evening they have come."""
        person = None if change.person is None else current_number(connection, change.person)
        connection.execute(
            "INSERT INTO chair_changes (sheet, chair, line, person, made) VALUES (?, ?, ?, ?, ?)",
            (sheet.number, change.seat, change.line, person, now),
        )
        if person is not None and sheet.evening is not None:
            bring(self._database.books, sheet.evening, [person], now)

    def _postings(self, connection: sqlite3.Connection, outcome: SheetOutcome) -> dict[int, Sequence[Posting]]:
        """Return what the lines move, with the accounts of the file."""
        return {
            line: [
                Posting(
                    part,
                    account_number(connection, self._ledger, move.payer),
                    account_number(connection, self._ledger, move.payee),
                    move.chips,
                )
                for part, move in enumerate(moves)
                if move.chips
            ]
            for line, moves in outcome.moves.items()
        }

    def kept_tables(self, game: str) -> Sequence[KeptTable]:
        """Return the finished sheets of a game on whose tables chips lie, the latest first."""
        with self._database.reading() as connection:
            rows = connection.execute(_KEPT, (game,))
            return [KeptTable(self._record(row[:-1]), integer(row[-1])) for row in rows.fetchall()]


def _check_writable(record: SheetRecord, seen: SheetRecord | None) -> None:
    """Refuse to write on a sheet that is none of lines, or not the one that was seen: chips would be other people's."""
    if record.imported:
        raise NightsError("sheet-imported", str(record.number))
    if record.annulled:
        raise NightsError("annulled", str(record.number))
    if seen is not None and (seen.people, seen.changes, seen.revisions) != (
        record.people,
        record.changes,
        record.revisions,
    ):
        raise NightsError("changed-meanwhile", str(record.number))


def insert_sheet(
    connection: sqlite3.Connection,
    game: str,
    options: Mapping[str, Value],
    people: Sequence[int],
    evening: int | None,
    started: str,
) -> int:
    """Write a sheet by the rules of this version and who sits there; its number. Within a transaction."""
    from ludo.games import GAMES

    cursor = connection.execute(
        "INSERT INTO sheets (evening, game, rules_version, options, started, changed) VALUES (?, ?, ?, ?, ?, ?)",
        (evening, game, GAMES[game].rules_version, json.dumps(dict(options)), started, started),
    )
    number = integer(cursor.lastrowid)
    for chair, person in enumerate(people):
        connection.execute(
            "INSERT INTO sheet_chairs (sheet, chair, person) VALUES (?, ?, ?)",
            (number, chair, current_number(connection, person)),
        )
    return number
