"""The file as the rest of the program sees it."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Collection, Sequence
from pathlib import Path
from secrets import token_hex
from typing import TYPE_CHECKING, Final

from ludo.lazy import LazyPart
from ludo.moments import utc_now
from ludo.session.ports import Header, OpenEvening, SessionRecord, Settlement, StorageError
from ludo.store import exit_marker
from ludo.store.copies import write_copy
from ludo.store.counted_parties import is_annulled
from ludo.store.database import Database
from ludo.store.errors import translated_errors
from ludo.store.files import COMPANIONS, Clock, beside, companion, is_same, move, remove, rename
from ludo.store.notices import Notice, Progress, unseen
from ludo.store.opening import IMPORT
from ludo.store.people import Roster
from ludo.store.rows import RowError, integer, line_sum, moment, text
from ludo.store.summaries import summaries

if TYPE_CHECKING:  # game nights are read on first use
    from ludo.nights.evenings import Finish
    from ludo.nights.file_kinds import FileKind
    from ludo.store.ledger import Balance, Ledger
    from ludo.store.nights.nights import Nights
    from ludo.store.own_play import OwnPlayTable
    from ludo.store.retries import RetriesTable
    from ludo.store.reviews import LossesTable, LucksTable, ReviewsTable

_CHANGED: Final = """
UPDATE sessions SET changed = ?, over = ?, log_sum = log_sum + ?, played = CASE
    WHEN played = (SELECT max(played) FROM sessions) THEN played ELSE (SELECT max(played) FROM sessions) + 1 END
WHERE id = ?
"""

_SILENT: Final = ("window.", "settings.")
"""Beginnings of keys of what no page shows, or what is announced elsewhere."""

_OPEN_EVENINGS: Final = """
SELECT id, name, first.moment, (
    SELECT kind FROM evening_events WHERE evening = id AND kind NOT IN ('came', 'left') ORDER BY number DESC LIMIT 1
), worth_chips, worth_cents, currency
FROM evenings JOIN evening_events AS first ON first.evening = id AND first.number = 1
WHERE closed = 0 AND put_away = 0 ORDER BY first.moment DESC, id DESC
"""

_LAST_EVENING: Final = """
SELECT first.moment, (
    SELECT count(DISTINCT person) FROM evening_events AS came JOIN people ON people.id = came.person
    WHERE came.evening = evenings.id AND came.kind = 'came' AND guest IS NULL
)
FROM evenings JOIN evening_events AS first ON first.evening = id AND first.number = 1
WHERE put_away = 0 ORDER BY first.moment DESC, evenings.id DESC LIMIT 1
"""
_MARK: Final = "copies.mark"


class Store:
    """Sessions, people, ledger and settings. Implements `ludo.session.ports.Storage`.

    Every call raises StorageError where the file cannot be read or written; `damaged` is said of what cannot be
    understood, and the file is then looked through at the next start.
    """

    nights: LazyPart[Nights] = LazyPart("ludo.store.nights.nights:Nights", "_database")
    """People, evenings, score sheets and chips."""
    ledger: LazyPart[Ledger] = LazyPart("ludo.store.ledger:Ledger", "_database")
    """Chips."""
    reviews: LazyPart[ReviewsTable] = LazyPart("ludo.store.reviews:ReviewsTable", "_database")
    """The reviews of decisions."""
    losses: LazyPart[LossesTable] = LazyPart("ludo.store.reviews:LossesTable", "_database")
    """The losses by kind of decision."""
    own_play: LazyPart[OwnPlayTable] = LazyPart("ludo.store.own_play:OwnPlayTable", "_database")
    """The costs of people's decisions, added up."""
    retries: LazyPart[RetriesTable] = LazyPart("ludo.store.retries:RetriesTable", "_database")
    """Own mistakes due for another try."""
    lucks: LazyPart[LucksTable] = LazyPart("ludo.store.reviews:LucksTable", "_database")
    """The luck reviews of parties."""

    def __init__(self, path: Path, clock: Clock = utc_now, progress: Progress = unseen) -> None:
        """Open the file, made if missing; never fails. progress: see `ludo.store.opening.open_database`."""
        self._database = Database(path, clock, progress)
        self.roster = Roster(self._database)

    @property
    def path(self) -> Path:
        """Where the file is."""
        return self._database.path

    @property
    def notices(self) -> list[Notice]:
        """Return the notices about the file, the gravest first; kept until `notices_read`."""
        return self._database.notices

    @property
    def notice(self) -> Notice | None:
        """The gravest of the notices."""
        return next(iter(self.notices), None)

    def notices_read(self) -> None:
        """Mark all notices as read."""
        self._database.notices_read()

    def suspect(self) -> None:
        """Mark the file to be checked at the next start: something in it makes no sense."""
        self._database.suspect()

    @property
    def saving(self) -> bool:
        """Is anything written to disk?"""
        return self._database.saving

    def close(self) -> None:
        """Close the file, with everything in it; a store is not used afterwards."""
        self._database.close()

    def now(self) -> str:
        """Return the moment, in UTC, ISO 8601 with seconds."""
        return self._database.now()

    # sessions

    def create(self, header: Header, evening: int | None = None) -> int:
        """Begin a session, at an evening if one is named, to which its people have come; its number.

        What one person plays against the computer belongs to no evening.
        """
        if sum(chair.person for chair in header.chairs) < 2:
            evening = None
        with self._database.transaction():
            people = [self.roster.number_of(chair, evening) for chair in header.chairs]
            seated = [person for chair, person in zip(header.chairs, people, strict=True) if chair.person]
            twice = next((place for place, person in enumerate(seated) if person in seated[:place]), None)
            if twice is not None:
                raise StorageError("sits-twice", [chair.name for chair in header.chairs if chair.person][twice])
            from ludo.store.partie_acts import insert_partie  # a start does without

            session = insert_partie(self._database, header, people, evening)
            if evening is not None:
                from ludo.store.nights.diary import bring_players

                bring_players(self._database.books, evening, session, self.now())
        return session

    def append(
        self,
        session: int,
        number: int,
        lines: Sequence[str],
        settlements: Sequence[Settlement],
        over: bool,
        finish: Finish | None = None,
    ) -> None:
        """Write lines of a log and what its chips do, in one transaction (see `ludo.session.ports.Storage`)."""
        with self._database.transaction() as connection:
            if is_annulled(connection, "session", session):
                raise StorageError("annulled", str(session))
            added = sum(_append_line(connection, session, number + offset, line) for offset, line in enumerate(lines))
            was_over = _is_over(connection, session)
            connection.execute(_CHANGED, (self.now(), int(over), added, session))
            if settlements or finish is not None or was_over:
                from ludo.store.partie_acts import write_deals, write_end

                write_deals(self._database, session, settlements)
                if finish is not None or was_over:
                    write_end(self._database, session, finish)

    def unknown_finishes(self, games: Collection[str]) -> list[int]:
        """Return the parties of these games that ended before results were kept, the latest first."""
        query = (
            "SELECT id FROM sessions WHERE over = 1 AND NOT EXISTS "
            "(SELECT 1 FROM finished WHERE source = 'session' AND origin = sessions.id) "
            f"AND game IN ({', '.join('?' * len(games))}) ORDER BY played DESC"
        )
        with self._database.reading() as connection:
            return [integer(number) for (number,) in connection.execute(query, tuple(games))]

    def put_finish(self, session: int, finish: Finish) -> None:
        """Keep how a partie ended that was over before results were kept."""
        from ludo.store.partie_acts import write_end

        with self._database.transaction(silent=True) as connection:
            found = connection.execute("SELECT changed FROM sessions WHERE id = ? AND over", (session,)).fetchone()
            if found is not None:
                write_end(self._database, session, finish, text(found[0]))

    def reconcile(self, session: int, settlements: Sequence[Settlement]) -> list[int]:
        """Make the books say what a whole log says; the deals that had to be taken back."""
        if self._agrees(session, settlements):
            return []
        from ludo.store.partie_acts import reconcile_deals

        with self._database.transaction():
            return reconcile_deals(self._database, session, settlements)

    def _agrees(self, session: int, settlements: Sequence[Settlement]) -> bool:
        with self._database.reading() as connection:
            return is_annulled(connection, "session", session) or self.ledger.gains(session) == {
                settlement.deal: gains
                for settlement in settlements
                if (gains := {chair: chips for chair, chips in enumerate(settlement.gains) if chips})
            }

    def sessions(
        self, limit: int | None = None, *, unfinished: bool = False, games: Collection[str] = ()
    ) -> list[SessionRecord]:
        """Return sessions, the one played last first, whatever the clock said; see `summaries` for what to choose.

        Those that cannot be understood are left out.
        """
        found = []
        with self._database.reading() as connection:
            for entry in summaries(connection, limit, unfinished=unfinished, games=games):
                if isinstance(entry, RowError):
                    self._database.suspect()
                else:
                    found.append(entry)
        return found

    def session_count(self) -> int:
        """Return how many sessions there are."""
        with self._database.reading() as connection:
            return integer(connection.execute("SELECT count(*) FROM sessions").fetchone()[0])

    def load(self, session: int) -> tuple[Header, list[str]]:
        """Return a session's header and log. Raises StorageError `damaged` if there is no such session any more."""
        with self._database.reading() as connection:
            found = next(iter(summaries(connection, number=session)), RowError(f"session {session}"))
            if isinstance(found, RowError):
                raise found
            rows = connection.execute(
                "SELECT number, line FROM log WHERE session = ? ORDER BY number", (session,)
            ).fetchall()
            if [number for number, _ in rows] != list(range(len(rows))):
                raise RowError(f"the log of session {session} has gaps")
            return found.header, [text(line) for _, line in rows]

    # people and chips

    def open_evenings(self) -> list[OpenEvening]:
        """Return the evenings that are not closed, the one begun last first; reads nothing of game nights."""
        with self._database.reading() as connection:
            rows = connection.execute(_OPEN_EVENINGS).fetchall()
        try:
            return [
                OpenEvening(integer(number), text(name), text(started), last == "paused", *worth)
                for number, name, started, last, *worth in rows
            ]
        except RowError:
            self._database.suspect()
            return []

    def last_evening(self) -> tuple[str, int] | None:
        """Return when the latest evening began (UTC, ISO 8601), and how many came who are no guests; None: none yet."""
        with self._database.reading() as connection:
            found = connection.execute(_LAST_EVENING).fetchone()
        try:
            return None if found is None else (moment(found[0]), integer(found[1]))
        except RowError:
            self._database.suspect()
            return None

    def people(self) -> list[str]:
        """Return the names of persons to choose from, in alphabetical order."""
        with self._database.reading():
            return self.roster.names()

    def balances(self) -> list[Balance]:
        """Return chips by person over everything, richest first, and what lies on tables; they sum to zero."""
        with self._database.reading():
            return self.ledger.balances()

    # settings

    def get(self, key: str) -> str | None:
        """Return a setting, None if it was never put or cannot be understood."""
        with self._database.reading() as connection:
            row = connection.execute("SELECT value FROM settings WHERE key = ?", (key,)).fetchone()
        if row is None:
            return None
        if not isinstance(row[0], str):
            self._database.suspect()
            return None
        return row[0]

    def put(self, key: str, value: str) -> None:
        """Keep a setting."""
        silent = key.startswith(_SILENT)
        with self._database.transaction(silent=silent) as connection:
            connection.execute(
                "INSERT INTO settings VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value",
                (key, value),
            )
        self._database.no_answers += silent

    # copies of everything

    def on_vanished(self, listener: Callable[[], None]) -> None:
        """Call a listener whenever something cannot be written because the file is gone."""
        self._database.on_vanished = listener

    def on_saving(self, listener: Callable[[], None]) -> None:
        """Call a listener whenever `saving` may have changed."""
        self._database.on_saving = listener

    def on_written(self, listener: Callable[[], None]) -> None:
        """Call a listener whenever something was written that can be seen on a page."""
        self._database.on_written = listener

    def move(self, folder: Path) -> None:
        """Move everything to another folder; for when the file has vanished. Raises StorageError."""
        self._database.move(folder / self.path.name)

    def backup(self, path: Path) -> None:
        """Write a copy of everything to a file, which is replaced only once the copy is whole. Raises StorageError."""
        if any(is_same(path, companion(self.path, suffix)) for suffix in ("", *COMPANIONS)):
            raise StorageError("own-file", str(path))
        with translated_errors(path):
            write_copy(self._database.connection, path)

    def keep_copy(self, folder: Path, progress: Progress = unseen) -> Path:
        """Write a dated copy of everything into a folder; the last twenty stay. Raises StorageError.

        What `progress` raises ends it.
        """
        from ludo.store.closing_copies import keep_copy

        mark = self.get(_MARK) or token_hex(2)
        self.put(_MARK, mark)
        return keep_copy(self._database.connection, folder, mark, self._database.clock, progress)

    def file_kind(self, path: Path, progress: Progress = unseen) -> FileKind | None:
        """Return what a file holds, None for what Ludo has not written. Raises StorageError."""
        from ludo.store.file_kinds import file_kind

        return file_kind(path, progress)

    def restore(self, source: Path, progress: Progress = unseen) -> Path | None:
        """Put a file written by `backup` in the place of this one; where the present one was moved to.

        The copy is checked first, with the journal of a program that was killed if there is one; if it cannot be used
        nothing changes. progress: see `ludo.store.opening.open_database`. Raises StorageError with a code of `Notice`.
        """
        from ludo.store.checked_copies import checked_copy

        with (
            checked_copy(source, companion(self.path, f"{IMPORT}.part"), self._database.clock, progress) as copy,
            translated_errors(self.path),
        ):
            self._database.close()
            try:
                return self._take(copy)
            finally:
                self._database.open()

    def _take(self, copy: Path) -> Path | None:
        """Replace this file by a checked one; return where this one is kept. Raises OSError."""
        fresh = companion(self.path, IMPORT)
        kept = None
        if self.path.exists():
            kept = beside(self.path, "replaced", self._database.clock)
        rename(copy, fresh)
        try:
            if kept is not None:
                move(self.path, kept)
            rename(fresh, self.path)
        except OSError:
            remove(fresh)
            if kept is not None and not self.path.exists():
                rename(kept, self.path)
            raise
        exit_marker.write(self.path, exit_marker.Marker(None, exit_marker.fingerprint(self.path)))
        return kept


def _is_over(connection: sqlite3.Connection, session: int) -> bool:
    """Had a session ended, before what is being written?"""
    found = connection.execute("SELECT over FROM sessions WHERE id = ?", (session,)).fetchone()
    return found is not None and bool(found[0])


def _append_line(connection: sqlite3.Connection, session: int, number: int, line: str) -> int:
    """Write a line of a log; by how much its sum grows."""
    query = "SELECT max(number), max(CASE number WHEN ? THEN line END) FROM log WHERE session = ?"
    last, present = connection.execute(query, (number, session)).fetchone()
    if present == line:
        return 0
    if present is not None or number != (-1 if last is None else last) + 1:
        raise StorageError("conflict", f"line {number} of session {session}")
    connection.execute("INSERT INTO log VALUES (?, ?, ?)", (session, number, line))
    return line_sum(number, line)
