"""Two files side by side: what is known by its identity, what is asked, what was done."""

import sqlite3
from collections import Counter
from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Any, Final, TypeAlias

from ludo.nights.merging import Answers, Choice, Conflict, Followed
from ludo.store.rows import RowError, integer, text

Values: TypeAlias = dict[str, Any]
"""A row by the names of its columns."""

KINDS: Final[Mapping[str, str]] = {
    "person": "people",
    "evening": "evenings",
    "session": "sessions",
    "sheet": "sheets",
    "play": "plays",
    "game": "other_games",
    "season": "seasons",
}
"""What has an identity, and its table."""


class Pair:
    """The file of this program (`mine`, within a transaction) and the one that is taken in (`theirs`).

    only: the evenings of theirs that are taken, None for everything.
    """

    def __init__(
        self,
        mine: sqlite3.Connection,
        theirs: sqlite3.Connection,
        answers: Answers,
        now: str,
        only: frozenset[int] | None,
    ) -> None:
        self.mine, self.theirs, self.now, self.only = mine, theirs, now, only
        self.conflicts: list[Conflict] = []
        self.people: list[str] = []
        self.evenings: list[str] = []
        self.counts: Counter[str] = Counter()
        self.followed: list[Followed] = []
        self._answers = answers
        self._known: dict[tuple[str, str], int] = {
            (kind, identity): number for kind, number, identity in mine.execute("SELECT * FROM identities")
        }
        self._theirs = {
            (kind, number): identity for kind, number, identity in theirs.execute("SELECT * FROM identities")
        }
        self._there = {(kind, identity): number for (kind, number), identity in self._theirs.items()}
        self.removed_here = _identities(mine, "removed")
        self.removed_there = _identities(theirs, "removed")

    def identity(self, kind: str, number: int) -> str:
        """Return the identity of something of theirs. Raises RowError."""
        if (kind, number) not in self._theirs:
            raise RowError(f"{kind} {number} has no identity")
        return text(self._theirs[kind, number])

    def their(self, table: str, number: int) -> Values:
        """Return a row of theirs. Raises RowError."""
        for row in rows(self.theirs, f"SELECT * FROM {table} WHERE id = ?", (number,)):
            return row
        raise RowError(f"{table} has no row {number}")

    def known(self, kind: str, identity: str) -> int | None:
        """Return what has an identity here."""
        return self._known.get((kind, identity))

    def known_there(self, kind: str, identity: str) -> int | None:
        """Return what has an identity there."""
        return self._there.get((kind, identity))

    def insert(self, kind: str, identity: str, values: Values) -> int:
        """Write a row with an identity; its number."""
        table = KINDS[kind]
        number = integer(self.mine.execute(f"SELECT coalesce(max(id), 0) + 1 FROM {table}").fetchone()[0])
        self.mine.execute("INSERT INTO identities VALUES (?, ?, ?)", (kind, number, identity))
        self.write(table, {**values, "id": number})
        self._known[kind, identity] = number
        return number

    def give_identity(self, kind: str, number: int, identity: str) -> None:
        """Replace the identity of something of mine."""
        old = next(known for (of, known), at in self._known.items() if of == kind and at == number)
        self.mine.execute("UPDATE identities SET identity = ? WHERE kind = ? AND number = ?", (identity, kind, number))
        del self._known[kind, old]
        self._known[kind, identity] = number

    def write(self, table: str, values: Values) -> None:
        """Write a row."""
        names = ", ".join(values)
        marks = ", ".join("?" * len(values))
        self.mine.execute(f"INSERT INTO {table} ({names}) VALUES ({marks})", tuple(values.values()))

    def update(self, table: str, number: int, values: Values) -> None:
        """Change a row."""
        if values:
            sets = ", ".join(f"{name} = ?" for name in values)
            self.mine.execute(f"UPDATE {table} SET {sets} WHERE id = ?", (*values.values(), number))
            self.counts["changed"] += 1

    def ask(self, key: str, kind: str, subject: str, mine: object, theirs: object, *, must: bool = False) -> Choice:
        """Return how a conflict is decided: what is here stands, if nobody has said otherwise."""
        answer = self._answers.get(key)
        if answer is None and not must:
            answer = Choice.MINE
        conflict = Conflict(key, kind, subject, _shown(mine), _shown(theirs), answer)
        self.conflicts.append(conflict)
        return answer if answer in conflict.choices else conflict.choices[0]

    def removes(self, kind: str, identities: Sequence[str], subject: str, mine: object) -> bool:
        """Is what was removed there to be removed here too?"""
        key = f"removed-{kind}:{digest(sorted(identities))}"
        return self.ask(key, f"removed-{kind}", subject, mine, "", must=True) is Choice.THEIRS


def rows(
    connection: sqlite3.Connection, query: str, values: Sequence[object] | Mapping[str, object] = ()
) -> list[Values]:
    """Return rows by the names of their columns."""
    cursor = connection.execute(query, values)
    names = [column[0] for column in cursor.description]
    return [dict(zip(names, row, strict=True)) for row in cursor]


def digest(content: object) -> str:
    """Return a short text that is the same for equal contents."""
    return sha256(repr(content).encode(errors="surrogatepass")).hexdigest()[:32]


def _identities(connection: sqlite3.Connection, table: str) -> frozenset[str]:
    return frozenset(text(identity) for (identity,) in connection.execute(f"SELECT identity FROM {table}"))


def _shown(value: object) -> str:
    return "" if value is None or isinstance(value, bytes) else str(value)
