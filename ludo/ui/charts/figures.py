"""The contents of charts, whatever draws them: figures, and the table that says the same in words and numbers."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple, TypeAlias, overload


class ChartSpot(NamedTuple):
    """A point of a line. text: what it says, exactly, asked for when it is read; row: of the table, -1 for none."""

    x: float
    y: float
    text: Callable[[], str]
    row: int = -1


@dataclass(frozen=True, slots=True)
class Series:
    """A line: whose it is, its spots from left to right, its last value in words, its colour and marker, from 0."""

    name: str
    spots: tuple[ChartSpot, ...]
    end: str
    colour: int


class Mark(NamedTuple):
    """A moment that is marked on the axis of a line chart."""

    x: float
    text: str


@dataclass(frozen=True, slots=True)
class Lines:
    """Lines over time. axis: what x counts: seconds since 1970, or steps from 0, called `steps_name`. unit: of y."""

    series: tuple[Series, ...]
    marks: tuple[Mark, ...]
    axis: Literal["time", "steps"]
    unit: str
    steps_name: str = ""


class Bar(NamedTuple):
    """A horizontal bar, filled up to `part` of its length. label: written at its end; text, row: see `ChartSpot`."""

    name: str
    length: float
    part: float
    label: str
    text: str
    row: int


@dataclass(frozen=True, slots=True)
class Bars:
    """Horizontal bars, the first on top. unit: what their length counts; of the part and of the rest: a key."""

    bars: tuple[Bar, ...]
    unit: str
    part_name: str
    rest_name: str


class Run(NamedTuple):
    """The longest run to the right and to the left, and the present one: right if positive. text: see `ChartSpot`."""

    name: str
    right: int
    left: int
    now: int
    text: str


@dataclass(frozen=True, slots=True)
class Runs:
    """Runs to either side of zero, the first on top; what right, left and the mark of the present mean."""

    runs: tuple[Run, ...]
    right_name: str
    left_name: str
    now_name: str


class MatrixCell(NamedTuple):
    """A field of a matrix. share: 0 to 1, which decides its colour; label: written in it; text: see `ChartSpot`."""

    row: int
    column: int
    share: float
    label: str
    text: str
    table_row: int


@dataclass(frozen=True, slots=True)
class Matrix:
    """Fields of rows and columns that have the same names; what a share above and below one half means."""

    names: tuple[str, ...]
    cells: tuple[MatrixCell, ...]
    ahead_name: str
    behind_name: str


class Bin(NamedTuple):
    """How often values from `low` up to, but not including, `high` come up; `part` of them are filled."""

    low: float
    high: float
    length: int
    part: int
    text: str


@dataclass(frozen=True, slots=True)
class Histogram:
    """How often values come up, in bins of equal width. unit, count_name: what x and y count; median: marked.

    part_name, rest_name: what the filled part and the rest of a bar mean; both empty where all is filled.
    """

    bins: tuple[Bin, ...]
    unit: str
    count_name: str
    median: float
    median_name: str
    part_name: str = ""
    rest_name: str = ""


class Range(NamedTuple):
    """A value with how far it reaches, and an inner range if there is one. label: at its end; text: see `ChartSpot`."""

    name: str
    low: float
    value: float
    high: float
    label: str
    text: str
    inner: tuple[float, float] | None = None


@dataclass(frozen=True, slots=True)
class Ranges:
    """Values with their ranges, the first on top. unit: what they count."""

    ranges: tuple[Range, ...]
    unit: str


Figure: TypeAlias = Lines | Bars | Runs | Matrix | Histogram | Ranges


def rows_of(figure: Figure) -> int:
    """Return how many rows a figure has that need a height each."""
    match figure:
        case Bars():
            return len(figure.bars)
        case Runs():
            return len(figure.runs)
        case Ranges():
            return len(figure.ranges)
        case Matrix():
            return len(figure.names)
    return 0


class Column(NamedTuple):
    """A column of a table; numbers stand at the right."""

    name: str
    number: bool = True


Row: TypeAlias = tuple[str, ...]


class LazyRows(Sequence[Row]):
    """Rows that are written when they are looked at: a table of thousands shows some twenty."""

    def __init__(self, length: int, row: Callable[[int], Row]) -> None:
        self._length = length
        self._row = row

    def __len__(self) -> int:
        return self._length

    @overload
    def __getitem__(self, index: int) -> Row: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Row]: ...
    def __getitem__(self, index: int | slice) -> Row | Sequence[Row]:
        numbers = range(self._length)[index]
        return self._row(numbers) if isinstance(numbers, int) else [self._row(number) for number in numbers]


@dataclass(frozen=True, slots=True)
class Table:
    """Rows of texts. The rows of runs, ranges and bins are those of their table, in the same order."""

    columns: tuple[Column, ...]
    rows: Sequence[Row]


@dataclass(frozen=True, slots=True)
class Chart:
    """A figure and its table. summary: what it comes to, in a sentence; note: what is counted, and what is not.

    figure: None where there is nothing to show, which the summary says then.
    """

    figure: Figure | None
    table: Table
    summary: str
    note: str = ""
