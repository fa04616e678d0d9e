"""The sheet behind the board: its lines as they are kept, and how the board stands after each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludo.games.tripoli import TRIPOLI
from ludo.nights.sheets.contract import STRUCK, Filled, fill
from ludo.nights.sheets.outcome import outcome
from ludo.nights.sheets.tripoli import TRIPOLI_SHEET, TripoliPosition
from ludo.ui.wording.names import Names

if TYPE_CHECKING:
    from ludo.engine.refusals import Refusal
    from ludo.games.tripoli.reports import Report
    from ludo.nights.people import Person
    from ludo.nights.ports import Nights
    from ludo.nights.sheet_records import KeptTable, LineRecord
    from ludo.nights.sheets.contract import Marked


class BoardModel:
    """A sheet of Tripoli. Whatever writes may raise StorageError or NightsError; then nothing has changed."""

    def __init__(self, nights: Nights, number: int) -> None:
        self._nights = nights
        self.number = number
        record = nights.sheets.get(number)
        self._record = record
        self.people: tuple[Person, ...] = tuple(nights.people.get(person) for person in record.people)
        self.photos = tuple(nights.people.picture(person.number) for person in self.people)
        self.names = Names(tuple(person.name for person in self.people))
        self.options = TRIPOLI.read_options({**record.options, "players": len(record.people)})
        self.revisions: dict[int, list[LineRecord]] = {}
        for line in nights.sheets.lines(number):
            self.revisions.setdefault(line.number, []).append(line)
        self.filled: Filled[Report, TripoliPosition] = self._fill({})

    @property
    def position(self) -> TripoliPosition:
        """How the board stands now."""
        return self.filled.position

    @property
    def last(self) -> Marked[Report, TripoliPosition] | None:
        """The last line that has not been taken back, None if there is none."""
        return next((marked for marked in reversed(self.filled.lines) if not marked.struck), None)

    def kept_boards(self) -> list[tuple[KeptTable, tuple[int, ...]]]:
        """Return what earlier evenings of the same people left on the same spaces, by index; the latest first."""
        found = []
        for kept in self._nights.sheets.kept_tables("tripoli"):
            earlier = kept.sheet
            same = sorted(earlier.people) == sorted(self._record.people) and earlier.number != self.number
            options = TRIPOLI.read_options({**earlier.options, "players": len(earlier.people)})
            if same and options.cosmo == self.options.cosmo:
                lines = {line.number: line.line for line in self._nights.sheets.lines(earlier.number)}
                board = fill(TRIPOLI_SHEET, options, lines.items()).position.board
                if sum(board) == kept.chips:
                    found.append((kept, board))
        return found

    def add(self, report: Report) -> Marked[Report, TripoliPosition]:
        """Write the next line; return it as it counts."""
        number = max(self.revisions, default=0) + 1
        self._write(number, TRIPOLI_SHEET.write(report), None)
        return self.filled.lines[-1]

    def trial(self, number: int, report: Report | None) -> Filled[Report, TripoliPosition]:
        """Return the sheet as it would be with another line in the place of this one, None to take it back."""
        return self._fill({number: _text(report)})

    def replace(self, number: int, report: Report | None, reason: str) -> bool:
        """Write another revision of a line, None to take it back."""
        self._write(number, _text(report), reason)
        return True

    def texts(self) -> dict[int, str]:
        """Return the last revision of every line, by number."""
        return {number: revisions[-1].line for number, revisions in self.revisions.items()}

    def refusal(self, report: Report) -> Refusal | None:
        """Return why a report cannot be the next line."""
        return TRIPOLI_SHEET.check(self.position, report)

    def _fill(self, instead: dict[int, str]) -> Filled[Report, TripoliPosition]:
        return fill(TRIPOLI_SHEET, self.options, {**self.texts(), **instead}.items())

    def _write(self, number: int, text: str, reason: str | None) -> None:
        filled = self._fill({number: text})
        result = outcome(TRIPOLI_SHEET, self.number, self._record.people, TRIPOLI.sides(self.options), filled)
        line = self._nights.sheets.write(self.number, number, text, result, reason)
        self.revisions.setdefault(number, []).append(line)
        self.filled = filled


def _text(report: Report | None) -> str:
    return STRUCK if report is None else TRIPOLI_SHEET.write(report)
