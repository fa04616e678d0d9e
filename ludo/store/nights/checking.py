"""The books made anew from their acts, and where they differed."""

import sqlite3
from collections import Counter
from collections.abc import Mapping
from typing import Final

from ludo.nights.acts import Checked
from ludo.store.books.check import snapshot
from ludo.store.books.log import read_log, rebuild
from ludo.store.books.standing import Standing
from ludo.store.copies import write_copy
from ludo.store.errors import translated_errors
from ludo.store.files import beside
from ludo.store.merging.balances import balances, balances_that_change
from ludo.store.tables import FileTable

_SUBJECTS: Final[Mapping[str, str]] = {
    "distinct_people": "people",
    "evening_events": "evenings",
    "sessions": "parties",
    "chairs": "parties",
    "plays": "parties",
    "play_chairs": "parties",
    "other_games": "parties",
    "sheet_chairs": "sheets",
    "sheet_lines": "sheets",
    "chair_changes": "sheets",
    "finished": "results",
    "annulled": "results",
    "outside": "results",
    "taken_out": "results",
    "hand_entries": "entries",
    "money": "entries",
    "counts": "entries",
    "chips": "entries",
    "currency": "seasons",
}
"""By table: what its rows are to people, where that is not its name."""


class _Differs(Exception):
    """Ends a transaction before anything that differs is written: the file is to be kept first."""


class CheckingTable(FileTable):
    """A check of the books."""

    def check(self) -> Checked:
        """Make everything that follows from the acts anew. Where it differs, the file as it was is kept beside it."""
        database = self._database
        try:
            with database.transaction() as connection:
                found = _anew(connection)
                if found.differed:
                    raise _Differs
                return found
        except _Differs:
            kept = beside(database.path, "before-check", database.clock) if database.saving else None
            if kept is not None:
                with translated_errors(kept):
                    write_copy(database.connection, kept)
        with database.transaction() as connection:
            return _anew(connection)._replace(kept=kept)


def _anew(connection: sqlite3.Connection) -> Checked:
    """Make all rows anew; where they differ now."""
    before, held, acts = snapshot(connection), balances(connection), read_log(connection)
    rebuild(connection, Standing(acts))
    after = snapshot(connection)
    differed = Counter[str]()
    for table, rows in before.items():
        if table != "balances":
            differed[_SUBJECTS.get(table, table)] += max(len(rows - after[table]), len(after[table] - rows))
    return Checked(len(acts), +differed, balances_that_change(held, connection))
