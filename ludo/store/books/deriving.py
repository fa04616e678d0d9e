"""The tables of a file of before as acts: what `project` makes rows of again.

Acts are named by what they say, so two copies of one file give equal acts: a thing says nothing but what it was known
by (`identities`), and what may have been changed since is set. Gains stand as the ledger has them.
"""

import sqlite3
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from ludo.moments import is_kept, read_moment
from ludo.store.books.act import TOKEN, Act, Body, Stamp, Value, make_act, read_act, with_texts
from ludo.store.books.kinds import SET

EPOCH: Final = "1970-01-01T00:00:00+00:00"
"""When happened what of before has no moment."""
BOOKS: Final = "books"
"""The thing of which the currency of all evenings is a field."""
EVENTS: Final[Mapping[str, str]] = {
    "came": "came",
    "left": "left",
    "paused": "pause",
    "resumed": "resume",
    "closed": "close",
    "reopened": "reopen",
}
"""By kind of a row of the diary: the kind of its act."""
NEW_THINGS: Final[Mapping[str, Body]] = {
    "evening": {"name": "", "place": "", "notes": "", "carried": True, "options": "{}"},
    "season": {"name": "", "since": "", "until": "", "rules": "{}"},
}


class Derived(NamedTuple):
    """Acts of the tables of a file. things: their acts by kind and number; blobs: pictures by digest."""

    acts: Sequence[Act]
    things: Mapping[tuple[str, int], str]
    entries: Mapping[tuple[int, int], str]
    blobs: Mapping[str, bytes]


class Deriving:
    """Acts made so far of the tables of a file."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.connection = connection
        self.acts: dict[str, Act] = {}
        self.things: dict[tuple[str, int], str] = {}
        self.entries: dict[tuple[int, int], str] = {}
        self.blobs: dict[str, bytes] = {}
        self.at: defaultdict[str, list[str]] = defaultdict(list)
        """By evening: all acts of it."""
        self._texts = dict(connection.execute("SELECT digest, content FROM blobs WHERE digest >= ?", (TOKEN,)))
        self._identities: dict[tuple[str, int], str] = {
            (kind, number): identity
            for kind, number, identity in connection.execute("SELECT kind, number, identity FROM identities")
        }

    def rows(self, query: str, *values: object) -> list[Any]:
        """Return all rows of a query."""
        return self.connection.execute(query, values).fetchall()

    def add(
        self,
        kind: str,
        body: Body,
        happened: str = EPOCH,
        *,
        saw: Iterable[str] = (),
        nonce: str = "",
        counter: int = 0,
    ) -> str:
        """Make an act; its id."""
        happened = happened if is_kept(happened) else EPOCH
        stamp = Stamp(round(read_moment(happened).timestamp() * 1000), counter)
        act = make_act(kind, body, stamp=stamp, happened=happened, saw=tuple(saw), nonce=nonce)
        self.acts[act.id] = act
        return act.id

    def thing(self, kind: str, source: str, number: int, body: Body, happened: str = EPOCH) -> str:
        """Make the act of a thing; source: what its identity is kept under."""
        known = self.known(kind, self.identity(source, number))
        made = self.add(kind, body, happened, nonce=self.identity(source, number)) if known is None else known.id
        self.things[source, number] = made
        return made

    def said(self, kind: str, body: Body, happened: str, identity: str, counter: int = 0) -> str:
        """Make the act of something that is known by an identity, or take the one that the log has of it."""
        known = self.known(kind, identity)
        if known is None or any(known.body.get(field) != value for field, value in body.items() if field != "came"):
            self.acts.pop(identity, None)
            return self.add(kind, body, happened, nonce=identity, counter=counter)
        if known.happened != happened and is_kept(happened):
            self.set(known.id, "happened", happened)
        return known.id

    def known(self, kind: str, identity: str) -> Act | None:
        """Take the act of a kind (of any, if empty) that the log of this file has of something, None if it has none."""
        for (line,) in self.rows("SELECT line FROM acts WHERE id = ?", identity):
            act = with_texts(read_act(line), self._texts)
            if kind in ("", act.kind):
                self.acts[act.id] = act
                return act
        return None

    def identity(self, source: str, number: int) -> str:
        """Return what a thing of before is known by."""
        return self._identities.get((source, number), f"{source} {number}")

    def set(self, thing: str, field: str, value: Value, happened: str = EPOCH, after: str = "") -> str:
        """Make the act of a value; after: what it has seen, the thing alone if not named."""
        body: Body = {"thing": thing, "field": field, "value": value, "over": []}
        return self.add(SET, body, happened, saw=[after or thing])

    def person(self, number: int) -> str:
        """Return the act of a person."""
        return self.things["person", number]

    def account(self, owner: Sequence[Any], own: str = "") -> str:
        """Return an account of the columns of its row; own: the thing whose table is `t`."""
        person, session, sheet, name = owner
        if person is not None:
            return f"p:{self.person(person)}"
        for source, number in (("session", session), ("sheet", sheet)):
            if number is not None:
                table = self.things[source, number]
                return "t" if table == own else f"x:{table}"
        return f"n:{name}"
