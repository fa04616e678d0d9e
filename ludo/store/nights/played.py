"""Parties and sheets of an evening, played here and on tables, with results and chips."""

import sqlite3
from collections.abc import Mapping
from typing import Any, Final

from ludo.nights.chips import Account
from ludo.nights.evenings import NOTHING_TOLD, Finish, FinishKind, PlayDetails, Played, Result
from ludo.store.books.moved import TABLE, sides
from ludo.store.counted_parties import annulled, stands
from ludo.store.ledger import KINDS
from ludo.store.nights.people import CURRENT
from ludo.store.partie_ends import CHAIRS, TABLES
from ludo.store.rows import RowError, integer, moment, optional_text, text

_PLAYED: Final = {
    source: f"SELECT '{source}', id, evening, game, started, changed, over, {annulled(source, 'id')} FROM {table}"
    for source, (table, _) in TABLES.items()
} | {
    "play": f"SELECT 'play', plays.id, evening, name, made, made, 1, {annulled('play', 'plays.id')} "
    "FROM plays JOIN other_games ON other_games.id = game"
}
_GAINS: Final = f"""
SELECT {CURRENT.format("person")}, sum(chips) FROM (
    {sides("source = :source AND origin = :origin {part}")}
) JOIN accounts ON accounts.id = account WHERE person IS NOT NULL GROUP BY 1
"""
_TOLD: Final = """
SELECT json_extract(line, '$[7].minutes'), json_extract(line, '$[7].comment'),
    coalesce(json_extract(line, '$[7].begin'), '[]'), coalesce(json_extract(line, '$[7].new'), '[]'),
    json_extract(line, '$[7].together')
FROM identities JOIN acts ON acts.id = identity
WHERE kind = ? AND number = ? AND json_extract(line, '$[6]') = 'play'
"""
_PERSONS: Final = f"""
SELECT {CURRENT.format("number")} FROM json_each(?) JOIN identities ON kind = 'person' AND identity = value
"""
_CHANGES: Final = f"""
SELECT chair, {CURRENT.format("person")} FROM chair_changes AS c WHERE sheet = ? AND (
    SELECT line FROM sheet_lines AS l WHERE l.sheet = c.sheet AND l.number = c.line ORDER BY revision DESC LIMIT 1
) <> 'null' ORDER BY c.line
"""
"""Who left and who took over, as far as the line stands."""
_GAINS_BY_NUMBER: Final = f"""
SELECT number, {CURRENT.format("person")}, sum(chips) FROM (
    {sides("source = :source AND origin = :origin", "number,")}
) JOIN accounts ON accounts.id = account WHERE person IS NOT NULL GROUP BY 1, 2 ORDER BY 1
"""
TOGETHER: Final = """EXISTS (SELECT 1 FROM identities JOIN acts ON acts.id = identity WHERE kind = source
    AND number = origin AND json_extract(line, '$[6]') = 'play' AND json_extract(line, '$[7].together'))"""
"""SQL for whether all of a partie have played together, against the game."""
DECIDED: Final = f"""(max(place) > 1
    OR count(*) = 1 AND source = 'sheet' AND origin IN (SELECT sheet FROM chair_changes) OR {TOGETHER})"""
"""SQL for whether some results have a winner; chairs that changed hands have none, and one may be all that is left.
Who has won together has won, though nobody has lost."""
CHIPS_OF_OTHERS: Final = f"""
SELECT {{side}}, iif(origin, origin, substr(p.made, 1, 10)), iif(origin, NULL, p.made), {{sign}}amount
FROM other_games JOIN plays ON game = other_games.id
JOIN {TABLE} AS p ON source = 'hand' AND origin = coalesce(plays.evening, 0) AND number = entry
WHERE other_games.name = :game AND {{side}} IN (SELECT account FROM seats) AND {stands("play", "plays.id")}
"""
"""Chips of a game that Ludo has no rules of."""


def played(connection: sqlite3.Connection, evening: int) -> list[Played]:
    """Return the parties and sheets of an evening, the first begun first."""
    query = " UNION ALL ".join(f"{part} WHERE evening = :evening" for part in _PLAYED.values())
    rows = connection.execute(f"{query} ORDER BY started, 1, 2", {"evening": evening}).fetchall()
    return [_played(connection, row) for row in rows]


def _played(connection: sqlite3.Connection, row: tuple[Any, ...]) -> Played:
    source, origin, evening, game, started, changed, over, annulled = row
    people, levels = _chairs(connection, source, origin)
    gains = gains_of(connection, source, origin)
    changes = connection.execute(_CHANGES, (origin,)).fetchall() if source == "sheet" else []
    joined = {integer(person) for _, person in changes if person is not None and person not in people}
    return Played(
        text(source),
        integer(origin),
        evening,
        text(game),
        moment(started),
        moment(changed),
        bool(over),
        people,
        levels,
        _chips(gains, people),
        _read_finish(connection, source, origin, len(people)),
        bool(annulled),
        frozenset(integer(chair) for chair, _ in changes),
        tuple((person, gains.get(person, 0)) for person in sorted(joined)),
        NOTHING_TOLD if source == "session" else _told(connection, source, origin),
    )


def _told(connection: sqlite3.Connection, source: str, origin: int) -> PlayDetails:
    """Return what else is said of a partie that was brought in."""
    found = connection.execute(_TOLD, (source, origin)).fetchone()
    minutes, comment, begin, new, together = found or (0, "", "[]", "[]", 0)
    persons = [tuple(integer(number) for (number,) in connection.execute(_PERSONS, (names,))) for names in (begin, new)]
    known = integer(minutes or 0), str(comment or "")
    return PlayDetails(*known, persons[0], persons[1], bool(together))


def _chairs(connection: sqlite3.Connection, source: str, origin: int) -> tuple[tuple[int, ...], tuple[str | None, ...]]:
    table, level = CHAIRS[source], "level" if source == "session" else "NULL"
    rows = connection.execute(
        f"SELECT {CURRENT.format('person')}, {level} FROM {table} WHERE {source} = ? ORDER BY chair", (origin,)
    ).fetchall()
    return tuple(integer(person) for person, _ in rows), tuple(optional_text(level) for _, level in rows)


def _chips(gains: Mapping[int, int], people: tuple[int, ...]) -> tuple[int, ...]:
    """Return what each chair has gained; where somebody sits on two, the first has all of it."""
    left = dict(gains)
    return tuple(left.pop(person, 0) for person in people)


def gains_of(connection: sqlite3.Connection, source: str, origin: int) -> dict[int, int]:
    """Return what a partie or sheet has brought each person, as the ledger stands."""
    kind, part = KINDS.get(source, "hand"), ""
    if source == "play":
        query = "SELECT coalesce(evening, 0), coalesce(entry, 0) FROM plays WHERE id = ?"
        origin, entry = connection.execute(query, (origin,)).fetchone()
        part = f"AND number = {integer(entry)}"
    rows = connection.execute(_GAINS.format(part=part), {"source": kind, "origin": origin})
    return {integer(person): integer(chips) for person, chips in rows}


def put_in(connection: sqlite3.Connection, table: Account, chips: int) -> dict[int, int]:
    """Return by person what they have in the chips on a table; nothing where it is not plain, as on a board.

    What was won before the table was last empty is not of the pot that lies there now.
    """
    moved = {"source": KINDS[table.kind], "origin": table.key}
    rows = connection.execute(_GAINS_BY_NUMBER, moved).fetchall()
    put: dict[int, int] = {}
    by_number: dict[int, list[tuple[int, int]]] = {}
    for number, person, gained in rows:
        by_number.setdefault(integer(number), []).append((integer(person), integer(gained)))
    for gains in by_number.values():
        for person, gained in gains:
            put[person] = put.get(person, 0) - gained
        if not sum(put.values()):
            put = {}
    plain = all(share >= 0 for share in put.values()) and sum(put.values()) == chips
    return {person: share for person, share in put.items() if share} if plain else {}


def _read_finish(connection: sqlite3.Connection, source: str, origin: int, chairs: int) -> Finish | None:
    """Return how a partie of so many chairs ended; None if that is not known."""
    found = connection.execute(
        "SELECT kind, counted FROM finished WHERE source = ? AND origin = ?", (source, origin)
    ).fetchone()
    if found is None:
        return None
    try:
        kind = FinishKind(found[0])
    except ValueError:
        raise RowError(f"{found[0]!r:.40} is no end of a partie") from None
    rows = connection.execute(
        "SELECT chair, place, score FROM results WHERE source = ? AND origin = ?", (source, origin)
    )
    known = {integer(chair): Result(integer(place), integer(score)) for chair, place, score in rows}
    results = () if kind is FinishKind.GIVEN_UP else tuple(known.get(chair) for chair in range(chairs))
    return Finish(kind, results, bool(found[1]))
