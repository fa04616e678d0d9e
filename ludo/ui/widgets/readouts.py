"""The keys that read out, on pages without a game of their own: what labels and painted things there say."""

from collections.abc import Callable, Iterable
from functools import partial

from PySide6.QtWidgets import QLabel, QWidget

from ludo.ui.platform.announce import answer, joined
from ludo.ui.platform.shortcuts import READOUT_KEYS
from ludo.ui.widgets.shortcuts import add_shortcut


def add_readouts(page: QWidget, **read: Callable[[], Iterable[QWidget]]) -> None:
    """Add keys that read out what is seen of some widgets; `read`: which, by the name of the readout."""
    for name, widgets in read.items():
        add_shortcut(page, READOUT_KEYS[name][0], partial(_read, page, widgets))


def _read(page: QWidget, widgets: Callable[[], Iterable[QWidget]]) -> None:
    seen = [widget for widget in widgets() if widget.isVisibleTo(page)]
    answer(page, joined([text for text in map(_said, seen) if text]))


def _said(widget: QWidget) -> str:
    """Return the name of a painted thing, or the text of a label."""
    return widget.accessibleName() or (widget.text() if isinstance(widget, QLabel) else "")
