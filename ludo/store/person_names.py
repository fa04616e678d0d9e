"""Who has a name: names that are the same to people are one."""

import sqlite3
from typing import TYPE_CHECKING, Final

from ludo.store.rows import integer

if TYPE_CHECKING:
    from ludo.store.books.books import Books, Said

_BY_NAME: Final = """
SELECT coalesce(merged_into, id) FROM people WHERE computer = :computer AND guest IS NULL
AND (folded = folded_name(:name) OR name = :name OR folded IS NULL AND folded_name(name) = folded_name(:name))
ORDER BY merged_into IS NOT NULL, name <> :name, id LIMIT 1
"""
_GUEST: Final = """
SELECT id FROM people WHERE guest = :guest AND folded = folded_name(:name) AND computer = 0 ORDER BY id LIMIT 1
"""
NO_EVENING: Final = 0
"""Where people are numbered by evening: no evening."""


def person_by_name(connection: sqlite3.Connection, name: str, *, computer: bool = False) -> int | None:
    """Return who of the roster has this name now, or had it when merged; None if nobody has.

    Names that are the same to people (`ludo.nights.people.folded_name`) are one; of namesakes the one written alike.
    """
    found = connection.execute(_BY_NAME, {"name": name, "computer": int(computer)}).fetchone()
    return None if found is None else integer(found[0])


def guest_by_name(connection: sqlite3.Connection, name: str, evening: int) -> int | None:
    """Return who is a guest of an evening by this name, None if nobody is."""
    found = connection.execute(_GUEST, {"name": name, "guest": evening}).fetchone()
    return None if found is None else integer(found[0])


def insert_person(books: "Books", name: str, *, computer: bool = False, guest: int | None = None) -> int:
    """Write somebody new down; guest: of which evening, `NO_EVENING` for a single partie, None for the roster."""
    of = None if guest is None else books.evening(guest or None) or ""
    (act,) = books.write_all([person_said(name, computer=computer, guest_of=of)])
    return books.number("person", act.id)


def person_said(name: str, *, computer: bool = False, guest_of: str | None = None) -> "Said":
    """Return the act of writing somebody down."""
    from ludo.store.books.books import Said  # a start does without

    return Said("person", {"name": name, "computer": computer, "guest_of": guest_of})


def list_again(books: "Books", number: int) -> int:
    """List somebody again who was archived; their number."""
    (archived,) = books.connection.execute("SELECT archived FROM people WHERE id = ?", (number,)).fetchone()
    if archived:
        who = books.person(number)
        books.redo(who)
        books.set_value(who, "archived", False)
    return number
