"""Pictures of the cards of this table, each with its shadow, made once for each size."""

from math import ceil
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap

from ludo.engine.cards import Card
from ludo.ui.art.cache import PixmapCache
from ludo.ui.art.faces import card_height, card_pixmap
from ludo.ui.art.shadow import paint_card_shadow, shadow_reach
from ludo.ui.art.style import CardStyle
from ludo.ui.i18n import language
from ludo.ui.settings import Settings
from ludo.ui.theme import current_theme

_CACHE: Final = PixmapCache(64 * 1024 * 1024)


def style_of(settings: Settings) -> CardStyle:
    """How the settings, and the theme, want the cards to look; letters "auto" go by the language."""
    indices = settings.indices
    if indices == "auto":
        indices = "RDV" if language() == "fr" else "KQJ"
    contrast = current_theme().name == "contrast"
    back = settings.back or ("bold" if contrast else "")
    return CardStyle(indices, settings.four_colours, back, contrast)


def lying_card(face: Card | None, width: float, ratio: float, style: CardStyle, tilt: float = 0.0) -> QPixmap:
    """A card (None: its back) with its shadow as it lies on the table, in the middle of the picture."""
    key = (face, round(width * ratio, 1), ratio, style, round(tilt, 1))
    return _CACHE.get(key, lambda: _render(face, width, ratio, style, tilt))


def _render(face: Card | None, width: float, ratio: float, style: CardStyle, tilt: float) -> QPixmap:
    card = card_pixmap(face, width, ratio, style, tilt=tilt)
    around = ceil(shadow_reach(width, 0.0)) + 1
    # An even number of pixels more than the card, so that its own pixels stay whole.
    wide, high = (side + 2 * ceil(around * ratio) for side in (card.width(), card.height()))
    result = QPixmap(wide, high)
    result.setDevicePixelRatio(ratio)
    result.fill(Qt.GlobalColor.transparent)
    size = QSizeF(wide / ratio, high / ratio)
    painter = QPainter(result)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.save()
    painter.translate(size.width() / 2, size.height() / 2)
    painter.rotate(tilt)
    height = card_height(width)
    paint_card_shadow(painter, QRectF(-width / 2, -height / 2, width, height), 0.0)
    painter.restore()
    painter.drawPixmap(QPointF(ceil(around * ratio) / ratio, ceil(around * ratio) / ratio), card)
    painter.end()
    return result
