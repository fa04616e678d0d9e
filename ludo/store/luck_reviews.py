"""Luck reviews of parties, a text for each. Implements `ludo.session.ports.LuckStore`."""

from contextlib import suppress

from ludo.session.ports import KeptLuck
from ludo.store.rows import RowError, text
from ludo.store.tables import FileTable


class LucksTable(FileTable):
    """The luck in parties of a file. Everything raises StorageError where the file cannot be read or written."""

    def kept(self, session: int) -> KeptLuck | None:
        """Return what is kept of the luck in a partie; None for nothing, or what cannot be read."""
        with self._database.reading() as connection:
            row = connection.execute("SELECT digest, content FROM lucks WHERE session = ?", (session,)).fetchone()
        if row is not None:
            with suppress(RowError):
                return KeptLuck(text(row[0]), text(row[1]))
        return None

    def keep(self, session: int, luck: KeptLuck) -> None:
        """Keep what luck gave in a partie, in the place of what was there."""
        with self._database.transaction() as connection:
            connection.execute("INSERT OR REPLACE INTO lucks VALUES (?, ?, ?)", (session, *luck))
