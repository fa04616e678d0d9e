"""The page of a game at a real table where Ludo itself is the board, in place of a sheet of lines."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal

from ludo.ui.widgets.surfaces import BarePage

if TYPE_CHECKING:
    from ludo.nights.sheets.kept_sheet import AnyKeptSheet
    from ludo.ui.i18n import Text


class RealTablePage(BarePage):
    """The board of people with real cards.

    again: another board for the same people; printed: an empty board is wanted; changing: somebody leaves, takes over,
    or it ends here.
    """

    follows_data = True
    again = Signal()
    printed = Signal()
    changing = Signal()

    def __init__(self, kept: AnyKeptSheet, title: Text) -> None:
        """kept: the sheet behind the board."""
        super().__init__()
        self.kept = kept
        self.game_at = kept.game.id
        self._title = title

    def title(self) -> str:
        return self._title()

    def refresh(self) -> None:
        """Show what was changed elsewhere."""
        if self.kept.read_again():
            self.show_sheet()

    def show_only_board(self, least: float) -> None:
        """Leave out what is asked beside the board, written in so many pixels at least; a game's page does it."""

    def public_words(self) -> list[str]:
        """Return what is read from afar below a board: what everybody has; a game's page says it."""
        return []

    def show_sheet(self) -> None:
        """Show the board as it is kept, and ask what comes next; a game's page does it."""
