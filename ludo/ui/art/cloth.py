"""The cloth of the table: one colour, a soft vignette, a weave that is barely seen."""

import math
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPixmap, QRadialGradient

from ludo.ui.art.cache import PixmapCache
from ludo.ui.art.colours import CLOTHS, PLAIN_CLOTH

_CACHE: Final = PixmapCache(80 * 1024 * 1024)


def cloth_colour(name: str) -> QColor:
    """Return the colour of a cloth in the light. Raises KeyError for a name that is not in `CLOTHS`."""
    return QColor(CLOTHS[name])


def paint_cloth(painter: QPainter, rect: QRectF, colour_name: str) -> None:
    """Fill `rect` with a cloth of `CLOTHS`, cached by size."""
    if colour_name == PLAIN_CLOTH:
        painter.fillRect(rect, cloth_colour(PLAIN_CLOTH))
        return
    dpr = painter.device().devicePixelRatioF()
    wide, high = math.ceil(rect.width() * dpr), math.ceil(rect.height() * dpr)
    if wide < 1 or high < 1:
        return
    pixmap = _CACHE.get((colour_name, wide, high, dpr), lambda: _render(colour_name, wide, high, dpr))
    painter.drawPixmap(rect.topLeft(), pixmap)


def _render(name: str, wide: int, high: int, dpr: float) -> QPixmap:
    pixmap = QPixmap(wide, high)
    light = cloth_colour(name)
    pixmap.fill(light)
    painter = QPainter(pixmap)
    centre = QPointF(wide / 2, high * 0.46)
    glow = QRadialGradient(centre, math.hypot(wide, high) * 0.56)
    glow.setColorAt(0.0, QColor(255, 255, 255, 22))
    glow.setColorAt(0.45, QColor(255, 255, 255, 0))
    glow.setColorAt(0.46, QColor(0, 0, 0, 0))
    glow.setColorAt(0.75, QColor(0, 0, 0, 30))
    glow.setColorAt(1.0, QColor(0, 0, 0, 92))
    painter.fillRect(pixmap.rect(), QBrush(glow))
    painter.fillRect(pixmap.rect(), QBrush(_weave(max(1, round(dpr)))))
    painter.end()
    pixmap.setDevicePixelRatio(dpr)
    return pixmap


_WEAVE: Final = 64
"""Threads of a tile of cloth, each way."""


def _weave(unit: int) -> QPixmap:
    """A tile of threads that differ a little from each other: nothing repeats often enough to shimmer when scaled."""
    threads = bytearray()
    seed = 20_011
    for _ in range(_WEAVE * _WEAVE):
        seed = (seed * 1_103_515_245 + 12_345) % 2**31
        shade = (seed >> 16) % 19 - 9
        threads += bytes((shade,) * 4) if shade > 0 else bytes((0, 0, 0, -shade))
    image = QImage(bytes(threads), _WEAVE, _WEAVE, QImage.Format.Format_RGBA8888_Premultiplied)
    return QPixmap.fromImage(image.scaled(_WEAVE * unit, _WEAVE * unit))
