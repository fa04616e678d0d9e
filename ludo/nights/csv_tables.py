"""Postings and results as CSV: columns, writing, and reading with what is wrong line by line.

Rows name people and evenings as people do, so that a file can go from one computer to another. Moments are UTC; date
and time of this computer's clock stand beside them, for people only.
"""

import csv
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from datetime import UTC
from itertools import zip_longest
from typing import Final
from unicodedata import combining, normalize

from ludo.moments import YearError, kept, read_moment
from ludo.nights.amounts import AmountError, read_amount
from ludo.nights.chips import BY_HAND, MAX_CHIPS, SourceKind
from ludo.nights.csv_rows import OUTSIDE, Cents, EveningKey, Owner, PartieKey, PostingRow, ReadFile, ResultRow
from ludo.nights.evenings import Plan
from ludo.nights.exchange import FieldError, LineReport, Mend, Progress, Table, told, unseen
from ludo.nights.money import Worth
from ludo.nights.people import MAX_NAME, clean_line, clean_name, clean_note
from ludo.nights.spreadsheets import Style, cells_of, decoded, lines_of, unguarded, without_tail

OWNERS: Final = ("person", "computer", "session", "sheet", "name")
"""What the account of a row can belong to: a person, a computer player, the table of a partie or sheet, a name."""

_POSTINGS: Final = (
    "made", "evening", "evening_started", "source", "origin", "number", "payer_kind", "payer", "payee_kind", "payee",
    "chips", "reason",
)  # fmt: skip
_RESULTS: Final = (
    "source", "origin", "evening", "evening_started", "game", "started", "ended", "counted", "chair", "person_kind",
    "person", "place", "score",
)  # fmt: skip
COLUMNS: Final[Mapping[Table, tuple[str, ...]]] = {Table.POSTINGS: _POSTINGS, Table.RESULTS: _RESULTS}
"""The columns that a file must have, in the order in which they are written; they are read in any order."""
MONEY: Final = ("cents", "currency", "role", "worth_chips", "worth_cents", "worth_currency", "carried")
"""Columns of postings that files of before have not: cents in the place of chips, what chips of the evening are worth,
and whether what it brings is owed together with what others do. role: `owed`, or `cash` that came for chips.
"""
MORE: Final[Mapping[Table, tuple[str, ...]]] = {Table.POSTINGS: MONEY, Table.RESULTS: ()}
"""The columns that a file may have, in the order in which they follow."""
ID: Final = "id"
"""The column of what tells a posting, or a partie, from all others everywhere; files of before have none."""
LOCAL: Final = ("date", "time")
"""Columns that are written before the others and not read: when it was, as people write it."""
_MOMENT: Final = {Table.POSTINGS: _POSTINGS.index("made"), Table.RESULTS: _RESULTS.index("started")}
_GAME: Final = _RESULTS.index("game")

_MAX_TEXT: Final = 1000
_ELSEWHERE: Final = {SourceKind.COUNT: SourceKind.CORRECTION, SourceKind.COUNT_PLAY: SourceKind.IMPORT}
"""Differences that were counted elsewhere: they are not reckoned anew here."""
_MAX_CURRENCY: Final = 20
_NUMBER: Final = re.compile(r"-?[0-9]{1,15}")


def write_csv(table: Table, rows: Iterable[Sequence[object]], style: Style) -> Iterator[str]:
    """Return the lines of a file, its columns first."""
    head = (*LOCAL, *COLUMNS[table], *MORE[table], ID)
    return lines_of((head, *(_written(table, row, style) for row in rows)), style.separator)


def _written(table: Table, row: Sequence[object], style: Style) -> Sequence[object]:
    """Return the cells of a row, those for people first."""
    cells = list(row)
    if table is Table.RESULTS:
        game = str(cells[_GAME])
        cells[_GAME] = style.games.get(game, game)
    return [*style.cells(str(row[_MOMENT[table]])), *cells]


def read_csv(
    content: bytes, games: Iterable[str], mends: Mapping[int, Mend] | None = None, progress: Progress = unseen
) -> ReadFile:
    """Return what a file holds, whatever its bytes. games: ids of the games that are known; progress: in lines.

    mends: by line, what somebody has written in the place of its cells.
    """
    text = decoded(content)
    if text is None:
        return ReadFile(code="not-text")
    rows = told(cells_of(text), progress, 0, content.count(b"\n"))
    try:
        _, names = next(rows, (1, []))
        header = without_tail([name.strip() for name in names])
        table = next((table for table, names in COLUMNS.items() if _fits(header, names)), None)
        if table is None:
            return ReadFile(code="unknown-columns" if len(header) > 1 else "not-csv")
        padded = text.endswith(("\n", "\r"))
        return _read_rows(rows, table, header, frozenset(games), mends or {}, padded=padded)
    except csv.Error:
        return ReadFile(code="not-csv")


def _fits(header: Sequence[str], columns: Sequence[str]) -> bool:
    """Does a file have the columns of a table, each once? Others may stand beside them."""
    return set(columns) <= set(header) and all(header.count(name) == 1 for name in columns)


def game_id(name: str, games: Iterable[str]) -> str | None:
    """Return the game that has a name, or an id; None if there is none. games: the ids."""
    letters = normalize("NFD", name.casefold())
    wanted = re.sub(r"[^a-z0-9]+", "_", "".join(letter for letter in letters if not combining(letter))).strip("_")
    return wanted if wanted in games else None


def _read_rows(
    rows: Iterator[tuple[int, list[str]]],
    table: Table,
    header: list[str],
    games: frozenset[str],
    mends: Mapping[int, Mend],
    *,
    padded: bool,
) -> ReadFile:
    """Return what rows hold. padded: spreadsheets leave out empty cells at the end of a row; a cut file does not."""
    entries: list[tuple[int, PostingRow]] = []
    results: list[tuple[int, ResultRow]] = []
    wrong: list[LineReport] = []
    chairs: set[tuple[PartieKey, int]] = set()
    columns = {*COLUMNS[table], *MORE[table]}
    for line, fields in rows:
        if not any(field.strip() for field in fields):
            continue
        cells = tuple((name, text) for name, text in zip_longest(header, fields, fillvalue="") if name in columns)
        mend = mends.get(line)
        try:
            if mend is not None and mend.before == tuple(text for _, text in cells):
                ids = dict(zip(header, fields, strict=False)).get(ID, "")
                row = _Row({ID: ids, **dict(zip((name for name, _ in cells), mend.after, strict=True))})
            else:
                row = _Row(_named(header, fields, padded=padded))
            if table is Table.POSTINGS:
                entries.append((line, _posting(row)))
                continue
            result = _result(row, games)
            if (result.partie, result.chair) in chairs:
                raise FieldError("chair-twice", "chair", str(result.chair))
            chairs.add((result.partie, result.chair))
            results.append((line, result))
        except FieldError as error:
            wrong.append(replace(error.report(line), cells=cells))
    if table is Table.RESULTS and wrong:
        results, beside = _whole(results, wrong)
        wrong += beside
    return ReadFile(table, "", tuple(entries), tuple(results), tuple(wrong))


def _whole(
    results: list[tuple[int, ResultRow]], wrong: Sequence[LineReport]
) -> tuple[list[tuple[int, ResultRow]], list[LineReport]]:
    """Return the results of parties of which no line is set aside, and the reports on the others' lines."""
    asides = {_raw(dict(report.cells)): report.line for report in wrong}
    beside = {line: report.line for report in wrong for line in (report.line - 1, report.line + 1)}
    lost = {
        row.partie: asides.get((row.partie.source, str(row.partie.origin))) or beside[line]
        for line, row in results
        if (row.partie.source, str(row.partie.origin)) in asides or line in beside
    }
    reports = [
        FieldError("beside-aside", "", str(lost[row.partie])).report(line)
        for line, row in results
        if row.partie in lost
    ]
    return [(line, row) for line, row in results if row.partie not in lost], reports


def _raw(cells: Mapping[str, str]) -> tuple[str, str]:
    return cells.get("source", "").strip(), cells.get("origin", "").strip()


def _named(header: list[str], fields: list[str], *, padded: bool) -> dict[str, str]:
    missing, more = len(header) - len(fields), without_tail(fields[len(header) :])
    if more or (missing > 0 and not padded):
        raise FieldError("too-many-fields" if more else "too-few-fields", "", str(len(fields)))
    whole = [*fields, *[""] * missing]
    named = {name: unguarded(field.strip()) for name, field in zip(header, whole, strict=False)}
    for name, value in named.items():
        if len(value) > _MAX_TEXT or "\0" in value:
            raise FieldError("text-too-long", name, value)
    return named


class _Row:
    """The fields of a line by column."""

    def __init__(self, fields: Mapping[str, str]) -> None:
        self._fields = {**dict.fromkeys(MONEY, ""), **fields}

    def text(self, column: str) -> str:
        """Return a text."""
        return self._fields[column]

    def own(self) -> str:
        """Return the id that the file gives it, empty if it gives none."""
        return self._fields.get(ID, "")

    def has(self, column: str) -> bool:
        """Does something stand in a column that not every file has?"""
        return bool(self._fields[column])

    def number(self, column: str, least: int, most: int = MAX_CHIPS) -> int:
        """Return a whole number within bounds."""
        text = self._fields[column]
        if not _NUMBER.fullmatch(text) or not least <= int(text) <= most:
            raise FieldError("not-a-number", column, text)
        return int(text)

    def chips(self, column: str, least: int) -> int:
        """Return chips or points, as people write them or programs for spreadsheets do."""
        text = self._fields[column]
        try:
            chips = read_amount(text)
        except AmountError as error:
            raise FieldError(error.code, column, text) from None
        if chips < least:
            raise FieldError("no-chips", column, text)
        return chips

    def moment(self, column: str) -> str:
        """Return a moment, UTC, ISO 8601 with seconds."""
        text = self._fields[column]
        try:
            moment = read_moment(text)
            return kept(moment.replace(tzinfo=UTC) if moment.tzinfo is None else moment)
        except YearError:
            raise FieldError("year-not-kept", column, text) from None
        except ValueError:
            raise FieldError("not-a-moment", column, text) from None

    def word(self, column: str, words: Iterable[str]) -> str:
        """Return one of some words."""
        text = self._fields[column]
        if text not in words:
            raise FieldError("unknown-word", column, text)
        return text

    def game(self, games: Iterable[str]) -> str:
        """Return the id of the game, whose name or id stands there."""
        found = game_id(self._fields["game"], games)
        if found is None:
            raise FieldError("unknown-game", "game", self._fields["game"])
        return found

    def other_game(self, games: Iterable[str]) -> str:
        """Return the name of a game that Ludo does not know."""
        name = clean_name(self._fields["game"])
        if not name or game_id(name, games) is not None:
            raise FieldError("name-missing" if not name else "unknown-game", "game", self._fields["game"])
        return name

    def evening(self) -> EveningKey:
        """Return the evening of the row."""
        if not self._fields["evening_started"]:
            if self._fields["evening"]:
                raise FieldError("unknown-evening", "evening_started", "")
            return OUTSIDE
        return EveningKey(clean_line(self._fields["evening"]), self.moment("evening_started"))

    def owner(self, column: str, kinds: Iterable[str]) -> Owner:
        """Return whose account a column names."""
        kind = self.word(f"{column}_kind", kinds)
        if kind in ("session", "sheet"):
            return Owner(kind, str(self.number(column, 0)))
        name = clean_name(self._fields[column]) if kind != "name" else clean_line(self._fields[column])
        if not name:
            raise FieldError("name-missing", column, "")
        if kind != "name" and len(self._fields[column]) > MAX_NAME:
            raise FieldError("text-too-long", column, self._fields[column])
        return Owner(kind, name)


def _posting(row: _Row) -> PostingRow:
    source = SourceKind(row.word("source", tuple(SourceKind)))
    kind = _ELSEWHERE.get(source, source if source in BY_HAND else SourceKind.IMPORT)
    row.number("origin", 0)
    row.number("number", 0)
    payer, payee = row.owner("payer", OWNERS), row.owner("payee", OWNERS)
    amount, evening = _amount(row), row.evening()
    plan = Plan(evening.name, carried=not row.has("carried") or row.word("carried", ("0", "1")) == "1")
    if row.has("worth_currency"):
        worth = Worth(row.number("worth_chips", 1), row.number("worth_cents", 1), _currency(row, "worth_currency"))
        plan = replace(plan, worth=worth)
    return PostingRow(
        kind, row.moment("made"), evening, payer, payee, amount, clean_note(row.text("reason")), row.own(), plan
    )


def _amount(row: _Row) -> int | Cents:
    if row.has("role"):
        return Cents(row.number("cents", 1), _currency(row, "currency"), row.word("role", ("owed", "cash")))
    return row.chips("chips", 1)


def _currency(row: _Row, column: str) -> str:
    found = row.text(column)
    if not found or len(found) > _MAX_CURRENCY:
        raise FieldError("unknown-word", column, found)
    return found


def _result(row: _Row, games: frozenset[str]) -> ResultRow:
    source = row.word("source", ("session", "sheet", "play"))
    partie = PartieKey(
        source,
        row.number("origin", 0),
        row.evening(),
        row.game(games) if source != "play" else row.other_game(games),
        row.moment("started"),
        row.moment("ended"),
        row.word("counted", ("0", "1")) == "1",
        row.own(),
    )
    person = row.owner("person", ("person", "computer"))
    place, score = row.number("place", 1, 99), row.chips("score", -MAX_CHIPS)
    return ResultRow(partie, row.number("chair", 0, 98), person, place, score)
