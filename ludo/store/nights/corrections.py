"""Mistakes taken out of the books."""

import sqlite3
from collections.abc import Sequence
from typing import Final

from ludo.nights.chips import Account, AccountKind, SourceKind
from ludo.nights.corrections import TakenOut
from ludo.nights.errors import NightsError
from ludo.nights.evenings import EventKind, check_diary
from ludo.store.books.books import Said
from ludo.store.books.kinds import UNDO
from ludo.store.books.moved import TABLE, numbers
from ludo.store.counted_parties import is_annulled
from ludo.store.ledger import KINDS
from ludo.store.nights.closing import on_table
from ludo.store.nights.diary import bring, read_events
from ludo.store.nights.entries import require_evening, require_partie
from ludo.store.nights.exchanged import exchanged
from ludo.store.nights.people import CURRENT, current_number
from ludo.store.partie_ends import TABLES
from ludo.store.rows import integer, text
from ludo.store.tables import FileTable

_HAND_OF: Final = f"""
SELECT p.number, entry.kind FROM {TABLE} AS p
JOIN accounts ON accounts.id IN (p.payer, p.payee) JOIN hand_entries AS entry
ON entry.evening = p.origin AND entry.number = p.number
WHERE p.source = 'hand' AND p.origin = :evening
AND (SELECT coalesce(merged_into, id) FROM people WHERE id = accounts.person) = :person
GROUP BY p.number, entry.kind HAVING sum(1 - 2 * p.reversal) > 0
"""
_TAKEN_OUT: Final = " UNION ALL ".join(
    f"SELECT source, origin, game, moment FROM taken_out JOIN {table} ON id = origin "
    f"WHERE source = '{source}' AND taken_out.evening = :evening AND {table}.evening IS NULL"
    for source, (table, _) in TABLES.items()
)
_PLAYED_AT: Final = " UNION ALL ".join(
    f"SELECT '{source}' AS source, id FROM {table} WHERE evening = :evening" for source, (table, _) in TABLES.items()
)
_PLAYS_AT: Final = "SELECT 'play', id FROM plays WHERE evening = :evening"
_STANDING: Final = f"""
SELECT 1 FROM {TABLE} WHERE source = ? AND origin = ? GROUP BY number, part HAVING sum(1 - 2 * reversal) > 0
"""
_REMOVED: Final = f"taken back: {SourceKind.BUY_IN}"


class MendingTable(FileTable):
    """Corrections of mistakes."""

    def annul(self, source: str, origin: int, reason: str) -> None:
        """Give the chips of what was played back; it counts nowhere and cannot be gone on with.

        Raises NightsError `annulled`, `reason-missing`, and `chips-went-on` where its chips lie on a later board.
        """
        with self._database.transaction() as connection:
            why = _reason(reason)
            require_partie(connection, source, origin)
            if is_annulled(connection, source, origin):
                raise NightsError("annulled")
            books = self._database.books
            books.undo([books.thing(source, origin)], why)
            _check_tables(connection, [(source, origin)])

    def count_again(self, source: str, origin: int) -> None:
        """Take an annulment back: what it gave back is paid again."""
        with self._database.transaction() as connection:
            require_partie(connection, source, origin)
            books = self._database.books
            if books.redo(books.thing(source, origin)) is None:
                raise NightsError("no-such-source", f"{source} {origin}")

    def is_annulled(self, source: str, origin: int) -> bool:
        """Were the chips of a partie or sheet given back?"""
        with self._database.reading() as connection:
            return is_annulled(connection, source, origin)

    def has_chips(self, source: str, origin: int) -> bool:
        """Do chips stand to the account of anybody for a partie or sheet?"""
        with self._database.reading() as connection:
            return connection.execute(_STANDING, (KINDS[source], origin)).fetchone() is not None

    def take_out(self, source: str, origin: int) -> None:
        """Take a partie or sheet out of its evening."""
        with self._database.transaction() as connection:
            evening = require_partie(connection, source, origin)
            if evening is None:
                raise NightsError("no-such-source", f"{source} {origin}")
            books = self._database.books
            books.set_value(books.thing(source, origin), "evening", None)

    def put_in_again(self, evening: int, source: str, origin: int) -> None:
        """Put what was taken out of an evening back into it."""
        with self._database.transaction() as connection:
            key = (evening, source, origin)
            query = "SELECT 1 FROM taken_out WHERE evening = ? AND source = ? AND origin = ?"
            if (
                require_partie(connection, source, origin) is not None
                or connection.execute(query, key).fetchone() is None
            ):
                raise NightsError("no-such-source", f"{source} {origin}")
            books = self._database.books
            books.set_value(books.thing(source, origin), "evening", books.evening(evening))

    def taken_out(self, evening: int) -> Sequence[TakenOut]:
        """Return what was taken out of an evening and belongs to none, in that order."""
        with self._database.reading() as connection:
            rows = connection.execute(f"{_TAKEN_OUT} ORDER BY moment, 1, 2", {"evening": evening}).fetchall()
            return [
                TakenOut(text(source), integer(origin), text(game), _people(connection, source, origin), text(moment))
                for source, origin, game, moment in rows
            ]

    def exchange(self, source: str, origin: int, wrong: int, right: int, reason: str) -> None:
        """Replace the person on a chair of a partie or sheet: chips and result are theirs.

        Two who both sat there change places. Raises NightsError `already-seated`, `sits-twice`, `person-and-computer`,
        `annulled`.
        """
        with self._database.transaction() as connection:
            why = _reason(reason)
            evening = require_partie(connection, source, origin)
            before, after = current_number(connection, wrong), current_number(connection, right)
            self._check_exchange(connection, source, origin, before, after)
            books = self._database.books
            swapped = {books.person(before): books.person(after)}
            if after in _people(connection, source, origin):
                swapped |= {books.person(after): books.person(before)}
            chairs: dict[int, str] = {}
            for was, due in ((before, after), (after, before)):
                chairs |= dict.fromkeys(_chairs_of(connection, source, origin, was), books.person(due))
            books.write_all(exchanged(books, books.thing(source, origin), chairs, swapped, why))
            if evening is not None:
                bring(books, evening, [after], self._database.now())

    def _check_exchange(
        self, connection: sqlite3.Connection, source: str, origin: int, before: int, after: int
    ) -> None:
        if is_annulled(connection, source, origin):
            raise NightsError("annulled")
        people = _people(connection, source, origin)
        if before not in people:
            raise NightsError("no-such-person", str(before))
        if after == before:
            raise NightsError("already-seated", str(after))
        for twice in (before, after):
            if people.count(twice) > 1:
                raise NightsError("sits-twice", str(twice))
        kinds = connection.execute("SELECT DISTINCT computer FROM people WHERE id IN (?, ?)", (before, after))
        if len(kinds.fetchall()) > 1:
            raise NightsError("person-and-computer", f"{before} {after}")

    def take_back_event(self, evening: int, event: int) -> None:
        """Take an event out of an evening.

        With somebody's arrival what they bought then is taken back. Raises NightsError `has-played`, `has-chips`,
        `moment-order` where what follows would make no sense.
        """
        with self._database.transaction() as connection:
            events = read_events(connection, evening)
            gone = next((known for known in events if known.number == event), None)
            if gone is None or gone.kind is EventKind.STARTED:
                raise NightsError("moment-order", str(event))
            rest = [known for known in events if known.number != event]
            check_diary(rest)
            books, back = self._database.books, []
            if gone.person is not None and not any(known.person == gone.person for known in rest):
                bought = [books.entry(evening, entry) for entry in _bought(connection, evening, gone.person)]
                back = [Said(UNDO, {"of": bought, "reason": _REMOVED})] if bought else []
            books.write_all([*back, Said(UNDO, {"of": [books.event(evening, event)], "reason": ""})])

    def is_empty(self, evening: int) -> bool:
        """Was nothing ever posted at an evening, so that it can be deleted?"""
        with self._database.reading() as connection:
            return _is_empty(connection, evening)

    def delete_evening(self, evening: int) -> None:
        """Delete an evening at which no chips moved; what was played there belongs to none.

        Raises NightsError `has-chips`.
        """
        with self._database.transaction() as connection:
            require_evening(connection, evening)
            if not _is_empty(connection, evening):
                raise NightsError("has-chips")
            books = self._database.books
            there = connection.execute(f"{_PLAYED_AT} UNION ALL {_PLAYS_AT}", {"evening": evening}).fetchall()
            books.write_all([books.said(books.thing(*source), "evening", None) for source in there])
            books.undo([books.thing("evening", evening)])

    def put_away(self, evening: int, reason: str) -> None:
        """Annul all that was posted at an evening, and list it under what is put away."""
        with self._database.transaction() as connection:
            require_evening(connection, evening)
            books = self._database.books
            act = books.thing("evening", evening)
            if books.part(act).undone_by(act) is not None:
                raise NightsError("put-away", str(evening))
            books.undo([act], _reason(reason))
            _check_tables(connection, connection.execute(_PLAYED_AT, {"evening": evening}).fetchall())

    def bring_back(self, evening: int) -> None:
        """List an evening that was put away among the others, with all that is there."""
        with self._database.transaction() as connection:
            require_evening(connection, evening)
            books = self._database.books
            books.redo(books.thing("evening", evening))


def _reason(reason: str) -> str:
    if not reason.strip():
        raise NightsError("reason-missing")
    return reason.strip()


def _people(connection: sqlite3.Connection, source: str, origin: int) -> tuple[int, ...]:
    """Return who sat there by chair, and who took a chair over."""
    query = f"SELECT {CURRENT.format('person')} FROM {TABLES[source][1]} WHERE {source} = ? ORDER BY chair"
    found = [integer(person) for (person,) in connection.execute(query, (origin,)).fetchall()]
    if source == "sheet":
        query = f"SELECT {CURRENT.format('person')} FROM chair_changes WHERE sheet = ? AND person IS NOT NULL"
        took_over = [integer(person) for (person,) in connection.execute(query, (origin,)).fetchall()]
        found += [person for person in dict.fromkeys(took_over) if person not in found]
    return tuple(found)


def _chairs_of(connection: sqlite3.Connection, source: str, origin: int, person: int) -> list[int]:
    """Return the chairs on which somebody sat from the beginning."""
    query = f"SELECT chair FROM {TABLES[source][1]} WHERE {source} = ? AND {CURRENT.format('person')} = ?"
    return [integer(chair) for (chair,) in connection.execute(query, (origin, person))]


def _check_tables(connection: sqlite3.Connection, played: Sequence[tuple[str, int]]) -> None:
    """Raise NightsError `chips-went-on` where chips of what was annulled lie on a later board."""
    tables = [Account(AccountKind(source), origin) for source, origin in played if source in TABLES]
    if any(on_table(connection, table) for table in tables):
        raise NightsError("chips-went-on")


def _bought(connection: sqlite3.Connection, evening: int, person: int) -> list[int]:
    """Return the entries of what somebody bought who was not there. Raises NightsError `has-played`, `has-chips`."""
    played = connection.execute(_PLAYED_AT, {"evening": evening}).fetchall()
    if any(person in _people(connection, source, origin) for source, origin in played):
        raise NightsError("has-played", str(person))
    entries = connection.execute(_HAND_OF, {"evening": evening, "person": person}).fetchall()
    if any(kind != SourceKind.BUY_IN for _, kind in entries):
        raise NightsError("has-chips", str(person))
    return [integer(number) for number, _ in entries]


def _is_empty(connection: sqlite3.Connection, evening: int) -> bool:
    """Was nothing ever posted at an evening?"""
    if connection.execute(numbers("source = 'hand' AND origin = ?"), (evening,)).fetchone():
        return False
    played = connection.execute(_PLAYED_AT, {"evening": evening}).fetchall()
    query = numbers("source = ? AND origin = ?")
    return not any(connection.execute(query, (KINDS[source], origin)).fetchone() for source, origin in played)
