"""Losses by kind of decision."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludo.store.tables import FileTable

if TYPE_CHECKING:  # the window is there before anything of the games is read
    from collections.abc import Sequence

    from ludo.session.losses import Loss

_NEW: Final = """
INSERT INTO retries (session, ply, chair, step, due)
SELECT id, ?, ?, 0, date(changed, 'localtime', '+1 day') FROM sessions WHERE id = ? ON CONFLICT DO NOTHING
"""


class LossesTable(FileTable):
    """Losses by kind of decision, of a file. Everything raises StorageError where it cannot be read or written."""

    def keep(self, session: int, losses: Sequence[Loss], mistakes: Sequence[tuple[int, int]]) -> None:
        """Keep what a review of all decisions came to, in the place of what was there; mistakes: by ply and chair.

        Mistakes that are new are due from the day after the partie.
        """
        with self._database.transaction() as connection:
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
