"""Dialogs that are as large as what they hold, within their window; beyond that they scroll."""

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QFrame, QLayout, QScrollArea, QWidget

from ludo.ui.widgets.surfaces import UNIT

_LETTERS = 62
"""So many letters of usual width fit into a line where the window has the room."""
_BAR = 12
"""Pixels of a scroll bar."""


def scrolling(inner: QWidget) -> QScrollArea:
    """Return an area that scrolls what a dialog holds, up and down only."""
    area = QScrollArea()
    area.setWidgetResizable(True)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setWidget(inner)
    return area


def grown(dialog: QDialog, inner: QWidget, below: Sequence[QLayout], least: int, now: QSize) -> QSize:
    """Return the size in which a dialog shows all that it holds, within its window, or without one the screen.

    below: what stands under `inner` and does not scroll. least: pixels of the narrowest dialog. now: it becomes no
    smaller, a person may have made it so.
    """
    parent = dialog.parentWidget()
    outside = QGuiApplication.primaryScreen().availableSize() if parent is None else parent.window().size()
    room = outside - QSize(2 * UNIT, 4 * UNIT)
    wanted = max(least, _LETTERS * dialog.fontMetrics().averageCharWidth(), now.width())
    width = min(wanted, room.width())
    needed = max(inner.heightForWidth(width - _BAR), inner.minimumSizeHint().height())
    for layout in below:
        needed += layout.heightForWidth(width) if layout.hasHeightForWidth() else layout.sizeHint().height()
    return QSize(width, max(min(needed, room.height()), now.height()))
