"""The context of commands and builders of pages: the parts of a window, and what it can do as a whole."""

from __future__ import annotations

from contextlib import suppress
from functools import cached_property
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtWidgets import QMainWindow, QWidget

from ludo.session.ports import StorageError
from ludo.ui.control.navigator import Navigator
from ludo.ui.dialogs.notices import Notices
from ludo.ui.games.registry import SCREENS
from ludo.ui.pages.home import Home
from ludo.ui.services.destinations import ToBook, ToEvening, ToEvenings, ToFile, ToLicences, ToRules, ToRulesFile
from ludo.ui.services.settings import CHOICES, USUAL_TEXT_SCALE
from ludo.ui.services.store_types import Nights, Notice

if TYPE_CHECKING:
    from ludo.ui.control.files import FileActions
    from ludo.ui.control.playing import Playing
    from ludo.ui.pages.problems_library import Library
    from ludo.ui.second_screen.presenting import Presenting
    from ludo.ui.services.backlog import Backlog
    from ludo.ui.services.coach import Coach
    from ludo.ui.services.destinations import Destination
    from ludo.ui.services.ports import Services

_PICTURES: Final = "pictures"
"""The folder beside the data with the pictures of the first page."""
_GAME: Final = "window.game"
_PAUSE: Final = 300
"""Milliseconds between two parties whose results are found out."""


class Context(QMainWindow):
    """A window with its parts, which do not know it.

    navigator: the pages on each other; notices: messages; asked_outside: was somebody asked about what lies outside of
    evenings, since the program began? near: the pointer is at a game of the first page.
    """

    near = Signal()
    home: Home

    def __init__(self, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.services = services
        self.navigator = Navigator()
        self.notices = Notices(self, services.store)
        self.asked_outside = False
        self._remembered = ""
        self.results = QTimer(self, interval=_PAUSE)
        self.results.timeout.connect(self._complete_results)
        self.navigator.changed.connect(self._remember_game)
        services.settings.drawn.connect(self.navigator.renew_pages)
        services.settings.changed.connect(self.navigator.renew_soon)
        services.store.on_written(self.navigator.data_changed)

    def build_home(self) -> Home:
        """Build the first page for the width of the window."""
        services = self.services
        room = QSize(self.width(), self.navigator.height())
        home = Home(services.store, services.parties, services.settings, services.folder / _PICTURES, room)
        home.near.connect(self.near)
        return home

    def build_home_anew(self) -> Home:
        """Build the first page again, with what the first painting did not wait for."""
        self.home = self.build_home()
        self.home.complete()
        return self.home

    def open(self, to: Destination) -> None:
        """Show what a destination names."""
        self.navigator.go.emit(to)

    @cached_property
    def coach(self) -> Coach:
        """What reviews decisions; read when it is first asked for."""
        from ludo.ui.services.coach import Coach

        store = self.services.store
        kept = store.losses, store.lucks, store.retries
        return Coach(self.services.parties.bots, store.reviews, self.services.settings, self, *kept)

    @cached_property
    def playing(self) -> Playing:
        """The table; read when it is first asked for."""
        from ludo.ui.control.playing import Playing

        return Playing(self.services, self.navigator, self.notices, self.coach)

    @cached_property
    def files(self) -> FileActions:
        """Exports and imports; read when they are first asked for."""
        from ludo.ui.control.files import FileActions

        files = FileActions(self, self.services, self.notices)
        files.opened.connect(lambda path: self.open(ToFile(path)))
        files.review_saved.connect(self.coach.note_all_seen)
        files.opened_book.connect(lambda path: self.open(ToBook(path)))
        files.opened_rules.connect(lambda path: self.open(ToRulesFile(path)))
        files.about_to_restore.connect(self.navigator.home)
        files.restored.connect(self.navigator.data_changed)
        files.restored.connect(self.show_file_notices)
        return files

    @cached_property
    def backlog(self) -> Backlog:
        """Return what reviews old parties, as long as the window is open."""
        from ludo.ui.services.backlog import Backlog

        return Backlog(self.services.parties, self.coach, self.services.store.losses, self)

    @cached_property
    def presenting(self) -> Presenting:
        """Return what another screen shows; read when it is first wanted."""
        from ludo.ui.second_screen.presenting import Presenting

        return Presenting(self, self.services, self.notices, self.navigator, self.playing)

    @cached_property
    def library(self) -> Library:
        """The problems; read when they are first asked for."""
        from ludo.ui.pages.problems_library import Library

        return Library(self.services.parties.archive)

    @property
    def nights(self) -> Nights:
        """The game nights; once they are asked for, the results of old parties are found out one by one."""
        self.results.start()
        return self.services.store.nights

    def _complete_results(self) -> None:
        """Find out how one more partie ended that is older than the keeping of results, while nobody waits for it."""
        try:
            more = self.services.parties.complete_results()
        except StorageError:
            more = False
        if not more:
            self.results.stop()

    @property
    def game(self) -> str:
        """The game that one is at, else the one that was open last."""
        if self.navigator.game_at in SCREENS:
            return self.navigator.game_at
        try:
            kept = self.services.store.get(_GAME)
        except StorageError:
            kept = None
        return kept if kept is not None and kept in SCREENS else next(iter(SCREENS))

    def _remember_game(self) -> None:
        """Remember the game that one is at."""
        game = self.navigator.game_at
        if game not in SCREENS or game == self._remembered:
            return
        self._remembered = game
        with suppress(StorageError):  # the next time begins with another game then
            self.services.store.put(_GAME, game)

    def can_lesson(self) -> bool:
        """Has the game that one is at a lesson?"""
        return SCREENS[self.game].has_lesson

    def resume_evening(self) -> None:
        """Show the evening that goes on and began last; all evenings if none does."""
        running = self.notices.attempt(self.services.store.open_evenings)
        if running is not None:
            self.open(ToEvening(running[0].number) if running else ToEvenings())

    def can_resume_evening(self) -> bool:
        """Does an evening go on?"""
        try:
            return bool(self.services.store.open_evenings())
        except StorageError:
            return False

    def show_rules(self) -> None:
        """Show the rules beside the table of a partie; else those of the game that was chosen last."""
        page = self.playing.page
        if page is None:
            self.open(ToRules(self.game))
        elif self.navigator.page is page:
            page.show_rules()
        else:
            self.open(ToRules(page.session.header.game, page.session.header.options))

    def show_about(self) -> None:
        """Say what Ludo is; a button leads to the licences."""
        self.notices.show_about(lambda: self.open(ToLicences()))

    def toggle_full_screen(self) -> None:
        """Switch full screen on or off; a maximised window is maximised again afterwards."""
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def toggle_maximised(self) -> None:
        """Make the window as large as the screen, or as it was."""
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowMaximized)

    def toggle_panel(self) -> None:
        """Show or fold the journal beside the table."""
        if self.playing.page is not None:
            self.playing.page.toggle_panel()

    def set_sounds(self, on: bool) -> None:
        """Turn sounds on or off."""
        with suppress(StorageError):  # in effect even if it cannot be saved
            self.services.settings.change(sounds=on)

    def change_text_size(self, by: int) -> None:
        """Write in the next larger or smaller size; 0: in the usual one."""
        sizes = CHOICES["text_scale"]
        now = sizes.index(self.services.settings.value.text_scale)
        wanted = sizes.index(USUAL_TEXT_SCALE) if by == 0 else max(0, min(now + by, len(sizes) - 1))
        with suppress(StorageError):  # in effect even if it cannot be saved
            self.services.settings.change(text_scale=sizes[wanted])

    def open_session(self) -> int | None:
        """Return the number of the partie on the table, None if there is none."""
        page = self.playing.page
        return page.session.number if page is not None and self.playing.is_open() else None

    def states_text(self) -> str:
        """Return the states of the page that is seen and of the table, and what they last heard; empty without any."""
        from ludo.ui.widgets.printed_state import printed_states

        return printed_states((self.navigator.page, self.playing.page))

    def export_open(self) -> None:
        """Save the partie on the table as a file."""
        number = self.open_session()
        if number is not None:
            self.files.export_partie(number)

    def show_file_notices(self) -> None:
        """Say what is the matter with the file, one message after the other; what was read is not told again."""
        self._show_next(list(self.services.store.notices))

    def _show_next(self, notes: list[Notice]) -> None:
        if notes:
            message = self.notices.show_file_notice(notes.pop(0), self.services.store.path)
            message.finished.connect(lambda: self._show_next(notes))
        else:
            with suppress(StorageError):
                self.services.store.notices_read()
