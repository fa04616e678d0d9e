"""Opens score sheets, and boards in their place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludo.ui.games.registry import SCREENS
from ludo.ui.i18n import texts, translate
from ludo.ui.page_opener import PageOpener
from ludo.ui.pages.fault import FaultPage, page_or_fault

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from ludo.engine.options import Value
    from ludo.session.service import Setup
    from ludo.store.nights.nights import Nights
    from ludo.ui.destinations import Guests
    from ludo.ui.pages.sheets.page import SheetPage
    from ludo.ui.settings import SettingsStore
    from ludo.ui.sheets.real_table import RealTablePage

_text = texts("Print")


class SheetScreens(PageOpener):
    """Opens pages of games that are played with real cards."""

    def can_set_up_sheet(self, game: str) -> bool:
        """Is there a score sheet for a game?"""
        return SCREENS[game].has_sheet

    def set_up_sheet(self, game: str, guests: Guests | None = None) -> None:
        """Set up a game with real cards, another one if it has no sheet; guests: who is to play, at an evening."""
        from ludo.ui.pages.new_game import NewGame
        from ludo.ui.pages.nights.here import names_here

        if not self.can_set_up_sheet(game):
            game = next(other for other in SCREENS if self.can_set_up_sheet(other))

        def make() -> NewGame:
            running = self._services.store.open_evenings()
            changed = isinstance(self._navigator.page, NewGame)
            here = names_here(self._services.store.nights, running)
            page = NewGame(self._services.parties, game, running, guests, here=here, table=True, changed=changed)
            page.wanted.connect(self._begin_sheet)
            return page

        self._show(NewGame, make, lambda page: False)

    def _begin_sheet(self, setup: Setup, evening: int | None) -> None:
        """Begin a sheet with those who sit there; who is unknown is written down."""
        from ludo.ui.pages.nights.here import require_running
        from ludo.ui.pages.setup_draft import named

        nights = self._services.store.nights

        def begin() -> int:
            require_running(nights, evening)
            people = [
                nights.people.seat(chair.name, identity=chair.identity, guest=chair.guest, evening=evening)
                for chair in named(setup).chairs
            ]
            return self._new_sheet(setup.game, setup.values, people, evening)

        number = self._attempt(begin)
        if number is not None:
            self._navigator.back()
            self.show_sheet(number)

    def _new_sheet(self, game: str, options: Mapping[str, Value], people: Sequence[int], evening: int | None) -> int:
        """Begin a sheet; at a board everybody has before them what they hold at the evening. Its number."""
        from ludo.nights.sheets.kept import AnyKeptSheet

        nights = self._services.store.nights
        number = nights.sheets.create(game, options, people, evening)
        AnyKeptSheet(nights, number).lay_stacks(nights.closing.stacks(people, evening))
        return number

    def show_sheet(self, number: int) -> None:
        """Show a score sheet, or the board in its place."""
        nights = self._services.store.nights
        record = self._attempt(lambda: nights.sheets.get(number))
        if record is None:
            return
        screen = SCREENS.get(record.game)
        if screen is not None and screen.board is not None:
            self._show_board(screen.board, number)
        else:
            self._show_lines(number)

    def _show_lines(self, number: int) -> None:
        from ludo.ui.pages.sheets.page import SheetPage

        def make() -> SheetPage:
            page = SheetPage(self._services.store.nights, number)
            page.again.connect(lambda: self.play_again(number))
            page.printed.connect(lambda: self._print_empty(page))
            page.changing.connect(lambda: self._change_table(page))
            return page

        self._show(SheetPage, make, lambda page: page.kept.number == number)

    def _print_empty(self, page: SheetPage | RealTablePage) -> None:
        """Ask for a file and write an empty sheet, or board, with the people of a sheet to it."""
        from ludo.ui.printing.sheets import print_empty
        from ludo.ui.table.pictures import style_of

        title, style = page.title(), style_of(self._services.settings.value)
        if SCREENS[page.kept.game.id].board is None:
            heading = translate("Print", "Save an empty sheet as PDF")
            saved = _text("The empty sheet is saved")
        else:
            heading = translate("Print", "Save an empty board as PDF")
            saved = _text("The empty board is saved")
        self._save_pdf(heading, title, lambda path: print_empty(page.kept, title, style, path), saved)

    def _show_board(self, board: Callable[[Nights, int, SettingsStore], RealTablePage], number: int) -> None:
        from ludo.ui.sheets.real_table import RealTablePage

        page = self._navigator.find_page(RealTablePage, lambda page: page.kept.number == number)
        if page is not None:
            self._navigator.raise_page(page)
            return
        made = page_or_fault(
            self._notices,
            lambda: self._attempt_allowed(lambda: board(self._services.store.nights, number, self._services.settings)),
        )
        if isinstance(made, FaultPage):
            self._navigator.show_page(made, made.title)
        elif made is not None:
            made.left.connect(self._navigator.back)
            made.go.connect(self._navigator.go)
            made.again.connect(lambda: self.play_again(number))
            made.printed.connect(lambda: self._print_empty(made))
            made.changing.connect(lambda: self._change_table(made))
            self._navigator.show_page(made, made.title)

    def _change_table(self, page: SheetPage | RealTablePage) -> None:
        """Ask who leaves, who takes over, or whether a sheet or board ends here."""
        from ludo.ui.pages.sheets.change_form import ChangeForm

        self._attempt(lambda: ChangeForm(page, self._services.store.nights, page.kept, page.show_sheet))

    def play_again(self, number: int) -> None:
        """Begin a sheet like another one: the same game, options, people and evening."""
        from ludo.nights.sheets.kept import AnyKeptSheet

        def begin() -> int:
            kept = AnyKeptSheet(self._services.store.nights, number)
            return self._new_sheet(kept.record.game, kept.record.options, kept.holders.now, kept.record.evening)

        following = self._attempt(begin)
        if following is not None:
            self.show_sheet(following)
