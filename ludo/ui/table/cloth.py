"""The cloth in the theme of the moment, and what glows on it."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from ludo.ui.art import cloth
from ludo.ui.theme import current_theme

_DUSK = QColor(8, 10, 14, 74)


def paint_table(painter: QPainter, rect: QRectF, name: str) -> None:
    """The cloth of the table: darker in the dark theme, flat in high contrast."""
    theme = current_theme().name
    cloth.paint_cloth(painter, rect, cloth.PLAIN if theme == "contrast" else name)
    if theme == "dark":
        painter.fillRect(rect, _DUSK)


def paint_oval(painter: QPainter, rect: QRectF) -> None:
    """A thin line woven into the cloth around the middle of the table."""
    theme = current_theme()
    colour = QColor(theme.cloth_line)
    colour.setAlpha(110 if theme.name == "contrast" else round(colour.alpha() * 0.55))
    light = QColor(255, 255, 255, 0 if theme.name == "contrast" else 7)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(colour, 1.4))
    painter.setBrush(light)
    painter.drawEllipse(rect)


def paint_glow(painter: QPainter, rect: QRectF, under: bool) -> None:
    """A soft light around a place that would take the card; stronger for the place under it."""
    theme = current_theme()
    colour = QColor(theme.gold)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    for step in range(8):
        colour.setAlphaF((0.022 if under else 0.010) * (step + 1) / 2)
        painter.setBrush(colour)
        grown = 12 - 3 * step
        painter.drawRoundedRect(rect.adjusted(-grown, -grown, grown, grown), 26 - step, 26 - step)
    colour.setAlphaF(0.95 if under else 0.55)
    painter.setPen(QPen(colour, theme.line_width * (2.0 if under else 1.2)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(rect, 18, 18)
