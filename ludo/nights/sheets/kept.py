"""A score sheet as it is kept: its people, its lines with all revisions, and how it stands after each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludo.games import GAMES
from ludo.nights.sheets.contract import STRUCK, AnySheet, Filled, Marked, Position, fill, mark_text
from ludo.nights.sheets.outcome import outcome
from ludo.nights.sheets.registry import SHEETS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ludo.engine.options import Options
    from ludo.nights.people import Person
    from ludo.nights.ports import Nights
    from ludo.nights.sheet_records import LineRecord


class KeptSheet:
    """A sheet, whatever its game. Whatever writes may raise StorageError or NightsError; then nothing has changed."""

    def __init__(self, nights: Nights, number: int) -> None:
        """Raises StorageError, NightsError if there is no such sheet, and OptionsError if its options are unknown."""
        self._nights = nights
        self.number = number
        self.record = nights.sheets.get(number)
        self.game = GAMES[self.record.game]
        self.sheet: AnySheet = SHEETS[self.record.game]
        self.people: tuple[Person, ...] = tuple(nights.people.get(person) for person in self.record.people)
        values = {**self.record.options, "players": len(self.people)}
        self.options: Options = self.game.read_options(values)
        self.revisions: dict[int, list[LineRecord]] = {}
        for line in nights.sheets.lines(number):
            self.revisions.setdefault(line.number, []).append(line)
        self.filled: Filled[object, Position] = self.trial({})

    @property
    def position(self) -> Position:
        """How it stands after the last line."""
        return self.filled.position

    @property
    def last(self) -> Marked[object, Position] | None:
        """The last line that has not been struck, None if there is none."""
        return next((marked for marked in reversed(self.filled.lines) if not marked.struck), None)

    @property
    def next_number(self) -> int:
        """The number that the next line gets."""
        return max(self.revisions, default=0) + 1

    def texts(self) -> dict[int, str]:
        """Return the last revision of every line, by number."""
        return {number: revisions[-1].line for number, revisions in self.revisions.items()}

    def trial(self, instead: Mapping[int, str]) -> Filled[object, Position]:
        """Return the sheet as it would be with these texts in the place of its lines, or after them."""
        return fill(self.sheet, self.options, {**self.texts(), **instead}.items())

    def written_before(self, number: int) -> object | None:
        """Return the last revision of a line that could be read, struck or not; None if there is none."""
        for revision in reversed(self.revisions[number]):
            marked = mark_text(self.sheet, self.filled.before(number), number, revision.line)
            if marked.line is not None:
                return marked.line
        return None

    def add(self, line: object) -> Marked[object, Position]:
        """Write the next line; return it as it counts."""
        self._write(self.next_number, self.sheet.write(line), None)
        return self.filled.lines[-1]

    def revise(self, number: int, line: object | None, reason: str) -> None:
        """Write another revision of a line, with a reason; None strikes it."""
        self._write(number, STRUCK if line is None else self.sheet.write(line), reason)

    def _write(self, number: int, text: str, reason: str | None) -> None:
        filled = self.trial({number: text})
        people, sides = self.record.people, self.game.sides(self.options)
        written = outcome(self.sheet, self.number, people, sides, filled)
        line = self._nights.sheets.write(self.number, number, text, written, reason)
        self.revisions.setdefault(number, []).append(line)
        self.filled = filled
