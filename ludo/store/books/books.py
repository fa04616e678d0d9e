"""Whatever is done to the books goes through here: an act is written, and what it touches is made anew.

Everything is called within a transaction of the database. Who writes refuses what is not allowed before.
"""

import sqlite3
from collections.abc import Callable, Iterable, Sequence
from hashlib import sha256
from typing import NamedTuple

from ludo.nights.errors import NightsError
from ludo.store.books.act import BEGINNING, Act, Body, Stamp, Value, make_act
from ludo.store.books.check import snapshot
from ludo.store.books.kinds import ERASE, SET, UNDO
from ludo.store.books.log import append, last_position, read_log, take_tables
from ludo.store.books.project import Projection
from ludo.store.books.standing import Standing
from ludo.store.books.unseen import unseen_of
from ludo.store.files import Clock

_SOURCES = {"partie": "session"}
"""By kind of an act that makes a thing: what its number is kept under, if not the same."""


class Said(NamedTuple):
    """An act to be written. number: that of the thing it makes, where that has one already."""

    kind: str
    body: Body
    happened: str | None = None
    nonce: str = ""
    number: int | None = None


class Books:
    """The log of the open file and what counts of it, kept in step with the file."""

    def __init__(self, opened: Callable[[], sqlite3.Connection], clock: Clock, transaction: Callable[[], int]) -> None:
        """opened: the open file, which may become another one; transaction: the number of the one that is open."""
        self._opened, self._clock, self._transaction = opened, clock, transaction
        self._batch: tuple[int, int] | None = None
        """The last transaction in which something was written, and its milliseconds: its acts belong together."""
        self._connection: sqlite3.Connection | None = None
        self._read = 0, ""
        self._standing = Standing(())
        self._ends: list[str] = []
        self._changes = -1
        self.written: list[str] = []
        """Ids of the acts that were written here, in order; also of such that a transaction has undone."""
        self.unseen: Sequence[str] = ()
        """Ids of the acts that a page has not seen from which is written now."""

    # what is there

    @property
    def connection(self) -> sqlite3.Connection:
        """Return the open file."""
        return self._opened()

    @property
    def standing(self) -> Standing:
        """Return what counts of the log as the file has it now."""
        connection = self._opened()
        last = last_position(connection)
        if connection is not self._connection or last != self._read:
            self._standing = Standing(read_log(connection))
            self._ends = self._standing.ends()
            self._connection, self._read = connection, last
        return self._standing

    def thing(self, kind: str, number: int) -> str:
        """Return the act that a number of a row stands for: a person, evening, session, sheet, play or season."""
        self.catch_up()
        query = "SELECT identity FROM identities WHERE kind = ? AND number = ?"
        found = self._opened().execute(query, (kind, number)).fetchone()
        if found is None:
            raise LookupError(f"{kind} {number}")
        return str(found[0])

    def person(self, number: int) -> str:
        """Return the act of a person."""
        return self.thing("person", number)

    def evening(self, number: int | None) -> str | None:
        """Return the act of an evening, None for none."""
        return None if number is None else self.thing("evening", number)

    def entry(self, evening: int | None, number: int) -> str:
        """Return the act of what was entered by hand under this number."""
        return self._row("entry_identities", evening or 0, number)

    def event(self, evening: int, number: int) -> str:
        """Return the act of an event of the diary of an evening."""
        return self._row("event_identities", evening, number)

    def _row(self, table: str, evening: int, number: int) -> str:
        self.catch_up()
        query = f"SELECT identity FROM {table} WHERE evening = ? AND number = ?"
        found = self._opened().execute(query, (evening, number)).fetchone()
        if found is None:
            raise LookupError(f"{table} {evening} {number}")
        return str(found[0])

    def number(self, kind: str, name: str) -> int:
        """Return the number of the row of a thing, by its act. kind: as in `thing`."""
        query = "SELECT number FROM identities WHERE kind = ? AND identity = ?"
        return int(self._opened().execute(query, (kind, name)).fetchone()[0])

    def entry_number(self, name: str) -> tuple[int, int]:
        """Return the evening (0: none) and number under which an entry is kept."""
        query = "SELECT evening, number FROM entry_identities WHERE identity = ?"
        evening, number = self._opened().execute(query, (name,)).fetchone()
        return int(evening), int(number)

    # what is done

    def write(
        self, kind: str, body: Body, *, happened: str | None = None, nonce: str = "", number: int | None = None
    ) -> Act:
        """Write an act and make anew what it touches."""
        return self.write_all([Said(kind, body, happened, nonce, number)])[0]

    def write_all(self, said: Sequence[Said]) -> list[Act]:
        """Write acts that belong together and make anew what they touch."""
        if not said:
            return []
        self.catch_up()
        moment = self._clock()
        standing = self.standing
        stamp: Stamp | None = None
        acts = []
        projection = Projection(self._opened(), standing)
        unseen = [standing.acts[name] for name in self.unseen if name in standing.acts]
        for one in said:
            if unseen_of(one.kind, one.body, unseen) is not None:
                raise NightsError("changed-meanwhile")
            stamp = self._stamp(standing.latest() or BEGINNING) if stamp is None else stamp.after(0)
            happened = one.happened or moment.isoformat(timespec="seconds")
            act = make_act(one.kind, one.body, stamp=stamp, happened=happened, saw=self._ends, nonce=one.nonce)
            standing.add(act)
            self._ends = [act.id]
            acts.append(act)
            if one.number is not None:
                projection.numbers.give(_SOURCES.get(one.kind, one.kind), act.id, one.number)
        append(self._opened(), acts)
        self.written += [act.id for act in acts]
        self._read = last_position(self._opened())
        if any(act.kind == ERASE for act in acts):
            self._connection = None  # what was read holds what is to be forgotten
        projection.write({unit for act in acts for unit in projection.units(act)})
        self.note()
        return acts

    def _stamp(self, latest: Stamp) -> Stamp:
        """Return the stamp of an act after the latest one; within a transaction milliseconds stay the same."""
        transaction, now = self._transaction(), round(self._clock().timestamp() * 1000)
        if self._batch == (transaction, latest.milliseconds):
            return latest.after(0)
        self._batch = transaction, max(now, latest.milliseconds + 1)
        return Stamp(self._batch[1], 0)

    def set_value(self, thing: str, field: str, value: Value, *, happened: str | None = None) -> Act:
        """Set a field of a thing; it replaces what is there."""
        return self.write_all([self.said(thing, field, value, happened)])[0]

    def said(self, thing: str, field: str, value: Value, happened: str | None = None) -> Said:
        """Return the act that sets a field of a thing, for `write_all`."""
        self.catch_up()
        over = [head.id for head in self.standing.heads(thing, field)]
        return Said(SET, {"thing": thing, "field": field, "value": value, "over": over}, happened)

    def undo(self, names: Sequence[str], reason: str = "") -> Act:
        """Take acts back, all at once. Without a reason they are as if they had never been."""
        return self.write(UNDO, {"of": list(names), "reason": reason})

    def redo(self, name: str) -> Act | None:
        """Take the undo of an act back, None if there is none."""
        self.catch_up()
        undo = self.standing.undone_by(name)
        return None if undo is None else self.undo([undo.id])

    def bring_back(self, names: Iterable[str]) -> None:
        """Make acts count again, and what they need."""
        self.catch_up()
        for name in names:
            while (undo := self.standing.back(self.standing.current(name))) is not None:
                self.undo([undo.id])

    def keep(self, content: bytes) -> str:
        """Keep a picture; its digest."""
        digest = sha256(content).hexdigest()
        query = "INSERT INTO blobs VALUES (?, ?) ON CONFLICT DO UPDATE SET content = excluded.content"
        self._opened().execute(query, (digest, content))
        return digest

    # until everything is written here

    def catch_up(self) -> None:
        """Make the log say what tables say that were written without it."""
        connection = self._opened()
        known = connection, connection.total_changes, last_position(connection)
        if known == (self._connection, self._changes, self._read):
            return
        told = connection.execute("SELECT content FROM blobs WHERE digest = 'told'").fetchone()
        if told is None or bytes(told[0]) != _digest(connection):
            take_tables(connection)
            self._connection = None
        self.note()

    def note(self) -> None:
        """Note that the log says what the tables say."""
        connection = self._opened()
        connection.execute(
            "INSERT INTO blobs VALUES ('told', ?) ON CONFLICT DO UPDATE SET content = excluded.content",
            (_digest(connection),),
        )
        self._changes = connection.total_changes


def _digest(connection: sqlite3.Connection) -> bytes:
    """Return what tells what the tables say."""
    rows = sorted(f"{table} {row!r}" for table, rows in snapshot(connection).items() for row in rows)
    return sha256("\n".join(rows).encode()).digest()
