"""Copies what can still be read out of a damaged file: people, sessions with their logs, the ledger, settings."""

import sqlite3
from contextlib import suppress
from dataclasses import dataclass
from itertools import groupby
from typing import Any, Final

from ludo.session.outcomes import Outcome, outcome
from ludo.session.ports import Header, Settlement, StorageError
from ludo.store.damaged import Row, Source
from ludo.store.files import utc_now
from ludo.store.ledger import Ledger
from ludo.store.names import claim_name
from ludo.store.notices import Report
from ludo.store.rows import RowError, header, integer, line_sum
from ludo.store.rows import options as read_options
from ludo.store.salvage_nights import NightsCopy, columns, insert
from ludo.store.summaries import summaries

_PEOPLE_1: Final = "id, name, computer, NULL, 0, NULL, NULL, '', NULL, NULL"
_SESSION: Final = {
    1: "id, NULL, game, rules_version, options, started, changed, id, over, 0, NULL",
    2: "id, evening, game, rules_version, options, started, changed, played, over, cut, log_sum",
}
_ANNULLED: Final = "SELECT origin FROM annulled WHERE source = 'session'"
_CHAIRS: Final = {1: "session, seat, person, level", 2: "session, chair, person, level"}


@dataclass(slots=True)
class _Target:
    """The fresh file, as the ledger sees it."""

    connection: sqlite3.Connection

    def now(self) -> str:
        return utc_now().isoformat(timespec="seconds")


def salvage(source: Source, target: sqlite3.Connection) -> Report:
    """Copy all that can be read into the empty tables of a fresh file.

    A log is cut before its first missing line. Where log or postings of a session are not whole, the log is played
    again, and the ledger made to say the same by counter-entries. Raises sqlite3.OperationalError where the fresh
    file cannot be written.
    """
    report = Report()
    if not source.version:
        return report
    target.execute("BEGIN")
    copy = _Copy(source, target, report)
    copy.people()
    if source.version == 1:
        copy.sessions()
        copy.old_entries()
    else:
        copy.nights.evenings()
        copy.sessions()
        copy.nights.sheets()
        copy.nights.others()
        copy.nights.accounts()
        copy.postings()
        copy.nights.rest()
        copy.find_wrong_postings()
    copy.settings()
    copy.reconcile()
    target.execute("COMMIT")
    return report


class _Copy:
    """The tables one after the other, in an order that keeps references whole."""

    def __init__(self, source: Source, target: sqlite3.Connection, report: Report) -> None:
        self._source = source
        self._target = target
        self._report = report
        self._ledger = Ledger(_Target(target))
        self.nights = NightsCopy(source, target, self._ledger, self._unknown)
        self._saved: list[int] = []
        self._outcomes: dict[int, Outcome | None] = {}
        """What the logs that are not whole amount to, as far as they can be played."""
        self._doubtful: set[int] = set()
        """Sessions whose postings are not whole."""

    def people(self) -> None:
        merged = []
        kept = _PEOPLE_1 if self._source.version == 1 else columns(self._source, self._target, "people")
        rows, _ = self._source.numbered("people", kept)
        for number, name, computer, into, *rest in rows:
            if insert(self._target, "people", (number, name, computer, None, *rest)) or insert(
                self._target, "people", (number, f"{name} ({number})", computer, None, *rest[:4], None, None)
            ):
                merged += [(into, number)] if into is not None else []
        for into, number in merged:
            with suppress(sqlite3.IntegrityError):
                self._target.execute("UPDATE people SET merged_into = ? WHERE id = ?", (into, number))
        for (number,) in self._target.execute("SELECT id FROM people WHERE folded IS NULL ORDER BY id").fetchall():
            claim_name(self._target, number)

    def sessions(self) -> None:
        rows, missing = self._source.numbered("sessions", _SESSION[self._source.version])
        self._report.lost += len(missing)
        order = {row[0]: place for place, row in enumerate(sorted(rows, key=_when_played), 1)}
        self._source.all = len(rows)
        for done, row in enumerate(rows):
            self._source.show(done)
            if self._session([*row[:7], order[row[0]], *row[8:]]):
                self._saved.append(row[0])
            else:
                self._report.lost += 1
        self._source.show(len(rows))
        self._report.saved = len(self._saved)

    def _session(self, row: list[Any]) -> bool:
        number, _, game, rules_version, options, started = row[:6]
        chairs, _ = self._source.rows(
            f"SELECT {_CHAIRS[self._source.version]} FROM chairs WHERE session = ? ORDER BY 2", number
        )
        try:
            chairs = chairs[: integer(read_options(options).get("players"))]
            head = header(
                (game, rules_version, options, started), [(chair, "", level, 0, 0) for _, chair, _, level in chairs]
            )
        except RowError:
            return False
        if len(chairs) != head.options["players"]:
            return False
        lines, whole_log = self._log(number)
        known = row[10]
        row[10] = sum(line_sum(*entry) for entry in enumerate(lines))
        if not whole_log or row[10] != known:
            played = self._outcomes[number] = _outcome(head, lines)
            lost = not whole_log
            if played is not None and played.lines < len(lines):
                lines, lost = lines[: played.lines], True
                row[10] = sum(line_sum(*entry) for entry in enumerate(lines))
            if lost or known is not None:
                over = played is not None and played.over
                self._report.cut += lost and not over
                row[8:10] = (int(over), int(not over))
        if not insert(self._target, "sessions", [number, self.nights.evening(row[1]), *row[2:]]):
            return False
        for _, chair, person, level in chairs:
            if not insert(self._target, "chairs", (number, chair, person, level)):
                insert(self._target, "chairs", (number, chair, self._unknown(person, level), level))
        for place, line in enumerate(lines):
            insert(self._target, "log", (number, place, line))
        return True

    def _unknown(self, person: object, level: str | None) -> int:
        """Return a person who stands for one that could not be read, with the same number if that can be."""
        row = (f"? {person}", int(level is not None), None, 0, None, None, "", None, None)
        if not isinstance(person, int) or not insert(self._target, "people", (person, *row)):
            found = self._target.execute("SELECT id FROM people WHERE name = ? AND computer = ?", row[:2]).fetchone()
            if found is not None:
                return integer(found[0])
            insert(self._target, "people", (None, *row))
            person = self._target.execute("SELECT last_insert_rowid()").fetchone()[0]
        return integer(person)

    def _log(self, session: int) -> tuple[list[str], bool]:
        """Return the lines of a log up to the first one that is missing, and whether they are all."""
        rows, whole = self._source.rows("SELECT number, line FROM log WHERE session = ? ORDER BY number", session)
        lines: list[str] = []
        for number, line in rows:
            if number != len(lines) or not isinstance(line, str):
                return lines, False
            lines.append(line)
        return lines, whole

    def postings(self) -> None:
        """Copy the postings."""
        rows, _ = self._source.numbered("postings", columns(self._source, self._target, "postings"))
        rows.sort(key=lambda row: row[1] != "deal")  # the log of a session makes up for what is missing of its deals
        for count, row in enumerate(rows):
            if count % 1000 == 0:
                self._source.show(self._source.done)
            if not (insert(self._target, "postings", row) or self.nights.posting(row)) and isinstance(row[2], int):
                self._doubtful.add(row[2])

    def find_wrong_postings(self) -> None:
        """The indexes of the postings know what the table should hold."""
        amounts, _ = self._source.rows("SELECT id, payer, amount FROM postings INDEXED BY postings_by_payer")
        present = {row[0]: row for row in self._target.execute("SELECT id, payer, amount, origin FROM postings")}
        for number, *known in amounts:
            if number in present and list(present[number][1:3]) != known:
                self._doubtful.add(present[number][3])
        query = "SELECT number, generation, reversal, part FROM postings WHERE source = 'deal' AND origin = ?"
        for session in self._saved:
            self._source.show(self._source.done)
            known, whole = self._source.rows(query, session)
            if not whole or sorted(known, key=str) != sorted(self._target.execute(query, (session,)), key=str):
                self._doubtful.add(session)

    def old_entries(self) -> None:
        """Make postings of the entries of version 1, whose seat -1 is the table."""
        for session in self._saved:
            rows, whole = self._source.rows(
                "SELECT deal, seat, chips FROM entries WHERE session = ? ORDER BY deal, seat", session
            )
            chairs = self._target.execute("SELECT count(*) FROM chairs WHERE session = ?", (session,)).fetchone()[0]
            for deal, entries in groupby(rows, key=lambda row: row[0]):
                seats = {seat: chips for _, seat, chips in entries}
                try:
                    gains = tuple(integer(seats[seat]) for seat in range(chairs))
                    if len(seats) != chairs + 1 or sum(gains) != -integer(seats[-1]):
                        raise RowError("an entry is missing")
                    self._ledger.settle(session, Settlement(integer(deal), gains))
                except (RowError, KeyError, StorageError):
                    whole = False
            if not whole:
                self._doubtful.add(session)

    def settings(self) -> None:
        rows, _ = self._source.rows("SELECT key, value FROM settings")
        for row in rows:
            insert(self._target, "settings", row)

    def reconcile(self) -> None:
        """Make ledger and log agree where one of them was not whole."""
        saved = set(self._saved)
        for session in self._doubtful.intersection(saved) - self._outcomes.keys():
            self._source.show(self._source.done)
            entry = next(iter(summaries(self._target, number=session)))
            log = self._target.execute("SELECT line FROM log WHERE session = ? ORDER BY number", (session,))
            if not isinstance(entry, RowError):
                self._outcomes[session] = _outcome(entry.header, [line for (line,) in log])
        given_back = {number for (number,) in self._target.execute(_ANNULLED)}
        for session, played in self._outcomes.items():
            self._source.show(self._source.done)
            if session in saved - given_back and played is not None:
                self._ledger.reconcile(session, played.settlements)


def _when_played(row: Row) -> tuple[int, str, int]:
    played, changed = row[7], row[6]
    return (0 if row[0] == played else played if isinstance(played, int) else 0, str(changed), row[0])


def _outcome(head: Header, lines: list[str]) -> Outcome | None:
    """Play a log again; None where this program cannot."""
    from ludo.games import NotUnderstoodError, understood

    try:
        game, _ = understood(head.game, head.rules_version, head.options)
    except NotUnderstoodError:
        return None
    return outcome(game, head, lines)
