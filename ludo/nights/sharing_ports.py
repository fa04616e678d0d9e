"""What game nights ask for games in one line, seasons, and evenings that come from elsewhere or go there.

As `ludo.nights.ports`: everything may raise `StorageError`, and `NightsError` for what is not allowed.
"""

from collections.abc import Iterable, Sequence
from datetime import date
from pathlib import Path
from typing import Protocol

from ludo.nights.brought_tables import Columns, RawTable
from ludo.nights.chips import Source
from ludo.nights.exchange import ImportPreview
from ludo.nights.merging import Answers, MergePreview
from ludo.nights.others import OtherGame, Play, Side, Unit
from ludo.nights.seasons import Season, Took


class Others(Protocol):
    """Parties of which one line says how they went, and shared expenses."""

    def games(self) -> Sequence[OtherGame]:
        """Return the games that were ever named, the one played last first."""

    def write(self, evening: int | None, play: Play, made: str | None = None) -> int:
        """Write down how a partie of another game went; its number.

        Raises NightsError (`check_sides`), `name-taken` for a game that Ludo has rules of, `name-missing`.
        """

    def write_known(
        self, evening: int | None, game: str, unit: Unit, sides: Sequence[Side], made: str | None = None
    ) -> int:
        """Write down how a partie of a game that Ludo knows went, as a score sheet without lines; its number."""

    def annul(self, play: int, reason: str) -> None:
        """Let a partie of another game count nowhere: its chips are given back by counter-entries."""

    def restore(self, play: int, reason: str) -> None:
        """Let a partie that was annulled count again."""

    def expense(self, evening: int | None, payer: int, chips: int, people: Sequence[int], reason: str) -> Source:
        """Let some people bear what one of them has paid for all: each gives a share in chips to that person.

        Raises NightsError `too-few-sides` if nobody else bears anything, `no-chips`.
        """


class Bringing(Protocol):
    """Results of other programs: spreadsheets whose columns somebody chooses, and the export of BG Stats."""

    def look_at(self, path: Path) -> tuple[RawTable, Columns | None]:
        """Return a spreadsheet and what its columns seem to hold; None for a file that needs no such choice."""

    def preview(self, path: Path, columns: Columns | None) -> ImportPreview:
        """Return line by line what bringing a file in would do."""

    def take_in(self, path: Path, columns: Columns | None) -> ImportPreview:
        """Bring a file in, all of it or, if anything is wrong, nothing; what was done.

        Parties belong to one closed evening a day, counted for itself.
        """


class Seasons(Protocol):
    """Seasons with their standings."""

    def all(self) -> Sequence[Season]:
        """Return every season, the latest first."""

    def write(self, season: Season) -> int:
        """Keep a season, a new one if its number is 0; its number.

        Raises NightsError `name-missing`, `moment-order`.
        """

    def remove(self, number: int) -> None:
        """Forget a season; its evenings stay."""

    def took(self, since: date, until: date) -> Sequence[Took]:
        """Return what everybody did at the evenings that began on these days, in order of time."""


class Merging(Protocol):
    """Evenings for another computer, and those of one."""

    def give_out(self, path: Path, evenings: Iterable[int] | None = None) -> int:
        """Write evenings, with all that belongs to them, into a file; None: everything but settings. How many bytes."""

    def preview(self, path: Path, answers: Answers) -> MergePreview:
        """Return what taking a file in would do, with the decisions so far."""

    def take_in(self, path: Path, answers: Answers) -> MergePreview:
        """Take a file in, all of it, or nothing if something is undecided; what was done."""
