"""Results of other programs: a spreadsheet whose columns somebody chooses, by row or by column a person."""

import csv
import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from ludo.nights.errors import NightsError
from ludo.nights.exchange import Understood
from ludo.nights.other_games import Side, Unit, check_sides
from ludo.nights.people import folded_name
from ludo.nights.spreadsheets import cells_of, decoded, unguarded, without_tail
from ludo.nights.workbooks import is_workbook, read_workbook
from ludo.nights.written_dates import day_first, local_date

MOST_COLUMNS: Final = 60
MOST_SHEETS: Final = 100
"""Among so many the first table is looked for."""
_FIGURE: Final = re.compile(r"\d")
_WORDS: Final[Mapping[str, tuple[str, ...]]] = {
    "date": ("date", "jour", "day", "when", "quand"),
    "game": ("game", "jeu"),
    "person": ("person", "player", "name", "personne", "joueur", "joueuse", "nom"),
    "score": ("score", "points", "chips", "jetons", "result", "resultat", "résultat", "place", "rank", "rang"),
}
TOTALS: Final = ("total", "totals", "totaux", "sum", "somme", "summe", "average", "moyenne")
"""Words by which a row or column is known that adds others up."""
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
    people: the columns of people, in a file of a row a partie. unit: what the numbers count. point: the sign before
    fractions, empty where the numbers tell it. sheet: which one of several.
    """

    date: int
    game: int | None = None
    always: str = ""
    person: int | None = None
    score: int | None = None
    people: tuple[int, ...] = ()
    unit: Unit = Unit.POINTS
    point: str = ""
    sheet: int = 0


@dataclass(frozen=True, slots=True)
class RawTable:
    """A spreadsheet as it was read. code: why it cannot be read (`not-text`, `not-csv`, `not-workbook`, `too-large`,
    `not-a-table`), else "". sheets: the names of all there are; sheet: which one this is.
    """

    header: tuple[str, ...] = ()
    rows: tuple[tuple[int, tuple[str, ...]], ...] = ()
    code: str = ""
    sheets: tuple[str, ...] = ()
    sheet: int = 0


class Details(NamedTuple):
    """More that a program knows of a partie: its length, what somebody wrote, where, who began, who was new, and
    whether all play together against the game."""

    minutes: int = 0
    comment: str = ""
    place: str = ""
    begin: tuple[str, ...] = ()
    new: tuple[str, ...] = ()
    together: bool = False


class ForeignPartie(NamedTuple):
    """A partie of another program. lines: where it stands; moment: UTC, ISO 8601; sides: names and scores.

    written: its date as it stands there, without regard to where that is read; own: the id that the program gave it.
    cents: scores are hundredths. places: of the sides, where scores do not give them.
    """

    lines: tuple[int, ...]
    moment: str
    game: str
    unit: Unit
    sides: tuple[tuple[tuple[str, ...], int], ...]
    written: str
    own: str = ""
    cents: bool = False
    places: tuple[int, ...] = ()
    details: Details = Details()

    def understood(self) -> dict[int, Understood]:
        """Return what each line was understood as: a line a partie, or one for each side."""
        parts = [(side,) for side in self.sides] if len(self.lines) > 1 else [self.sides]
        return {
            line: Understood(self.moment, self.game, self.unit, part, self.cents)
            for line, part in zip(self.lines, parts, strict=True)
        }


def read_raw(content: bytes, sheet: int | None = None) -> RawTable:
    """Return the cells of a spreadsheet, whatever its bytes. sheet: which one; None: the first that holds a table."""
    if is_workbook(content):
        book = read_workbook(content, sheet or 0)
        table = _table(book.rows, book.code or "not-a-table", book.sheets, sheet or 0)
        if sheet is None and table.code == "not-a-table":
            others = (read_raw(content, at) for at in range(1, min(len(book.sheets), MOST_SHEETS)))
            return next((other for other in others if not other.code), table)
        return table
    text = decoded(content)
    if text is None:
        return RawTable(code="not-text")
    try:
        return _table(list(cells_of(text)), "not-csv")
    except csv.Error:
        return RawTable(code="not-csv")


def sheet_values(content: bytes, sheet: int | None, progress: Callable[[int, int], None]) -> list[Any]:
    """Return `read_raw` as JSON has it, for another process; `sheet_of` makes a table of it again."""
    table = read_raw(content, sheet)
    return [table.header, table.rows, table.code, table.sheets, table.sheet]


def sheet_of(values: Any) -> RawTable:
    """Return the table of `sheet_values`."""
    header, rows, code, sheets, sheet = values
    filled = tuple((line, tuple(cells)) for line, cells in rows)
    return RawTable(tuple(header), filled, code, tuple(sheets), sheet)


def _table(rows: Iterable[tuple[int, list[str]]], code: str, sheets: tuple[str, ...] = (), sheet: int = 0) -> RawTable:
    """Return rows under the first one that has several cells; what stands above that is a title. code: if none has."""
    cut = ((line, tuple(unguarded(cell.strip()) for cell in without_tail(cells))) for line, cells in rows)
    filled = [row for row in cut if row[1]]
    head = next((at for at, (_, cells) in enumerate(filled) if sum(map(bool, cells)) > 1), len(filled))
    if len(filled) - head < 2 or any(len(cells) > MOST_COLUMNS for _, cells in filled):
        return RawTable(code=code, sheets=sheets, sheet=sheet)
    return RawTable(filled[head][1], tuple(filled[head + 1 :]), "", sheets, sheet)


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
        return Columns(date, game, "", person, score, (), unit, sheet=table.sheet)
    named = [at for at, name in enumerate(table.header) if name and folded_name(name) not in TOTALS]
    people = tuple(at for at in named if at not in (date, game) and _has_figures(table, at))
    return Columns(date, game, "", None, None, people, unit, sheet=table.sheet)


def _has_dates(table: RawTable, at: int) -> bool:
    cells = [cells[at] for _, cells in table.rows if at < len(cells) and cells[at]]
    first = day_first(cells)
    return bool(cells) and all(local_date(cell, day_first=first) is not None for cell in cells[:20])


def _has_figures(table: RawTable, at: int) -> bool:
    """May a column hold amounts? What cannot be read of it is asked, not left out."""
    return any(at < len(cells) and _FIGURE.search(cells[at]) for _, cells in table.rows)


def score_columns(columns: Columns) -> tuple[int, ...]:
    """Return the columns that hold scores, by number."""
    if columns.person is None:
        return columns.people
    return () if columns.score is None else (columns.score,)


def unread(table: RawTable, columns: Columns) -> tuple[int, ...]:
    """Return the columns that hold something and are not read, by number."""
    people = columns.people if columns.person is None else (columns.person, columns.score)
    read = {columns.date, columns.game, *people}
    filled = {at for _, cells in table.rows for at, cell in enumerate(cells) if cell}
    return tuple(sorted(filled - read))


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
