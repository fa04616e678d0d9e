"""Version 5 of the file: what the books need to be told apart, mended and taken from one computer to another."""

from typing import Final

_KINDS: Final = {"person": "people", "evening": "evenings", "session": "sessions", "sheet": "sheets"}
"""What has an identity, and its table."""

_IDENTITIES: Final = """
CREATE TABLE identities (
    kind TEXT NOT NULL,
    number INTEGER NOT NULL,
    identity TEXT NOT NULL,
    PRIMARY KEY (kind, number)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX identities_by_identity ON identities (kind, identity);
""" + "".join(
    f"CREATE TRIGGER {table}_identity AFTER INSERT ON {table} BEGIN "
    f"INSERT INTO identities VALUES ('{kind}', NEW.id, lower(hex(randomblob(16)))) ON CONFLICT DO NOTHING; END;\n"
    f"CREATE TRIGGER {table}_no_identity AFTER DELETE ON {table} BEGIN "
    f"DELETE FROM identities WHERE kind = '{kind}' AND number = OLD.id; END;\n"
    for kind, table in _KINDS.items()
)

_PEOPLE: Final = """
ALTER TABLE people ADD COLUMN folded TEXT DEFAULT NULL;
ALTER TABLE people ADD COLUMN guest INTEGER DEFAULT NULL;
DROP INDEX people_by_name;
CREATE UNIQUE INDEX people_by_name ON people (folded, computer) WHERE merged_into IS NULL AND guest IS NULL;
CREATE INDEX people_guests ON people (guest) WHERE guest IS NOT NULL;
CREATE TABLE distinct_people (
    one INTEGER NOT NULL REFERENCES people,
    other INTEGER NOT NULL REFERENCES people,
    PRIMARY KEY (one, other),
    CHECK (one < other)
) STRICT, WITHOUT ROWID;
"""
"""folded: the name as `ludo.nights.people.folded_name` makes it, NULL for a namesake of before. guest: the evening that
somebody is a guest of, 0 for a single partie; they are not of the roster."""

_PLAYED: Final = """
ALTER TABLE evenings ADD COLUMN put_away INTEGER NOT NULL DEFAULT 0 CHECK (put_away IN (0, 1));
CREATE TABLE annulled (
    source TEXT NOT NULL CHECK (source IN ('session', 'sheet', 'play')),
    origin INTEGER NOT NULL,
    after INTEGER NOT NULL,
    reason TEXT NOT NULL,
    made TEXT NOT NULL,
    PRIMARY KEY (source, origin)
) STRICT, WITHOUT ROWID;
CREATE TABLE outside (
    source TEXT NOT NULL CHECK (source IN ('session', 'sheet')),
    origin INTEGER NOT NULL,
    counts INTEGER NOT NULL CHECK (counts IN (0, 1)),
    PRIMARY KEY (source, origin)
) STRICT, WITHOUT ROWID;
CREATE TABLE taken_out (
    evening INTEGER NOT NULL REFERENCES evenings,
    source TEXT NOT NULL CHECK (source IN ('session', 'sheet')),
    origin INTEGER NOT NULL,
    moment TEXT NOT NULL,
    PRIMARY KEY (evening, source, origin)
) STRICT, WITHOUT ROWID;
CREATE TABLE chair_changes (
    sheet INTEGER NOT NULL REFERENCES sheets,
    chair INTEGER NOT NULL,
    line INTEGER NOT NULL,
    person INTEGER REFERENCES people,
    made TEXT NOT NULL,
    PRIMARY KEY (sheet, chair, line)
) STRICT, WITHOUT ROWID;
"""
"""annulled: parties and sheets whose chips were given back by the postings after one. outside: those of before that
belong to no evening, and whether they count in the books until somebody has answered. taken_out: what belonged to an
evening and does no more. chair_changes: from which line on another person, or (NULL) nobody, sits on a chair of a
sheet."""

TABLES: Final = _IDENTITIES + _PEOPLE + _PLAYED
"""What version 5 adds."""

_FIRST_SEEN: Final = """
SELECT person, min(moment) AS first FROM (
    SELECT person, started AS moment FROM chairs JOIN sessions ON sessions.id = session
    UNION ALL SELECT person, started FROM sheet_chairs JOIN sheets ON sheets.id = sheet
    UNION ALL SELECT person, moment FROM evening_events
    UNION ALL SELECT person, made FROM accounts JOIN postings ON payer = accounts.id
    UNION ALL SELECT person, made FROM accounts JOIN postings ON payee = accounts.id
) WHERE person IS NOT NULL GROUP BY person
"""
_DERIVED: Final = {
    "session": (
        "sessions",
        "started",
        "coalesce((SELECT line FROM log WHERE session = sessions.id AND number = 0), '')",
    ),
    "sheet": ("sheets", "started", "game"),
    "evening": (
        "evenings",
        "coalesce((SELECT moment FROM evening_events WHERE evening = evenings.id AND number = 1), '')",
        "''",
    ),
    "person": (
        f"people LEFT JOIN ({_FIRST_SEEN}) ON person = id",
        "coalesce(first, '')",
        "iif(first IS NULL, name, '')",
    ),
}
"""By kind: where its rows are, the first moment of one, and what it begins with."""
DERIVE_IDENTITIES: Final = tuple(
    f"INSERT INTO identities SELECT '{kind}', id, derived_identity('{kind}', id, {moment}, {begin}) FROM {rows} "
    "WHERE true ON CONFLICT (kind, number) DO UPDATE SET identity = excluded.identity;\n"
    for kind, (rows, moment, begin) in _DERIVED.items()
)
"""Identities of rows of before, from what all copies of one file share and what does not change later."""

_FOLD_NAMES: Final = """
UPDATE people SET folded = nullif(folded_name(name), '') WHERE id IN (
    SELECT min(id) FROM people WHERE guest IS NULL
    GROUP BY iif(merged_into IS NULL, 0, id), folded_name(name), computer
);
"""

_OUTSIDE: Final = "".join(
    f"INSERT INTO outside SELECT '{source}', id, 1 FROM {table} WHERE evening IS NULL "
    f"AND EXISTS (SELECT 1 FROM postings WHERE source = '{kind}' AND origin = {table}.id) AND EXISTS "
    f"(SELECT 1 FROM {chairs} JOIN people ON people.id = person WHERE {source} = {table}.id AND computer = 0);\n"
    for source, table, kind, chairs in (
        ("session", "sessions", "deal", "chairs"),
        ("sheet", "sheets", "line", "sheet_chairs"),
    )
)
"""What persons have played outside of any evening counts in the books as before, until somebody has answered."""

FROM_4: Final = TABLES + "".join(DERIVE_IDENTITIES) + _FOLD_NAMES + _OUTSIDE
"""Brings a file of version 4 to version 5."""
