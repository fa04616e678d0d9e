"""Long work that the window waits for."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QCoreApplication, QEventLoop, Qt
from PySide6.QtGui import QGuiApplication


@contextmanager
def wait_cursor() -> Iterator[None]:
    """Show that work goes on."""
    QGuiApplication.setOverrideCursor(Qt.CursorShape.WaitCursor)
    try:
        yield
    finally:
        QGuiApplication.restoreOverrideCursor()


@contextmanager
def no_collection() -> Iterator[None]:
    """Collect no garbage meanwhile."""
    collecting = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collecting:
            gc.enable()


def keep_responsive(*_: object) -> None:
    """Process events while long work goes on; fits as a callback of progress."""
    QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents)
