"""The main window: it puts the parts together, which do not know it."""

from __future__ import annotations

from contextlib import suppress
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QByteArray, QEvent, QObject, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent, QMouseEvent, QPaintEvent
from PySide6.QtWidgets import QMainWindow, QWidget

from ludo.session.ports import StorageError
from ludo.ui.coach import Coach
from ludo.ui.destinations import (
    Destination,
    ToLesson,
    ToNewGame,
    ToPartie,
    ToPastGames,
    ToProblems,
    ToReplay,
    ToRules,
    ToSameAgain,
    ToTrial,
)
from ludo.ui.games.registry import SCREENS
from ludo.ui.i18n import language_signals, texts
from ludo.ui.menus import Menus
from ludo.ui.navigator import Navigator
from ludo.ui.notices import Notices
from ludo.ui.pages.home import Home
from ludo.ui.platform.keys import has_window_menu
from ludo.ui.playing import Playing
from ludo.ui.safety import Guard, below, unsaved_banner
from ludo.ui.screens import Screens
from ludo.ui.settings import CHOICES, USUAL_TEXT_SCALE
from ludo.ui.widgets.surfaces import Page

if TYPE_CHECKING:
    from ludo.ui.files import FileActions
    from ludo.ui.night_screens import NightScreens
    from ludo.ui.ports import Note, Services
    from ludo.ui.widgets.press_guard import PressGuard

_text = texts("Menus")

_PICTURES: Final = "pictures"
"""The folder beside the data with the pictures of the first page."""
_GEOMETRY: Final = "window.geometry"
_SMALLEST: Final = QSize(900, 560)
_AT_FIRST: Final = QSize(1280, 800)
_FRAME: Final = QSize(16, 48)
"""What window systems add around a window, at most: known only once it is shown."""


class MainWindow(QMainWindow):
    """The window of the program. `painted` comes once, after it has been seen for the first time.

    navigator: the pages on each other; notices: messages; screens, nights: open pages; playing: the table.
    """

    painted = Signal()

    def __init__(self, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.services = services
        self._seen = False
        self.navigator = Navigator()
        self.notices = Notices(self, services.store)
        self.menus = Menus(self, self.navigator.back, self.set_sounds)
        store = services.store
        kept = store.losses, store.lucks, store.retries
        self.coach = Coach(services.parties.bots, store.reviews, services.settings, self, *kept)
        self.screens = Screens(services, self.navigator, self.notices, self.menus.shortcuts, self.coach)
        self.playing = Playing(services, self.navigator, self.notices, self.coach)
        self.home = Home(services.store, services.parties, services.settings, services.folder / _PICTURES)
        banner = unsaved_banner()
        self.setCentralWidget(below(banner, self.navigator))
        self._add_menus()
        self._choose_size()
        self._connect()
        self.navigator.show_page(self.home, self.home.title)
        self.guard = Guard(services, self.notices, banner, self)
        self.guard.moved.connect(self.playing.retry)
        if services.store.notices:
            QTimer.singleShot(0, self, self.show_file_notices)

    @cached_property
    def files(self) -> FileActions:
        """Exports and imports; read when they are first asked for."""
        from ludo.ui.files import FileActions

        files = FileActions(self, self.services, self.notices)
        files.opened.connect(self.screens.watch_file)
        files.review_saved.connect(self.coach.note_all_seen)
        files.opened_book.connect(lambda path: self.nights.show_book(path))
        files.about_to_restore.connect(self.navigator.home)
        files.restored.connect(self.home.refresh)
        files.restored.connect(self.show_file_notices)
        return files

    @cached_property
    def press_guard(self) -> PressGuard:
        """Holds back presses that came without looking, from the first paint on."""
        from ludo.ui.widgets.press_guard import PressGuard
        from ludo.ui.widgets.taking_away import FocusKeeper

        FocusKeeper(self)
        guard = PressGuard(lambda: self.navigator.page, self)
        self.navigator.changed.connect(guard.scene_changed)
        return guard

    @cached_property
    def nights(self) -> NightScreens:
        """The pages of game nights; read when they are first asked for."""
        from ludo.ui.night_screens import NightScreens

        nights = NightScreens(self.services, self.navigator, self.notices, self.coach)
        nights.back_up.connect(lambda: self.files.back_up())
        nights.restore.connect(lambda: self.files.restore())
        return nights

    def _connect(self) -> None:
        self.screens.begin.connect(self.playing.begin)
        self.screens.play_on.connect(self.playing.play_on)
        self.screens.export.connect(lambda number: self.files.export_partie(number))
        self.screens.export_review.connect(lambda review, kind: self.files.export_review(review, kind))
        self.screens.open_file.connect(lambda: self.files.choose_file())
        self.navigator.go.connect(self.open)
        self.navigator.changed.connect(self._show_place)
        language_signals().changed.connect(self._show_place)
        self.navigator.faulty.connect(self.notices.show_fault)
        self.services.settings.changed.connect(lambda settings: self.menus.show_sounds(settings.sounds))
        self.painted.connect(lambda: QTimer.singleShot(0, self, self._complete))
        self.menus.show_sounds(self.services.settings.value.sounds)

    def open(self, there: Destination) -> None:
        """Show the page that another one leads to."""
        match there:
            case ToNewGame(game, guests):
                self.screens.show_new_game(game, guests)
            case ToSameAgain(game):
                self.playing.begin_again(game)
            case ToLesson(game):
                self.playing.show_lesson(game)
            case ToPartie(number):
                self.playing.resume(number)
            case ToReplay(number):
                self.screens.watch(number)
            case ToTrial(number, ply, chair):
                self.screens.try_again(number, ply, chair)
            case ToRules(game, options):
                self.screens.show_rules(game, options)
            case ToPastGames(unfinished):
                self.screens.show_past_games(unfinished=unfinished)
            case ToProblems():
                self.screens.show_problems()
            case _:
                self.nights.open(there)

    def _complete(self) -> None:
        """Add what the first paint does not wait for: commands and keys, icons, past games, the mouse's button."""
        handle = self.windowHandle()
        if handle is not None:
            handle.installEventFilter(self)
            self.press_guard.watch(handle)
        self._fill_menus()
        self.menus.show_icons()
        self.home.complete()

    def _add_menus(self) -> None:
        self.menus.add_menu(_text("&Game"))
        self.menus.add_menu(_text("&Evening"))
        self.menus.add_menu(_text("&Table"))
        self.menus.add_menu(_text("&View"))
        if has_window_menu():
            self.menus.add_menu(_text("&Window"))
        self.menus.add_menu(_text("&Help"))

    def _fill_menus(self) -> None:
        from ludo.ui import commands

        screens, playing, navigator = self.screens, self.playing, self.navigator
        game = commands.game_commands(
            home=navigator.home,
            new_game=screens.show_new_game,
            resume_last=playing.resume_last,
            can_resume=playing.can_resume,
            past_games=screens.show_past_games,
            problems=screens.show_problems,
            export=self._export_open,
            is_playing=playing.is_open,
            open_file=lambda: self.files.choose_file(),
            back_up=lambda: self.files.back_up(),
            restore=lambda: self.files.restore(),
            close=self.close,
        )
        evening = commands.evening_commands(
            evenings=lambda: self.nights.show_evenings(),
            resume=lambda: self.nights.resume_evening(),
            can_resume=lambda: self.nights.can_resume(),
            people=lambda: self.nights.show_people(),
            chips=lambda: self.nights.show_ledger(),
            statistics=lambda: self.nights.show_statistics(),
            own_play=lambda: self.nights.show_own_play(),
            can_own_play=lambda: self.nights.can_own_play(),
            sheet=lambda: self.nights.set_up_sheet(screens.game),
            exchange=lambda: self.nights.show_exchange(),
        )
        table = commands.table_commands(
            skip_to_decision=lambda: playing.skip_to("decision"),
            skip_to_turn=lambda: playing.skip_to("turn"),
            hint=playing.ask_hint,
            can_hint=playing.can_hint,
            people=playing.show_people,
            give_up=playing.give_up,
            is_playing=playing.is_open,
        )
        view = commands.view_commands(
            back=navigator.back,
            can_go_back=lambda: navigator.can_go_back,
            settings=screens.show_settings,
            toggle_panel=self.toggle_panel,
            is_playing=playing.is_open,
            toggle_full_screen=None if has_window_menu() else self.toggle_full_screen,
            larger=lambda: self.change_text_size(1),
            smaller=lambda: self.change_text_size(-1),
            usual_size=lambda: self.change_text_size(0),
        )
        helping = commands.help_commands(
            keys=screens.show_keys,
            rules=self.show_rules,
            lesson=lambda: playing.show_lesson(screens.game),
            can_lesson=lambda: SCREENS[screens.game].has_lesson,
            guide=playing.show_guide,
            report=lambda: self.files.report_problem(self._open_session()),
            can_guide=playing.is_open,
            open_folder=lambda: self.files.open_folder(),
            about=lambda: self.notices.show_about(screens.show_licences),
        )
        window = commands.window_commands(
            minimize=self.showMinimized,
            zoom=lambda: self.setWindowState(self.windowState() ^ Qt.WindowState.WindowMaximized),
            close=self.close,
        )
        self.menus.fill((game, evening, table, view, *([window] if has_window_menu() else []), helping))

    def _show_place(self) -> None:
        page, place = self.navigator.page, self.navigator.place
        self.setWindowTitle(place())
        self.menus.show_place(str if isinstance(page, Page) and page.titled else place, self.navigator.can_go_back)

    def show_rules(self) -> None:
        """Show the rules beside the table of a partie; else those of the game that was chosen last."""
        page = self.playing.page
        if page is None:
            self.screens.show_rules()
        elif self.navigator.page is page:
            page.show_rules()
        else:
            self.screens.show_rules(page.session.header.game, page.session.header.options)

    def toggle_full_screen(self) -> None:
        """Switch full screen on or off; a maximised window is maximised again afterwards."""
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def toggle_panel(self) -> None:
        """Show or fold the journal beside the table."""
        settings = self.services.settings
        with suppress(StorageError):  # in effect even if it cannot be saved
            settings.change(panel_open=not settings.value.panel_open)

    def set_sounds(self, on: bool) -> None:
        """Let sounds be heard, or not."""
        with suppress(StorageError):  # in effect even if it cannot be saved
            self.services.settings.change(sounds=on)

    def change_text_size(self, by: int) -> None:
        """Write in the next larger or smaller size; 0: in the usual one."""
        sizes = CHOICES["text_scale"]
        now = sizes.index(self.services.settings.value.text_scale)
        wanted = sizes.index(USUAL_TEXT_SCALE) if by == 0 else max(0, min(now + by, len(sizes) - 1))
        with suppress(StorageError):  # in effect even if it cannot be saved
            self.services.settings.change(text_scale=sizes[wanted])

    def _open_session(self) -> int | None:
        page = self.playing.page
        return page.session.number if page is not None and self.playing.is_open() else None

    def _export_open(self) -> None:
        number = self._open_session()
        if number is not None:
            self.files.export_partie(number)

    def show_file_notices(self) -> None:
        """Say what is the matter with the file, one message after the other; what was read is not told again."""
        self._show_next(list(self.services.store.notices))

    def _show_next(self, notes: list[Note]) -> None:
        if notes:
            message = self.notices.show_file_notice(notes.pop(0), self.services.store.path)
            message.finished.connect(lambda: self._show_next(notes))
        else:
            with suppress(StorageError):
                self.services.store.notices_read()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go to the next part of the page, or to the bar of menus, on F6."""
        from PySide6.QtGui import QKeySequence  # its enumerations are not made before the first paint

        from ludo.ui.platform.keys import sequences_for

        pressed = QKeySequence(event.keyCombination())
        for keys, by in (("F6", 1), ("Shift+F6", -1)):
            if pressed in sequences_for(keys):
                self._next_part(by)
                return
        super().keyPressEvent(event)

    def _next_part(self, by: int) -> None:
        from ludo.ui.widgets.parts import HasParts, first_stop, next_part

        page = self.navigator.page
        own = page.parts() if isinstance(page, HasParts) else [page]
        now = self.focusWidget()
        if not any(map(first_stop, own)) and now is not page:
            page.setFocus()  # a page that is only read: the keys that scroll are its own
        else:
            next_part([*own, self.menus.top], now, by)

    def come_forward(self, file: str) -> None:
        """Come to the front, for the program was started again, and look at a file that it was given."""
        if self.isMinimized():
            self.showNormal()
        self.raise_()
        self.activateWindow()
        if file:
            self.files.open_file(Path(file))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Emit `painted` once the window is seen."""
        super().paintEvent(event)
        if not self._seen:
            self._seen = True
            QTimer.singleShot(0, self, self.painted.emit)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Go back with the back button of the mouse, before any widget takes it."""
        back = Qt.MouseButton.BackButton
        if event.type() == QEvent.Type.MouseButtonPress and isinstance(event, QMouseEvent) and event.button() == back:
            self.navigator.back()
            return True
        return super().eventFilter(watched, event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Remember the size, and let go of the session; everything in it is written already."""
        with suppress(StorageError):
            self.services.store.put(_GEOMETRY, bytes(self.saveGeometry().toHex().data()).decode())
        self.navigator.home()
        super().closeEvent(event)

    def _choose_size(self) -> None:
        """Take the size of last time, else one that fits the free area of the screen."""
        free = self.screen().availableGeometry()
        self.setMinimumSize(_SMALLEST.boundedTo(free.size() - _FRAME))
        self.resize(first_size(free.size()))
        try:
            kept = self.services.store.get(_GEOMETRY)
        except StorageError:
            return
        if kept is not None:
            self.restoreGeometry(QByteArray.fromHex(kept.encode()))


def first_size(free: QSize) -> QSize:
    """Return the size of the first window on a screen with so much free area: a part of a large one, all of a small."""
    roomy = QSize(round(free.width() * 0.72), round(free.height() * 0.8))
    return _AT_FIRST.expandedTo(roomy).boundedTo(free - _FRAME)
