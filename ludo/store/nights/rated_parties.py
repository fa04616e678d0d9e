"""Parties that count for ratings, and whether people played together in them."""

import json
import sqlite3
from typing import Final

from ludo.nights.statistics import RatedPartie
from ludo.nights.teams import plays_in_teams
from ludo.store.counted_parties import COUNTS
from ludo.store.nights.played import TOGETHER
from ludo.store.rows import RowError, integer, moment, text
from ludo.store.rows import options as read_options

_PARTIES: Final = """
SELECT 'session' AS source, id AS origin, options, (SELECT count(*) FROM chairs WHERE session = id) AS players
FROM sessions WHERE game = :game
UNION ALL SELECT 'sheet', id, options, (SELECT count(*) FROM sheet_chairs WHERE sheet = id)
FROM sheets WHERE game = :game
UNION ALL SELECT 'play', plays.id, iif(EXISTS (SELECT 1 FROM play_chairs WHERE play = plays.id AND team IS NOT NULL),
    json_object('teams', 1), json_object()), (SELECT count(*) FROM play_chairs WHERE play = plays.id)
FROM plays JOIN other_games ON other_games.id = game WHERE name = :game
"""
_TEAMS: Final = '{"teams":1}'
_KINDS: Final = f"SELECT DISTINCT options, players FROM ({_PARTIES})"
_RATED: Final = f"""
WITH parties AS MATERIALIZED (
    SELECT source, origin, options || players IN (SELECT value FROM json_each(:teams)) AS teams FROM ({_PARTIES})
)
SELECT f.ended, teams, (
    SELECT group_concat(place || ' ' || coalesce(merged_into, id)) FROM results AS r JOIN people ON people.id = person
    WHERE r.source = f.source AND r.origin = f.origin AND computer = 0 AND guest IS NULL
)
FROM parties JOIN finished AS f USING (source, origin)
WHERE counted = 1 AND {COUNTS} AND NOT {TOGETHER} {{where}}
ORDER BY f.ended, f.source, f.origin
"""
"""A row for each partie, not for each result: every text that is read has to be looked through for damage. Who has
played together has beaten nobody."""


def rated_parties(connection: sqlite3.Connection, game: str, until: str | None) -> list[RatedPartie]:
    """Return the parties of a game that count for ratings, in order of time, those before a moment only."""
    teams = [
        f"{options}{players}"
        for options, players in connection.execute(_KINDS, {"game": game}).fetchall()
        if plays_in_teams(game, read_options(options), integer(players)) or options == _TEAMS
    ]
    query = _RATED.format(where="" if until is None else "AND f.ended < :until")
    rows = connection.execute(query, {"game": game, "until": until, "teams": json.dumps(teams)})
    return [
        RatedPartie(moment(ended), bool(in_teams), _places(text(places)))
        for ended, in_teams, places in rows
        if places is not None
    ]


def _places(written: str) -> tuple[tuple[int, int], ...]:
    """Return place and person of each chair."""
    try:
        return tuple((int(place), int(person)) for place, person in (chair.split() for chair in written.split(",")))
    except ValueError:
        raise RowError(f"{written!r:.80} are no places") from None
