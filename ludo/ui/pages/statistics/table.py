"""The table beside a chart: the same figures for whoever reads, listens, or wants them exactly."""

from typing import Any, Final

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHeaderView, QSizePolicy, QTableView

from ludo.ui.charts.figures import Table
from ludo.ui.theme import current_theme, font

_MEASURED: Final = 120
"""So many rows decide how wide the columns are."""
_PADDING: Final = 22
_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter

Index = QModelIndex | QPersistentModelIndex


class TableModel(QAbstractTableModel):
    """A table of texts."""

    def __init__(self, table: Table) -> None:
        super().__init__()
        self.table = table

    def show_table(self, table: Table) -> None:
        """Show another table."""
        self.beginResetModel()
        self.table = table
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self.table.rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self.table.columns)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return the text of a cell, its side, and for assistive technology what column it is in."""
        if role == Qt.ItemDataRole.DisplayRole:
            return self.table.rows[index.row()][index.column()]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _RIGHT if self.table.columns[index.column()].number else _LEFT
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return f"{self.table.columns[index.column()].name}: {self.table.rows[index.row()][index.column()]}"
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return the name of a column and its side."""
        if orientation == Qt.Orientation.Vertical:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self.table.columns[section].name
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _RIGHT if self.table.columns[section].number else _LEFT
        return None


class TableView(QTableView):
    """A table to read; arrows walk it. `current`: the row that a person has gone to, -1 for none."""

    current = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self._model = TableModel(Table((), ()))
        self._following = False
        self.setModel(self._model)
        self.selectionModel().currentRowChanged.connect(lambda current, _: self._go(current))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.setWordWrap(False)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumHeight(180)
        self.verticalHeader().hide()
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header.setHighlightSections(False)
        header.setSectionsClickable(False)
        self._set_style()

    def show_table(self, table: Table, name: str) -> None:
        """Show a table; name: what assistive technology calls it."""
        self._model.show_table(table)
        self.setAccessibleName(name)
        self._fit_columns()

    def show_all_rows(self) -> None:
        """Be as high as all rows, where the page scrolls and not the table."""
        rows = self._model.rowCount() * self.verticalHeader().defaultSectionSize()
        bar = self.horizontalScrollBar().sizeHint().height()
        high = self.horizontalHeader().sizeHint().height() + rows + bar + 4
        self.setFixedHeight(high)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def sizeHint(self) -> QSize:
        """Return the size of all columns and of some rows."""
        width = sum(self.columnWidth(column) for column in range(self._model.columnCount()))
        return QSize(max(240, width + self.verticalScrollBar().sizeHint().width() + 4), 320)

    def follow(self, row: int) -> None:
        """Mark a row that is pointed at in the chart."""
        self._following = True
        self.selectRow(row)
        self.scrollTo(self._model.index(row, 0))
        self._following = False

    def _go(self, current: QModelIndex) -> None:
        if not self._following:
            self.current.emit(current.row() if current.isValid() else -1)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Clear the selection, so that no row is pointed at."""
        super().focusOutEvent(event)
        self.clearSelection()
        self.setCurrentIndex(QModelIndex())

    def _set_style(self) -> None:
        theme = current_theme()
        self.setFont(font("small"))
        self.horizontalHeader().setFont(font("small"))
        line = f"{theme.line_width}px solid {theme.panel_line.name()}"
        self.setStyleSheet(
            f"QTableView {{ background: transparent; border: none; outline: none; color: {theme.text.name()};"
            f" selection-background-color: {theme.accent_soft.name()}; selection-color: {theme.text.name()}; }}"
            f"QTableView:focus {{ border: 2px solid {theme.focus.name()}; border-radius: 4px; }}"
            "QTableView::item { padding: 0 6px; }"
            "QHeaderView { background: transparent; }"
            f"QHeaderView::section {{ background: transparent; border: none; border-bottom: {line};"
            f" color: {theme.text_quiet.name()}; padding: 4px 6px; }}"
        )
        self.verticalHeader().setDefaultSectionSize(self.fontMetrics().height() + 8)

    def _fit_columns(self) -> None:
        """Make each column as wide as its texts, measured in the first rows."""
        metrics, table = self.fontMetrics(), self._model.table
        for column, each in enumerate(table.columns):
            texts = [each.name, *(row[column] for row in table.rows[:_MEASURED])]
            self.setColumnWidth(column, max(metrics.horizontalAdvance(text) for text in texts) + _PADDING)
        self.updateGeometry()
