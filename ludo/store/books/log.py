"""The log of acts in a file: read, written, and made for a file of before."""

import sqlite3
from collections.abc import Sequence

from ludo.nights.exchange import Progress, told, unseen
from ludo.store.books.act import TOKEN, Act, Text, act_text, read_act, with_texts
from ludo.store.books.check import differences, snapshot
from ludo.store.books.derive import derive
from ludo.store.books.deriving import Derived
from ludo.store.books.needed import texts_of, write_order, write_refs
from ludo.store.books.project import Projection
from ludo.store.books.rows_kept import COLUMNS
from ludo.store.books.standing import Standing
from ludo.store.shown_texts import clean_texts


class NotAlike(Exception):
    """Acts do not come to what the tables say; says where, for the log of the program."""


def read_log(connection: sqlite3.Connection, after: int = 0, progress: Progress = unseen) -> list[Act]:
    """Return the acts of a file that came after a position, in the order in which they came."""
    rows = connection.execute("SELECT line FROM acts WHERE position > ? ORDER BY position", (after,)).fetchall()
    texts = texts_of(connection)
    return [with_texts(read_act(line), texts) for (line,) in told(rows, progress, 0, len(rows))]


def append(connection: sqlite3.Connection, acts: Sequence[Act]) -> None:
    """Write acts that are not there yet, and their texts; within a transaction."""
    rows = [(act.id, act_text(act)) for act in acts]
    connection.executemany("INSERT INTO acts (id, line) VALUES (?, ?) ON CONFLICT DO NOTHING", rows)
    texts = [value for act in acts for value in act.body.values() if isinstance(value, Text)]
    apart = [(text.token, None if text.forgotten else text.encode()) for text in texts]
    connection.executemany("INSERT INTO blobs VALUES (?, ?) ON CONFLICT DO NOTHING", apart)
    write_refs(connection, acts)


def last_position(connection: sqlite3.Connection) -> tuple[int, str]:
    """Return the position and id of the last act, zero and nothing of an empty log."""
    found = connection.execute("SELECT position, id FROM acts ORDER BY position DESC LIMIT 1").fetchone()
    return (0, "") if found is None else (int(found[0]), str(found[1]))


def write_log(connection: sqlite3.Connection) -> None:
    """Make the log of a file of before; within a transaction. Raises NotAlike if it would say anything else."""
    clean_texts(connection)
    before = snapshot(connection)
    take_tables(connection)
    differ = differences(before, snapshot(connection))
    if differ:
        raise NotAlike("; ".join(differ[:20]))


def take_tables(connection: sqlite3.Connection) -> None:
    """Make the log of what the tables say, where there is none; within a transaction."""
    derived = derive(connection)
    connection.execute("DELETE FROM blobs WHERE digest >= ?", (TOKEN,))
    append(connection, derived.acts)
    blobs = derived.blobs.items()
    connection.executemany("INSERT INTO blobs VALUES (?, ?) ON CONFLICT DO NOTHING", blobs)
    name_things(connection, derived)
    rebuild(connection, Standing(derived.acts))


def name_things(connection: sqlite3.Connection, derived: Derived) -> None:
    """Keep which numbers stand for which acts."""
    connection.execute("DELETE FROM identities WHERE kind <> 'game'")
    connection.execute("DELETE FROM entry_identities")
    things = [(kind, number, act) for (kind, number), act in derived.things.items()]
    connection.executemany("INSERT INTO identities VALUES (?, ?, ?)", things)
    entries = [(evening, number, act) for (evening, number), act in derived.entries.items()]
    connection.executemany("INSERT INTO entry_identities VALUES (?, ?, ?)", entries)


def rebuild(
    connection: sqlite3.Connection, standing: Standing, kept: Sequence[str] = (), progress: Progress = unseen
) -> None:
    """Empty the tables that follow, and write them from acts alone. kept: tables that are left as they are."""
    write_order(connection, standing.order)
    connection.execute("PRAGMA defer_foreign_keys = ON")
    connection.execute("UPDATE sessions SET evening = NULL")
    for table in reversed([table for table in COLUMNS if table not in kept]):
        connection.execute(f"DELETE FROM {table}")
    Projection(connection, standing).rebuild(progress)
