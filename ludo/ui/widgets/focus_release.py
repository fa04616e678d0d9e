"""Widgets that go let go of the focus, so that Qt does not pass it on through their neighbours, which would be read."""

from collections.abc import Iterable, Sequence
from typing import Protocol, runtime_checkable

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QWidget


@runtime_checkable
class FocusHolder(Protocol):
    """Knows which of its widgets gets the focus that one of them has let go of, so that it goes there in one step."""

    def pass_focus_on(self) -> None:
        """Give the focus to one of its widgets, if one is to have it."""


def let_go_of_focus(going: Sequence[QWidget]) -> None:
    """Take the focus from one of these; what holds them gets it in a moment, if nothing else has it by then."""
    now = next((widget for widget in going if widget.hasFocus()), None)
    if now is None:
        return
    holder = holder_of(now)
    now.clearFocus()
    if holder is not None:
        QTimer.singleShot(0, holder, lambda: _hold(holder))


def discard(widgets: Iterable[QWidget]) -> None:
    """Take widgets off what holds them: hide them at once, delete them once nothing runs in them."""
    for widget in widgets:
        widget.hide()
        widget.deleteLater()


def parent_of(widget: QWidget) -> QWidget | None:
    """Return the parent of a widget.

    Where Qt has made it, `parentWidget` makes the classes of all widgets, two megabytes.
    """
    parent = widget.parent()
    return parent if isinstance(parent, QWidget) else None


def holder_of(widget: QWidget) -> QWidget | None:
    """Return the nearest widget around it that can have the focus."""
    above = parent_of(widget)
    while above is not None and above.focusPolicy() == Qt.FocusPolicy.NoFocus:
        above = parent_of(above)
    return above


def _hold(holder: QWidget) -> None:
    if isinstance(holder, FocusHolder) and holder.isVisible() and holder.window().focusWidget() is None:
        holder.pass_focus_on()
    if holder.isVisible() and holder.window().focusWidget() is None:
        holder.setFocus()
