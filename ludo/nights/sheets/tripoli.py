"""The sheet of Tripoli: Ludo is the board (*planche*), the cards are in people's hands.

A line is a report of what happened (`ludo.games.tripoli.reports`); the game's own code checks it and moves the chips.
"""

from typing import Final

from ludo.engine.actions import Action, Say
from ludo.engine.events import Event, Paid
from ludo.engine.places import Seat
from ludo.engine.refusals import Refusal
from ludo.games.tripoli import report_checks
from ludo.games.tripoli.actions import CALL, CHECK, FOLD, Bet, Raise
from ludo.games.tripoli.options import TripoliOptions
from ludo.games.tripoli.real_table import RealTable, start_table
from ludo.games.tripoli.reports import (
    Blocked,
    BoardShows,
    Carried,
    Close,
    Dealer,
    Laid,
    LeadPassed,
    Leave,
    NextDeal,
    PaySuit,
    Report,
    Showdown,
    Shown,
    SpareHand,
    Wager,
    WentOut,
)
from ludo.games.tripoli.rules import Layout
from ludo.games.tripoli.view import TripoliFacts, TripoliStanding
from ludo.nights.sheets.contract import Brought, Sheet
from ludo.nights.sheets.texts import Fields, json_text

_WORDS: Final[dict[str, Action]] = {"check": CHECK, "fold": FOLD, "call": CALL}
_WAGERS: Final[dict[str, type[Bet | Raise]]] = {"bet": Bet, "raise": Raise}
_KINDS: Final[dict[str, type]] = {
    "carried": Carried,
    "dealer": Dealer,
    "windows": BoardShows,
    "spare": SpareHand,
    "suit": PaySuit,
    "claims": Shown,
    "wager": Wager,
    "showdown": Showdown,
    "laid": Laid,
    "passed": LeadPassed,
    "out": WentOut,
    "blocked": Blocked,
    "deal": NextDeal,
    "close": Close,
    "leave": Leave,
}
"""The type of report by the kind that a line names."""
_NAMES: Final = {kind: name for name, kind in _KINDS.items()}


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
        """What is to be reported next."""
        return self._table.step

    @property
    def leader(self) -> Seat:
        """Who leads first in stage three, -1 at other times."""
        return self._table.leader

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
        return self.step, self.leader, self.board, self.standing, self.facts


class TripoliSheet(Sheet[TripoliOptions, Report, TripoliPosition]):
    """The board of Tripoli for a real table."""

    game = "tripoli"

    def start(self, options: TripoliOptions) -> TripoliPosition:
        """Return the empty board; everybody has the chips that the options give."""
        return TripoliPosition(start_table(options))

    def read(self, text: str) -> Report:
        """Return the report of a JSON text."""
        fields = Fields(text)
        report = _read(fields)
        fields.end()
        return report

    def write(self, line: Report) -> str:
        """Return the JSON text of a report."""
        return json_text({"kind": _NAMES[type(line)], **_values(line)})

    def check(self, position: TripoliPosition, line: Report) -> Refusal | None:
        """Return why this cannot have happened now."""
        return report_checks.check(position.table, line)

    def mark(self, position: TripoliPosition, line: Report) -> TripoliPosition:
        """Return the position after the chips have moved."""
        table = position.table
        table.apply(line, None)
        return TripoliPosition(table)

    def expected(self, position: TripoliPosition) -> tuple[str, ...]:
        """Return the kinds of reports that may come next."""
        return tuple(_NAMES[kind] for kind in report_checks.kinds_due(position.table))

    def brought(self, line: Report) -> Brought | None:
        """Return the chips of a board that is carried on."""
        return Brought(line.origin, sum(line.board)) if isinstance(line, Carried) else None


TRIPOLI_SHEET: Final = TripoliSheet()


def payments(position: TripoliPosition, line: Report) -> tuple[Paid, ...]:
    """Return the chips that a report which fits moves, in order, each from place to place."""
    events: list[Event] = []
    position.table.apply(line, events)
    return tuple(event for event in events if isinstance(event, Paid))


def _read(fields: Fields) -> Report:
    """Read the fields of a report of any kind."""
    match fields.take_word("kind", tuple(_KINDS)):
        case "carried":
            return Carried(fields.take_number("sheet"), fields.take_numbers("board"))
        case "dealer":
            return Dealer(fields.take_number("chair"))
        case "windows":
            low = fields.take_number("pair")
            return BoardShows(Layout(fields.take_numbers("cards"), (low, low + 1), fields.take_number("sequence")))
        case "spare":
            return SpareHand(fields.take_optional("buyer"), fields.take_number("chips"))
        case "suit":
            return PaySuit(fields.take_optional("bidder"), fields.take_number("chips"), fields.take_optional("suit"))
        case "claims":
            return Shown(fields.take_optionals("holders"), fields.take_optionals("sequences"))
        case "wager":
            return Wager(fields.take_number("chair"), _read_action(fields))
        case "showdown":
            return Showdown(fields.take_optionals("ranks"))
        case "laid":
            return Laid(fields.take_number("chair"), fields.take_numbers("cards"))
        case "passed":
            return LeadPassed(fields.take_numbers("chairs"))
        case "out":
            return WentOut(fields.take_number("chair"), fields.take_numbers("left"))
        case "blocked":
            return Blocked(fields.take_numbers("left"))
        case "deal":
            return NextDeal()
        case "close":
            return Close()
        case _:
            return Leave()


def _read_action(fields: Fields) -> Action:
    word = fields.take_word("act", (*_WORDS, *_WAGERS))
    return _WORDS[word] if word in _WORDS else _WAGERS[word](fields.take_number("chips"))


def _values(line: Report) -> dict[str, int | str | tuple[int, ...] | tuple[int | None, ...] | None]:
    """Return the fields of a report but its kind."""
    match line:
        case Carried(origin, board):
            return {"sheet": origin, "board": board}
        case Dealer(seat):
            return {"chair": seat}
        case BoardShows(layout):
            return {"cards": layout.cards, "pair": layout.pair[0], "sequence": layout.sequence}
        case SpareHand(buyer, amount):
            return {"buyer": buyer, "chips": amount}
        case PaySuit(bidder, amount, suit):
            return {"bidder": bidder, "chips": amount, "suit": suit}
        case Shown(holders, sequences):
            return {"holders": holders, "sequences": sequences}
        case Wager(seat, Bet(amount) | Raise(amount) as action):
            return {"chair": seat, "act": action.verb, "chips": amount}
        case Wager(seat, Say(word)):
            return {"chair": seat, "act": word}
        case Showdown(ranks):
            return {"ranks": ranks}
        case Laid(seat, cards):
            return {"chair": seat, "cards": cards}
        case LeadPassed(seats):
            return {"chairs": seats}
        case WentOut(seat, left):
            return {"chair": seat, "left": left}
        case Blocked(left):
            return {"left": left}
        case _:
            return {}
