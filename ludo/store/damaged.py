"""A damaged file, read as far as that goes: its tables, each with what could be read and where rows are missing.

The damaged file itself is only read, into memory, and never touched.
"""

import sqlite3
from collections.abc import Mapping, Sequence
from contextlib import closing
from functools import cached_property
from pathlib import Path
from typing import Final, NamedTuple, Self

from ludo.store import wal
from ludo.store.files import WAL, companion
from ludo.store.notices import Progress, unseen
from ludo.store.pages import LOST, Pages, Row, Tree, Value, neighbours
from ludo.store.schema import SCHEMA

_MASTER: Final = 1
"""The page where the list of tables begins."""
_PAGES_ALIVE: Final = 50
"""Pages between two signs of life."""


class Shape(NamedTuple):
    """The columns of a table in the order in which its rows are kept, and what stands where a row has no value yet.

    numbered: the rows have a number, which is the first column. keys: so many columns tell rows apart.
    """

    columns: tuple[str, ...]
    defaults: Mapping[str, Value]
    numbered: bool
    keys: int = 1


class Table(NamedTuple):
    """What could be read of a table. gaps: the rows before and after each place where something could not be read."""

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
        self._roots = self._find_tables(content)
        shape = self._shapes.get("sessions")
        self.version = 0 if shape is None else 2 if "log_sum" in shape.columns else 1

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._roots = {}

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
                case (_, "table" | "index", str(name), str(), int(root), sql) if root > 0:
                    roots[name] = root
                    if row[1] == "table" and isinstance(sql, str):
                        self._learn(name, sql)
                case _:
                    continue
        if master.gaps and not self._is_old(roots):
            taken = set(roots.values())
            for name, (root, shape) in self._model.items():
                if name not in roots and root not in taken:
                    roots[name] = root
                if shape is not None:
                    self._shapes.setdefault(name, shape)
        return roots

    def _is_old(self, roots: Mapping[str, int]) -> bool:
        """Is it a file of version 1, which a new file tells nothing of?"""
        return "entries" in roots or "settlements" in roots

    def _learn(self, name: str, sql: str) -> None:
        with closing(sqlite3.connect(":memory:")) as scratch:
            try:
                if sql.upper().startswith("CREATE TABLE"):
                    scratch.execute(sql)
                shape = shape_of(scratch, name)
            except sqlite3.Error:
                shape = None
        known = self._model[name][1] if name in self._model else None
        if shape or known:
            self._shapes[name] = shape or known or Shape((), {}, False)

    @cached_property
    def _model(self) -> Mapping[str, tuple[int, Shape | None]]:
        """Where tables and indexes begin in a new file, and what rows of tables hold."""
        with closing(sqlite3.connect(":memory:")) as model:
            model.executescript(SCHEMA)
            query = "SELECT name, rootpage, type FROM sqlite_master WHERE rootpage > 0"
            return {
                name: (root, shape_of(model, name) if kind == "table" else None)
                for name, root, kind in model.execute(query).fetchall()
            }

    def has(self, name: str) -> bool:
        """Is there a table with this name?"""
        return name in self._roots and name in self._shapes

    def table(self, name: str) -> Table:
        """Return all of a table that can be read."""
        if not self.has(name):
            return NOTHING
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

    def index(self, name: str) -> list[Row]:
        """Return the entries of an index: its columns, then those that lead to the row."""
        return self._pages.tree(self._roots[name], numbered=False).rows if name in self._roots else []


def shape_of(connection: sqlite3.Connection, table: str) -> Shape | None:
    """Return what the rows of a table hold, None if there is none with this name."""
    info = connection.execute(f'PRAGMA table_info("{table}")').fetchall()
    if not info:
        return None
    (sql,) = connection.execute("SELECT sql FROM sqlite_master WHERE name = ?", (table,)).fetchone()
    names = [str(name) for _, name, *_ in info]
    key = [str(row[1]) for row in sorted(info, key=lambda row: int(row[5])) if row[5]]
    numbered = "WITHOUT ROWID" not in str(sql).upper()
    if not numbered:
        names = [*key, *(name for name in names if name not in key)]
    defaults: dict[str, Value] = {}
    for _, name, _, needed, default, *_ in info:
        if default is not None:
            (defaults[name],) = connection.execute(f"SELECT {default}").fetchone()
        elif not needed:
            defaults[name] = None
    return Shape(tuple(names), defaults, numbered, 1 if numbered else len(key))


def _misplaced_last(rows: list[Row], keys: int) -> list[Row]:
    """Return rows with those at the end whose key is not between those of their neighbours: it is damaged."""
    order = [tuple((value is not None, type(value).__name__, value) for value in row[:keys]) for row in rows]
    wrong = set()
    for place in range(1, len(rows) - 1):
        before, key, after = order[place - 1 : place + 2]
        if _less(before, after) and not (_less(before, key) and _less(key, after)):
            wrong.add(place)
    return [row for place, row in enumerate(rows) if place not in wrong] + [rows[place] for place in sorted(wrong)]


def _less(one: tuple[object, ...], other: tuple[object, ...]) -> bool:
    return one < other


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


__all__ = ["LOST", "NOTHING", "DamagedFile", "Row", "Shape", "Table", "Value", "shape_of"]
