"""Version 5 of the file, second part: other games, seasons, and what merging the books of two computers needs."""

from typing import Final

_KINDS: Final = {"game": "other_games", "play": "plays", "season": "seasons"}
"""What has an identity besides people, evenings, parties and sheets, and its table."""

_OTHERS: Final = """
CREATE TABLE other_games (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    folded TEXT NOT NULL UNIQUE,
    unit TEXT NOT NULL CHECK (unit IN ('points', 'fewest', 'chips', 'places'))
) STRICT;
CREATE TABLE plays (
    id INTEGER PRIMARY KEY,
    game INTEGER NOT NULL REFERENCES other_games,
    evening INTEGER REFERENCES evenings,
    entry INTEGER,
    made TEXT NOT NULL
) STRICT;
CREATE INDEX plays_by_evening ON plays (evening) WHERE evening IS NOT NULL;
CREATE INDEX plays_by_game ON plays (game);
CREATE TABLE play_chairs (
    play INTEGER NOT NULL REFERENCES plays,
    chair INTEGER NOT NULL,
    person INTEGER NOT NULL REFERENCES people,
    team INTEGER,
    PRIMARY KEY (play, chair)
) STRICT, WITHOUT ROWID;
CREATE TABLE seasons (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    since TEXT NOT NULL,
    until TEXT NOT NULL,
    rules TEXT NOT NULL DEFAULT '{}'
) STRICT;
"""
"""plays: parties of other games, of which only the results are known. entry: the number of what was entered by hand at
its evening for the chips that moved. seasons: since, until: days; of one of every year only month and day count."""

_HAND: Final = """
DROP TRIGGER hand_entries_no_update; DROP TRIGGER hand_entries_no_delete; DROP TRIGGER hand_entries_no_replace;
ALTER TABLE hand_entries RENAME TO old_hand_entries;
CREATE TABLE hand_entries (
    evening INTEGER NOT NULL,
    number INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN (
        'buy-in', 'cash-out', 'transfer', 'payment', 'correction', 'import', 'play', 'expense'
    )),
    PRIMARY KEY (evening, number)
) STRICT, WITHOUT ROWID;
INSERT INTO hand_entries SELECT evening, number, kind FROM old_hand_entries;
DROP TABLE old_hand_entries;
"""

_RESULTS: Final = """
ALTER TABLE results RENAME TO old_results;
ALTER TABLE finished RENAME TO old_finished;
DROP INDEX results_by_person;
DROP INDEX finished_by_end;
CREATE TABLE results (
    source TEXT NOT NULL CHECK (source IN ('session', 'sheet', 'play')),
    origin INTEGER NOT NULL,
    chair INTEGER NOT NULL,
    person INTEGER NOT NULL REFERENCES people,
    place INTEGER NOT NULL,
    score INTEGER NOT NULL,
    PRIMARY KEY (source, origin, chair)
) STRICT, WITHOUT ROWID;
CREATE INDEX results_by_person ON results (person);
CREATE TABLE finished (
    source TEXT NOT NULL CHECK (source IN ('session', 'sheet', 'play')),
    origin INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('played', 'given-up', 'imported')),
    counted INTEGER NOT NULL CHECK (counted IN (0, 1)),
    ended TEXT NOT NULL,
    PRIMARY KEY (source, origin)
) STRICT, WITHOUT ROWID;
CREATE INDEX finished_by_end ON finished (ended);
INSERT INTO results SELECT source, origin, chair, person, place, score FROM old_results;
INSERT INTO finished SELECT source, origin, kind, counted, ended FROM old_finished;
DROP TABLE old_results; DROP TABLE old_finished;
"""

_MERGING: Final = """
CREATE TABLE entry_identities (
    evening INTEGER NOT NULL,
    number INTEGER NOT NULL,
    identity TEXT NOT NULL UNIQUE,
    PRIMARY KEY (evening, number)
) STRICT, WITHOUT ROWID;
CREATE TRIGGER hand_entries_identity AFTER INSERT ON hand_entries BEGIN
    INSERT INTO entry_identities VALUES (NEW.evening, NEW.number, lower(hex(randomblob(16)))) ON CONFLICT DO NOTHING;
END;
CREATE TABLE event_identities (
    evening INTEGER NOT NULL,
    number INTEGER NOT NULL,
    identity TEXT NOT NULL UNIQUE,
    PRIMARY KEY (evening, number)
) STRICT, WITHOUT ROWID;
CREATE TABLE removed (identity TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;
CREATE TRIGGER evening_events_identity AFTER INSERT ON evening_events BEGIN
    INSERT INTO event_identities VALUES (NEW.evening, NEW.number, lower(hex(randomblob(16)))) ON CONFLICT DO NOTHING;
END;
CREATE TRIGGER evening_events_no_identity AFTER DELETE ON evening_events BEGIN
    INSERT INTO removed SELECT identity FROM event_identities WHERE evening = OLD.evening AND number = OLD.number
        ON CONFLICT DO NOTHING;
    DELETE FROM event_identities WHERE evening = OLD.evening AND number = OLD.number;
END;
CREATE TRIGGER evenings_removed BEFORE DELETE ON evenings BEGIN
    INSERT INTO removed SELECT identity FROM identities WHERE kind = 'evening' AND number = OLD.id
        ON CONFLICT DO NOTHING;
END;
"""
_SEASONS_REMOVED: Final = """
CREATE TRIGGER seasons_removed BEFORE DELETE ON seasons BEGIN
    INSERT INTO removed SELECT identity FROM identities WHERE kind = 'season' AND number = OLD.id
        ON CONFLICT DO NOTHING;
END;
"""
"""removed: identities of what somebody has taken out, so that it does not come back from another computer."""

IDENTITIES: Final = "".join(
    f"CREATE TRIGGER {table}_identity AFTER INSERT ON {table} BEGIN "
    f"INSERT INTO identities VALUES ('{kind}', NEW.id, lower(hex(randomblob(16)))) ON CONFLICT DO NOTHING; END;\n"
    f"CREATE TRIGGER {table}_no_identity AFTER DELETE ON {table} BEGIN "
    f"DELETE FROM identities WHERE kind = '{kind}' AND number = OLD.id; END;\n"
    for kind, table in _KINDS.items()
)

TABLES: Final = _OTHERS + _HAND + _RESULTS + _MERGING + _SEASONS_REMOVED + IDENTITIES
"""What this part adds."""

_EVENING: Final = "coalesce((SELECT identity FROM identities WHERE kind = 'evening' AND number = evening), '')"
DERIVE_IDENTITIES: Final = (
    "INSERT INTO entry_identities SELECT origin, number, derived_identity('entry', number, min(made), "
    f"{_EVENING.replace('number = evening', 'number = origin')} || min(payer) || ' ' || min(amount)) "
    "FROM postings WHERE source = 'hand' AND generation = 1 AND reversal = 0 GROUP BY origin, number "
    "ON CONFLICT (evening, number) DO UPDATE SET identity = excluded.identity;\n",
    "INSERT INTO event_identities SELECT evening, evening_events.number, derived_identity('event', "
    f"evening_events.number, {_EVENING.replace('AND number', 'AND identities.number')}, kind || coalesce("
    "(SELECT identity FROM identities WHERE identities.kind = 'person' AND identities.number = person), '')) "
    "FROM evening_events WHERE true ON CONFLICT (evening, number) DO UPDATE SET identity = excluded.identity;\n",
)
"""Identities of rows of before; those of people and evenings are there."""
