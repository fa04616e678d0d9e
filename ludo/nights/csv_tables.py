"""Postings and results as CSV: columns, writing, and reading with what is wrong line by line.

Rows name people and evenings as people do, so that a file can go from one computer to another. Moments are UTC.
"""

import csv
import io
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Final, NamedTuple

from ludo.nights.chips import BY_HAND, MAX_CHIPS, SourceKind
from ludo.nights.exchange import LineReport, Table, Verdict
from ludo.nights.people import MAX_NAME, clean_name

OWNERS: Final = ("person", "computer", "session", "sheet", "name")
"""What the account of a row can belong to: a person, a computer player, the table of a partie or sheet, a name."""

COLUMNS: Final[Mapping[Table, tuple[str, ...]]] = {
    Table.POSTINGS: (
        "made",
        "evening",
        "evening_started",
        "source",
        "origin",
        "number",
        "payer_kind",
        "payer",
        "payee_kind",
        "payee",
        "chips",
        "reason",
    ),
    Table.RESULTS: (
        "source",
        "origin",
        "evening",
        "evening_started",
        "game",
        "started",
        "ended",
        "counted",
        "chair",
        "person_kind",
        "person",
        "place",
        "score",
    ),
}
"""The columns of a file, in the order in which they are written; they are read in any order."""

MAX_BYTES: Final = 100_000_000
_MAX_TEXT: Final = 1000
_ANY: Final = 10**15
_NUMBER: Final = re.compile(r"-?[0-9]{1,15}")


class Owner(NamedTuple):
    """Whose account: one of `OWNERS`, and a name or number."""

    kind: str
    name: str


class EveningKey(NamedTuple):
    """An evening by its name and when it began; both empty outside of any."""

    name: str
    started: str


OUTSIDE: Final = EveningKey("", "")


class PostingRow(NamedTuple):
    """A posting of a file. kind: as what it is entered here, where the deal or line that it is of is not known."""

    kind: SourceKind
    made: str
    evening: EveningKey
    payer: Owner
    payee: Owner
    chips: int
    reason: str


class PartieKey(NamedTuple):
    """A partie of a file, by what tells it from others."""

    source: str
    origin: int
    evening: EveningKey
    game: str
    started: str
    ended: str
    counted: bool


class ResultRow(NamedTuple):
    """The result of a chair of a partie of a file."""

    partie: PartieKey
    chair: int
    person: Owner
    place: int
    score: int


@dataclass(frozen=True, slots=True)
class ReadFile:
    """A CSV file as it was read. code: why it cannot be read at all. Rows come with the numbers of their lines."""

    table: Table | None = None
    code: str = ""
    postings: tuple[tuple[int, PostingRow], ...] = ()
    results: tuple[tuple[int, ResultRow], ...] = ()
    wrong: tuple[LineReport, ...] = ()


class _FieldError(Exception):
    """A field cannot be understood."""

    def __init__(self, code: str, column: str, value: str) -> None:
        super().__init__(code)
        self.code, self.column, self.value = code, column, value


def write_csv(table: Table, rows: Iterable[Iterable[object]]) -> Iterator[str]:
    """Return the lines of a file, its columns first."""
    buffer = io.StringIO()
    writer = csv.writer(buffer, lineterminator="\r\n")
    for row in (COLUMNS[table], *rows):
        writer.writerow(["" if value is None else value for value in row])
        yield buffer.getvalue()
        buffer.seek(0)
        buffer.truncate()


def read_csv(content: bytes, games: Iterable[str]) -> ReadFile:
    """Return what a file holds, whatever its bytes. games: ids of the games that are known."""
    if len(content) > MAX_BYTES:
        return ReadFile(code="too-large")
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError:
        return ReadFile(code="not-text")
    first = text[: text.find("\n")] if "\n" in text else text
    rows = _numbered(text, max(",;\t", key=first.count))
    try:
        _, names = next(rows, (1, []))
        header = [name.strip() for name in names]
        table = next((table for table, names in COLUMNS.items() if sorted(names) == sorted(header)), None)
        if table is None:
            return ReadFile(code="unknown-columns" if len(header) > 1 else "not-csv")
        return _read_rows(rows, table, header, frozenset(games))
    except csv.Error:
        return ReadFile(code="not-csv")


def _numbered(text: str, delimiter: str) -> Iterator[tuple[int, list[str]]]:
    """Return the rows of a text, each with the number of the line on which it begins."""
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=delimiter, strict=True)
    line = 1
    for fields in reader:
        yield line, fields
        line = reader.line_num + 1


def _read_rows(
    rows: Iterator[tuple[int, list[str]]], table: Table, header: list[str], games: frozenset[str]
) -> ReadFile:
    postings: list[tuple[int, PostingRow]] = []
    results: list[tuple[int, ResultRow]] = []
    wrong: list[LineReport] = []
    chairs: set[tuple[PartieKey, int]] = set()
    for line, fields in rows:
        if not any(field.strip() for field in fields):
            continue
        try:
            row = _Row(_named(header, fields))
            if table is Table.POSTINGS:
                postings.append((line, _posting(row)))
                continue
            result = _result(row, games)
            if (result.partie, result.chair) in chairs:
                raise _FieldError("chair-twice", "chair", str(result.chair))
            chairs.add((result.partie, result.chair))
            results.append((line, result))
        except _FieldError as error:
            wrong.append(LineReport(line, Verdict.WRONG, error.code, error.column, error.value[:80]))
    return ReadFile(table, "", tuple(postings), tuple(results), tuple(wrong))


def _named(header: list[str], fields: list[str]) -> dict[str, str]:
    if len(fields) != len(header):
        raise _FieldError("too-few-fields" if len(fields) < len(header) else "too-many-fields", "", str(len(fields)))
    named = {name: field.strip() for name, field in zip(header, fields, strict=True)}
    for name, value in named.items():
        if len(value) > _MAX_TEXT or "\0" in value:
            raise _FieldError("text-too-long", name, value)
    return named


class _Row:
    """The fields of a line by column."""

    def __init__(self, fields: Mapping[str, str]) -> None:
        self._fields = fields

    def text(self, column: str) -> str:
        """Return a text."""
        return self._fields[column]

    def number(self, column: str, least: int, most: int = MAX_CHIPS) -> int:
        """Return a whole number within bounds."""
        text = self._fields[column]
        if not _NUMBER.fullmatch(text) or not least <= int(text) <= most:
            raise _FieldError("not-a-number", column, text)
        return int(text)

    def moment(self, column: str) -> str:
        """Return a moment, UTC, ISO 8601 with seconds."""
        text = self._fields[column]
        try:
            moment = datetime.fromisoformat(text)
            if moment.tzinfo is None:
                moment = moment.replace(tzinfo=UTC)
            return moment.astimezone(UTC).isoformat(timespec="seconds")
        except (ValueError, OverflowError):
            raise _FieldError("not-a-moment", column, text) from None

    def word(self, column: str, words: Iterable[str], code: str = "unknown-word") -> str:
        """Return one of some words."""
        text = self._fields[column]
        if text not in words:
            raise _FieldError(code, column, text)
        return text

    def evening(self) -> EveningKey:
        """Return the evening of the row."""
        if not self._fields["evening_started"]:
            if self._fields["evening"]:
                raise _FieldError("unknown-evening", "evening_started", "")
            return OUTSIDE
        return EveningKey(" ".join(self._fields["evening"].split()), self.moment("evening_started"))

    def owner(self, column: str, kinds: Iterable[str]) -> Owner:
        """Return whose account a column names."""
        kind = self.word(f"{column}_kind", kinds)
        if kind in ("session", "sheet"):
            return Owner(kind, str(self.number(column, 0)))
        name = clean_name(self._fields[column]) if kind != "name" else self._fields[column]
        if not name:
            raise _FieldError("name-missing", column, "")
        if kind != "name" and len(self._fields[column]) > MAX_NAME:
            raise _FieldError("text-too-long", column, self._fields[column])
        return Owner(kind, name)


def _posting(row: _Row) -> PostingRow:
    source = SourceKind(row.word("source", tuple(SourceKind)))
    kind = source if source in BY_HAND else SourceKind.IMPORT
    row.number("origin", 0)
    row.number("number", 0)
    payer, payee = row.owner("payer", OWNERS), row.owner("payee", OWNERS)
    chips = row.number("chips", -_ANY, _ANY)
    if chips <= 0 or chips > MAX_CHIPS:
        raise _FieldError("no-chips" if chips <= 0 else "too-many-chips", "chips", row.text("chips"))
    return PostingRow(kind, row.moment("made"), row.evening(), payer, payee, chips, row.text("reason"))


def _result(row: _Row, games: frozenset[str]) -> ResultRow:
    partie = PartieKey(
        row.word("source", ("session", "sheet")),
        row.number("origin", 0),
        row.evening(),
        row.word("game", games, "unknown-game"),
        row.moment("started"),
        row.moment("ended"),
        row.word("counted", ("0", "1")) == "1",
    )
    person = row.owner("person", ("person", "computer"))
    place, score = row.number("place", 1, 99), row.number("score", -MAX_CHIPS)
    return ResultRow(partie, row.number("chair", 0, 98), person, place, score)
