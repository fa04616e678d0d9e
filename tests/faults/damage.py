"""Ways to spoil a file: bytes, pages, types, schema, sizes."""

import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path
from random import Random
from typing import Final, TypeAlias

from tests.faults.files import PAGE

Spoil: TypeAlias = Callable[[bytes, Random], bytes]


def zeroed_page(content: bytes, rng: Random) -> bytes:
    """One page of zeros."""
    page = rng.randrange(max(1, len(content) // PAGE))
    return content[: page * PAGE] + bytes(PAGE) + content[(page + 1) * PAGE :]


def random_bytes(content: bytes, rng: Random) -> bytes:
    """Twenty bytes overwritten."""
    data = bytearray(content)
    for _ in range(20):
        data[rng.randrange(len(data))] = rng.randrange(256)
    return bytes(data)


def truncated(content: bytes, rng: Random) -> bytes:
    """The end is missing."""
    return content[: rng.randrange(len(content))]


def one_bit(content: bytes, rng: Random) -> bytes:
    """One bit is the other way round."""
    data = bytearray(content)
    data[rng.randrange(len(data))] ^= 1 << rng.randrange(8)
    return bytes(data)


def header_bytes(content: bytes, rng: Random) -> bytes:
    """Some bytes of the first hundred overwritten."""
    data = bytearray(content)
    for _ in range(rng.randrange(1, 4)):
        data[rng.randrange(100)] = rng.randrange(256)
    return bytes(data)


def swapped_pages(content: bytes, rng: Random) -> bytes:
    """Two pages in each other's place."""
    pages = [content[at : at + PAGE] for at in range(0, len(content), PAGE)]
    one, other = rng.randrange(len(pages)), rng.randrange(len(pages))
    pages[one], pages[other] = pages[other], pages[one]
    return b"".join(pages)


def noise_page(content: bytes, rng: Random) -> bytes:
    """One page of noise."""
    page = rng.randrange(max(1, len(content) // PAGE))
    return content[: page * PAGE] + rng.randbytes(PAGE) + content[(page + 1) * PAGE :]


def other_size(content: bytes, rng: Random) -> bytes:
    """Nothing, a few bytes, noise, or something behind the end."""
    return rng.choice([b"", content[:16], rng.randbytes(rng.randrange(1, 9000)), content + rng.randbytes(PAGE)])


BYTES: Final[dict[str, Spoil]] = {
    spoil.__name__: spoil
    for spoil in (
        zeroed_page,
        random_bytes,
        truncated,
        one_bit,
        header_bytes,
        swapped_pages,
        noise_page,
        other_size,
    )
}
SHARED: Final = ("zeroed_page", "random_bytes", "truncated")
"""The kinds of damage of which the share that is saved is printed."""

_VALUES: Final = ("x'00ff'", "'text'", "-1", "9223372036854775807", "1.5", "NULL", "''", "'" + "[" * 5000 + "'")
_COLUMNS: Final = (
    "sessions.options",
    "sessions.changed",
    "sessions.rules_version",
    "sessions.played",
    "sessions.over",
    "sessions.log_sum",
    "people.name",
    "people.computer",
    "people.merged_into",
    "chairs.level",
    "chairs.person",
    "log.line",
    "log.number",
    "settings.value",
    "postings.amount",
    "postings.payer",
    "accounts.person",
    "evenings.options",
    "evening_events.kind",
    "evening_events.moment",
    "evening_events.person",
    "sheets.options",
    "sheets.evening",
    "sheets.rules_version",
    "sheet_lines.line",
    "results.person",
    "finished.kind",
    "hand_entries.kind",
    "postings.source",
)


def wrong_type(path: Path, rng: Random) -> None:
    """A value of another type than its column, past every check of the tables."""
    table, column = rng.choice(_COLUMNS).split(".")
    with closing(sqlite3.connect(path, isolation_level=None)) as raw:
        raw.execute("PRAGMA writable_schema = ON")
        raw.execute("PRAGMA ignore_check_constraints = ON")
        triggers = raw.execute("SELECT name, sql FROM sqlite_master WHERE type = 'trigger'").fetchall()
        for name, _ in triggers:
            raw.execute(f"DROP TRIGGER {name}")
        ((sql,),) = raw.execute("SELECT sql FROM sqlite_master WHERE name = ?", (table,)).fetchall()
        loose = sql.replace("STRICT, WITHOUT", "WITHOUT").replace(") STRICT", ")").replace(" NOT NULL", "")
        raw.execute("UPDATE sqlite_master SET sql = ? WHERE name = ?", (loose, table))
    with closing(sqlite3.connect(path, isolation_level=None)) as raw:
        raw.execute("PRAGMA ignore_check_constraints = ON")
        where = (
            "" if rng.random() < 0.3 else f" WHERE {rng.choice(['rowid', column]) if table in _ROWID else column} IN "
        )
        chosen = f"(SELECT {column} FROM {table} ORDER BY random() LIMIT 1)" if where else ""
        with suppress(sqlite3.Error):
            raw.execute(f"UPDATE {table} SET {column} = {rng.choice(_VALUES)}{where}{chosen}")
        raw.execute("PRAGMA writable_schema = ON")
        raw.execute("UPDATE sqlite_master SET sql = ? WHERE name = ?", (sql, table))
    with closing(sqlite3.connect(path, isolation_level=None)) as raw:
        for _, trigger in triggers:
            raw.execute(trigger)


_ROWID: Final = ("sessions", "people", "postings", "accounts", "evenings", "sheets")

_SCHEMA: Final = (
    "DROP TABLE settings",
    "DROP TABLE results",
    "DROP TABLE finished",
    "DROP INDEX evenings_open",
    "DROP INDEX postings_by_payer",
    "DROP INDEX sessions_by_play",
    "DROP TRIGGER log_no_update",
    "CREATE TABLE foreign_to_us (a)",
    "CREATE TRIGGER strange AFTER INSERT ON settings BEGIN SELECT RAISE(ABORT, 'no'); END",
    "ALTER TABLE people ADD COLUMN more TEXT",
    "ALTER TABLE sessions RENAME COLUMN played TO when_played",
    "PRAGMA user_version = -7",
    "PRAGMA user_version = 0",
    "PRAGMA user_version = 70000",
    "PRAGMA application_id = 5",
    "PRAGMA journal_mode = DELETE",
)


def other_schema(path: Path, rng: Random) -> None:
    """Other tables than ours, or numbers that say so."""
    with closing(sqlite3.connect(path, isolation_level=None)) as raw:
        raw.execute(rng.choice(_SCHEMA))
