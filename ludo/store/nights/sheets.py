"""Score sheets of a file."""

import json
import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from ludo.engine.options import Value
from ludo.nights.errors import NightsError
from ludo.nights.people import Person
from ludo.nights.sheet_records import ChairChange, KeptTable, LineRecord, SheetOutcome, SheetRecord
from ludo.store.books.act import Body
from ludo.store.books.act import Value as Said
from ludo.store.books.moved import TABLE
from ludo.store.books.project_played import Seat
from ludo.store.counted_parties import annulled
from ludo.store.nights.diary import bring
from ludo.store.nights.people import CURRENT, PeopleTable, current_number
from ludo.store.nights.sheet_writing import SheetWriting
from ludo.store.partie_acts import said_end
from ludo.store.rows import integer, moment, optional_text, text
from ludo.store.rows import options as read_options
from ludo.store.tables import FileTable

_COLUMNS: Final = f"""id, evening, game, rules_version, options, started, changed, over,
    EXISTS (SELECT 1 FROM finished WHERE source = 'sheet' AND origin = sheets.id AND kind = 'imported'),
    {annulled("sheet", "sheets.id")},
    (SELECT count(*) FROM sheet_lines WHERE sheet = sheets.id)"""
_SHEETS: Final = f"SELECT {_COLUMNS} FROM sheets"
_KEPT: Final = f"""
SELECT * FROM (
    SELECT {_COLUMNS}, (
        SELECT coalesce((SELECT sum(amount) FROM {TABLE} WHERE payee = accounts.id), 0)
            - coalesce((SELECT sum(amount) FROM {TABLE} WHERE payer = accounts.id), 0)
        FROM accounts WHERE accounts.sheet = sheets.id
    ) AS chips FROM sheets WHERE game = ? AND over = 1
) WHERE chips > 0 ORDER BY changed DESC, id DESC
"""


class SheetsTable(FileTable):
    """The score sheets of a file."""

    def create(self, game: str, options: Mapping[str, Value], people: Sequence[int], evening: int | None = None) -> int:
        """Begin a sheet with these people by chair; its number. At an evening, they have come."""
        from ludo.games import GAMES

        with self._database.transaction() as connection:
            numbers = [current_number(connection, person) for person in people]
            if len(set(numbers)) < len(numbers):
                raise NightsError("twice-at-table")
            books = self._database.books
            chairs: list[Said] = [books.person(person) for person in numbers]
            at, rules = books.evening(evening), GAMES[game].rules_version
            body: Body = {"game": game, "rules": rules, "options": json.dumps(dict(options))}
            act = books.write("sheet", {**body, "chairs": chairs, "evening": at})
            if evening is not None:
                bring(books, evening, people, self._database.now())
            return books.number("sheet", act.id)

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

        change: who sits on a chair with this line; at an evening they have come. What `outcome` says that lines move
        and the books do not is said with it. Raises NightsError `changed-meanwhile` where people or lines are not those
        of `outcome.seen`.
        """
        with self._database.transaction() as connection:
            record = self.get(number)
            _check_writable(record, outcome.seen)
            written = self._next(connection, number, line, text, reason)
            books = self._database.books
            sheet, seat = books.thing("sheet", number), None
            if change is not None:
                person = None if change.person is None else current_number(connection, change.person)
                seat = Seat(change.line, change.seat, None if person is None else books.person(person))
            said = SheetWriting(self._database, number).line(written, seat, outcome.moves)
            books.write_all([said, *said_end(books, sheet, outcome.finish)])
            if seat is not None and seat.person is not None and record.evening is not None:
                arrived = books.number("person", seat.person)
                bring(books, record.evening, [arrived], self._database.now())
        return written

    def _next(
        self, connection: sqlite3.Connection, sheet: int, number: int, text: str, reason: str | None
    ) -> LineRecord:
        """Return the revision of a line that is to be written. Raises NightsError `line-missing`, `reason-missing`."""
        query = "SELECT max(number), max(CASE number WHEN ? THEN revision END) FROM sheet_lines WHERE sheet = ?"
        last, revision = connection.execute(query, (number, sheet)).fetchone()
        if revision is None and number != (1 if last is None else last + 1):
            raise NightsError("line-missing", str(number))
        if revision is not None and not (reason or "").strip():
            raise NightsError("reason-missing")
        place = 0 if revision is None else integer(revision) + 1
        return LineRecord(number, place, text, reason, self._database.now())

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
