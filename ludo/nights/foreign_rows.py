"""Rows of a spreadsheet as parties: what is understood, and what is set aside with all that stands there."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Final, NamedTuple

from ludo.moments import YearError, kept, read_moment
from ludo.nights.amounts import AmountError, has_fraction, point_of, read_amount
from ludo.nights.exchange import FieldError, LineReport, Mend, Progress, Verdict, told, unseen
from ludo.nights.foreign_tables import TOTALS, Columns, ForeignPartie, RawTable, problem_of, score_columns
from ludo.nights.other_games import Unit
from ludo.nights.people import MAX_NAME, clean_name, folded_name
from ludo.nights.written_dates import day_first, local_date

_LONGEST: Final = 1000


def read_parties(
    table: RawTable, columns: Columns, mends: Mapping[int, Mend] | None = None, progress: Progress = unseen
) -> tuple[list[ForeignPartie], list[LineReport]]:
    """Return the parties of a spreadsheet, and the lines that are set aside or hold only totals.

    mends: by line, what somebody has written in the place of its cells.
    """
    reader = _Reader(table, columns, mends or {}, progress)
    return (reader.by_person() if columns.person is not None else reader.by_partie()), reader.reports


class _Row(NamedTuple):
    """A row of one person, and the key of its partie; problem: what could not be understood of it."""

    line: int
    cells: Sequence[str]
    key: tuple[str, str]
    name: str = ""
    score: int = 0
    problem: FieldError | None = None


class _Reader:
    def __init__(self, table: RawTable, columns: Columns, mends: Mapping[int, Mend], progress: Progress) -> None:
        self._table, self._columns, self._mends = table, columns, mends
        self._rows = told(table.rows, progress, 0, len(table.rows))
        self._day_first = day_first(cells[columns.date] for _, cells in table.rows if columns.date < len(cells))
        scores = score_columns(columns)
        amounts = [cells[at] for _, cells in table.rows for at in scores if at < len(cells) and cells[at]]
        self._point = columns.point or point_of(amounts)
        self._cents = columns.unit is Unit.CHIPS and any(has_fraction(amount, self._point) for amount in amounts)
        self._read = [
            at for at in dict.fromkeys((columns.date, columns.game, columns.person, *scores)) if at is not None
        ]
        self.reports: list[LineReport] = []

    def by_partie(self) -> list[ForeignPartie]:
        """Return a partie a row."""
        found = []
        for line, cells in self._filled():
            try:
                self._refuse_tail(cells)
                sides = tuple(
                    ((self._name(self._head(at), at),), self._number(_cell(cells, at), at))
                    for at in self._columns.people
                    if at < len(self._table.header) and _cell(cells, at)
                )
                found.append(self._partie((line,), self._moment(cells), self._game(cells), sides))
            except FieldError as error:
                self._set_aside(line, cells, error)
        return found

    def by_person(self) -> list[ForeignPartie]:
        """Return a partie for rows that follow each other with the same date and game."""
        groups: list[list[_Row]] = []
        for row in map(self._row, self._filled()):
            before = groups[-1] if groups else []
            again = any(folded_name(row.name) == folded_name(other.name) for other in before if row.name)
            if not before or before[-1].key != row.key or again:
                groups.append([])
            groups[-1].append(row)
        found: list[ForeignPartie] = []
        unsure = 0
        """The line of a row before of which nobody knows to which partie it belongs."""
        for at, rows in enumerate(groups):
            after = groups[at + 1][0] if at + 1 < len(groups) else None
            beside = unsure or (after.line if after is not None and _is_lost(after) else 0)
            unsure = rows[-1].line if _is_lost(rows[-1]) else 0
            try:
                problem = next((row for row in rows if row.problem is not None), None)
                if problem is not None and problem.problem is not None:
                    raise problem.problem
                if beside:
                    raise FieldError("beside-aside", "", str(beside))
                sides = tuple(((row.name,), row.score) for row in rows)
                moment, game = rows[0].key
                found.append(self._partie(tuple(row.line for row in rows), moment, game, sides))
            except FieldError as error:
                blamed = problem or rows[0]
                for row in rows:
                    other = FieldError("beside-aside", "", str(blamed.line))
                    self._set_aside(row.line, row.cells, row.problem or (error if row is blamed else other))
        return found

    def _row(self, numbered: tuple[int, Sequence[str]]) -> _Row:
        line, cells = numbered
        person, score = self._columns.person or 0, self._columns.score
        key = ("", "")
        try:
            self._refuse_tail(cells)
            key = self._moment(cells), self._game(cells)
            name = self._name(_cell(cells, person), person)
            return _Row(line, cells, key, name, self._number(_cell(cells, score), score) if score is not None else 0)
        except FieldError as error:
            return _Row(line, cells, key, problem=error)

    def _filled(self) -> Iterable[tuple[int, Sequence[str]]]:
        """Return rows as they were mended, without those that add others up."""
        for line, cells in self._rows:
            mend = self._mends.get(line)
            if mend is not None and mend.before == self._texts(cells):
                changed = dict(zip(self._read, mend.after, strict=True))
                yield line, [changed.get(at, _cell(cells, at)) for at in range(len(self._table.header))]
            elif self._is_total(cells):
                self.reports.append(LineReport(line, Verdict.LEFT_OUT, "total"))
            else:
                yield line, cells

    def _is_total(self, cells: Sequence[str]) -> bool:
        words = [_cell(cells, at) for at in {0, self._columns.date, self._columns.game or 0, self._columns.person or 0}]
        return any(folded_name(word).rstrip(" :").split(" ")[0] in TOTALS for word in words if word)

    def _texts(self, cells: Sequence[str]) -> tuple[str, ...]:
        return tuple(_cell(cells, at) for at in self._read)

    def _set_aside(self, line: int, cells: Sequence[str], error: FieldError) -> None:
        shown = tuple((self._head(at), text) for at, text in zip(self._read, self._texts(cells), strict=True))
        self.reports.append(replace(error.report(line), cells=shown))

    def _partie(
        self, lines: tuple[int, ...], written: str, game: str, sides: tuple[tuple[tuple[str, ...], int], ...]
    ) -> ForeignPartie:
        moment = kept(read_moment(written))
        made = ForeignPartie(lines, moment, game, self._columns.unit, sides, written, cents=self._cents)
        problem = problem_of(made)
        if problem is not None:
            raise FieldError(problem.code, "", problem.detail)
        return made

    def _refuse_tail(self, cells: Sequence[str]) -> None:
        """Raise FieldError for cells behind the last column: perhaps one fell apart."""
        if len(cells) > len(self._table.header):
            raise FieldError("too-many-fields", "", cells[-1])

    def _head(self, at: int) -> str:
        return (self._table.header[at] if at < len(self._table.header) else "") or str(at + 1)

    def _moment(self, cells: Sequence[str]) -> str:
        """Return the date as it is written, ISO 8601 without an offset."""
        at = self._columns.date
        try:
            moment = local_date(_cell(cells, at), day_first=self._day_first)
            if moment is not None:
                kept(moment)
        except YearError:
            raise FieldError("year-not-kept", self._head(at), _cell(cells, at)) from None
        if moment is None:
            raise FieldError("not-a-date", self._head(at), _cell(cells, at))
        return moment.isoformat(timespec="minutes")

    def _game(self, cells: Sequence[str]) -> str:
        at = self._columns.game
        name = clean_name(self._columns.always if at is None else _cell(cells, at))
        if not name:
            raise FieldError("game-missing", "" if at is None else self._head(at), "")
        return name

    def _name(self, text: str, at: int) -> str:
        name = clean_name(text)
        if not name:
            raise FieldError("name-missing", self._head(at), "")
        if len(text) > MAX_NAME:
            raise FieldError("text-too-long", self._head(at), text)
        return name

    def _number(self, text: str, at: int) -> int:
        try:
            return read_amount(text, point=self._point, hundredths=self._cents)
        except AmountError as error:
            raise FieldError(error.code, self._head(at), text) from None


def _is_lost(row: _Row) -> bool:
    """May a row belong to the partie before it, or to the one after it?"""
    return row.problem is not None and row.key == ("", "")


def _cell(cells: Sequence[str], at: int) -> str:
    return cells[at][:_LONGEST] if at < len(cells) else ""
