"""Gives back the pictures of tables once somebody stays on the first page."""

from typing import Final

from PySide6.QtCore import QObject, QTimer, Slot

from ludo.ui.control.navigator import Navigator
from ludo.ui.pages.home import Home

STAYS: Final = 1000
"""Milliseconds on the first page after which no table is taken to follow at once."""


class CacheTrimmer(QObject):
    """Drops cards, cloth and counters drawn for tables, and the drawings of cards that they came from."""

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

        from ludo.ui.art import cached_bitmaps, cloth, faces

        QPixmapCache.clear()  # what Qt makes of icons, up to ten megabytes of pages that are gone
        faces.forget()
        cloth.forget()
        cached_bitmaps.forget()
