"""Version 8 of the file: the log of acts. Tables that follow from it may be written again at any time."""

from typing import Final

from ludo.store.books.moved import TABLE as MOVED

TABLES: Final = """
CREATE TABLE acts (
    position INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    line TEXT NOT NULL
) STRICT;
CREATE TABLE act_refs (of INTEGER NOT NULL, act INTEGER NOT NULL, PRIMARY KEY (of, act)) STRICT, WITHOUT ROWID;
CREATE TABLE act_order (
    position INTEGER PRIMARY KEY,
    milliseconds INTEGER NOT NULL,
    counter INTEGER NOT NULL,
    is_end INTEGER NOT NULL
) STRICT;
CREATE TABLE set_aside (id TEXT PRIMARY KEY, line TEXT NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE blobs (digest TEXT PRIMARY KEY, content BLOB) STRICT, WITHOUT ROWID;
CREATE TRIGGER acts_no_update BEFORE UPDATE ON acts BEGIN SELECT RAISE(ABORT, 'acts is append-only'); END;
CREATE TRIGGER acts_no_delete BEFORE DELETE ON acts WHEN OLD.id NOT IN (SELECT id FROM set_aside)
BEGIN SELECT RAISE(ABORT, 'acts is append-only'); END;
"""
"""acts: lines as `ludo.store.books.act.read_act` reads them, in the order in which they came to this file. act_refs,
act_order: see `ludo.store.books.needed`. set_aside: those that came with a merge that was undone here. blobs: pictures
by digest and texts by token (`ludo.store.books.act.Text`), NULL where they are forgotten."""

_FOLLOW: Final = ("people", "evenings", "sessions", "sheets", "other_games", "plays", "seasons")
_ROWS_THAT_STAYED: Final = tuple(
    f"{table}_no_{event}"
    for table in (MOVED, "sheet_lines", "hand_entries")
    for event in ("update", "delete", "replace")
)
_DROPPED: Final = (
    *_ROWS_THAT_STAYED,
    *(f"{table}_no_identity" for table in _FOLLOW),
    f"{MOVED}_one_generation",
    f"{MOVED}_reversal",
    "evening_events_no_identity",
    "evenings_removed",
    "seasons_removed",
)

FROM_7: Final = TABLES + "".join(f"DROP TRIGGER {name};\n" for name in _DROPPED)
"""Brings the tables of a file of version 7 to version 8; `ludo.store.books.log.write_log` writes the acts."""
