"""Statistics by SQL: what comes into Python is aggregated, one row for each thing that a chart or table shows."""

from collections.abc import Sequence
from dataclasses import asdict
from typing import Final

from ludo.nights.statistics import (
    BalancePoint,
    BalanceStep,
    Choices,
    Duel,
    EveningChoice,
    Filter,
    GameCount,
    GameRecord,
    Length,
    RatedPartie,
    ScoreCount,
    Streak,
)
from ludo.store.counted_parties import COUNTS, stands
from ludo.store.database import Database
from ludo.store.nights.cached_answers import Remembered, RememberedRows
from ludo.store.nights.played import DECIDED
from ludo.store.nights.rated_parties import rated_parties
from ludo.store.nights.winnings import EVENINGS, read_balances, read_steps
from ludo.store.rows import RowError, integer, text

_LONGEST: Final = 12 * 60
"""Minutes from which a partie counts as interrupted."""

_PARTIES: Final = f"""
SELECT f.source, f.origin, coalesce(s.game, t.game, g.name) AS game, coalesce(s.started, t.started, o.made) AS started,
    f.ended, f.kind, f.counted
FROM finished AS f
LEFT JOIN sessions AS s ON f.source = 'session' AND s.id = f.origin
LEFT JOIN sheets AS t ON f.source = 'sheet' AND t.id = f.origin
LEFT JOIN plays AS o ON f.source = 'play' AND o.id = f.origin
LEFT JOIN other_games AS g ON g.id = o.game
WHERE {COUNTS} {{where}}
"""

_SHOWN: Final = """
WITH parties AS MATERIALIZED (
    SELECT row_number() OVER (ORDER BY ended, source, origin) AS turn, source, origin, game FROM ({parties})
),
seats AS MATERIALIZED (
    SELECT sat.id AS sat, iif(who.guest IS NULL, who.id, NULL) AS person FROM people AS sat
    JOIN people AS who ON who.id = coalesce(sat.merged_into, sat.id) WHERE who.computer = 0
),
decided AS (SELECT source, origin, {decided} AS decided FROM results GROUP BY source, origin),
shown AS MATERIALIZED (
    SELECT turn, game, seats.person, r.place, r.score, r.place = 1 AND decided AS won
    FROM parties CROSS JOIN decided USING (source, origin) CROSS JOIN results AS r USING (source, origin)
    JOIN seats ON sat = r.person
)
"""
"""The results of persons; guests are in it without their number: they have no figures of their own."""

_GAMES: Final = """
, records AS (
    SELECT person, game, count(*) AS played, sum(won) AS won, avg(place) AS place FROM shown
    WHERE person IS NOT NULL {of_person}
    GROUP BY person, game
)
SELECT person, name, game, played, won, place FROM records JOIN people ON people.id = person
ORDER BY sum(played) OVER (PARTITION BY person) DESC, name, person, played DESC, game
"""

_STREAKS: Final = """
, ordered AS (
    SELECT person, won, row_number() OVER by_turn AS place, sum(won) OVER by_turn AS wins FROM shown
    WHERE person IS NOT NULL {of_person}
    WINDOW by_turn AS (PARTITION BY person ORDER BY turn ROWS UNBOUNDED PRECEDING)
),
runs AS (
    SELECT person, won, count(*) AS length, max(place) AS last FROM ordered
    GROUP BY person, won, iif(won, place - wins, wins)
),
ends AS (
    SELECT person, max(CASE won WHEN 1 THEN length ELSE 0 END) AS won,
        max(CASE won WHEN 0 THEN length ELSE 0 END) AS lost,
        sum(CASE last WHEN total THEN CASE won WHEN 1 THEN length ELSE -length END ELSE 0 END) AS now,
        max(total) AS played
    FROM (SELECT *, max(last) OVER (PARTITION BY person) AS total FROM runs) GROUP BY person
)
SELECT person, name, won, lost, now FROM ends JOIN people ON people.id = person ORDER BY played DESC, name, person
"""

_DUELS: Final = """
, pairs AS (
    SELECT a.person AS one, b.person AS other, sum(a.place < b.place) AS ahead, count(*) AS met
    FROM shown AS a JOIN shown AS b ON b.turn = a.turn
    WHERE a.person < b.person AND a.place <> b.place {of_person}
    GROUP BY a.person, b.person
),
duels AS (SELECT * FROM pairs UNION ALL SELECT other, one, met - ahead, met FROM pairs)
SELECT one, p.name, other, q.name, ahead, met
FROM duels JOIN people AS p ON p.id = one JOIN people AS q ON q.id = other {by_person}
ORDER BY p.name, one, q.name, other
"""

_MEETINGS: Final = """
WITH parties AS ({parties}),
named AS (
    SELECT sat.id AS sat, who.name FROM people AS sat JOIN people AS who ON who.id = coalesce(sat.merged_into, sat.id)
    WHERE who.guest IS NULL
)
SELECT sign(b.place - a.place) FROM parties
JOIN results AS a USING (source, origin) JOIN named AS n ON n.sat = a.person AND n.name = :one
JOIN results AS b USING (source, origin) JOIN named AS m ON m.sat = b.person AND m.name = :other
ORDER BY ended, source, origin
"""

_SCORES: Final = """
SELECT score, count(*), sum(coalesce(person = :person, 0)) FROM shown GROUP BY score ORDER BY score
"""

_LENGTHS: Final = f"""
WITH parties AS ({{parties}}),
spans AS (
    SELECT game, (julianday(ended) - julianday(started)) * 1440 AS minutes FROM parties WHERE kind = 'played'
),
ordered AS (
    SELECT game, minutes, row_number() OVER (PARTITION BY game ORDER BY minutes) - 1 AS place,
        count(*) OVER (PARTITION BY game) AS parties
    FROM spans WHERE minutes BETWEEN 0 AND {_LONGEST}
)
SELECT game, max(parties), min(minutes), max(CASE place WHEN (parties - 1) / 4 THEN minutes END),
    max(CASE place WHEN (parties - 1) / 2 THEN minutes END),
    max(CASE place WHEN (parties - 1) * 3 / 4 THEN minutes END), max(minutes)
FROM ordered GROUP BY game ORDER BY 5 DESC, game
"""


class StatisticsTable:
    """The statistics of a file."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._balances = Remembered[Sequence[BalancePoint]]()
        """Of all answers the one that takes longest to put together from its rows."""
        self._remembered = RememberedRows()

    def choices(self) -> Choices:
        """Return what filters can be set to."""
        people = self._rows(
            "SELECT who.id, who.name FROM people AS who LEFT JOIN people AS sat ON coalesce(sat.merged_into, sat.id) = "
            f"who.id LEFT JOIN results ON results.person = sat.id AND {stands('results.source', 'results.origin')} "
            "WHERE who.computer = 0 AND who.guest IS NULL AND who.merged_into IS NULL "
            "GROUP BY who.id ORDER BY count(results.person) DESC, who.name"
        )
        games = self._rows(f"SELECT game, count(*) FROM ({_PARTIES.format(where='')}) GROUP BY game ORDER BY 2 DESC, 1")
        evenings = self._rows(
            f"SELECT id, name, place, first.moment FROM evenings JOIN ({EVENINGS}) AS first ON evening = id "
            "WHERE NOT put_away ORDER BY first.moment DESC, id DESC"
        )
        years = self._rows(
            f"SELECT DISTINCT substr(ended, 1, 4) FROM finished AS f WHERE {COUNTS} "
            "UNION SELECT DISTINCT substr(moment, 1, 4) FROM evening_events ORDER BY 1 DESC"
        )
        return Choices(
            tuple((integer(number), text(name)) for number, name in people),
            tuple(text(game) for game, _ in games),
            tuple(
                EveningChoice(integer(number), text(name), text(place), text(moment))
                for number, name, place, moment in evenings
            ),
            tuple(int(year) for (year,) in years if isinstance(year, str) and year.isdecimal()),
        )

    def balances(self, chosen: Filter) -> Sequence[BalancePoint]:
        """Return what play has brought each person by evening, in order of time.

        Chips bought, cashed in or settled with money are left out: they change purses, not who has won.
        The balance goes on from before `since`; with a game, it is what that game has brought.
        """
        with self._database.reading() as connection:
            return self._balances.get(self._database, chosen, lambda: read_balances(connection, chosen))

    def steps(self, evening: int, chosen: Filter) -> Sequence[BalanceStep]:
        """Return what each deal and line of an evening has brought each person, in order."""
        with self._database.reading() as connection:
            return read_steps(connection, evening, chosen)

    def game_counts(self, chosen: Filter) -> Sequence[GameCount]:
        """Return how often each game was played, the most frequent first."""
        query = f"SELECT game, count(*) FROM ({_parties(chosen)}) GROUP BY game ORDER BY 2 DESC, 1"
        return [GameCount(text(game), integer(parties)) for game, parties in self._rows(query, chosen)]

    def games(self, chosen: Filter) -> Sequence[GameRecord]:
        """Return each person's record by game; who has played most comes first."""
        rows = self._rows(_shown(chosen) + _GAMES.format(of_person=_of_person(chosen)), chosen)
        return [
            GameRecord(integer(person), text(name), text(game), integer(played), integer(won), _real(place))
            for person, name, game, played, won, place in rows
        ]

    def streaks(self, chosen: Filter) -> Sequence[Streak]:
        """Return each person's runs; who has played most comes first."""
        rows = self._rows(_shown(chosen) + _STREAKS.format(of_person=_of_person(chosen)), chosen)
        return [
            Streak(integer(person), text(name), integer(won), integer(lost), integer(current))
            for person, name, won, lost, current in rows
        ]

    def duels(self, chosen: Filter) -> Sequence[Duel]:
        """Return who finished before whom, by names."""
        of_person, by_person = (
            ("", "") if chosen.person is None else ("AND :person IN (a.person, b.person)", "WHERE one = :person")
        )
        return [
            Duel(integer(person), text(name), integer(other), text(other_name), integer(ahead), integer(met))
            for person, name, other, other_name, ahead, met in self._rows(
                _shown(chosen) + _DUELS.format(of_person=of_person, by_person=by_person), chosen
            )
        ]

    def meetings(self, game: str, one: str, other: str) -> Sequence[int]:
        """Return who of two came first in each partie of a game, in order of time: 1 the one, -1 the other, 0 neither.

        They are named, computer players as well: each level has names of its own.
        """
        query = _MEETINGS.format(parties=_parties(Filter(game=game)))
        values = {**asdict(Filter(game=game)), "one": one, "other": other}
        with self._database.reading() as connection:
            return [integer(ahead) for (ahead,) in connection.execute(query, values)]

    def scores(self, chosen: Filter) -> Sequence[ScoreCount]:
        """Return how often each score came up, in rising order; with a person, everybody's are counted all the same."""
        return [
            ScoreCount(integer(score), integer(count), integer(own))
            for score, count, own in self._rows(_shown(chosen) + _SCORES, chosen)
        ]

    def lengths(self, chosen: Filter) -> Sequence[Length]:
        """Return how long parties take by game, the longest first; those known by their results alone are left out."""
        rows = self._rows(_LENGTHS.format(parties=_parties(chosen)), chosen)
        return [
            Length(
                text(game),
                integer(parties),
                _real(shortest),
                _real(lower),
                _real(median),
                _real(upper),
                _real(longest),
            )
            for game, parties, shortest, lower, median, upper, longest in rows
        ]

    def rated(self, game: str, until: str | None = None) -> Sequence[RatedPartie]:
        """Return the parties of a game that count for ratings, in order of time, those before a moment only."""
        with self._database.reading() as connection:
            return rated_parties(connection, game, until)

    def _rows(self, query: str, chosen: Filter | None = None) -> list[tuple[object, ...]]:
        with self._database.reading():
            return self._remembered.fetch(self._database, query, asdict(chosen or Filter()))


def _where(chosen: Filter) -> str:
    """Return the conditions of the parties of a filter; the person is not among them."""
    conditions = {
        "coalesce(s.game, t.game, g.name) = :game": chosen.game,
        "f.ended >= :since": chosen.since,
        "f.ended < :until": chosen.until,
        "coalesce(s.evening, t.evening, o.evening) = :evening": chosen.evening,
    }
    return "".join(f" AND {condition}" for condition, value in conditions.items() if value is not None)


def _parties(chosen: Filter) -> str:
    where = _where(chosen)
    if chosen.person is not None:
        where += (
            " AND EXISTS (SELECT 1 FROM results AS r JOIN people AS sat ON sat.id = r.person"
            " WHERE r.source = f.source AND r.origin = f.origin AND coalesce(sat.merged_into, sat.id) = :person)"
        )
    return _PARTIES.format(where=where)


def _shown(chosen: Filter) -> str:
    """Return a WITH clause: the results of the parties of a filter, of all people in them."""
    return _SHOWN.format(decided=DECIDED, parties=_PARTIES.format(where=_where(chosen)))


def _of_person(chosen: Filter) -> str:
    return "" if chosen.person is None else "AND person = :person"


def _real(value: object) -> float:
    if isinstance(value, int | float):
        return float(value)
    raise RowError(f"{value!r:.80} is not a number")
