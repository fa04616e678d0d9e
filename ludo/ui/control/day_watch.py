"""Noticing that another day has begun."""

from __future__ import annotations

from datetime import datetime, time, timedelta
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QGuiApplication

from ludo.moments import day_here, read_moment, utc

if TYPE_CHECKING:
    from collections.abc import Callable


class DayWatch(QObject):
    """`begun` comes on another day: at midnight, or when somebody comes back, for timers sleep as computers do."""

    begun = Signal()

    def __init__(self, now: Callable[[], str], parent: QObject) -> None:
        """now: a moment that is kept."""
        super().__init__(parent)
        self._now = now
        self._day = day_here(now())
        self.midnight = QTimer(self, singleShot=True, timerType=Qt.TimerType.VeryCoarseTimer)
        self.midnight.timeout.connect(self._look)
        app = QGuiApplication.instance()
        assert isinstance(app, QGuiApplication)
        app.focusWindowChanged.connect(self._look)
        self._look()

    @Slot()
    def _look(self) -> None:
        now = self._now()
        day = day_here(now)
        if day != self._day:
            self._day = day
            self.begun.emit()
        rest = utc(datetime.combine(day + timedelta(days=1), time())) - read_moment(now)
        self.midnight.start(rest // timedelta(milliseconds=1) + 1)
