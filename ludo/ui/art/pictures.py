"""A small picture for each game, made of our own cards and counters."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from ludo.engine.cards import JOKER, read_cards
from ludo.ui.art.faces import card_height, card_pixmap
from ludo.ui.art.shadow import paint_card_shadow
from ludo.ui.art.style import CardStyle
from ludo.ui.art.tokens import paint_chip_stack, paint_dealer, paint_disc, paint_life, paint_tile

Paint = Callable[[QPainter, QRectF], None]


@dataclass(frozen=True)
class Picture:
    """A fan of cards and what lies before it.

    spread: degrees between two cards; counters: what paints each, its centre and its width, by the card's width,
    measured from the middle of the picture.
    """

    cards: tuple[int, ...]
    counters: tuple[tuple[Paint, float, float, float], ...] = ()
    spread: float = 12.0


def _chips(amount: int) -> Paint:
    return lambda painter, rect: paint_chip_stack(painter, rect, amount)


PICTURES: Final[dict[str, Picture]] = {
    "triomphe": Picture(read_cards("Kd Ks Qs Js"), ((paint_dealer, 0.98, 0.5, 0.3),)),
    "trente_et_un": Picture(read_cards("Kh Qh Ah"), ((paint_life, -1.05, 0.42, 0.32), (paint_life, -0.86, 0.66, 0.32))),
    "trut": Picture(read_cards("Ac 8h 7s"), ((paint_disc, -0.98, 0.5, 0.34), (paint_tile, 0.98, 0.52, 0.5))),
    "tripoli": Picture(
        read_cards("10h Jh Qh Kh Ah"), ((_chips(38), -1.12, 0.36, 0.36), (_chips(7), 1.12, 0.42, 0.36)), 10.0
    ),
    "trio": Picture((*read_cards("7c 7d 7s"), JOKER, *read_cards("9h 10h")), spread=9.0),
}
"""By the id of the game; a further game adds a line."""


def paint_game_picture(painter: QPainter, rect: QRectF, game_id: str, style: CardStyle) -> None:
    """Paint the picture of a game into `rect`. Raises KeyError for a game without one."""
    picture = PICTURES[game_id]
    half = picture.spread * (len(picture.cards) - 1) / 2
    width = min(rect.width() / (2.1 + half * 0.02), rect.height() / 1.72)
    height = card_height(width)
    dpr = painter.device().devicePixelRatioF()
    # The cards turn about a point well below them, as in a hand.
    hinge = QPointF(rect.center().x(), rect.center().y() + height * 1.12)

    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    for i, card in enumerate(picture.cards):
        painter.save()
        painter.translate(hinge)
        painter.rotate(picture.spread * i - half)
        at = QRectF(-width / 2, -height * 1.6, width, height)
        paint_card_shadow(painter, at, 0.1)
        painter.drawPixmap(at.topLeft(), card_pixmap(card, width, dpr, style))
        painter.restore()
    middle = rect.center()
    for paint, x, y, size in picture.counters:
        side = size * width
        paint(painter, QRectF(middle.x() + x * width - side / 2, middle.y() + y * width - side / 2, side, side))
    painter.restore()
