"""The main window: it puts the parts together, which do not know it."""

from __future__ import annotations

from contextlib import suppress
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QByteArray, QEvent, QObject, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QKeyEvent, QMouseEvent, QPaintEvent
from PySide6.QtWidgets import QWidget

from ludo.session.ports import StorageError
from ludo.ui.screens.context import Context
from ludo.ui.screens.menu_bar import menus
from ludo.ui.shell.menus import Menus
from ludo.ui.shell.safety import Guard, below, unsaved_banner
from ludo.ui.widgets.surfaces import Page

if TYPE_CHECKING:
    from ludo.ui.services.destinations import Destination
    from ludo.ui.services.ports import Services
    from ludo.ui.widgets.press_guard import PressGuard

_GEOMETRY: Final = "window.geometry"
_SMALLEST: Final = QSize(900, 560)
_AT_FIRST: Final = QSize(1280, 800)
_FRAME: Final = QSize(16, 48)
"""What window systems add around a window, at most: known only once it is shown."""


class MainWindow(Context):
    """The window of the program. `painted` comes once, after it has been seen for the first time."""

    painted = Signal()

    def __init__(self, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(services, parent)
        self._seen = False
        self.menus = Menus(self, self.navigator.back, self.set_sounds)
        banner = unsaved_banner()
        self.setCentralWidget(below(banner, self.navigator))
        for menu in menus():
            self.menus.add_menu(menu.title)
        self._choose_size()
        self.home = self.build_home()
        self._connect()
        self.navigator.show_page(self.home, self.home.title, build=self.build_home_anew)
        self.guard = Guard(services, self.notices, banner, self)
        self.guard.moved.connect(lambda: self.playing.retry())
        if services.store.notices:
            QTimer.singleShot(0, self, self.show_file_notices)

    @cached_property
    def press_guard(self) -> PressGuard:
        """Holds back presses that came without looking, from the first paint on."""
        from ludo.ui.widgets.press_guard import PressGuard
        from ludo.ui.widgets.removal_focus import FocusKeeper

        FocusKeeper(self)
        guard = PressGuard(lambda: self.navigator.page, self)
        self.navigator.changed.connect(guard.scene_changed)
        return guard

    def _connect(self) -> None:
        self.navigator.go.connect(self._open_page)
        for signal in (self.navigator.changed, self.navigator.renewed):
            signal.connect(self._show_place)
        self.navigator.faulty.connect(self.notices.show_fault)
        self.services.settings.changed.connect(lambda settings: self.menus.show_sounds(settings.sounds))
        self.painted.connect(lambda: QTimer.singleShot(0, self, self._complete))
        self.menus.show_sounds(self.services.settings.value.sounds)

    def _complete(self) -> None:
        """Add what the first paint does not wait for: commands and keys, icons, past games, the mouse's button."""
        from ludo.ui.control.day_watch import DayWatch
        from ludo.ui.screens.declared import commands

        DayWatch(self.services.store.now, self).begun.connect(self.navigator.renew_soon)
        handle = self.windowHandle()
        if handle is not None:
            handle.installEventFilter(self)
            self.press_guard.watch(handle)
        self.menus.fill([commands(menu) for menu in menus()], self)
        self.menus.show_icons()
        self.setAcceptDrops(True)
        self.home.complete()

    def _open_page(self, to: Destination) -> None:
        from ludo.ui.screens.opening import open_page

        open_page(self, to)

    def renew(self) -> None:
        """Show the name of the page again, in the language of the moment."""
        self._show_place()

    def _show_place(self) -> None:
        page, place = self.navigator.page, self.navigator.place
        self.setWindowTitle(place())
        self.menus.show_place(str if isinstance(page, Page) else place, self.navigator.can_go_back)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go to the next part of the page, or to the bar of menus, on F6; read a page that says nothing else on F3."""
        from PySide6.QtGui import QKeySequence  # its enumerations are not made before the first paint

        from ludo.ui.platform.keys import sequences_for
        from ludo.ui.platform.shortcuts import READOUT_KEYS

        pressed = QKeySequence(event.keyCombination())
        for keys, by in (("F6", 1), ("Shift+F6", -1)):
            if pressed in sequences_for(keys):
                self._next_part(by)
                return
        if pressed in sequences_for(READOUT_KEYS["prompt"][0]):
            from ludo.ui.widgets.readouts import read_page

            read_page(self.navigator.page)
            return
        super().keyPressEvent(event)

    def _next_part(self, by: int) -> None:
        from ludo.ui.widgets.window_parts import HasParts, first_stop, next_part

        page = self.navigator.page
        own = page.parts() if isinstance(page, HasParts) else [page]
        now = self.focusWidget()
        if not any(map(first_stop, own)) and now is not page:
            page.setFocus()  # a page that is only read: the keys that scroll are its own
        else:
            next_part([*own, self.menus.top], now, by)

    def open_named(self, name: str) -> None:
        """Show the page of a name, such as "replay:7", if there is one."""
        from ludo.ui.screens.named import named

        to = named(name)
        if to is not None:
            self.open(to)

    def come_forward(self, file: str, page: str = "") -> None:
        """Come to the front, for the program was started again, and show the file or page that it was given."""
        if self.isMinimized():
            self.showNormal()
        self.raise_()
        self.activateWindow()
        if file:
            self.files.open_file(Path(file))
        self.open_named(page)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Take a file that is dragged over the window."""
        if len(event.mimeData().urls()) == 1 and event.mimeData().urls()[0].isLocalFile():
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Open the file that is dropped."""
        event.acceptProposedAction()
        self.files.open_file(Path(event.mimeData().urls()[0].toLocalFile()))

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
        if "presenting" in self.__dict__:
            self.presenting.stop()
        self.navigator.leave_all()
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
