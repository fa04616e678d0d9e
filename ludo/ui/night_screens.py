"""Opens the pages of game nights and connects them; each is read when it is first opened."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, assert_never

from PySide6.QtCore import Signal

from ludo.session.ports import StorageError
from ludo.ui.destinations import (
    ToClosing,
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
from ludo.ui.i18n import texts, translate
from ludo.ui.sheet_screens import SheetScreens

if TYPE_CHECKING:
    from pathlib import Path

    from ludo.nights.statistics import Filter
    from ludo.ui.backlog import Backlog
    from ludo.ui.coach import Coach
    from ludo.ui.destinations import NightDestination
    from ludo.ui.navigator import Navigator
    from ludo.ui.notices import Notices
    from ludo.ui.pages.nights.evening import EveningPage
    from ludo.ui.pages.statistics.page import StatisticsPage
    from ludo.ui.ports import Services

_text = texts("Print")
_merging_text = texts("Merging")
_window_text = texts("Window")


class NightScreens(SheetScreens):
    """Opens pages of game nights. back_up, restore: everything in one file."""

    back_up = Signal()
    restore = Signal()

    def __init__(self, services: Services, navigator: Navigator, notices: Notices, coach: Coach) -> None:
        super().__init__(services, navigator, notices)
        self._coach = coach
        self._asked = False
        """Was somebody asked about what lies outside of evenings, since the program began?"""

    def open(self, there: NightDestination) -> None:
        """Show the page of game nights that another page leads to."""
        match there:
            case ToEvening(number):
                self.show_evening(number)
            case ToClosing(number):
                self.show_closing(number)
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

    def show_closing(self, number: int) -> None:
        """Show the account of an evening."""
        from ludo.ui.pages.nights.closing import ClosingPage

        store = self._services.store
        self._show(ClosingPage, lambda: ClosingPage(store.nights, store, number), lambda page: page.number == number)

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

    def show_statistics(self, *, person: int | None = None, evening: int | None = None, kind: str = "") -> None:
        """Show charts of what was played: of a person, of an evening, or of everything; kind: a certain one."""
        from ludo.nights.statistics import Filter
        from ludo.ui.pages.statistics.page import StatisticsPage

        chosen = Filter(person=person, evening=evening)
        page = self._navigator.find_page(StatisticsPage)
        if page is not None:
            page.choose(chosen, kind)
        self._show(StatisticsPage, lambda: self._statistics(chosen, kind))

    def _statistics(self, chosen: Filter, kind: str) -> StatisticsPage:
        from ludo.ui.pages.statistics.own_source import OwnSource
        from ludo.ui.pages.statistics.page import StatisticsPage

        store = self._services.store
        page = StatisticsPage(store.nights.statistics, own=OwnSource(store, self._coach, self.backlog))
        page.choose(chosen, kind)
        return page

    def can_own_play(self) -> bool:
        """Are decisions priced?"""
        return self._coach.on

    def show_own_play(self) -> None:
        """Show what one's own decisions cost."""
        self.show_statistics(kind="mine")

    @cached_property
    def backlog(self) -> Backlog:
        """What reviews old parties, as long as the window is open."""
        from ludo.ui.backlog import Backlog

        return Backlog(self._services.parties, self._coach, self._services.store.losses, self)

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

    def give_out(self, evening: int | None = None) -> None:
        """Ask for a file and write an evening to it for another computer, or all."""
        from ludo.nights.file_kinds import BOOK_SUFFIX
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
        path = path_to_save(self._navigator.window(), heading, free_name(name, BOOK_SUFFIX), kinds, BOOK_SUFFIX)
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
