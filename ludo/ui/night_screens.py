"""Opens the pages of game nights and connects them; each is read when it is first opened."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QObject, Signal

from ludo.session.ports import StorageError
from ludo.ui.widgets.surfaces import Page

if TYPE_CHECKING:
    from collections.abc import Callable

    from ludo.ui.navigator import Navigator
    from ludo.ui.notices import Notices
    from ludo.ui.pages.nights.evening import EveningPage
    from ludo.ui.ports import Services

PageT = TypeVar("PageT", bound=Page)


class NightScreens(QObject):
    """Opens pages of game nights.

    new_game: a game (its id) is to be set up for Guests; resume, watch: a session (its number).
    """

    new_game = Signal(str, object)
    resume = Signal(int)
    watch = Signal(int)

    def __init__(self, services: Services, navigator: Navigator, notices: Notices) -> None:
        super().__init__(navigator)
        self._services = services
        self._navigator = navigator
        self._notices = notices

    def show_evenings(self) -> None:
        """Show all evenings."""
        from ludo.ui.pages.nights.evenings import EveningsPage

        def make() -> EveningsPage:
            page = EveningsPage(self._services.store.nights)
            page.opened.connect(self.show_evening)
            page.people.connect(self.show_people)
            return page

        self._show(EveningsPage, make)

    def show_evening(self, number: int) -> None:
        """Show an evening."""
        from ludo.ui.pages.nights.evening import EveningPage

        def make() -> EveningPage:
            page = EveningPage(self._services.store.nights, self._services.settings, number)
            page.here.connect(lambda game: self._set_up(page, game))
            page.resume.connect(self.resume)
            page.watch.connect(self.watch)
            page.ledger.connect(lambda: self.show_ledger(evening=number))
            return page

        self._show(EveningPage, make, lambda page: page.number == number)

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
            page.ledger.connect(lambda person: self.show_ledger(person=person))
            return page

        self._show(PeoplePage, make)

    def show_ledger(self, evening: int | None = None, person: int | None = None) -> None:
        """Show where chips come from: those of an evening, of a person, or all."""
        from ludo.ui.pages.nights.ledger import LedgerPage

        def make() -> LedgerPage:
            page = LedgerPage(self._services.store.nights, evening=evening, person=person)
            page.watch.connect(self.watch)
            return page

        self._show(LedgerPage, make, lambda page: (page.evening, page.person) == (evening, person))

    def _set_up(self, page: EveningPage, game: str) -> None:
        """Set up a game for those who are at an evening."""
        from ludo.ui.pages.new_game import Guests

        names = [page.data.people[number].name for number in page.data.present()]
        self.new_game.emit(game, Guests(page.number, names))

    def _show(self, kind: type[PageT], make: Callable[[], PageT], fits: Callable[[PageT], bool] | None = None) -> None:
        """Lay a page on top: one that is open, as it was left, or a new one."""
        from ludo.nights.errors import NightsError
        from ludo.ui.wording.nights import refusal_text

        page = self._navigator.find_page(kind, fits)
        if page is not None:
            self._navigator.raise_page(page)
            return
        try:
            page = make()
        except StorageError as error:
            self._notices.show_error(error)
        except NightsError as error:
            problem = error
            self._notices.show_message(lambda: refusal_text(problem), str)
        else:
            self._navigator.show_page(page, page.title)
