"""Sessions as rows of the file: how they began and how far they are."""

import sqlite3
from collections.abc import Collection, Iterator
from itertools import groupby
from typing import Final

from ludo.session.ports import SessionRecord
from ludo.store.counted_parties import annulled, stands
from ludo.store.rows import RowError, header, integer, moment

_SESSIONS: Final = f"""
SELECT s.id, s.changed, s.over, s.cut, s.game, s.rules_version, s.options, s.started,
    {annulled("session", "s.id")},
    chair, now.name, level, now.id, now.guest IS NOT NULL
FROM (SELECT * FROM sessions{{where}} ORDER BY played DESC{{limit}}) AS s
LEFT JOIN chairs ON chairs.session = s.id
LEFT JOIN people AS sat ON sat.id = chairs.person
LEFT JOIN people AS now ON now.id = coalesce(sat.merged_into, sat.id)
ORDER BY s.played DESC, chair
"""
_STANDS: Final = stands("session", "sessions.id")


def summaries(
    connection: sqlite3.Connection,
    limit: int | None = None,
    *,
    unfinished: bool = False,
    games: Collection[str] = (),
    number: int | None = None,
) -> Iterator[SessionRecord | RowError]:
    """Read sessions, the one played last first, in one query; RowError for one that cannot be understood.

    limit: no more than so many. unfinished: only those. games: only of these, if any are named. number: only this one.
    """
    conditions: list[str] = []
    values: list[object] = []
    if number is not None:
        conditions.append("id = ?")
        values.append(number)
    if unfinished:
        conditions.append(f"over = 0 AND {_STANDS}")
    if games:
        conditions.append(f"game IN ({', '.join('?' * len(games))})")
        values.extend(games)
    query = _SESSIONS.format(
        where=f" WHERE {' AND '.join(conditions)}" if conditions else "", limit="" if limit is None else " LIMIT ?"
    )
    if limit is not None:
        values.append(limit)
    for session, rows in groupby(connection.execute(query, values), key=lambda row: row[:9]):
        try:
            chairs = [row[9:] for row in rows]
            if chairs == [(None, None, None, None, 0)]:
                chairs.clear()
            found, changed, over, cut, *begin, annulled = session
            head = header(tuple(begin), chairs)
            yield SessionRecord(integer(found), head, moment(changed), bool(over), bool(cut), bool(annulled))
        except RowError as error:
            yield error
