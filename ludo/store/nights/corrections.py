"""Mistakes taken out of the books by counter-entries."""

import sqlite3
from collections.abc import Sequence
from typing import Final

from ludo.nights.chips import SourceKind
from ludo.nights.corrections import TakenOut
from ludo.nights.errors import NightsError
from ludo.nights.evenings import Event, EventKind, check_diary
from ludo.store.counted_parties import is_annulled
from ludo.store.ledger import KINDS, Posting, Source
from ludo.store.nights.diary import add_event, bring, read_events
from ludo.store.nights.entries import require_evening
from ludo.store.nights.people import CURRENT, current_number
from ludo.store.partie_ends import TABLES
from ludo.store.person_names import NO_EVENING
from ludo.store.rows import integer, text
from ludo.store.tables import BookTable

_GIVEN_BACK: Final = """
SELECT p.number, p.generation, p.part, p.payer, p.payee, p.amount FROM postings AS back JOIN postings AS p
ON p.source = back.source AND p.origin = back.origin AND p.number = back.number AND p.generation = back.generation
AND p.part = back.part AND p.reversal = 0
WHERE back.source = :kind AND back.origin = :origin AND back.reversal = 1 AND back.id > :after
ORDER BY p.number, p.part
"""
_ON_TABLE: Final = """
SELECT coalesce(sum(CASE payee WHEN accounts.id THEN amount ELSE -amount END), 0)
FROM accounts JOIN postings ON accounts.id IN (payer, payee) WHERE accounts.{source} = ?
"""
_HAND_OF: Final = """
SELECT p.number, entry.kind FROM postings AS p
JOIN accounts ON accounts.id IN (p.payer, p.payee) JOIN hand_entries AS entry
ON entry.evening = p.origin AND entry.number = p.number
WHERE p.source = 'hand' AND p.origin = :evening AND p.reversal = 0
AND (SELECT coalesce(merged_into, id) FROM people WHERE id = accounts.person) = :person
AND NOT EXISTS (
    SELECT 1 FROM postings AS back WHERE back.source = 'hand' AND back.origin = p.origin AND back.number = p.number
    AND back.generation = p.generation AND back.reversal = 1
)
"""
_TAKEN_OUT: Final = " UNION ALL ".join(
    f"SELECT source, origin, game, moment FROM taken_out JOIN {table} ON id = origin "
    f"WHERE source = '{source}' AND taken_out.evening = :evening AND {table}.evening IS NULL"
    for source, (table, _) in TABLES.items()
)
_PLAYED_AT: Final = " UNION ALL ".join(
    f"SELECT '{source}' AS source, id FROM {table} WHERE evening = :evening" for source, (table, _) in TABLES.items()
)
_ANNUL_PLAYS: Final = """
INSERT INTO annulled (source, origin, after, reason, made)
SELECT 'play', id, (SELECT coalesce(max(id), 0) FROM postings), :reason, :now FROM plays WHERE evening = :evening
ON CONFLICT DO NOTHING
"""
_REMOVED: Final = "taken back: {0}"


class MendingTable(BookTable):
    """Corrections of mistakes."""

    def annul(self, source: str, origin: int, reason: str) -> None:
        """Give the chips of a partie or sheet back; it counts nowhere and cannot be gone on with.

        Raises NightsError `annulled`, `reason-missing`, and `chips-went-on` where its chips lie on a later board.
        """
        with self._database.transaction() as connection:
            self._annul(connection, source, origin, _reason(reason))

    def _annul(self, connection: sqlite3.Connection, source: str, origin: int, reason: str) -> None:
        _require(connection, source, origin)
        if is_annulled(connection, source, origin):
            raise NightsError("annulled")
        (last,) = connection.execute("SELECT coalesce(max(id), 0) FROM postings").fetchone()
        for number in self._ledger.standing(KINDS[source], origin):
            self._ledger.reverse(Source(KINDS[source], origin, number), reason)
        if connection.execute(_ON_TABLE.format(source=source), (origin,)).fetchone()[0]:
            raise NightsError("chips-went-on")
        connection.execute(
            "INSERT INTO annulled (source, origin, after, reason, made) VALUES (?, ?, ?, ?, ?)",
            (source, origin, last, reason, self._database.now()),
        )

    def count_again(self, source: str, origin: int, reason: str) -> None:
        """Take an annulment back: what it gave back is paid again."""
        with self._database.transaction() as connection:
            found = connection.execute(
                "SELECT after FROM annulled WHERE source = ? AND origin = ?", (source, origin)
            ).fetchone()
            if found is None:
                raise NightsError("no-such-source", f"{source} {origin}")
            values = {"kind": KINDS[source], "origin": origin, "after": found[0]}
            again: dict[int, list[Posting]] = {}
            for number, _, *posting in connection.execute(_GIVEN_BACK, values).fetchall():
                again.setdefault(integer(number), []).append(Posting(*(integer(value) for value in posting)))
            for number, postings in again.items():
                self._ledger.pay(Source(KINDS[source], origin, number), postings, _reason(reason))
            connection.execute("DELETE FROM annulled WHERE source = ? AND origin = ?", (source, origin))

    def is_annulled(self, source: str, origin: int) -> bool:
        """Were the chips of a partie or sheet given back?"""
        with self._database.reading() as connection:
            return is_annulled(connection, source, origin)

    def has_chips(self, source: str, origin: int) -> bool:
        """Do chips stand to the account of anybody for a partie or sheet?"""
        with self._database.reading():
            return any(standing for _, standing in self._ledger.standing(KINDS[source], origin).values())

    def take_out(self, source: str, origin: int) -> None:
        """Take a partie or sheet out of its evening."""
        with self._database.transaction() as connection:
            evening = _require(connection, source, origin)
            if evening is None:
                raise NightsError("no-such-source", f"{source} {origin}")
            connection.execute(
                "INSERT INTO taken_out VALUES (?, ?, ?, ?) ON CONFLICT DO UPDATE SET moment = excluded.moment",
                (evening, source, origin, self._database.now()),
            )
            connection.execute(f"UPDATE {TABLES[source][0]} SET evening = NULL WHERE id = ?", (origin,))

    def put_in_again(self, evening: int, source: str, origin: int) -> None:
        """Put what was taken out of an evening back into it."""
        with self._database.transaction() as connection:
            key = (evening, source, origin)
            query = "DELETE FROM taken_out WHERE evening = ? AND source = ? AND origin = ? RETURNING 1"
            if _require(connection, source, origin) is not None or connection.execute(query, key).fetchone() is None:
                raise NightsError("no-such-source", f"{source} {origin}")
            connection.execute(f"UPDATE {TABLES[source][0]} SET evening = ? WHERE id = ?", (evening, origin))

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

        Raises NightsError `already-seated`, `sits-twice`, `person-and-computer`, `annulled`.
        """
        with self._database.transaction() as connection:
            why = _reason(reason)
            evening = _require(connection, source, origin)
            before, after = current_number(connection, wrong), current_number(connection, right)
            self._check_exchange(connection, source, origin, before, after)
            aliases = f"(SELECT id FROM people WHERE coalesce(merged_into, id) = {before})"
            own = {
                integer(account)
                for (account,) in connection.execute(f"SELECT id FROM accounts WHERE person IN {aliases}")
            }
            new = self._ledger.account("person", after)
            chairs = TABLES[source][1]
            connection.execute(
                f"UPDATE {chairs} SET person = ? WHERE {source} = ? AND person IN {aliases}", (after, origin)
            )
            if source == "sheet":
                connection.execute(
                    f"UPDATE chair_changes SET person = ? WHERE sheet = ? AND person IN {aliases}", (after, origin)
                )
            connection.execute(
                f"UPDATE results SET person = ? WHERE source = ? AND origin = ? AND person IN {aliases}",
                (after, source, origin),
            )
            for number, (_, standing) in self._ledger.standing(KINDS[source], origin).items():
                due = [_moved(posting, own, new) for posting in standing]
                if due != standing:
                    self._ledger.reverse(Source(KINDS[source], origin, number), why)
                    self._ledger.pay(Source(KINDS[source], origin, number), due, why)
            if evening is not None:
                bring(connection, self._ledger, evening, [after], self._database.now())

    def _check_exchange(
        self, connection: sqlite3.Connection, source: str, origin: int, before: int, after: int
    ) -> None:
        if is_annulled(connection, source, origin):
            raise NightsError("annulled")
        people = _people(connection, source, origin)
        if before not in people:
            raise NightsError("no-such-person", str(before))
        if after in people:
            raise NightsError("already-seated", str(after))
        if people.count(before) > 1:
            raise NightsError("sits-twice", str(before))
        kinds = connection.execute("SELECT DISTINCT computer FROM people WHERE id IN (?, ?)", (before, after))
        if len(kinds.fetchall()) > 1:
            raise NightsError("person-and-computer", f"{before} {after}")

    def take_back_event(self, evening: int, event: int) -> Event:
        """Take an event out of an evening; return what it was.

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
            came = gone.kind is EventKind.CAME and not any(known.person == gone.person for known in rest)
            if came and gone.person is not None:
                self._forget(connection, evening, gone.person)
            connection.execute("DELETE FROM evening_events WHERE evening = ? AND number = ?", (evening, event))
            _note_state(connection, evening, rest)
        return gone

    def _forget(self, connection: sqlite3.Connection, evening: int, person: int) -> None:
        """Take back what somebody bought at an evening at which they were not."""
        for source, origin in connection.execute(_PLAYED_AT, {"evening": evening}).fetchall():
            if person in _people(connection, source, origin):
                raise NightsError("has-played", str(person))
        entries = connection.execute(_HAND_OF, {"evening": evening, "person": person}).fetchall()
        if any(kind != SourceKind.BUY_IN for _, kind in entries):
            raise NightsError("has-chips", str(person))
        for number, kind in entries:
            self._ledger.reverse(Source("hand", evening, integer(number)), _REMOVED.format(kind))

    def write_event_again(self, evening: int, event: Event) -> None:
        """Undo `take_back_event` of something that brought no chips."""
        with self._database.transaction() as connection:
            events = read_events(connection, evening)
            if any(known.number == event.number for known in events):
                raise NightsError("moment-order", str(event.number))
            diary = sorted([*events, event])
            check_diary(diary)
            add_event(connection, evening, *event[:3], event.person)
            _note_state(connection, evening, diary)

    def is_empty(self, evening: int) -> bool:
        """Was nothing ever posted at an evening, so that it can be deleted?"""
        with self._database.reading() as connection:
            return _is_empty(connection, evening)

    def delete_evening(self, evening: int) -> None:
        """Delete an evening without postings; what was played there belongs to none. Raises NightsError `has-chips`."""
        with self._database.transaction() as connection:
            require_evening(connection, evening)
            if not _is_empty(connection, evening):
                raise NightsError("has-chips")
            for table, _ in TABLES.values():
                connection.execute(f"UPDATE {table} SET evening = NULL WHERE evening = ?", (evening,))
            connection.execute("UPDATE plays SET evening = NULL WHERE evening = ?", (evening,))
            connection.execute("DELETE FROM taken_out WHERE evening = ?", (evening,))
            connection.execute("DELETE FROM evening_events WHERE evening = ?", (evening,))
            connection.execute("UPDATE people SET guest = ? WHERE guest = ?", (NO_EVENING, evening))
            connection.execute("DELETE FROM evenings WHERE id = ?", (evening,))

    def put_away(self, evening: int, reason: str) -> None:
        """Annul all that was posted at an evening, and list it under what is put away."""
        with self._database.transaction() as connection:
            require_evening(connection, evening)
            why = _reason(reason)
            played = connection.execute(f"{_PLAYED_AT} ORDER BY id DESC", {"evening": evening}).fetchall()
            for source, origin in played:
                if not is_annulled(connection, source, origin):
                    self._annul(connection, source, origin, why)
            connection.execute(_ANNUL_PLAYS, {"evening": evening, "reason": why, "now": self._database.now()})
            for number in self._ledger.standing("hand", evening):
                self._ledger.reverse(Source("hand", evening, number), why)
            connection.execute("UPDATE evenings SET put_away = 1 WHERE id = ?", (evening,))

    def bring_back(self, evening: int) -> None:
        """List an evening that was put away among the others; what was annulled stays so."""
        with self._database.transaction() as connection:
            require_evening(connection, evening)
            connection.execute("UPDATE evenings SET put_away = 0 WHERE id = ?", (evening,))


def _reason(reason: str) -> str:
    if not reason.strip():
        raise NightsError("reason-missing")
    return reason.strip()


def _require(connection: sqlite3.Connection, source: str, origin: int) -> int | None:
    """Return the evening of a partie or sheet. Raises NightsError `no-such-source`."""
    found = connection.execute(f"SELECT evening FROM {TABLES[source][0]} WHERE id = ?", (origin,)).fetchone()
    if found is None:
        raise NightsError("no-such-source", f"{source} {origin}")
    return None if found[0] is None else integer(found[0])


def _people(connection: sqlite3.Connection, source: str, origin: int) -> tuple[int, ...]:
    """Return who sat there by chair, and who took a chair over."""
    query = f"SELECT {CURRENT.format('person')} FROM {TABLES[source][1]} WHERE {source} = ? ORDER BY chair"
    found = [integer(person) for (person,) in connection.execute(query, (origin,)).fetchall()]
    if source == "sheet":
        query = f"SELECT {CURRENT.format('person')} FROM chair_changes WHERE sheet = ? AND person IS NOT NULL"
        took_over = [integer(person) for (person,) in connection.execute(query, (origin,)).fetchall()]
        found += [person for person in dict.fromkeys(took_over) if person not in found]
    return tuple(found)


def _moved(posting: Posting, own: set[int], new: int) -> Posting:
    """Return a posting with another account in the place of some."""
    payer = new if posting.payer in own else posting.payer
    return posting._replace(payer=payer, payee=new if posting.payee in own else posting.payee)


def _note_state(connection: sqlite3.Connection, evening: int, events: Sequence[Event]) -> None:
    """Keep beside the diary whether the evening is closed."""
    kinds = [event.kind for event in events if event.kind in (EventKind.CLOSED, EventKind.REOPENED)]
    closed = bool(kinds) and kinds[-1] is EventKind.CLOSED
    connection.execute("UPDATE evenings SET closed = ? WHERE id = ?", (int(closed), evening))


def _is_empty(connection: sqlite3.Connection, evening: int) -> bool:
    """Was nothing ever posted at an evening?"""
    if connection.execute("SELECT 1 FROM postings WHERE source = 'hand' AND origin = ?", (evening,)).fetchone():
        return False
    played = connection.execute(_PLAYED_AT, {"evening": evening}).fetchall()
    query = "SELECT 1 FROM postings WHERE source = ? AND origin = ?"
    return not any(connection.execute(query, (KINDS[source], origin)).fetchone() for source, origin in played)
