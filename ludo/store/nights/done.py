"""The acts of a file in order, to be looked at, taken back and brought back."""

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from typing import Final

from ludo.nights.acts import Batch, Consequences
from ludo.nights.errors import NightsError
from ludo.store.books.act import ids_in
from ludo.store.books.books import Books
from ludo.store.books.kinds import ERASE
from ludo.store.books.moved import TABLE, sides
from ludo.store.books.needed import latest_acts
from ludo.store.books.standing import Standing
from ludo.store.books.telling import Sums, Telling
from ludo.store.counted_parties import annulled
from ludo.store.nights.chips import EVENING_OF
from ludo.store.nights.people import CURRENT
from ludo.store.tables import FileTable

_NAMED: Final = "(SELECT identity FROM identities WHERE kind = '{0}' AND number = {1})"
_SUMS: Final = f"""
SELECT {_NAMED.format("person", CURRENT.format("person"))}, {_NAMED.format("evening", "evening")}, sum(chips) FROM (
    {sides("1", f"{EVENING_OF} AS evening,")}
) JOIN accounts ON accounts.id = account WHERE person IS NOT NULL GROUP BY 1, 2
"""

_A_BATCH: Final = 10
"""Acts that are read for one batch."""
_WENT_ON: Final = f"""
SELECT id FROM accounts WHERE (
    sheet IS NOT NULL AND sheet NOT IN (SELECT id FROM sheets)
    OR {annulled("session", "session")} OR {annulled("sheet", "sheet")}
) AND (SELECT sum(iif(payee = accounts.id, amount, -amount)) FROM {TABLE} WHERE accounts.id IN (payer, payee)) <> 0
"""
"""Tables that count no more and on which chips lie, or are missing."""


class _Tried(Exception):
    """Ends a transaction of which nothing shall stay."""


class DoneTable(FileTable):
    """Acts in order, and their taking back."""

    def written(self) -> int:
        """Return how many acts were written here since the file was opened: a place in time for `since`."""
        return len(self._database.books.written)

    @contextmanager
    def as_seen(self, place: int) -> Iterator[None]:
        """Refuse, within, what is formed on what was changed after a place: NightsError `changed-meanwhile`."""
        self._database.books.unseen = tuple(self._database.books.written[place:])
        try:
            yield
        finally:
            self._database.books.unseen = ()

    def together(self) -> AbstractContextManager[None]:
        """List what is written within as one batch."""
        return self._database.books.together()

    def since(self, place: int) -> Batch | None:
        """Return what was written here after a place, as far as it is there; None for nothing."""
        names = self._database.books.written[place:]
        if not names:
            return None
        with self._database.reading():
            standing = self._told(names)
            telling = Telling(standing)
            acts = tuple(telling.tell(standing.acts[name]) for name in names if name in standing.acts)
            return Batch(acts) if acts and acts[-1].kind != ERASE else None

    def done(
        self, *, evening: int | None = None, person: int | None = None, limit: int | None = None, offset: int = 0
    ) -> list[Batch]:
        """Return what was done, the latest first; at an evening, or about a person."""
        with self._database.reading() as connection:
            if evening is None and person is None and limit is not None:
                return self._latest(connection, offset, limit)
            standing = self._database.books.standing if evening is None else self._at(evening)
            at = None if evening is None else _act_of(connection, standing, "evening", evening)
            whom = None if person is None else _act_of(connection, standing, "person", person)
            telling = Telling(standing)
            found = (
                act
                for act in reversed(standing.order)
                if (at is None or telling.evening_of(act) == at) and (whom is None or whom in telling.people_of(act))
            )
            return telling.latest(found, offset, limit)

    def _latest(self, connection: sqlite3.Connection, offset: int, limit: int) -> list[Batch]:
        """Return the last batches, of so many acts that none of them is cut."""
        count = _A_BATCH * (offset + limit + 1)
        while True:
            names = latest_acts(connection, count)
            standing = self._told(names)
            found = Telling(standing).latest((standing.acts[name] for name in names), offset, limit + 1)
            if len(found) > limit or len(names) < count:
                return found[:limit]
            count *= 4

    def _at(self, evening: int) -> Standing:
        books = self._database.books
        return self._told([act.id for act in books.part(books.thing("evening", evening)).order])

    def _told(self, names: Sequence[str]) -> Standing:
        """Return acts as they stand, with all that they name."""
        books = self._database.books
        acts = books.part(*names).acts
        return books.part(*names, *{other for name in names if name in acts for other in ids_in(acts[name].body)})

    def batch(self, ids: Sequence[str]) -> Batch:
        """Return acts as one batch as they stand now. Raises NightsError `no-such-source` if one is not there."""
        with self._database.reading():
            standing = self._told(ids)
            _check(standing, ids)
            telling = Telling(standing)
            return Batch(tuple(telling.tell(standing.acts[name]) for name in ids))

    def undo(self, ids: Sequence[str], reason: str = "") -> None:
        """Take acts back; what undos took back counts again. Without a reason they leave no trace in the ledger.

        Raises NightsError `chips-went-on` where chips of a table that counts no more lie on a later board.
        """
        with self._database.transaction() as connection:
            books = self._database.books
            _check(books.part(*ids), ids)
            _undo(connection, books, ids, reason)

    def consequences(self, ids: Sequence[str]) -> Consequences:
        """Return what an undo of acts would change beside them; it is tried, and nothing of it stays."""
        found = Consequences()
        try:
            with self._database.transaction(silent=True) as connection:
                books = self._database.books
                _check(books.part(*ids), ids)
                before, sums = books.part(*ids).copy(), _sums(connection)
                _undo(connection, books, ids)
                found = Telling(before).consequences(ids, books.part(*ids), (sums, _sums(connection)))
                raise _Tried
        except _Tried:
            return found


def _undo(connection: sqlite3.Connection, books: Books, ids: Sequence[str], reason: str = "") -> None:
    before = set(connection.execute(_WENT_ON))
    books.undo(ids, reason)
    if set(connection.execute(_WENT_ON)) - before:
        raise NightsError("chips-went-on")


def _check(standing: Standing, ids: Sequence[str]) -> None:
    if not ids or any(name not in standing.acts for name in ids):
        raise NightsError("no-such-source")
    if any(standing.acts[name].kind == ERASE for name in ids):
        raise NightsError("erased")


def _act_of(connection: sqlite3.Connection, standing: Standing, kind: str, number: int) -> str:
    query = "SELECT identity FROM identities WHERE kind = ? AND number = ?"
    found = connection.execute(query, (kind, number)).fetchone()
    return "" if found is None else standing.current(str(found[0]))


def _sums(connection: sqlite3.Connection) -> Sums:
    return {(person, evening): chips for person, evening, chips in connection.execute(_SUMS) if chips}
