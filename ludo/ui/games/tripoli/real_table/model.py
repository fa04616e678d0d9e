"""The sheet behind the board: its lines as they are kept, and how the board stands after each."""

from typing import cast

from PySide6.QtGui import QPixmap

from ludo.games.tripoli.options import TripoliOptions
from ludo.games.tripoli.reports import Report
from ludo.nights.errors import NightsError
from ludo.nights.sheet_records import KeptTable
from ludo.nights.sheets.contract import Marked, Position, fill
from ludo.nights.sheets.kept_sheet import AnyKeptSheet, KeptSheet, understood_sheet
from ludo.nights.sheets.line_order import ordered_texts
from ludo.nights.sheets.tripoli import TRIPOLI_SHEET, TripoliPosition
from ludo.ui.services.store_types import Nights
from ludo.ui.sheets.changes import change_text, handed_over_text
from ludo.ui.widgets.portrait import photo_of
from ludo.ui.wording.names import Names


class BoardModel(KeptSheet[Report, TripoliPosition]):
    """A sheet of Tripoli, with what the page shows of its people."""

    def __init__(self, nights: Nights, number: int) -> None:
        super().__init__(nights.sheets, number)
        self._books = nights
        self._photos: dict[int, QPixmap | None] = {}

    def pixmap(self, person: int) -> QPixmap | None:
        """Return the photo of somebody that can be painted, None if there is none; read once."""
        if person not in self._photos:
            picture = self._books.people.picture(person)
            photo = photo_of(picture) if picture is not None else QPixmap()
            self._photos[person] = None if photo.isNull() else photo
        return self._photos[person]

    @property
    def names(self) -> Names:
        """Return the names of those who sit there now."""
        return Names(tuple(person.name for person in self.people))

    def names_before(self, number: int) -> Names:
        """Return the names of those who sat there before a line."""
        return Names(tuple(person.name for person in self.people_before(number)))

    @property
    def changed_text(self) -> str:
        """Return how many chairs changed hands; empty if none did."""
        return handed_over_text(cast("AnyKeptSheet", self))

    def text_of(self, marked: Marked[Report, TripoliPosition]) -> str:
        """Return what a line says about the table, empty for a report."""
        return change_text(cast("AnyKeptSheet", self), cast("Marked[object, Position]", marked))

    def kept_boards(self) -> list[tuple[KeptTable, tuple[int, ...]]]:
        """Return what earlier evenings of the same people left on the same spaces, by index; the latest first."""
        found = []
        for kept in self._books.sheets.kept_tables("tripoli"):
            earlier = kept.sheet
            same = sorted(earlier.people) == sorted(self.record.people) and earlier.number != self.number
            try:
                _, options = understood_sheet(earlier)
            except NightsError:
                continue
            assert isinstance(options, TripoliOptions)
            if same and options.cosmo == self.position.options.cosmo:
                texts = ordered_texts(self._books.sheets.lines(earlier.number))
                board = fill(TRIPOLI_SHEET, options, texts.items()).position.board
                if sum(board) == kept.chips:
                    found.append((kept, board))
        return found
