"""Own mistakes due for another try."""

from collections.abc import Sequence
from contextlib import suppress
from datetime import date
from typing import Final

from ludo.moments import day_here, read_day
from ludo.session.retries import SPACES, Mistake, Retry, after
from ludo.store.counted_parties import COUNTS, PERSON, alone
from ludo.store.rows import RowError, integer, moment, optional_text, text
from ludo.store.tables import FileTable

_DUE: Final = f"""
SELECT r.session, r.ply, r.chair, {PERSON}, s.game, f.ended, r.step, r.due, r.tried, r.act
FROM retries AS r JOIN sessions AS s ON s.id = r.session
JOIN finished AS f ON f.source = 'session' AND f.origin = r.session
JOIN chairs AS c ON c.session = r.session AND c.chair = r.chair
JOIN people AS sat ON sat.id = c.person JOIN people AS who ON who.id = coalesce(sat.merged_into, sat.id)
WHERE r.due <= :today AND (:person IS NULL OR {PERSON} = :person AND (who.guest IS NULL OR {alone("c")})) AND {COUNTS}
ORDER BY r.tried IS NULL, f.ended DESC, r.session DESC, r.ply, r.chair
"""
_SEEN: Final = """
FROM retries AS r WHERE r.ply = ? AND r.chair = ? AND r.due <= ?
AND EXISTS (SELECT 1 FROM sessions AS s WHERE s.id = r.session AND s.started = ?)
"""
_WHICH: Final = "session = ? AND ply = ? AND chair = ?"


class RetriesTable(FileTable):
    """The mistakes of a file. Every call is a transaction of its own and may raise StorageError."""

    def due(self, person: int | None = None) -> Sequence[Retry]:
        """Return the mistakes that are due today, of one person or of all: those answered before first, then the
        latest. What cannot be read is left out."""
        values = {"today": self._today().isoformat(), "person": person}
        with self._database.reading() as connection:
            rows = connection.execute(_DUE, values).fetchall()
        found = []
        for session, ply, chair, who, game, ended, step, due, tried, act in rows:
            with suppress(RowError, ValueError):
                found.append(
                    Retry(
                        Mistake(integer(session), integer(ply), integer(chair)),
                        integer(who),
                        text(game),
                        moment(ended),
                        integer(step),
                        read_day(text(due)),
                        optional_text(tried),
                        optional_text(act),
                    )
                )
        return found

    def answer(self, mistake: Mistake, right: bool, act: str | None) -> None:
        """Note how a mistake was answered today; what is not due stays as it is."""
        today = self._today()
        with self._database.transaction(silent=True) as connection:
            query = f"SELECT step FROM retries WHERE {_WHICH} AND due <= ?"
            row = connection.execute(query, (*mistake, today.isoformat())).fetchone()
            if row is None:
                return
            step, due = after(max(integer(row[0]), 0), right, today)
            connection.execute(
                f"UPDATE retries SET step = ?, due = ?, tried = ?, act = ? WHERE {_WHICH}",
                (step, None if due is None else due.isoformat(), self._database.now(), act, *mistake),
            )

    def seen(self, started: str, ply: int, chair: int) -> None:
        """Note that the answer to a mistake was on the screen, of the partie that began then. What is due is tried
        the next day instead."""
        today = self._today()
        which = (ply, chair, today.isoformat(), started)
        with self._database.reading() as connection:
            if connection.execute(f"SELECT 1 {_SEEN}", which).fetchone() is None:
                return
        tomorrow = (today + SPACES[0]).isoformat()
        with self._database.transaction(silent=True) as connection:
            connection.execute(
                f"UPDATE retries SET due = ? WHERE (session, ply, chair) IN (SELECT session, ply, chair {_SEEN})",
                (tomorrow, *which),
            )

    def drop(self, mistake: Mistake) -> None:
        """Forget a mistake: it is none any more, or cannot be shown."""
        with self._database.transaction(silent=True) as connection:
            connection.execute(f"DELETE FROM retries WHERE {_WHICH}", mistake)

    def _today(self) -> date:
        """Return the day here and now, by the clock of the file."""
        return day_here(self._database.now())
