"""The main window: it puts pages, menus and sessions together."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Final, TypeVar

from PySide6.QtCore import QByteArray, QSize, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QPaintEvent
from PySide6.QtWidgets import QMainWindow, QStackedWidget, QWidget

from ludo.session.ports import BotService, Header, StorageError
from ludo.ui import errors, parties
from ludo.ui.commands import fill_menus
from ludo.ui.games.registry import SCREENS
from ludo.ui.i18n import Text, translate
from ludo.ui.menus import Menus
from ludo.ui.pages.entries import title_of
from ludo.ui.pages.home import Home
from ludo.ui.safety import Guard, below, unsaved_banner
from ludo.ui.widgets.surfaces import Page

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from pathlib import Path

    from ludo.engine.options import Value
    from ludo.session.session import Session
    from ludo.ui.dialogs import Message
    from ludo.ui.play.page import PlayPage
    from ludo.ui.ports import Services

T = TypeVar("T")

_GEOMETRY: Final = "window.geometry"
_SMALLEST: Final = QSize(1024, 700)
_AT_FIRST: Final = QSize(1280, 800)


class MainWindow(QMainWindow):
    """The window of the program. `painted` comes once, after it has been seen for the first time.

    Pages lie on each other: home below, what was opened last on top, and leaving a page uncovers the one below.
    """

    painted = Signal()

    def __init__(self, services: Services, thinking: BotService, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.services = services
        self.play_page: PlayPage | None = None
        """The table, if a partie is open."""
        self._thinking = thinking
        self._seen = False
        self._crashed = False
        self._stack = QStackedWidget()
        self._trail: list[tuple[QWidget, Text]] = []
        self.menus = Menus(self)
        banner = unsaved_banner()
        self.setCentralWidget(below(banner, self._stack))
        self.setMinimumSize(_SMALLEST)
        self.resize(_AT_FIRST)
        fill_menus(self, self.menus)
        self._restore_geometry()
        self.home = Home(services.store, services.settings)
        self.home.new_game.connect(self.show_new_game)
        self.home.again.connect(self.play_again)
        self.home.resume.connect(self.resume)
        self.home.watch.connect(self.watch)
        self.home.rules.connect(self.show_rules)
        self.home.past_games.connect(self.show_past_games)
        self.open_page(self.home, self.home.title)
        self.guard = Guard(self, thinking, banner)
        if services.store.notice is not None:
            QTimer.singleShot(0, self._tell_of_file)

    @property
    def page(self) -> QWidget:
        """The page that is seen."""
        return self._trail[-1][0]

    def open_page(self, page: QWidget, place: Text) -> None:
        """Lay a page on top; an older one of the same kind goes."""
        for old, _ in self._trail[1:]:
            if type(old) is type(page):
                self._drop(old)
        self._trail.append((page, place))
        self._stack.addWidget(page)
        if isinstance(page, Page):
            page.left.connect(self.back)
        self._show_top()

    def back(self) -> None:
        """Leave the page on top."""
        if len(self._trail) > 1:
            self._drop(self.page)
            self._show_top()

    def show_home(self) -> None:
        """Leave all pages."""
        for page, _ in self._trail[:0:-1]:
            self._drop(page)
        self._show_top()

    def _drop(self, page: QWidget) -> None:
        self._trail = [entry for entry in self._trail if entry[0] is not page]
        if page is self.play_page and self.play_page is not None:
            self.play_page.close_session()
            self.play_page = None
        self._stack.removeWidget(page)
        page.hide()
        page.deleteLater()

    def _show_top(self) -> None:
        page, place = self._trail[-1]
        if isinstance(page, Page):
            page.arrive()
        self._stack.setCurrentWidget(page)
        self.setWindowTitle(place())
        self.menus.show_place(str if isinstance(page, Page) and page.titled else place)
        page.setFocus()

    def show_new_game(self, game: str = "") -> None:
        """Set up a game."""
        from ludo.ui.pages.new_game import NewGame

        page = NewGame(self.services.store, game or next(iter(SCREENS)))
        page.wanted.connect(self.begin)
        page.rules.connect(self.show_rules)
        self.open_page(page, page.title)

    def begin(self, setup: parties.Setup) -> None:
        """Begin a partie."""
        self._try_session(lambda: parties.begin(self.services, setup, self._thinking))

    def play_again(self, game: str) -> None:
        """Begin a partie as the last one of this game was begun."""
        try:
            setup = parties.last_setup(self.services.store, game)
        except StorageError as error:
            self.tell_of_error(error)
            return
        if setup is None:
            self.show_new_game(game)
        else:
            self.begin(setup)

    def resume(self, number: int) -> None:
        """Go on with a session; only look at it where its record is damaged."""
        session = self._try(lambda: parties.resume(self.services, number, self._thinking))
        if session is None:
            return
        if session.damage is None:
            self._play(session)
            return
        actions = session.ply
        self.watch(number)
        self.tell(lambda: translate("Window", "This game is damaged"), lambda: errors.damage_text(actions))

    def resume_last(self) -> None:
        """Go on with what was played last."""
        waiting = self._try(lambda: parties.last_open(self.services.store))
        if waiting is not None:
            self.resume(waiting.number)

    def can_resume(self) -> bool:
        """Is there anything to go on with?"""
        try:
            return parties.last_open(self.services.store) is not None
        except StorageError:
            return False

    def is_playing(self) -> bool:
        """Is a partie open?"""
        return self.play_page is not None

    def _try_session(self, make: Callable[[], Session]) -> None:
        session = self._try(make)
        if session is not None:
            self._play(session)

    def _try(self, make: Callable[[], T]) -> T | None:
        from ludo.engine.options import OptionsError

        try:
            return make()
        except StorageError as error:
            self.tell_of_error(error)
        except OptionsError:
            self.tell_of_error(StorageError("bad-options"))
        return None

    def _play(self, session: Session) -> None:
        from ludo.ui.play.page import PlayPage

        self.show_home()
        self._thinking.start()
        header = session.header
        page = PlayPage(session, self._thinking, self.services.settings)
        page.left.connect(self.show_home)
        page.new_game_wanted.connect(lambda: self.play_again(header.game))
        page.replay_wanted.connect(lambda: self.watch(page.session.number))
        page.rules_wanted.connect(lambda: self.show_rules(header.game, header.options))
        self.play_page = page
        self.open_page(page, lambda: title_of(header))

    def show_past_games(self) -> None:
        """All that was played."""
        from ludo.ui.pages.past_games import PastGames

        page = PastGames(self.services.store)
        page.resume.connect(self.resume)
        page.watch.connect(self.watch)
        page.export.connect(self.export)
        page.open_file.connect(self.open_partie)
        self.open_page(page, page.title)

    def watch(self, number: int) -> None:
        """Look at a session again."""
        loaded = self._try(lambda: self.services.store.load(number))
        if loaded is not None:
            self._watch(*loaded)

    def watch_file(self, path: Path) -> None:
        """Look at a partie that was exported as text."""
        loaded = self._try(lambda: parties.read_file(self.services, path))
        if loaded is not None:
            self._watch(*loaded)

    def _watch(self, header: Header, lines: list[str]) -> None:
        from ludo.ui.pages.replay import ReplayPage

        replay = self._try(lambda: parties.replay(header, lines))
        if replay is not None:
            page = ReplayPage(replay, self.services.settings)
            page.left.connect(self.back)
            self.open_page(page, lambda: translate("Window", "{game}, again").format(game=title_of(header)))

    def export(self, number: int) -> None:
        """Write a session to a text file."""
        from ludo.ui.files import export_partie

        export_partie(self, self.services, number)

    def open_partie(self) -> None:
        """Ask for a partie written as text and look at it."""
        from ludo.ui.files import open_partie

        open_partie(self)

    def back_up(self) -> None:
        """Copy everything to a file."""
        from ludo.ui.files import back_up

        back_up(self, self.services)

    def restore(self) -> None:
        """Put such a copy in the place of what there is."""
        from ludo.ui.files import restore

        restore(self, self.services)

    def export_open(self) -> None:
        """Write the partie on the table to a text file."""
        if self.play_page is not None:
            self.export(self.play_page.session.number)

    def show_settings(self) -> None:
        """The settings."""
        from ludo.ui.pages.settings_page import SettingsPage

        page = SettingsPage(self.services.settings)
        self.open_page(page, page.title)

    def show_rules(self, game: str = "", options: Mapping[str, Value] | None = None) -> None:
        """How a game is played, with the options in force."""
        from ludo.ui.pages.rules import Rules

        if self.play_page is not None and not game:
            header = self.play_page.session.header
            game, options = header.game, header.options
        page = Rules(game or next(iter(SCREENS)), options, self.services.settings)
        self.open_page(page, page.title)

    def show_keys(self) -> None:
        """The keys."""
        from ludo.ui.pages.help import Keys

        page = Keys(self.menus.shortcuts())
        self.open_page(page, page.title)

    def show_about(self) -> None:
        """What this is."""
        from ludo.ui.pages.about import about_text

        self.tell(lambda: translate("Window", "About Ludo"), about_text)

    def toggle_full_screen(self) -> None:
        """Fill the screen, or stop to."""
        if self.isFullScreen():
            self.showNormal()
        else:
            self.showFullScreen()

    def toggle_panel(self) -> None:
        """Show or fold the journal beside the table."""
        settings = self.services.settings
        with suppress(StorageError):  # it holds nevertheless
            settings.change(panel_open=not settings.value.panel_open)

    def tell(self, heading: Text, text: Text) -> Message:
        """A message that only wants to be read."""
        from ludo.ui.dialogs import tell

        return tell(self, heading, text)

    def tell_of_error(self, error: StorageError) -> None:
        """A message about something that could not be written or read."""
        self.tell(lambda: translate("Window", "That did not work"), lambda: errors.storage_text(error))

    def tell_of_crash(self, log: Path) -> None:
        """A message about an error of the program itself; one at a time."""
        if self._crashed:
            return
        self._crashed = True
        message = self.tell(
            lambda: translate("Window", "Something went wrong in Ludo"),
            lambda: translate(
                "Window",
                "This should not happen. Your game is kept up to the last card. If Ludo behaves oddly now, close it "
                "and open it again.\n\nWhat happened is written in\n{file}",
            ).format(file=log),
        )
        message.finished.connect(self._forget_crash)

    def called(self, file: str) -> None:
        """Come to the front, for the program was started again, and look at a file that it was given."""
        from pathlib import Path

        if self.isMinimized():
            self.showNormal()
        self.raise_()
        self.activateWindow()
        if file:
            self.watch_file(Path(file))

    def _forget_crash(self) -> None:
        self._crashed = False

    def _tell_of_file(self) -> None:
        note, path = self.services.store.notice, self.services.store.path
        if note is not None:
            self.tell(lambda: errors.note_heading(note), lambda: errors.note_text(note, path))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Tells once that the window is seen."""
        super().paintEvent(event)
        if not self._seen:
            self._seen = True
            QTimer.singleShot(0, self.painted.emit)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Remember the size, and let go of the session; everything in it is written already."""
        with suppress(StorageError):
            self.services.store.put(_GEOMETRY, bytes(self.saveGeometry().toHex().data()).decode())
        self.show_home()
        super().closeEvent(event)

    def _restore_geometry(self) -> None:
        try:
            kept = self.services.store.get(_GEOMETRY)
        except StorageError:
            return
        if kept is not None:
            self.restoreGeometry(QByteArray.fromHex(kept.encode()))
