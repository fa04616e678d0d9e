"""Where one page can lead to, as values: a page emits `go` with one, and the window opens it (`Context.open`).

What is built for each stands in `ludo/ui/screens/declared.py`. An empty game means the one that one is at.
"""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from ludo.session.chairs import Chair

if TYPE_CHECKING:  # the first page reads nothing of the games
    from ludo.engine.options import Value

Destination: TypeAlias = tuple[object, ...]
"""A value of one of the classes of this file."""


class Guests(NamedTuple):
    """Who is there at an evening."""

    evening: int
    people: Sequence[Chair]


class ToNewGame(NamedTuple):
    """Where a partie is set up; guests: who is to play, at an evening; rules: options to play by."""

    game: str = ""
    guests: Guests | None = None
    rules: "Mapping[str, Value] | None" = None


class ToGame(NamedTuple):
    """The page of a game: set-up, rules, lesson, figures."""

    game: str


class ToPosition(NamedTuple):
    """Where a position of a game is set by hand."""

    game: str = ""


class ToSheetSetup(NamedTuple):
    """Where a game with real cards is set up."""

    game: str = ""
    guests: Guests | None = None


class ToSameAgain(NamedTuple):
    """A partie like the last one of a game."""

    game: str


class ToLesson(NamedTuple):
    """The lesson of a game, where it was left; anew: from its beginning."""

    game: str = ""
    anew: bool = False


class ToPartie(NamedTuple):
    """A partie that goes on, by its number."""

    number: int


class ToReplay(NamedTuple):
    """A partie that is looked at again, by its number."""

    number: int


class ToTrial(NamedTuple):
    """A decision that is to be tried again: in which partie, after how many actions, of which chair."""

    number: int
    ply: int
    chair: int


class ToFile(NamedTuple):
    """A partie that was saved as text."""

    path: Path


class ToRules(NamedTuple):
    """The rules of a game, with these options."""

    game: str
    options: "Mapping[str, Value] | None" = None


class ToRulesFile(NamedTuple):
    """The page that previews house rules that were saved as text."""

    path: Path


class ToPastGames(NamedTuple):
    """All that was played, that of a game, or what is not finished."""

    unfinished: bool = False
    game: str = ""


class ToProblems(NamedTuple):
    """The problem of the day, and all others; game: those of it first."""

    game: str = ""


class ToSettings(NamedTuple):
    """The settings."""


class ToKeys(NamedTuple):
    """All keys, those of the game that one is at first."""


class ToLicences(NamedTuple):
    """The licences of all software that comes with the program."""


class ToEvening(NamedTuple):
    """An evening, by its number."""

    number: int


class ToLastWeek(NamedTuple):
    """An evening that begins with the people and the plan of the latest one."""


class ToClosing(NamedTuple):
    """The account of an evening, by its number."""

    number: int


class ToEvenings(NamedTuple):
    """All evenings."""


class ToDebts(NamedTuple):
    """Debts over all evenings."""


class ToStatement(NamedTuple):
    """The statement of a person: what they were owed and paid, with dates."""

    person: int


class ToSheet(NamedTuple):
    """A score sheet, by its number."""

    number: int


class ToPeople(NamedTuple):
    """Everybody who plays."""


class ToLedger(NamedTuple):
    """Where chips come from: those of an evening, of a person, or all."""

    evening: int | None = None
    person: int | None = None


class ToDone(NamedTuple):
    """All acts of the books, those of an evening, or about a person."""

    evening: int | None = None
    person: int | None = None


class ToStatistics(NamedTuple):
    """Charts of what was played: at an evening, by a person, of a game, or of everything; kind: a certain one."""

    evening: int | None = None
    person: int | None = None
    kind: str = ""
    game: str | None = None


class ToSeasons(NamedTuple):
    """Seasons with their standings."""


class ToExchange(NamedTuple):
    """The page of exports and imports."""


class ToBook(NamedTuple):
    """The page that previews a file with evenings of another computer."""

    path: Path


class ToOutside(NamedTuple):
    """The page of what was played outside of evenings."""
