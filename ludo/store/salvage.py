"""Copies what can still be read out of a damaged file: people, sessions with their logs, the ledger, settings."""

import json
import sqlite3
from collections.abc import Mapping, Sequence
from contextlib import suppress
from itertools import groupby
from typing import Final

from ludo.bots.levels import SIMPLE
from ludo.session.outcomes import Outcome
from ludo.session.ports import Header, Settlement, StorageError
from ludo.store.damaged import LOST, DamagedFile, Row, Table, Value
from ludo.store.notices import Report
from ludo.store.person_names import claim_name
from ludo.store.rows import MAX_CHAIRS, RowError, header, integer, line_sum
from ludo.store.rows import options as read_options
from ludo.store.salvage_annulled import Annulled
from ludo.store.salvage_chips import ChipsCopy
from ludo.store.salvage_nights import NightsCopy
from ludo.store.salvage_results import complete_results, played_again
from ludo.store.salvage_target import SalvageTarget, as_dicts
from ludo.store.summaries import summaries

UNKNOWN_GAME: Final = "?"
"""The game of a partie that could not be read."""
MISSING_LINE: Final = "?"
"""Stands in a log for a line that could not be read; nothing after it can be played."""
_ANNULLED: Final = "SELECT origin FROM annulled WHERE source = ?"
LOST_LEVEL: Final = SIMPLE
"""The level of a computer player of whom it could not be read."""
_FACTOR: Final = 100
"""A number of a line that is so many times higher than there are lines is wrong."""

_SESSION_1: Final = ("id", "game", "rules_version", "options", "started", "changed", "over")
_SESSION: Final = (*_SESSION_1, "evening", "played", "cut", "log_sum")
_EVIDENCE: Final = (("log", "session"), ("chairs", "session"), ("accounts", "session"), ("entries", "session"))
"""Tables that name sessions, and where."""


def salvage(source: DamagedFile, target: sqlite3.Connection) -> Report:
    """Copy all that can be read into the empty tables of a fresh file.

    A log is cut before its first missing line. Where log or postings of a session are not whole, the log is played
    again, and the ledger made to say the same by counter-entries; results that are missing are worked out again.
    Raises sqlite3.OperationalError where the fresh file cannot be written.
    """
    report = Report()
    if not source.version:
        return report
    target.execute("BEGIN")
    _Copy(source, SalvageTarget(target, report), report).everything()
    target.execute("COMMIT")
    return report


class _Copy:
    """The tables one after the other, in an order that keeps references whole."""

    def __init__(self, source: DamagedFile, target: SalvageTarget, report: Report) -> None:
        self._source = source
        self._target = target
        self._report = report
        self._nights = NightsCopy(source, target)
        self._chips = ChipsCopy(source, target)
        self._saved: set[int] = set()
        self._outcomes: dict[int, Outcome | None] = {}
        """What the logs that are not whole amount to, as far as they can be played."""

    def everything(self) -> None:
        """Copy all tables, and work out again what they do not hold any more."""
        self._people()
        self._nights.evenings()
        self._sessions()
        if self._source.version == 1:
            self._old_entries()
        self._nights.sheets()
        self._chips.copy()
        self._nights.rest()
        self._settings()
        Annulled(self._target, self._chips.doubtful, self._nights.holed, self._pays).complete(self._source)
        self._reconcile()
        if self._source.version > 1:
            lines = self._chips.doubtful["line"] - self._annulled("sheet")
            holed = self._nights.holed | self._nights.changed_chairs()
            complete_results(self._source, self._target, lines, holed)

    def _people(self) -> None:
        table = self._source.table("people")
        merged = []
        for row in as_dicts(table.columns, table.rows):
            if self._target.has("people", row["id"]):
                self._target.miss("people")  # of two with one number the first is right
                continue
            self._person(row)
            if row.get("merged_into") is not None:
                merged.append((row["merged_into"], row["id"]))
        folded = "folded" in table.columns
        for name, computer, number in _triples(self._source.index("people_by_name")):
            if not isinstance(number, int) or self._target.has("people", number) or not isinstance(name, str):
                continue
            name = name.title() if folded else name
            if self._target.put("people", {"id": number, "name": name, "computer": computer}):
                self._target.miss("people")
        self._unnamed("people_guests")
        merged += self._unnamed("people_merged")
        for into, alias in merged:
            if self._target.has("people", into) or (isinstance(into, int) and self._target.unknown(into)):
                with suppress(sqlite3.IntegrityError):
                    self._target.connection.execute("UPDATE people SET merged_into = ? WHERE id = ?", (into, alias))
        if table.gaps:
            self._target.miss("people", 0)
        unclaimed = "SELECT id FROM people WHERE folded IS NULL ORDER BY id"
        for (number,) in self._target.connection.execute(unclaimed).fetchall():
            claim_name(self._target.connection, number)

    def _unnamed(self, index: str) -> list[tuple[int, int]]:
        """Write people of whom only an index tells, as missing; return them, each after what it keeps of them."""
        known = [(row[0], row[1]) for row in self._source.index(index) if len(row) == 2]
        found = [(kept, number) for kept, number in known if isinstance(kept, int) and isinstance(number, int)]
        found = [(kept, number) for kept, number in found if number > 0 and not self._target.has("people", number)]
        if found:
            self._target.miss("people", len(found))
        for kept, number in found:
            guest = kept if index == "people_guests" else None
            self._target.put("people", {"id": number, "name": f"? {number}", "computer": 0, "guest": guest})
        return found

    def _person(self, row: dict[str, Value]) -> None:
        """Write a person, under another name or without what does not fit if need be."""
        target = self._target
        if row.get("picture") is LOST:
            target.miss("pictures")
        elif row.get("notes") is LOST:
            target.miss("people")
        row = {**row, "merged_into": None}
        if target.put("people", row) or target.put("people", {**row, "folded": None, "guest": None}):
            return
        target.miss("people")
        least = {"id": row["id"], "name": row["name"], "computer": row.get("computer")}
        if not target.put("people", least) and isinstance(row["id"], int):
            target.put("people", {**least, "name": f"? {row['id']}", "computer": int(row.get("computer") == 1)})

    def _sessions(self) -> None:
        found = self._source.table("sessions")
        rows = as_dicts(_SESSION, found.select(*_SESSION))
        if self._source.version == 1:
            rows = [{**row, "played": row["id"], "cut": 0} for row in rows]
        rows.sort(key=_when_played)
        chairs, seat = self._source.table("chairs"), "seat" if self._source.version == 1 else "chair"
        of_session = _by_session(chairs, seat, "person", "level")
        if chairs.gaps:
            self._find_chairs(of_session)
        of_session = {session: list(map(self._with_level, rows)) for session, rows in of_session.items()}
        log = self._source.table("log")
        lines, torn = _by_session(log, "number", "line"), _torn(log)
        self._source.all = len(rows)
        for done, row in enumerate(rows):
            self._source.show(done)
            number = row["id"]
            if isinstance(number, int) and self._session(
                {**row, "played": done + 1}, of_session.get(number, []), lines.get(number, []), number in torn
            ):
                self._saved.add(number)
        self._source.show(len(rows))
        self._report.saved = len(self._saved)
        lost = self._known_sessions(rows) - self._saved
        self._report.lost = len(lost)
        for number in sorted(lost):
            self._stand_in(number, of_session.get(number, []), lines.get(number, []))

    def _find_chairs(self, found: dict[int, list[Row]]) -> None:
        """Add chairs that are lost but known to the index of people; the level of a computer player is not in it."""
        for person, session, chair in _triples(self._source.index("chairs_by_person")):
            if not isinstance(session, int) or any(row[0] == chair for row in found.get(session, [])):
                continue
            found[session] = _in_order([*found.get(session, []), (chair, person, self._usual_level(person))])
            self._target.miss("other")

    def _with_level(self, row: Row) -> Row:
        """Return a chair with a level that can be kept: what is no text tells nothing."""
        chair, person, level = row
        if level is None or isinstance(level, str):
            return row
        self._target.miss("other")
        return chair, person, self._usual_level(person)

    def _usual_level(self, person: Value) -> str | None:
        """Return the level of a chair of which it could not be read: of a computer player, or None for a person."""
        query = "SELECT computer FROM people WHERE id = ?"
        found: tuple[object, ...] | None = self._target.connection.execute(query, (person,)).fetchone()
        return LOST_LEVEL if found == (1,) else None

    def _known_sessions(self, rows: Sequence[Mapping[str, Value]]) -> set[int]:
        """Return the numbers of all sessions that anything in the file tells of."""
        known: set[object] = {row["id"] for row in rows}
        for table, column in _EVIDENCE:
            known.update(number for (number,) in self._source.table(table).select(column))
        known.update(row[-1] for row in self._source.index("sessions_by_play"))
        return {number for number in known if isinstance(number, int) and 0 < number < 1 << 31}

    def _session(self, row: dict[str, Value], chairs: list[Row], log: list[Row], torn: bool) -> bool:
        number = integer(row["id"])
        try:
            players = integer(read_options(row["options"]).get("players"))
            chairs = self._seats(number, chairs, players)
            head = header(
                (row["game"], row["rules_version"], row["options"], row["started"]),
                [(chair, "", level, 0, 0) for chair, _, level in chairs],
            )
        except RowError:
            return False
        if len(chairs) != head.options["players"]:
            return False
        lines = _lines(log)
        whole_log = len(lines) == len(log) and not torn
        known, log_sum = row["log_sum"], _sum(lines)
        if not whole_log or log_sum != known:
            lines, log_sum = self._mend_log(row, head, log, whole_log)
        row = {**row, "log_sum": log_sum, "evening": self._target.evening(row["evening"])}
        if not self._target.put("sessions", row):
            return False
        self._seat(number, chairs)
        self._write_log(number, lines)
        return True

    def _seats(self, session: int, chairs: list[Row], players: int) -> list[Row]:
        """Return so many chairs; somebody unknown sits where a chair is lost."""
        if not 0 < players <= MAX_CHAIRS:
            return []
        known = {row[0]: row for row in chairs}
        return [known.get(chair, (chair, f"{session}.{chair}", None)) for chair in range(players)]

    def _seat(self, session: int, chairs: Sequence[Row]) -> None:
        for chair, person, level in chairs:
            values: dict[str, Value] = {"session": session, "chair": chair, "level": level}
            if not self._target.put("chairs", {**values, "person": person}):
                self._target.put(
                    "chairs", {**values, "person": self._target.unknown(person, computer=level is not None)}
                )

    def _write_log(self, session: int, lines: Sequence[str]) -> None:
        for place, line in enumerate(lines):
            self._target.put("log", {"session": session, "number": place, "line": line})

    def _stand_in(self, number: int, chairs: list[Row], log: list[Row]) -> None:
        """Keep who sat at a partie that could not be read, its log, and (later) its chips and results."""
        seats = [row for place, row in enumerate(chairs) if row[0] == place] or [(0, number, None)]
        values = {"game": UNKNOWN_GAME, "rules_version": 0, "options": json.dumps({"players": len(seats)})}
        lines = _with_marks(log)
        when = self._target.connection.execute("SELECT max(changed) FROM sessions").fetchone()[0] or self._target.now()
        played = self._target.connection.execute("SELECT coalesce(max(played), 0) + 1 FROM sessions").fetchone()[0]
        row = {"id": number, **values, "started": when, "changed": when, "played": played, "over": 1, "cut": 1}
        evening = self._target.evening(self._nights.evening_of("sessions", number))
        if self._target.put("sessions", {**row, "evening": evening, "log_sum": _sum(lines)}):
            self._seat(number, seats)
            self._write_log(number, lines)
            self._target.note_evening(evening)

    def _mend_log(self, row: dict[str, Value], head: Header, log: list[Row], whole: bool) -> tuple[list[str], int]:
        """Return what is kept of a log that is not whole, and its sum; `row` says how far the session is.

        What was going on goes on from the last action before the first missing line. What was over stays over, with its
        result and its chips; the lines after the missing one are kept although they cannot be played.
        """
        lines = _lines(log)
        known = row["log_sum"]
        played = played_again(head, lines)
        lost = not whole if known is None else _sum(lines) != known
        if played is not None and played.lines < len(lines):
            lines, lost = lines[: played.lines], True
        over = played is not None and played.over
        if known is not None and lost and row["over"] == 1 and not over:
            self._report.cut += 1
            row["cut"] = 1
            lines = _with_marks(log)
            self._outcomes[integer(row["id"])] = None
        else:
            self._outcomes[integer(row["id"])] = played
            if lost or (known is not None and played is not None):
                self._report.cut += lost and not over
                row |= {"over": int(over), "cut": int(not over)}
        return lines, _sum(lines)

    def _old_entries(self) -> None:
        """Make postings of the entries of version 1, whose seat -1 is the table."""
        table = self._source.table("entries")
        by_session = _by_session(table, "deal", "seat", "chips", keys=2)
        torn = _torn(table)
        for session in self._saved:
            whole = session not in torn
            query = "SELECT count(*) FROM chairs WHERE session = ?"
            chairs = integer(self._target.connection.execute(query, (session,)).fetchone()[0])
            for deal, entries in groupby(by_session.get(session, []), key=lambda row: row[0]):
                seats = {seat: chips for _, seat, chips in entries}
                try:
                    gains = tuple(integer(seats[seat]) for seat in range(chairs))
                    if len(seats) != chairs + 1 or sum(gains) != -integer(seats[-1]):
                        raise RowError("an entry is missing")
                    self._target.ledger.settle(session, Settlement(integer(deal), gains))
                except (RowError, KeyError, StorageError):
                    whole = False
            if not whole:
                self._chips.doubtful["deal"].add(session)

    def _settings(self) -> None:
        table = self._source.table("settings")
        failed = sum(not self._target.put("settings", row) for row in as_dicts(table.columns, table.rows))
        if failed or table.gaps:
            self._target.miss("settings", failed)

    def _reconcile(self) -> None:
        """Make ledger and log agree where one of them was not whole."""
        for session in self._chips.doubtful["deal"] & self._saved - self._outcomes.keys():
            self._source.show(self._source.done)
            self._outcomes[session] = self._played(session)
        given_back = self._annulled("session")
        for session, played in self._outcomes.items():
            self._source.show(self._source.done)
            if session in self._saved - given_back and played is not None:
                self._target.ledger.reconcile(session, played.settlements)

    def _played(self, session: int) -> Outcome | None:
        """Return what the log of a session that was saved amounts to, as far as it can be played."""
        entry = next(iter(summaries(self._target.connection, number=session)))
        if isinstance(entry, RowError):
            return None
        log = self._target.connection.execute("SELECT line FROM log WHERE session = ? ORDER BY number", (session,))
        return played_again(entry.header, [line for (line,) in log])

    def _pays(self, session: int) -> bool:
        """Does the log of a session pay anything?"""
        known = session in self._outcomes
        played = self._outcomes[session] if known else self._played(session) if session in self._saved else None
        return played is not None and any(any(settlement.gains) for settlement in played.settlements)

    def _annulled(self, source: str) -> set[int]:
        """Return the numbers of parties or sheets whose chips were given back."""
        return {number for (number,) in self._target.connection.execute(_ANNULLED, (source,))}


def _triples(rows: Sequence[Row]) -> list[tuple[Value, Value, Value]]:
    return [(row[0], row[1], row[2]) for row in rows if len(row) == 3]


def _by_session(table: Table, *columns: str, keys: int = 1) -> dict[int, list[Row]]:
    """Return some columns of rows by their session, in the order of the first ones, by which they differ."""
    found: dict[int, list[Row]] = {}
    for session, *values in table.select("session", *columns):
        if isinstance(session, int):
            found.setdefault(session, []).append(tuple(values))
    return {session: _in_order(rows, keys) for session, rows in found.items()}


def _in_order(rows: Sequence[Row], keys: int = 1) -> list[Row]:
    """Return rows in the order of their first columns, which are numbers, the first row of each; none is below 0."""
    kept: dict[tuple[int, ...], Row] = {}
    for row in rows:
        numbers = tuple(value for value in row[:keys] if isinstance(value, int))
        if len(numbers) == keys and numbers[0] >= 0:
            kept.setdefault(numbers, row)
    return [kept[numbers] for numbers in sorted(kept)]


def _torn(table: Table) -> set[int]:
    """Return the sessions beside which rows could not be read."""
    at = table.columns.index("session") if table.gaps else 0
    beside = [row[at] for gap in table.gaps for row in gap if row is not None]
    return {number for number in beside if isinstance(number, int)}


def _lines(log: Sequence[Row]) -> list[str]:
    """Return the lines of a log up to the first one that is missing."""
    lines: list[str] = []
    for number, line in log:
        if number != len(lines) or not isinstance(line, str):
            break
        lines.append(line)
    return lines


def _with_marks(log: Sequence[Row]) -> list[str]:
    """Return the lines of a log with a mark for each that is missing before the last."""
    found = {number: line for number, line in log if isinstance(number, int) and isinstance(line, str)}
    last = max((number for number in found if number < _FACTOR * len(found)), default=-1)
    return [found.get(number, MISSING_LINE) for number in range(last + 1)]


def _sum(lines: Sequence[str]) -> int:
    return sum(line_sum(*entry) for entry in enumerate(lines))


def _when_played(row: Mapping[str, Value]) -> tuple[int, str, int]:
    played = row["played"]
    return (
        0 if row["id"] == played else played if isinstance(played, int) else 0,
        str(row["changed"]),
        row["id"] if isinstance(row["id"], int) else 0,
    )
