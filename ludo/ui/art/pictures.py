"""A small picture for each game, made of our own cards and counters."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap, QTransform

from ludo.engine.cards import JOKER, read_cards
from ludo.ui.art.cache import PixmapCache
from ludo.ui.art.faces import card_height, paint_card
from ludo.ui.art.shadow import paint_card_shadow
from ludo.ui.art.style import CardStyle
from ludo.ui.art.tokens import paint_chip_stack, paint_dealer, paint_disc, paint_life, paint_tile

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


def _chips(amount: int) -> Paint:
    return lambda painter, rect: paint_chip_stack(painter, rect, amount)


_HINGE: Final = 2.46
"""Cards turn about a point well below them, as in a hand: from their top edge, by the card's width."""
_MIDDLE: Final = 1.72
"""Height of the picture's middle above that point."""

_CACHE: Final = PixmapCache(16 * 1024 * 1024)

PICTURES: Final[dict[str, Picture]] = {
    "triomphe": Picture(read_cards("Kd Ks Qs Js"), ((paint_dealer, 0.95, 0.62, 0.3),)),
    "trente_et_un": Picture(read_cards("Kh Qh Ah"), ((paint_life, -1.0, 0.42, 0.32), (paint_life, -0.84, 0.68, 0.32))),
    "trut": Picture(read_cards("Ac 8h 7s"), ((paint_disc, -0.92, 0.62, 0.34), (paint_tile, 0.98, 0.62, 0.5))),
    "tripoli": Picture(
        read_cards("10h Jh Qh Kh Ah"), ((_chips(38), -1.0, 0.58, 0.38), (_chips(7), 1.02, 0.62, 0.38)), 10.0
    ),
    "nights": Picture(
        read_cards("Qd Kc"),
        ((_chips(25), -1.1, 0.55, 0.4), (_chips(8), -0.72, 0.85, 0.34), (_chips(40), 1.05, 0.55, 0.4)),
    ),
    "trio": Picture((*read_cards("7c 7d 7s"), JOKER, *read_cards("9h 10h")), spread=9.0),
}
"""By the id of the game, and that of the evenings with several games; a further game adds a line."""


def paint_game_picture(painter: QPainter, rect: QRectF, game_id: str, style: CardStyle) -> None:
    """Paint the picture of a game into `rect`, as large as it fits. Raises KeyError for a game without one."""
    picture = PICTURES[game_id]
    dpr = painter.device().devicePixelRatioF()
    key = (game_id, round(rect.width() * dpr), round(rect.height() * dpr), dpr, style)
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
    """What the picture covers, by the card's width, around the hinge; with a little for the shadows."""
    card = QRectF(-0.5, -_HINGE, 1.0, card_height(1.0))
    room = QRectF()
    for turn in _turns(picture):
        room |= QTransform().rotate(turn).mapRect(card)
    for _, x, y, size in picture.counters:
        room |= _counter(x, y, size)
    return room.adjusted(-0.03, -0.03, 0.03, 0.06)
