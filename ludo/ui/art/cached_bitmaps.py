"""Things that are painted often, kept as bitmaps."""

from collections.abc import Callable, Hashable
from math import ceil
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPaintEngine, QPainter, QPixmap

from ludo.ui.art.cache import PixmapCache

_CACHE: Final = PixmapCache(8 * 1024 * 1024)
_AROUND: Final = 2
"""Pixels around the rectangle, for the half of a line that lies outside of it."""


def paint_kept(
    painter: QPainter, rect: QRectF, key: Hashable, paint: Callable[[QPainter, QRectF], None], around: int = _AROUND
) -> None:
    """Paint something into a rectangle as `paint` does, from a bitmap that is kept by key and size.

    It begins on a whole pixel. Where the painter turns or scales, or paints no bitmap (a page to be printed), it is
    painted itself. `around`: pixels that it may reach beyond the rectangle.
    """
    if rect.isEmpty():
        return
    shift = painter.transform()
    if shift.isScaling() or shift.isRotating() or painter.paintEngine().type() != QPaintEngine.Type.Raster:
        paint(painter, rect)
        return
    ratio = painter.device().devicePixelRatioF()
    size = round(rect.width() * ratio * 2), round(rect.height() * ratio * 2)
    picture = _CACHE.get((key, size, ratio), lambda: _draw(rect, ratio, paint, around))
    left = round((shift.dx() + rect.left()) * ratio) - around
    top = round((shift.dy() + rect.top()) * ratio) - around
    painter.drawPixmap(QPointF(left / ratio - shift.dx(), top / ratio - shift.dy()), picture)


def _draw(rect: QRectF, ratio: float, paint: Callable[[QPainter, QRectF], None], around: int) -> QPixmap:
    picture = QPixmap(ceil(rect.width() * ratio) + 2 * around, ceil(rect.height() * ratio) + 2 * around)
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint(painter, QRectF(around / ratio, around / ratio, rect.width(), rect.height()))
    painter.end()
    return picture
