"""Contents of a backup beside what there is now."""

import sqlite3
from pathlib import Path
from typing import Final

from ludo.nights.exchange import Contents, RestorePreview
from ludo.store.books.moved import TABLE
from ludo.store.checked_copies import blamed, checked_copy, opened
from ludo.store.database import Database
from ludo.store.errors import translated_errors
from ludo.store.files import companion
from ludo.store.notices import Progress, kept_notices, unseen
from ludo.store.rows import integer, text

_COUNTS: Final = (
    "SELECT count(*) FROM people WHERE NOT computer AND merged_into IS NULL",
    "SELECT count(*) FROM evenings",
    "SELECT count(*) FROM sessions",
    "SELECT count(*) FROM sheets",
    "SELECT count(*) FROM results",
    f"SELECT count(*) FROM {TABLE}",
)
_CHANGED: Final = f"""
SELECT max(moment) FROM (
    SELECT max(changed) AS moment FROM sessions UNION ALL SELECT max(changed) FROM sheets
    UNION ALL SELECT max(made) FROM {TABLE} WHERE source = 'hand' UNION ALL SELECT max(moment) FROM evening_events
)
"""
_PEOPLE: Final = "SELECT name FROM people WHERE NOT computer AND merged_into IS NULL ORDER BY name"
_EVENINGS: Final = """
SELECT coalesce(moment, ''), name FROM evenings
LEFT JOIN evening_events AS first ON first.evening = id AND first.number = 1 ORDER BY moment, name
"""


def compare(database: Database, backup: Path, progress: Progress = unseen) -> RestorePreview:
    """Return what a backup holds beside the file of a database. Raises StorageError if it cannot be used."""
    with database.reading():
        mine = database.connection
        present, people, evenings = contents(mine), _names(mine), _evenings(mine)
    with (
        checked_copy(backup, companion(database.path, ".preview"), database.clock, progress) as copy,
        translated_errors(),
        blamed(backup),
        opened(copy) as theirs,
    ):
        people_there, evenings_there = _names(theirs), _evenings(theirs)
        return RestorePreview(
            present,
            contents(theirs),
            tuple(name for name in people if name not in people_there),
            tuple(name for name in people_there if name not in people),
            tuple(name for key, name in evenings.items() if key not in evenings_there),
            tuple(name for key, name in evenings_there.items() if key not in evenings),
            bool(kept_notices(theirs)),
        )


def contents(connection: sqlite3.Connection) -> Contents:
    """Return how many there are of everything in a file."""
    people, evenings, parties, sheets, results, entries = (
        integer(connection.execute(query).fetchone()[0]) for query in _COUNTS
    )
    changed = text(connection.execute(_CHANGED).fetchone()[0] or "")
    return Contents(people, evenings, parties, sheets, results, entries, changed)


def _names(connection: sqlite3.Connection) -> dict[str, None]:
    return dict.fromkeys(text(name) for (name,) in connection.execute(_PEOPLE))


def _evenings(connection: sqlite3.Connection) -> dict[tuple[str, str], str]:
    """Return evenings by beginning and name, each with its name, or the moment at which it began."""
    return {(text(moment), text(name)): text(name) or text(moment) for moment, name in connection.execute(_EVENINGS)}
