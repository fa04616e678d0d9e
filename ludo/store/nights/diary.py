"""The diary of an evening, written within a transaction."""

import sqlite3
from collections.abc import Iterable

from ludo.moments import is_kept
from ludo.nights.chips import BANK, Move, SourceKind, person_account
from ludo.nights.errors import NightsError
from ludo.nights.evenings import EveningState, Event, EventKind, attended, check_event, present, state_after
from ludo.store.ledger import Ledger
from ludo.store.nights.entries import enter_all
from ludo.store.nights.house_rules import read_rules
from ludo.store.nights.people import CURRENT, current_number
from ludo.store.rows import RowError, integer, text
from ludo.store.rows import moment as read_moment


def read_events(connection: sqlite3.Connection, evening: int) -> list[Event]:
    """Return what happened at an evening, in order."""
    rows = connection.execute(
        f"SELECT number, kind, moment, {CURRENT.format('person')} FROM evening_events WHERE evening = ? "
        "ORDER BY number",
        (evening,),
    )
    return [event(*row) for row in rows]


def event(number: object, kind: object, moment: object, person: object) -> Event:
    """Return an event of a row."""
    try:
        known = EventKind(text(kind))
    except ValueError:
        raise RowError(f"{kind!r:.80} is no event") from None
    return Event(integer(number), known, read_moment(moment), None if person is None else integer(person))


def write_event(connection: sqlite3.Connection, evening: int, kind: EventKind, moment: str, person: int | None) -> bool:
    """Write down what happens; did a person come for the first time? Raises NightsError."""
    events = read_events(connection, evening)
    if not events:
        raise NightsError("no-such-evening", str(evening))
    who = None if person is None else current_number(connection, person)
    check_event(events, kind, who)
    if moment < events[-1].moment:
        raise NightsError("moment-order", moment)
    add_event(connection, evening, events[-1].number + 1, kind, moment, who)
    return kind is EventKind.CAME and who not in attended(events)


def require_kept(moment: str) -> None:
    """Raise NightsError `year-not-kept` for a moment that no reader would take."""
    if not is_kept(moment):
        raise NightsError("year-not-kept", moment)


def add_event(
    connection: sqlite3.Connection, evening: int, number: int, kind: EventKind, moment: str, person: int | None
) -> None:
    """Write a row of the diary, and whether the evening is closed now. Raises NightsError `year-not-kept`."""
    require_kept(moment)
    connection.execute(
        "INSERT INTO evening_events (evening, number, kind, person, moment) VALUES (?, ?, ?, ?, ?)",
        (evening, number, kind.value, person, moment),
    )
    if kind in (EventKind.CLOSED, EventKind.REOPENED):
        connection.execute("UPDATE evenings SET closed = ? WHERE id = ?", (int(kind is EventKind.CLOSED), evening))


def bring(
    connection: sqlite3.Connection,
    ledger: Ledger,
    evening: int,
    people: Iterable[int],
    now: str,
    *,
    buying: bool = True,
) -> None:
    """Note the arrival of persons who are not there, since they play; who is new buys in, if `buying`."""
    events = read_events(connection, evening)
    if not events:
        raise NightsError("no-such-evening", str(evening))
    closed = state_after(events) is EveningState.CLOSED
    there = attended(events) if closed else present(events)
    number, moment = events[-1].number, events[-1].moment if closed else max(now, events[-1].moment)
    for person in dict.fromkeys(current_number(connection, person) for person in people):
        (computer,) = connection.execute("SELECT computer FROM people WHERE id = ?", (person,)).fetchone()
        if person in there or computer:
            continue
        number += 1
        add_event(connection, evening, number, EventKind.CAME, moment, person)
        if buying and person not in attended(events):
            buy_in(connection, ledger, evening, person)


def bring_players(connection: sqlite3.Connection, ledger: Ledger, evening: int, session: int, now: str) -> None:
    """Note the arrival of the persons of a partie at the evening that it belongs to."""
    rows = connection.execute("SELECT person FROM chairs WHERE session = ? ORDER BY chair", (session,))
    bring(connection, ledger, evening, [integer(person) for (person,) in rows.fetchall()], now)


def buy_in(connection: sqlite3.Connection, ledger: Ledger, evening: int, person: int) -> None:
    """Buy the chips that the rules of the evening say for somebody who came for the first time."""
    (options,) = connection.execute("SELECT options FROM evenings WHERE id = ?", (evening,)).fetchone()
    chips = read_rules(options).buy_in
    if chips:
        enter_all(connection, ledger, evening, SourceKind.BUY_IN, (Move(BANK, person_account(person), chips),))
