"""People: everybody who has played, persons and computer players. The number of an entry never changes."""

from ludo.session.chairs import Chair
from ludo.store.person_names import NO_EVENING, guest_by_name, insert_person, list_again, person_by_name
from ludo.store.rows import integer, text
from ludo.store.tables import FileTable


class Roster(FileTable):
    """The people of a file as sessions know them; `ludo.store.nights.people` has the rest."""

    def names(self) -> list[str]:
        """Return the names of persons to choose from, in alphabetical order."""
        from ludo.nights.people import name_key  # the first paint does without game nights

        query = "SELECT name FROM people WHERE NOT computer AND merged_into IS NULL AND NOT archived AND guest IS NULL"
        return sorted((text(name) for (name,) in self._database.connection.execute(query)), key=name_key)

    def number_of(self, chair: Chair, evening: int | None = None) -> int:
        """Return the person of a chair, added if unknown; within a transaction.

        Known by the number, else by name: a guest of the evening, somebody of the roster, a merged entry's old name
        included. Who plays is archived no longer.
        """
        found = self._known(chair, evening or NO_EVENING)
        if found is None:
            guest = (evening or NO_EVENING) if chair.guest else None
            return insert_person(self._database.books, chair.name, computer=not chair.person, guest=guest)
        return list_again(self._database.books, found)

    def _known(self, chair: Chair, evening: int) -> int | None:
        connection = self._database.connection
        if chair.identity is not None:
            query, key = "SELECT coalesce(merged_into, id) FROM people WHERE id = ?", (chair.identity,)
            found = connection.execute(query, key).fetchone()
            return None if found is None else integer(found[0])
        if not chair.person:
            return person_by_name(connection, chair.name, computer=True)
        if chair.guest or evening != NO_EVENING:
            guest = guest_by_name(connection, chair.name, evening)
            if guest is not None or chair.guest:
                return guest
        return person_by_name(connection, chair.name)
