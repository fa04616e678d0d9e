"""Evenings of a file."""

import sqlite3
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from ludo.nights.errors import NightsError
from ludo.nights.evenings import (
    Evening,
    EveningState,
    EveningSummary,
    Event,
    EventKind,
    Plan,
    Played,
    attended,
    check_diary,
    state_after,
)
from ludo.nights.money import Worth
from ludo.store.counted_parties import stands
from ludo.store.nights.diary import begin, bring, event, plan_fields, read_events, require_kept, write_event
from ludo.store.nights.entries import require_evening, require_partie
from ludo.store.nights.house_rules import read_rules
from ludo.store.nights.outside_evenings import assigned
from ludo.store.nights.people import CURRENT
from ludo.store.nights.played import played
from ludo.store.partie_ends import TABLES
from ludo.store.rows import integer, text
from ludo.store.tables import FileTable

_EVENINGS: Final = """
SELECT id, name, place, notes, carried, options, put_away, worth_chips, worth_cents, currency FROM evenings
"""
_LATEST: Final = """
SELECT id FROM evenings LEFT JOIN evening_events AS first ON first.evening = evenings.id AND first.number = 1
{where} ORDER BY first.moment DESC, id DESC LIMIT ? OFFSET ?
"""
_GAMES: Final = f"""
SELECT evening, game, count(*) FROM (
    SELECT evening, game FROM sessions WHERE evening IN ({{marks}}) AND {stands("session", "sessions.id")}
    UNION ALL SELECT evening, game FROM sheets WHERE evening IN ({{marks}}) AND {stands("sheet", "sheets.id")}
    UNION ALL SELECT evening, name FROM plays JOIN other_games ON other_games.id = game
    WHERE evening IN ({{marks}}) AND {stands("play", "plays.id")}
) GROUP BY evening, game ORDER BY evening, count(*) DESC, game
"""
_BLOCK: Final = 500
"""So many evenings are asked for in one query."""


class EveningsTable(FileTable):
    """The evenings of a file."""

    def open(self) -> Sequence[Evening]:
        """Return the evenings that are not closed, the one begun last first."""
        with self._database.reading() as connection:
            query = _LATEST.format(where="WHERE closed = 0 AND put_away = 0")
            numbers = [integer(row[0]) for row in connection.execute(query, (-1, 0))]
            found = self._read(numbers)
            return [found[number][0] for number in numbers]

    def count(self, *, put_away: bool = False) -> int:
        """Return how many evenings there are, or how many were put away."""
        with self._database.reading() as connection:
            query = "SELECT count(*) FROM evenings WHERE put_away = ?"
            return integer(connection.execute(query, (int(put_away),)).fetchone()[0])

    def summaries(
        self, limit: int | None = None, offset: int = 0, *, put_away: bool = False
    ) -> Sequence[EveningSummary]:
        """Return evenings with what was there, the latest first; only those that were put away, or none of them."""
        with self._database.reading() as connection:
            query = _LATEST.format(where=f"WHERE put_away = {int(put_away)}")
            values = (-1 if limit is None else limit, offset)
            numbers = [integer(row[0]) for row in connection.execute(query, values)]
            found = self._read(numbers)
            games: dict[int, dict[str, int]] = {number: {} for number in numbers}
            for block in _blocks(numbers):
                query = _GAMES.format(marks=", ".join(str(number) for number in block))
                for evening, game, count in connection.execute(query):
                    games[integer(evening)][text(game)] = integer(count)
            return [EveningSummary(found[number][0], attended(found[number][1]), games[number]) for number in numbers]

    def get(self, number: int) -> Evening:
        """Return an evening. Raises NightsError `no-such-evening`."""
        with self._database.reading():
            found = self._read([number])
            if number not in found:
                raise NightsError("no-such-evening", str(number))
            return found[number][0]

    def _read(self, numbers: Sequence[int]) -> dict[int, tuple[Evening, list[Event]]]:
        """Return evenings and what happened at them, by number."""
        connection = self._database.connection
        events: dict[int, list[Event]] = {}
        rows: list[tuple[Any, ...]] = []
        for block in _blocks(numbers):
            marks = ", ".join(str(number) for number in block)
            query = (
                f"SELECT evening, number, kind, moment, {CURRENT.format('person')} FROM evening_events "
                f"WHERE evening IN ({marks}) ORDER BY evening, number"
            )
            for evening, *fields in connection.execute(query):
                events.setdefault(integer(evening), []).append(event(*fields))
            rows += connection.execute(f"{_EVENINGS} WHERE id IN ({marks})").fetchall()
        return {row[0]: (_evening(row, events.get(row[0], [])), events.get(row[0], [])) for row in rows}

    def start(self, plan: Plan, people: Sequence[int] = (), moment: str | None = None) -> int:
        """Begin an evening with these people present, who buy in if its rules say so; its number."""
        with self._database.transaction():
            when = moment or self._database.now()
            number = begin(self._database.books, plan, when)
            bring(self._database.books, number, people, when)
        return number

    def edit(self, number: int, plan: Plan) -> None:
        """Write other things down about an evening; what chips are worth is changed by `MoneyTable.revalue`."""
        with self._database.transaction() as connection:
            require_evening(connection, number)
            books = self._database.books
            evening = books.thing("evening", number)
            changed = {k: v for k, v in plan_fields(plan).items() if books.part(evening).value(evening, k) != v}
            books.write_all([books.said(evening, field, value) for field, value in changed.items()])

    def events(self, number: int) -> Sequence[Event]:
        """Return what happened at an evening, in order."""
        with self._database.reading() as connection:
            return read_events(connection, number)

    def record(self, number: int, kind: EventKind, person: int | None = None, moment: str | None = None) -> None:
        """Write down what happens: pause, resume, close, reopen, come, leave. Raises NightsError (`check_event`).

        Who comes for the first time buys in if the rules of the evening say so.
        """
        with self._database.transaction() as connection:
            write_event(self._database.books, number, kind, moment or self._moment(connection, number), person)

    def _moment(self, connection: sqlite3.Connection, number: int) -> str:
        """Return now; where the clock was set back since the last event, the moment of that."""
        query = "SELECT max(moment) FROM evening_events WHERE evening = ?"
        (last,) = connection.execute(query, (number,)).fetchone()
        return max(self._database.now(), last or "")

    def set_moment(self, number: int, event: int, moment: str) -> None:
        """Correct when something happened. Raises NightsError `moment-order` if it would be before what came before."""
        require_kept(moment)
        with self._database.transaction() as connection:
            require_evening(connection, number)
            moments = {known.number: known.moment for known in read_events(connection, number)}
            before = [known for place, known in moments.items() if place < event]
            after = [known for place, known in moments.items() if place > event]
            if (
                event not in moments
                or any(known > moment for known in before)
                or any(known < moment for known in after)
            ):
                raise NightsError("moment-order", moment)
            self._set_moments(number, {event: moment})

    def set_span(self, number: int, started: str, ended: str | None = None) -> None:
        """Correct when an evening began, with all that happened at that moment, and when it was closed last."""
        for moment in (started, ended or started):
            require_kept(moment)
        with self._database.transaction() as connection:
            require_evening(connection, number)
            events = read_events(connection, number)
            first = events[0].moment
            moved = [known._replace(moment=started) if known.moment == first else known for known in events]
            closed = [place for place, known in enumerate(events) if known.kind is EventKind.CLOSED]
            if ended is not None and closed:
                moved[closed[-1]] = moved[closed[-1]]._replace(moment=ended)
            check_diary(moved)
            self._set_moments(number, {known.number: known.moment for known in moved if known not in events})

    def _set_moments(self, number: int, moments: Mapping[int, str]) -> None:
        books = self._database.books
        acts = {books.event(number, event): moment for event, moment in moments.items()}
        books.write_all([books.said(act, "happened", moment) for act, moment in acts.items()])

    def played(self, number: int) -> Sequence[Played]:
        """Return the parties and sheets of an evening, the first begun first."""
        with self._database.reading() as connection:
            return played(connection, number)

    def assign(self, source: str, origin: int, evening: int | None) -> None:
        """Assign a partie ("session") or sheet ("sheet") to an evening, or to none; its people have come.

        Raises NightsError `alone` for what one person played against the computer.
        """
        _, chairs = TABLES[source]
        with self._database.transaction() as connection:
            require_partie(connection, source, origin)
            if evening is not None and source == "session" and _is_alone(connection, origin):
                raise NightsError("alone", str(origin))
            books = self._database.books
            books.write_all(assigned(books, source, origin, evening))
            if evening is not None:
                people = connection.execute(f"SELECT person FROM {chairs} WHERE {source} = ? ORDER BY chair", (origin,))
                bring(books, evening, [integer(row[0]) for row in people], self._database.now())

    def evening_of(self, source: str, origin: int) -> int | None:
        """Return the evening that a partie ("session") or sheet ("sheet") belongs to."""
        with self._database.reading() as connection:
            query = f"SELECT evening FROM {TABLES[source][0]} WHERE id = ?"
            found = connection.execute(query, (origin,)).fetchone()
            return None if found is None or found[0] is None else integer(found[0])


def _evening(row: tuple[Any, ...], events: Iterable[Event]) -> Evening:
    number, name, place, notes, carried, options, put_away, chips, cents, currency = row
    worth = Worth(integer(chips), integer(cents), text(currency))
    known = list(events)
    state = state_after(known)
    closed = [known_event.moment for known_event in known if known_event.kind is EventKind.CLOSED]
    return Evening(
        integer(number),
        Plan(text(name), text(place), text(notes), bool(carried), read_rules(options), worth),
        state,
        known[0].moment if known else "",
        closed[-1] if closed and state is EveningState.CLOSED else None,
        bool(put_away),
    )


def _is_alone(connection: sqlite3.Connection, session: int) -> bool:
    """Did one person play, against the computer?"""
    query = "SELECT count(*) FROM chairs JOIN people ON people.id = person WHERE session = ? AND computer = 0"
    return integer(connection.execute(query, (session,)).fetchone()[0]) < 2


def _blocks(numbers: Sequence[int]) -> list[Sequence[int]]:
    return [numbers[at : at + _BLOCK] for at in range(0, len(numbers), _BLOCK)]
