"""Pictures of cards, rendered on first use and cached within bounds."""

import math
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QByteArray, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from ludo.ui.art.cache import PixmapCache
from ludo.ui.art.compose import back_svg, drawing, face_svg
from ludo.ui.art.style import CardStyle
from ludo.ui.art.svg import CARD_H, CARD_W

__all__ = ["CARD_CACHE", "PLAIN_BELOW", "CardStyle", "card_height", "card_pixmap", "card_room", "paint_card"]

PLAIN_BELOW: Final = 80.0
"""Narrower cards (logical pixels) show the plain face with the large index."""

CARD_CACHE: Final = PixmapCache(96 * 1024 * 1024, first=True)


def card_height(width: float) -> float:
    """Height of a card of that width."""
    return width * CARD_H / CARD_W


def card_room(width: float, *, tilt: float = 0.0) -> QSizeF:
    """Logical size of the picture of a card turned so: the card itself unless it is tilted."""
    height = card_height(width)
    angle = math.radians(tilt)
    across, up = abs(math.cos(angle)), abs(math.sin(angle))
    return QSizeF(width * across + height * up, width * up + height * across)


def card_pixmap(card: int | None, width: float, dpr: float, style: CardStyle) -> QPixmap:
    """Return a card (None: its back), `width` logical pixels wide, with transparent corners."""
    return CARD_CACHE.get((card, round(width * dpr), dpr, style), lambda: _render(card, width, dpr, style))


def paint_card(
    painter: QPainter, rect: QRectF, card: int | None, style: CardStyle, *, plain: bool | None = None
) -> None:
    """Draw a card into `rect` without caching it; for pictures and print. plain: the large index."""
    large = rect.width() < PLAIN_BELOW if plain is None else plain
    _renderer(card, style, large).render(painter, rect)


def forget() -> None:
    """Drop the drawings of cards, not their pictures."""
    _renderer.cache_clear()
    drawing.cache_clear()


def _render(card: int | None, width: float, dpr: float, style: CardStyle) -> QPixmap:
    room = card_room(width)
    pixmap = QPixmap(max(1, math.ceil(room.width() * dpr - 0.01)), max(1, math.ceil(room.height() * dpr - 0.01)))
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(QPointF(pixmap.width() / dpr / 2, pixmap.height() / dpr / 2))
    height = card_height(width)
    paint_card(painter, QRectF(-width / 2, -height / 2, width, height), card, style)
    painter.end()
    return pixmap


@lru_cache(maxsize=56)  # a pack with its back: their drawings take more room than their pictures
def _renderer(card: int | None, style: CardStyle, large: bool) -> QSvgRenderer:
    text = back_svg(style) if card is None else face_svg(card, style, large=large)
    return QSvgRenderer(QByteArray(text.encode()))
