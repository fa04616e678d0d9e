"""Shows on another screen what the first one is at, as far as everybody may know it."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QGuiApplication, QScreen

from ludo.nights.errors import NightsError
from ludo.session.ports import StorageError
from ludo.ui.forms.dialog import Form, show_form
from ludo.ui.forms.fields import choice_of, note, select_of
from ludo.ui.games.registry import SCREENS
from ludo.ui.i18n import texts, translate
from ludo.ui.pages.nights.closing import ClosingPage
from ludo.ui.pages.nights.evening import EveningPage
from ludo.ui.pages.nights.evening_data import read_evening
from ludo.ui.pages.replay import ReplayPage
from ludo.ui.platform.announce import announce
from ludo.ui.play.messages import ShownToAll
from ludo.ui.play.onlooker import Onlooker
from ludo.ui.second_screen.awake import Awake
from ludo.ui.second_screen.evening import evening_slides
from ludo.ui.second_screen.screens import find_screen, screen_text, write_screen
from ludo.ui.second_screen.window import SecondScreen, Slide
from ludo.ui.sheets.real_table import RealTablePage

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from ludo.ui.control.navigator import Navigator
    from ludo.ui.control.playing import Playing
    from ludo.ui.dialogs.notices import Notices
    from ludo.ui.services.ports import Services

_text = texts("SecondScreen")

_SCREEN: Final = "second_screen.screen"
_CLOCK: Final = "second_screen.clock"
_YES, _NO = "yes", "no"


class Presenting(QObject):
    """What another screen shows, as long as that is wanted: also after the screen was plugged out and in."""

    def __init__(
        self, window: QWidget, services: Services, notices: Notices, navigator: Navigator, playing: Playing
    ) -> None:
        super().__init__(window)
        self._first = window
        self._services = services
        self._notices = notices
        self._playing = playing
        self._navigator = navigator
        self.window: SecondScreen | None = None
        self.board: RealTablePage | None = None
        self._awake: Awake | None = None
        self._kept = ""
        self._shown: Onlooker | None = None
        """Tells of the table that is shown."""
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self.follow)
        app = QGuiApplication.instance()
        if isinstance(app, QGuiApplication):
            app.screenAdded.connect(self.find_again)
            app.screenRemoved.connect(self.lose)
        for signal in (self._navigator.changed, self._navigator.renewed):
            signal.connect(self._soon.start)

    def toggle(self) -> None:
        """Ask where to show it, or show it no more."""
        if self.window is None:
            self._ask()
        else:
            self.stop()
            announce(self._first, translate("SecondScreen", "The other screen is left."))

    def _ask(self) -> Form | None:
        """Ask for a screen; say what to do where there is no other one."""
        store, own = self._services.store, self._first.screen()
        others = [screen for screen in QGuiApplication.screens() if screen is not own]
        if not others:
            self._notices.show_message(
                _text("There is no other screen"),
                _text("Connect a television or a projector, and have the system extend the desktop to it."),
            )
            return None
        try:
            kept, clock = find_screen(store.get(_SCREEN), own), store.get(_CLOCK) == _YES
        except StorageError:
            kept, clock = None, False
        where = select_of(
            _text("Screen"), {screen: screen_text(screen) for screen in others}, kept or others[0], _text("Screen")
        )
        time = choice_of(_text("Clock"), {False: _text("without a clock"), True: _text("with a clock")}, clock)

        def start() -> None:
            with suppress(StorageError):  # asked again the next time
                store.put(_SCREEN, write_screen(where.value))
                store.put(_CLOCK, _YES if time.value else _NO)
            self.start(where.value, clock=time.value)

        said = _text("It shows what everybody may know: the table as an onlooker sees it, or the evening.")
        heading, done = _text("Show on another screen"), _text("Show it there")
        return show_form(self._first, [note(said), where, time], start, heading=heading, done=done)

    def start(self, screen: QScreen, *, clock: bool = False) -> None:
        """Show it on a screen."""
        self.stop()
        self._kept = write_screen(screen)
        self.window = SecondScreen(self._services.settings, clock=clock)
        self.window.gone.connect(self.stop)
        self.window.turned.connect(self._soon.start)
        self._awake = Awake(self)
        self.window.cover(screen)
        self.follow()
        announce(self._first, translate("SecondScreen", "Shown on {screen} now.").format(screen=screen_text(screen)))

    def stop(self) -> None:
        """Show it no more."""
        self._leave_table()
        self.board = None
        if self._awake is not None:
            self._awake.end()
        window, self.window, self._awake = self.window, None, None
        if window is not None:
            window.gone.disconnect(self.stop)
            window.close()
            window.deleteLater()

    def lose(self, screen: QScreen) -> None:
        """Hide it, where its screen is gone: Qt would show it on the first one."""
        if self.window is not None and find_screen(self._kept, screen) is None:
            self.window.hide()

    def find_again(self, _: QScreen) -> None:
        """Show it again, where its screen is back."""
        screen = find_screen(self._kept) if self.window is not None else None
        if self.window is not None and screen is not None and not self.window.isVisible():
            self.window.cover(screen)

    # what is shown

    def follow(self) -> None:
        """Show what the first screen is at: a table, a replay, a board, else the evening."""
        if self.window is None:
            return
        self.window.update()
        page, playing = self._navigator.page, self._playing.page
        if isinstance(page, EveningPage | ClosingPage):
            self._show_evening(page.number, closing=isinstance(page, ClosingPage))
        elif isinstance(page, RealTablePage) and SCREENS[page.game_at].board is not None:
            self._show_board(page)
        elif isinstance(page, ReplayPage):
            self._follow_table(page.onlooker)
        elif playing is not None:
            self._follow_table(playing.onlooker)
        else:
            self._show_running_evening()

    def _follow_table(self, onlooker: Onlooker) -> None:
        """Show a table, and hear of it from now on."""
        if self.window is None or self._shown is onlooker:
            return
        self._leave_table()
        self.board = None
        self._shown = onlooker
        onlooker.listener = self.window.show_table
        self.window.show_table(onlooker.now())
        self._tell(onlooker, public=True)

    def _leave_table(self) -> None:
        onlooker, self._shown = self._shown, None
        if onlooker is not None:
            onlooker.listener = None
            self._tell(onlooker, public=False)

    def _tell(self, onlooker: Onlooker, *, public: bool) -> None:
        """Tell those who play there whether everybody sees their table."""
        playing = self._playing.page
        if playing is not None and playing.onlooker is onlooker:
            playing.extras.add_hand_only()
            playing.send(ShownToAll(public))

    def _show_board(self, page: RealTablePage) -> None:
        """Show a second page of the same board, without what is asked there."""
        self._leave_table()
        make = SCREENS[page.game_at].board
        if self.window is None or make is None:
            return
        kept = page.kept
        if self.board is None or self.board.kept.number != kept.number:
            self.board = make(self._services.store.nights, kept.number, self._services.settings)
            self.window.show_board(self.board)
        self.board.refresh()

    def _show_running_evening(self) -> None:
        with suppress(StorageError):
            running = self._services.store.open_evenings()
            if running:
                self._show_evening(running[0].number)
                return
        self._show_slides([Slide(translate("SecondScreen", "Ludo"), [])])

    def _show_evening(self, number: int, *, closing: bool = False) -> None:
        with suppress(StorageError, NightsError):
            self._show_slides(evening_slides(read_evening(self._services.store.nights, number), closing=closing))

    def _show_slides(self, slides: list[Slide]) -> None:
        self._leave_table()
        self.board = None
        if self.window is not None:
            self.window.show_slides(slides)
