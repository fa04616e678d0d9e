"""Opens the pages of game nights and connects them; each is read when it is first opened."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeVar, assert_never

from PySide6.QtCore import QObject, QTimer, Signal

from ludo.session.ports import StorageError
from ludo.ui.destinations import (
    ToEvening,
    ToEvenings,
    ToExchange,
    ToLedger,
    ToOutside,
    ToPeople,
    ToSeasons,
    ToSheet,
    ToSheetSetup,
    ToStatistics,
)
from ludo.ui.games.registry import SCREENS
from ludo.ui.i18n import texts, translate
from ludo.ui.pages.fault import FaultPage, page_or_fault
from ludo.ui.widgets.surfaces import Page

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from ludo.nights.ports import Nights
    from ludo.session.service import Setup
    from ludo.ui.destinations import Guests, NightDestination
    from ludo.ui.i18n import Text
    from ludo.ui.navigator import Navigator
    from ludo.ui.notices import Notices
    from ludo.ui.pages.nights.evening import EveningPage
    from ludo.ui.pages.sheets.page import SheetPage
    from ludo.ui.ports import Services
    from ludo.ui.settings import SettingsStore
    from ludo.ui.sheets.real_table import RealTablePage

_text = texts("Print")
_merging_text = texts("Merging")
_window_text = texts("Window")

_PAUSE: Final = 300
"""Milliseconds between two parties whose results are found out."""
T = TypeVar("T")
PageT = TypeVar("PageT", bound=Page)


class NightScreens(QObject):
    """Opens pages of game nights. back_up, restore: everything in one file."""

    back_up = Signal()
    restore = Signal()

    def __init__(self, services: Services, navigator: Navigator, notices: Notices) -> None:
        super().__init__(navigator)
        self._services = services
        self._navigator = navigator
        self._notices = notices
        self._asked = False
        """Was somebody asked about what lies outside of evenings, since the program began?"""
        self._results = QTimer(self, interval=_PAUSE)
        self._results.timeout.connect(self._complete_results)

    def open(self, there: NightDestination) -> None:
        """Show the page of game nights that another page leads to."""
        match there:
            case ToEvening(number):
                self.show_evening(number)
            case ToEvenings():
                self.show_evenings()
            case ToSheetSetup(game, guests):
                self.set_up_sheet(game, guests)
            case ToSheet(number):
                self.show_sheet(number)
            case ToPeople():
                self.show_people()
            case ToLedger(evening, person):
                self.show_ledger(evening, person)
            case ToStatistics(evening, person):
                self.show_statistics(evening=evening, person=person)
            case ToSeasons():
                self.show_seasons()
            case ToExchange():
                self.show_exchange()
            case ToOutside():
                self.show_outside()
            case _ as never:
                assert_never(never)

    def show_evenings(self) -> None:
        """Show all evenings."""
        from ludo.ui.pages.nights.backup_reminder import BackupReminder
        from ludo.ui.pages.nights.evenings import EveningsPage

        def make() -> EveningsPage:
            reminder = BackupReminder(self._services.store)
            reminder.wanted.connect(self.back_up)
            page = EveningsPage(self._services.store.nights, reminder)
            return page

        self._show(EveningsPage, make)
        self._ask_about_outside()

    def _ask_about_outside(self) -> None:
        """When the books are first opened, list what was played outside of evenings before."""
        nights = self._services.store.nights
        if not self._asked and self._attempt(lambda: nights.outside.unanswered() > 0):
            self.show_outside()

    def show_outside(self) -> None:
        """Show what was played outside of evenings before, and what becomes of it."""
        from ludo.ui.pages.nights.outside import OutsidePage

        def make() -> OutsidePage:
            page = OutsidePage(self._services.store.nights)
            page.done.connect(self._navigator.back)
            return page

        self._asked = True
        self._show(OutsidePage, make)

    def show_evening(self, number: int) -> None:
        """Show an evening."""
        from ludo.ui.pages.nights.evening import EveningPage

        def make() -> EveningPage:
            page = EveningPage(self._services.store.nights, self._services.store, self._services.settings, number)
            page.printed.connect(lambda: self.print_evening(number))
            page.gone.connect(self._navigator.back)
            page.given.connect(lambda: self.give_out(number))
            return page

        self._show(EveningPage, make, lambda page: page.number == number)
        self._ask_about_outside()

    def resume_evening(self) -> None:
        """Show the evening that goes on and began last; all evenings if none does."""
        running = self._notices.attempt(self._services.store.open_evenings)
        if running:
            self.show_evening(running[0].number)
        elif running is not None:
            self.show_evenings()

    def can_resume(self) -> bool:
        """Does an evening go on?"""
        try:
            return bool(self._services.store.open_evenings())
        except StorageError:
            return False

    def show_people(self) -> None:
        """Show everybody who plays."""
        from ludo.ui.pages.nights.people import PeoplePage

        def make() -> PeoplePage:
            page = PeoplePage(self._services.store.nights)
            return page

        self._show(PeoplePage, make)

    def show_ledger(self, evening: int | None = None, person: int | None = None) -> None:
        """Show where chips come from: those of an evening, of a person, or all."""
        from ludo.ui.pages.nights.ledger import LedgerPage

        def make() -> LedgerPage:
            page = LedgerPage(self._services.store.nights, self._services.store, evening=evening, person=person)
            return page

        self._show(LedgerPage, make, lambda page: (page.evening, page.person) == (evening, person))

    def show_statistics(self, *, person: int | None = None, evening: int | None = None) -> None:
        """Show charts of what was played: of a person, of an evening, or of everything."""
        from ludo.nights.statistics import Filter
        from ludo.ui.pages.statistics.page import StatisticsPage

        chosen = Filter(person=person, evening=evening)
        page = self._navigator.find_page(StatisticsPage)
        if page is not None:
            page.choose(chosen)
        self._show(StatisticsPage, lambda: StatisticsPage(self._services.store.nights.statistics, chosen))

    def show_seasons(self) -> None:
        """Show seasons with their standings."""
        from ludo.ui.pages.nights.seasons import SeasonsPage

        self._show(SeasonsPage, lambda: SeasonsPage(self._services.store.nights.seasons))

    def print_evening(self, number: int) -> None:
        """Ask for a file and write an evening to it as PDF."""
        from ludo.ui.printing.evening import evening_name, print_evening

        nights = self._services.store.nights
        name = self._attempt(lambda: evening_name(nights, number))
        if name is not None:
            self._save_pdf(
                translate("Print", "Save the evening as PDF"),
                name,
                lambda path: print_evening(nights, number, path),
                _text("The evening is saved"),
            )

    def _save_pdf(self, heading: str, name: str, write: Callable[[Path], bool], saved: Text) -> None:
        """Ask for a file and let it be written; say where it is. name: what is proposed, without its ending."""
        from ludo.ui.file_dialogs import path_to_save

        kinds = translate("Print", "PDF files (*.pdf)")
        path = path_to_save(self._navigator.window(), heading, f"{name}.pdf", kinds, ".pdf")
        if path is not None and self._attempt(lambda: write(path)):
            self._notices.show_message(
                saved, lambda: translate("Print", "It can be printed from\n{file}").format(file=path)
            )

    def give_out(self, evening: int | None = None) -> None:
        """Ask for a file and write an evening to it for another computer, or all."""
        from ludo.nights.merging import SUFFIX
        from ludo.ui.file_dialogs import free_name, path_to_save
        from ludo.ui.pages.nights.titles import evening_title

        nights = self._services.store.nights
        name = self._attempt(
            lambda: f"Ludo {nights.now()[:10]}" if evening is None else evening_title(nights.evenings.get(evening))
        )
        kinds = translate("Merging", "Evenings of Ludo (*.ludobook)")
        heading = translate("Merging", "Evenings for another computer")
        if name is None:
            return
        path = path_to_save(self._navigator.window(), heading, free_name(name, SUFFIX), kinds, SUFFIX)
        chosen = None if evening is None else [evening]
        written = None if path is None else self._attempt(lambda: nights.merging.give_out(path, chosen))
        if written is not None:
            self._notices.show_message(
                _merging_text("The evenings are written"),
                lambda: translate(
                    "Merging", "On the other computer, choose this file under Export and import:\n{file}"
                ).format(file=path),
            )

    def ask_book(self) -> None:
        """Ask for a file with evenings of another computer, and show what it would bring."""
        from ludo.ui.file_dialogs import path_to_open

        kinds = translate("Merging", "Evenings of Ludo (*.ludobook *.ludo);;All files (*)")
        path = path_to_open(self._navigator.window(), translate("Merging", "Take evenings in"), kinds)
        if path is not None:
            self.show_book(path)

    def show_book(self, path: Path) -> None:
        """Show what a file with evenings of another computer would bring; what is open is left."""
        from ludo.ui.pages.nights.merge import MergePage

        def make() -> MergePage:
            page = MergePage(self._services.store.nights.merging, path)
            page.taken.connect(self._services.parties.forget_results)
            return page

        self._navigator.home()
        self._show(MergePage, make, lambda page: False)

    def show_exchange(self) -> None:
        """Show what can be exported and imported."""
        from ludo.ui.pages.nights.exchange import ExchangePage

        def make() -> ExchangePage:
            nights = self._services.store.nights
            page = ExchangePage(nights.exchange, nights.bringing, self._services.store, nights.now()[:10])
            page.back_up.connect(self.back_up)
            page.restore.connect(self.restore)
            page.give_out.connect(lambda: self.give_out())
            page.take_in.connect(self.ask_book)
            return page

        self._show(ExchangePage, make)

    def can_set_up_sheet(self, game: str) -> bool:
        """Is there a score sheet for a game?"""
        return SCREENS[game].has_sheet

    def set_up_sheet(self, game: str, guests: Guests | None = None) -> None:
        """Set up a game with real cards, another one if it has no sheet; guests: who is to play, at an evening."""
        from ludo.ui.pages.new_game import NewGame

        if not self.can_set_up_sheet(game):
            game = next(other for other in SCREENS if self.can_set_up_sheet(other))

        def make() -> NewGame:
            running = self._services.store.open_evenings()
            changed = isinstance(self._navigator.page, NewGame)
            page = NewGame(self._services.parties, game, running, guests, table=True, changed=changed)
            page.wanted.connect(self._begin_sheet)
            return page

        self._show(NewGame, make, lambda page: False)

    def _begin_sheet(self, setup: Setup, evening: int | None) -> None:
        """Begin a sheet with those who sit there; who is unknown is written down."""
        from ludo.ui.pages.setup_draft import named

        nights = self._services.store.nights

        def begin() -> int:
            people = [
                nights.people.seat(chair.name, identity=chair.identity, guest=chair.guest, evening=evening)
                for chair in named(setup).chairs
            ]
            return nights.sheets.create(setup.game, setup.values, people, evening)

        number = self._attempt(begin)
        if number is not None:
            self._navigator.back()
            self.show_sheet(number)

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
            self._navigator.show_page(made, made.title)

    def play_again(self, number: int) -> None:
        """Begin a sheet like another one: the same game, options, people and evening."""
        sheets = self._services.store.nights.sheets

        def begin() -> int:
            record = sheets.get(number)
            return sheets.create(record.game, record.options, record.people, record.evening)

        following = self._attempt(begin)
        if following is not None:
            self.show_sheet(following)

    def _show(self, kind: type[PageT], make: Callable[[], PageT], fits: Callable[[PageT], bool] | None = None) -> None:
        """Lay a page on top: one that is open, as it was left, or a new one."""
        self._results.start()
        page = self._navigator.find_page(kind, fits)
        if page is not None:
            self._navigator.raise_page(page)
            return
        made = page_or_fault(self._notices, lambda: self._attempt_allowed(make))
        if made is not None:
            self._navigator.show_page(made, made.title)

    def _complete_results(self) -> None:
        """Find out how one more partie ended that is older than the keeping of results, while nobody waits for it."""
        try:
            more = self._services.parties.complete_results()
        except StorageError:
            more = False
        if not more:
            self._results.stop()

    def _attempt(self, act: Callable[[], T]) -> T | None:
        """Call something and return its result; if it fails or is refused, report why and return None."""
        return self._notices.attempt(lambda: self._attempt_allowed(act))

    def _attempt_allowed(self, act: Callable[[], T]) -> T | None:
        """Call something and return its result; if it is refused, report why and return None."""
        from ludo.nights.errors import NightsError
        from ludo.ui.wording.night_refusals import refusal_text

        try:
            return act()
        except NightsError as error:
            problem = error
            self._notices.show_message(_window_text("That did not work"), lambda: refusal_text(problem))
            return None
