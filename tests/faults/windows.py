"""The whole program over spoiled files: it starts, says what is the matter, and shows every page."""

import sys
from functools import partial
from pathlib import Path
from random import Random
from types import TracebackType

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication

from ludo.app.start import DATABASE, application, open_window
from ludo.ui.dialogs.message import Message
from ludo.ui.services.destinations import ToNewGame, ToPastGames, ToSettings
from ludo.ui.shell.window import MainWindow
from tests.faults import damage
from tests.faults.files import good
from tests.ui.pages.thinkers import Nobody


def windows(folder: Path, rng: Random) -> list[str]:
    """A start over a spoiled file, then every page, and the partie played last goes on."""
    content, known = good()
    path = folder / DATABASE
    if rng.random() < 0.6:
        path.write_bytes(damage.BYTES[rng.choice(list(damage.BYTES))](content, rng))
    else:
        path.write_bytes(content)
        rng.choice([damage.wrong_type, damage.other_schema])(path, rng)
    problems: list[str] = []
    hook = sys.excepthook

    def note(kind: type[BaseException], error: BaseException, _: TracebackType | None) -> None:
        problems.append(f"{kind.__name__}: {error}")

    app = application()
    window = open_window(app, folder, Nobody(), rng.choice(["en", "fr"]))
    sys.excepthook = note
    try:
        window.show()
        _pass(app)
        store = window.services.store
        if bool(_messages(window)) != bool(store.notices):
            problems.append(f"{len(_messages(window))} messages about {len(store.notices)} notices")
        if len(store.sessions()) < len(known) and not store.notices:
            problems.append("parties are gone without a word")
        _read(app, window)
        if store.notices and store.saving:
            problems.append("a notice that was read is not forgotten")
        for show in (
            partial(window.open, ToPastGames()),
            partial(window.open, ToSettings()),
            partial(window.open, ToNewGame("trut")),
            window.show_rules,
            window.navigator.home,
            window.playing.resume_last,
            window.toggle_panel,
            window.navigator.home,
        ):
            show()
            _pass(app)
            _read(app, window)
        window.close()
        store.close()
        window.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    finally:
        sys.excepthook = hook
    return problems


def _pass(app: QApplication) -> None:
    for _ in range(3):
        app.processEvents()


def _messages(window: MainWindow) -> list[Message]:
    return [message for message in window.findChildren(Message) if message.isVisible()]


def _read(app: QApplication, window: MainWindow) -> None:
    """Read every message that is open, and those that come then."""
    while messages := _messages(window):
        for message in messages:
            message.reject()
        _pass(app)
