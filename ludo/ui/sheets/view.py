"""How the score sheet of a game looks: its columns, how they stand, its lines in words, and what is typed."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import ClassVar, Final, Generic, NamedTuple, TypeAlias, TypeVar

from ludo.engine.options import Options
from ludo.engine.places import Seat
from ludo.engine.refusals import Refusal
from ludo.nights.sheets.contract import LineT, Marked, Position, PositionT
from ludo.ui.i18n import texts, translate
from ludo.ui.sheets.entry import Entry
from ludo.ui.wording.names import Names, choose
from ludo.ui.wording.refusals import RefusalSentence, told
from ludo.ui.wording.sheets import Token

_text = texts("Sheets")

_SHARED_REFUSALS: Final[Mapping[str, RefusalSentence]] = {
    "partie-over": told(_text("The partie was over before.")),
    "deal-not-over": told(_text("Chairs change between two deals.")),
    "too-few-left": told(_text("Too few would be left to play.")),
    "not-in": told(_text("Nobody plays on this chair any more.")),
    **dict.fromkeys(
        ("line-unreadable", "line-field", "line-chairs", "line-kind"), told(_text("This line cannot be read here."))
    ),
}

OptionsT = TypeVar("OptionsT", bound=Options)


class Cell(NamedTuple):
    """A cell of a sheet. tokens: pieces that are drawn instead of the text; detail: more, where there is room."""

    text: str
    tokens: tuple[Token, ...] = ()
    detail: str = ""


class SheetView(ABC, Generic[OptionsT, LineT, PositionT]):
    """How the sheet of a game looks, with its options and the people at the table."""

    refusals: ClassVar[Mapping[str, RefusalSentence]] = {}
    """Why a line does not fit, by code; they come before those that all sheets share."""

    def __init__(self, options: OptionsT, names: Names) -> None:
        self.options = options
        self.names = names

    @property
    def columns(self) -> tuple[tuple[Seat, ...], ...]:
        """The seats of each column: who marks together; everybody alone where a game has no sides."""
        return tuple((seat,) for seat in range(self.options.players))

    @abstractmethod
    def standing(self, position: PositionT) -> tuple[Cell, ...]:
        """Return how each column stands."""

    @abstractmethod
    def cells(self, marked: Marked[LineT, PositionT]) -> tuple[Cell, ...]:
        """Return what a line that counts says in each column."""

    @abstractmethod
    def note(self, line: LineT) -> str:
        """Return in a few words how a deal went."""

    def next(self, position: PositionT) -> str:
        """Return what is to be known about the next deal; empty if there is nothing."""
        return ""

    @abstractmethod
    def entry(self) -> Entry:
        """Return what the next line is typed with."""

    def title(self, column: int) -> str:
        """Return the name of a column."""
        return self.names.all_of(self.columns[column])

    def refusal_text(self, refusal: Refusal) -> str:
        """Return why a line does not fit."""
        sentence = self.refusals.get(refusal.code) or _SHARED_REFUSALS.get(refusal.code)
        return translate("Sheets", "That cannot be.") if sentence is None else sentence(refusal, self.names)

    def result(self, position: PositionT) -> str:
        """Return who has won; empty while it lasts."""
        standing = position.standing
        if not standing.over:
            return ""
        if not standing.winners:
            return translate("Sheets", "Nobody has won: it is a draw.")
        one, many = translate("Sheets", "{name} has won"), translate("Sheets", "{name} have won")
        return choose(self.names, standing.winners, "", one, "", many)


AnySheetView: TypeAlias = SheetView[Options, object, Position]
"""Whatever view; it is only given lines and positions of its own sheet."""


def parties_text(won: int, of: int) -> str:
    """Return how many parties of a match a side has won; empty where one partie is all."""
    return translate("Sheets", "%n partie(s) of {parties}", None, won).format(parties=of) if of > 1 else ""
