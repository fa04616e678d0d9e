"""Copies what can still be read of game nights out of a damaged file.

What refers to something that cannot be read is kept with a stand-in for it, so that no evening, sheet or posting that
can be read is lost. Tables that need no care of their own are copied as they are.
"""

import sqlite3
from collections import defaultdict
from contextlib import suppress
from typing import Final

from ludo.store.damaged import LOST, DamagedFile, Table, Value
from ludo.store.rows import RowError, named_values
from ludo.store.salvage_target import SalvageTarget, as_dicts
from ludo.store.schema import EVENT_KINDS
from ludo.store.schema_books import DERIVE_IDENTITIES
from ludo.store.schema_sharing import DERIVE_IDENTITIES as DERIVE_MORE

_ELSEWHERE: Final = (
    "people", "sessions", "chairs", "log", "accounts", "postings", "settings", "evenings", "sheets", "identities",
    "entry_identities", "event_identities",
)  # fmt: skip
"""Tables that are copied with more care."""
KINDS: Final = {
    "evenings": "evenings",
    "evening_events": "diary",
    "sheets": "sheets",
    "sheet_chairs": "sheets",
    "sheet_lines": "sheet-lines",
    "results": "results",
    "finished": "results",
    "hand_entries": "entries",
    "retries": "retries",
}
"""What is missing where rows of a table are, as a kind of `ludo.store.notices.MISSING`."""
_COUNTED_LATER: Final = ("results", "finished")
"""What is missing of these is known when all has been worked out again that can be."""
_COMPUTED: Final = ("reviews", "reviewed", "losses", "lucks")
"""What is missing of these is computed anew when somebody looks."""
_OF_REVIEWS: Final = ("losses", "retries")
"""What a review of a whole partie leaves behind; it does so once more where any of it is missing."""
_IDENTITIES: Final = {"identities": "kind", "entry_identities": "evening", "event_identities": "evening"}
"""Tables of what things are known by on other computers, and what their numbers belong to."""
_NUMBERED: Final = {"evening_events": ("evening", 1), "sheet_chairs": ("sheet", 0), "sheet_lines": ("sheet", 1)}
"""Tables whose rows are numbered within something, from which number on."""
_PLACES: Final = {"evening_events": "number", "sheet_chairs": "chair", "sheet_lines": "number"}


class NightsCopy:
    """Evenings, sheets and results. holed: sheets of which lines or people are missing."""

    def __init__(self, source: DamagedFile, target: SalvageTarget) -> None:
        self._source = source
        self._target = target
        self.holed: set[int] = set()
        self._review_again = False

    def evenings(self) -> None:
        """Copy the evenings."""
        table = self._source.table("evenings")
        for row in as_dicts(table.columns, table.rows):
            if not self._target.put("evenings", {**row, "options": _json_or_nothing(row.get("options"))}):
                self._target.evening(row["id"])
            elif LOST in row.values():
                self._target.miss("evenings", evening=_number(row["id"]))
        self._note_gaps("evenings", table, 0)

    def sheets(self) -> None:
        """Copy the score sheets."""
        table = self._source.table("sheets")
        for row in as_dicts(table.columns, table.rows):
            row = {**row, "evening": self._target.evening(row["evening"]), "options": _json_or_nothing(row["options"])}
            if not self._target.put("sheets", row):
                self._target.miss("sheets", evening=_number(row["evening"]))
        known = {number for name in ("sheet_chairs", "sheet_lines", "accounts") for number in self._sheets_of(name)}
        for sheet in sorted(number for number in known if not self._target.has("sheets", number)):
            self._stand_in(sheet)
        self._note_gaps("sheets", table, 0)

    def _sheets_of(self, name: str) -> list[int]:
        numbers = [number for (number,) in self._source.table(name).select("sheet")]
        return [number for number in numbers if isinstance(number, int) and 0 < number < 1 << 31]

    def _stand_in(self, sheet: int) -> None:
        """Keep who sat at a score sheet that could not be read, its lines, and its chips and results."""
        when = self._target.connection.execute("SELECT max(changed) FROM sheets").fetchone()[0] or self._target.now()
        evening = self._target.evening(self.evening_of("sheets", sheet))
        row = {
            "id": sheet,
            "evening": evening,
            "game": "?",
            "options": "{}",
            "started": when,
            "changed": when,
            "over": 1,
        }
        self._target.put("sheets", row)
        self._target.miss("sheets", evening=evening)
        self.holed.add(sheet)

    def evening_of(self, table: str, number: int) -> Value:
        """Return the evening of a session or sheet that could not be read, by the index of its table."""
        entries = self._source.index(f"{table}_by_evening")
        return next((row[0] for row in entries if len(row) == 2 and row[1] == number), None)

    def rest(self) -> None:
        """Copy what belongs to evenings, sheets and parties, once these are there."""
        for name in self._target.tables():
            if name not in _ELSEWHERE and not name.startswith("sqlite_"):
                self._table(name)
        if self._review_again:
            self._target.connection.execute("DELETE FROM reviewed")
        self._drop_what_is_not_over()
        self._mend_diaries()
        self._identities()

    def changed_chairs(self) -> set[int]:
        """Return the sheets at which people left or came: their lines alone do not say who got the chips."""
        return {sheet for (sheet,) in self._target.connection.execute("SELECT sheet FROM chair_changes")}

    def _identities(self) -> None:
        """Restore the identities that things had, else those that other copies of the file derive for them."""
        for statement in (*DERIVE_IDENTITIES, *DERIVE_MORE):
            self._target.connection.execute(statement)
        for name, owner in _IDENTITIES.items():
            known = f"UPDATE {name} SET identity = ? WHERE {owner} = ? AND number = ?"
            of_each = {row[1:]: row for row in reversed(self._source.table(name).select("identity", owner, "number"))}
            for row in of_each.values():  # the first of each, as of rows of any table
                with suppress(sqlite3.IntegrityError, OverflowError, sqlite3.ProgrammingError):
                    self._target.connection.execute(known, row)

    def _table(self, name: str) -> None:
        table = self._source.table(name)
        lost = 0
        seen: dict[int, set[int]] = defaultdict(set)
        for row in as_dicts(table.columns, table.rows):
            owner = row.get(_NUMBERED[name][0]) if name in _NUMBERED else None
            if not self._row(name, row):
                lost += 1
                self._miss(name, 1, self._target.evening_of(row))
            elif isinstance(owner, int):
                place = row[_PLACES[name]]
                seen[owner].add(place if isinstance(place, int) else 0)
        lost += sum(self._missing_places(name, owner, places) for owner, places in seen.items())
        self._note_gaps(name, table, lost)
        self._review_again |= name in _OF_REVIEWS and bool(lost or table.gaps)

    def _missing_places(self, name: str, owner: int, seen: set[int]) -> int:
        """Return how many numbers are missing among those of the rows that belong together."""
        column, first = _NUMBERED[name]
        missing = max(0, max(seen) - first + 1 - len(seen))
        if missing:
            self._miss(name, missing, self._target.evening_of({column: owner}))
            if column == "sheet":
                self.holed.add(owner)
        return missing

    def _note_gaps(self, name: str, table: Table, lost: int) -> None:
        """Note where rows of a table could not be read, whether or not it is known how many."""
        for gap in table.gaps:
            for row in gap:
                values = dict(zip(table.columns, row, strict=True)) if row is not None else {}
                sheet = values.get("sheet")
                if isinstance(sheet, int):
                    self.holed.add(sheet)
                if not lost:
                    self._miss(name, 0, self._target.evening_of(values))

    def _miss(self, name: str, count: int, evening: int | None) -> None:
        if name not in (*_COUNTED_LATER, *_COMPUTED):
            self._target.miss(KINDS.get(name, "other"), count, evening)

    def _row(self, name: str, row: dict[str, Value]) -> bool:
        """Write a row of any table, with stand-ins for what it refers to."""
        if name in ("hand_entries", "taken_out"):
            self._target.evening(row["evening"])
        if name == "evening_events" and row["kind"] not in EVENT_KINDS:
            return False
        if self._target.put(name, row):
            return LOST not in row.values()
        others = {
            reference.column: self._target.stand_in(reference, row.get(reference.column))
            for reference in self._target.references[name]
        }
        return self._target.put(name, {**row, **others})

    def _drop_what_is_not_over(self) -> None:
        """A partie that goes on, or is lost, has no result."""
        for table in ("finished", "results"):
            self._target.connection.execute(
                f"DELETE FROM {table} WHERE "
                "source = 'session' AND origin NOT IN (SELECT id FROM sessions WHERE over = 1) "
                "OR source = 'sheet' AND origin NOT IN (SELECT id FROM sheets) "
                "OR source = 'play' AND origin NOT IN (SELECT id FROM plays)"
            )

    def _mend_diaries(self) -> None:
        """Add what diaries lack: the beginning of each evening, and its end if it was closed."""
        connection = self._target.connection
        now = str(connection.execute("SELECT max(changed) FROM sessions").fetchone()[0] or "1970-01-01T00:00:00+00:00")
        begun = connection.execute(
            "INSERT INTO evening_events (evening, number, kind, moment) "
            "SELECT id, 1, 'started', coalesce("
            "(SELECT min(moment) FROM evening_events WHERE evening = id), "
            "(SELECT min(started) FROM (SELECT started FROM sessions WHERE evening = evenings.id "
            "UNION ALL SELECT started FROM sheets WHERE evening = evenings.id)), ?) FROM evenings "
            "WHERE NOT EXISTS (SELECT 1 FROM evening_events WHERE evening = id AND number = 1) RETURNING evening",
            (now,),
        ).fetchall()
        closed = connection.execute(
            "INSERT INTO evening_events (evening, number, kind, moment) "
            "SELECT id, (SELECT max(number) + 1 FROM evening_events WHERE evening = id), 'closed', "
            "(SELECT max(moment) FROM evening_events WHERE evening = id) FROM evenings WHERE closed = 1 "
            "AND coalesce((SELECT kind FROM evening_events WHERE evening = id AND kind IN ('closed', 'reopened') "
            "ORDER BY number DESC LIMIT 1), '') <> 'closed' RETURNING evening"
        ).fetchall()
        for (evening,) in begun + closed:
            self._target.miss("diary", evening=evening)
        connection.execute(
            "UPDATE evenings SET closed = coalesce((SELECT kind FROM evening_events WHERE evening = id "
            "AND kind IN ('closed', 'reopened') ORDER BY number DESC LIMIT 1), '') = 'closed'"
        )


def _number(value: Value) -> int | None:
    return value if isinstance(value, int) else None


def _json_or_nothing(value: Value) -> Value:
    """Return a text that holds named values as it is, else one that holds none."""
    try:
        named_values(value)
    except RowError:
        return "{}"
    return value
