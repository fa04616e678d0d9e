"""Do the rows of a file make sense? What SQLite takes for whole need not."""

import sqlite3
from typing import Final

from ludo.store.notices import Progress, unseen
from ludo.store.rows import RowError, is_moment, moment, named_values, options
from ludo.store.schema import EVENT_KINDS
from ludo.store.summaries import summaries

MOMENTS: Final = ("started", "changed", "made", "moment", "ended")
"""Columns of any table that hold moments."""
_WRONG_LOG: Final = """
SELECT 1 FROM sessions WHERE log_sum <> (
    SELECT coalesce(sum(line_sum(number, line)), 0) FROM log WHERE session = sessions.id
) LIMIT 1
"""
_WRONG_ORDER: Final = f"SELECT 1 FROM sessions WHERE played NOT BETWEEN 0 AND {1 << 53} LIMIT 1"
"""Each session that is played gets the next number of all; near 2^63 there is none."""
_NOT_BEGUN: Final = """
SELECT 1 FROM evenings WHERE NOT EXISTS (SELECT 1 FROM evening_events WHERE evening = id AND number = 1) LIMIT 1
"""


def check_rows(connection: sqlite3.Connection, progress: Progress = unseen) -> None:
    """Raise RowError where something in a file makes no sense. What `progress` raises ends it."""
    _check_acts(connection, progress)
    for entry in summaries(connection):
        if isinstance(entry, RowError):
            raise entry
    for query in (_WRONG_LOG, _WRONG_ORDER, _NOT_BEGUN):
        if connection.execute(query).fetchone() is not None:
            raise RowError("logs, order or diaries are not whole")
    house_rules = connection.execute("SELECT options FROM evenings").fetchall()
    if house_rules:
        from ludo.store.nights.house_rules import read_rules  # a new file does without game nights

        for (text,) in house_rules:
            read_rules(text)
    for (text,) in connection.execute("SELECT options FROM sheets"):
        options(text)
    for (text,) in connection.execute("SELECT rules FROM seasons"):
        named_values(text)
    for kind, when in connection.execute("SELECT kind, moment FROM evening_events"):
        if kind not in EVENT_KINDS:
            raise RowError(f"{kind!r:.80} is no event")
        moment(when)
    connection.create_function("is_moment", 1, is_moment, deterministic=True)
    for table, column in moments(connection):
        query = f"SELECT {column} FROM {table} WHERE {column} IS NOT NULL AND NOT is_moment({column}) LIMIT 1"
        for (value,) in connection.execute(query):
            moment(value)


def _check_acts(connection: sqlite3.Connection, progress: Progress) -> None:
    from ludo.store.books.act import ActError  # a start after a proper end reads no act
    from ludo.store.books.log import read_log

    try:
        read_log(connection, progress=progress)
    except ActError as error:
        raise RowError(str(error)) from None


def moments(connection: sqlite3.Connection) -> list[tuple[str, str]]:
    """Return all columns of a file that hold moments, each with its table."""
    tables = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
    return [
        (table, row[1])
        for (table,) in tables
        for row in connection.execute(f"PRAGMA table_info({table})")
        if row[1] in MOMENTS
    ]
