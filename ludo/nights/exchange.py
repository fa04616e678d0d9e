"""Results and postings as CSV, out and in; what an import or a restored backup would change."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, NamedTuple, TypeAlias, TypeVar

from ludo.nights.other_games import Unit

T = TypeVar("T")
Progress: TypeAlias = Callable[[int, int], None]
"""Called often while long work goes on: how much is done, and of how much. What it raises ends the work."""
_STEP: Final = 500
"""Rows between two calls."""


def unseen(_done: int, _of: int) -> None:
    """Show nobody how far it is."""


def told(entries: Iterable[T], progress: Progress, done: int, of: int) -> Iterator[T]:
    """Yield entries and tell how far it is; so many are done before the first one."""
    for count, entry in enumerate(entries, done):
        if count % _STEP == 0:
            progress(min(count, of), of)
        yield entry


def part_of(progress: Progress, begin: int, end: int) -> Progress:
    """Return the progress of a part of some work: from where to where it goes, of a hundred."""
    return lambda done, of: progress(begin * 10 + (end - begin) * 10 * done // max(of, 1), 1000)


class Table(StrEnum):
    """The tables that a CSV file can hold, one row each."""

    POSTINGS = "postings"
    RESULTS = "results"


class Verdict(StrEnum):
    """Decisions of an import about a line: add it, or in the place of what it said before, which is asked if that was
    changed here too; leave it out since it is there already, was taken back here, or is no result; set it aside.
    """

    NEW = "new"
    CHANGED = "changed"
    ASKED = "asked"
    KNOWN = "known"
    DELETED = "deleted"
    LEFT_OUT = "left-out"
    WRONG = "wrong"


class Understood(NamedTuple):
    """A line of another program as it was understood. moment: UTC, ISO 8601; sides: names, and what they have, perhaps
    in hundredths (`cents`).
    """

    moment: str
    game: str
    unit: Unit
    sides: tuple[tuple[tuple[str, ...], int], ...]
    cents: bool = False


class Mend(NamedTuple):
    """Cells of a line that was set aside, and what somebody has written in their place."""

    before: tuple[str, ...]
    after: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class LineReport:
    """The report on a line of a CSV file (the first is 1).

    code: what is wrong: `too-few-fields`, `too-many-fields`, `not-a-number`, `not-a-moment`, `unknown-word`,
    `name-missing`, `no-chips`, `too-many-chips`, `same-account`, `unknown-game`, `unknown-evening`, `chair-twice`,
    `text-too-long`, `not-a-date`, `year-not-kept`, `game-missing`, `not-understood`, `too-few-sides`,
    `twice-at-table`, `not-zero-sum`, `unclear-number`, `beside-aside` (the line in `value` may belong to it);
    why it is left out: `total`, `alone`, `ignored`;
    column: of which field, "" for the whole line; value: what stands there.
    understood: what it holds, where people wrote it. cells: of a line that is set aside, column and text of each cell
    that is read, and can be mended.
    """

    line: int
    verdict: Verdict
    code: str = ""
    column: str = ""
    value: str = ""
    understood: Understood | None = None
    cells: tuple[tuple[str, str], ...] = ()


class FieldError(Exception):
    """A field, or with no column a whole line, cannot be understood."""

    def __init__(self, code: str, column: str = "", value: str = "") -> None:
        super().__init__(code)
        self.code, self.column, self.value = code, column, value

    def report(self, line: int) -> LineReport:
        """Return the report on the line."""
        return LineReport(line, Verdict.WRONG, self.code, self.column, self.value[:80])


@dataclass(frozen=True, slots=True)
class ImportPreview:
    """A preview of an import. lines: the report of every line.

    code: why the file cannot be read at all: `not-csv`, `unknown-columns`, `not-text`, `nothing-in-it`,
    `not-understood`; "" if it can be.
    people, evenings: names of those that would be added.
    """

    table: Table | None
    lines: tuple[LineReport, ...] = ()
    people: tuple[str, ...] = ()
    evenings: tuple[str, ...] = ()
    code: str = ""

    @property
    def new(self) -> int:
        """Return how many lines would be added, or take the place of what was there."""
        return sum(report.verdict in (Verdict.NEW, Verdict.CHANGED) for report in self.lines)

    @property
    def asked(self) -> int:
        """Return how many lines were changed both here and in the file."""
        return sum(report.verdict is Verdict.ASKED for report in self.lines)

    @property
    def deleted(self) -> int:
        """Return how many lines were taken back here: they come in again only if somebody says so."""
        return sum(report.verdict is Verdict.DELETED for report in self.lines)

    @property
    def wrong(self) -> tuple[LineReport, ...]:
        """Return the lines that are set aside."""
        return tuple(report for report in self.lines if report.verdict is Verdict.WRONG)


@dataclass(frozen=True, slots=True)
class Contents:
    """How many there are of everything in a file, and when it was last written to (UTC, ISO 8601; "" never)."""

    people: int
    evenings: int
    parties: int
    sheets: int
    results: int
    postings: int
    changed: str


@dataclass(frozen=True, slots=True)
class RestorePreview:
    """Changes that restoring a backup would make.

    people_lost, evenings_lost: names in the present file only; people_new, evenings_new: in the backup only. An
    evening is its name, or the moment (ISO 8601) at which it began.
    damaged: parts of the backup cannot be read; what can be is in `backup`.
    """

    present: Contents
    backup: Contents
    people_lost: tuple[str, ...] = ()
    people_new: tuple[str, ...] = ()
    evenings_lost: tuple[str, ...] = ()
    evenings_new: tuple[str, ...] = ()
    damaged: bool = False
