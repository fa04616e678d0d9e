"""Winnings of people by play: chips that were bought, cashed, given or corrected are not won."""

import sqlite3
from collections.abc import Sequence
from dataclasses import asdict
from typing import Final

from ludo.nights.statistics import BalancePoint, BalanceStep, Filter
from ludo.store.books.moved import TABLE
from ludo.store.counted_parties import GIVEN_BACK, stands
from ludo.store.ledger import KINDS
from ludo.store.nights.played import CHIPS_OF_OTHERS
from ludo.store.partie_ends import TABLES
from ludo.store.rows import integer, moment, optional_text, text

PLAY: Final = "('import', 'play', 'count-play')"
"""Kinds of entries by hand that stand for play: that of another file, and of games that Ludo has no rules of."""

EVENINGS: Final = "SELECT evening, min(moment) AS moment FROM evening_events GROUP BY evening"
"""SQL for when each evening began."""

_BY_PLAY: Final = f"""
SELECT account, coalesce(evening, substr(started, 1, 10)) AS occasion, iif(evening, NULL, started) AS moment, chips
FROM (
    SELECT {{side}} AS account, origin, {{sign}}sum(amount) AS chips FROM {TABLE}
    WHERE {{side}} IN (SELECT account FROM seats) AND source = '{{source}}' GROUP BY {{side}}, origin
) JOIN {{table}} ON {{table}}.id = origin WHERE {stands("'{kind}'", "origin")} {{where}}
"""
"""Chips by account and by what was played, summed in the order of an index."""

_BY_HAND: Final = f"""
SELECT {{side}}, iif(origin, origin, substr(made, 1, 10)), iif(origin, NULL, made), {{sign}}amount FROM {TABLE} AS p
JOIN hand_entries AS entry ON entry.evening = origin AND entry.number = p.number
WHERE source = 'hand' AND {{side}} IN (SELECT account FROM seats) AND kind IN {PLAY}
AND (origin, p.number) NOT IN ({GIVEN_BACK})
"""

_BALANCES: Final = f"""
WITH evening_start AS MATERIALIZED ({EVENINGS}),
seats AS MATERIALIZED (
    SELECT accounts.id AS account, who.id AS person FROM accounts JOIN people AS sat ON sat.id = accounts.person
    JOIN people AS who ON who.id = coalesce(sat.merged_into, sat.id)
    WHERE who.computer = 0 AND who.guest IS NULL {{person}}
),
gains AS ({{gains}}),
by_account AS (
    SELECT account, occasion, min(moment) AS moment, sum(chips) AS chips FROM gains GROUP BY account, occasion
),
changes AS (
    SELECT person, iif(typeof(occasion) = 'integer', occasion, NULL) AS evening, min(moment) AS moment,
        sum(chips) AS change
    FROM by_account JOIN seats USING (account) GROUP BY person, occasion
),
curve AS (
    SELECT person, evening, coalesce(begun.moment, changes.moment) AS first, change, sum(change) OVER (
        PARTITION BY person ORDER BY coalesce(begun.moment, changes.moment), evening ROWS UNBOUNDED PRECEDING
    ) AS balance
    FROM changes LEFT JOIN evening_start AS begun USING (evening)
)
SELECT person, name, evening, first, change, balance FROM curve JOIN people ON people.id = person {{period}}
ORDER BY first, evening, name, person
"""
"""An occasion is the number of an evening or, outside of any, a day."""

_STEPS: Final = f"""
WITH units AS (
    SELECT 'deal' AS source, id AS origin, game FROM sessions WHERE evening = :evening
    AND {stands("session", "sessions.id")}
    UNION ALL SELECT 'line', id, game FROM sheets WHERE evening = :evening
    AND {stands("sheet", "sheets.id")}
    UNION ALL SELECT 'hand', :evening, NULL
),
own AS MATERIALIZED (
    SELECT p.id, p.source, p.origin, p.number, p.payer, p.payee, p.amount, p.made,
        coalesce(units.game, other.name) AS game
    FROM units CROSS JOIN {TABLE} AS p ON p.source = units.source AND p.origin = units.origin
    LEFT JOIN hand_entries AS entry
        ON p.source = 'hand' AND entry.evening = p.origin AND entry.number = p.number
    LEFT JOIN plays ON p.source = 'hand' AND plays.evening = p.origin AND plays.entry = p.number
    LEFT JOIN other_games AS other ON other.id = plays.game
    WHERE (p.source <> 'hand' OR entry.kind IN {PLAY} AND (p.origin, p.number) NOT IN ({GIVEN_BACK})) {{where}}
),
numbered AS (
    SELECT source, origin, number, game, max(made) AS made, row_number() OVER (ORDER BY min(id)) AS step
    FROM own GROUP BY source, origin, number
),
gains (account, source, origin, number, chips) AS (
    SELECT payee, source, origin, number, amount FROM own
    UNION ALL SELECT payer, source, origin, number, -amount FROM own
),
changes AS (
    SELECT numbered.step, who.id AS person, who.name, numbered.source, numbered.game, numbered.number, numbered.made,
        sum(gains.chips) AS change
    FROM gains JOIN numbered USING (source, origin, number)
    JOIN accounts ON accounts.id = gains.account JOIN people AS sat ON sat.id = accounts.person
    JOIN people AS who ON who.id = coalesce(sat.merged_into, sat.id)
    WHERE who.computer = 0 {{person}}
    GROUP BY numbered.step, who.id
)
SELECT step, person, name, source, game, number, made, change,
    sum(change) OVER (PARTITION BY person ORDER BY step ROWS UNBOUNDED PRECEDING)
FROM changes ORDER BY step, name, person
"""


_WON: Final = f"""
WITH units AS (
    SELECT 'deal' AS source, id AS origin FROM sessions WHERE evening = :evening
    UNION ALL SELECT 'line', id FROM sheets WHERE evening = :evening
),
play AS MATERIALIZED (
    SELECT payer, payee, amount FROM units CROSS JOIN {TABLE} USING (source, origin)
    UNION ALL SELECT payer, payee, amount FROM {TABLE} AS p
    JOIN hand_entries AS entry ON entry.evening = origin AND entry.number = p.number
    WHERE source = 'hand' AND origin = :evening AND kind IN {PLAY}
)
SELECT coalesce(merged_into, people.id), sum(chips) FROM (
    SELECT payee AS account, amount AS chips FROM play UNION ALL SELECT payer, -amount FROM play
) JOIN accounts ON accounts.id = account JOIN people ON people.id = person GROUP BY 1
"""


def won_at(connection: sqlite3.Connection, evening: int) -> dict[int, int]:
    """Return what play has won each person at an evening; computer players too."""
    rows = connection.execute(_WON, {"evening": evening})
    return {integer(person): integer(chips) for person, chips in rows}


NOT_ALONE: Final = """(
    evening IS NOT NULL OR
    (SELECT count(*) FROM chairs JOIN people ON people.id = person WHERE session = sessions.id AND computer = 0) > 1
)"""
"""What one person plays against the computer wins nothing of anybody."""


def read_balances(connection: sqlite3.Connection, chosen: Filter) -> Sequence[BalancePoint]:
    """Return what play has won each person by evening, in order of time."""
    period = [
        condition
        for condition, moment in (("first >= :since", chosen.since), ("first < :until", chosen.until))
        if moment is not None
    ]
    query = _BALANCES.format(
        person=_is_person(chosen),
        gains=_gains(chosen),
        period=f"WHERE {' AND '.join(period)}" if period else "",
    )
    return [
        BalancePoint(
            integer(person),
            text(name),
            None if evening is None else integer(evening),
            text(moment),
            integer(change),
            integer(balance),
        )
        for person, name, evening, moment, change, balance in connection.execute(query, asdict(chosen))
    ]


def read_steps(connection: sqlite3.Connection, evening: int, chosen: Filter) -> Sequence[BalanceStep]:
    """Return what each step of an evening has brought each person, in order."""
    where = "" if chosen.game is None else "AND coalesce(units.game, other.name) = :game"
    query = _STEPS.format(where=where, person=_is_person(chosen))
    return [
        BalanceStep(
            integer(step),
            integer(person),
            text(name),
            text(source),
            optional_text(game),
            integer(number),
            moment(made),
            integer(change),
            integer(balance),
        )
        for step, person, name, source, game, number, made, change, balance in connection.execute(
            query, asdict(Filter(chosen.person, chosen.game, evening=evening))
        )
    ]


def _gains(chosen: Filter) -> str:
    """Return the parts of a query for what play has brought; entries by hand belong to no game."""
    parts = []
    for side, sign in (("payee", ""), ("payer", "-")):
        for kind, (table, _) in TABLES.items():
            values = {"side": side, "sign": sign, "source": KINDS[kind], "kind": kind, "table": table}
            parts.append(_BY_PLAY.format(**values, where=_where(chosen, table)))
        parts.append((_BY_HAND if chosen.game is None else CHIPS_OF_OTHERS).format(side=side, sign=sign))
    return " UNION ALL ".join(parts)


def _where(chosen: Filter, table: str) -> str:
    conditions = ["game = :game"] if chosen.game is not None else []
    conditions += [NOT_ALONE] if table == "sessions" else []
    return "".join(f" AND {condition}" for condition in conditions)


def _is_person(chosen: Filter) -> str:
    return "" if chosen.person is None else "AND who.id = :person"
