"""Cards printed on the board: a rank and a suit, large enough to be read where a real face would not be."""

from math import ceil
from typing import Final, TypeAlias

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen, QTransform

from ludo.engine.cards import Card, Suit, card_of, suit_of
from ludo.ui.art.cached_bitmaps import paint_kept
from ludo.ui.art.colours import INK, PAPER, WHITE, suit_colour
from ludo.ui.art.compose import index_of
from ludo.ui.art.style import CardStyle
from ludo.ui.art.suits import suit_path
from ludo.ui.table.fitted_text import least_of
from ludo.ui.theme import font

_EDGE: Final = QColor(0, 0, 0, 90)
_ROUND: Final = 0.09
_LINE: Final = 0.02
"""Width of the edge by that of the card, and in pixels at least."""
_LINE_LEAST: Final = 0.8
_LETTER_ALONE: Final = 0.56
_LETTER: Final = 0.46
"""Height of the letter by that of the card: of a rank alone, and above a suit."""
_LETTER_LEAST: Final = 7
_LETTER_WIDEST: Final = 0.86
"""By the width of the card."""
_UPPER: Final = 0.54
"""The part of the card for the letter above a suit."""
_SUIT: Final = (0.62, 0.42)
"""Size of the suit by width and height of the card at most."""
_SUIT_TOP: Final = 0.53

Seen: TypeAlias = tuple[float, float]
"""From where to where a card is seen, by its width: it bears its letter there."""
_WHOLE: Final = (0.0, 1.0)


def paint_label_card(painter: QPainter, rect: QRectF, card: Card, style: CardStyle, seen: Seen = _WHOLE) -> None:
    """Paint a card as the board bears it."""
    _paint(painter, rect, index_of(card, style), suit_of(card), style, seen)


def paint_rank_card(painter: QPainter, rect: QRectF, rank: int, style: CardStyle, seen: Seen = _WHOLE) -> None:
    """Paint a rank without a suit: any suit counts."""
    _paint(painter, rect, index_of(card_of(rank, 0), style), None, style, seen)


def paint_span_card(painter: QPainter, rect: QRectF, ranks: tuple[int, int], style: CardStyle) -> None:
    """Paint ranks from one to another on one card that is read from afar: any suit counts."""
    _paint(painter, rect, "–".join(index_of(card_of(rank, 0), style) for rank in ranks), None, style, _WHOLE)


def paint_ghost_card(painter: QPainter, rect: QRectF, card: Card, colour: QColor, style: CardStyle) -> None:
    """Paint rank and suit of a card that is not there, into an empty frame."""
    _paint_sign(painter, rect, index_of(card, style), suit_of(card), colour, least_of(painter))


def _paint(painter: QPainter, rect: QRectF, letter: str, suit: Suit | None, style: CardStyle, seen: Seen) -> None:
    least = least_of(painter)
    key = ("label card", letter, suit, style, seen, least)
    paint_kept(painter, rect, key, lambda inner, area: _paint_card(inner, area, letter, suit, style, seen, least))


def _paint_card(
    painter: QPainter, rect: QRectF, letter: str, suit: Suit | None, style: CardStyle, seen: Seen, least: float
) -> None:
    radius = rect.width() * _ROUND
    painter.setPen(QPen(_EDGE, max(_LINE_LEAST, rect.width() * _LINE)))
    painter.setBrush(QColor(WHITE if style.high_contrast else PAPER))
    painter.drawRoundedRect(rect, radius, radius)
    colour = QColor(INK)
    if suit is not None:
        colour = QColor(suit_colour(suit, four_colours=style.four_colours, high_contrast=style.high_contrast))
    begin, end = seen
    area = rect.adjusted(begin * rect.width(), 0, (end - 1) * rect.width(), 0)
    _paint_sign(painter, area, letter, suit, colour, least)


def _paint_sign(
    painter: QPainter, rect: QRectF, letter: str, suit: Suit | None, colour: QColor, least: float = 0.0
) -> None:
    """Paint the letter, narrower rather than in fewer pixels than `least`, and the suit below it."""
    high = rect.height() * (_LETTER_ALONE if suit is None else _LETTER)
    writing = font("number")
    writing.setBold(True)
    writing.setPixelSize(max(_LETTER_LEAST, round(high)))
    wide = QFontMetricsF(writing).horizontalAdvance(letter)
    if wide > rect.width() * _LETTER_WIDEST:
        writing.setPixelSize(max(_LETTER_LEAST, round(high * rect.width() * _LETTER_WIDEST / wide)))
    if writing.pixelSize() < least:
        writing.setPixelSize(ceil(least))
        wide = QFontMetricsF(writing).horizontalAdvance(letter)
        writing.setStretch(min(100, max(1, round(100 * rect.width() / wide))))
    painter.setFont(writing)
    painter.setPen(colour)
    area = QRectF(rect)
    if suit is not None:
        area.setHeight(rect.height() * _UPPER)
    painter.drawText(area, Qt.AlignmentFlag.AlignCenter, letter)
    if suit is None:
        return
    size = min(rect.width() * _SUIT[0], rect.height() * _SUIT[1])
    top = rect.top() + rect.height() * _SUIT_TOP
    at = QTransform().translate(rect.center().x() - size / 2, top).scale(size, size)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawPath(at.map(suit_path(suit)))
