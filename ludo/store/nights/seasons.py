"""Seasons of a file, and what people did at the evenings in them."""

import json
import sqlite3
from collections.abc import Mapping, Sequence
from datetime import date, datetime, timedelta
from typing import Final

from ludo.moments import nearest_day, read_day, utc
from ludo.nights.errors import NightsError
from ludo.nights.money import in_cents
from ludo.nights.people import clean_line
from ludo.nights.seasons import Season, Took, read_standing_rules
from ludo.nights.statistics import Filter
from ludo.store.counted_parties import COUNTS
from ludo.store.nights.owed import worth_of
from ludo.store.nights.played import DECIDED
from ludo.store.nights.winnings import read_balances
from ludo.store.rows import RowError, integer, named_values, text
from ludo.store.tables import FileTable

_TOOK: Final = f"""
WITH spans AS (
    SELECT id AS evening, min(moment) AS moment FROM evenings JOIN evening_events ON evening = id
    WHERE NOT put_away GROUP BY id HAVING min(moment) >= :since AND min(moment) < :until
),
units AS (
    SELECT 'session' AS source, id AS origin, evening, game FROM sessions WHERE evening IS NOT NULL
    UNION ALL SELECT 'sheet', id, evening, game FROM sheets WHERE evening IS NOT NULL
    UNION ALL SELECT 'play', plays.id, evening, name FROM plays JOIN other_games ON other_games.id = game
    WHERE evening IS NOT NULL
),
parties AS (
    SELECT source, origin, evening, (SELECT {DECIDED} FROM results AS r WHERE r.source = u.source
        AND r.origin = u.origin) AS decided
    FROM units AS u JOIN finished AS f USING (source, origin)
    WHERE {COUNTS} AND (:game IS NULL OR game = :game)
),
took AS (
    SELECT evening, person, place, place = 1 AND decided AS won, score FROM parties JOIN results USING (source, origin)
    UNION ALL SELECT DISTINCT evening, person, 0, 0, 0 FROM evening_events WHERE person IS NOT NULL AND :game IS NULL
)
SELECT who.id, who.name, spans.evening, spans.moment, group_concat(nullif(place, 0)), sum(won), sum(score)
FROM spans JOIN took USING (evening) JOIN people AS sat ON sat.id = took.person
JOIN people AS who ON who.id = coalesce(sat.merged_into, sat.id) WHERE who.computer = 0 AND who.guest IS NULL
GROUP BY who.id, spans.evening ORDER BY spans.moment, spans.evening, who.name
"""

_WORTHS: Final = """
SELECT DISTINCT currency, worth_chips, worth_cents FROM evenings JOIN (
    SELECT evening, min(moment) AS moment FROM evening_events GROUP BY evening
) ON evening = id WHERE NOT put_away AND moment >= :since AND moment < :until ORDER BY moment DESC
"""


class SeasonsTable(FileTable):
    """Seasons with their standings."""

    def all(self) -> Sequence[Season]:
        """Return every season, the latest first."""
        with self._database.reading() as connection:
            rows = connection.execute("SELECT id, name, since, until, rules FROM seasons ORDER BY since DESC, id DESC")
            return [_season(*row) for row in rows]

    def write(self, season: Season) -> int:
        """Keep a season, a new one if its number is 0; its number.

        Raises NightsError `name-missing`, `moment-order`.
        """
        name = clean_line(season.name)
        if not name:
            raise NightsError("name-missing")
        if season.until < season.since and not season.yearly:
            raise NightsError("moment-order", season.until.isoformat())
        rules = season.rules
        kept: dict[str, object] = {"yearly": season.yearly, "basis": rules.basis.value, "points": list(rules.points)}
        kept |= {"best": rules.best, "least": rules.least, **({"game": rules.game} if rules.game else {})}
        values = {
            "name": name,
            "since": season.since.isoformat(),
            "until": season.until.isoformat(),
            "rules": json.dumps(kept),
        }
        with self._database.transaction() as connection:
            books = self._database.books
            if not season.number:
                return books.number("season", books.write("season", values).id)
            _require(connection, season.number)
            own = books.thing("season", season.number)
            changed = [field for field, value in values.items() if books.part(own).value(own, field) != value]
            books.write_all([books.said(own, field, values[field]) for field in changed])
            return season.number

    def remove(self, number: int) -> None:
        """Take a season out of the books; its evenings stay."""
        with self._database.transaction() as connection:
            _require(connection, number)
            books = self._database.books
            books.undo([books.thing("season", number)])

    def currencies(self, since: date, until: date) -> Sequence[str]:
        """Return the currencies of the evenings of these days; none where a chip was worth the same at all of them."""
        first, after = _midnight(since), _midnight(nearest_day(until) + timedelta(days=1))
        with self._database.reading() as connection:
            rows = connection.execute(_WORTHS, {"since": first, "until": after}).fetchall()
            return list(dict.fromkeys(text(currency) for currency, _, _ in rows)) if len(rows) > 1 else []

    def took(self, since: date, until: date, game: str = "", currency: str = "") -> Sequence[Took]:
        """Return what everybody did at the evenings that began on these days, in order of time.

        game: the only one that counts, with those who played it; empty for all. currency: what was won is cents of it,
        and nothing at evenings of others; empty for chips.
        """
        first, after = _midnight(since), _midnight(nearest_day(until) + timedelta(days=1))
        with self._database.reading() as connection:
            points = read_balances(connection, Filter(since=first, until=after, game=game or None))
            net = {(point.person, point.evening): point.change for point in points}
            if currency:
                net = _in_money(connection, net, currency)
            rows = connection.execute(_TOOK, {"since": first, "until": after, "game": game or None}).fetchall()
            return [
                Took(
                    integer(person),
                    text(name),
                    integer(evening),
                    text(moment),
                    tuple(int(place) for place in places.split(",")) if places else (),
                    integer(wins),
                    net.get((person, evening), 0),
                    integer(scored),
                )
                for person, name, evening, moment, places, wins, scored in rows
            ]


def _in_money(
    connection: sqlite3.Connection, won: Mapping[tuple[int, int | None], int], currency: str
) -> dict[tuple[int, int | None], int]:
    """Return the cents of chips that people have won; all of an evening is rounded together."""
    found: dict[tuple[int, int | None], int] = {}
    for evening in {evening for _, evening in won}:
        worth = worth_of(connection, evening)
        if worth.currency == currency:
            found |= in_cents({key: chips for key, chips in won.items() if key[1] == evening}, worth)
    return found


def _require(connection: sqlite3.Connection, number: int) -> None:
    if connection.execute("SELECT 1 FROM seasons WHERE id = ?", (number,)).fetchone() is None:
        raise NightsError("no-such-source", f"season {number}")


def _season(number: object, name: object, since: object, until: object, rules: object) -> Season:
    named_values(rules)
    kept = json.loads(text(rules))
    try:
        first, last = read_day(text(since)), read_day(text(until))
    except ValueError:
        raise RowError(f"{since!r:.40} is no day") from None
    return Season(integer(number), text(name), first, last, kept.get("yearly") is True, read_standing_rules(kept))


def _midnight(day: date) -> str:
    """Return the beginning of a local day in UTC; no evening lies before or after those that are kept."""
    day = nearest_day(day)
    return utc(datetime(day.year, day.month, day.day)).isoformat(timespec="seconds")
