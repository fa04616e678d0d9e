"""Whatever is done to the books goes through here: an act is written, and what it touches is made anew.

Everything is called within a transaction of the database. Who writes refuses what is not allowed before.
"""

import sqlite3
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from hashlib import sha256
from typing import NamedTuple

from ludo.nights.errors import NightsError
from ludo.store.books.act import BEGINNING, Act, Body, Stamp, Value, ids_in, make_act
from ludo.store.books.kinds import ERASE, SET, UNDO
from ludo.store.books.log import append, last_position, read_log
from ludo.store.books.needed import Needed, ends_of, latest_stamp
from ludo.store.books.project import Projection
from ludo.store.books.refused import is_put_away, unseen_of
from ludo.store.books.standing import Standing
from ludo.store.files import Clock

_SOURCES = {"partie": "session"}
"""By kind of an act that makes a thing: what its number is kept under, if not the same."""

_MOST = 5000
"""So many acts are kept in memory beside those that were read at once before others are read."""


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
        self._together: int | None = None
        self._batch: tuple[int, int] | None = None
        """The last transaction in which something was written, and its milliseconds: its acts belong together."""
        self._connection: sqlite3.Connection | None = None
        self._read = 0, ""
        self._standing, self._all = Standing(()), False
        self._needed: Needed | None = None
        """Of which acts `_standing` is, if not of all."""
        self._most = _MOST
        self._steps: list[tuple[int, str]] = []
        """The ends of the log as `_needed` has followed it."""
        self._ends: list[str] = []
        self._latest = BEGINNING
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
        """Return what counts of the whole log as the file has it now."""
        self._look()
        if not self._all:
            self._standing, self._all = Standing(read_log(self.connection)), True
        return self._standing

    def part(self, *names: str, named: Sequence[str] = ()) -> Standing:
        """Return what counts of these acts and of what they need, of people, and perhaps of more.

        named: also what names these, as people are named.
        """
        self._look()
        if self._all or (self._needed is not None and self._needed.has(names, named)):
            return self._standing
        if self._needed is None or len(self._needed) > self._most:
            connection = self.connection
            self._needed = Needed(connection, lambda: Standing(read_log(connection)))
            self._needed.read(names, named)
            self._most, self._steps = _MOST + len(self._needed), [self._read]
        else:
            self._needed.read(names, named)
        self._standing = self._needed.standing()
        return self._standing

    def _look(self) -> None:
        """Forget what was read where the file is another one now, or a transaction was undone."""
        connection = self.connection
        last = last_position(connection)
        if connection is not self._connection or last != self._read:
            if connection is self._connection and self._needed is not None and not self._all and last in self._steps:
                self._needed.drop(last[0])
                self._standing = self._needed.standing()
                del self._steps[self._steps.index(last) + 1 :]
            else:
                self._all, self._needed = False, None
            self._ends, self._latest = ends_of(connection), latest_stamp(connection)
            self._connection, self._read = connection, last

    def thing(self, kind: str, number: int) -> str:
        """Return the act that a number of a row stands for: a person, evening, session, sheet, play or season.

        Raises NightsError where there is none.
        """
        query = "SELECT identity FROM identities WHERE kind = ? AND number = ?"
        found = self._opened().execute(query, (kind, number)).fetchone()
        if found is None:
            code = f"no-such-{kind}" if kind in ("person", "evening", "sheet") else "no-such-source"
            raise NightsError(code, f"{kind} {number}")
        return str(found[0])

    def person(self, number: int) -> str:
        """Return the act of a person."""
        return self.thing("person", number)

    def evening(self, number: int | None) -> str | None:
        """Return the act of an evening, None for none.

        Raises NightsError `no-such-evening` where it is not there any more.
        """
        query = "SELECT 1 FROM evenings WHERE id = ?"
        if number is not None and self._opened().execute(query, (number,)).fetchone() is None:
            raise NightsError("no-such-evening", str(number))
        return None if number is None else self.thing("evening", number)

    def entry(self, evening: int | None, number: int) -> str:
        """Return the act of what was entered by hand under this number."""
        return self._row("entry_identities", evening or 0, number)

    def event(self, evening: int, number: int) -> str:
        """Return the act of an event of the diary of an evening."""
        return self._row("event_identities", evening, number)

    def _row(self, table: str, evening: int, number: int) -> str:
        query = f"SELECT identity FROM {table} WHERE evening = ? AND number = ?"
        found = self._opened().execute(query, (evening, number)).fetchone()
        if found is None:
            raise NightsError("no-such-source", f"{table} {evening} {number}")
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
        moment = self._clock()
        named = {name for one in said for name in ids_in(one.body)}
        standing = self.part(*named, *self.unseen, named=[each for one in said if one.kind == UNDO for each in named])
        stamp: Stamp | None = None
        acts = []
        projection = Projection(self._opened(), standing)
        unseen = [standing.acts[name] for name in self.unseen if name in standing.acts]
        if any(unseen_of(one.kind, one.body, unseen) is not None for one in said):
            raise NightsError("changed-meanwhile")
        if any(is_put_away(standing, one.kind, one.body) for one in said):
            raise NightsError("put-away")
        for one in said:
            stamp = self._stamp(self._latest) if stamp is None else stamp.after(0)
            happened = one.happened or moment.isoformat(timespec="seconds")
            act = make_act(one.kind, one.body, stamp=stamp, happened=happened, saw=self._ends, nonce=one.nonce)
            standing.add(act)
            self._ends, self._latest = [act.id], stamp
            acts.append(act)
            if one.number is not None:
                projection.numbers.give(_SOURCES.get(one.kind, one.kind), act.id, one.number)
        append(self._opened(), acts)
        self.written += [act.id for act in acts]
        self._read = last_position(self._opened())
        if self._needed is not None:
            self._needed.add(acts, self._read[0])
            self._steps.append(self._read)
        if any(act.kind == ERASE for act in acts):
            self._connection = None  # what was read holds what is to be forgotten
        projection.write({unit for act in acts for unit in projection.units(act)})
        return acts

    @contextmanager
    def together(self) -> Iterator[None]:
        """Write what is written within as one batch, in however many transactions."""
        self._together = self._transaction() + 1
        try:
            yield
        finally:
            self._together = None

    def _stamp(self, latest: Stamp) -> Stamp:
        """Return the stamp of an act after the latest one; within a transaction milliseconds stay the same."""
        transaction = self._together or self._transaction()
        now = round(self._clock().timestamp() * 1000)
        if self._batch == (transaction, latest.milliseconds):
            return latest.after(0)
        self._batch = transaction, max(now, latest.milliseconds + 1)
        return Stamp(self._batch[1], 0)

    def set_value(self, thing: str, field: str, value: Value, *, happened: str | None = None) -> Act:
        """Set a field of a thing; it replaces what is there."""
        return self.write_all([self.said(thing, field, value, happened)])[0]

    def said(self, thing: str, field: str, value: Value, happened: str | None = None) -> Said:
        """Return the act that sets a field of a thing, for `write_all`."""
        over = [head.id for head in self.part(thing).heads(thing, field)]
        return Said(SET, {"thing": thing, "field": field, "value": value, "over": over}, happened)

    def undo(self, names: Sequence[str], reason: str = "") -> Act:
        """Take acts back, all at once. Without a reason they are as if they had never been."""
        return self.write(UNDO, {"of": list(names), "reason": reason})

    def redo(self, name: str) -> Act | None:
        """Take the undo of an act back, None if there is none."""
        undo = self.part(name).undone_by(name)
        return None if undo is None else self.undo([undo.id])

    def bring_back(self, names: Iterable[str]) -> None:
        """Make acts count again, and what they need."""
        for name in names:
            while (undo := self.part(name).back(self.part(name).current(name))) is not None:
                self.undo([undo.id])

    def keep(self, content: bytes) -> str:
        """Keep a picture; its digest."""
        digest = sha256(content).hexdigest()
        query = "INSERT INTO blobs VALUES (?, ?) ON CONFLICT DO UPDATE SET content = excluded.content"
        self._opened().execute(query, (digest, content))
        return digest
