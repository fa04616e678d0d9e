"""Are the tables what the acts come to? What they hold as plain values, and where two of them differ."""

import sqlite3
from collections.abc import Mapping
from typing import Any, Final
from unicodedata import normalize

from ludo.nights.exchange import Progress, unseen
from ludo.store.books.act import NOTES, shown
from ludo.store.books.moved import TABLE, sides

_NOW: Final = "coalesce((SELECT merged_into FROM people AS m WHERE m.id = {0}), {0})"
_STANDING: Final = f"""
WITH moved (source, origin, number, account, chips) AS (
    {sides("1", "source, origin, number,")}
)
SELECT source, origin, number, {_NOW.format("a.person")}, a.session, a.sheet, a.name, sum(chips)
FROM moved JOIN accounts AS a ON a.id = account
WHERE source = 'hand' AND number > 0 OR source = 'deal' AND origin IN (SELECT id FROM sessions)
OR source = 'line' AND origin IN (SELECT id FROM sheets) GROUP BY 1, 2, 3, 4, 5, 6, 7 HAVING sum(chips) <> 0
"""
_BALANCES: Final = f"""
WITH moved (account, chips) AS (
    {sides()}
)
SELECT {_NOW.format("a.person")}, a.session, a.sheet, a.name, sum(chips)
FROM moved JOIN accounts AS a ON a.id = account GROUP BY 1, 2, 3, 4 HAVING sum(chips) <> 0
"""
_THERE: Final = """(source, origin) IN (SELECT 'session', id FROM sessions UNION ALL SELECT 'sheet', id FROM sheets
    UNION ALL SELECT 'play', id FROM plays)"""
"""Is that there which results, ends and annulments are of?"""
_LOST: Final = """
UNION ALL SELECT origin, chair, person, NULL FROM results WHERE source = '{0}' AND origin IN (SELECT id FROM {0}s)
AND (origin, chair) NOT IN (SELECT {0}, chair FROM {1})
"""
"""Chairs that were lost, of whom the results know who sat there."""
_LOST_KIND: Final = "iif((origin, p.number) IN (SELECT coalesce(evening, 0), entry FROM plays), 'play', 'correction')"
_QUERIES: Final[Mapping[str, str]] = {
    "people": "SELECT id, name, computer, merged_into, archived, colour, picture, notes, "
    "iif(guest IN (SELECT id FROM evenings), guest, iif(guest IS NULL, NULL, 0)) FROM people",
    "distinct_people": "SELECT one, other FROM distinct_people",
    "evenings": "SELECT id, name, place, notes, carried, options, closed, put_away, currency, "
    "worth_chips, worth_cents FROM evenings",
    "evening_events": "SELECT evening, (SELECT count(*) FROM evening_events AS b WHERE b.evening = e.evening "
    f"AND b.number < e.number), kind, {_NOW.format('person')}, moment FROM evening_events AS e",
    "sessions": "SELECT id, evening FROM sessions WHERE evening IS NOT NULL",
    "chairs": f"SELECT session, chair, person, level FROM chairs{_LOST.format('session', 'chairs')}",
    "sheets": "SELECT id, evening, game, options, started, changed, over, rules_version FROM sheets",
    "sheet_chairs": f"SELECT sheet, chair, person, NULL FROM sheet_chairs{_LOST.format('sheet', 'sheet_chairs')}",
    "sheet_lines": "SELECT sheet, number, revision, line, reason, made FROM sheet_lines",
    "chair_changes": "SELECT sheet, chair, line, person FROM chair_changes",
    "results": f"SELECT source, origin, chair, {_NOW.format('person')}, place, score FROM results WHERE {_THERE}",
    "finished": f"SELECT source, origin, kind, counted, ended FROM finished WHERE {_THERE}",
    "annulled": f"SELECT source, origin, reason, made FROM annulled WHERE {_THERE}",
    "outside": f"SELECT source, origin, counts FROM outside WHERE {_THERE}",
    "taken_out": "SELECT evening, source, origin, moment FROM taken_out WHERE (source, origin) IN "
    "(SELECT 'session', id FROM sessions WHERE evening IS NULL UNION ALL "
    "SELECT 'sheet', id FROM sheets WHERE evening IS NULL)",
    "hand_entries": f"SELECT DISTINCT origin, p.number, coalesce(kind, {_LOST_KIND}) FROM {TABLE} AS p "
    "LEFT JOIN hand_entries AS h ON h.evening = origin AND h.number = p.number WHERE source = 'hand' "
    "UNION SELECT evening, number, kind FROM hand_entries JOIN money USING (evening, number)",
    "chips": _STANDING,
    "balances": _BALANCES,
    "money": "SELECT evening, number, cents, currency, role, reason, made, "
    f"{_NOW.format('a.person')}, a.name, {_NOW.format('b.person')}, b.name "
    "FROM money JOIN accounts AS a ON a.id = payer JOIN accounts AS b ON b.id = payee",
    "counts": f"SELECT evening, number, {_NOW.format('a.person')}, chips FROM counts "
    "JOIN accounts AS a ON a.id = account",
    "plays": f"SELECT plays.id, folded, evening, iif(EXISTS (SELECT 1 FROM {TABLE} WHERE source = 'hand' AND "
    "origin = coalesce(evening, 0) AND number = entry), entry, NULL), made "
    "FROM plays JOIN other_games ON other_games.id = game",
    "play_chairs": f"SELECT play, chair, person, team FROM play_chairs{_LOST.format('play', 'play_chairs')}",
    "other_games": "SELECT name, folded, unit FROM other_games WHERE id IN (SELECT game FROM plays)",
    "seasons": "SELECT id, name, since, until, rules FROM seasons",
    "currency": "SELECT value FROM settings WHERE key = 'currency'",
}
"""What the tables say, in numbers of things that stay what they are."""

Snapshot = Mapping[str, frozenset[tuple[Any, ...]]]


def snapshot(connection: sqlite3.Connection, progress: Progress = unseen) -> Snapshot:
    """Return what the tables that follow from acts say."""
    found: dict[str, frozenset[tuple[Any, ...]]] = {}
    for table, query in _QUERIES.items():
        progress(len(found), len(_QUERIES))
        found[table] = frozenset(map(_plain, connection.execute(query)))
    return found


def _plain(row: tuple[Any, ...]) -> tuple[Any, ...]:
    return tuple(shown(NOTES[0], normalize("NFC", value)) if isinstance(value, str) else value for value in row)


def differences(before: Snapshot, after: Snapshot) -> list[str]:
    """Return where two of these differ, a row each: table, sign, values."""
    found = []
    for table, rows in before.items():
        for sign, missing in (("-", rows - after[table]), ("+", after[table] - rows)):
            found += [f"{table} {sign} {row!r:.300}" for row in sorted(missing, key=repr)]
    return found
