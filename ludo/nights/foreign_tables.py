"""Results of other programs: a spreadsheet whose columns somebody chooses, by row or by column a person."""

import csv
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Final, NamedTuple

from ludo.moments import YearError, kept
from ludo.nights.amounts import AmountError, read_amount
from ludo.nights.errors import NightsError
from ludo.nights.exchange import FieldError, LineReport, Progress, Understood, told, unseen
from ludo.nights.other_games import Side, Unit, check_sides
from ludo.nights.people import MAX_NAME, clean_name, folded_name
from ludo.nights.spreadsheets import cells_of, decoded, unguarded, without_tail

MOST_COLUMNS: Final = 60
_LONGEST: Final = 1000
_DATE: Final = re.compile(
    r"(?P<a>\d{1,4})[-/. ](?P<b>\d{1,2})[-/. ](?P<c>\d{1,4})(?:[T ,]+(?P<h>\d{1,2})[:h](?P<m>\d{2})(?::\d{2})?)?"
)
_FIGURE: Final = re.compile(r"\d")
_WORDS: Final[Mapping[str, tuple[str, ...]]] = {
    "date": ("date", "jour", "day", "when", "quand"),
    "game": ("game", "jeu"),
    "person": ("person", "player", "name", "personne", "joueur", "joueuse", "nom"),
    "score": ("score", "points", "chips", "jetons", "result", "resultat", "résultat", "place", "rank", "rang"),
}
_UNITS: Final = {
    "chips": Unit.CHIPS,
    "jetons": Unit.CHIPS,
    "place": Unit.PLACES,
    "rank": Unit.PLACES,
    "rang": Unit.PLACES,
}


@dataclass(frozen=True, slots=True)
class Columns:
    """Which columns of a spreadsheet hold what, by number.

    game: the column of the game, None if it is always the one that `always` names. person, score: of a row a person;
    people: the columns of people, in a file of a row a partie. unit: what the numbers count.
    """

    date: int
    game: int | None = None
    always: str = ""
    person: int | None = None
    score: int | None = None
    people: tuple[int, ...] = ()
    unit: Unit = Unit.POINTS


@dataclass(frozen=True, slots=True)
class RawTable:
    """A spreadsheet as it was read. code: why it cannot be read (`not-text`, `not-csv`), else ""."""

    header: tuple[str, ...] = ()
    rows: tuple[tuple[int, tuple[str, ...]], ...] = ()
    code: str = ""


class ForeignPartie(NamedTuple):
    """A partie of another program. lines: where it stands; moment: UTC, ISO 8601; sides: names and scores.

    written: its date as it stands there, without regard to where that is read; own: the id that the program gave it.
    """

    lines: tuple[int, ...]
    moment: str
    game: str
    unit: Unit
    sides: tuple[tuple[tuple[str, ...], int], ...]
    written: str
    own: str = ""

    def understood(self) -> dict[int, Understood]:
        """Return what each line was understood as: a line a partie, or one for each side."""
        parts = [(side,) for side in self.sides] if len(self.lines) > 1 else [self.sides]
        return {
            line: Understood(self.moment, self.game, self.unit, part)
            for line, part in zip(self.lines, parts, strict=True)
        }


def read_raw(content: bytes) -> RawTable:
    """Return the cells of a spreadsheet, whatever its bytes."""
    text = decoded(content)
    if text is None:
        return RawTable(code="not-text")
    try:
        rows = [
            (line, tuple(unguarded(cell.strip()) for cell in without_tail(cells))) for line, cells in cells_of(text)
        ]
    except csv.Error:
        return RawTable(code="not-csv")
    filled = [row for row in rows if row[1]]
    if len(filled) < 2 or len(filled[0][1]) < 2 or any(len(cells) > MOST_COLUMNS for _, cells in filled):
        return RawTable(code="not-csv")
    return RawTable(filled[0][1], tuple(filled[1:]))


def guess(table: RawTable) -> Columns:
    """Return what the columns seem to be by their names, and by the dates in them."""
    found: dict[str, int] = {}
    for at, name in enumerate(table.header):
        for what, words in _WORDS.items():
            if folded_name(name) in words and what not in found:
                found[what] = at
    dates = [at for at in range(len(table.header)) if _has_dates(table, at)]
    date = found.get("date", dates[0] if dates else 0)
    game, person, score = found.get("game"), found.get("person"), found.get("score")
    unit = Unit.POINTS if score is None else _UNITS.get(folded_name(table.header[score]), Unit.POINTS)
    if person is not None and score is not None:
        return Columns(date, game, "", person, score, (), unit)
    people = tuple(
        at for at, name in enumerate(table.header) if name and at not in (date, game) and _has_figures(table, at)
    )
    return Columns(date, game, "", None, None, people, unit)


def _has_dates(table: RawTable, at: int) -> bool:
    cells = [cells[at] for _, cells in table.rows if at < len(cells) and cells[at]]
    return bool(cells) and all(_DATE.fullmatch(cell) for cell in cells[:20])


def _has_figures(table: RawTable, at: int) -> bool:
    """May a column hold amounts? What cannot be read of it is asked, not left out."""
    return any(at < len(cells) and _FIGURE.search(cells[at]) for _, cells in table.rows)


def unread(table: RawTable, columns: Columns) -> tuple[int, ...]:
    """Return the columns that hold something and are not read, by number."""
    people = columns.people if columns.person is None else (columns.person, columns.score)
    read = {columns.date, columns.game, *people}
    filled = {at for _, cells in table.rows for at, cell in enumerate(cells) if cell}
    return tuple(sorted(filled - read))


def read_parties(
    table: RawTable, columns: Columns, progress: Progress = unseen
) -> tuple[list[ForeignPartie], list[LineReport]]:
    """Return the parties of a spreadsheet, and the lines that are wrong."""
    reader = _Reader(table, columns, progress)
    return (reader.by_person() if columns.person is not None else reader.by_partie()), reader.wrong


class _Reader:
    def __init__(self, table: RawTable, columns: Columns, progress: Progress) -> None:
        self._table, self._columns = table, columns
        self._rows = told(table.rows, progress, 0, len(table.rows))
        self._day_first = day_first(cells[columns.date] for _, cells in table.rows if columns.date < len(cells))
        self.wrong: list[LineReport] = []

    def by_partie(self) -> list[ForeignPartie]:
        """Return a partie a row."""
        found = []
        for line, cells in self._rows:
            try:
                self._refuse_tail(cells)
                sides = tuple(
                    ((self._name(self._table.header[at], at),), self._number(_cell(cells, at), at))
                    for at in self._columns.people
                    if at < len(self._table.header) and _cell(cells, at)
                )
                found.append(self._partie((line,), self._moment(cells), self._game(cells), sides))
            except FieldError as error:
                self.wrong.append(error.report(line))
        return found

    def by_person(self) -> list[ForeignPartie]:
        """Return a partie for rows that follow each other with the same date and game."""
        groups: list[tuple[tuple[str, str], list[tuple[int, str, int]]]] = []
        person, score = self._columns.person or 0, self._columns.score
        for line, cells in self._rows:
            try:
                self._refuse_tail(cells)
                key = self._moment(cells), self._game(cells)
                name = self._name(_cell(cells, person), person)
                entry = line, name, self._number(_cell(cells, score), score) if score is not None else 0
            except FieldError as error:
                self.wrong.append(error.report(line))
                continue
            again = bool(groups) and any(folded_name(name) == folded_name(other) for _, other, _ in groups[-1][1])
            if not groups or groups[-1][0] != key or again:
                groups.append((key, []))
            groups[-1][1].append(entry)
        found = []
        for (moment, game), entries in groups:
            try:
                sides = tuple(((name,), number) for _, name, number in entries)
                found.append(self._partie(tuple(line for line, *_ in entries), moment, game, sides))
            except FieldError as error:
                self.wrong.append(error.report(entries[0][0]))
        return found

    def _partie(
        self, lines: tuple[int, ...], written: str, game: str, sides: tuple[tuple[tuple[str, ...], int], ...]
    ) -> ForeignPartie:
        moment = kept(datetime.fromisoformat(written))
        made = ForeignPartie(lines, moment, game, self._columns.unit, sides, written)
        problem = problem_of(made)
        if problem is not None:
            raise FieldError(problem.code, "", problem.detail)
        return made

    def _refuse_tail(self, cells: Sequence[str]) -> None:
        """Raise FieldError for cells behind the last column: perhaps one fell apart."""
        if len(cells) > len(self._table.header):
            raise FieldError("too-many-fields", "", cells[-1])

    def _head(self, at: int) -> str:
        return self._table.header[at] if at < len(self._table.header) else str(at + 1)

    def _moment(self, cells: Sequence[str]) -> str:
        """Return the date as it is written, ISO 8601 without an offset."""
        at = self._columns.date
        try:
            moment = _read_date(_cell(cells, at), day_first=self._day_first)
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
            return read_amount(text)
        except AmountError as error:
            raise FieldError(error.code, self._head(at), text) from None


def problem_of(partie: ForeignPartie) -> NightsError | None:
    """Return why a partie makes no sense, None if it does. People are told apart by their names."""
    names = {folded_name(name): at for at, name in enumerate(name for who, _ in partie.sides for name in who)}
    if len(names) < sum(len(who) for who, _ in partie.sides):
        return NightsError("twice-at-table")
    sides = [Side(tuple(names[folded_name(name)] for name in who), score) for who, score in partie.sides]
    try:
        check_sides(sides, partie.unit)
    except NightsError as error:
        return error
    return None


def read_date(text: str, *, day_first: bool = True) -> str | None:
    """Return a local date, perhaps with a time, in UTC, ISO 8601; without a time, noon. None if it is none.

    Raises YearError.
    """
    moment = _read_date(text, day_first=day_first)
    return None if moment is None else kept(moment)


def _read_date(text: str, *, day_first: bool) -> datetime | None:
    found = _DATE.fullmatch(text)
    if found is None:
        return None
    a, b, c = (found[part] for part in "abc")
    written, month, day = (a, b, c) if len(a) == 4 else (c, b, a) if day_first else (c, a, b)
    year = int(written) + (2000 if len(written) < 3 else 0)
    try:
        return datetime(year, int(month), int(day), int(found["h"] or 12), int(found["m"] or 0))
    except ValueError:
        return None


def day_first(cells: Iterable[str]) -> bool:
    """Does the day come before the month in these dates? If nothing tells, it does."""
    for cell in cells:
        found = _DATE.fullmatch(cell)
        if found is None or len(found["a"]) == 4:
            continue
        if int(found["a"]) > 12:
            return True
        if int(found["b"]) > 12:
            return False
    return True


def _cell(cells: Sequence[str], at: int) -> str:
    return cells[at][:_LONGEST] if at < len(cells) else ""
