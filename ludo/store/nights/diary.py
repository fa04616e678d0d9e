"""The diary of an evening, written within a transaction."""

import sqlite3
from collections.abc import Collection, Iterable, Mapping, Sequence

from ludo.moments import is_kept
from ludo.nights.errors import NightsError
from ludo.nights.evenings import EveningState, Event, EventKind, Plan, attended, check_event, present, state_after
from ludo.nights.money import Way, Worth
from ludo.nights.people import clean_line, clean_note
from ludo.store.books.act import Body
from ludo.store.books.books import Books, Said
from ludo.store.books.deriving import EVENTS
from ludo.store.nights.house_rules import read_rules, write_rules
from ludo.store.nights.people import CURRENT, current_number
from ludo.store.rows import RowError, integer, text
from ludo.store.rows import moment as kept_moment


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
    return Event(integer(number), known, kept_moment(moment), None if person is None else integer(person))


def write_event(books: Books, evening: int, kind: EventKind, moment: str, person: int | None) -> None:
    """Write down what happens; who comes for the first time buys in. Raises NightsError."""
    events = read_events(books.connection, evening)
    if not events:
        raise NightsError("no-such-evening", str(evening))
    who = None if person is None else current_number(books.connection, person)
    check_event(events, kind, who)
    if moment < events[-1].moment:
        raise NightsError("moment-order", moment)
    require_kept(moment)
    if kind is EventKind.CAME and who is not None:
        _arrive(books, evening, [who], moment, [] if who in attended(events) else [who])
    else:
        about = {} if who is None else {"person": books.person(who)}
        books.write(EVENTS[kind], {"evening": books.evening(evening), **about}, happened=moment)


def require_kept(moment: str) -> None:
    """Raise NightsError `year-not-kept` for a moment that no reader would take."""
    if not is_kept(moment):
        raise NightsError("year-not-kept", moment)


def begin(books: Books, plan: Plan, started: str, ended: str | None = None) -> int:
    """Write an evening down, closed where it has ended; its number."""
    for moment in (started, ended or started):
        require_kept(moment)
    act = books.write("evening", fields_at_begin(plan), happened=started)
    if ended is not None:
        books.write("close", {"evening": act.id}, happened=ended)
    return books.number("evening", act.id)


def plan_fields(plan: Plan) -> Body:
    """Return what is said of an evening."""
    words = {"name": clean_line(plan.name), "place": clean_line(plan.place), "notes": clean_note(plan.notes)}
    return {**words, "carried": plan.carried, "options": write_rules(plan.rules)}


def fields_at_begin(plan: Plan) -> Body:
    """Return what is said of an evening when it begins: what its chips are worth, too."""
    if not plan.worth.is_money:
        return plan_fields(plan)
    worth = plan.worth.lowest()
    return {**plan_fields(plan), "currency": worth.currency, "worth": [worth.chips, worth.cents]}


def bring(books: Books, evening: int, people: Iterable[int], now: str, *, buying: bool = True) -> None:
    """Note the arrival of persons who are not there, since they play; who is new buys in, if `buying`."""
    events, there, moment = _attendance(books, evening, now)
    known = dict.fromkeys(current_number(books.connection, person) for person in people)
    new = [person for person in known if person not in there and not _is_computer(books.connection, person)]
    _arrive(books, evening, new, moment, [person for person in new if buying and person not in attended(events)])


def arrivals(books: Books, evening: int, people: Mapping[int, str], now: str) -> list[Said]:
    """Return the arrivals of persons, by number and act, who are not at an evening; they buy nothing."""
    _, there, moment = _attendance(books, evening, now)
    where = books.evening(evening)
    new = [act for person, act in people.items() if person not in there]
    return [Said("came", {"evening": where, "person": act}, moment) for act in new]


def _attendance(books: Books, evening: int, now: str) -> tuple[Sequence[Event], Collection[int], str]:
    """Return the diary of an evening, who is there, or was where it is closed, and when others come."""
    events = read_events(books.connection, evening)
    if not events:
        raise NightsError("no-such-evening", str(evening))
    closed = state_after(events) is EveningState.CLOSED
    there = attended(events) if closed else present(events)
    return events, there, events[-1].moment if closed else max(now, events[-1].moment)


def in_money(worth: Worth, chips: int, cents: int | None = None, way: Way = Way.MONEY) -> Body:
    """Return what an act says of the money for chips; nothing in books without money, unless it is owed."""
    if not worth.is_money and way is Way.MONEY:
        return {}
    return {"cents": worth.of(chips) if cents is None else cents, "currency": worth.currency, "way": way.value}


def bring_players(books: Books, evening: int, session: int, now: str) -> None:
    """Note the arrival of the persons of a partie at the evening that it belongs to."""
    query = "SELECT person FROM chairs WHERE session = ? ORDER BY chair"
    bring(books, evening, [integer(person) for (person,) in books.connection.execute(query, (session,))], now)


def _is_computer(connection: sqlite3.Connection, person: int) -> bool:
    return bool(connection.execute("SELECT computer FROM people WHERE id = ?", (person,)).fetchone()[0])


def _arrive(books: Books, evening: int, people: Sequence[int], moment: str, buyers: Sequence[int]) -> None:
    """Write arrivals down, and the chips that the rules of the evening say for who buys."""
    query = "SELECT options, worth_chips, worth_cents, currency FROM evenings WHERE id = ?"
    options, *worth = books.connection.execute(query, (evening,)).fetchone()
    chips, where = read_rules(options).buy_in, books.evening(evening)
    bodies = {person: {"evening": where, "person": books.person(person)} for person in people}
    came = dict(zip(people, books.write_all([Said("came", body, moment) for body in bodies.values()]), strict=True))
    if chips:
        said: Body = {"chips": chips, **in_money(Worth(*worth), chips), "reason": None}
        bought: dict[int, Body] = {person: {**bodies[person], **said} for person in buyers}
        books.write_all([Said("buy", {**body, "came": came[person].id}) for person, body in bought.items()])
