"""The payments of a deal, in the middle of the table until the next one begins."""

from collections.abc import Sequence
from math import ceil
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from ludo.ui.play.facts import Facts
from ludo.ui.play.state import Asking, Result
from ludo.ui.table import z_order
from ludo.ui.table.cached_painting import Painted
from ludo.ui.table.fitted_text import write_line
from ludo.ui.table.fonts import corner_radius, scaled_font
from ludo.ui.table.places import for_panels, in_the_middle
from ludo.ui.table.table import TableWidget
from ludo.ui.theme import current_theme
from ludo.ui.wording.common import in_parts, with_head
from ludo.ui.wording.names import names_of
from ludo.ui.wording.summary import Summary

_SHOWN: Final = (Result, Asking)
_SHARES: Final = (1.15, 1.07, 1.0, 0.92, 0.85, 0.78, 0.72, 0.66, 0.6, 0.54, 0.48, 0.42)
"""How large it is written by the usual size, all rows alike: the first in which it has room in the middle."""
_READ: Final = 0.72
"""Where it would be written smaller than this in the middle, it takes the room above that, too."""
_PAD: Final = 14.0
_GAP: Final = 14.0
"""Between a label and its value, and between two columns."""
_LABEL: Final = 0.62
"""A label takes this part of its row at most."""
_DARKER: Final = 110
"""How much more of the cloth its plate hides than other plates, of 255."""
_LEADING: Final = 1.25
"""From one row to the next, by the height of the letters."""


def summary_of(facts: Facts) -> Summary | None:
    """Return what was paid in a deal, while its result is looked at; None where a game has no summary."""
    session, chair = facts.now.session, facts.chair
    if not isinstance(facts.phase, _SHOWN) or not session.deal_ended or facts.now.stage.busy:
        return None
    names = names_of(session.chairs, session.seat_of(chair))
    return facts.now.words.deal_summary(facts.view, session.record.deal(chair), names)


class SummaryPanel(Painted):
    """Shows the summary of the words of a game after each deal; nothing where a game has none."""

    def __init__(self, table: TableWidget) -> None:
        super().__init__(table, z_order.PANEL, pressed=False)
        self._table = table
        self.summary: Summary | None = None
        self._columns = 1
        self._scale = 1.0
        self.hide()
        table.arranged.connect(self._place)
        table.overlays.adopt(self, z_order.PANEL)

    def show_facts(self, facts: Facts) -> None:
        """Show the summary while the result of a deal is looked at."""
        summary = summary_of(facts)
        if summary == self.summary:
            return
        self.summary = summary
        if summary is None:
            self.hide()
            return
        rows = (*summary.rows, *summary.longer, summary.total)
        self.setAccessibleName(in_parts([with_head(label, value) for label, value in rows]))
        self._place()
        self.show()
        self._table.pack.restack()

    def _place(self) -> None:
        """Stand in the middle, in one column or two, as large as there is room for; over plates rather than small."""
        room = self._table.room
        if room is None or self.summary is None:
            return
        for area, least in zip(for_panels(room, self._table.overlays.top_of_words()), (_READ, 0.0), strict=True):
            size = self._largest(area, room.scale, least)
            if size.x() <= area.width() and size.y() <= area.height():
                break
        self.setGeometry(in_the_middle(QSizeF(size.x(), size.y()), room, area).toRect())
        self.show_state(self.summary, self._scale, self._columns)

    def _largest(self, area: QRectF, scale: float, least: float) -> QPointF:
        """Choose letters and columns for an area, no smaller than by this share; return how large it is in them."""
        for share in _SHARES:
            if share < least:
                break
            self._scale = scale * share
            for self._columns in (1, 2):
                size = self._size()
                if size.x() <= area.width() and size.y() <= area.height():
                    return size
        return size

    def _fonts(self) -> tuple[QFont, QFont]:
        return scaled_font("small", self._scale), scaled_font("small", self._scale, bold=True)

    def _size(self) -> QPointF:
        """Return how large it is in the present columns and letters."""
        assert self.summary is not None
        usual, bold = map(QFontMetricsF, self._fonts())

        def widest(rows: Sequence[tuple[str, str]]) -> float:
            wide = (usual.horizontalAdvance(label) + bold.horizontalAdvance(value) + _GAP for label, value in rows)
            return max(wide, default=0.0)

        rows = ceil(len(self.summary.rows) / self._columns) + len(self.summary.longer) + 1
        columns = self._columns * widest(self.summary.rows) + (self._columns - 1) * 2 * _GAP
        across = max(columns, widest([*self.summary.longer, self.summary.total]) + _GAP)
        return QPointF(across + 2 * _PAD, rows * bold.height() * _LEADING + 2 * _PAD)

    def draw(self, painter: QPainter) -> None:
        """Paint a plate with the rows, and the sum below a line."""
        if self.summary is None:
            return
        theme = current_theme()
        rect = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter.setPen(QPen(theme.gold, 1.5))
        fill = QColor(theme.cloth_plate)
        fill.setAlpha(min(255, fill.alpha() + _DARKER))
        painter.setBrush(fill)
        radius = corner_radius(self._scale)
        painter.drawRoundedRect(rect, radius, radius)
        usual, bold = self._fonts()
        inner = rect.adjusted(_PAD, _PAD, -_PAD, -_PAD)
        each = ceil(len(self.summary.rows) / self._columns)
        below = (*self.summary.longer, self.summary.total)
        high = inner.height() / (each + len(below))
        wide = (inner.width() - (self._columns - 1) * 2 * _GAP) / self._columns
        painter.setPen(theme.cloth_text)
        for number, (label, value) in enumerate(self.summary.rows):
            column, row = divmod(number, each)
            cell = QRectF(inner.left() + column * (wide + 2 * _GAP), inner.top() + row * high, wide, high)
            _write_row(painter, cell, label, value, usual, bold)
        foot = QRectF(inner.left(), inner.top() + each * high, inner.width(), high)
        painter.setPen(QPen(theme.cloth_line, 1))
        painter.drawLine(foot.topLeft(), foot.topRight())
        painter.setPen(theme.cloth_text)
        for label, value in self.summary.longer:
            _write_row(painter, foot, label, value, usual, bold)
            foot.translate(0, high)
        painter.setPen(theme.gold)
        _write_row(painter, foot, *self.summary.total, bold, bold)


def _write_row(painter: QPainter, cell: QRectF, label: str, value: str, left: QFont, right: QFont) -> None:
    """Write a label at the left and its value at the right."""
    room = QRectF(cell)
    room.setWidth(min(QFontMetricsF(left).horizontalAdvance(label) + 1, cell.width() * _LABEL))
    used = write_line(painter, room, label, left)
    rest = cell.adjusted(used + _GAP / 2, 0, 0, 0)
    write_line(painter, rest, value, right, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
