"""What the coach keeps of parties: reviews of decisions, what they come to by kind, and what luck gave."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Final

from ludo.session.ports import KeptLuck, KeptReview
from ludo.store.rows import RowError, integer, text
from ludo.store.tables import FileTable

if TYPE_CHECKING:  # the window is there before anything of the games is read
    from collections.abc import Sequence

    from ludo.session.losses import Loss

_NEW: Final = """
INSERT INTO retries (session, ply, chair, step, due)
SELECT id, ?, ?, 0, date(changed, 'localtime', '+1 day') FROM sessions WHERE id = ? ON CONFLICT DO NOTHING
"""


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
        with self._database.transaction(silent=True) as connection:
            connection.execute("INSERT OR REPLACE INTO reviews VALUES (?, ?, ?, ?, ?)", (session, *review))

    def forget(self, session: int) -> None:
        """Delete the reviews of a partie."""
        with self._database.transaction(silent=True) as connection:
            connection.execute("DELETE FROM reviews WHERE session = ?", (session,))


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
        with self._database.transaction(silent=True) as connection:
            connection.execute("INSERT OR REPLACE INTO lucks VALUES (?, ?, ?)", (session, *luck))


class LossesTable(FileTable):
    """Losses by kind of decision, of a file. Everything raises StorageError where it cannot be read or written."""

    def keep(self, session: int, losses: Sequence[Loss], mistakes: Sequence[tuple[int, int]]) -> None:
        """Keep what a review of all decisions came to, in the place of what was there; mistakes: by ply and chair.

        Mistakes that are new are due from the day after the partie.
        """
        with self._database.transaction(silent=True) as connection:
            connection.execute(
                "INSERT OR REPLACE INTO reviewed SELECT id, log_sum FROM sessions WHERE id = ?", (session,)
            )
            connection.execute("DELETE FROM losses WHERE session = ?", (session,))
            connection.executemany(
                "INSERT INTO losses VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", [(session, *loss) for loss in losses]
            )
            known = connection.execute("SELECT ply, chair FROM retries WHERE session = ?", (session,)).fetchall()
            gone = [(session, *place) for place in known if place not in mistakes]
            connection.executemany("DELETE FROM retries WHERE session = ? AND ply = ? AND chair = ?", gone)
            connection.executemany(_NEW, [(*place, session) for place in mistakes])
