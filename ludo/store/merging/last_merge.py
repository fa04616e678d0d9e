"""The last merge, and setting it aside: here alone, and without an act, for an act would travel."""

import json
import sqlite3
from collections.abc import Iterable
from dataclasses import asdict, dataclass, field
from dataclasses import fields as dataclass_fields
from typing import Any, Final

from ludo.nights.errors import NightsError
from ludo.nights.merging import LastMerge
from ludo.session.json_values import json_value
from ludo.store.books.act import Act
from ludo.store.books.log import last_position, read_log, rebuild
from ludo.store.books.moved import TABLE
from ludo.store.books.rows_kept import Numbers
from ludo.store.books.standing import Standing

_KEY: Final = "merge.last"
_OF_PARTIE: Final = ("reviewed", "losses", "lucks", "retries", "reviews", "accounts", "chairs", "log")
"""Tables with a column `session`."""
_STAYS: Final = "log_no_delete"


@dataclass
class CameWith:
    """Changes of a merge beside the tables that follow.

    positions: of its acts, first and last. copied: parties that came, by act, with their lines. grown: parties that
    went on, by act: lines before and after, and what their row said. given: the number of a partie by its act before.
    """

    file: str
    moment: str
    positions: tuple[int, int] = (0, 0)
    copied: dict[str, int] = field(default_factory=dict)
    grown: dict[str, tuple[int, int, dict[str, Any]]] = field(default_factory=dict)
    given: dict[str, int] = field(default_factory=dict)


def keep(connection: sqlite3.Connection, came: CameWith, before: int, acts: Iterable[Act]) -> None:
    """Note what came with a merge; what was set aside before and came again is lifted. before: the last position."""
    last, _ = last_position(connection)
    came.positions = (before + 1, last)
    connection.executemany("DELETE FROM set_aside WHERE id = ?", [(act.id,) for act in acts])
    connection.execute(
        "INSERT INTO settings VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value",
        (_KEY, json.dumps(asdict(came))),
    )


def _read(connection: sqlite3.Connection) -> CameWith | None:
    row = connection.execute("SELECT value FROM settings WHERE key = ?", (_KEY,)).fetchone()
    said: Any = json_value(row[0]) if row else None
    fields = {name.name for name in dataclass_fields(CameWith)}
    return CameWith(**said) if isinstance(said, dict) and said.keys() == fields else None


def last_merge(connection: sqlite3.Connection) -> LastMerge | None:
    """Return which file was taken in last and when, None if that was undone, or none ever was."""
    came = _read(connection)
    return None if came is None else LastMerge(came.file, came.moment)


def set_aside(connection: sqlite3.Connection) -> None:
    """Set aside what came with the last merge, with its answers. Raises NightsError if its parties were played on."""
    came = _read(connection)
    if came is None:
        raise NightsError("no-such-source")
    numbers = Numbers(connection)
    lengths = came.copied | {act: after for act, (_, after, _) in came.grown.items()}
    for act, length in lengths.items():
        query = "SELECT count(*) FROM log WHERE session = ?"
        if connection.execute(query, (numbers.find("session", act),)).fetchone() != (length,):
            raise NightsError("changed-meanwhile")
    connection.execute("PRAGMA defer_foreign_keys = ON")
    between = "WHERE position BETWEEN ? AND ?"
    connection.execute(f"INSERT OR REPLACE INTO set_aside SELECT id, line FROM acts {between}", came.positions)
    connection.execute(f"DELETE FROM acts {between}", came.positions)
    (trigger,) = connection.execute("SELECT sql FROM sqlite_master WHERE name = ?", (_STAYS,)).fetchone()
    connection.execute(f"DROP TRIGGER {_STAYS}")
    copied = [number for act in came.copied if (number := numbers.find("session", act)) is not None]
    for act, (length, _, row) in came.grown.items():
        number = numbers.of("session", act)
        connection.execute("DELETE FROM log WHERE session = ? AND number >= ?", (number, length))
        said = ", ".join(f"{name} = ?" for name in row)
        connection.execute(f"UPDATE sessions SET {said} WHERE id = ?", (*row.values(), number))
    connection.execute(f"DELETE FROM {TABLE} WHERE source = 'deal'")  # all are made anew
    for number in copied:
        for table in _OF_PARTIE:
            connection.execute(f"DELETE FROM {table} WHERE session = ?", (number,))
        connection.execute("DELETE FROM sessions WHERE id = ?", (number,))
        connection.execute("DELETE FROM identities WHERE kind = 'session' AND number = ?", (number,))
    connection.execute(trigger)
    for act, number in came.given.items():
        Numbers(connection).give("session", act, number)
    connection.execute("DELETE FROM settings WHERE key = ?", (_KEY,))
    rebuild(connection, Standing(read_log(connection)))
