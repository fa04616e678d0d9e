"""The soft shadow under a card."""

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap

_DARK = 92


def shadow_reach(width: float, lift: float) -> float:
    """Return how far (logical pixels) the shadow of a card of that width reaches beyond it at most."""
    blur, drop = _measures(width, lift)
    return blur + drop


def paint_card_shadow(painter: QPainter, rect: QRectF, lift: float) -> None:
    """Paint the shadow of a card that will lie at `rect`; lift is 0 on the table and 1 in the hand that drags it."""
    width = min(rect.width(), rect.height())
    blur, drop = _measures(width, lift)
    dpr = painter.device().devicePixelRatioF()
    corner = round(width * 0.04)
    patch = _patch(round(blur * 2), corner, dpr)
    edge = round(blur * 2) + corner
    outer = rect.adjusted(-blur, -blur, blur, blur).translated(0, drop)
    _nine(painter, outer, patch, edge, dpr)


def _measures(width: float, lift: float) -> tuple[float, float]:
    lift = max(0.0, min(1.0, round(lift * 8) / 8))
    return width * (0.022 + 0.075 * lift), width * (0.010 + 0.060 * lift)


@lru_cache(maxsize=96)
def _patch(soft: int, corner: int, dpr: float) -> QPixmap:
    """A blurred rounded square: `soft` pixels from clear to dark, one pixel between its corners."""
    soft = max(2, soft)
    side = 2 * (soft + corner) + 1
    pixmap = QPixmap(round(side * dpr), round(side * dpr))
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
    painter.setPen(Qt.PenStyle.NoPen)
    steps = round(soft * dpr)
    for i in range(steps):
        t = (i + 1) / steps
        inset = soft * i / steps
        painter.setBrush(QColor(0, 0, 0, round(_DARK * t * t * (3 - 2 * t))))
        radius = corner + soft - inset
        painter.drawRoundedRect(QRectF(inset, inset, side - 2 * inset, side - 2 * inset), radius, radius)
    painter.end()
    return pixmap


def _nine(painter: QPainter, rect: QRectF, patch: QPixmap, edge: int, dpr: float) -> None:
    source = patch.width()
    cut = min(edge * dpr, source / 2)
    margin = min(float(edge), rect.width() / 2, rect.height() / 2)
    xs = (rect.left(), rect.left() + margin, rect.right() - margin, rect.right())
    ys = (rect.top(), rect.top() + margin, rect.bottom() - margin, rect.bottom())
    ss = (0.0, cut, source - cut, float(source))
    for i in range(3):
        for j in range(3):
            target = QRectF(QPointF(xs[i], ys[j]), QPointF(xs[i + 1], ys[j + 1]))
            piece = QRectF(QPointF(ss[i], ss[j]), QPointF(ss[i + 1], ss[j + 1]))
            painter.drawPixmap(target, patch, piece)
