"""From one part of a window to the next by F6."""

from collections.abc import Sequence
from typing import Protocol, runtime_checkable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from ludo.ui.widgets.tab_order import as_seen


@runtime_checkable
class HasParts(Protocol):
    """A page that consists of parts."""

    def parts(self) -> Sequence[QWidget]:
        """Return its parts, in the order in which F6 goes through them."""


def usable(widget: QWidget) -> bool:
    """Can the focus go to it by keys?"""
    return widget.isVisible() and widget.isEnabled() and bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus)


def first_stop(part: QWidget) -> QWidget | None:
    """Return where Tab comes first within a part, None if nothing in it takes the focus."""
    return next((widget for widget in as_seen(part) if usable(widget)), None)


def next_part(parts: Sequence[QWidget], now: QWidget | None, by: int) -> None:
    """Give the focus to the next part that takes it, from the one with the focus; `by`: 1 or −1."""
    here = next(
        (number for number, part in enumerate(parts) if now is part or (now is not None and part.isAncestorOf(now))),
        -1 if by > 0 else 0,
    )
    for step in range(1, len(parts) + 1):
        target = first_stop(parts[(here + by * step) % len(parts)])
        if target is not None:
            target.setFocus(Qt.FocusReason.TabFocusReason)
            return
