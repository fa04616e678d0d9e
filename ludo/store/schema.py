"""The tables of the file, version by version.

Each entry of `MIGRATIONS` brings a file from one version to the next; entries are never changed once released.
"""

from typing import Final

APPLICATION_ID: Final = 0x4C55444F
"""`LUDO`, in the header of the file: tells it from other programs' databases."""


def append_only(verb: str) -> str:
    """Triggers that refuse `UPDATE` or `DELETE` in the log and the ledger."""
    return "".join(
        f"""
CREATE TRIGGER {table}_no_{verb.lower()} BEFORE {verb} ON {table}
BEGIN SELECT RAISE(ABORT, '{table} is append-only'); END;
"""
        for table in ("log", "settlements", "entries")
    )


_VERSION_1: Final = (
    """
CREATE TABLE people (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    computer INTEGER NOT NULL CHECK (computer IN (0, 1)),
    UNIQUE (name, computer)
);
CREATE TABLE sessions (
    id INTEGER PRIMARY KEY,
    game TEXT NOT NULL,
    rules_version INTEGER NOT NULL,
    options TEXT NOT NULL,
    started TEXT NOT NULL,
    changed TEXT NOT NULL,
    over INTEGER NOT NULL DEFAULT 0 CHECK (over IN (0, 1))
);
CREATE TABLE chairs (
    session INTEGER NOT NULL REFERENCES sessions,
    seat INTEGER NOT NULL,
    person INTEGER NOT NULL REFERENCES people,
    level TEXT,
    PRIMARY KEY (session, seat)
) WITHOUT ROWID;
CREATE TABLE log (
    session INTEGER NOT NULL REFERENCES sessions,
    number INTEGER NOT NULL,
    line TEXT NOT NULL,
    PRIMARY KEY (session, number)
) WITHOUT ROWID;
CREATE TABLE settlements (
    session INTEGER NOT NULL REFERENCES sessions,
    deal INTEGER NOT NULL,
    PRIMARY KEY (session, deal)
) WITHOUT ROWID;
CREATE TABLE entries (
    session INTEGER NOT NULL,
    deal INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    person INTEGER REFERENCES people,
    chips INTEGER NOT NULL,
    PRIMARY KEY (session, deal, seat),
    FOREIGN KEY (session, deal) REFERENCES settlements
) WITHOUT ROWID;
CREATE INDEX entries_by_person ON entries (person);
CREATE TABLE settings (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
"""
    + append_only("UPDATE")
    + append_only("DELETE")
)

MIGRATIONS: Final = (_VERSION_1,)
"""SQL by version: entry 0 makes version 1 out of an empty file."""

VERSION: Final = len(MIGRATIONS)

TABLE_SEAT: Final = -1
"""The seat of a ledger entry that stands for the table itself: chips staked and not yet won."""
