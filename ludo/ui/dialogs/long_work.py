"""Work that takes long while somebody waits for it: how far it is, and a way to call it off."""

from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic
from typing import Final

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from ludo.ui.charts.ticks import percent_text
from ludo.ui.dialogs.message import Message
from ludo.ui.i18n import Text, texts, translate
from ludo.ui.services.waiting import keep_responsive, no_collection

_text = texts("LongWork")

_QUICK: Final = 0.5
"""Seconds for which nobody needs to be told anything."""
_STEP: Final = 0.05
"""Seconds between two looks at what somebody does."""


class CancelledError(Exception):
    """Somebody has called the work off."""


class LongWork:
    """A callback of progress that shows a message once it takes long; raises CancelledError when that is cancelled.

    The message is modal, so that nothing else of the window can be used meanwhile.
    """

    def __init__(self, page: QWidget, heading: Text) -> None:
        self._page = page
        self._heading = heading
        self._begun = self._last = monotonic()
        self._share = 0.0
        self.message: Message | None = None
        self._cancelled = False
        self._over = False

    def __call__(self, done: int, of: int) -> None:
        """Show how far it is."""
        now = monotonic()
        if now - self._last < _STEP:
            return
        self._last = now
        self._share = done / of if of else 0.0
        if self.message is not None:
            self.message.text.set_text(self._told)
            QCoreApplication.processEvents()
        elif now - self._begun >= _QUICK:
            self.message = Message(self._page, self._heading, self._told, [(_text("Stop"), None)])
            self.message.open()
            self.message.finished.connect(self._cancel)
            QCoreApplication.processEvents()
        else:
            keep_responsive()
        if self._cancelled:
            raise CancelledError

    def _told(self) -> str:
        share = percent_text(self._share)
        return translate("LongWork", "%1 done. Nothing is changed if you stop.").replace("%1", share)

    def _cancel(self) -> None:
        self._cancelled = not self._over

    def close(self) -> None:
        """Show it no more."""
        self._over = True
        if self.message is not None:
            self.message.accept()
            self.message = None


@contextmanager
def long_work(page: QWidget, heading: Text) -> Iterator[LongWork]:
    """Show how far work is that takes long, over a page; where it is cancelled, what comes after it is left out."""
    work = LongWork(page, heading)
    try:
        with no_collection():  # to go through hundreds of thousands of new objects takes most of a second
            yield work
    finally:
        work.close()
