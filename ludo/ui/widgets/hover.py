"""Leaving the widget that the pointer was on."""

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QWidget


def forget_pointer(page: QWidget | None) -> None:
    """Have nothing on a page that is hidden look as if the pointer were on it: Qt does not say that it has left."""
    for widget in () if page is None else (page, *page.findChildren(QWidget)):
        if widget.underMouse():
            QCoreApplication.sendEvent(widget, QEvent(QEvent.Type.Leave))
