"""The roster: names, pictures, notes, merged and archived entries."""

import sqlite3
from typing import Any, Final

from ludo.nights.errors import NightsError
from ludo.nights.people import COLOURS, MAX_PICTURE, Person, clean_name, clean_note, default_colour, name_key
from ludo.session.chairs import Chair
from ludo.store.books.act import Value
from ludo.store.books.books import Said
from ludo.store.books.kinds import ERASE, SAME, TWO
from ludo.store.database import Database
from ludo.store.people import Roster
from ludo.store.person_names import guest_by_name, insert_person, list_again, person_by_name
from ludo.store.rows import integer, text
from ludo.store.tables import FileTable

_PEOPLE: Final = (
    "SELECT id, name, computer, merged_into, archived, colour, picture IS NOT NULL, notes, guest FROM people"
)

_TAKEN: Final = """
SELECT 1 FROM people AS other JOIN people AS own ON own.id = :number
WHERE other.id <> own.id AND other.computer = own.computer AND other.guest IS NULL AND own.guest IS NULL
AND other.merged_into IS NULL AND folded_name(other.name) = folded_name(:name)
AND (other.name = :name OR folded_name(own.name) <> folded_name(:name))
"""

_NAMESAKES: Final = """
SELECT one.id, other.id FROM people AS one JOIN people AS other
ON one.id < other.id AND other.computer = 0 AND folded_name(one.name) = folded_name(other.name)
WHERE one.computer = 0 AND one.merged_into IS NULL AND other.merged_into IS NULL
AND one.guest IS NULL AND other.guest IS NULL AND other.folded IS NULL
AND NOT EXISTS (SELECT 1 FROM distinct_people WHERE distinct_people.one = one.id AND distinct_people.other = other.id)
ORDER BY one.id, other.id
"""

CURRENT: Final = "coalesce((SELECT merged_into FROM people AS merged WHERE merged.id = {0}), {0})"
"""SQL for the number that stands for a person now, from a column that holds a number."""


def current_number(connection: sqlite3.Connection, number: int) -> int:
    """Return the number that stands for a person now. Raises NightsError `no-such-person`."""
    found = connection.execute("SELECT coalesce(merged_into, id) FROM people WHERE id = ?", (number,)).fetchone()
    if found is None:
        raise NightsError("no-such-person", str(number))
    return integer(found[0])


def add_person(database: Database, name: str, *, computer: bool = False) -> int:
    """Return who has a name, added if unknown and listed again if archived; within a transaction."""
    cleaned = clean_name(name)
    if not cleaned:
        raise NightsError("name-missing")
    number = person_by_name(database.connection, cleaned, computer=computer)
    return (
        insert_person(database.books, cleaned, computer=computer)
        if number is None
        else list_again(database.books, number)
    )


class PeopleTable(FileTable):
    """The people of a file."""

    def all(self) -> list[Person]:
        """Return every entry by name: computer players, merged and archived ones too."""
        with self._database.reading() as connection:
            people = [_person(row) for row in connection.execute(f"{_PEOPLE} ORDER BY id")]
        return sorted(people, key=lambda person: name_key(person.name))

    def get(self, number: int) -> Person:
        """Return the entry with this number itself, merged or not."""
        with self._database.reading() as connection:
            found = connection.execute(f"{_PEOPLE} WHERE id = ?", (number,)).fetchone()
            if found is None:
                raise NightsError("no-such-person", str(number))
            return _person(found)

    def add(self, name: str, *, computer: bool = False) -> int:
        """Return the number of who has this name, added if unknown; who was archived is listed again."""
        with self._database.transaction():
            return add_person(self._database, name, computer=computer)

    def add_guest(self, name: str, evening: int) -> int:
        """Return the number of a guest of an evening, written down there alone if unknown: they are not listed."""
        cleaned = clean_name(name)
        if not cleaned:
            raise NightsError("name-missing")
        with self._database.transaction() as connection:
            if connection.execute("SELECT 1 FROM evenings WHERE id = ?", (evening,)).fetchone() is None:
                raise NightsError("no-such-evening", str(evening))
            found = guest_by_name(connection, cleaned, evening)
            return insert_person(self._database.books, cleaned, guest=evening) if found is None else found

    def adopt(self, number: int) -> None:
        """Add a guest to the roster. Raises NightsError `name-taken`."""
        with self._database.transaction() as connection:
            (name,) = connection.execute("SELECT name FROM people WHERE id = ?", (number,)).fetchone() or ("",)
            if person_by_name(connection, text(name)) is not None:
                raise NightsError("name-taken", text(name))
            self._set(number, "guest_of", None)

    def _set(self, number: int, field: str, value: Value) -> None:
        self._database.books.set_value(self._known(number), field, value)

    def _known(self, number: int) -> str:
        """Return the act of a person. Raises NightsError `erased`."""
        books = self._database.books
        who = books.person(number)
        if books.part().needing(who, (ERASE,)):
            raise NightsError("erased")
        return who

    def seat(self, name: str, *, identity: int | None = None, guest: bool = False, evening: int | None = None) -> int:
        """Return the number of who sits on a chair, at an evening if one is named; added if unknown.

        identity: their number, if it is known. guest: nobody whom the roster is to remember.
        """
        chair = Chair(clean_name(name), None, identity, guest)
        if not chair.name:
            raise NightsError("name-missing")
        with self._database.transaction():
            return Roster(self._database).number_of(chair, evening)

    def namesakes(self) -> list[tuple[int, int]]:
        """Return the pairs of the roster whose names are the same to people, unless they are known to be two."""
        with self._database.reading() as connection:
            return [(integer(one), integer(other)) for one, other in connection.execute(_NAMESAKES)]

    def tell_apart(self, one: int, other: int) -> None:
        """Keep that two people of one name are not the same."""
        with self._database.transaction() as connection:
            books = self._database.books
            pair = [books.person(current_number(connection, number)) for number in (one, other)]
            if frozenset(pair) not in books.part().answered(TWO):
                books.write(TWO, {"pairs": [pair]})

    def rename(self, number: int, name: str) -> None:
        """Rename a person, everywhere. Raises NightsError `name-taken`, `name-missing`."""
        cleaned = clean_name(name)
        if not cleaned:
            raise NightsError("name-missing")
        with self._database.transaction() as connection:
            number = current_number(connection, number)
            self._refuse_taken(connection, number, cleaned)
            self._set(number, "name", cleaned)

    def _refuse_taken(self, connection: sqlite3.Connection, number: int, name: str) -> None:
        """Raise NightsError `name-taken` if another entry has the name; a namesake keeps theirs."""
        if connection.execute(_TAKEN, {"name": name, "number": number}).fetchone() is not None:
            raise NightsError("name-taken", name)

    def describe(self, number: int, *, colour: str, notes: str) -> None:
        """Set colour and notes."""
        with self._database.transaction() as connection:
            books = self._database.books
            who = self._known(current_number(connection, number))
            wanted = {"colour": colour if colour in COLOURS else None, "notes": clean_note(notes)}
            changed = {field: value for field, value in wanted.items() if books.part().value(who, field) != value}
            books.write_all([books.said(who, field, value) for field, value in changed.items()])

    def picture(self, number: int) -> bytes | None:
        """Return the picture of a person as an image file, None if there is none."""
        with self._database.reading() as connection:
            query, key = "SELECT picture FROM people WHERE id = ?", current_number(connection, number)
            (found,) = connection.execute(query, (key,)).fetchone()
            return found if isinstance(found, bytes) else None

    def set_picture(self, number: int, picture: bytes | None) -> None:
        """Keep a picture, or none. Raises NightsError `picture-too-large`."""
        if picture is not None and len(picture) > MAX_PICTURE:
            raise NightsError("picture-too-large", str(len(picture)))
        with self._database.transaction() as connection:
            kept = None if picture is None else self._database.books.keep(picture)
            self._set(current_number(connection, number), "picture", kept)

    def archive(self, number: int, archived: bool = True) -> None:
        """Offer a person no longer, or again; nothing that was played is lost."""
        with self._database.transaction() as connection:
            number = current_number(connection, number)
            if archived:
                self._set(number, "archived", True)
            else:
                list_again(self._database.books, number)

    def erase(self, number: int) -> None:
        """Forget name, picture and notes of a person, everywhere and for good; what was played and every sum stay."""
        with self._database.transaction() as connection:
            books = self._database.books
            books.write(ERASE, {"person": self._known(current_number(connection, number))})
        self._database.compact()

    def merge(self, number: int, into: int) -> None:
        """Merge an entry, and all that are merged into it, into another one.

        Raises NightsError `person-and-computer`.
        """
        with self._database.transaction() as connection:
            source, target = current_number(connection, number), current_number(connection, into)
            if source == target:
                return
            kinds = connection.execute("SELECT DISTINCT computer FROM people WHERE id IN (?, ?)", (source, target))
            if len(kinds.fetchall()) > 1:
                raise NightsError("person-and-computer", f"{number} {into}")
            books = self._database.books
            one, other = books.person(target), books.person(source)
            books.write_all([Said(SAME, {"pairs": [[one, other]]}), books.said(one, "archived", False)])

    def separate(self, number: int) -> None:
        """Separate a merged entry again. Raises NightsError `name-taken`."""
        with self._database.transaction() as connection:
            found = connection.execute("SELECT name FROM people WHERE id = ?", (number,)).fetchone()
            if found is None:
                raise NightsError("no-such-person", str(number))
            self._refuse_taken(connection, number, text(found[0]))
            books = self._database.books
            who = books.person(number)
            merged = books.part().joined(who)
            if merged:
                books.undo([act.id for act in merged])


def _person(row: tuple[Any, ...]) -> Person:
    number, name, computer, into, archived, colour, has_picture, notes, guest = row
    return Person(
        integer(number),
        text(name),
        bool(computer),
        None if into is None else integer(into),
        bool(archived),
        colour if colour in COLOURS else default_colour(integer(number)),
        bool(has_picture),
        text(notes),
        None if guest is None else integer(guest),
    )
