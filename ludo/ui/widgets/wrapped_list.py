"""A list whose entries take as many rows as their words need."""

from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSize, Qt
from PySide6.QtWidgets import QFrame, QListWidget, QStyledItemDelegate, QStyleOptionViewItem

_PADDING: Final = 12
"""On both sides of the words by the style sheet, which Qt leaves out when it looks for where they are wrapped."""


class _Wrapped(QStyledItemDelegate):
    """Measures words in the width in which they are painted."""

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """Return what an entry needs."""
        narrower = QStyleOptionViewItem(option)
        narrower.rect.setWidth(option.rect.width() - _PADDING)
        return super().sizeHint(narrower, index)


class WrappedList(QListWidget):
    """A list without a frame that is never scrolled sideways, and cuts no entry short."""

    def __init__(self) -> None:
        super().__init__()
        self.setWordWrap(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.setItemDelegate(_Wrapped(self))
