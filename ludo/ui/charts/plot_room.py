"""The place of a chart on a page, as high as the chart will be before it is drawn: what is below does not move."""

from typing import Final

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QMoveEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from ludo.ui.charts.figures import Figure, rows_of

_ROW: Final = 28
"""Pixels of a row of bars, ranges or fields, at least."""
_HIGHEST_ROW: Final = 72
_AROUND: Final = 96
"""Pixels above and below the rows: key and axis."""
_UNBOUNDED: Final = 16_777_215
"""The largest size of a widget."""
_SMALLEST: Final = QSize(320, 240)


class PlotRoom(QWidget):
    """Holds a plot. lowest, highest: between which heights its figure can be read well, in pixels.

    placed: it lies elsewhere now.
    """

    placed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.lowest, self.highest = _SMALLEST.height(), _UNBOUNDED
        self.setMinimumWidth(_SMALLEST.width())
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._box = QVBoxLayout(self)
        self._box.setContentsMargins(0, 0, 0, 0)

    def keep_for(self, figure: Figure) -> None:
        """Be as high as a figure needs."""
        rows = rows_of(figure)
        self.lowest = max(_SMALLEST.height(), _ROW * rows + _AROUND) if rows else _SMALLEST.height()
        self.highest = max(_SMALLEST.height(), _HIGHEST_ROW * rows + _AROUND) if rows else _UNBOUNDED
        self.limit(self.highest, self.lowest)

    def limit(self, highest: int, lowest: int) -> None:
        """Be no higher, and no lower, than so many pixels; the figure has a say in both."""
        most = max(self.lowest, min(self.highest, highest))
        self.setMaximumHeight(most)
        self.setMinimumHeight(max(self.lowest, min(lowest, most)))

    def hold(self, plot: QWidget) -> None:
        """Show the plot, now that it is there."""
        self._box.addWidget(plot)

    def moveEvent(self, event: QMoveEvent) -> None:
        """Emit `placed`."""
        super().moveEvent(event)
        self.placed.emit()
