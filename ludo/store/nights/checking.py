"""The books made anew from their acts, and where they differed."""

import sqlite3
from collections import Counter
from collections.abc import Mapping
from typing import Final

from ludo.nights.acts import Checked
from ludo.nights.exchange import Progress, part_of, unseen
from ludo.store.books.check import snapshot
from ludo.store.books.log import read_log, rebuild
from ludo.store.books.standing import Standing
from ludo.store.copies import write_copy
from ludo.store.errors import translated_errors
from ludo.store.files import beside
from ludo.store.merging.balances import balances, balances_that_change
from ludo.store.nights.imported import at_last
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

    def check(self, progress: Progress = unseen) -> Checked:
        """Make everything that follows from the acts anew. Where it differs, the file as it was is kept beside it.

        Nothing is changed where `progress` ends it.
        """
        database = self._database

        def compare(tell: Progress) -> Checked:
            found = _anew(database.connection, tell)
            if found.differed:
                raise _Differs
            return found

        try:
            return at_last(database, progress, compare)
        except _Differs:
            kept = beside(database.path, "before-check", database.clock) if database.saving else None
            if kept is not None:
                with translated_errors(kept):
                    write_copy(database.connection, kept)
        return at_last(database, progress, lambda tell: _anew(database.connection, tell))._replace(kept=kept)


def _anew(connection: sqlite3.Connection, progress: Progress) -> Checked:
    """Make all rows anew; where they differ now."""
    before, held = snapshot(connection, part_of(progress, 0, 10)), balances(connection)
    acts = read_log(connection, progress=part_of(progress, 10, 25))
    rebuild(connection, Standing(acts), progress=part_of(progress, 40, 80))
    after = snapshot(connection, part_of(progress, 90, 100))
    differed = Counter[str]()
    for table, rows in before.items():
        if table != "balances":
            differed[_SUBJECTS.get(table, table)] += max(len(rows - after[table]), len(after[table] - rows))
    return Checked(len(acts), +differed, balances_that_change(held, connection))
