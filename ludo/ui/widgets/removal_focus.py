"""Buttons that take something away at once have the focus only where a person has brought it there."""

from typing import Final, TypeVar

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from shiboken6 import isValid

from ludo.ui.widgets.focus_release import holder_of

ButtonT = TypeVar("ButtonT", bound=QAbstractButton)

_TAKES_AWAY: Final = "takes_away"


def taking_away(button: ButtonT) -> ButtonT:
    """Mark a button that strikes, deletes, closes or takes back without asking; return it."""
    button.setProperty(_TAKES_AWAY, True)
    return button


def takes_away(widget: QWidget | None) -> bool:
    """Does pressing it take something away at once?"""
    return widget is not None and bool(widget.property(_TAKES_AWAY))


class FocusKeeper(QObject):
    """Passes the focus on that comes to such a button by itself, because what had it has gone.

    Tab, the pointer and assistive technology bring it there from something that is still to be seen.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._last: QWidget | None = None
        """What had the focus last: it may have it again when the window comes to the front."""
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._changed)

    def _changed(self, before: QWidget | None, after: QWidget | None) -> None:
        if after is None:
            return
        last, self._last = self._last, after
        came_back = before is None and after is last
        if takes_away(after) and not came_back and not _is_there(before):
            holder = holder_of(after)
            if holder is None:
                after.clearFocus()
            else:
                holder.setFocus()


def _is_there(widget: QWidget | None) -> bool:
    return widget is not None and isValid(widget) and widget.isVisible() and widget.isEnabled()
