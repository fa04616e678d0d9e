"""Columns of a table, told by the text that makes it, although bytes of that text may be wrong."""

import sqlite3
from collections.abc import Mapping
from contextlib import closing
from functools import cache
from typing import Final, NamedTuple

from ludo.store.connections import register_functions
from ludo.store.damaged_pages import Value
from ludo.store.schema import MIGRATIONS, SCHEMA, SCHEMA_2, VERSION

_ALIKE: Final = 8
"""At least one of so many letters has to be another before two texts make different tables."""


class Shape(NamedTuple):
    """The columns of a table in the order in which its rows are kept, and what stands where a row has no value yet.

    numbered: the rows have a number, which is the first column. keys: so many columns tell rows apart.
    """

    columns: tuple[str, ...]
    defaults: Mapping[str, Value]
    numbered: bool
    keys: int = 1


class Made(NamedTuple):
    """A table or index, and the shape of a table."""

    name: str
    shape: Shape | None


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


def made_by(name: str, sql: str) -> Made:
    """Return what a text makes; `name`: what it is said to make.

    A text that is not one of ours is taken for the one that it is most like.
    """
    known = _texts()
    if sql in known:
        return known[sql]
    like = [(sum(map(str.__ne__, text, sql)), text) for text in known if len(text) == len(sql)]
    differences, text = min(like, default=(len(sql), ""))
    if differences * _ALIKE <= len(sql):
        return known[text]
    with closing(sqlite3.connect(":memory:")) as scratch:
        try:
            if sql.upper().startswith("CREATE TABLE"):
                scratch.execute(sql)
            shape = shape_of(scratch, name)
        except sqlite3.Error:
            shape = None
    return Made(name, shape)


@cache
def _texts() -> Mapping[str, Made]:
    """Return what each text makes that a file of this version or the four before may hold."""
    found: dict[str, Made] = {}
    with closing(sqlite3.connect(":memory:")) as old, closing(sqlite3.connect(":memory:")) as new:
        for connection, scripts in ((old, [SCHEMA_2, *(MIGRATIONS[at] for at in range(2, VERSION))]), (new, [SCHEMA])):
            register_functions(connection)
            for script in scripts:
                connection.executescript(script)
                found |= _made(connection)
    return found


def _made(connection: sqlite3.Connection) -> Mapping[str, Made]:
    query = "SELECT name, type, sql FROM sqlite_master WHERE rootpage > 0 AND sql IS NOT NULL"
    return {
        sql: Made(name, shape_of(connection, name) if kind == "table" else None)
        for name, kind, sql in connection.execute(query).fetchall()
    }


__all__ = ["Made", "Shape", "made_by", "shape_of"]
