"""Leaving the widgets that the pointer was on."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QEvent, QPoint
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from ludo.ui.widgets.focus_release import parent_of


def follow_pointer(before: Sequence[QWidget], top: QWidget | None, point: QPoint) -> list[QWidget]:
    """Return what looks as if the pointer were on it, in a window with the pointer at a point of the screen.

    What is hidden of `before` leaves it: Qt does not always say that the pointer has gone.
    """
    seen = []
    for widget in filter(isValid, before):
        if widget.underMouse() and not widget.isVisible():
            QCoreApplication.sendEvent(widget, QEvent(QEvent.Type.Leave))
        elif widget.underMouse():
            seen.append(widget)
    found = None if top is None or not isValid(top) else top.childAt(top.mapFromGlobal(point))
    while found is not None:
        if found not in seen:
            seen.append(found)
        found = parent_of(found)
    return seen
