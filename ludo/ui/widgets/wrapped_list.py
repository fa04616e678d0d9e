"""A list whose entries take as many rows as their words need."""

from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSize, Qt, Signal
from PySide6.QtWidgets import QFrame, QListWidget, QListWidgetItem, QStyledItemDelegate, QStyleOptionViewItem

from ludo.ui.theme import font

_PADDING: Final = 12
"""On both sides of the words by the style sheet, which Qt leaves out when it looks for where they are wrapped."""


class Wrapped(QStyledItemDelegate):
    """Measures words in the width in which they are painted."""

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """Return what an entry needs."""
        narrower = QStyleOptionViewItem(option)
        narrower.rect.setWidth(option.rect.width() - _PADDING)
        return super().sizeHint(narrower, index)


class WrappedList(QListWidget):
    """A list without a frame that is never scrolled sideways, and cuts no entry short. entered: one was chosen."""

    entered = Signal(QListWidgetItem)

    def __init__(self, name: str = "") -> None:
        """name: what assistive technology calls it, with which it is written in the usual letters."""
        super().__init__()
        if name:
            self.setAccessibleName(name)
            self.setFont(font("body"))
        self.itemClicked.connect(self.entered)
        self.itemActivated.connect(self.entered)
        self.setWordWrap(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.setItemDelegate(Wrapped(self))
