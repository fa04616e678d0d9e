"""Accounts as the nights name them, and what somebody enters by hand; all within a transaction."""

import sqlite3
from collections.abc import Sequence

from ludo.nights.chips import Account, AccountKind, Move, SourceKind
from ludo.nights.chips import Source as NightsSource
from ludo.nights.errors import NightsError
from ludo.nights.people import clean_note
from ludo.store.books.books import Books
from ludo.store.books.derive_entries import said_of
from ludo.store.database import Database
from ludo.store.nights.people import current_number
from ludo.store.partie_ends import TABLES
from ludo.store.rows import RowError, integer, text
from ludo.store.schema import MAX_CHIPS


def account_text(books: Books, connection: sqlite3.Connection, account: Account) -> str:
    """Return an account as acts name it. Raises NightsError if its owner does not exist."""
    kind, key = account
    match kind:
        case AccountKind.PERSON:
            return f"p:{books.person(current_number(connection, int(key)))}"
        case AccountKind.NAME:
            return f"n:{key}"
    require_partie(connection, kind, int(key))
    return f"x:{books.thing(kind, int(key))}"


def read_account(person: object, session: object, sheet: object, name: object) -> Account:
    """Return an account of the columns of its row; exactly one of them holds something."""
    for kind, key in ((AccountKind.PERSON, person), (AccountKind.SESSION, session), (AccountKind.SHEET, sheet)):
        if key is not None:
            return Account(kind, integer(key))
    return Account(AccountKind.NAME, text(name))


def enter(
    database: Database,
    evening: int | None,
    kind: SourceKind,
    moves: Sequence[Move],
    reason: str | None = None,
    made: str | None = None,
) -> NightsSource:
    """Write what moves chips by hand, as one act. Raises NightsError."""
    books, connection = database.books, database.connection
    moved = []
    for move in moves:
        check_entry(connection, evening, move.chips)
        payer, payee = (account_text(books, connection, account) for account in (move.payer, move.payee))
        if payer == payee:
            raise NightsError("same-account")
        moved.append((payer, payee, move.chips))
    act_kind, said = said_of(kind.value, moved)
    body = {"evening": books.evening(evening), **said, "reason": clean_note(reason or "") or None}
    act = books.write(act_kind, body, happened=made)
    return NightsSource(kind, *books.entry_number(act.id))


def check_entry(connection: sqlite3.Connection, evening: int | None, chips: int) -> None:
    """Raise NightsError where so many chips cannot be moved there."""
    if evening is not None:
        require_evening(connection, evening)
    if chips <= 0:
        raise NightsError("no-chips")
    if chips > MAX_CHIPS:
        raise NightsError("too-many-chips", str(chips))


def require_evening(connection: sqlite3.Connection, evening: int) -> None:
    """Raise NightsError `no-such-evening` if there is none with this number."""
    if connection.execute("SELECT 1 FROM evenings WHERE id = ?", (evening,)).fetchone() is None:
        raise NightsError("no-such-evening", str(evening))


def require_partie(connection: sqlite3.Connection, source: str, origin: int) -> int | None:
    """Return the evening of something that was played. Raises NightsError `no-such-source`."""
    table = "plays" if source == "play" else TABLES[source][0]
    found = connection.execute(f"SELECT evening FROM {table} WHERE id = ?", (origin,)).fetchone()
    if found is None:
        raise NightsError("no-such-source", f"{source} {origin}")
    return None if found[0] is None else integer(found[0])


def nights_source(source: object, origin: object, number: object, kind: object) -> NightsSource:
    """Return the source of a posting's row; `kind` is that of what was entered by hand."""
    try:
        known = SourceKind(text(kind or SourceKind.CORRECTION) if source == "hand" else text(source))
    except ValueError:
        raise RowError(f"{source!r:.40} is no source") from None
    return NightsSource(known, integer(origin), integer(number))
