"""Counters on the table: discs and tiles of Trut, chips, life coins, the dealer button, the knocking fist.

Everything is painted inside the given rectangle, in logical pixels, and keeps its proportions.
"""

from collections.abc import Callable, Hashable
from sys import maxsize
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QTransform

from ludo.ui.art import colours
from ludo.ui.art.cached_bitmaps import paint_kept
from ludo.ui.art.outline import painter_path
from ludo.ui.art.shapes import GLYPHS, HEARTS
from ludo.ui.art.suits import suit_path

BONE: Final = QColor(colours.BONE)
BRASS: Final = QColor(colours.BRASS)
INK: Final = QColor(colours.INK)

_FIST: Final = (
    "M18 40 C18 30 32 30 33 39 C33 27 49 27 50 37 C50 26 66 27 66 38 C67 29 82 30 82 41 L82 66 "
    "C82 84 70 94 52 94 C32 94 18 82 18 64 Z",
    "M18 58 C12 58 8 63 10 69 C14 76 30 76 46 74 C55 73 57 62 48 60 C38 59 28 60 18 58 Z",
    "M33 39 L33 55 M50 37 L50 57 M66 38 L66 60",
    "M14 22 L6 12 M50 16 L50 4 M86 22 L94 12",
)
"""A fist from the front in a square of 100: hand, thumb, lines between the fingers, strokes of the knock."""
_TALLEST: Final = 12
"""So many chips of a stack are drawn."""
_LARGEST: Final = 160.0
"""Counters larger than this, seen in big moments only, are not kept as bitmaps."""


def paint_disc(painter: QPainter, rect: QRectF, colour: QColor | None = None, *, outline: bool = False) -> None:
    """A round counter (*jeton rond*), one point at Trut. outline: the empty place of one."""
    box, colour = _square(rect), colour or BONE
    if outline:
        _hollow(painter, box, 0.5, colour)
    else:
        _kept(painter, box, ("disc", colour.rgba()), lambda inner, area: _disc(inner, area, colour))


def _disc(painter: QPainter, box: QRectF, colour: QColor) -> None:
    with _PainterState(painter):
        side = box.height() * 0.07
        top = box.adjusted(side / 2, 0, -side / 2, -side)
        painter.setBrush(colour.darker(150))
        painter.setPen(_pen(colour.darker(230), box.width() * 0.02))
        painter.drawEllipse(top.translated(0, side))
        painter.setBrush(colour)
        painter.drawEllipse(top)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for share, shade in ((0.12, 135), (0.17, 88)):
            painter.setPen(_pen(colour.darker(shade), box.width() * 0.025))
            inset = top.width() * share
            painter.drawEllipse(top.adjusted(inset, inset, -inset, -inset))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour.darker(135))
        painter.drawEllipse(top.center(), top.width() * 0.07, top.height() * 0.07)


def paint_tile(painter: QPainter, rect: QRectF, colour: QColor | None = None, *, outline: bool = False) -> None:
    """A rectangular counter (*plaque*), one trut. Drawn 5 : 3 within `rect`. outline: the empty place of one."""
    box, colour = _fitted(rect, 5 / 3), colour or BRASS
    if outline:
        _hollow(painter, box, 0.14, colour)
    else:
        _kept(painter, box, ("tile", colour.rgba()), lambda inner, area: _tile(inner, area, colour))


def _tile(painter: QPainter, box: QRectF, colour: QColor) -> None:
    radius = box.height() * 0.14
    with _PainterState(painter):
        side = box.height() * 0.11
        top = box.adjusted(side / 4, 0, -side / 4, -side)
        painter.setBrush(colour.darker(150))
        painter.setPen(_pen(colour.darker(230), box.height() * 0.03))
        painter.drawRoundedRect(top.translated(0, side), radius, radius)
        painter.setBrush(colour)
        painter.drawRoundedRect(top, radius, radius)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        inset = top.height() * 0.15
        inner = top.adjusted(inset, inset, -inset, -inset)
        painter.setPen(_pen(colour.darker(140), box.height() * 0.035))
        painter.drawRoundedRect(inner, radius * 0.6, radius * 0.6)
        painter.setPen(_pen(colour.lighter(125), box.height() * 0.03))
        line = inner.translated(0, box.height() * 0.035)
        painter.drawLine(
            QPointF(line.left() + radius, line.top()),
            QPointF(line.right() - radius, line.top()),
        )
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour.darker(140))
        a, b, c = top.height() * 0.32, top.height() * 0.2, top.center()
        lozenge = QPainterPath(QPointF(c.x() - a, c.y()))
        for x, y in ((c.x(), c.y() - b), (c.x() + a, c.y()), (c.x(), c.y() + b)):
            lozenge.lineTo(x, y)
        painter.drawPath(lozenge)


def chips_for(amount: int, most: int = maxsize) -> list[int]:
    """Worths of the fewest chips that make `amount`, dearest first; so many of them at most."""
    chips: list[int] = []
    for worth, _ in colours.CHIPS:
        count, amount = divmod(amount, worth)
        chips += [worth] * min(count, most - len(chips))
    return chips


def paint_chip_stack(painter: QPainter, rect: QRectF, amount: int, *, tallest: int = _TALLEST) -> None:
    """A stack of chips worth `amount`, standing on the bottom of `rect`; no more than `tallest` are drawn."""
    chips = chips_for(max(0, amount), tallest)
    if chips:
        _kept(painter, rect, ("stack", *chips), lambda inner, area: _stack(inner, area, chips))


def _stack(painter: QPainter, rect: QRectF, chips: list[int]) -> None:
    fills = dict(colours.CHIPS)
    wide, flat, step = _stack_measures(rect, len(chips))
    left = rect.center().x() - wide / 2
    with _PainterState(painter):
        for i, worth in enumerate(chips):
            bottom = rect.bottom() - i * step
            _chip(painter, QRectF(left, bottom - flat - step, wide, flat), step, QColor(fills[worth]))


def stack_height(rect: QRectF, amount: int) -> float:
    """Return how high a stack stands that `paint_chip_stack` paints into a rectangle."""
    count = len(chips_for(max(0, amount), _TALLEST))
    _, flat, step = _stack_measures(rect, max(1, count))
    return flat + count * step


def _stack_measures(rect: QRectF, count: int) -> tuple[float, float, float]:
    """Return the width of a stack of so many chips, the height of the uppermost one, and of each below it."""
    wide = min(rect.width(), rect.height() / 0.5)
    flat = wide * 0.42
    return wide, flat, min(wide * 0.15, (rect.height() - flat) / count)


def paint_chip(painter: QPainter, rect: QRectF, worth: int = 1) -> None:
    """One chip seen from above, as it flies; `worth` picks its colour (1, 5, 10, 20 or 50)."""
    _kept(painter, _square(rect), ("chip", worth), lambda inner, area: _flat_chip(inner, area, worth))


def _flat_chip(painter: QPainter, box: QRectF, worth: int) -> None:
    colour = QColor(dict(colours.CHIPS)[worth])
    with _PainterState(painter):
        painter.setPen(_pen(colour.darker(220), box.width() * 0.03))
        painter.setBrush(colour)
        painter.drawEllipse(box)
        painter.setPen(QPen(_mark(colour), box.width() * 0.13, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
        edge = box.width() * 0.085
        for i in range(6):
            painter.drawArc(box.adjusted(edge, edge, -edge, -edge), (i * 60 - 12) * 16, 24 * 16)
        inset = box.width() * 0.2
        painter.setPen(_pen(_mark(colour), box.width() * 0.035))
        painter.drawEllipse(box.adjusted(inset, inset, -inset, -inset))


def paint_life(painter: QPainter, rect: QRectF, *, lost: bool = False) -> None:
    """A life at Trente-et-un: a brass coin with a heart; its empty place when lost."""
    box = _square(rect)
    if lost:
        _hollow(painter, box, 0.5, BRASS)
    else:
        _kept(painter, box, "life", _life)


def _life(painter: QPainter, box: QRectF) -> None:
    _disc(painter, box, BRASS)
    with _PainterState(painter):
        size = box.width() * 0.52
        at = QTransform().translate(box.center().x() - size / 2, box.center().y() - size * 0.53)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(BRASS)
        hub = box.width() * 0.25
        painter.drawEllipse(QPointF(box.center().x(), box.center().y() - box.height() * 0.035), hub, hub)
        painter.setBrush(QColor(colours.BRASS_DARK))
        painter.drawPath(at.scale(size, size).map(suit_path(HEARTS)))


def paint_dealer(painter: QPainter, rect: QRectF) -> None:
    """The dealer button: D for *donneur* and for dealer."""
    _kept(painter, _square(rect), "dealer", _dealer)


def _dealer(painter: QPainter, box: QRectF) -> None:
    with _PainterState(painter):
        painter.setPen(_pen(INK, box.width() * 0.05))
        painter.setBrush(QColor(colours.PAPER))
        inset = box.width() * 0.03
        painter.drawEllipse(box.adjusted(inset, inset, -inset, -inset))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(_pen(BRASS.darker(115), box.width() * 0.04))
        inset = box.width() * 0.11
        painter.drawEllipse(box.adjusted(inset, inset, -inset, -inset))
        width, data = GLYPHS["D"]
        scale = box.height() * 0.48 / 100
        at = QTransform().translate(box.center().x() - width * scale * 0.49, box.center().y() - 50 * scale)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(INK)
        painter.drawPath(at.scale(scale, scale).map(painter_path(data, even_odd=True)))


def paint_fist(painter: QPainter, rect: QRectF) -> None:
    """The fist that knocks at Trente-et-un."""
    _kept(painter, _square(rect), ("fist",), _fist)


def _fist(painter: QPainter, box: QRectF) -> None:
    hand, thumb, lines, knock = (painter_path(data) for data in _FIST)
    with _PainterState(painter):
        painter.translate(box.topLeft())
        painter.scale(box.width() / 100, box.height() / 100)
        painter.setPen(_pen(INK, 4.5))
        painter.setBrush(BONE)
        painter.drawPath(hand)
        painter.drawPath(lines)
        painter.drawPath(thumb)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(_pen(BONE, 6))
        painter.drawPath(knock)


class _PainterState:
    """Restore the state of a painter at the end of a block."""

    def __init__(self, painter: QPainter) -> None:
        self._painter = painter

    def __enter__(self) -> None:
        self._painter.save()
        self._painter.setRenderHint(QPainter.RenderHint.Antialiasing)

    def __exit__(self, *_: object) -> None:
        self._painter.restore()


def _chip(painter: QPainter, top: QRectF, thick: float, colour: QColor) -> None:
    side = QPainterPath()
    side.moveTo(top.left(), top.center().y())
    side.lineTo(top.left(), top.center().y() + thick)
    side.arcTo(top.translated(0, thick), 180, 180)
    side.lineTo(top.right(), top.center().y())
    side.arcTo(top, 0, -180)
    side.closeSubpath()
    line = _pen(colour.darker(230), max(0.6, top.width() * 0.018))
    painter.setPen(line)
    painter.setBrush(colour.darker(118))
    painter.drawPath(side)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(_mark(colour))
    for share in (0.16, 0.44, 0.72):
        x = top.left() + top.width() * share
        dip = (top.height() / 2) * (1 - (2 * (share + 0.06) - 1) ** 2) ** 0.5
        y = top.center().y() + dip
        painter.drawRect(QRectF(x, y + thick * 0.12, top.width() * 0.12, thick * 0.76))
    painter.setPen(line)
    painter.setBrush(colour)
    painter.drawEllipse(top)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(_pen(_mark(colour), top.width() * 0.03))
    painter.drawEllipse(top.center(), top.width() * 0.32, top.height() * 0.32)


def _mark(colour: QColor) -> QColor:
    return QColor(colours.CHIP_MARKS[0 if colour.lightness() < 150 else 1])


def _hollow(painter: QPainter, box: QRectF, roundness: float, colour: QColor) -> None:
    """Paint the empty place of a counter; `roundness`: radius of its corners by its height."""
    _kept(
        painter, box, ("hollow", roundness, colour.rgba()), lambda inner, area: _dotted(inner, area, roundness, colour)
    )


def _dotted(painter: QPainter, box: QRectF, roundness: float, colour: QColor) -> None:
    with _PainterState(painter):
        faint = QColor(colour)
        faint.setAlpha(110)
        pen = _pen(faint, max(1.0, box.height() * 0.05))
        pen.setStyle(Qt.PenStyle.DotLine)
        painter.setPen(pen)
        painter.setBrush(QColor(0, 0, 0, 38))
        radius = box.height() * roundness
        painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), radius, radius)


def _kept(painter: QPainter, box: QRectF, key: Hashable, paint: Callable[[QPainter, QRectF], None]) -> None:
    """Paint a counter from its bitmap if it is small."""
    if max(box.width(), box.height()) > _LARGEST:
        paint(painter, box)
    else:
        paint_kept(painter, box, key, paint)


def _pen(colour: QColor, width: float) -> QPen:
    return QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)


def _square(rect: QRectF) -> QRectF:
    return _fitted(rect, 1.0)


def _fitted(rect: QRectF, ratio: float) -> QRectF:
    wide = min(rect.width(), rect.height() * ratio)
    high = wide / ratio
    return QRectF(rect.center().x() - wide / 2, rect.center().y() - high / 2, wide, high)
