"""Pictures of the cards of this table, each with its shadow, made once for each size."""

from collections.abc import Hashable
from dataclasses import replace
from functools import cache
from math import ceil

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from ludo.engine.cards import Card
from ludo.ui.art.faces import CARD_CACHE, card_height, card_room, paint_card
from ludo.ui.art.shadow import paint_card_shadow, shadow_reach
from ludo.ui.art.style import CardStyle
from ludo.ui.i18n import present_language
from ludo.ui.services.settings import Settings
from ludo.ui.table.fonts import large_letters
from ludo.ui.theme import current_theme

_BEST = 0.8
"""How high the shadow of a card that wins says it is."""


def style_of(settings: Settings) -> CardStyle:
    """Return how the settings, and the theme, want the cards to look; letters "auto" go by the language."""
    indices = present_language().court_letters if settings.indices == "auto" else settings.indices
    contrast = current_theme().name == "contrast"
    back = settings.back or ("bold" if contrast else "")
    return CardStyle(indices, settings.four_colours, back, contrast, large_letters())


@cache
def style_with_back(style: CardStyle, back: str) -> CardStyle:
    """Return a style with another back, empty for its own; large plain faces keep their bold back."""
    return replace(style, back=back) if back and not style.high_contrast else style


def lying_card(face: Card | None, width: float, ratio: float, style: CardStyle, tilt: float = 0.0) -> QPixmap:
    """A card (None: its back) with its shadow as it lies on the table, in the middle of the picture."""
    key = _key(face, width, ratio, style, tilt)
    return CARD_CACHE.get(key, lambda: _render(face, width, ratio, style, tilt))


def best_card(face: Card | None, width: float, ratio: float, style: CardStyle, tilt: float = 0.0) -> QPixmap:
    """A card that wins, in a golden light above the table, in the middle of the picture."""
    key = ("best", current_theme().name, _key(face, width, ratio, style, tilt))
    return CARD_CACHE.get(key, lambda: _render_best(lying_card(face, width, ratio, style, tilt), width, tilt))


def is_drawn(face: Card | None, width: float, ratio: float, style: CardStyle, tilt: float = 0.0) -> bool:
    """Is that picture there already?"""
    return _key(face, width, ratio, style, tilt) in CARD_CACHE


def _key(face: Card | None, width: float, ratio: float, style: CardStyle, tilt: float) -> Hashable:
    return "lying", face, round(width * ratio, 1), ratio, style, round(tilt, 1)


def _render(face: Card | None, width: float, ratio: float, style: CardStyle, tilt: float) -> QPixmap:
    room = card_room(width, tilt=tilt)
    around = ceil((ceil(shadow_reach(width, 0.0)) + 1) * ratio)
    # An even number of pixels more than the card, so that its own pixels stay whole.
    wide, high = (max(1, ceil(side * ratio - 0.01)) + 2 * around for side in (room.width(), room.height()))
    result = QPixmap(wide, high)
    result.setDevicePixelRatio(ratio)
    result.fill(Qt.GlobalColor.transparent)
    painter = QPainter(result)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.translate(wide / ratio / 2, high / ratio / 2)
    painter.rotate(tilt)
    height = card_height(width)
    rect = QRectF(-width / 2, -height / 2, width, height)
    paint_card_shadow(painter, rect, 0.0)
    paint_card(painter, rect, face, style)
    painter.end()
    return result


def _render_best(card: QPixmap, width: float, tilt: float) -> QPixmap:
    height = card_height(width)
    rect, radius = QRectF(-width / 2, -height / 2, width, height), width * 0.06
    ratio = card.devicePixelRatio()
    around = ceil(shadow_reach(width, _BEST) * ratio)
    result = QPixmap(card.size() + QSize(2 * around, 2 * around))
    result.setDevicePixelRatio(ratio)
    result.fill(Qt.GlobalColor.transparent)
    painter = QPainter(result)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(result.width() / ratio / 2, result.height() / ratio / 2)
    painter.rotate(tilt)
    paint_card_shadow(painter, rect, _BEST)
    gold = QColor(current_theme().gold)
    painter.setPen(Qt.PenStyle.NoPen)
    for step in range(4):
        gold.setAlphaF(0.14 + 0.1 * step)
        painter.setBrush(gold)
        grown = width * (0.085 - 0.02 * step)
        painter.drawRoundedRect(rect.adjusted(-grown, -grown, grown, grown), radius + grown, radius + grown)
    painter.rotate(-tilt)
    size = card.deviceIndependentSize()
    painter.drawPixmap(QPointF(-size.width() / 2, -size.height() / 2), card)
    painter.rotate(tilt)
    painter.setPen(QPen(current_theme().gold, max(2.0, width * 0.03)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(rect, radius, radius)
    painter.end()
    return result
