"""Reviews of decisions, as texts by partie, ply and chair. Implements `ludo.session.ports.ReviewStore`."""

from collections.abc import Sequence
from contextlib import suppress

from ludo.session.ports import KeptReview
from ludo.store.rows import RowError, integer, text
from ludo.store.tables import FileTable


class ReviewsTable(FileTable):
    """The reviews of a file. Everything raises StorageError where the file cannot be read or written."""

    def kept(self, session: int) -> Sequence[KeptReview]:
        """Return what is kept of the decisions of a partie, in their order; what cannot be read is left out."""
        query = "SELECT ply, chair, digest, content FROM reviews WHERE session = ? ORDER BY ply, chair"
        with self._database.reading() as connection:
            rows = connection.execute(query, (session,)).fetchall()
        found = []
        for ply, chair, digest, content in rows:
            with suppress(RowError):
                found.append(KeptReview(integer(ply), integer(chair), text(digest), text(content)))
        return found

    def keep(self, session: int, review: KeptReview) -> None:
        """Keep what a decision cost, in the place of what was there."""
        with self._database.transaction() as connection:
            connection.execute("INSERT OR REPLACE INTO reviews VALUES (?, ?, ?, ?, ?)", (session, *review))

    def forget(self, session: int) -> None:
        """Delete the reviews of a partie."""
        with self._database.transaction() as connection:
            connection.execute("DELETE FROM reviews WHERE session = ?", (session,))
