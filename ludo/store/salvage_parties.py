"""Copies parties with their logs out of a damaged file."""

import json
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from ludo.bots.levels import SIMPLE
from ludo.session.outcomes import Outcome, outcome
from ludo.session.ports import Header
from ludo.store.damaged import LOST, DamagedFile, Row, Table, Value
from ludo.store.notices import Report
from ludo.store.rows import MAX_CHAIRS, RowError, header, integer, line_sum
from ludo.store.rows import options as read_options
from ludo.store.salvage_target import SalvageTarget, as_dicts

UNKNOWN_GAME: Final = "?"
"""The game of a partie that could not be read."""
MISSING_LINE: Final = "?"
"""Stands in a log for a line that could not be read; nothing after it can be played."""
LOST_LEVEL: Final = SIMPLE
"""The level of a computer player of whom it could not be read."""
_FACTOR: Final = 100
"""A number of a line that is so many times higher than there are lines is wrong."""

_SESSION: Final = (
    *("id", "game", "rules_version", "options", "started", "changed", "over", "evening", "played", "cut", "log_sum"),
)
_EVIDENCE: Final = (("log", "session"), ("chairs", "session"), ("accounts", "session"), ("entries", "session"))
"""Tables that name sessions, and where."""


def played_again(head: Header, lines: Sequence[str]) -> Outcome | None:
    """Play a log again; None where this program cannot."""
    from ludo.games import NotUnderstoodError, understood

    try:
        game, _ = understood(head.game, head.rules_version, head.options)
    except NotUnderstoodError:
        return None
    return outcome(game, head, lines)


class Told(NamedTuple):
    """A partie as acts have it. chairs: as in their table."""

    game: str
    rules: int
    options: str
    chairs: list[Row]
    started: str
    changed: str
    over: bool


class PartiesCopy:
    """Parties and their logs. saved: their numbers; outcomes: what logs that are not whole amount to, if anything."""

    def __init__(self, source: DamagedFile, target: SalvageTarget, report: Report) -> None:
        self._source, self._target, self._report = source, target, report
        self.saved: set[int] = set()
        self.outcomes: dict[int, Outcome | None] = {}
        self._told: Mapping[int, Told] = {}
        self._seats_too = True

    def copy(self, told: Mapping[int, Told] | None = None) -> None:
        """Copy all of them. told: what acts say of them; without that, chairs are copied too."""
        found = self._source.table("sessions")
        rows = as_dicts(_SESSION, found.select(*_SESSION))
        if self._source.version == 1:
            rows = [{**row, "played": row["id"], "cut": 0} for row in rows]
        self._told = told or {}
        self._seats_too = told is None
        there = {row["id"] for row in rows}
        rows = [self._with_told(row) for row in rows]
        rows += [self._with_told({"id": number}) for number in self._told if number not in there]
        rows.sort(key=_when_played)
        table, seat = self._source.table("chairs"), "seat" if self._source.version == 1 else "chair"
        chairs = {
            session: list(map(self._with_level, rows))
            for session, rows in _by_session(table, seat, "person", "level").items()
        }
        log = self._source.table("log")
        lines, torn = _by_session(log, "number", "line"), _torn(log)
        self._source.all = len(rows)
        for done, row in enumerate(rows):
            self._source.show(done)
            number = row["id"]
            if isinstance(number, int) and self._session(
                {**row, "played": done + 1}, chairs.get(number, []), lines.get(number, []), number in torn
            ):
                self.saved.add(number)
        self._source.show(len(rows))
        self._report.saved = len(self.saved)
        lost = self._known_sessions(rows) - self.saved
        self._report.lost = len(lost)
        for number in sorted(lost):
            self._stand_in(number, chairs.get(number, []), lines.get(number, []))

    def _with_told(self, row: dict[str, Value]) -> dict[str, Value]:
        """Return a row with what acts say of the partie, and what can stand for what it does not have."""
        number = row["id"]
        told = self._told.get(number) if isinstance(number, int) else None
        if told is None:
            return row
        begun: dict[str, Value] = {"game": told.game, "rules_version": told.rules, "options": told.options}
        usual: dict[str, Value] = {"changed": told.changed, "over": int(told.over), "played": 0}
        there = {field: value for field, value in row.items() if value is not LOST}
        return {**usual, "cut": 0, "log_sum": None, **there, **begun, "started": told.started, "evening": None}

    def _with_level(self, row: Row) -> Row:
        """Return a chair with a level that can be kept: what is no text tells nothing."""
        chair, person, level = row
        if level is None or isinstance(level, str):
            return row
        self._target.miss("other")
        found = self._target.connection.execute("SELECT computer FROM people WHERE id = ?", (person,)).fetchone()
        return chair, person, LOST_LEVEL if found == (1,) else None

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
            chairs = self._told[number].chairs if number in self._told else self._seats(number, chairs, players)
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
        evening = self._target.evening(row["evening"]) if self._seats_too else None
        row = {**row, "log_sum": log_sum, "evening": evening}
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
        for chair, person, level in chairs if self._seats_too else ():
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
        if self._target.put("sessions", {**row, "log_sum": _sum(lines)}):
            self._seat(number, seats)
            self._write_log(number, lines)

    def _mend_log(self, row: dict[str, Value], head: Header, log: list[Row], whole: bool) -> tuple[list[str], int]:
        """Return what is kept of a log that is not whole, and its sum; `row` says how far the session is.

        What was going on goes on from the last action before the first missing line. What was over stays over, with its
        result and its chips; the lines after the missing one are kept although they cannot be played.
        """
        lines = _lines(log)
        known = row["log_sum"]
        sure = known is not None or row["id"] in self._told
        played = played_again(head, lines)
        over = played is not None and played.over
        lost = not whole if known is None else _sum(lines) != known
        if played is not None and sure and row["over"] == 1 and not over:
            lost = True  # its end is missing, which no row tells
        if played is not None and played.lines < len(lines):
            lines, lost = lines[: played.lines], True
        if sure and lost and row["over"] == 1 and not over:
            self._report.cut += 1
            row["cut"] = 1
            lines = _with_marks(log)
            self.outcomes[integer(row["id"])] = None
        else:
            self.outcomes[integer(row["id"])] = played
            if lost or (sure and played is not None):
                self._report.cut += lost and not over
                row |= {"over": int(over), "cut": int(not over and (lost or row["cut"] == 1))}
        return lines, _sum(lines)


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
