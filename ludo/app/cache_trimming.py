"""Gives back the pictures of tables and pages once somebody stays on the first page."""

from typing import Final

from PySide6.QtCore import QObject, QTimer, Slot

from ludo.ui.control.navigator import Navigator
from ludo.ui.pages.home import Home

STAYS: Final = 1000
"""Milliseconds on the first page after which no table is taken to follow at once."""


class CacheTrimmer(QObject):
    """Drops what was drawn for tables and pages, and the drawings of cards that it came from."""

    def __init__(self, navigator: Navigator) -> None:
        super().__init__(navigator)
        self._navigator = navigator
        self._timer = QTimer(self, singleShot=True, interval=STAYS)
        self._timer.timeout.connect(self._give_back)
        navigator.changed.connect(self._look)

    @Slot()
    def _look(self) -> None:
        if isinstance(self._navigator.page, Home):
            self._timer.start()
        else:
            self._timer.stop()

    @Slot()
    def _give_back(self) -> None:
        from PySide6.QtGui import QPixmapCache

        from ludo.ui.art import faces
        from ludo.ui.art.cache import PixmapCache

        QPixmapCache.clear()  # what Qt makes of icons, up to ten megabytes of pages that are gone
        PixmapCache.clear_all()
        faces.forget()
