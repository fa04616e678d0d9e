"""The state of a board with real cards, and what messages make of it. They know no widget."""

from dataclasses import dataclass, replace
from enum import Enum, auto
from typing import Literal, NamedTuple, TypeAlias

from ludo.games.tripoli.reports import Report, Stacks
from ludo.nights.sheets.contract import Filled
from ludo.nights.sheets.tripoli import TripoliPosition

Tab: TypeAlias = Literal["now", "lines"]


@dataclass(frozen=True, slots=True)
class BoardState:
    """The question beside the board.

    line: the number of the line that is corrected, or before which a forgotten one is inserted (inserting); trial: is
    it asked whether that is written? Then report is what stands there (None: the line is taken back). counting: what
    lies before everybody is counted. tab: what is beside the board, the question or all lines.
    """

    line: int | None = None
    inserting: bool = False
    trial: bool = False
    report: Report | None = None
    counting: bool = False
    tab: Tab = "now"

    @property
    def busy(self) -> bool:
        """Is something else asked than what comes next?"""
        return self.line is not None or self.counting


class ShowTab(NamedTuple):
    """Show what is asked, or all lines."""

    tab: Tab


class Count(NamedTuple):
    """Ask what lies before everybody."""


class Correct(NamedTuple):
    """Ask again what a line says; the table shows how it stood before it."""

    line: int


class Insert(NamedTuple):
    """Ask for a line that was forgotten before this one; the table shows how it stood before it."""

    line: int


class TakeBack(NamedTuple):
    """Show what it changes if a line is taken back."""

    line: int


class TakeBackLast(NamedTuple):
    """Take the last line back at once: nothing comes after it."""


class Reported(NamedTuple):
    """Something happened at the table."""

    report: Report


class Save(NamedTuple):
    """Write what was shown first, for a reason."""

    reason: str


class LineWritten(NamedTuple):
    """It is written."""


class Drop(NamedTuple):
    """Leave everything as it is, and ask what comes next."""


Message: TypeAlias = (
    ShowTab | Count | Correct | Insert | TakeBack | TakeBackLast | Reported | Save | LineWritten | Drop
)  # fmt: skip


class BoardDo(Enum):
    """Effects without arguments."""

    ASK = auto()
    """Ask what the state says, with another form, or show what a trial changes; the table shows how it stood then."""
    TURN = auto()
    """Show the question or all lines, and bring the focus there."""
    SAY_LINE = auto()
    """Say which line is corrected, and what is asked."""
    SAY = auto()
    """Say what is asked."""


class Add(NamedTuple):
    """Write the next line, then send `Written`."""

    report: Report


class Strike(NamedTuple):
    """Take a line back at once, then send `Written`."""

    line: int


class Revise(NamedTuple):
    """Write another revision of a line, or one before it, and ask what comes next."""

    line: int
    report: Report | None
    inserting: bool
    reason: str


Effect: TypeAlias = BoardDo | Add | Strike | Revise
Reduced: TypeAlias = tuple[BoardState, tuple[Effect, ...]]


def reduce(state: BoardState, message: Message, sheet: Filled[Report, TripoliPosition], last: int | None) -> Reduced:
    """Return the state after a message, and its effects in their order; last: the number of the last line."""
    match message:
        case ShowTab(tab):
            return replace(state, tab=tab), (BoardDo.TURN,)
        case Count():
            return BoardState(counting=True), (BoardDo.ASK,)
        case Correct(line):
            return _correct(state, line, sheet)
        case Insert(line):
            return BoardState(line=line, inserting=True), (BoardDo.ASK, BoardDo.SAY_LINE)
        case TakeBack(line):
            return BoardState(line=line, trial=True), (BoardDo.ASK,)
        case TakeBackLast() if last is not None and state.line is None:
            return state, (Strike(last),)
        case Reported(report) if state.line is None:
            return state, (Add(report),)
        case Reported(report) if not state.trial:
            return replace(state, trial=True, report=report, tab="now"), (BoardDo.ASK,)
        case Save(reason) if state.trial and state.line is not None:
            return state, (Revise(state.line, state.report, state.inserting, reason),)
        case LineWritten():
            return BoardState(), (BoardDo.ASK,)
        case Drop():
            return BoardState(), (BoardDo.ASK, BoardDo.SAY)
    return state, ()


def _correct(state: BoardState, number: int, sheet: Filled[Report, TripoliPosition]) -> Reduced:
    """A line about who sits there can only be taken back."""
    line = next((marked for marked in sheet.lines if marked.number == number), None)
    if line is None:
        return state, ()
    if line.table is not None:
        return BoardState(line=number, trial=True), (BoardDo.ASK,)
    return BoardState(line=number, counting=isinstance(line.line, Stacks)), (BoardDo.ASK, BoardDo.SAY_LINE)
