"""Parties that were played outside of any evening before only evenings made debts."""

import sqlite3
from collections.abc import Iterable, Sequence
from typing import Any, Final

from ludo.nights.corrections import OutsidePartie, PartieKey
from ludo.nights.evenings import Plan
from ludo.store.books.books import Books, Said
from ludo.store.books.kinds import POINTS
from ludo.store.counted_parties import stands
from ludo.store.nights.diary import begin, bring
from ludo.store.nights.entries import require_partie
from ludo.store.nights.people import CURRENT
from ludo.store.nights.played import gains_of
from ludo.store.partie_acts import is_for_points
from ludo.store.partie_ends import TABLES
from ludo.store.rows import integer, moment, text
from ludo.store.tables import FileTable

_PARTIES: Final = " UNION ALL ".join(
    f"SELECT source, origin, game, started, changed, evening, counts FROM outside JOIN {table} ON id = origin "
    f"WHERE source = '{source}' AND {stands('outside.source', 'outside.origin')}"
    for source, (table, _) in TABLES.items()
)
_UNANSWERED: Final = f"SELECT count(*) FROM ({_PARTIES}) WHERE counts AND evening IS NULL"
_GATHERED: Final = """
SELECT id FROM evenings JOIN evening_events AS first ON first.evening = id AND first.number = 1
WHERE name = ? AND closed = 1 AND put_away = 0 AND carried = 1 ORDER BY id LIMIT 1
"""


class OutsideTable(FileTable):
    """Parties and sheets outside of evenings, with the answer."""

    def parties(self) -> Sequence[OutsidePartie]:
        """Return what of before has to be answered, and was, the first begun first."""
        with self._database.reading() as connection:
            rows = connection.execute(f"{_PARTIES} ORDER BY started, 1, 2").fetchall()
            return [_partie(connection, row) for row in rows]

    def unanswered(self) -> int:
        """Return how many parties still count as before because nobody has answered."""
        with self._database.reading() as connection:
            return integer(connection.execute(_UNANSWERED).fetchone()[0])

    def leave_out(self, parties: Sequence[PartieKey]) -> None:
        """Move parties to the statistics only. Raises NightsError `no-such-source`."""
        with self._database.transaction() as connection:
            for partie in parties:
                require_partie(connection, *partie)
            books = self._database.books
            books.write_all([said for partie in parties for said in assigned(books, *partie, None)])

    def gather(self, parties: Sequence[PartieKey], name: str) -> int | None:
        """Move parties to one closed evening of this name, made if it is missing; its number, None for no partie.

        Its people have come; nobody buys in. Raises NightsError `no-such-source`.
        """
        if not parties:
            return None
        with self._database.transaction() as connection:
            for partie in parties:
                require_partie(connection, *partie)
            found = connection.execute(_GATHERED, (name,)).fetchone()
            evening = self._make(connection, parties, name) if found is None else integer(found[0])
            books = self._database.books
            books.write_all([said for partie in parties for said in assigned(books, *partie, evening)])
            people = [person for partie in parties for person in _people(connection, *partie)]
            bring(books, evening, people, self._database.now(), buying=False)
        return evening

    def _make(self, connection: sqlite3.Connection, parties: Iterable[PartieKey], name: str) -> int:
        """Make an evening as long as all these parties."""
        moments = [
            moment
            for source, origin in parties
            for moment in connection.execute(
                f"SELECT started, changed FROM {TABLES[source][0]} WHERE id = ?", (origin,)
            ).fetchone()
        ]
        return begin(self._database.books, Plan(name), text(min(moments)), text(max(moments)))


def assigned(books: Books, source: str, origin: int, evening: int | None) -> Sequence[Said]:
    """Return what is written where somebody says to which evening a partie belongs, as far as that is new."""
    thing, where = books.thing(source, origin), books.evening(evening)
    found = [books.said(thing, "evening", where)] if books.part(thing).value(thing, "evening") != where else []
    if source == "session" and evening is not None:
        query = "SELECT level FROM chairs WHERE session = ?"
        levels = [level for (level,) in books.connection.execute(query, (origin,))]
        if is_for_points(books.connection, evening, levels):
            found.append(books.said(thing, "for", POINTS))
    return [*found, books.said(thing, "outside", False)] if books.part(thing).value(thing, "outside") else found


def _partie(connection: sqlite3.Connection, row: tuple[Any, ...]) -> OutsidePartie:
    source, origin, game, started, changed, evening, counts = row
    gains = gains_of(connection, source, origin)
    people = tuple(dict.fromkeys(_people(connection, source, origin)))
    return OutsidePartie(
        text(source),
        integer(origin),
        text(game),
        moment(started),
        moment(changed),
        people,
        tuple(gains.get(person, 0) for person in people),
        None if evening is None else integer(evening),
        bool(counts) and evening is None,
    )


def _people(connection: sqlite3.Connection, source: str, origin: int) -> list[int]:
    """Return the persons of a partie; computer players are nobody."""
    rows = connection.execute(
        f"SELECT {CURRENT.format('person')} FROM {TABLES[source][1]} JOIN people ON people.id = person "
        f"WHERE {source} = ? AND computer = 0 ORDER BY chair",
        (origin,),
    )
    return [integer(person) for (person,) in rows.fetchall()]
