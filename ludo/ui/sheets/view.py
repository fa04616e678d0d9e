"""How the score sheet of a game looks: its columns, how they stand, its lines in words, and what is typed."""

from abc import ABC, abstractmethod
from typing import Generic, NamedTuple, TypeAlias, TypeVar

from ludo.engine.options import Options
from ludo.engine.places import Seat
from ludo.engine.refusals import Refusal
from ludo.nights.sheets.contract import LineT, Marked, Position, PositionT
from ludo.ui.i18n import translate
from ludo.ui.sheets.entry import Entry
from ludo.ui.wording.names import Names, choose
from ludo.ui.wording.sheets import Token

OptionsT = TypeVar("OptionsT", bound=Options)


class Cell(NamedTuple):
    """A cell of a sheet. tokens: pieces that are drawn instead of the text; detail: more, where there is room."""

    text: str
    tokens: tuple[Token, ...] = ()
    detail: str = ""


class SheetView(ABC, Generic[OptionsT, LineT, PositionT]):
    """How the sheet of a game looks, with its options and the people at the table."""

    def __init__(self, options: OptionsT, names: Names) -> None:
        self.options = options
        self.names = names

    @property
    @abstractmethod
    def columns(self) -> tuple[tuple[Seat, ...], ...]:
        """The seats of each column: who marks together."""

    @abstractmethod
    def standing(self, position: PositionT) -> tuple[Cell, ...]:
        """Return how each column stands."""

    @abstractmethod
    def cells(self, marked: Marked[LineT, PositionT]) -> tuple[Cell, ...]:
        """Return what a line that counts says in each column."""

    @abstractmethod
    def note(self, line: LineT) -> str:
        """Return in a few words how a deal went."""

    @abstractmethod
    def next(self, position: PositionT) -> str:
        """Return what is to be known about the next deal; empty if there is nothing."""

    @abstractmethod
    def refusal(self, refusal: Refusal) -> str:
        """Return why a line does not fit; empty if the sentence is one that all sheets share."""

    @abstractmethod
    def entry(self) -> Entry:
        """Return what the next line is typed with."""

    def title(self, column: int) -> str:
        """Return the name of a column."""
        return self.names.all_of(self.columns[column])

    def refusal_text(self, refusal: Refusal) -> str:
        """Return why a line does not fit."""
        return self.refusal(refusal) or _shared_refusal(refusal)

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


def _shared_refusal(refusal: Refusal) -> str:
    match refusal.code:
        case "partie-over":
            return translate("Sheets", "The partie was over before.")
        case "deal-not-over":
            return translate("Sheets", "Chairs change between two deals.")
        case "too-few-left":
            return translate("Sheets", "Too few would be left to play.")
        case "not-in":
            return translate("Sheets", "Nobody plays on this chair any more.")
        case "line-unreadable" | "line-field" | "line-chairs" | "line-kind":
            return translate("Sheets", "This line cannot be read here.")
        case _:
            return translate("Sheets", "That cannot be.")
