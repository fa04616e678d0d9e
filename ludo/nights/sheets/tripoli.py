"""The sheet of Tripoli: Ludo is the board (*planche*), the cards are in people's hands.

A line is a report of what happened (`ludo.games.tripoli.reports`); the game's own code checks it and moves the chips.
"""

from collections.abc import Callable, Mapping
from dataclasses import fields as fields_of
from typing import Final

from ludo.engine.actions import Action, Say
from ludo.engine.events import Event, Paid
from ludo.engine.places import Seat
from ludo.engine.refusals import Refusal
from ludo.games.tripoli import report_checks
from ludo.games.tripoli.actions import CALL, CHECK, FOLD, Bet, Raise
from ludo.games.tripoli.options import TripoliOptions
from ludo.games.tripoli.real_table import RealTable, start_table
from ludo.games.tripoli.reports import KINDS, Carried, Report, Shape, Stacks
from ludo.games.tripoli.rules import Layout
from ludo.games.tripoli.view import TripoliFacts, TripoliStanding
from ludo.nights.sheets.contract import Brought, Sheet
from ludo.nights.sheets.line_texts import Fields, json_text
from ludo.nights.sheets.table_lines import TOO_FEW_LEFT, EndLine

_FEWEST: Final = 2
_WORDS: Final[dict[str, Action]] = {"check": CHECK, "fold": FOLD, "call": CALL}
_WAGERS: Final[dict[str, type[Bet | Raise]]] = {"bet": Bet, "raise": Raise}
_REPORTS: Final = {kind.word: report for report, kind in KINDS.items()}
"""The type of report by the word that a line names."""


class TripoliPosition:
    """How the board stands. Two of them are equal if chips, board and all that is public are."""

    __slots__ = ("_table",)

    def __init__(self, table: RealTable) -> None:
        self._table = table

    @property
    def table(self) -> RealTable:
        """A copy of the table; what is done to it does not touch this position."""
        return self._table.clone()

    @property
    def options(self) -> TripoliOptions:
        """The options of the partie."""
        return self._table.options

    @property
    def step(self) -> str:
        """Return what is to be reported next."""
        return self._table.step

    @property
    def leader(self) -> Seat:
        """Who leads first in stage three, -1 at other times."""
        return self._table.leader

    @property
    def absent(self) -> tuple[Seat, ...]:
        """Who has left."""
        return self._table.absent

    @property
    def board(self) -> tuple[int, ...]:
        """Chips by space; in closing rounds the pots not yet played for are not on it."""
        return tuple(self._table.state.board)

    @property
    def on_table(self) -> int:
        """All chips on the board, later pots of the closing rounds included."""
        return sum(self._table.state.board) + sum(self._table.state.stage.later_pots)

    @property
    def facts(self) -> TripoliFacts:
        """The public side of the partie."""
        return self._table.state.facts()

    @property
    def standing(self) -> TripoliStanding:
        """Chips won or lost since the partie began, and those in front of everybody."""
        return self._table.state.standing()

    @property
    def deal_number(self) -> int:
        """Deals and closing rounds begun so far."""
        return self._table.state.stage.deal_number

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, TripoliPosition):
            return NotImplemented
        return self._compared() == other._compared()

    __hash__ = None  # type: ignore[assignment]

    def _compared(self) -> tuple[object, ...]:
        return self.step, self.leader, self.absent, self.board, self.standing, self.facts


class TripoliSheet(Sheet[TripoliOptions, Report, TripoliPosition]):
    """The board of Tripoli for a real table."""

    game = "tripoli"

    def start(self, options: TripoliOptions) -> TripoliPosition:
        """Return the empty board; everybody has the chips that the options give."""
        return TripoliPosition(start_table(options))

    def read(self, text: str) -> Report:
        with Fields(text) as fields:
            return _read(fields)

    def write(self, line: Report) -> str:
        return json_text({"kind": KINDS[type(line)].word, **_values(line)})

    def check(self, position: TripoliPosition, line: Report) -> Refusal | None:
        """Return why this cannot have happened now."""
        return report_checks.check(position.table, line)

    def mark(self, position: TripoliPosition, line: Report) -> TripoliPosition:
        """Return the position after the chips have moved."""
        table = position.table
        table.apply(line, None)
        return TripoliPosition(table)

    def expected(self, position: TripoliPosition) -> tuple[str, ...]:
        return tuple(KINDS[kind].word for kind in report_checks.kinds_due(position.table))

    def brought(self, line: Report) -> Brought | None:
        """Return the chips of a board that is carried on."""
        return Brought(line.origin, sum(line.board)) if isinstance(line, Carried) else None

    def end(self, position: TripoliPosition, line: EndLine) -> TripoliPosition:
        """Bets that nobody has won go back; the board is shared by the rulebook (TRP-99), or stays as it is."""
        table = position.table
        table.end(None, returned=line.returned)
        return TripoliPosition(table)

    def absent(self, position: TripoliPosition) -> tuple[Seat, ...]:
        return position.absent

    def board_chips(self, position: TripoliPosition) -> int:
        """Return all chips on the board, and those in the pot that nobody has won."""
        return position.on_table

    def stacks_line(self, position: TripoliPosition, held: Mapping[Seat, int]) -> Report | None:
        """Return the report of what lies before everybody."""
        before = position.standing.balances
        stacks = tuple(held.get(seat, chips) for seat, chips in enumerate(before))
        return Stacks(stacks) if stacks != before else None

    def between_deals(self, position: TripoliPosition) -> bool:
        """Before the first deal, and after each."""
        return position.step in ("dealer", "between")

    def leaving_refusal(self, position: TripoliPosition, seat: Seat) -> Refusal | None:
        """Two at least play on (TRP-02)."""
        return TOO_FEW_LEFT if position.options.players - len(position.absent) <= _FEWEST else None

    def leave(self, position: TripoliPosition, seat: Seat) -> TripoliPosition:
        """Somebody stakes and takes nothing any more; what they have before them is theirs."""
        table = position.table
        table.leave(seat)
        return TripoliPosition(table)

    def sit_down(self, position: TripoliPosition, seat: Seat) -> TripoliPosition:
        """Somebody goes on with what lies before the chair."""
        table = position.table
        table.sit_down(seat)
        return TripoliPosition(table)


TRIPOLI_SHEET: Final = TripoliSheet()


def payments(position: TripoliPosition, line: Report) -> tuple[Paid, ...]:
    """Return the chips that a report which fits moves, in order, each from place to place."""
    events: list[Event] = []
    position.table.apply(line, events)
    return tuple(event for event in events if isinstance(event, Paid))


def _read(fields: Fields) -> Report:
    """Read the fields of a report of any kind."""
    report = _REPORTS[fields.take_word("kind", tuple(_REPORTS))]
    make: Callable[..., Report] = report
    return make(*[_READERS[shape](fields, name) for name, shape in KINDS[report].fields])


def _read_layout(fields: Fields, name: str) -> Layout:
    low = fields.take_number("pair")
    return Layout(fields.take_numbers(name), (low, low + 1), fields.take_number("sequence"))


def _read_action(fields: Fields, name: str) -> Action:
    word = fields.take_word(name, (*_WORDS, *_WAGERS))
    return _WORDS[word] if word in _WORDS else _WAGERS[word](fields.take_number("chips"))


_READERS: Final[dict[Shape, Callable[[Fields, str], object]]] = {
    "number": Fields.take_number,
    "optional": Fields.take_optional,
    "numbers": Fields.take_numbers,
    "optionals": Fields.take_optionals,
    "layout": _read_layout,
    "action": _read_action,
}


def _values(line: Report) -> dict[str, object]:
    """Return the fields of a report but its kind."""
    values: dict[str, object] = {}
    for (name, _), field in zip(KINDS[type(line)].fields, fields_of(line), strict=True):
        match getattr(line, field.name):
            case Layout() as layout:
                values |= {name: layout.cards, "pair": layout.pair[0], "sequence": layout.sequence}
            case Bet(chips) | Raise(chips) as action:
                values |= {name: action.verb, "chips": chips}
            case Say(word):
                values[name] = word
            case value:
                values[name] = value
    return values
