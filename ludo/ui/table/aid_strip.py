"""Aids to judge a hand, small at the edge of the playing area: the ranks in their order, lit for those held."""

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QWidget

from ludo.engine.cards import card_of
from ludo.ui.art.compose import index_of
from ludo.ui.art.style import CardStyle
from ludo.ui.platform.announce import joined
from ludo.ui.table import z_order
from ludo.ui.table.cached_painting import Painted
from ludo.ui.table.fitted_text import write_line
from ludo.ui.table.fonts import scaled_font
from ludo.ui.table.tooltips import wrapped
from ludo.ui.theme import current_theme
from ludo.ui.widgets.plain_text import set_tip
from ludo.ui.wording.aids import Aid, AidItem

_ONE_ROW: Final = 9
"""So many ranks lie in one row."""
_THIN: Final = "\u2009"
_UNBROKEN: Final = "\u00a0"
_TITLE_SIZE: Final = 0.86
"""By that of small words."""
_TITLE_SHARE: Final = 0.85
"""How strongly the title is seen, if not in high contrast."""
_CORNER: Final = 4
_PAD: Final = 4
_USUAL_PAD: Final = 6
_WANTED_PAD: Final = 8
"""Room beside a text, both sides together: at least, in fields of one width, and wanted where fields differ."""
_LOWEST: Final = 0.8
"""Height of a field by that of its letters: rather than for less, there is no title."""
_LEAST: Final = 5.0
"""Size of a text in points."""


class AidStrip(Painted):
    """Shows an aid; hidden where there is none."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, z_order.FURNITURE)
        self.aid: Aid | None = None
        self.style_of_card = CardStyle()
        self.scale = 1.0
        self.hide()

    def show_aid(self, aid: Aid | None, rect: QRectF, scale: float, style: CardStyle) -> None:
        """Show this aid in a rectangle, with the letters of this style."""
        self.setVisible(aid is not None)
        if aid is None or (aid, scale, style) == (self.aid, self.scale, self.style_of_card):
            self.setGeometry(rect.toRect())
            self.aid = aid
            return
        self.aid, self.scale, self.style_of_card = aid, scale, style
        self.setGeometry(rect.toRect())
        self.setAccessibleName(joined((aid.title, aid.sentence)))
        set_tip(self, wrapped(aid.sentence))
        self.update()

    def _text(self, item: AidItem) -> str:
        return index_of(card_of(item.rank, 0), self.style_of_card) if item.rank else item.text

    def draw(self, painter: QPainter) -> None:
        """Paint the title, if it leaves room, and a small field for each part: light with a dark text if it is lit."""
        if self.aid is None or not self.aid.items:
            return
        theme = current_theme()
        title_font = scaled_font("small", self.scale * _TITLE_SIZE)
        font = scaled_font("number", self.scale, bold=True)
        high = QFontMetricsF(title_font).height()
        if self.height() - high < QFontMetricsF(font).height() * _LOWEST:
            high = 0.0
        quiet = QColor(theme.cloth_text)
        quiet.setAlphaF(1.0 if theme.name == "contrast" else _TITLE_SHARE)
        painter.setPen(quiet)
        if high:
            write_line(painter, QRectF(1, 0, self.width() - 2, high), self.aid.title, title_font)
        cells, texts = self._cells(QRectF(0, high, self.width(), self.height() - high), QFontMetricsF(font))
        metrics = QFontMetricsF(font)
        fit = min(
            min(
                1.0, (cell.width() - _PAD) / max(1.0, metrics.horizontalAdvance(text)), cell.height() / metrics.height()
            )
            for cell, text in zip(cells, texts, strict=True)
        )
        font.setPointSizeF(max(_LEAST, font.pointSizeF() * fit))
        painter.setFont(font)
        for item, cell, text in zip(self.aid.items, cells, texts, strict=True):
            painter.setPen(QPen(theme.cloth_line, theme.line_width))
            painter.setBrush(theme.bubble_fill if item.lit else theme.cloth_plate)
            painter.drawRoundedRect(cell, _CORNER, _CORNER)
            painter.setPen(theme.bubble_text if item.lit else theme.cloth_text)
            painter.drawText(cell, Qt.AlignmentFlag.AlignCenter, text)

    def _cells(self, area: QRectF, metrics: QFontMetricsF) -> tuple[list[QRectF], list[str]]:
        """Return the fields and what is written in each: all of one width, or by their texts where room is scarce."""
        assert self.aid is not None
        texts = [self._text(item) for item in self.aid.items]
        rows = 1 if len(texts) <= _ONE_ROW else 2
        columns = -(-len(texts) // rows)
        tall = area.height() / rows
        widths = [area.width() / columns] * len(texts)
        longest = max(metrics.horizontalAdvance(text) for text in texts)
        if rows == 1 and longest > widths[0] - _USUAL_PAD:
            texts = [text.replace(" ", _THIN).replace(_UNBROKEN, _THIN) for text in texts]
            wanted = [metrics.horizontalAdvance(text) + _WANTED_PAD for text in texts]
            widths = [area.width() * width / sum(wanted) for width in wanted]
        cells = []
        left = area.left()
        for number, width in enumerate(widths):
            if number % columns == 0:
                left = area.left()
            cells.append(QRectF(left, area.top() + number // columns * tall, width, tall).adjusted(1, 1, -1, -1))
            left += width
        return cells, texts
