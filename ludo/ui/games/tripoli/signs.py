"""Signs on the cloth of Tripoli: the wanted card, bids and bets, poker hands that are shown."""

from collections.abc import Callable
from math import inf
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QWidget

from ludo.engine.cards import Card
from ludo.ui.art.style import CardStyle
from ludo.ui.art.tokens import paint_chip_stack
from ludo.ui.games.tripoli.label_card import paint_ghost_card
from ludo.ui.table import z_order
from ludo.ui.table.cached_painting import Painted
from ludo.ui.table.contract import Spot, spot_rect
from ludo.ui.table.fitted_text import far
from ludo.ui.table.fonts import scaled_font
from ludo.ui.theme import current_theme
from ludo.ui.widgets.plain_text import set_tip
from ludo.ui.wording.common import with_head

_FRAME_EDGE: Final = 1.5
_FRAME_CORNER: Final = 0.06
_FRAME_PAD: Final = 0.16
"""Radius of the corners of an empty frame, and from it to what is in it, by its width."""
_WANTED: Final = 0.9
_MISSING: Final = 0.5
"""How strongly the wanted card is seen, and one that nobody can lay."""
_CROSS_LINE: Final = 2.2


class WantedCard(Painted):
    """An empty frame at the end of the run: the card that is wanted next; crossed out where nobody can lay it."""

    def __init__(self, parent: QWidget, style: Callable[[], CardStyle]) -> None:
        super().__init__(parent, z_order.FURNITURE)
        self._style = style
        self.card: Card | None = None
        self.missing = False

    def show_card(self, card: Card | None, missing: bool, spot: Spot, text: str) -> None:
        """Show this card (None: any that may be led) at a spot; `text`: the same in words."""
        self.card, self.missing = card, missing
        self.setGeometry(spot_rect(spot).toRect())
        self.setAccessibleName(text)
        set_tip(self, text)
        self.show()
        self.show_state(card, missing, self._style())

    def draw(self, painter: QPainter) -> None:
        """Paint the frame, and rank and suit in it."""
        theme = current_theme()
        rect = QRectF(self.rect()).adjusted(_FRAME_EDGE, _FRAME_EDGE, -_FRAME_EDGE, -_FRAME_EDGE)
        painter.setBrush(theme.cloth_plate)
        painter.setPen(QPen(theme.cloth_line if self.missing else theme.gold, 2.0, Qt.PenStyle.DashLine))
        painter.drawRoundedRect(rect, rect.width() * _FRAME_CORNER, rect.width() * _FRAME_CORNER)
        if self.card is None:
            return
        colour = QColor(theme.cloth_text)
        colour.setAlphaF(_MISSING if self.missing else _WANTED)
        inner = rect.adjusted(*(side * rect.width() * _FRAME_PAD for side in (1, 1, -1, -1)))
        paint_ghost_card(painter, inner, self.card, colour, self._style())
        if self.missing:
            painter.setPen(QPen(theme.cloth_text, _CROSS_LINE, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            painter.drawLine(inner.bottomLeft(), inner.topRight())


_ROW: Final = 30.0
"""Height of the row with stack and number, at the usual scale."""
_STACK: Final = 26.0
"""Width of the stack."""
_STACK_INSET: Final = 3
"""Room above and below the stack; words below it begin in that."""
_TALLEST: Final = 5
"""Chips of the stack."""
_BESIDE_STACK: Final = 32.0
"""From the left of the stack to the number."""
_PAD: Final = 14
"""Room for words beyond their width, both sides together."""
_SIGN_RADIUS: Final = 9
_TAG_PAD: Final = (18, 6)
_TAG_PAD_LEFT: Final = 0.2
"""How much more of the room around words is left than of their size."""
_TAG_SHARES: Final = (1.0, 0.9, 0.8, 0.7, 0.6, 0.5, 0.42, 0.36)
"""How large a tag is written by its usual size: the first in which it fits."""
_TAG_HIGH: Final = 0.6
"""A hand's words take this part of the height of its room at most: above them its indices are read."""


class ChipSign(Painted):
    """A stack of chips with its number and a few words: a bet before a seat, a bid for the spare hand."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, z_order.PUT_BY)
        self._amount = 0
        self._text = ""
        self._scale = 1.0

    def show_amount(
        self, amount: int, text: str, name: str, at: QPointF, scale: float, inside: QRectF, most: float = inf
    ) -> None:
        """Show an amount, and words below it; `at`: its middle; `name`: everything in words; `most`: its height."""
        high = max(_ROW * scale, QFontMetricsF(scaled_font("number", scale, bold=True)).height())
        scale *= min(1.0, most / high)
        self._amount, self._text, self._scale = amount, text, scale
        number, small = scaled_font("number", scale, bold=True), scaled_font("small", scale)
        high = self._row(number)
        wide = (_BESIDE_STACK + 2) * scale + QFontMetricsF(number).horizontalAdvance(str(amount)) + _PAD
        if text:
            high += QFontMetricsF(small).height()
            wide = max(wide, QFontMetricsF(small).horizontalAdvance(text) + _PAD)
        rect = QRectF(at.x() - wide / 2, at.y() - high / 2, wide, high)
        rect.moveLeft(min(max(rect.left(), inside.left()), inside.right() - wide))
        rect.moveTop(min(max(rect.top(), inside.top()), inside.bottom() - high))
        self.setGeometry(rect.toRect())
        self.setAccessibleName(name)
        set_tip(self, name)
        self.show()
        self.show_state(amount, text, scale)

    def _row(self, number: QFont) -> float:
        """Return the height of the stack with its number, which from afar has to stand between two plates."""
        high = QFontMetricsF(number).height()
        return high if far(self) else max(_ROW * self._scale, high)

    def leave(self, plate: QRectF) -> None:
        """Move aside, as far as it covers a plate."""
        rect = QRectF(self.geometry())
        if not rect.intersects(plate):
            return
        if rect.center().x() < plate.center().x():
            rect.moveRight(plate.left() - 2)
        else:
            rect.moveLeft(plate.right() + 2)
        self.setGeometry(rect.toRect())

    def rise_above(self, words: QRectF) -> None:
        """Move up, above the words, if it covers a part of them."""
        rect = self.geometry()
        if words.intersects(QRectF(rect)):
            rect.moveBottom(int(words.top()) - 2)
            self.setGeometry(rect)

    def draw(self, painter: QPainter) -> None:
        """Paint the stack, the number and the words."""
        theme = current_theme()
        rect = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.setPen(QPen(theme.cloth_line, theme.line_width))
        painter.setBrush(theme.cloth_plate)
        painter.drawRoundedRect(rect, _SIGN_RADIUS, _SIGN_RADIUS)
        number = scaled_font("number", self._scale, bold=True)
        row = QRectF(rect.left(), rect.top(), rect.width(), self._row(number))
        wide = QFontMetricsF(number).horizontalAdvance(str(self._amount))
        left = row.center().x() - (wide + _BESIDE_STACK * self._scale) / 2
        stack = QRectF(left, row.top() + _STACK_INSET, _STACK * self._scale, row.height() - 2 * _STACK_INSET)
        paint_chip_stack(painter, stack, self._amount, tallest=_TALLEST)
        painter.setFont(number)
        painter.setPen(theme.cloth_text)
        painter.drawText(
            QRectF(left + _BESIDE_STACK * self._scale, row.top(), wide + 4, row.height()),
            Qt.AlignmentFlag.AlignVCenter,
            str(self._amount),
        )
        if self._text:
            painter.setFont(scaled_font("small", self._scale))
            below = QRectF(rect.left(), row.bottom() - _STACK_INSET, rect.width(), rect.bottom() - row.bottom() + 1)
            painter.drawText(below, Qt.AlignmentFlag.AlignCenter, self._text)


class Tag(Painted):
    """A few words below cards: what a poker hand is, whose cards these are."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, z_order.LAID + 2, pressed=False)
        self._strong = False
        self._scale = 1.0

    def show_text(self, text: str, strong: bool, below: QRectF, scale: float, inside: QRectF) -> None:
        """Show words at the top of the room below cards, in letters that fit there.

        `strong`: the best hand; `inside`: where they must stay.
        """
        self.setText(text)
        self.setAccessibleName(text)
        for share in _TAG_SHARES:
            metrics = QFontMetricsF(scaled_font("small", scale * share, bold=True))
            wide, high = metrics.horizontalAdvance(text) + _TAG_PAD[0], metrics.height() + _TAG_PAD[1] * share**2
            if high <= below.height() + 1:
                break
        self._strong, self._scale = strong, scale * share
        rect = QRectF(below.center().x() - wide / 2, below.top(), wide, high)
        rect.moveLeft(max(inside.left(), min(rect.left(), inside.right() - wide)))
        self.setGeometry(rect.toRect())
        self.show()
        self.show_state(text, strong, self._scale)

    def show_hand(self, name: str, text: str, strong: bool, cell: QRectF, scale: float) -> None:
        """Show whose hand it is, and below that what it is, at the foot of its room, in letters that fit there."""
        rows = [name, text] if text else [name]
        for share in (1.0,) if far(self) else _TAG_SHARES:
            metrics = QFontMetricsF(scaled_font("small", scale * share, bold=True))
            wide = max(map(metrics.horizontalAdvance, rows)) + _TAG_PAD[0] * min(1.0, share + _TAG_PAD_LEFT)
            high = len(rows) * metrics.lineSpacing() + _TAG_PAD[1]
            if wide <= cell.width() and high <= cell.height() * _TAG_HIGH:
                break
        if wide > cell.width():
            wide = cell.width()
            rows = [metrics.elidedText(row, Qt.TextElideMode.ElideRight, wide - _TAG_PAD[0]) for row in rows]
        self._strong, self._scale = strong, scale * share
        self.setText("\n".join(rows))
        self.setAccessibleName(with_head(name, text) if text else name)
        self.setGeometry(QRectF(cell.center().x() - wide / 2, cell.bottom() - high, wide, high).toRect())
        self.show()
        self.show_state(*rows, strong, self._scale)

    def draw(self, painter: QPainter) -> None:
        """Paint a pill with the words."""
        theme = current_theme()
        rect = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.setPen(theme.bubble_line)
        painter.setBrush(theme.gold if self._strong else theme.bubble_fill)
        radius = rect.height() / (2 + self.text().count("\n"))
        painter.drawRoundedRect(rect, radius, radius)
        painter.setFont(scaled_font("small", self._scale, bold=True))
        painter.setPen(theme.button_main_text if self._strong else theme.bubble_text)
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, self.text())
