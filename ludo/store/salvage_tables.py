"""Copies the tables of a damaged file without acts: `ludo.store.books.derive` makes acts of them."""

import sqlite3
from collections.abc import Iterable
from contextlib import suppress
from typing import Final

from ludo.store.books.moved import TABLE
from ludo.store.books.rows_kept import COLUMNS
from ludo.store.damaged import LOST, DamagedFile, Value
from ludo.store.salvage_parties import PartiesCopy
from ludo.store.salvage_target import SalvageTarget, as_dicts, json_or_nothing
from ludo.store.schema import EVENT_KINDS
from ludo.store.schema_books import DERIVE_IDENTITIES
from ludo.store.schema_sharing import DERIVE_IDENTITIES as DERIVE_MORE

_IDENTITIES: Final = {"identities": "kind", "entry_identities": "evening", "event_identities": "evening"}
"""Tables of what things are known by on other computers, and what their numbers belong to."""
_ELSEWHERE: Final = ("sessions", "chairs", "log", "settings", "acts", "blobs", *_IDENTITIES)
"""Tables that are copied with more care."""
_KINDS: Final = {
    "evenings": "evenings",
    "evening_events": "diary",
    "sheets": "sheets",
    "sheet_chairs": "sheets",
    "sheet_lines": "sheet-lines",
    "results": "results",
    "finished": "results",
    "hand_entries": "entries",
    "money": "entries",
    "counts": "entries",
    TABLE: "chips",
    "accounts": "chips",
    "people": "people",
    "retries": "retries",
}
"""What is missing where rows of a table are, as a kind of `ludo.store.notices.MISSING`."""
_COMPUTED: Final = ("reviews", "reviewed", "losses", "lucks")
"""What is missing of these is computed anew when somebody looks."""
_OF_REVIEWS: Final = ("losses", "retries")
"""What a review of a whole partie leaves behind; it does so once more where any of it is missing."""


def copy_tables(source: DamagedFile, target: SalvageTarget, parties: PartiesCopy) -> None:
    """Copy all tables, in an order that keeps references whole, with stand-ins for what rows refer to in vain."""
    order = [table for table in target.tables() if table in COLUMNS or table in ("accounts", "other_games", "removed")]
    early = [table for table in order if table in ("people", "evenings")]
    _copy(source, target, early)
    parties.copy()
    _copy(source, target, [table for table in order if table not in (*early, *_ELSEWHERE)])
    _copy_reviews(source, target)
    _mend(target)
    _copy_identities(source, target)


def copy_beside(source: DamagedFile, target: SalvageTarget) -> None:
    """Copy what belongs to parties and is in no acts, and what was set aside here."""
    _copy_reviews(source, target)
    _copy(source, target, ["set_aside"])


def _copy_reviews(source: DamagedFile, target: SalvageTarget) -> None:
    whole = _copy(source, target, [*_COMPUTED, "retries"])
    if not whole:
        target.connection.execute("DELETE FROM reviewed")


def _copy(source: DamagedFile, target: SalvageTarget, names: Iterable[str]) -> bool:
    """Copy tables; is nothing missing that a review leaves behind?"""
    whole = True
    for name in names:
        table = source.table(name)
        lost = [row for row in as_dicts(table.columns, table.rows) if not _row(target, name, row)]
        for row in lost:
            _miss(target, name, 1, row)
        if table.gaps and not lost:
            for gap in (row for rows in table.gaps for row in rows):
                _miss(target, name, 0, {} if gap is None else dict(zip(table.columns, gap, strict=True)))
        whole = whole and not (name in _OF_REVIEWS and (lost or table.gaps))
    return whole


def _miss(target: SalvageTarget, name: str, count: int, row: dict[str, Value]) -> None:
    if name not in _COMPUTED:
        target.miss(_KINDS.get(name, "other"), count, target.evening_of(row))


def _row(target: SalvageTarget, name: str, row: dict[str, Value]) -> bool:
    """Write a row of any table, with stand-ins for what it refers to; is it whole?"""
    if name in ("evenings", "sheets"):
        row = {**row, "options": json_or_nothing(row.get("options"))}
    if name in ("hand_entries", "taken_out", "money", "counts"):
        target.evening(row["evening"])
    if name == "evening_events" and row["kind"] not in EVENT_KINDS:
        return False
    if target.put(name, row):
        return LOST not in row.values()
    others = {
        reference.column: target.stand_in(reference, row.get(reference.column)) for reference in target.references[name]
    }
    if target.put(name, {**row, **others}):
        return True
    if name == "people":
        target.put(name, {"id": row["id"], "name": f"? {row['id']!r}", "computer": int(row.get("computer") == 1)})
    return False


def _mend(target: SalvageTarget) -> None:
    """Take out results of what goes on or is lost; add the beginning of each evening that has none."""
    connection = target.connection
    for table in ("finished", "results"):
        connection.execute(
            f"DELETE FROM {table} WHERE source = 'session' AND origin NOT IN (SELECT id FROM sessions WHERE over = 1) "
            "OR source = 'sheet' AND origin NOT IN (SELECT id FROM sheets) "
            "OR source = 'play' AND origin NOT IN (SELECT id FROM plays)"
        )
    now = str(connection.execute("SELECT max(changed) FROM sessions").fetchone()[0] or "1970-01-01T00:00:00+00:00")
    begun = connection.execute(
        "INSERT INTO evening_events (evening, number, kind, moment) "
        "SELECT id, 1, 'started', coalesce((SELECT min(moment) FROM evening_events WHERE evening = id), "
        "(SELECT min(started) FROM (SELECT started FROM sessions WHERE evening = evenings.id "
        "UNION ALL SELECT started FROM sheets WHERE evening = evenings.id)), ?) FROM evenings "
        "WHERE NOT EXISTS (SELECT 1 FROM evening_events WHERE evening = id AND number = 1) RETURNING evening",
        (now,),
    ).fetchall()
    for (evening,) in begun:
        target.miss("diary", evening=evening)


def _copy_identities(source: DamagedFile, target: SalvageTarget) -> None:
    """Restore the identities that things had, else those that other copies of the file derive for them."""
    for statement in (*DERIVE_IDENTITIES, *DERIVE_MORE):
        target.connection.execute(statement)
    for name, owner in _IDENTITIES.items():
        known = f"UPDATE {name} SET identity = ? WHERE {owner} = ? AND number = ?"
        of_each = {row[1:]: row for row in reversed(source.table(name).select("identity", owner, "number"))}
        for row in of_each.values():  # the first of each, as of rows of any table
            with suppress(sqlite3.IntegrityError, OverflowError, sqlite3.ProgrammingError):
                target.connection.execute(known, row)
