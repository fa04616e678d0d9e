"""The sheet behind the board: its lines as they are kept, and how the board stands after each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludo.games.tripoli.options import TripoliOptions
from ludo.games.tripoli.reports import Report
from ludo.nights.errors import NightsError
from ludo.nights.sheets.contract import fill
from ludo.nights.sheets.kept import KeptSheet, understood_sheet
from ludo.nights.sheets.order import ordered_texts
from ludo.nights.sheets.tripoli import TRIPOLI_SHEET, TripoliPosition
from ludo.ui.wording.names import Names

if TYPE_CHECKING:
    from ludo.nights.ports import Nights
    from ludo.nights.sheet_records import KeptTable


class BoardModel(KeptSheet[Report, TripoliPosition]):
    """A sheet of Tripoli, with what the page shows of its people."""

    def __init__(self, nights: Nights, number: int) -> None:
        super().__init__(nights, number)
        self.photos = tuple(nights.people.picture(person.number) for person in self.people)
        self.names = Names(tuple(person.name for person in self.people))

    def kept_boards(self) -> list[tuple[KeptTable, tuple[int, ...]]]:
        """Return what earlier evenings of the same people left on the same spaces, by index; the latest first."""
        found = []
        for kept in self._nights.sheets.kept_tables("tripoli"):
            earlier = kept.sheet
            same = sorted(earlier.people) == sorted(self.record.people) and earlier.number != self.number
            try:
                _, options = understood_sheet(earlier)
            except NightsError:
                continue
            assert isinstance(options, TripoliOptions)
            if same and options.cosmo == self.position.options.cosmo:
                texts = ordered_texts(self._nights.sheets.lines(earlier.number))
                board = fill(TRIPOLI_SHEET, options, texts.items()).position.board
                if sum(board) == kept.chips:
                    found.append((kept, board))
        return found
