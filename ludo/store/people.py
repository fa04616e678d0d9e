"""People: everybody who has played, persons and computer players. The number of an entry never changes."""

from ludo.session.chairs import Chair
from ludo.store.database import Database
from ludo.store.rows import integer, text


class Roster:
    """The people of a file as sessions know them; `ludo.store.nights.people` has the rest."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def names(self) -> list[str]:
        """Return the names of persons to choose from, in alphabetical order."""
        from ludo.nights.people import name_key  # the first paint does without game nights

        query = "SELECT name FROM people WHERE NOT computer AND merged_into IS NULL AND NOT archived"
        return sorted((text(name) for (name,) in self._database.connection.execute(query)), key=name_key)

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
