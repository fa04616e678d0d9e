"""Brings the window into a state and takes its picture."""

import sys
from collections.abc import Mapping
from importlib import import_module
from pathlib import Path
from time import monotonic
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent

from ludo.app.start import DATABASE, application, open_window
from ludo.engine.turns import CHANCE
from ludo.session.session import Session
from ludo.store.store import Store
from ludo.ui.dialogs import Message
from ludo.ui.wording.titles import TITLES
from tests.gallery.pages import PAGES, fill
from tests.gallery.scripts import Moment
from tests.ui.pages.thinkers import Nobody

_PATIENCE: Final = 20.0
"""Seconds until a table has to be still."""


def _moments() -> Mapping[str, tuple[Moment, ...]]:
    """The moments of every game that can be played: `tests/gallery/<game>.py`."""
    return {game: import_module(f"tests.gallery.{game}").MOMENTS for game in TITLES}


MOMENTS: Final = _moments()


class Camera:
    """One window over a data folder with some games in it."""

    def __init__(self, folder: Path, width: int, height: int) -> None:
        self._app = application()
        store = Store(folder / DATABASE)
        self._numbers = {
            f"{game}-{moment.name}": moment.script(game).save(store)
            for game, moments in MOMENTS.items()
            for moment in moments
        }
        fill(store)
        store.close()
        self._window = open_window(self._app, folder, Nobody())
        sys.excepthook = sys.__excepthook__
        self._window.services.settings.change(speed="none", reduced_motion="yes")
        self._window.resize(width, height)
        self._window.show()

    def take(self, theme: str, language: str, what: str, path: Path) -> None:
        """Write a picture of a page or moment."""
        window = self._window
        window.services.settings.change(theme=theme, language=language)
        if what in PAGES:
            PAGES[what](window)
        else:
            window.resume(self._numbers[what])
            self._until_still()
        self._settle(150)
        window.grab().save(str(path))
        for message in window.findChildren(Message):
            message.close()
        window.show_home()
        self._settle(0)

    def _until_still(self) -> None:
        page = self._window.play_page
        assert page is not None, [message.text.text() for message in self._window.findChildren(Message)]
        end = monotonic() + _PATIENCE
        while page.table.busy or page.controller.state not in self._still_states(page.session):
            self._settle(10)
            assert monotonic() < end, page.controller.state

    def _still_states(self, session: Session) -> tuple[str, ...]:
        """States in which nothing happens any more; a computer player on turn never answers here."""
        must = session.turn().must
        waits = must is not None and must != CHANCE and not session.chairs[must].person
        return ("asking", "result", "over", "curtain", *(("gap",) if waits else ()))

    def _settle(self, milliseconds: int) -> None:
        end = monotonic() + milliseconds / 1000
        while True:
            self._app.processEvents()
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
            if monotonic() >= end:
                return

    def close(self) -> None:
        """Close the window."""
        self._window.close()
