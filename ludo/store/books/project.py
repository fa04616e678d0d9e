"""Acts as rows of the tables that pages read, unit by unit, and all of them."""

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from ludo.nights.exchange import Progress, told, unseen
from ludo.store.books.act import Act
from ludo.store.books.moved import TABLE
from ludo.store.books.project_entries import write_entry, write_play
from ludo.store.books.project_money import counted_evenings, write_counts
from ludo.store.books.project_played import write_partie, write_sheet
from ludo.store.books.projecting import Projecting, Unit
from ludo.store.books.rows_kept import COLUMNS

_IN_ORDER: Final = (
    f"CREATE TEMP TABLE in_order AS SELECT {COLUMNS[TABLE]} FROM {TABLE} ORDER BY made, id",
    f"DELETE FROM {TABLE}",
    f"INSERT INTO {TABLE} ({COLUMNS[TABLE]}) SELECT * FROM in_order ORDER BY rowid",
    "DROP TABLE in_order",
)
_TABLES: Final = {"partie": ("sessions",), "sheet": ("sheets",), "play": ("sheets", "plays")}
"""By kind of a unit: where its evening stands."""


class Projection(Projecting):
    """Rows that follow from acts, in an open file; what writes is called within a transaction."""

    def write(self, units: Iterable[Unit], progress: Progress = unseen) -> None:
        """Make the rows of units anew; people last, for those are kept whom others name."""
        self.connection.execute("PRAGMA defer_foreign_keys = ON")
        whole = {"person": self.people, "distinct": self.distinct, "currency": self.currency}
        things: Mapping[str, Callable[[Projecting, Act], None]] = {
            "evening": Projecting.write_evening,
            "season": Projecting.write_season,
            "partie": write_partie,
            "sheet": write_sheet,
            "play": write_play,
            "entry": write_entry,
        }
        order = [*things, *whole]
        if self.taken_back():  # who may have been the last to be named
            units = {*units, Unit("person")}
        units = set(units)
        before, merged = self._evenings_of(units), self._merged()
        ordered = sorted(units, key=lambda unit: (order.index(unit.kind), self.standing.place(unit.name)))
        for unit in told(ordered, progress, 0, len(ordered)):
            act = self.standing.acts.get(unit.name)
            if unit.kind in whole:
                whole[unit.kind]()
            elif act is not None:
                things[unit.kind](self, act)
        counted = counted_evenings(self.connection) | before
        write_counts(self, counted if merged != self._merged() else counted & (before | self._evenings_of(units)))

    def _evenings_of(self, units: Iterable[Unit]) -> set[int]:
        """Return the evenings at which units move chips, as the rows are now."""
        found: set[int] = set()
        for kind, name in units:
            act = self.standing.acts.get(name)
            if act is not None and (kind == "entry" or kind == "evening"):
                evening = self.standing.current(act.text("evening") if kind == "entry" else name)
                found.add(self.numbers.find("evening", evening) or 0)
            for table in _TABLES.get(kind, ()):
                number = self.numbers.find("session" if kind == "partie" else table.removesuffix("s"), name)
                query = f"SELECT evening FROM {table} WHERE id = ? AND evening IS NOT NULL"
                found.update(int(evening) for (evening,) in self.connection.execute(query, (number,)))
        return found

    def _merged(self) -> list[tuple[int, int]]:
        query = "SELECT id, merged_into FROM people WHERE merged_into IS NOT NULL ORDER BY id"
        return self.connection.execute(query).fetchall()

    def rebuild(self, progress: Progress = unseen) -> None:
        """Make all rows anew, entries in order of time."""
        self.write(self.everything(), progress)
        for statement in _IN_ORDER:
            self.connection.execute(statement)
