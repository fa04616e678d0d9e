"""Acts as rows of the tables that pages read, unit by unit, and all of them."""

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from ludo.store.books.act import Act
from ludo.store.books.moved import TABLE
from ludo.store.books.project_entries import write_entry, write_play
from ludo.store.books.project_played import write_partie, write_sheet
from ludo.store.books.projecting import Projecting, Unit
from ludo.store.books.rows_kept import COLUMNS

_IN_ORDER: Final = (
    f"CREATE TEMP TABLE in_order AS SELECT {COLUMNS[TABLE]} FROM {TABLE} ORDER BY made, id",
    f"DELETE FROM {TABLE}",
    f"INSERT INTO {TABLE} ({COLUMNS[TABLE]}) SELECT * FROM in_order ORDER BY rowid",
    "DROP TABLE in_order",
)


class Projection(Projecting):
    """Rows that follow from acts, in an open file; what writes is called within a transaction."""

    def write(self, units: Iterable[Unit]) -> None:
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
        for unit in sorted(units, key=lambda unit: (order.index(unit.kind), self.standing.place(unit.name))):
            act = self.standing.acts.get(unit.name)
            if unit.kind in whole:
                whole[unit.kind]()
            elif act is not None:
                things[unit.kind](self, act)

    def rebuild(self) -> None:
        """Make all rows anew, entries in order of time."""
        self.write(self.everything())
        for statement in _IN_ORDER:
            self.connection.execute(statement)
