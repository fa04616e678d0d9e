"""The keys that read out, on pages without a game of their own: what labels and painted things there say."""

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from itertools import groupby

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QLabel, QTextEdit, QWidget

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


def read_page(page: QWidget) -> None:
    """Read everything that is written on a page and cannot have the focus, which reads the rest."""
    answer(page, joined([text for text, _ in groupby(_texts(page)) if text]))


def _texts(page: QWidget) -> Iterator[str]:
    for widget in page.findChildren(QWidget):
        if not widget.isVisibleTo(page):
            continue
        if isinstance(widget, QTextEdit):
            yield widget.toPlainText()
        elif isinstance(widget, QLabel) or widget.focusPolicy() == Qt.FocusPolicy.NoFocus:
            found = QAccessible.queryAccessibleInterface(widget)
            yield "" if found is None else found.text(QAccessible.Text.Name)
