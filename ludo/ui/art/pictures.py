"""Small pictures made of our own cards and counters, one for each game."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap, QTransform

from ludo.ui.art.cache import PixmapCache
from ludo.ui.art.faces import card_height, paint_card
from ludo.ui.art.shadow import paint_card_shadow
from ludo.ui.art.style import CardStyle
from ludo.ui.art.tokens import paint_chip_stack

Paint = Callable[[QPainter, QRectF], None]


@dataclass(frozen=True)
class Picture:
    """A fan of cards and what lies before it.

    spread: degrees between two cards; counters: what paints each, its centre and its width, by the card's width,
    measured from the middle of the fan.
    """

    cards: tuple[int, ...]
    counters: tuple[tuple[Paint, float, float, float], ...] = ()
    spread: float = 12.0


def chips(amount: int) -> Paint:
    """Return what paints a stack of chips."""
    return lambda painter, rect: paint_chip_stack(painter, rect, amount)


_HINGE: Final = 2.46
"""Cards turn about a point well below them, as in a hand: from their top edge, by the card's width."""
_MIDDLE: Final = 1.72
"""Height of the picture's middle above that point."""

_CACHE: Final = PixmapCache(16 * 1024 * 1024)


def paint_picture(painter: QPainter, rect: QRectF, picture: Picture, style: CardStyle) -> None:
    """Paint a picture into `rect`, as large as it fits."""
    dpr = painter.device().devicePixelRatioF()
    key = (picture, round(rect.width() * dpr), round(rect.height() * dpr), dpr, style)
    painter.drawPixmap(rect.topLeft(), _CACHE.get(key, lambda: _render(picture, rect.size(), dpr, style)))


def _render(picture: Picture, size: QSizeF, dpr: float, style: CardStyle) -> QPixmap:
    pixmap = QPixmap(max(1, round(size.width() * dpr)), max(1, round(size.height() * dpr)))
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(Qt.GlobalColor.transparent)
    room = _room(picture)
    width = min(size.width() / room.width(), size.height() / room.height())
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.translate(QPointF(size.width() / 2, size.height() / 2) - room.center() * width)
    for card, turn in zip(picture.cards, _turns(picture), strict=True):
        painter.save()
        painter.rotate(turn)
        at = QRectF(-width / 2, -_HINGE * width, width, card_height(width))
        paint_card_shadow(painter, at, 0.1)
        paint_card(painter, at, card, style, plain=width < 50)
        painter.restore()
    for paint, x, y, share in picture.counters:
        paint(painter, QTransform.fromScale(width, width).mapRect(_counter(x, y, share)))
    painter.end()
    return pixmap


def _turns(picture: Picture) -> list[float]:
    last = len(picture.cards) - 1
    return [picture.spread * (i - last / 2) for i in range(last + 1)]


def _counter(x: float, y: float, size: float) -> QRectF:
    return QRectF(x - size / 2, y - size / 2 - _MIDDLE, size, size)


def _room(picture: Picture) -> QRectF:
    """Return the area of the picture, by the card's width, around the hinge; with a little for the shadows."""
    card = QRectF(-0.5, -_HINGE, 1.0, card_height(1.0))
    room = QRectF()
    for turn in _turns(picture):
        room |= QTransform().rotate(turn).mapRect(card)
    for _, x, y, size in picture.counters:
        room |= _counter(x, y, size)
    return room.adjusted(-0.03, -0.03, 0.03, 0.06)
