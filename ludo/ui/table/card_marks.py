"""Paints over a card on the table: a shade, the tab of a card just drawn, the ring of focus."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from ludo.ui.art import colours
from ludo.ui.art.faces import card_height
from ludo.ui.table.contract import Spot
from ludo.ui.theme import current_theme

CORNER, _FOCUS_CORNER = 0.04, 0.06
"""Radius of the corners of the card, and of the line around the focus, by its width."""
VEIL = 0.14
"""How much shade lies over a card that cannot be played now."""
_UNDER_INDEX, _UNDER_TALL = 0.442, 0.572
"""Where the index ends, by the height of the card: the usual one, and that of large letters."""
_BAR_LEFT, _BAR_WIDTH = 0.45, 0.17
"""From the middle of the card to the left of the bar under its index, and its width, by the width of the card."""
_BAR, _BAR_LEAST = 0.015, 2.5
"""Height of the bar, by the height of the card, and in pixels at least."""
_TAB, _TAB_LEAST = 0.07, 5.0
"""Height of the tab of a card that was just drawn, by the width of the card, and in pixels at least."""
_TAB_WIDTH, _TAB_ABOVE = 0.94, 0.65
"""Its width, by that of the card; how much of it lies above the edge."""


def bar_of(width: float, large_index: bool) -> QRectF:
    """Return the bar under the index of a card that cannot be played now, from the middle of a card of this width.

    It is a second mark beside the shade, where it is seen however far other cards of the hand cover this one.
    """
    height = card_height(width)
    top = _UNDER_TALL if large_index else _UNDER_INDEX
    return QRectF(-width * _BAR_LEFT, height * (top - 0.5), width * _BAR_WIDTH, max(_BAR_LEAST, height * _BAR))


def tab_of(width: float) -> QRectF:
    """Return the tab of a card that was just drawn, from the middle of a card of this width."""
    high = max(_TAB_LEAST, width * _TAB)
    wide = width * _TAB_WIDTH
    return QRectF(-wide / 2, -card_height(width) / 2 - high * _TAB_ABOVE, wide, high)


def paint_veil(painter: QPainter, spot: Spot, large_index: bool) -> None:
    """Darken the card a little; unlike transparency, that shows no card below it."""
    width, height = spot.width, card_height(spot.width)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.rotate(spot.angle)
    painter.setPen(Qt.PenStyle.NoPen)
    veil = QColor(colours.INK)
    veil.setAlphaF(VEIL)
    painter.setBrush(veil)
    painter.drawRoundedRect(QRectF(-width / 2, -height / 2, width, height), width * CORNER, width * CORNER)
    painter.setBrush(QColor(colours.INK))
    painter.drawRect(bar_of(width, large_index))
    painter.restore()


def paint_tab(painter: QPainter, spot: Spot) -> None:
    """Paint a tab along the upper edge, which is seen however far other cards of the hand cover this one."""
    theme = current_theme()
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.rotate(spot.angle)
    painter.setPen(QPen(theme.cloth_plate, 1))
    painter.setBrush(theme.gold)
    tab = tab_of(spot.width)
    painter.drawRoundedRect(tab, tab.height() / 2, tab.height() / 2)
    painter.restore()


def paint_focus(painter: QPainter, spot: Spot) -> None:
    """Paint the ring of focus around a card."""
    theme = current_theme()
    width, height = spot.width, card_height(spot.width)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.rotate(spot.angle)
    painter.setPen(QPen(theme.gold, 2.0 + theme.line_width))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    radius = width * _FOCUS_CORNER
    painter.drawRoundedRect(QRectF(-width / 2 - 1, -height / 2 - 1, width + 2, height + 2), radius, radius)
