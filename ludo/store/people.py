"""People: everybody who has played, persons and computer players. The number of an entry never changes."""

from dataclasses import dataclass

from ludo.session.chairs import Chair
from ludo.session.ports import StorageError
from ludo.store.database import Database
from ludo.store.errors import translated_errors
from ludo.store.rows import integer, text


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who plays. `merged_into`: this entry and that one are the same person, who plays under the other."""

    number: int
    name: str
    computer: bool
    merged_into: int | None
    archived: bool


class Roster:
    """The people of a file."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def all(self) -> list[Person]:
        """Return every entry, by name; merged and archived ones too."""
        with translated_errors():
            rows = self._database.connection.execute(
                "SELECT id, name, computer, merged_into, archived FROM people ORDER BY name, id"
            ).fetchall()
            return [
                Person(integer(number), text(name), bool(computer), None if into is None else integer(into), bool(old))
                for number, name, computer, into, old in rows
            ]

    def names(self) -> list[str]:
        """Return the names of persons to choose from, in alphabetical order."""
        return [
            person.name
            for person in self.all()
            if not person.computer and person.merged_into is None and not person.archived
        ]

    def number_of(self, chair: Chair) -> int:
        """Return the person of a chair, added if unknown; within a transaction.

        Known by the number, else by name, a merged entry's old name included. Who plays is archived no longer.
        """
        connection = self._database.connection
        if chair.identity is not None:
            query, key = "SELECT coalesce(merged_into, id) FROM people WHERE id = ?", (chair.identity,)
            found = connection.execute(query, key).fetchone()
        else:
            query = (
                "SELECT coalesce(merged_into, id) FROM people WHERE name = ? AND computer = ? "
                "ORDER BY merged_into IS NOT NULL, id"
            )
            found = connection.execute(query, (chair.name, int(not chair.person))).fetchone()
        if found is None:
            cursor = connection.execute(
                "INSERT INTO people (name, computer) VALUES (?, ?)", (chair.name, int(not chair.person))
            )
            return integer(cursor.lastrowid)
        connection.execute("UPDATE people SET archived = 0 WHERE id = ? AND archived", found)
        return integer(found[0])

    def rename(self, number: int, name: str) -> None:
        """Give a person another name, everywhere. Raises StorageError `conflict` if another one has it."""
        self._change(number, "name", name)

    def archive(self, number: int, archived: bool = True) -> None:
        """Offer a person no longer, or again; nothing that was played is lost."""
        self._change(number, "archived", int(archived))

    def merge(self, number: int, into: int) -> None:
        """Let an entry, and all that are merged into it, be the same person as another.

        Raises StorageError `conflict` for a person and a computer player.
        """
        with self._database.transaction() as connection:
            source, target = self._entry(number), self._entry(into)
            if source == target:
                return
            if source[1] != target[1]:
                raise StorageError("conflict", f"{number} and {into} cannot be the same")
            connection.execute(
                "UPDATE people SET merged_into = ? WHERE id = ? OR merged_into = ?", (target[0], source[0], source[0])
            )

    def separate(self, number: int) -> None:
        """Let a merged entry stand for itself again. Raises StorageError `conflict` if its name is taken meanwhile."""
        self._change(number, "merged_into", None)

    def _entry(self, number: int) -> tuple[int, int]:
        """Return the entry that stands for a person now, and whether it is a computer player."""
        found = self._database.connection.execute(
            "SELECT now.id, now.computer FROM people AS asked "
            "JOIN people AS now ON now.id = coalesce(asked.merged_into, asked.id) WHERE asked.id = ?",
            (number,),
        ).fetchone()
        if found is None:
            raise StorageError("conflict", f"there is no person {number}")
        return integer(found[0]), integer(found[1])

    def _change(self, number: int, column: str, value: str | int | None) -> None:
        with self._database.transaction() as connection:
            connection.execute(f"UPDATE people SET {column} = ? WHERE id = ?", (value, number))
