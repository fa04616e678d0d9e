"""Everything that is put together when the program starts with its window."""

import gc
import sys
from pathlib import Path
from random import SystemRandom
from typing import Final

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication

from ludo.app.crash import Crashes, write_log
from ludo.app.instance import Instance, hand_over
from ludo.app.progress import OpeningProgress
from ludo.session.asker import Asker
from ludo.session.service import PartieService
from ludo.store.store import Store
from ludo.ui.games.registry import SCREENS
from ludo.ui.i18n import set_language
from ludo.ui.platform.appearance import colour_title_bars, watch_contrast
from ludo.ui.platform.identity import introduce, show_icon
from ludo.ui.platform.waker import Waker
from ludo.ui.services.ports import Services
from ludo.ui.services.settings import Settings, SettingsStore
from ludo.ui.shell.window import MainWindow
from ludo.ui.theme import STYLE, apply_theme, theme_for
from ludo.ui.theme.interface_font import load_slanted_faces, load_ui_font, with_pictures
from ludo.ui.widgets.headings import install_headings

DATABASE: Final = "ludo.db"
_LATER: Final = 100
"""Milliseconds after the first painting until the rest is read: the window answers first."""


def run(folder: Path, language: str | None = None, file: Path | None = None, page: str = "") -> int:
    """Show the window and run until it is closed; return the exit code."""
    crashes = Crashes(folder)
    crashes.catch_everything()
    app = application()
    instance = Instance(folder)
    if not instance.claim():
        if hand_over(folder, file, page=page):
            return 0
        while True:
            if not _open_all_the_same(app, folder, language):
                return 1
            if instance.force():
                break
    asker = Asker()
    window = open_window(app, folder, asker, language, crashes)
    instance.called.connect(window.come_forward)
    if file is not None:
        window.files.open_file(file)
    if page:
        window.open_named(page)
    if sys.platform == "darwin":
        from ludo.app.opened_files import OpenedFiles

        OpenedFiles(app).opened.connect(lambda path: window.files.open_file(path))

    def prepare() -> None:
        """Do what the first page is shown and used without."""
        begin_housekeeping(window)
        load_slanted_faces()
        write_log(folder)
        if not instance.listen():
            from ludo.ui.wording.errors import unreachable_heading, unreachable_text

            window.notices.show_message(unreachable_heading, unreachable_text)
        if sys.platform != "win32":
            from ludo.app.signals import quit_on_signals

            quit_on_signals(app)

    window.painted.connect(lambda: QTimer.singleShot(0, window, lambda: show_icon(app)))
    window.painted.connect(lambda: QTimer.singleShot(_LATER, window, prepare))
    window.show()
    try:
        return app.exec()
    finally:
        asker.stop()
        window.services.store.close()
        instance.close()
        crashes.close()


def _open_all_the_same(app: QApplication, folder: Path, language: str | None) -> bool:
    """Say that another program has the folder and does not answer, and ask whether to open it nevertheless."""
    from ludo.ui.dialogs.message import ask
    from ludo.ui.wording.errors import other_heading, other_text, overrule_text

    show_icon(app)
    set_language(language or "system")
    apply_theme(app, theme_for("system"))
    wanted: list[bool] = []
    question = ask(None, other_heading, lambda: other_text(folder), (overrule_text, lambda: wanted.append(True)))
    question.default_to_cancel()
    question.finished.connect(app.quit)
    app.exec()
    return bool(wanted)


def begin_housekeeping(window: MainWindow) -> None:
    """Collect garbage between events, leaving out what was read at the start, read ahead, and give pictures back."""
    from ludo.app.cache_trimming import CacheTrimmer
    from ludo.app.preloading import Preloader
    from ludo.ui.platform.garbage import collect_between_events

    gc.freeze()
    collect_between_events()
    Preloader(window.near, window.navigator)
    CacheTrimmer(window.navigator)


def application() -> QApplication:
    """Return the Qt application, with the font of the interface."""
    present = QApplication.instance()
    app = present if isinstance(present, QApplication) else QApplication([*sys.argv[:1], "-style", STYLE])
    app.setApplicationName("Ludo")
    app.setApplicationDisplayName("Ludo")
    app.setDesktopFileName("ludo")
    app.setAttribute(Qt.ApplicationAttribute.AA_DontShowIconsInMenus)
    introduce(app)
    install_headings()
    font = app.font()
    font.setFamilies(with_pictures(load_ui_font()))
    app.setFont(font)
    return app


def open_window(
    app: QApplication,
    folder: Path,
    asker: Asker,
    language: str | None = None,
    crashes: Crashes | None = None,
) -> MainWindow:
    """Return the window over the data of a folder, not shown yet."""
    crashes = crashes or Crashes(folder)
    store = Store(folder / DATABASE, progress=OpeningProgress(app))
    settings = SettingsStore(store)
    follow_settings(app, settings, language)
    parties = PartieService(store, tuple(SCREENS), SystemRandom(), asker)
    window = MainWindow(Services(store, settings, parties, folder))
    Waker(asker, window)
    window.painted.connect(lambda: QTimer.singleShot(0, window, lambda: add_voice(window, settings)))
    crashes.setParent(window)
    crashes.happened.connect(window.notices.show_crash)
    return window


def add_voice(window: MainWindow, settings: SettingsStore) -> None:
    """Have the program speak where no screen reader does; greet at the first start, by either voice."""
    from ludo.ui.pages.welcome import greet
    from ludo.ui.voice.speaker import install_voice

    install_voice(window, settings)
    greet(window.home, window.services.parties)


def follow_settings(app: QApplication, settings: SettingsStore, language: str | None = None) -> None:
    """Apply language, theme and text size, now and at every change of the settings."""
    before = settings.value

    def recolour() -> None:
        apply_theme(app, theme_for(settings.value.theme), settings.value.text_scale / 100)

    def changed(value: Settings) -> None:
        nonlocal before
        if (value.language, value.words) != (before.language, before.words):
            set_language(value.language, value.words)
        if value.theme != before.theme:
            colour_title_bars(app.styleHints(), value.theme)
        if (value.theme, value.text_scale) != (before.theme, before.text_scale):
            recolour()
        before = value

    set_language(language or settings.value.language, settings.value.words)
    colour_title_bars(app.styleHints(), settings.value.theme)
    recolour()
    settings.changed.connect(changed)
    app.styleHints().colorSchemeChanged.connect(lambda _: recolour())
    watch_contrast(app.styleHints(), recolour)
