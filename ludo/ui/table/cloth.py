"""The cloth in the current theme, and what glows on it."""

from collections.abc import Iterable
from math import ceil
from typing import Final, NamedTuple, cast

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, QSizeF, Qt, QTimer
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPixmap, QRegion, QResizeEvent
from PySide6.QtWidgets import QWidget

from ludo.ui.art import cloth
from ludo.ui.art.colours import PLAIN_CLOTH
from ludo.ui.theme import current_theme

_PARTS = 24
"""A region of more parts is painted at once."""
_DUSK = QColor(8, 10, 14, 74)
"""What lies over the cloth in the dark theme."""
_OVAL_WIDTH: Final = 1.4
_OVAL_SHARE: Final = 0.55
"""How strongly its line is seen, by other lines on the cloth."""
_OVAL_CONTRAST: Final = 110
"""The same in high contrast, as an alpha."""
_OVAL_LIGHT: Final = 7
"""Alpha of the light in it."""
_SETTLED: Final = 300
"""Milliseconds after which a size is taken to stay."""
_LARGE: Final = 3_000_000
"""Pixels of a cloth that takes long to draw."""
_GLOW_CORNER: Final = 18
_GLOW_STEPS: Final = 8
"""Layers of the light around a place that would take a card."""
_GLOW_REACH: Final = 12
"""How far the first of them reaches beyond the place."""
_GLOW_STEP: Final = 3
"""How much less far each of the next ones reaches."""


class _Glow(NamedTuple):
    """How strongly the light and the line of a place are seen, and the width of the line by the usual one."""

    light: float
    line: float
    width: float


_PLACE: Final = _Glow(0.010, 0.55, 1.2)
_PLACE_UNDER: Final = _Glow(0.022, 0.95, 2.0)


def paint_table(painter: QPainter, rect: QRectF, name: str) -> None:
    """Paint the cloth of the table: darker in the dark theme, flat in high contrast."""
    theme = current_theme().name
    cloth.paint_cloth(painter, rect, PLAIN_CLOTH if theme == "contrast" else name)
    if theme == "dark":
        painter.fillRect(rect, _DUSK)


def paint_oval(painter: QPainter, rect: QRectF) -> None:
    """Paint a thin line woven into the cloth around the middle of the table."""
    theme = current_theme()
    colour = QColor(theme.cloth_line)
    contrast = theme.name == "contrast"
    colour.setAlpha(_OVAL_CONTRAST if contrast else round(colour.alpha() * _OVAL_SHARE))
    light = QColor(255, 255, 255, 0 if contrast else _OVAL_LIGHT)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(colour, _OVAL_WIDTH))
    painter.setBrush(light)
    painter.drawEllipse(rect)


class Ground:
    """The empty table, drawn once for each size and look, and copied where it is needed."""

    def __init__(self) -> None:
        self._look: object = None
        self._shape: object = None
        self._picture = QPixmap()

    def paint(
        self, painter: QPainter, area: QRect, table: QWidget, cloth_name: str, oval: QRectF, *, rough: bool = False
    ) -> None:
        """Paint that part of the table; `oval` goes round where the game is played.

        rough: what was drawn for another size will do, scaled.
        """
        ratio = table.devicePixelRatioF()
        size = table.size()
        look, shape = (ratio, cloth_name, current_theme().name), (size.toTuple(), oval.getRect())
        if look != self._look or (shape != self._shape and not rough):
            self._look, self._shape = look, shape
            self._picture = _draw(size, ratio, cloth_name, oval)
        wide, high = self._picture.width() / size.width(), self._picture.height() / size.height()
        if not rough:  # its size is rounded up
            wide = high = ratio
        source = QRectF(area.x() * wide, area.y() * high, area.width() * wide, area.height() * high)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
        painter.drawPixmap(QRectF(area), self._picture, source)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)


def _draw(size: QSize, ratio: float, cloth_name: str, oval: QRectF) -> QPixmap:
    picture = QPixmap(ceil(size.width() * ratio), ceil(size.height() * ratio))
    picture.setDevicePixelRatio(ratio)
    painter = QPainter(picture)
    paint_table(painter, QRectF(QPointF(), QSizeF(size)), cloth_name)
    if not oval.isEmpty():
        paint_oval(painter, oval)
    painter.end()
    return picture


def paint_glow(painter: QPainter, rect: QRectF, under: bool, *, oval: bool) -> None:
    """Paint a soft light on a place that would take the card; stronger for the place under it."""
    theme, look = current_theme(), _PLACE_UNDER if under else _PLACE
    colour = QColor(theme.gold)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)

    def shape(grown: float) -> None:
        area = rect.adjusted(-grown, -grown, grown, grown)
        if oval:
            painter.drawEllipse(area)
        else:
            painter.drawRoundedRect(area, _GLOW_CORNER, _GLOW_CORNER)

    for step in range(_GLOW_STEPS):
        colour.setAlphaF(look.light * (step + 1) / 2)
        painter.setBrush(colour)
        shape(_GLOW_REACH - _GLOW_STEP * step)
    colour.setAlphaF(look.line)
    painter.setPen(QPen(colour, theme.line_width * look.width))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    shape(0)


def _rects(region: QRegion) -> list[QRect]:
    """Return the parts of a region: copying each costs less than its whole bounds through a clip."""
    return list(cast("Iterable[QRect]", region)) if region.rectCount() <= _PARTS else [region.boundingRect()]


class Cloth(QWidget):
    """An empty table, and the places on it that glow. cloth: the name of its colour."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.cloth = "green"
        self._ground = Ground()
        self._settling = QTimer(self, singleShot=True, interval=_SETTLED)
        self._settling.timeout.connect(self._settle)
        self.resizing = False
        """Does the size change again and again, so that what was drawn for another size is shown?"""
        self._glows: tuple[tuple[QRectF, ...], QRectF | None] = ((), None)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)

    @property
    def glows(self) -> tuple[QRectF, ...]:
        """The places that glow because they would take what is dragged or picked up."""
        return self._glows[0]

    def set_glows(self, rects: tuple[QRectF, ...], under: QRectF | None) -> None:
        """Set the areas that glow because they would take a card; the one aimed at glows more."""
        if (rects, under) != self._glows:
            self._glows = (rects, under)
            self.update()

    def oval(self) -> QRectF:
        """Return the rectangle of the oval in its middle; empty for none."""
        return QRectF()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Draw the cloth for a size that stays; while an edge is dragged one size follows another."""
        super().resizeEvent(event)
        self.resizing = self._settling.isActive() and self.width() * self.height() > _LARGE
        self._settling.start()

    def _settle(self) -> None:
        if self.resizing:
            self.resizing = False
            for widget in (self, *self.findChildren(QWidget)):
                widget.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the cloth, and what glows on it."""
        painter = QPainter(self)
        oval = self.oval()
        for part in _rects(event.region()):
            self._ground.paint(painter, part, self, self.cloth, oval, rough=self.resizing)
        if self._settling.isActive():
            self._settling.start()  # what it takes to paint a size does not count
        for rect in self._glows[0]:
            paint_glow(painter, rect, rect == self._glows[1], oval=rect == oval)


def is_resizing(widget: QWidget) -> bool:
    """Does the size of the cloth under a widget change again and again, so that other sizes of its picture will do?"""
    parent = widget.parentWidget()
    while parent is not None and not isinstance(parent, Cloth):
        parent = parent.parentWidget()
    return parent is not None and parent.resizing
