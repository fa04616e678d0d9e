"""Where the focus begins in a page or a form."""

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from ludo.ui.widgets.removal_focus import takes_away


class _FirstFocus(QObject):
    """Passes the focus that a container is given on to one of its widgets."""

    def __init__(self, container: QWidget) -> None:
        super().__init__(container)
        self.widget: QWidget | None = None
        container.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Pass the focus on."""
        widget = self.widget
        if event.type() == QEvent.Type.FocusIn and widget is not None and isValid(widget) and not takes_away(widget):
            widget.setFocus()
        return super().eventFilter(watched, event)


def first_focus(container: QWidget) -> QWidget:
    """Return where the focus of a container begins: itself, if nothing in it was named that can have it."""
    passing = next((child for child in container.children() if isinstance(child, _FirstFocus)), None)
    widget = None if passing is None else passing.widget
    if widget is None or not isValid(widget) or not widget.isEnabled() or takes_away(widget):
        return container
    return first_focus(widget)


def begin_focus_at(container: QWidget, widget: QWidget) -> None:
    """Set the widget of a container at which the focus begins.

    A focus proxy would make a stop of the container: Tab would go from it to the widget and leave out all between.
    """
    passing = next((child for child in container.children() if isinstance(child, _FirstFocus)), None)
    (passing or _FirstFocus(container)).widget = widget
