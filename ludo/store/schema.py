"""The tables of the file, and how a file of an older version becomes one of this version.

`line_sum` is a function that every connection has (`ludo.store.rows.line_sum`); the sums of the lines of a log add up
to `sessions.log_sum`, so that damage that SQLite cannot see is found.

`SCHEMA` makes an empty file of the present version. Each entry of `MIGRATIONS` brings a file from its version to the
next; entries are never changed once released.
"""

from collections.abc import Mapping
from typing import Final

from ludo.store import schema_acts, schema_books, schema_coach, schema_money, schema_sharing

APPLICATION_ID: Final = 0x4C55444F
"""`LUDO`, in the header of the file: tells it from other programs' databases."""

VERSION: Final = 9

FIRST_WITH_ACTS: Final = 8
"""The version since which a file has a log of acts."""

MAX_CHIPS: Final = 10**12
"""The largest amount of one posting: millions of them still sum within 64 bits."""

_PEOPLE: Final = """
CREATE TABLE people (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    computer INTEGER NOT NULL CHECK (computer IN (0, 1)),
    merged_into INTEGER REFERENCES people CHECK (merged_into <> id),
    archived INTEGER NOT NULL DEFAULT 0 CHECK (archived IN (0, 1)),
    colour TEXT,
    picture BLOB,
    notes TEXT NOT NULL DEFAULT ''
) STRICT;
CREATE UNIQUE INDEX people_by_name ON people (name, computer) WHERE merged_into IS NULL;
CREATE INDEX people_merged ON people (merged_into) WHERE merged_into IS NOT NULL;
"""

EVENT_KINDS: Final = ("started", "paused", "resumed", "closed", "reopened", "came", "left")
"""What can happen at an evening."""

_EVENINGS: Final = """
CREATE TABLE evenings (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL DEFAULT '',
    place TEXT NOT NULL DEFAULT '',
    notes TEXT NOT NULL DEFAULT '',
    carried INTEGER NOT NULL DEFAULT 1 CHECK (carried IN (0, 1)),
    options TEXT NOT NULL DEFAULT '{}',
    closed INTEGER NOT NULL DEFAULT 0 CHECK (closed IN (0, 1))
) STRICT;
CREATE TABLE evening_events (
    evening INTEGER NOT NULL REFERENCES evenings,
    number INTEGER NOT NULL,
    kind TEXT NOT NULL,
    person INTEGER REFERENCES people,
    moment TEXT NOT NULL,
    PRIMARY KEY (evening, number)
) STRICT, WITHOUT ROWID;
"""

_SESSIONS: Final = """
CREATE TABLE sessions (
    id INTEGER PRIMARY KEY,
    evening INTEGER REFERENCES evenings,
    game TEXT NOT NULL,
    rules_version INTEGER NOT NULL,
    options TEXT NOT NULL,
    started TEXT NOT NULL,
    changed TEXT NOT NULL,
    played INTEGER NOT NULL,
    over INTEGER NOT NULL DEFAULT 0 CHECK (over IN (0, 1)),
    cut INTEGER NOT NULL DEFAULT 0 CHECK (cut IN (0, 1)),
    log_sum INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE UNIQUE INDEX sessions_by_play ON sessions (played);
CREATE INDEX sessions_open ON sessions (played) WHERE over = 0;
CREATE INDEX sessions_by_evening ON sessions (evening) WHERE evening IS NOT NULL;
CREATE TABLE chairs (
    session INTEGER NOT NULL REFERENCES sessions,
    chair INTEGER NOT NULL,
    person INTEGER NOT NULL REFERENCES people,
    level TEXT,
    PRIMARY KEY (session, chair)
) STRICT, WITHOUT ROWID;
CREATE INDEX chairs_by_person ON chairs (person);
CREATE TABLE log (
    session INTEGER NOT NULL REFERENCES sessions,
    number INTEGER NOT NULL,
    line TEXT NOT NULL,
    PRIMARY KEY (session, number)
) STRICT, WITHOUT ROWID;
"""

_SHEETS: Final = """
CREATE TABLE sheets (
    id INTEGER PRIMARY KEY,
    evening INTEGER REFERENCES evenings,
    game TEXT NOT NULL,
    options TEXT NOT NULL,
    started TEXT NOT NULL,
    changed TEXT NOT NULL,
    over INTEGER NOT NULL DEFAULT 0 CHECK (over IN (0, 1))
) STRICT;
CREATE INDEX sheets_by_evening ON sheets (evening) WHERE evening IS NOT NULL;
CREATE TABLE sheet_chairs (
    sheet INTEGER NOT NULL REFERENCES sheets,
    chair INTEGER NOT NULL,
    person INTEGER NOT NULL REFERENCES people,
    PRIMARY KEY (sheet, chair)
) STRICT, WITHOUT ROWID;
CREATE TABLE sheet_lines (
    sheet INTEGER NOT NULL REFERENCES sheets,
    number INTEGER NOT NULL,
    revision INTEGER NOT NULL,
    line TEXT NOT NULL,
    reason TEXT,
    made TEXT NOT NULL,
    PRIMARY KEY (sheet, number, revision)
) STRICT, WITHOUT ROWID;
CREATE TABLE results (
    source TEXT NOT NULL CHECK (source IN ('session', 'sheet')),
    origin INTEGER NOT NULL,
    chair INTEGER NOT NULL,
    person INTEGER NOT NULL REFERENCES people,
    place INTEGER NOT NULL,
    score INTEGER NOT NULL,
    PRIMARY KEY (source, origin, chair)
) STRICT, WITHOUT ROWID;
CREATE INDEX results_by_person ON results (person);
"""

_LEDGER: Final = f"""
CREATE TABLE accounts (
    id INTEGER PRIMARY KEY,
    person INTEGER UNIQUE REFERENCES people,
    session INTEGER UNIQUE REFERENCES sessions,
    sheet INTEGER UNIQUE REFERENCES sheets,
    name TEXT UNIQUE,
    CHECK ((person IS NOT NULL) + (session IS NOT NULL) + (sheet IS NOT NULL) + (name IS NOT NULL) = 1)
) STRICT;
CREATE TABLE postings (
    id INTEGER PRIMARY KEY,
    source TEXT NOT NULL CHECK (source IN ('deal', 'line', 'hand')),
    origin INTEGER NOT NULL,
    number INTEGER NOT NULL,
    generation INTEGER NOT NULL CHECK (generation >= 1),
    reversal INTEGER NOT NULL CHECK (reversal IN (0, 1)),
    part INTEGER NOT NULL CHECK (part >= 0),
    payer INTEGER NOT NULL REFERENCES accounts,
    payee INTEGER NOT NULL REFERENCES accounts,
    amount INTEGER NOT NULL CHECK (amount BETWEEN 1 AND {MAX_CHIPS}),
    reason TEXT,
    made TEXT NOT NULL,
    CHECK (payer <> payee),
    CHECK (reversal = 0 OR reason IS NOT NULL),
    UNIQUE (source, origin, number, generation, reversal, part)
) STRICT;
CREATE INDEX postings_by_payer ON postings (payer, amount);
CREATE INDEX postings_by_payee ON postings (payee, amount);
CREATE TRIGGER postings_one_generation BEFORE INSERT ON postings
WHEN NEW.reversal = 0 AND EXISTS (
    SELECT 1 FROM postings AS paid
    WHERE source = NEW.source AND origin = NEW.origin AND number = NEW.number AND (
        reversal = 1 AND generation >= NEW.generation OR
        reversal = 0 AND generation > NEW.generation OR
        reversal = 0 AND generation < NEW.generation AND NOT EXISTS (
            SELECT 1 FROM postings WHERE source = paid.source AND origin = paid.origin AND number = paid.number
            AND generation = paid.generation AND reversal = 1 AND part = paid.part
        )
    )
)
BEGIN SELECT RAISE(ABORT, 'an earlier generation has not been reversed'); END;
CREATE TRIGGER postings_reversal BEFORE INSERT ON postings
WHEN NEW.reversal = 1 AND NOT EXISTS (
    SELECT 1 FROM postings
    WHERE source = NEW.source AND origin = NEW.origin AND number = NEW.number AND generation = NEW.generation
    AND reversal = 0 AND part = NEW.part AND payer = NEW.payee AND payee = NEW.payer AND amount = NEW.amount
)
BEGIN SELECT RAISE(ABORT, 'a counter-entry reverses an entry that exists'); END;
"""

_SETTINGS: Final = """
CREATE TABLE settings (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
"""

_FINISHED: Final = """
CREATE TABLE finished (
    source TEXT NOT NULL CHECK (source IN ('session', 'sheet')),
    origin INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('played', 'given-up', 'imported')),
    counted INTEGER NOT NULL CHECK (counted IN (0, 1)),
    ended TEXT NOT NULL,
    PRIMARY KEY (source, origin)
) STRICT, WITHOUT ROWID;
CREATE INDEX finished_by_end ON finished (ended);
"""

_HAND_ENTRIES: Final = """
CREATE TABLE hand_entries (
    evening INTEGER NOT NULL,
    number INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('buy-in', 'cash-out', 'transfer', 'payment', 'correction', 'import')),
    PRIMARY KEY (evening, number)
) STRICT, WITHOUT ROWID;
"""

_NIGHTS_INDEXES: Final = """
CREATE INDEX evenings_open ON evenings (id) WHERE closed = 0;
CREATE INDEX sessions_over ON sessions (id) WHERE over = 1;
CREATE INDEX postings_by_origin ON postings (source, origin, payer, payee, amount);
DROP INDEX postings_by_payer;
DROP INDEX postings_by_payee;
CREATE INDEX postings_by_payer ON postings (payer, source, origin, amount);
CREATE INDEX postings_by_payee ON postings (payee, source, origin, amount);
"""

_SHEET_RULES: Final = """
ALTER TABLE sheets ADD COLUMN rules_version INTEGER NOT NULL DEFAULT 1;
"""
"""Sheets of a file of version 3 were written by the first rules or by later ones that mark them alike."""

_UNIQUE: Final = {
    "log": "session = NEW.session AND number = NEW.number",
    "sheet_lines": "sheet = NEW.sheet AND number = NEW.number AND revision = NEW.revision",
    "postings": "id = NEW.id OR source = NEW.source AND origin = NEW.origin AND number = NEW.number "
    "AND generation = NEW.generation AND reversal = NEW.reversal AND part = NEW.part",
}

_UNIQUE_3: Final = {"hand_entries": "evening = NEW.evening AND number = NEW.number"}


def _append_only(tables: Mapping[str, str]) -> str:
    """Triggers that refuse UPDATE, DELETE and REPLACE in tables, each with what its rows are told apart by."""
    return "".join(
        f"CREATE TRIGGER {table}_no_{name} BEFORE {event} BEGIN SELECT RAISE(ABORT, '{table} is append-only'); END;\n"
        for table, key in tables.items()
        for name, event in (
            ("update", f"UPDATE ON {table}"),
            ("delete", f"DELETE ON {table}"),
            ("replace", f"INSERT ON {table} WHEN EXISTS (SELECT 1 FROM {table} WHERE {key})"),
        )
    )


SCHEMA_2: Final = "".join((_PEOPLE, _EVENINGS, _SESSIONS, _SHEETS, _LEDGER, _SETTINGS, _append_only(_UNIQUE)))
_FROM_2: Final = "".join((_FINISHED, _HAND_ENTRIES, _NIGHTS_INDEXES, _append_only(_UNIQUE_3)))
_FROM_3: Final = _SHEET_RULES

_SHARING: Final = schema_sharing.TABLES + _append_only(_UNIQUE_3)
_FROM_4: Final = "".join((schema_books.FROM_4, _SHARING, *schema_sharing.DERIVE_IDENTITIES))

_REVIEWS: Final = """
CREATE TABLE reviews (
    session INTEGER NOT NULL REFERENCES sessions,
    ply INTEGER NOT NULL,
    chair INTEGER NOT NULL,
    digest TEXT NOT NULL,
    content TEXT NOT NULL,
    PRIMARY KEY (session, ply, chair)
) STRICT, WITHOUT ROWID;
"""
"""What decisions of persons cost: computed, and computed anew where it is lost or the digest is another one."""

SCHEMA: Final = (
    SCHEMA_2
    + _FROM_2
    + _FROM_3
    + schema_books.TABLES
    + _SHARING
    + _REVIEWS
    + schema_coach.FROM_6
    + schema_acts.FROM_7
    + schema_money.FROM_8
)
"""Makes all tables of this version in an empty file."""

_FROM_1: Final = f"""
DROP TRIGGER log_no_update; DROP TRIGGER log_no_delete;
DROP TRIGGER settlements_no_update; DROP TRIGGER settlements_no_delete;
DROP TRIGGER entries_no_update; DROP TRIGGER entries_no_delete;
DROP INDEX entries_by_person;
ALTER TABLE people RENAME TO old_people;
ALTER TABLE sessions RENAME TO old_sessions;
ALTER TABLE chairs RENAME TO old_chairs;
ALTER TABLE log RENAME TO old_log;
ALTER TABLE entries RENAME TO old_entries;
ALTER TABLE settlements RENAME TO old_settlements;
ALTER TABLE settings RENAME TO old_settings;
{SCHEMA_2}
INSERT INTO people (id, name, computer) SELECT id, name, computer FROM old_people;
INSERT INTO sessions (id, game, rules_version, options, started, changed, played, over)
    SELECT id, game, rules_version, options, started, changed, row_number() OVER (ORDER BY changed, id), over
    FROM old_sessions;
INSERT INTO chairs (session, chair, person, level) SELECT session, seat, person, level FROM old_chairs;
INSERT INTO log (session, number, line) SELECT session, number, line FROM old_log ORDER BY session, number;
UPDATE sessions SET log_sum =
    (SELECT coalesce(sum(line_sum(number, line)), 0) FROM log WHERE session = sessions.id);
INSERT INTO accounts (person) SELECT DISTINCT person FROM old_entries WHERE person IS NOT NULL ORDER BY person;
INSERT INTO accounts (session) SELECT DISTINCT session FROM old_entries ORDER BY session;
INSERT INTO postings (source, origin, number, generation, reversal, part, payer, payee, amount, made)
    SELECT 'deal', e.session, e.deal, 1, 0, e.seat,
        CASE WHEN e.chips < 0 THEN p.id ELSE t.id END, CASE WHEN e.chips < 0 THEN t.id ELSE p.id END,
        abs(e.chips), s.changed
    FROM old_entries AS e
    JOIN accounts AS p ON p.person = e.person
    JOIN accounts AS t ON t.session = e.session
    JOIN old_sessions AS s ON s.id = e.session
    WHERE e.seat >= 0 AND e.chips <> 0 ORDER BY e.session, e.deal, e.seat;
INSERT INTO settings (key, value) SELECT key, value FROM old_settings;
DROP TABLE old_entries; DROP TABLE old_settlements; DROP TABLE old_log; DROP TABLE old_chairs;
DROP TABLE old_sessions; DROP TABLE old_people; DROP TABLE old_settings;
"""

MIGRATIONS: Final = {1: _FROM_1, 2: _FROM_2, 3: _FROM_3, 4: _FROM_4, 5: _REVIEWS, 6: schema_coach.FROM_6} | {
    7: schema_acts.FROM_7,
    8: schema_money.FROM_8,
}
"""SQL by version: what brings a file of that version to the next."""
