"""Cells of score sheets that are drawn as pieces with numbers."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem

from ludo.ui.table.fitted_text import fitting
from ludo.ui.table.plate_marks import paint_piece
from ludo.ui.theme import current_theme, font
from ludo.ui.wording.sheets import Token

TOKENS: Final = Qt.ItemDataRole.UserRole
"""The pieces of a cell, where it is drawn with any."""

_GAP: Final = 4
_NONE: Final = 0.45
"""How pale a piece is of which there is none."""


def tokens_width(tokens: Sequence[Token], letters: QFont) -> int:
    """Return how wide pieces with their numbers are, each kind as wide as any other."""
    return len(tokens) * _token_width(QFontMetrics(letters)) + _GAP


def paint_tokens(painter: QPainter, tokens: Sequence[Token], left: int, row: QRect, letters: QFont) -> None:
    """Paint pieces with their numbers from a place on, in the middle of a row."""
    metrics = QFontMetrics(letters)
    size = metrics.height() * 0.8
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setFont(letters)
    theme = current_theme()
    for number, token in enumerate(tokens):
        at = left + number * _token_width(metrics)
        painter.setOpacity(1.0 if token.number else _NONE)
        paint_piece(painter, token.kind, QRectF(at, row.center().y() - size / 2, size, size))
        painter.setOpacity(1.0)
        painter.setPen(theme.text if token.number else theme.text_quiet)
        words = QRectF(at + size + 2, row.top(), _token_width(metrics) - size - 2, row.height())
        painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, str(token.number))
    painter.restore()


class TokenCells(QStyledItemDelegate):
    """Draws cells of a score sheet that are pieces with numbers: aligned below each other."""

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """Return the room for the pieces, or for the text."""
        tokens: tuple[Token, ...] | None = index.data(TOKENS)
        if not tokens:
            return super().sizeHint(option, index)
        letters = font("number")
        return QSize(tokens_width(tokens, letters), QFontMetrics(letters).height() + 2 * _GAP)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Paint each piece with its number."""
        super().paint(painter, option, index)
        tokens: tuple[Token, ...] | None = index.data(TOKENS)
        if tokens:
            rect: QRect = option.rect
            paint_tokens(painter, tokens, rect.left() + 2, rect, font("number"))

    def initStyleOption(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> None:
        """Write nothing where pieces are drawn, and figures as large as the column allows."""
        super().initStyleOption(option, index)
        if index.data(TOKENS):
            option.text = ""
        elif option.displayAlignment & Qt.AlignmentFlag.AlignHCenter:
            option.font = fitting(option.font, option.text, option.rect.width() - 2 * _GAP)


def _token_width(metrics: QFontMetrics) -> int:
    return round(metrics.height() * 0.8 + metrics.horizontalAdvance("00") + 6)
