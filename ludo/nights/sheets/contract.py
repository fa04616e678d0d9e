"""The contract of score sheets (*feuilles de marque*) for games that are played with real cards.

A sheet is a game, its options and its lines. A line is a JSON text: what people at the table say about a deal, or a
part of one. The sheet of a game reads it, checks it and marks it, with the scoring code of the game; so a sheet stands
as the engine's own partie would (`Standing`). Chairs are numbered in order of play, as seats are.

Lines are numbered from 1 as they are written and never change: a corrected line is a new revision, of which the last
counts, and a line taken back is one whose last revision is `STRUCK`. They count in that order, but for those that were
forgotten (`ludo.nights.sheets.line_order`). Any sheet can have lines about chairs, and about its end
(`ludo.nights.sheets.table_lines`). A line that no longer fits after a correction of an earlier one counts for
nothing, and says why, until it is corrected too.

Refusals are codes with details, as those of the engine; the sentences are made elsewhere.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from operator import sub
from types import MappingProxyType
from typing import ClassVar, Final, Generic, NamedTuple, Protocol, TypeAlias, TypeVar, cast

from ludo.engine.frozen import Frozen
from ludo.engine.game import Standing
from ludo.engine.options import Options, Value
from ludo.engine.places import Seat
from ludo.engine.refusals import NO_DETAILS, PARTIE_OVER, Detail, Refusal
from ludo.nights.sheets.table_lines import DEAL_NOT_OVER, TOO_FEW_LEFT, ChairLine, EndLine, TableLine, read_table_line

OptionsT = TypeVar("OptionsT", bound=Options)
LineT = TypeVar("LineT")
PositionT = TypeVar("PositionT", bound="Position")

STRUCK: Final = "null"
"""The text of a line that has been taken back."""


class LineError(Exception):
    """A text is no line of the sheet; `refusal` says why."""

    def __init__(self, code: str, details: Mapping[str, Detail] = NO_DETAILS) -> None:
        super().__init__(f"{code}: {dict(details)}")
        self.refusal = Refusal(code, details)


class Position(Protocol):
    """How a sheet stands: all that the next line is checked and marked with. Immutable."""

    @property
    def standing(self) -> Standing:
        """Scores and chips as the engine has them, whether the partie is over, and who won it.

        What `standing.chips` lacks to zero lies in the pot or on the board.
        """

    @property
    def deal_number(self) -> int:
        """Deals begun so far, counted from 1; 0 before the first."""


class Brought(NamedTuple):
    """Chips that lay on the table of another sheet, by its number."""

    sheet: int
    chips: int


class Sheet(ABC, Generic[OptionsT, LineT, PositionT]):
    """The score sheet of a game. It has no state of its own."""

    game: ClassVar[str]
    """The id of the game."""
    options: ClassVar[frozenset[str] | None] = None
    """The options that matter to the sheet: it knows nothing of how the cards are played. None: all of them."""
    assumes: ClassVar[Mapping[str, Value]] = MappingProxyType({})
    """Values of other options that hold at every table of people, whatever is chosen."""

    @abstractmethod
    def start(self, options: OptionsT) -> PositionT:
        """Return the position before the first line."""

    @abstractmethod
    def read(self, text: str) -> LineT:
        """Return the line of a JSON text. Raises LineError if it is none, whatever the text."""

    @abstractmethod
    def write(self, line: LineT) -> str:
        """Return the JSON text of a line; reading it gives an equal line."""

    @abstractmethod
    def check(self, position: PositionT, line: LineT) -> Refusal | None:
        """Return why this line cannot be the next one, None if it can."""

    @abstractmethod
    def mark(self, position: PositionT, line: LineT) -> PositionT:
        """Return the position after a line that `check` lets through."""

    @abstractmethod
    def expected(self, position: PositionT) -> tuple[str, ...]:
        """Return the kinds of the lines that may come next, the commonest first; none when the partie is over."""

    def brought(self, line: LineT) -> Brought | None:
        """Return the chips that a line brings from the table of another sheet; most games have no such line."""
        return None

    @abstractmethod
    def end(self, position: PositionT, line: EndLine) -> PositionT:
        """Return the position after people have ended the partie: what lies in the pot has gone back, if it does."""

    def absent(self, position: PositionT) -> tuple[Seat, ...]:
        """Return the chairs on which nobody sits any more though the partie goes on."""
        return ()

    def board_chips(self, position: PositionT) -> int:
        """Return the chips on a board that can lie there for another evening; a pot goes back when a partie ends."""
        return 0

    def stacks_line(self, position: PositionT, held: Mapping[Seat, int]) -> LineT | None:
        """Return the line that lays so many chips before some chairs; None where that changes nothing."""
        return None

    def between_deals(self, position: PositionT) -> bool:
        """Can somebody leave now, or take over? Where a line is a deal it is always so."""
        return True

    def leaving_refusal(self, position: PositionT, seat: Seat) -> Refusal | None:
        """Return why the game cannot go on without somebody, None if it can."""
        return TOO_FEW_LEFT

    def sitting_refusal(self, position: PositionT, seat: Seat) -> Refusal | None:
        """Return why nobody can sit down on a chair, None if somebody can."""
        return None

    def leave(self, position: PositionT, seat: Seat) -> PositionT:
        """Return the position after somebody has left; only where `leaving_refusal` lets them."""
        raise ValueError(f"the game does not go on without {seat}")

    def sit_down(self, position: PositionT, seat: Seat) -> PositionT:
        """Return the position after somebody has sat down on a chair: they go on as it stands."""
        return position

    def check_table(self, position: PositionT, line: TableLine) -> Refusal | None:
        """Return why this line cannot be the next one, None if it can."""
        standing = position.standing
        if standing.over:
            return PARTIE_OVER
        if isinstance(line, EndLine):
            return None
        if not 0 <= line.seat < len(standing.chips):
            return Refusal("line-chairs", {"chairs": len(standing.chips)})
        if not self.between_deals(position):
            return DEAL_NOT_OVER
        if not line.left:
            return self.sitting_refusal(position, line.seat)
        if line.seat in self.absent(position):
            return Refusal("not-in", {"seat": line.seat})
        return self.leaving_refusal(position, line.seat)

    def mark_table(self, position: PositionT, line: TableLine) -> PositionT:
        """Return the position after a line that `check_table` lets through."""
        match line:
            case EndLine():
                return self.end(position, line)
            case ChairLine(seat, left):
                return self.leave(position, seat) if left else self.sit_down(position, seat)


AnySheet: TypeAlias = Sheet[Options, object, Position]
"""Whatever sheet; it is only given options, lines and positions that it made itself."""


def any_sheet(sheet: Sheet[OptionsT, LineT, PositionT]) -> AnySheet:
    """Return a sheet as one of many. Sound because a sheet is only given lines and positions that it made itself."""
    return cast(AnySheet, sheet)


@dataclass(frozen=True, slots=True)
class Marked(Frozen, Generic[LineT, PositionT]):
    """A line as it counts on its sheet.

    line: None if it was struck or cannot be read, or is about chairs or the end (`table`). refusal: why it counts for
    nothing, None if it counts or was struck. position: how the sheet stands after it. chips: what each chair gained by
    it; what is left (`-sum(chips)`) went to the pot or the board.
    """

    number: int
    line: LineT | None
    refusal: Refusal | None
    position: PositionT
    chips: tuple[int, ...]
    table: TableLine | None = None

    @property
    def struck(self) -> bool:
        """Has it been taken back?"""
        return self.line is None and self.table is None and self.refusal is None

    @property
    def counts(self) -> bool:
        """Does it count for the standing?"""
        return (self.line is not None or self.table is not None) and self.refusal is None


@dataclass(frozen=True, slots=True)
class Filled(Frozen, Generic[LineT, PositionT]):
    """A sheet with its lines: how it stands before the first, and after each."""

    start: PositionT
    lines: tuple[Marked[LineT, PositionT], ...] = ()

    @property
    def position(self) -> PositionT:
        """How the sheet stands after the last line."""
        return self.lines[-1].position if self.lines else self.start

    @property
    def ended(self) -> EndLine | None:
        """The line by which people have ended the partie, None if there is none."""
        lines = (marked.table for marked in reversed(self.lines) if marked.counts)
        return next((line for line in lines if isinstance(line, EndLine)), None)

    @property
    def refused(self) -> tuple[Marked[LineT, PositionT], ...]:
        """Lines that count for nothing because they do not fit."""
        return tuple(marked for marked in self.lines if marked.refusal is not None)

    def before(self, number: int) -> PositionT:
        """Return how the sheet stands before a line; after the last one if there is no such line."""
        position = self.start
        for marked in self.lines:
            if marked.number == number:
                break
            position = marked.position
        return position


def fill(
    sheet: Sheet[OptionsT, LineT, PositionT], options: OptionsT, lines: Iterable[tuple[int, str]]
) -> Filled[LineT, PositionT]:
    """Return a sheet with the last revisions of its lines, each with its number, in the order in which they count."""
    start = position = sheet.start(options)
    marked: list[Marked[LineT, PositionT]] = []
    for number, text in lines:
        marked.append(mark_text(sheet, position, number, text))
        position = marked[-1].position
    return Filled(start, tuple(marked))


def mark_text(
    sheet: Sheet[OptionsT, LineT, PositionT], position: PositionT, number: int, text: str
) -> Marked[LineT, PositionT]:
    """Return the line of a text as it counts in a position."""
    nothing = (0,) * len(position.standing.chips)
    if text == STRUCK:
        return Marked(number, None, None, position, nothing)
    table = read_table_line(text)
    if table is not None:
        return _mark_table(sheet, position, number, table)
    try:
        line = sheet.read(text)
    except LineError as error:
        return Marked(number, None, error.refusal, position, nothing)
    refusal = sheet.check(position, line)
    if refusal is not None:
        return Marked(number, line, refusal, position, nothing)
    after = sheet.mark(position, line)
    return Marked(number, line, None, after, _gained(position, after))


def _mark_table(
    sheet: Sheet[OptionsT, LineT, PositionT], position: PositionT, number: int, line: TableLine
) -> Marked[LineT, PositionT]:
    refusal = sheet.check_table(position, line)
    after = position if refusal is not None else sheet.mark_table(position, line)
    return Marked(number, None, refusal, after, _gained(position, after), line)


def _gained(before: Position, after: Position) -> tuple[int, ...]:
    return tuple(map(sub, after.standing.chips, before.standing.chips))


@dataclass(frozen=True, slots=True)
class Change(Frozen, Generic[LineT, PositionT]):
    """A line of which a correction changes something; before or after is None where the line does not exist."""

    number: int
    before: Marked[LineT, PositionT] | None
    after: Marked[LineT, PositionT] | None


def changes(before: Filled[LineT, PositionT], after: Filled[LineT, PositionT]) -> tuple[Change[LineT, PositionT], ...]:
    """Return the lines that differ between two fillings of a sheet: typed otherwise, marked otherwise, or refused."""
    old = {marked.number: marked for marked in before.lines}
    new = {marked.number: marked for marked in after.lines}
    return tuple(
        Change(number, old.get(number), new.get(number))
        for number in {**new, **old}
        if old.get(number) != new.get(number)
    )
