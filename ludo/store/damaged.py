"""A damaged file, read as far as that goes: its tables, each with what could be read and where rows are missing.

The damaged file itself is only read, into memory, and never touched.
"""

import sqlite3
from bisect import bisect_left
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any, Final, NamedTuple, Self, TypeAlias

from ludo.store import wal
from ludo.store.damaged_pages import LOST, Pages, Row, Tree, Value, neighbours
from ludo.store.files import WAL, companion
from ludo.store.notices import Progress, unseen
from ludo.store.schema import SCHEMA
from ludo.store.table_shapes import Made, Shape, made_by, shape_of

_MASTER: Final = 1
"""The page where the list of tables begins."""
_PAGES_ALIVE: Final = 50
"""Pages between two signs of life."""
_Key: TypeAlias = tuple[tuple[bool, str, Any], ...]
"""The key of a row, so that any two can be compared."""


class Table(NamedTuple):
    """The rows of a table that could be read. gaps: the rows before and after each place where something could not."""

    columns: tuple[str, ...]
    rows: Sequence[Row]
    gaps: Sequence[tuple[Row | None, Row | None]]

    def select(self, *columns: str) -> list[Row]:
        """Return some columns of all rows; one that the table does not have is None."""
        places = [self.columns.index(column) if column in self.columns else None for column in columns]
        return [tuple(None if place is None else row[place] for place in places) for row in self.rows]


NOTHING: Final = Table((), (), ())


class DamagedFile:
    """A damaged file, in memory. `version` is that of its tables (2: or later), 0 where there are none of ours."""

    def __init__(self, path: Path, progress: Progress = unseen) -> None:
        self.progress = progress
        self.done = self.all = 0
        """How many sessions have been dealt with, of how many."""
        self._read = 0
        content = wal.image(path, companion(path, WAL))
        self._pages = Pages(content, self._alive)
        self._shapes: dict[str, Shape] = {}
        self._tables: dict[str, Table] = {}
        self._roots = self._find_tables(content)
        shape = self._shapes.get("sessions")
        self.version = 0 if shape is None else 2 if "log_sum" in shape.columns else 1

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._roots, self._tables = {}, {}

    def show(self, done: int) -> None:
        """Show how many sessions have been dealt with."""
        self.done = done
        self.progress(self.done, self.all)

    def _alive(self) -> None:
        self._read += 1
        if self._read % _PAGES_ALIVE == 0:
            self.progress(self.done, self.all)

    def _find_tables(self, content: bytes | bytearray) -> dict[str, int]:
        """Return where tables and indexes begin; where the list of them is damaged, where they do in a new file."""
        roots: dict[str, int] = {}
        master = self._pages.tree(_MASTER, numbered=True) if content else Tree([], [])
        for row in master.rows:
            match row:
                case (_, _, name, str(), int(root), sql) if root > 0:
                    roots[self._learn(str(name), sql)] = root
                case _:
                    continue
        if master.gaps and "entries" not in roots and "settlements" not in roots:  # version 1 is like no new file
            taken = set(roots.values())
            for name, (root, shape) in _model().items():
                if name not in roots and root not in taken:
                    roots[name] = root
                if shape is not None:
                    self._shapes.setdefault(name, shape)
        return roots

    def _learn(self, name: str, sql: Value) -> str:
        """Note what the rows of an entry of the list of tables hold; return its name, which the text knows best."""
        made = made_by(name, sql) if isinstance(sql, str) else Made(name, None)
        _, known = _model().get(made.name, (0, None))
        shape = made.shape or known
        if shape is not None:
            self._shapes[made.name] = shape
        return made.name

    def has(self, name: str) -> bool:
        """Is there a table with this name?"""
        return name in self._roots and name in self._shapes

    def table(self, name: str) -> Table:
        """Return all of a table that can be read."""
        if not self.has(name):
            return NOTHING
        if name not in self._tables:
            self._tables[name] = self._read_table(name)
        return self._tables[name]

    def _read_table(self, name: str) -> Table:
        shape = self._shapes[name]
        tree = self._pages.tree(self._roots[name], numbered=shape.numbered)
        rows: list[Row] = []
        gaps: list[int] = []
        places = dict.fromkeys(tree.gaps)
        for place, row in enumerate(tree.rows):
            if place in places:
                gaps.append(len(rows))
            whole = _complete(row, shape)
            if whole is None:
                gaps.append(len(rows))
            else:
                rows.append(whole)
        if len(tree.rows) in places:
            gaps.append(len(rows))
        beside = neighbours(Tree(rows, gaps))
        return Table(shape.columns, _misplaced_last(rows, shape.keys), beside)

    def scattered(self) -> Iterator[Row]:
        """Yield all records with a number, of whatever table, also of pages to which nothing leads any more."""
        return self._pages.scattered()

    def index(self, name: str) -> list[Row]:
        """Return the entries of an index: its columns, then those that lead to the row."""
        return self._pages.tree(self._roots[name], numbered=False).rows if name in self._roots else []


def _misplaced_last(rows: list[Row], keys: int) -> list[Row]:
    """Return rows with those at the end whose keys break the order of the others: they are damaged."""
    order = [tuple((value is not None, type(value).__name__, value) for value in row[:keys]) for row in rows]
    if all(one < other for one, other in pairwise(order)):
        return rows
    right = set(_longest_rise(order))
    for place in sorted(right - {0}):
        if place - 1 not in right and order[place - 1] == order[place]:
            before = max((other for other in right if other < place), default=None)
            if _follows(None if before is None else rows[before][:keys], rows[place][:keys]):
                right ^= {place - 1, place}
    wrong = [row for place, row in enumerate(rows) if place not in right]
    return [rows[place] for place in sorted(right)] + wrong


def _longest_rise(order: Sequence[_Key]) -> list[int]:
    """Return the places of the longest series in which each is more than the one before."""
    ends: list[_Key] = []
    places: list[int] = []
    before: list[int | None] = []
    for place, key in enumerate(order):
        length = bisect_left(ends, key)
        before.append(places[length - 1] if length else None)
        ends[length : length + 1] = [key]
        places[length : length + 1] = [place]
    found = []
    at = places[-1] if places else None
    while at is not None:
        found.append(at)
        at = before[at]
    return found[::-1]


def _follows(one: Row | None, other: Row) -> bool:
    """Does a key come right after another one?"""
    *group, number = other
    if one is None or list(one[:-1]) != group:
        return number in (0, 1)
    return isinstance(number, int) and one[-1] == number - 1


def _complete(row: Row, shape: Shape) -> Row | None:
    """Return a row with all its columns; None if it belongs to another table.

    A column that was added later has its default where a row is older. What is lost of a row stays `LOST`.
    """
    if shape.numbered:
        row = (row[0], *row[2:])  # the number is kept apart, and not among the values
    missing = shape.columns[len(row) :]
    if not row or len(row) > len(shape.columns) or any(name not in shape.defaults for name in missing):
        return None
    return (*row, *(shape.defaults[name] for name in missing))


@cache
def _model() -> Mapping[str, tuple[int, Shape | None]]:
    """Return where tables and indexes begin in a new file, and what rows of tables hold."""
    with closing(sqlite3.connect(":memory:")) as model:
        model.executescript(SCHEMA)
        query = "SELECT name, rootpage, type FROM sqlite_master WHERE rootpage > 0"
        return {
            name: (root, shape_of(model, name) if kind == "table" else None)
            for name, root, kind in model.execute(query).fetchall()
        }


__all__ = ["LOST", "NOTHING", "DamagedFile", "Row", "Table", "Value"]
