"""Waiting in tests of the interface: `qtbot.waitUntil` for what must come, else one of these; never a fixed time."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QEvent, QRect
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu, QWidget

_STILL = 5
"""Turns of the event loop without a change after which a page has been laid out."""


def settle(widget: QWidget) -> None:
    """Handle events until nothing on a widget moves any more."""
    before: list[QRect] = []
    still = 0
    while still < _STILL:
        QTest.qWait(1)
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        now = [widget.geometry(), *(part.geometry() for part in widget.findChildren(QWidget))]
        still = still + 1 if now == before else 0
        before = now


def stays(condition: Callable[[], object], milliseconds: int = 100) -> None:
    """Assert that something is true, and stays so while events are handled for a while.

    On a slow machine less happens in that time: this may miss a fault, but it never fails without one.
    """
    for _ in range(5):
        assert condition()
        QTest.qWait(milliseconds // 5)
    assert condition()


def menus_filled(window: QWidget) -> bool:
    """Have the commands come, after the first paint?"""
    return any(action.shortcuts() for menu in window.findChildren(QMenu) for action in menu.actions())
