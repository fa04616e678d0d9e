"""Has what was asked of players taken in the thread of the window, whoever wakes it, and once patience is over."""

from typing import Final

from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot
from shiboken6 import isValid

from ludo.session.asker import Asker

_AFTER: Final = 10
"""Milliseconds after a deadline: then it is over by every clock."""


class Waker(QObject):
    """Takes the answers of an asker, which ends with it. Signal `woken` may be emitted in any thread."""

    woken = Signal()

    def __init__(self, asker: Asker, parent: QObject) -> None:
        super().__init__(parent)
        self._asker = asker
        self._alarm = QTimer(self, singleShot=True)
        self._alarm.timeout.connect(self._take)
        self.woken.connect(self._take, Qt.ConnectionType.QueuedConnection)
        asker.wake, asker.alarm = self._wake, self._wait
        self.destroyed.connect(asker.stop)
        asker.wake()  # for what was asked before

    def _wake(self) -> None:
        if isValid(self):
            self.woken.emit()

    def _wait(self, seconds: float) -> None:
        if isValid(self):
            self._alarm.start(round(seconds * 1000) + _AFTER)

    @Slot()
    def _take(self) -> None:
        self._asker.take()
