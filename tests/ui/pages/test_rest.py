"""Nothing wakes while nothing moves: on every page all timers stop once the page is whole, minimised or not."""

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from pytestqt.exceptions import TimeoutError as NotInTime
from pytestqt.qtbot import QtBot

from ludo.ui.control.day_watch import DayWatch
from ludo.ui.platform.waker import Waker
from ludo.ui.shell.window import MainWindow
from tests.ui.pages.conftest import Desk
from tests.ui.pages.every_page import PAGES, open_full
from tests.ui.waiting import menus_filled


def active_timers(window: MainWindow) -> list[str]:
    """Return by owner the timers of the program that wake it again and again, or soon."""
    app = QApplication.instance()
    assert app is not None
    timers = {id(timer): timer for owner in (window, app) for timer in owner.findChildren(QTimer)}.values()
    return [
        f"{type(timer.parent()).__name__}, {timer.interval()} ms"
        for timer in timers
        if timer.isActive() and not _is_deadline(timer)
    ]


def _is_deadline(timer: QTimer) -> bool:
    """Does it wake once, at midnight, or should a process that was asked something never answer?"""
    return timer.isSingleShot() and isinstance(timer.parent(), (DayWatch, Waker))


def test_no_timer_runs_on_any_page_once_it_is_whole(desk: Desk, qtbot: QtBot) -> None:
    window = open_full(desk)
    qtbot.waitUntil(lambda: menus_filled(window))
    awake = []
    for name, show in PAGES.items():
        show(window)
        for minimised in (False, True):
            window.showMinimized() if minimised else window.showNormal()
            try:
                qtbot.waitUntil(lambda: not active_timers(window))
            except NotInTime:
                awake.append((name, minimised, active_timers(window)))
    assert awake == []
