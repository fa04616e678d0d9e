"""The lines of a score sheet as a table: what each says in every column, and how the deal went."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QBrush, QFont, QFontMetrics, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHeaderView, QTableWidget, QTableWidgetItem

from ludo.nights.sheets.contract import Marked, Position
from ludo.nights.sheets.kept_sheet import AnyKeptSheet
from ludo.ui.i18n import translate
from ludo.ui.sheets.changes import change_text, names_at
from ludo.ui.sheets.columns import Columns
from ludo.ui.sheets.view import AnySheetView
from ludo.ui.table.sheet_cells import TOKENS, TokenCells
from ludo.ui.theme import current_theme, font
from ludo.ui.widgets.plain_text import tip
from ludo.ui.widgets.surfaces import UNIT
from ludo.ui.wording.common import with_head

_FEWEST: Final = 2
"""So many lines are seen at least."""
_NUMBER: Final = Qt.ItemDataRole.UserRole + 1


class SheetLines(QTableWidget):
    """All lines, the oldest first.

    opened: the number of a line that is to be looked at again; resized: there is another room.
    """

    opened = Signal(int)
    resized = Signal()

    def __init__(self, view: AnySheetView, kept: AnyKeptSheet) -> None:
        super().__init__()
        self._view = view
        self._kept = kept
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setItemDelegate(TokenCells(self))
        self.setWordWrap(False)
        self.verticalHeader().hide()
        self.horizontalHeader().hide()
        self.horizontalHeader().setMinimumSectionSize(1)
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.cellClicked.connect(lambda line, _: self._open(line))
        self.setColumnCount(len(view.columns) + 2)
        self._set_style()
        self.setAccessibleName(translate("Sheets", "Lines"))

    def arrange(self, columns: Columns) -> None:
        """Take the widths of columns."""
        count = len(self._view.columns)
        self.setColumnWidth(0, columns.number)
        for column in range(1, count + 1):
            self.setColumnWidth(column, columns.column)
        self.setColumnWidth(count + 1, columns.note)
        self.setColumnHidden(count + 1, not columns.note)

    def show_lines(self, lines: Sequence[Marked[object, Position]], struck: bool) -> None:
        """Show all lines; those that were struck only if `struck`."""
        shown = [marked for marked in lines if struck or not marked.struck]
        self.setRowCount(len(shown))
        for line, marked in enumerate(shown):
            self.setRowHeight(line, _high())
            self._show_line(line, marked)
        self.clearSelection()
        self.setCurrentCell(-1, -1)
        self.setMaximumHeight(max(_FEWEST, len(shown)) * _high() + 2)
        self.scrollToBottom()

    def mark_line(self, number: int | None) -> None:
        """Show which line is looked at again."""
        self.clearSelection()
        for line in range(self.rowCount()):
            item = self.item(line, 0)
            if item is not None and item.data(_NUMBER) == number:
                self.selectRow(line)
                self.scrollToItem(item)

    def sizeHint(self) -> QSize:
        """Return the height of a few lines; where there is room all are seen."""
        return QSize(200, _FEWEST * _high() + 2)

    minimumSizeHint = sizeHint

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Tell that there is another room."""
        super().resizeEvent(event)
        self.resized.emit()
        if self.selectedItems():
            self.scrollToItem(self.selectedItems()[0])
        else:
            self.scrollToBottom()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Look at a line again with Enter."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space) and self.currentRow() >= 0:
            self._open(self.currentRow())
        else:
            super().keyPressEvent(event)

    def _open(self, line: int) -> None:
        item = self.item(line, 0)
        if item is not None:
            self.opened.emit(item.data(_NUMBER))

    def _show_line(self, line: int, marked: Marked[object, Position]) -> None:
        view = self._view
        count = len(view.columns)
        deal = marked.counts and marked.table is None
        texts = [str(marked.position.deal_number) if deal else "–"]
        tokens: list[object] = [None] * (count + 2)
        names, view.names = view.names, names_at(self._kept, marked.number)
        if deal:
            for column, cell in enumerate(view.cells(marked)):
                texts.append(cell.text)
                tokens[column + 1] = cell.tokens or None
        else:
            texts += [""] * count
        note = self._note(marked)
        view.names = names
        texts.append(note)
        for column, text in enumerate(texts):
            item = QTableWidgetItem(text)
            if text and 0 < column <= count:
                item.setData(Qt.ItemDataRole.AccessibleTextRole, with_head(view.title(column - 1), text))
            item.setFont(_letters("number" if column <= count else "small", struck=marked.struck))
            item.setTextAlignment(
                Qt.AlignmentFlag.AlignVCenter
                | (Qt.AlignmentFlag.AlignHCenter if column <= count else Qt.AlignmentFlag.AlignLeft)
            )
            item.setData(TOKENS, tokens[column])
            item.setData(_NUMBER, marked.number)
            item.setToolTip(tip(note or text))
            if marked.refusal is not None:
                item.setForeground(QBrush(current_theme().mistake))
            elif marked.struck or column in (0, count + 1):
                item.setForeground(QBrush(current_theme().text_quiet))
            self.setItem(line, column, item)

    def _note(self, marked: Marked[object, Position]) -> str:
        if marked.refusal is not None:
            return translate("Sheets", "Does not fit: {reason}").format(reason=self._view.refusal_text(marked.refusal))
        if marked.table is not None:
            return change_text(self._kept, marked)
        if marked.line is None:
            return translate("Sheets", "struck")
        return self._view.note(marked.line)

    def _set_style(self) -> None:
        theme = current_theme()
        self.setStyleSheet(
            "QTableWidget { background: transparent; border: none; }"
            f"QTableWidget::item {{ border-bottom: {theme.line_width}px solid {theme.panel_line.name()}; }}"
            f"QTableWidget::item:selected {{ background: {theme.accent_soft.name()}; color: {theme.text.name()}; }}"
        )


def _high() -> int:
    """Return the height of a line."""
    return QFontMetrics(font("number")).height() + UNIT


def _letters(role: str, *, struck: bool) -> QFont:
    letters = font("small" if role == "small" else "number")
    letters.setStrikeOut(struck)
    return letters
