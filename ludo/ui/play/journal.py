"""The journal beside the table: a line for everything that happened."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QFocusEvent, QFont, QFontMetrics, QKeyEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListWidgetItem,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from ludo.engine.events import Changed, Event, Said
from ludo.session.commitments import Commitment
from ludo.ui.table.tooltips import wrapped
from ludo.ui.theme import current_theme, font
from ludo.ui.widgets.plain_text import tip
from ludo.ui.widgets.wrapped_list import WrappedList
from ludo.ui.wording.commitments import seal_hint, seal_text

_ROW_GAP: Final = 3
"""Pixels above and below the words of a line."""


class _Lines(QStyledItemDelegate):
    """Writes every line of a journal in as many rows as its words need, so that none is cut short."""

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Paint the words, wrapped."""
        rect: QRect = option.rect
        painter.save()
        painter.setFont(_font(index))
        brush = index.data(Qt.ItemDataRole.ForegroundRole)
        painter.setPen(brush.color() if brush is not None else current_theme().text)
        width = index.data(Qt.ItemDataRole.SizeHintRole).width()
        room = QRect(rect.left() + 10, rect.top() + _ROW_GAP, width, rect.height() - _ROW_GAP)
        painter.drawText(room, Qt.TextFlag.TextWordWrap, index.data())
        painter.restore()


def _font(line: QModelIndex | QPersistentModelIndex | QListWidgetItem) -> QFont:
    result: QFont = line.data(Qt.ItemDataRole.FontRole) or font("body")
    return result


class LeavesKeys:
    """A list or table in which no key but those that go through it means anything: the others are the game's."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave letters, digits, Space and Enter to the page."""
        if event.text() and event.text() != "\t" and not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            event.ignore()
        else:
            super().keyPressEvent(event)  # type: ignore[misc]


class Journal(LeavesKeys, WrappedList):
    """A list whose items lose the focus with it. `writing`: the width of its words."""

    writing = 0

    def __init__(self) -> None:
        super().__init__()
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setItemDelegate(_Lines(self))
        self.setTextElideMode(Qt.TextElideMode.ElideNone)

    def add(self, line: QListWidgetItem) -> None:
        """Add a line below all others."""
        self._measure(line)
        self.addItem(line)

    def add_before(self, lines: Sequence[QListWidgetItem]) -> None:
        """Add lines above all others; what is seen stays where it is."""
        bar = self.verticalScrollBar()
        first, at_end = bar.value(), bar.value() == bar.maximum()
        for place, line in enumerate(lines):
            self._measure(line)
            self.insertItem(place, line)
        self.doItemsLayout()
        bar.setValue(bar.maximum() if at_end else first + len(lines))  # it counts lines

    def _measure(self, line: QListWidgetItem) -> None:
        """Make a line as wide as the panel always is beside a scroll bar, and with as many rows as it takes.

        It is measured once, for with every line the list asks for the sizes of all.
        """
        room = QRect(0, 0, self.writing, 10_000)
        words = QFontMetrics(_font(line)).boundingRect(room, Qt.TextFlag.TextWordWrap, line.text())
        line.setSizeHint(QSize(self.writing, words.height() + 2 * _ROW_GAP))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Go on showing the last line if that is seen."""
        bar = self.verticalScrollBar()
        at_end = bar.value() == bar.maximum()
        super().resizeEvent(event)
        if at_end:
            self.scrollToBottom()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Clear the current item."""
        super().focusOutEvent(event)
        self.setCurrentIndex(QModelIndex())


def seal_item(commitment: Commitment) -> QListWidgetItem:
    """Return the grey sign of a journal that luck is sealed; its tip has the sum."""
    item = QListWidgetItem(seal_text())
    item.setFont(font("small"))
    item.setForeground(current_theme().text_quiet)
    item.setToolTip(tip(wrapped(seal_hint(commitment))))
    return item


def journal_item(event: Event, text: str) -> QListWidgetItem:
    """Return a line of a journal: headings in colour, what is said in bold."""
    item = QListWidgetItem(text)
    if isinstance(event, Changed | Said):
        strong = font("body")
        strong.setBold(True)
        item.setFont(strong)
    if isinstance(event, Changed):
        item.setForeground(current_theme().accent)
    return item
